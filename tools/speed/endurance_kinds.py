"""The kinds of game that ``endurance.py`` plays: every combination of modules, seats, edition and set-up."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from trickerion.rules.catalog import SOLO_CARDS
from trickerion.rules.options import ALTERNATIVES, DIFFICULTIES, EDITIONS, GameOptions, Seat

if TYPE_CHECKING:
    from random import Random

ALLEY = ("dark_alley", "prophecies")
MODULES = ((), ("dark_alley",), ALLEY, (*ALLEY, "powers"), (*ALLEY, "academy"), (*ALLEY, "academy", "powers"))
FOR_TWO = (("duel",), (*ALLEY, "duel"), (*ALLEY, "duel", "academy", "powers"))
SOLO = (("dark_alley",), ALLEY, (*ALLEY, "academy"))


def kinds() -> list[GameOptions]:
    """Every combination of modules, number of players, edition and set-up; the Duel is for two."""
    tables = [*product(MODULES, (2, 3, 4)), *product(FOR_TWO, (2,))]
    return [
        GameOptions(seats(players, "random"), edition, setup, modules)
        for (modules, players), edition, setup in product(tables, EDITIONS, ("beginner", "full"))
    ]


def seats(players: int, brain: str) -> tuple[Seat, ...]:
    """So many opponents."""
    return tuple(Seat(f"Player {number + 1}", brain) for number in range(players))


def varied(kind: GameOptions, lots: Random) -> GameOptions:
    """The kind, with some points of the rules chosen apart from its edition."""
    points = {point: lots.choice(values) for point, values in ALTERNATIVES.items() if lots.random() < 0.2}
    return GameOptions(kind.seats, kind.edition, kind.setup, kind.modules, points)


def solo_kinds() -> list[GameOptions]:
    """Every difficulty with and without Prophecies and the Academy, both editions, set-ups and sets of solo cards."""
    table = (Seat("Ada", "random"), Seat("The Heir", "heir"))
    choices = product(SOLO, EDITIONS, ("beginner", "full"), DIFFICULTIES, (SOLO_CARDS, 1))
    return [
        GameOptions(table, edition, setup, (*modules, "heir"), difficulty=difficulty, solo_cards=cards)
        for modules, edition, setup, difficulty, cards in choices
        if cards == SOLO_CARDS or "academy" not in modules
    ]


def kind_of_game(number: int, brain: str = "assistant") -> GameOptions:
    """By turns four opponents with each set of modules, Duels, and games against the Heir."""
    every = [*((4, modules) for modules in MODULES), *((2, modules) for modules in FOR_TWO), *((1, m) for m in SOLO)]
    players, modules = every[number % len(every)]
    if players == 1:
        return GameOptions((Seat("Ada", brain), Seat("The Heir", "heir")), setup="full", modules=(*modules, "heir"))
    return GameOptions(seats(players, brain), setup="full", modules=modules)
