"""Tips of hotspots: which one is due, how far it has come, and the reason that is said when something is refused."""

from dataclasses import dataclass

from pygame import Rect

from trickerion.ui.held import NOWHERE, Held
from trickerion.ui.hotspot import Hotspot, Point, Tip
from trickerion.ui.spot_layout import SpotLayout

TIP_DELAY = 0.28  # seconds of hovering
TIP_FADE = 0.12
REFUSAL_STAYS = 5.0  # seconds that a reason is shown unless the pointer goes elsewhere


@dataclass(frozen=True, slots=True)
class ShownTip:
    """A tip that is due: its text, the rectangle it explains, and how far it has faded in (0..1).

    ``number`` tells a reason from the same one said before.
    """

    tip: Tip
    anchor: Rect
    opacity: float
    number: int = 0


class SpotTips:
    """Tip of the spot that is pointed at, after a moment; a ``refusal`` comes at once and instead.

    ``filled`` was dropped on, or clicked: it is quiet until the pointer was elsewhere. A spot that comes up below the
    resting pointer is quiet until the pointer moves: nobody has asked about it.
    """

    def __init__(self, layout: SpotLayout) -> None:
        self._layout = layout
        self._explained: str | None = None
        self._rested = 0.0
        self._refused_at, self._refused_while = NOWHERE, ""
        self._said = 0  # reasons so far
        self._pointer = NOWHERE
        self._is_asked = True  # the pointer came to the spot, not the spot to the pointer
        self.refusal: ShownTip | None = None
        self.filled: str | None = None

    def update(self, dt: float, wanted: str | None, pointer: Point, *, is_pointed: bool) -> None:
        """Let ``dt`` seconds pass over the spot that is ``wanted``, by the pointer or by the keys."""
        is_elsewhere, has_moved = wanted != self._explained, pointer != self._pointer
        if is_elsewhere:
            self._explained, self._rested, self.filled = wanted, 0.0, None
            self._is_asked = has_moved or not is_pointed
        else:
            self._rested += dt if self._is_asked else 0.0
            self._is_asked = self._is_asked or has_moved
        self._pointer = pointer
        is_old = self._refused_while != self._layout.why_closed or self._rested >= REFUSAL_STAYS
        if is_old or (is_elsewhere and pointer != self._refused_at):
            self.refusal = None

    def say(self, place: Rect, tip: Tip | None, wanted: str | None, pointer: Point) -> None:
        """Say a reason at once and at the place; None takes one away that is said."""
        self._explained, self._rested, self._refused_at = wanted, TIP_DELAY, pointer
        self._said += 1
        self.refusal = ShownTip(tip, place, 1.0, self._said) if tip is not None else None
        self._refused_while = self._layout.why_closed

    def due(self, held: Held | None) -> ShownTip | None:
        """The tip to show now, if any."""
        if self.refusal is not None:
            return self.refusal
        spot = self._layout.spots.get(self._explained) if self._explained else None
        is_dragging = held is not None and (spot is None or spot.on_drop is None)  # only a place that refuses says why
        if spot is None or self._rested < TIP_DELAY or is_dragging or spot.name == self.filled:
            return None
        return self._shown(spot, spot.explanation(held.payload if held is not None else None))

    def _shown(self, spot: Hotspot, tip: Tip | None) -> ShownTip | None:
        opacity = min(1.0, (self._rested - TIP_DELAY) / TIP_FADE + 0.05)
        return ShownTip(tip, spot.anchor or spot.rect, opacity) if tip is not None else None

    @property
    def moving(self) -> bool:
        """True while a tip is about to come."""
        is_coming = self._explained in self._layout.spots and self._is_asked
        return is_coming and self._rested < TIP_DELAY + TIP_FADE
