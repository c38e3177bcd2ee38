"""The measuring tools: a pair of games under every goal, prices of gifts, means with their standard errors."""

import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

SHOWS = "own show every turn from turn 2"
TOOLS = Path(__file__).resolve().parent.parent.parent / "tools"


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> ModuleType:
    """A tool as a module, with its neighbours."""
    monkeypatch.setattr(sys, "path", [str(TOOLS), *sys.path])
    return import_module(request.param)


@pytest.mark.parametrize("tool", ["paired"], indirect=True)
def test_a_mean_tells_its_standard_error(tool: ModuleType) -> None:
    mean = tool.mean_of([1, 2, 3, 4])
    assert (mean.value, mean.number) == (2.5, 4) and mean.error == pytest.approx(0.6455, abs=1e-4)
    assert str(mean) == "+2.5 (0.6)" and str(tool.mean_of([])) == "-"


@pytest.mark.parametrize("tool", ["feasibility"], indirect=True)
@pytest.mark.slow
def test_a_seat_that_is_held_to_shows_is_compared_with_itself(tool: ModuleType) -> None:
    (result,) = tool.pairs(tool.table_of(2, ()), "tool", 0, (SHOWS,))
    assert result.force == SHOWS


@pytest.mark.slow
@pytest.mark.parametrize("tool", ["feasibility"], indirect=True)
def test_the_same_pair_twice_is_the_same(tool: ModuleType) -> None:
    once, again = (tool.pairs(tool.table_of(2, ()), "tool", 0, (SHOWS,)) for _ in range(2))
    assert once == again


@pytest.mark.parametrize("tool", ["price_list"], indirect=True)
def test_a_game_goes_on_from_the_start_of_a_turn_as_it_went(tool: ModuleType) -> None:
    tables, fame = tool.snapshots(tool.table_of(2, ()), "tool", 0)
    assert sorted(tables) == [1, 2, 3, 4, 5]
    game = tables[4]
    tool.play_on(game, tool.fresh_bots(0, 2))
    assert [player.fame for player in game.state.players] == fame
