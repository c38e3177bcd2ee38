"""Endurance plays every kind of game there is, and its monkey has every key."""

import re
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pygame
import pytest
from driver import Driver
from table import Table

from tools.bots import arena, degenerate
from tools.speed import endurance_kinds, endurance_window
from trickerion.bots.bot import Leaning
from trickerion.bots.playing import Played, play_game
from trickerion.rules.catalog import SOLO_CARDS
from trickerion.rules.events import Event
from trickerion.rules.game import Game
from trickerion.rules.moves import LearnPower, Move
from trickerion.rules.options import DIFFICULTIES, HEIR, MODULES, GameOptions, Seat
from trickerion.rules.state import Choice
from trickerion.storage.settings import DEFAULT_KEYS


def test_every_module_is_played_in_company_solo_and_in_the_window() -> None:
    company, solo = endurance_kinds.kinds(), endurance_kinds.solo_kinds()
    assert {name for kind in company for name in kind.modules} == set(MODULES) - {HEIR}
    assert {name for kind in solo for name in kind.modules} == {"dark_alley", "prophecies", "academy", HEIR}
    assert {kind.difficulty for kind in solo} == set(DIFFICULTIES)
    assert {kind.solo_cards for kind in solo} == {1, SOLO_CARDS}
    shown = [endurance_kinds.kind_of_game(number) for number in range(12)]
    assert {name for kind in shown for name in kind.modules} == set(MODULES)


def test_the_monkey_has_every_key(driver: Driver) -> None:
    keys = {(pygame.key.name(key), mod) for key, mod in endurance_window.every_key(driver)}
    held = {"ctrl": pygame.KMOD_CTRL, "shift": pygame.KMOD_SHIFT}
    for text in (*DEFAULT_KEYS.values(), "shift+tab", "escape", "9"):
        *mods, key = text.split("+")
        assert (key, sum(held[mod] for mod in mods)) in keys, text


ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.slow
def test_a_round_of_everything_stays_below_400_mb_with_few_files_of_fonts_open() -> None:
    command = [sys.executable, "tools/speed/endurance.py", "everything", "0.01"]
    ended = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    ((most, fonts),) = re.findall(r"after round 1: .* at most (\d+); .* (\d+) files of fonts", ended.stdout)
    assert int(most) < 400, ended.stdout
    assert int(fonts) <= 40, ended.stdout


TABLE = GameOptions((Seat("A", "assistant"), Seat("B", "assistant")), setup="full", modules=("dark_alley", "powers"))


class EnoughError(Exception):
    """Enough has been seen of a game."""


@pytest.mark.slow
def test_one_who_never_learns_a_power_never_does() -> None:
    learned: list[int] = []

    def watch(game: Game, choice: Choice, move: Move, _events: Sequence[Event]) -> None:
        if isinstance(move, LearnPower):
            learned.append(choice.seat)
        if game.state.turn > 2:
            raise EnoughError

    with suppress(EnoughError):
        play_game(TABLE, "arena", [arena.contestant("unlearned", 1), arena.contestant("manager", 2)], watch)
    assert set(learned) == {1}


def test_a_manner_is_for_those_who_can_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    leaning = arena.with_manner(arena.contestant("manager", 1), "patron")
    assert isinstance(leaning, Leaning)
    assert leaning.manners is not None
    manner = leaning.manners("")
    assert manner is not None
    assert manner.id == "patron"
    assert arena.with_manner(arena.contestant("random", 1), "patron") is not None
    monkeypatch.setattr(sys, "argv", ["arena", "random", "assistant", "--manner", "patron"])
    with pytest.raises(SystemExit):
        arena.main()


def test_a_bot_that_does_anything_at_all_is_found_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["degenerate.py", "random,random", "--games", "2"])
    assert degenerate.main() == 1
    said = capsys.readouterr().out
    assert "random: won 2 of 4" in said
    assert "Degenerate: random leaves wages unpaid" in said
    assert "academy" not in said, "which this game has not"


def test_each_action_of_the_academy_is_due_in_most_games() -> None:
    habits = degenerate.Habits()
    for number in range(3):
        habits.this_game.update(["teach"] if number else ["teach", "practice"])
        habits.end_game()
    found = degenerate.faults_of("a bot", habits, 3, degenerate.due_actions("academy"), ())
    assert "a bot in few games uses: practice" in found
    assert "a bot in few games uses: teach" not in found
    assert not [
        fault for fault in degenerate.faults_of("a bot", habits, 3, degenerate.due_actions(""), ()) if "few" in fault
    ]
    assert not degenerate.unfair_seats([104, 96], 200), "chance"
    assert degenerate.unfair_seats([130, 70], 200) == ["seat 1 wins 65%, where even is 50%"]


@pytest.mark.parametrize(("before", "income", "told"), [(20, 0, (1, 1)), (12, 9, (1, 0)), (12, 0, (0, 0))])
def test_coins_of_the_last_show_are_told_apart_from_those_that_could_be_spent(
    before: int, income: int, told: tuple[int, int]
) -> None:
    """Over 15 at the end, and over 15 when the last Character was placed."""
    habits = [degenerate.Habits(), degenerate.Habits()]
    table = degenerate.Table(habits)
    hall = Table(2).acts(0, "magician", "downtown.0").purse(0, coins=before)
    move, frame = hall.game.legal_moves()[0], hall.state.stack[-1]
    assert isinstance(frame, Choice)
    table.watch(hall.game, frame, move, [])
    hall.purse(0, coins=before + income)
    hall.state.phase = "performance"
    table.watch(hall.game, frame, move, [])
    coins = tuple(player.coins for player in hall.state.players)
    table.end(Played((0, 0), (0, 1), coins, (1, 1), (0.0, 0.0), 0.0, ""), 5)
    assert (habits[0].hoards, habits[0].unspent) == told
