"""A show under way: what is already on the playbill, and which lights shine on the card."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from trickerion.rules.ask import links_of
from trickerion.rules.catalog import Yields
from trickerion.rules.state import GameState
from trickerion.scenes.performance.playbill import BonusLine, Playbill, TrickLine, add
from trickerion.ui.tween import Timeline, linear

OPENING, LINE, RING, CLOSING = 0.7, 0.7, 0.35, 0.5  # seconds at speed 1
_SLIDE = 0.35

Line = TrickLine | BonusLine


@dataclass
class Running:
    """One show; ``state`` is the table before it.

    ``arrived`` tells for each line how far it has come in (0..1), ``rings`` how far the light has run round each Link,
    ``curtain`` how far the house has gone dark, ``is_over`` that the sum stands.
    """

    bill: Playbill
    state: GameState
    viewer: int
    arrived: list[float] = field(default_factory=list)
    rings: list[float] = field(default_factory=list)
    curtain: float = 0.0
    is_over: bool = False

    def __post_init__(self) -> None:
        self.arrived = [0.0] * len(self.lines)
        self.rings = [0.0] * len(links_of(self.state.performance(self.bill.card)))

    @property
    def lines(self) -> list[Line]:
        """The playbill in the order in which it is paid."""
        return [*self.bill.tricks, *self.bill.bonuses]

    @property
    def current(self) -> int:
        """The number of the line that is coming in, or -1."""
        moving = [number for number, share in enumerate(self.arrived) if 0 < share < 1]
        return moving[-1] if moving else -1

    def owner(self, line: Line) -> int:
        """Who receives a line."""
        return line.owner if isinstance(line, TrickLine) else self.bill.performer

    def paid(self, seat: int) -> Yields:
        """What a seat has received so far."""
        shown = zip(self.lines, self.arrived, strict=True)
        return add(line.yields for line, share in shown if share >= 0.5 and self.owner(line) == seat)

    def lit_slots(self) -> set[int]:
        """The slots whose markers are being paid."""
        number = self.current
        if number < 0:
            return set()
        line = self.lines[number]
        return {line.slot} if isinstance(line, TrickLine) else set()

    def start(self, timeline: Timeline, sound: Callable[[str], object], done: Callable[[], object]) -> None:
        """Set everything in motion; without motion it is all over at once."""
        timeline.add(OPENING, lambda share: setattr(self, "curtain", share))
        at = OPENING
        for number, line in enumerate(self.lines):
            if isinstance(line, BonusLine) and line.kind == "link":
                at = self._start_rings(timeline, at)
            timeline.add(_SLIDE, self._bring(number), delay=at, done=partial(sound, _sound_of(line)))
            at += LINE
        timeline.add(CLOSING, lambda _share: None, ease=linear, delay=at, done=lambda: self._finish(sound, done))

    def _start_rings(self, timeline: Timeline, at: float) -> float:
        for number in range(len(self.rings)):
            timeline.add(RING, self._light(number), delay=at, ease=linear)
            at += RING * 0.7
        return at

    def _bring(self, number: int) -> Callable[[float], None]:
        return lambda share: self.arrived.__setitem__(number, share)

    def _light(self, number: int) -> Callable[[float], None]:
        return lambda share: self.rings.__setitem__(number, share)

    def _finish(self, sound: Callable[[str], object], done: Callable[[], object]) -> None:
        self.is_over = True
        sound("applause")
        done()


def _sound_of(line: Line) -> str:
    if line.yields.shards:
        return "shard_chime"
    return "coins" if line.yields.coins else "card_flick"
