"""The tool that looks for anything degenerate counts what bots do, and judges it."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest
from table import Table

from trickerion.bots.playing import Played

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool as a module; tools are no package."""
    monkeypatch.setattr(sys, "path", [str(ROOT / "tools"), *sys.path])
    spec = importlib.util.spec_from_file_location("degenerate", ROOT / "tools" / "degenerate.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "degenerate", module)
    spec.loader.exec_module(module)
    return module


def test_a_bot_that_does_anything_at_all_is_found_out(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["degenerate.py", "random,random", "--games", "2"])
    assert tool.main() == 1
    said = capsys.readouterr().out
    assert "random: won 2 of 4" in said and "Degenerate: random leaves wages unpaid" in said
    assert "academy" not in said, "which this game has not"


def test_each_action_of_the_academy_is_due_in_most_games(tool: ModuleType) -> None:
    habits = tool.Habits()
    for number in range(3):
        habits.this_game.update(["teach"] if number else ["teach", "practice"])
        habits.end_game()
    found = tool.faults_of("a bot", habits, 3, tool.due_actions("academy"), ())
    assert "a bot in few games uses: practice" in found and "a bot in few games uses: teach" not in found
    assert not [fault for fault in tool.faults_of("a bot", habits, 3, tool.due_actions(""), ()) if "few" in fault]


def test_a_seat_is_unfair_when_it_wins_clearly_more_than_its_share(tool: ModuleType) -> None:
    assert not tool.unfair_seats([104, 96], 200), "chance"
    assert tool.unfair_seats([130, 70], 200) == ["seat 1 wins 65%, where even is 50%"]


@pytest.mark.parametrize(("before", "income", "told"), [(20, 0, (1, 1)), (12, 9, (1, 0)), (12, 0, (0, 0))])
def test_coins_of_the_last_show_are_told_apart_from_those_that_could_be_spent(
    tool: ModuleType, before: int, income: int, told: tuple[int, int]
) -> None:
    """Over 15 at the end, and over 15 when the last Character was placed."""
    habits = [tool.Habits(), tool.Habits()]
    table = tool.Table(habits)
    hall = Table(2).acts(0, "magician", "downtown.0").purse(0, coins=before)
    move, frame = hall.game.legal_moves()[0], hall.state.stack[-1]
    table.watch(hall.game, frame, move, [])
    hall.purse(0, coins=before + income)
    hall.state.phase = "performance"
    table.watch(hall.game, frame, move, [])
    coins = tuple(player.coins for player in hall.state.players)
    table.end(Played((0, 0), (0, 1), coins, (1, 1), (0.0, 0.0), 0.0, ""), 5)
    assert (habits[0].hoards, habits[0].unspent) == told
