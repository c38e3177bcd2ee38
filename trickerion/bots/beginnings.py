"""First Tricks and Specialists of Managers: by what seats made that began with them, counted and not reckoned."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from trickerion.bots.opening import AT_A_FULL_TABLE, opening_move
from trickerion.rules.catalog import ACADEMY
from trickerion.rules.chance import Chance
from trickerion.rules.moves import ChooseSpecialist, ChooseTrick, Move
from trickerion.rules.options import GameOptions
from trickerion.rules.state import GameState

AS_GOOD: Final = 1.0
"""Fame by which a beginning may have brought less than the best one: of these one is drawn, which no rival foresees."""


class FameBy(NamedTuple):
    """Fame beyond the mean rival's that a beginning brought, by the kind of game."""

    base: float
    base_of_four: float
    academy: float


FIRST_TRICKS: Final[Mapping[str, FameBy]] = {
    "linking_rings": FameBy(-2.4, -2.4, 2.0),
    "living_piano": FameBy(-2.5, -1.5, 0.0),
    "chinese_sticks": FameBy(-3.4, -3.4, -1.0),
    "levitation": FameBy(2.1, 2.0, 6.0),
    "enchanted_butterflies": FameBy(-2.6, -1.0, 1.0),
    "rabbit_from_the_top_hat": FameBy(1.0, 1.0, -4.0),
    "pub_in_a_bottle": FameBy(0.0, -0.7, 2.0),
    "card_manipulation": FameBy(-1.7, -1.5, 7.0),
    "barricaded_barrels": FameBy(-2.2, -3.2, -2.0),
    "stocks_escape": FameBy(0.2, 0.0, -4.0),
    "burning_mummy": FameBy(2.6, 2.6, 2.5),
    "water_tank_escape": FameBy(3.9, 2.7, 6.0),
    "mind_reading": FameBy(0.6, 1.2, -6.0),
    "breath_of_life": FameBy(-0.9, -0.2, 0.5),
    "spirit_hand": FameBy(2.6, 2.2, -5.0),
    "window_to_the_otherworld": FameBy(2.8, 2.2, 0.3),
}
"""Of all Tricks of level 1. First Tricks and Specialists were drawn by lot in these games, and few games drawn towards
none of this (docs/measurements.md)."""

SPECIALISTS: Final[Mapping[str, FameBy]] = {
    "assistant": FameBy(2.0, 1.0, 4.6),
    "engineer": FameBy(0.0, 1.3, -0.4),
    "manager": FameBy(-2.0, -2.0, -4.0),
}


def beginning(state: GameState, seat: int, moves: Sequence[Move], seed: int) -> Move:
    """The answer to a question of the set-up: a Trick or Specialist that brought most, or nearly; else as all do."""
    kind = _kind_of(state.options)
    brought = {move: getattr(each, kind) for move in moves if kind and (each := _brought(move)) is not None}
    if not brought:
        return opening_move(state, seat, moves, seed)
    best = max(brought.values())
    good = [move for move, fame in brought.items() if fame >= best - AS_GOOD]
    return good[Chance(seed, 1 + len(moves)).below(len(good))]


def _brought(move: Move) -> FameBy | None:
    if isinstance(move, ChooseTrick):
        return FIRST_TRICKS.get(move.trick)
    return SPECIALISTS.get(move.specialist) if isinstance(move, ChooseSpecialist) else None


def _kind_of(options: GameOptions) -> str:
    """Name of the figure for such a game; "" where none is known: the Dark Alley without the Academy."""
    if ACADEMY in options.modules:
        return "academy"
    if options.modules:
        return ""
    return "base_of_four" if len(options.seats) == AT_A_FULL_TABLE else "base"
