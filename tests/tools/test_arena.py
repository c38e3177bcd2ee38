"""The yardsticks of the arena are what they are called."""

import importlib.util
import sys
from contextlib import suppress
from pathlib import Path
from types import ModuleType

import pytest

from trickerion.bots.playing import play_game
from trickerion.rules.events import Event
from trickerion.rules.game import Game
from trickerion.rules.moves import LearnPower, Move
from trickerion.rules.options import GameOptions, Seat
from trickerion.rules.state import Choice

TOOL = Path(__file__).resolve().parent.parent.parent / "tools" / "arena.py"
TABLE = GameOptions((Seat("A", "assistant"), Seat("B", "assistant")), setup="full", modules=("dark_alley", "powers"))


class EnoughError(Exception):
    """Enough has been seen of a game."""


@pytest.fixture
def arena(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool as a module; tools are no package."""
    spec = importlib.util.spec_from_file_location("arena", TOOL)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "arena", module)
    spec.loader.exec_module(module)
    return module


def test_one_who_never_learns_a_power_never_does(arena: ModuleType) -> None:
    learned: list[int] = []

    def watch(game: Game, choice: Choice, move: Move, events: list[Event]) -> None:
        if isinstance(move, LearnPower):
            learned.append(choice.seat)
        if game.state.turn > 2:
            raise EnoughError

    with suppress(EnoughError):
        play_game(TABLE, "arena", [arena.contestant("unlearned", 1), arena.contestant("manager", 2)], watch)
    assert set(learned) == {1}


def test_a_manner_is_for_those_who_can_have_one(arena: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    assert arena.with_manner(arena.contestant("manager", 1), "patron").manners("").id == "patron"
    assert arena.with_manner(arena.contestant("random", 1), "patron") is not None
    monkeypatch.setattr(sys, "argv", ["arena", "random", "assistant", "--manner", "patron"])
    with pytest.raises(SystemExit):
        arena.main()
