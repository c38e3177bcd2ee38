"""Own Tricks that are practised or taught in the Academy: the worth of their Trick Markers follows from it."""

from collections.abc import Callable
from typing import NamedTuple, TypeVar

from trickerion.rules.academy.board import AcademyBoard, Rooms
from trickerion.rules.academy.catalog import CLASSROOM, NOT_PRACTISED, PRACTICE_ROOMS, Practising
from trickerion.rules.catalog import ACADEMY
from trickerion.rules.state import GameState


class TricksInRooms(NamedTuple):
    """The Tricks of a player that are in rooms: practised ones with the bonus of their slot, and taught ones.

    ``classes``: of each Trick that is taught, (Trick, room, Shards); ``aside``: how many of them take no place in the
    Workshop.
    """

    practised: tuple[tuple[str, Practising], ...] = ()
    taught: tuple[str, ...] = ()
    classes: tuple[tuple[str, str, int], ...] = ()
    aside: int = 0

    def bonus(self, trick: str) -> Practising:
        """Bonus of a Practice Room for a Trick."""
        for practised, bonus in self.practised:
            if practised == trick:
                return bonus
        return NOT_PRACTISED


NO_LESSONS = TricksInRooms()


def board_of(state: GameState) -> AcademyBoard | None:
    """The board of the Academy; None in a game without it."""
    board: AcademyBoard | None = state.boards.get(ACADEMY)
    return board


def lessons_of(state: GameState, seat: int) -> TricksInRooms:
    """The Tricks of a seat that are in rooms."""
    board = board_of(state)
    return NO_LESSONS if board is None else _lessons(board.rooms, seat)


T = TypeVar("T")
MOST_ANSWERS = 4096


def of_rooms(question: Callable[[Rooms, int], T]) -> Callable[[Rooms, int], T]:
    """A question about rooms, and a seat or a number of them, that is answered once for each record of rooms.

    They are known by being the same record: to compare, or to hash, all that lies in them takes longer than the answer.
    """
    known: dict[tuple[int, int], tuple[Rooms, T]] = {}

    def answer(rooms: Rooms, seat: int) -> T:
        found = known.get((id(rooms), seat))
        if found is None or found[0] is not rooms:
            if len(known) >= MOST_ANSWERS:
                known.clear()
            found = known[id(rooms), seat] = rooms, question(rooms, seat)
        return found[1]

    return answer


@of_rooms
def _lessons(rooms: Rooms, seat: int) -> TricksInRooms:
    practised, classes, aside = list[tuple[str, Practising]](), list[tuple[str, str, int]](), 0
    for room in rooms:
        for slot, marker in enumerate(room.markers):
            if marker is None or marker.owner != seat:
                continue
            if room.type == CLASSROOM:
                classes.append((marker.trick, room.tile, marker.shards))
                aside += not marker.suit
            else:
                practised.append((marker.trick, PRACTICE_ROOMS[room.tile].slots[slot]))
    taught = tuple(trick for trick, _, _ in classes)
    return TricksInRooms(tuple(practised), taught, tuple(classes), aside)
