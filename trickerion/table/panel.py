"""A panel: one thing of the table with its rectangle, its hotspots and its drawing; and what it may do."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from pygame import Rect, Surface

from trickerion.rules.moves import Move
from trickerion.rules.view import View
from trickerion.table.view import TableView
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tips
from trickerion.ui.layout.board import Point


class Place(NamedTuple):
    """A piece on the table that stands for a move: its name, where it lies, and whether it glows by itself."""

    name: str
    rect: Rect
    glows: bool = False


class Anchor(NamedTuple):
    """Place of something that may fly, and the size at which things that fly there are drawn."""

    center: Point
    size: int = 46


@dataclass(frozen=True)
class Lifted:
    """A Character in the hand."""

    character: str


@dataclass(frozen=True)
class LiftedMarker:
    """A Trick Marker in the hand, from the Trick at a place of the Workshop."""

    place: int
    suit: str


def _nothing(*_of: object) -> tuple[()]:
    """Do nothing, at a table that is only looked at."""
    return ()


def _unknown(_move: Move) -> None:
    """Give no table after a move: a table that is only looked at has none."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """Deeds that the panels of the board may do; one that is not given does nothing.

    ``moves_of`` finds the moves of the Character at work that are about a thing; ``use`` is a click on that thing
    (title, moves, rectangle); ``trade`` opens the sheet for moves that buy or order, one answer chosen; ``offer`` asks
    which card or ability is used; ``changed`` has everything laid out anew; ``after`` is the table after a move, and
    ``set_up`` lays the marker in the hand; the others are named after what they do.
    """

    moves_of: Callable[[str], Sequence[Move]] = _nothing
    use: Callable[[str, Sequence[Move], Rect], object] = _nothing
    trade: Callable[[Sequence[Move], Move | None], object] = _nothing
    offer: Callable[[Sequence[Move]], object] = _nothing
    answer: Callable[[Move], object] = _nothing
    give_back: Callable[[Move], object] = _nothing
    place: Callable[[Lifted, str], object] = _nothing
    leave_idle: Callable[[str], object] = _nothing
    after: Callable[[Move], View | None] = _unknown
    set_up: Callable[[LiftedMarker, Move], object] = _nothing
    show_hand: Callable[[], object] = _nothing
    finish: Callable[[], object] = _nothing
    choose_idle: Callable[[], object] = _nothing
    changed: Callable[[], object] = _nothing
    open_theater: Callable[[], object] = _nothing
    open_academy: Callable[[], object] = _nothing
    open_residence: Callable[[str], object] = _nothing
    open_player: Callable[[int], object] = _nothing
    open_powers: Callable[[int], object] = _nothing


@dataclass(frozen=True)
class Glow:
    """Effect of the hand on the viewer's strip: things in light, the Character in the hand, the changes to come."""

    lit: frozenset[str] = frozenset()
    held: str = ""
    deltas: tuple[int, int, int] = (0, 0, 0)

    def strength(self, name: str) -> float:
        """Brightness of a thing's glow."""
        return 0.85 if name in self.lit else 0.0


class Panel(Drawn):
    """The base of all panels; ``draw`` what stays as it is until something happens, or ``look`` becomes another.

    ``id`` is the Location that it shows, if it shows one.
    """

    id: ClassVar[str] = ""

    def __init__(self, table: TableView, deeds: Deeds) -> None:
        self.table = table
        self.deeds = deeds

    @property
    def slots(self) -> dict[str, Point]:
        """Slot id -> centre."""
        return {}

    @property
    def rows(self) -> dict[str, Rect]:
        """Action -> its row."""
        return {}

    def way(self, action: str) -> Callable[[Sequence[Move]], object] | None:
        """Way to begin an Action here or, without moves, to look at the Action; None: by a list of its moves."""
        return None

    @property
    def anchors(self) -> dict[str, Anchor]:
        """The name of a thing that may fly, or to which something may fly -> where it lies."""
        return {}

    def places_of(self, move: Move) -> list[Place]:
        """The pieces here that a move is about; a click on one of them narrows the choice."""
        return []

    def look(self, spots: Hotspots) -> object:
        """Part of the drawing's state that depends on the hand."""

    def draw_lights(self, canvas: Surface, spots: Hotspots, pulse: float) -> None:
        """Draw, in every frame, what breathes or answers the pointer."""

    def add_thing(self, spots: Hotspots, place: Place, title: str, tip: Tips) -> Hotspot:
        """A thing that can be clicked when the Character at work can do something with it."""
        spot = spots.add(Hotspot(place.name, place.rect, tip=tip))
        moves = self.deeds.moves_of(place.name)
        if moves:
            spot.on_click = lambda: self.deeds.use(title, moves, place.rect)
        return spot


def counters(seat: int, first: Point) -> dict[str, Anchor]:
    """Anchors of the counters of a player's Fame, Coins and Shards."""
    return {f"{kind}.{seat}": Anchor((first[0] + 62 * n, first[1])) for n, kind in enumerate(("fame", "coin", "shard"))}


def square(center: Point, size: int) -> Rect:
    """A square round a centre."""
    return Rect(0, 0, size, size).move_to(center=center)
