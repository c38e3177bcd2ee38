"""Contents of a Workshop, and the lacks and the pay of its Tricks."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from trickerion.rules.catalog import Yields
from trickerion.rules.facts.academy import LessonFacts, SeatFacts
from trickerion.rules.facts.actions import Cause

NOW, NEXT_TURN = 0, 1


@dataclass(frozen=True, slots=True)
class Way:
    """One way to get the missing pieces of a Component.

    ``kind``: buy, quick_order (and Buy), order (and Buy next turn), arriving (ordered already, Buy next turn) or
    move_components; ``points`` and ``coins`` in all; ``pieces`` to pay for; ``turns`` to wait (0 or 1); ``board``
    where a new type goes; for move_components the Manager's ``slot``, how many pieces there are ``then``, the pile
    ``exchanged`` for it ("" = none) with what is ``left`` of it, and the other Tricks in the Workshop that would then
    lack something (``harms``).
    """

    kind: str
    points: int
    coins: int
    pieces: int
    turns: int = NOW
    board: str = "board"
    slot: int = -1
    then: int = 0
    exchanged: str = ""
    left: int = 0
    harms: tuple[str, ...] = ()

    @property
    def goes_to_manager(self) -> bool:
        """True when a bought piece has its place on the Manager's board."""
        return self.board == "manager" and self.kind != "move_components"


@dataclass(frozen=True, slots=True)
class Missing:
    """A Component of which a Trick has too few, and the ways to get the rest, if any; harmless and cheap ones first."""

    component: str
    have: int
    need: int
    has_room: bool
    ways: tuple[Way, ...]

    @property
    def short(self) -> int:
        """Pieces that are missing."""
        return self.need - self.have


@dataclass(frozen=True, slots=True)
class PreparePlan:
    """One way for each missing Component, and Prepare: Action Points and Coins in all, and the turn it is ready.

    ``is_now``: in this turn; ``short``: Coins that the player does not have.
    """

    ways: tuple[Way, ...]
    points: int
    coins: int
    turn: int
    is_now: bool
    short: int


@dataclass(frozen=True, slots=True)
class Lacking:
    """Components and Action Points between a Trick and its preparation; ``plan`` is None when one cannot be had now."""

    trick: str
    missing: tuple[Missing, ...]
    prepare_points: int
    plan: PreparePlan | None


class MarkerPlaces(NamedTuple):
    """Places of the Trick Markers of a suit: on the Trick card, (card, slot) in the Theater, in the supply."""

    ready: int
    on_stage: tuple[tuple[str, int], ...]
    supply: int


class EndWorth(NamedTuple):
    """Worth of a level 3 Trick at the end: its printed rule, the number that it counts now, the Fame, its lacks.

    ``stands``: it "scores" as things are, is "short" of Components, or "unprepared" where a Trick Marker would do, too.
    """

    rule: Mapping[str, Any]
    number: int
    fame: int
    lacks: tuple[str, ...]
    stands: str


class TrickFacts(NamedTuple):
    """A Trick in a Workshop: its markers, what it lacks, what Prepare costs and gives here and now.

    ``cheaper_by``: what changes what Prepare costs; ``card_gives``: the markers by its card and place; ``room_gives``:
    with its Practice Room; ``gives``: with all else, ``more_by`` these; ``shards`` on it; ``yields`` in a show, before
    rooms, weekdays and the like.
    """

    place: int
    id: str
    suit: str
    markers: MarkerPlaces
    missing: Mapping[str, int]
    prepare_points: int
    cheaper_by: tuple[Cause, ...]
    card_gives: int
    room_gives: int
    gives: int
    more_by: tuple[str, ...]
    end: EndWorth | None
    room: LessonFacts | None
    shards: int
    yields: Yields

    @property
    def is_taught(self) -> bool:
        """True when the Trick is in a Classroom, where it needs nothing."""
        return self.room is not None and self.room.is_taught

    @property
    def standing(self) -> str:
        """With all Components: "prepared", "ready" for it, or all its markers are "on_stage"."""
        return "prepared" if self.markers.ready else "ready" if self.markers.supply else "on_stage"

    @property
    def is_unprepared(self) -> bool:
        """True when the Trick waits for Prepare."""
        return self.standing == "ready"


class DayPays(NamedTuple):
    """What one Trick Marker pays its owner on a weekday, alone on stage; what the day adds or finds to take away."""

    day: str
    modifier: int
    by_day: Yields
    pays: Yields


class ClassOffer(NamedTuple):
    """A Classroom with a free slot: what the Trick would pay there each turn (one of these), and at once."""

    tile: str
    pays: tuple[Yields, ...]
    bonus: Yields


class TrickPays(NamedTuple):
    """Pay of a Trick on each weekday, and in open Classrooms, the best one first; ``powers`` have a share in it."""

    days: tuple[DayPays, ...]
    powers: tuple[str, ...]
    offers: tuple[ClassOffer, ...]


class PickFacts(NamedTuple):
    """Picking with a card: the pieces taken so far with their price, the number still to come, the price of each one.

    ``pays``: "coins", "fame" (``prices`` are those of all then), "barter" or "bank"; ``left``: Coins for those two.
    """

    pays: str
    taken: Mapping[str, int]
    total: int
    pieces: int
    left: int
    prices: Mapping[str, int]


class WorkshopFacts(NamedTuple):
    """Contents of a Workshop: Tricks by place, all Trick Markers by suit, and the things that modules lay there.

    ``aside``: (Trick, Classroom) set aside while the lesson goes on; ``seated``: the place in the Initiative order.
    """

    tricks: tuple[TrickFacts | None, ...]
    markers: Mapping[str, MarkerPlaces]
    seated: int
    school: SeatFacts | None
    aside: tuple[tuple[str, str], ...]
    has_powers: bool

    @property
    def has_academy(self) -> bool:
        """True when the Academy is on the table."""
        return self.school is not None

    @property
    def owned(self) -> tuple[TrickFacts, ...]:
        """The Tricks that are there."""
        return tuple(trick for trick in self.tricks if trick is not None)
