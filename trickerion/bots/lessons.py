"""Which own Tricks are practised or taught in the Academy: what their Trick Markers are worth follows from it."""

from functools import lru_cache
from typing import NamedTuple

from trickerion.rules.academy.board import AcademyBoard, Room
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
        """What a Practice Room does for a Trick."""
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


@lru_cache(maxsize=4096)
def _lessons(rooms: tuple[Room, ...], seat: int) -> TricksInRooms:
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
