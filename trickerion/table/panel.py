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


class Deeds:
    """Deeds that panels may do. These do nothing: so it is at a table that is only looked at."""

    def moves_of(self, thing: str) -> Sequence[Move]:
        """Moves of the Character at work that are about a thing."""
        return ()

    def use(self, title: str, moves: Sequence[Move], rect: Rect) -> None:
        """Use a thing that was clicked: what can be done with it?"""

    def trade(self, moves: Sequence[Move], wish: Move | None) -> None:
        """Open the sheet for moves that buy or order, with one answer chosen."""

    def offer(self, moves: Sequence[Move]) -> None:
        """Ask which card or ability is used."""

    def answer(self, move: Move) -> None:
        """Make a move that answers the open question."""

    def give_back(self, move: Move) -> None:
        """Ask whether something is given back."""

    def place(self, lifted: Lifted, slot: str) -> None:
        """Place the Character in the hand."""

    def leave_idle(self, character: str) -> None:
        """Leave a Character idle."""

    def choose_idle(self) -> None:
        """Ask which Character is left idle."""

    def after(self, move: Move) -> View | None:
        """Table after a move."""
        return None

    def set_up(self, lifted: LiftedMarker, move: Move) -> None:
        """Lay the Trick Marker in the hand."""

    def show_hand(self) -> None:
        """Show the viewer's special cards, large."""

    def finish(self) -> None:
        """End the Actions of the Character at work."""

    def changed(self) -> None:
        """Lay everything out anew."""

    def open_theater(self) -> None:
        """Open the Theater."""

    def open_academy(self) -> None:
        """Open the Academy."""

    def open_residence(self, category: str = "") -> None:
        """Look through the Tricks that can be learned."""

    def open_player(self, seat: int) -> None:
        """Open the things of a player."""

    def open_powers(self, seat: int) -> None:
        """Open the Powers of a player."""


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
        spot.now = bool(moves)
        if moves:
            spot.on_click = lambda: self.deeds.use(title, moves, place.rect)
        return spot


def counters(seat: int, first: Point) -> dict[str, Anchor]:
    """Anchors of the counters of a player's Fame, Coins and Shards."""
    return {f"{kind}.{seat}": Anchor((first[0] + 62 * n, first[1])) for n, kind in enumerate(("fame", "coin", "shard"))}


def square(center: Point, size: int) -> Rect:
    """A square round a centre."""
    return Rect(0, 0, size, size).move_to(center=center)
