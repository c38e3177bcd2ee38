"""What the rooms do for a Trick and what it would pay in them: asked by the window and by nobody else."""

from typing import NamedTuple

from trickerion.rules.academy.board import academy_of, lesson_of
from trickerion.rules.academy.catalog import CHOOSE, CLASSROOM, CLASSROOMS
from trickerion.rules.academy.classroom import ONE_OF, room_pays
from trickerion.rules.academy.lessons import match_bonus
from trickerion.rules.academy.practice import practising_of
from trickerion.rules.catalog import Yields
from trickerion.rules.phases.performance import lasting_yields, own_yields
from trickerion.rules.state import GameState, OwnedTrick


class ClassOffer(NamedTuple):
    """A Classroom with a free slot: what the Trick would pay there each turn (one of these), and at once."""

    tile: str
    pays: tuple[Yields, ...]
    bonus: Yields


def class_offers(state: GameState, seat: int, owned: OwnedTrick) -> list[ClassOffer]:
    """What the open Classrooms would pay for a Trick, but for the one where it is taught."""
    board, lesson = academy_of(state), lesson_of(state, seat, owned.id)
    here = lesson.room.space if lesson is not None else ""
    is_taught = lesson is not None and lesson.room.type == CLASSROOM
    spaces = dict.fromkeys(space for space, _ in board.free_slots(CLASSROOM) if space != here)
    return [
        ClassOffer(
            board.room(space).tile,
            would_pay(state, seat, owned.id, board.room(space).tile),
            Yields() if is_taught else match_bonus(state, seat, owned, space),
        )
        for space in spaces
    ]


def would_pay(state: GameState, seat: int, trick: str, tile: str) -> tuple[Yields, ...]:
    """What a Trick pays each turn in a Classroom; several where its owner may choose."""
    room = CLASSROOMS[tile]
    ways = [room_pays(room, lasting_yields(state, seat, trick), r) for r in (ONE_OF if CHOOSE in room.keep else ("",))]
    return tuple(way for way in ways if any(way)) or (Yields(),)


def each_show(state: GameState, seat: int, trick: str) -> Yields:
    """What one Trick Marker pays on stage before weekday and cards: its Yields and what its Practice Room adds."""
    pairs = zip(own_yields(state, seat, trick), practising_of(state, seat, trick).yields, strict=True)
    return Yields(*(amount + more for amount, more in pairs))
