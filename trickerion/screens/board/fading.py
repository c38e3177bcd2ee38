"""How parts of the board lose and gain light: each goes once, gently, from what it has to what it is to have."""

from collections.abc import Iterator, Mapping
from typing import Final

from trickerion.ui.curves import ease_in_out, mix
from trickerion.ui.veil import WHOLE, Change, Dimming

Area = tuple[int, int, int, int]
_STEPS: Final = 12  # pictures of a change


class Fading:
    """The areas with less light and colour, and the ``strength`` (0 to 1) of the signs that go with them."""

    def __init__(self) -> None:
        self._start: dict[Area, Dimming] = {}
        self._end: dict[Area, Dimming] = {}
        self._from, self._to = 0.0, 0.0
        self._elapsed, self._seconds = 0.0, 0.0
        self._changes = 0

    def aim(self, parts: Mapping[Area, Dimming], strength: float, seconds: float) -> None:
        """Begin to change to these parts, all others whole; at once where ``seconds`` is 0."""
        if (parts, strength) != (self._end, self._to):
            self._start, self._from = {area: change.now for area, change in self.parts()}, self.strength
            self._end, self._to = dict(parts), strength
            self._elapsed, self._seconds = 0.0, seconds
            self._changes += 1
        elif not seconds:
            self._elapsed = self._seconds

    def pass_time(self, seconds: float) -> None:
        """Let time pass."""
        self._elapsed = min(self._elapsed + seconds, self._seconds)

    @property
    def _share(self) -> float:
        share = self._elapsed / self._seconds if self._seconds else 1.0
        return ease_in_out(round(share * _STEPS) / _STEPS)

    @property
    def strength(self) -> float:
        """Strength of the signs, in steps."""
        return mix(self._from, self._to, self._share)

    @property
    def moving(self) -> bool:
        """True while the strength changes."""
        return self._elapsed < self._seconds

    @property
    def is_whole(self) -> bool:
        """True if everything has all its light, and will keep it."""
        return not self._end and not self._to and self._share == 1.0

    @property
    def look(self) -> object:
        """Visible state of the fading."""
        return self._changes, self._share

    def parts(self) -> Iterator[tuple[Area, Change]]:
        """The areas that have less than all, or had it a moment ago."""
        share = self._share
        for area in dict.fromkeys((*self._start, *self._end)):
            start, end = self._start.get(area, WHOLE), self._end.get(area, WHOLE)
            if share < 1 or end != WHOLE:
                yield area, Change(start, end, share)
