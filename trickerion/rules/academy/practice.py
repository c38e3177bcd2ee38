"""What a Practice Room does for the Trick whose Academy marker lies there: asked wherever the rules use it."""

from typing import TYPE_CHECKING

from trickerion.rules.academy.board import lesson_of
from trickerion.rules.academy.catalog import NOT_PRACTISED, PRACTICE_ROOMS, Practising

if TYPE_CHECKING:
    from trickerion.rules.state import GameState


def practising_of(state: "GameState", owner: int, trick: str) -> Practising:
    """The bonus of a Trick as long as its Academy marker lies in a Practice Room."""
    lesson = lesson_of(state, owner, trick) if state.boards else None
    if lesson is None or lesson.room.tile not in PRACTICE_ROOMS:
        return NOT_PRACTISED
    return PRACTICE_ROOMS[lesson.room.tile].slots[lesson.slot]
