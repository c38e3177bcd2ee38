"""Help of a Practice Room for the Trick whose Academy marker lies there: asked wherever the rules use it."""

from typing import TYPE_CHECKING

from trickerion.rules.academy.board import lesson_of
from trickerion.rules.academy.catalog import NOT_PRACTISED, PRACTICE_ROOMS, Practising
from trickerion.rules.catalog import Yields
from trickerion.rules.seat_policy import policy_of

if TYPE_CHECKING:
    from trickerion.rules.state import GameState


def practising_of(state: "GameState", owner: int, trick: str) -> Practising:
    """The bonus of a Trick as long as its Academy marker lies in a Practice Room."""
    lesson = lesson_of(state, owner, trick) if state.boards else None
    if lesson is None or lesson.room.tile not in PRACTICE_ROOMS:
        return NOT_PRACTISED
    if policy_of(state, owner).is_always_prepared:
        return PRACTICE_ROOMS[lesson.room.tile].slots[lesson.slot]._replace(returns_to_trick=False)
    return PRACTICE_ROOMS[lesson.room.tile].slots[lesson.slot]


def bonus_at(tile: str, slot: int) -> Practising | None:
    """The bonus of a slot; both slots of a Classroom are equal and have none."""
    return PRACTICE_ROOMS[tile].slots[slot] if tile in PRACTICE_ROOMS else None


def equal_markers(state: "GameState", owner: int, suit: str) -> int:
    """Number of equal Trick Markers of a player that may lie on one Performance card (ruling 8)."""
    tricks = state.players[owner].tricks
    return next(
        (practising_of(state, owner, owned.id).same_card_markers for owned in tricks if owned and owned.suit == suit), 1
    )


def link_extras(state: "GameState", owner: int, trick: str) -> tuple[tuple[str, Yields], ...]:
    """Yields that the Practice Room of a Trick adds to each Link made with it by its owner, with the id of the room."""
    lesson, pays = lesson_of(state, owner, trick), practising_of(state, owner, trick).link_pays
    return ((lesson.room.tile, pays),) if lesson is not None and any(pays) else ()
