"""Hotspot: one named place that reacts, and what it says when asked (a `Tip` of the drawing kit)."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, ParamSpec

from pygame import Rect

from trickerion.language.signs import without_key, without_mouse
from trickerion.language.speech import listed
from trickerion.language.wording import Words
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.said import SILENT, Role, Said, Says, Zone
from trickerion.words.drawing import ENTER_PRESSES_IT
from trickerion.words.said import CLOSED, EARLIER, LATER

__all__ = ["Area", "Circle", "Hotspot", "Point", "Tip"]

Point = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Circle:
    """A round area on the canvas."""

    x: int
    y: int
    radius: int


Area = Rect | Circle
_ASIDE: Final = frozenset({Zone.OTHERS, Zone.TOLD, Zone.BAR})
"""Zones in which nothing is decided."""
_SCROLLS: Final = (EARLIER, 1), (LATER, -1)


@dataclass(slots=True)
class Hotspot:
    """A named area and what it does. Whatever is left None it does not do.

    ``payload`` can be picked up from here (drag, click-click or keyboard); a spot with ``on_click`` too is clicked when
    pressed without moving. A drop target says with ``accepts`` whether it takes a payload (ask ``legal_moves()``), and
    with ``refuses`` why not; where that can be read already (``is_told``) no bubble repeats it. ``on_step`` gets -1, 1
    from the left and right keys while the spot has the focus. A spot that is not ``enabled`` neither clicks nor drags,
    but explains itself. The tip points at ``anchor``, or at the spot. ``means`` is for its scene: what it stands for.
    Letters typed go to one that ``is_spelled``, once it is clicked.
    ``is_stop``: keys visit the spot, although Enter does nothing there. ``says`` tells what the tip does not; ``zone``
    is the part of the screen it belongs to (that of its panel without one), ``now`` whether the open question is
    answered here (None: whatever can be used in a zone of decisions).
    """

    name: str
    area: Area
    on_click: Callable[[], object] | None = None
    on_right_click: Callable[[], object] | None = None
    on_wheel: Callable[[int], object] | None = None
    on_step: Callable[[int], object] | None = None
    payload: object | None = None
    means: object | None = None
    accepts: Callable[[object], bool] | None = None
    on_drop: Callable[[object], object] | None = None
    refuses: Callable[[object], str] | None = None
    tip: Callable[[], Tip | None] | None = None
    anchor: Rect | None = None
    enabled: bool = True
    why_not: str = ""
    is_told: bool = False
    is_spelled: bool = False
    key: str = ""
    focusable: bool = True
    is_stop: bool = False
    default: bool = False
    says: Says | None = None
    zone: Zone | None = None
    now: bool | None = None

    @property
    def rect(self) -> Rect:
        """The bounding rectangle."""
        if isinstance(self.area, Circle):
            size = 2 * self.area.radius
            return Rect(self.area.x - self.area.radius, self.area.y - self.area.radius, size, size)
        return self.area

    def contains(self, point: Point) -> bool:
        """True if a point of the canvas lies inside the spot."""
        if isinstance(self.area, Circle):
            return (point[0] - self.area.x) ** 2 + (point[1] - self.area.y) ** 2 <= self.area.radius**2
        return self.area.collidepoint(point)

    def distance(self, point: Point) -> float:
        """Distance in pixels between a point of the canvas and the edge; 0 inside."""
        if isinstance(self.area, Circle):
            return max(0.0, math.dist(point, (self.area.x, self.area.y)) - self.area.radius)
        (x, y), area = point, self.area
        return math.hypot(max(area.left - x, 0, x - area.right), max(area.top - y, 0, y - area.bottom))

    def takes(self, payload: object) -> bool:
        """True if ``payload`` may be dropped here."""
        return self.on_drop is not None and self.enabled and (self.accepts is None or self.accepts(payload))

    def why_refused(self, payload: object) -> str:
        """Reason why ``payload`` may not be dropped here; "" when it may, on no target, or without a reason."""
        if self.on_drop is None or self.takes(payload):
            return ""
        return (self.refuses(payload) if self.refuses is not None else "") or ("" if self.enabled else self.why_not)

    def explanation(self, held: object | None) -> Tip | None:
        """The tip to show: its own, or the key that presses it; with the reason if it is closed or refuses the hand."""
        tip = self.tip() if self.tip is not None else None
        if self.tip is None and self.default and self.enabled and not self.key and self.on_drop is None:
            tip = Tip(ENTER_PRESSES_IT)
        reason = "" if self.enabled else self.why_not
        if held is not None:
            reason = self.why_refused(held) or reason
        if not reason or self.is_told:
            return tip
        if tip is None:
            return Tip(reason, tint=theme.rgba(theme.WARN))
        return replace(tip, body=tuple(line for line in tip.body if line != reason), note=reason)

    def only_tell(self) -> None:
        """Nothing can be done here any more, nor is said to be: the note of a tip is what a click does."""
        tip = self.tip
        if self.on_click is not None and tip is not None:
            self.tip = lambda: replace(told, note="") if (told := tip()) is not None else None
        self.on_click = self.on_drop = self.payload = None

    @property
    def is_walked(self) -> bool:
        """True if the keyboard visits the spot."""
        does = self.on_click or self.on_step or self.on_right_click or self.is_stop
        return self.focusable and (bool(does) or self.payload is not None)

    @property
    def answers(self) -> bool:
        """True if the open question can be answered here."""
        if not self.is_walked or self.zone in _ASIDE:
            return False
        return self.now is not False

    def said(self) -> Said:
        """Everything about the spot in words."""
        own, tip = self.says() if self.says is not None else Said(), self.tip() if self.tip is not None else None
        if self.says is SILENT:
            return replace(own, zone=self.zone or Zone.NOW)
        lines = [line for line in (tip.title, *tip.body) if line] if tip is not None else []
        name = own.name or (lines[0] if lines else "")
        told = lines if own.name and tip is not None and not tip.title else lines[1:]
        note = [tip.note] if tip is not None and self.on_click is None else []
        reason = "" if self.enabled else self.why_not
        scrolls = tuple((word, partial(self.on_wheel, step)) for word, step in _SCROLLS) if self.on_wheel else ()
        state = listed(filter(None, map(without_mouse, (own.state, reason)))) or ("" if self.enabled else CLOSED)
        parts, tail = without_key(own.name).split(", "), without_key(own.name).partition(": ")[2].split("; ")
        ends = (", ".join(parts[n:]) for n in range(len(parts)))
        known = {text.rstrip(".").casefold() for text in (state, *ends, *tail)}
        more = [text for line in (*own.more, *told, *note) if line != reason and (text := without_mouse(line))]
        return replace(
            own,
            name=without_key(own.name) if own.name else without_mouse(name),
            state=state,
            role=own.role or self._role,
            more=tuple(line for line in dict.fromkeys(more) if line.rstrip(".").casefold() not in known),
            zone=self.zone or Zone.NOW,
            now=self.answers,
            also=own.also or scrolls,
        )

    @property
    def _role(self) -> Role:
        """Kind of the spot, where its panel does not say."""
        if self.on_drop is not None:
            return Role.PLACE
        if self.payload is not None:
            return Role.THING
        return Role.BUTTON if self.on_click is not None else Role.TEXT

    @property
    def reacts(self) -> bool:
        """True if a click, a pick-up or a drop does anything here, now or when the spot is enabled."""
        return self.on_click is not None or self.payload is not None or self.on_drop is not None


Tips = Callable[[], Tip | None]
"""Maker of a hotspot's tip."""

P = ParamSpec("P")
_WIDTH, _NARROW = 360, 330


def always(tip: Tip) -> Callable[[], Tip]:
    """A hotspot's ``tip`` that is always the same."""
    return lambda: tip


def tip_words(title: str, *body: str, icon: str = "", note: str = "") -> Callable[[], Tip]:
    """A hotspot's ``tip`` from its words."""
    return always(Tip(title, body, icon=icon, note=note))


def spoken(words: Words, *more: str, note: str = "", width: int = _WIDTH) -> Tip:
    """The words of the game as a tip, with more sentences; another last line joins their own one, which moves up."""
    return Tip(*words.plus(*more, note=note), width)


def plain(words: Words) -> Tip:
    """A short tip."""
    return spoken(words, width=_NARROW)


def tip_of(make: Callable[P, Words], *of: P.args, **more: P.kwargs) -> Tips:
    """A hotspot's ``tip``: the words that ``make`` finds for a thing when it is pointed at."""
    return tip_in(_WIDTH, make, *of, **more)


def tip_in(width: int, make: Callable[P, Words], *of: P.args, **more: P.kwargs) -> Tips:
    """The same in a bubble of this width."""
    return lambda: spoken(make(*of, **more), width=width)


def explained(name: str, area: Area, make: Callable[P, Words], *of: P.args, **more: P.kwargs) -> Hotspot:
    """A hotspot that only explains what lies there: the words that ``make`` finds for it when it is pointed at."""
    return Hotspot(name, area, tip=tip_of(make, *of, **more), focusable=False)
