"""Contents of the Academy, and the cost of a renovation or a lesson there."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from trickerion.rules.academy.catalog import CLASSROOM, NOT_PRACTISED, SPACES, Practising
from trickerion.rules.catalog import Yields
from trickerion.rules.moves import Reason

PRACTICE_ACTION, TEACH_ACTION = "practice", "teach"
NOBODY = -1


class LessonFacts(NamedTuple):
    """An Academy marker in a room: whose, of which Trick (``suit`` is "" for one that was set aside), and where.

    It brings the bonus of ``practising``, or in a Classroom each turn one of the amounts that it ``pays``.
    """

    owner: int
    trick: str
    suit: str
    space: str
    slot: int
    tile: str
    practising: Practising = NOT_PRACTISED
    pays: tuple[Yields, ...] = ()

    @property
    def type(self) -> str:
        """The type of the room."""
        return SPACES[self.space].type

    @property
    def is_taught(self) -> bool:
        """True when the lesson is in a Classroom: the Trick cannot be prepared."""
        return self.type == CLASSROOM


class RoomFacts(NamedTuple):
    """A space and what lies there: the tile ("" = none yet), whose Banners, Academy markers.

    ``is_closed`` before the turn in which it ``opens`` (0: never).
    """

    space: str
    tile: str
    is_closed: bool
    opens: int
    builder: int
    banners: int
    markers: tuple[LessonFacts | None, ...]

    @property
    def type(self) -> str:
        """Classroom or practice."""
        return SPACES[self.space].type

    @property
    def letter(self) -> str:
        """The letter of the token that opens the space; "" for one that is open from the start."""
        return SPACES[self.space].closed


class SeatFacts(NamedTuple):
    """Banners of a player: left in the supply, placed beside rooms, ``due`` with a renovation now, worth at the end.

    And of the Protégé: Action Points and wage, its secrets, those of them on which a Coin lies.
    """

    left: int
    placed: int
    due: int
    worth: int
    points: int
    wage: int
    secrets: tuple[str, ...]
    coins: tuple[str, ...]

    @property
    def places(self) -> str:
        """Banners that a renovation now would place: the "last", "some", or "none" since none are left."""
        return "none" if not self.left else "last" if self.due == self.left else "some"


@dataclass(frozen=True, slots=True)
class AcademyFacts:
    """The whole board: spaces by their ids, secrets on display ("" = a free place) and in the ``stack``, players.

    ``banners``: what a renovation of this turn places.
    """

    spaces: Mapping[str, RoomFacts]
    display: tuple[str, ...]
    stack: int
    seats: tuple[SeatFacts, ...]
    banners: int

    @property
    def rooms(self) -> list[RoomFacts]:
        """The spaces in their order, Classrooms and Practice Rooms."""
        return [*self.spaces.values()]

    def free_slots(self, kind: str) -> int:
        """Free slots in the rooms of a type."""
        return sum(room.markers.count(None) for room in self.rooms if room.tile and room.type == kind)

    @property
    def lessons(self) -> list[LessonFacts]:
        """Every Academy marker in a room, room by room."""
        return [marker for room in self.spaces.values() for marker in room.markers if marker is not None]


class PriceFacts(NamedTuple):
    """A price of a space for a player: Coins for the room and for missing Fame, what it brings, rooms that it opens.

    ``short``: Coins that are lacking; ``reason``: why it cannot be paid.
    """

    threshold: int
    coins: int
    missing: int
    fame: int
    tiles: tuple[str, ...]
    short: int
    reason: Reason | None

    @property
    def note(self) -> str:
        """Note below the price: the rooms are "gone", "missing" Fame is paid for, Coins are "short", or ""."""
        if self.reason is not None and self.short <= 0:
            return "gone"
        return "missing" if self.missing else "short" if self.short > 0 else ""

    @property
    def total(self) -> int:
        """Coins in all."""
        return self.coins + self.missing


class LessonCost(NamedTuple):
    """Action Points of Practice or Teach for a Trick now and as printed, what changes them, and why not."""

    points: int
    printed: int
    changed_by: tuple[str, ...]
    reason: Reason | None


class AcademyAsks(NamedTuple):
    """A question that is answered in the Academy: a "price", a "tile", where a "marker" or a "secret" goes."""

    kind: str
    seat: int
    space: str = ""
    threshold: int = 0
    place: int = -1
    secret: str = ""
