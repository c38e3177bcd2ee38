"""Prospects of a turn: what each of several Assignments brings now, next turn and by the end, and how sure that is."""

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import fmean
from typing import Final, NamedTuple

from trickerion.bots.bot import Outline
from trickerion.rules.catalog import Yields
from trickerion.rules.moves import Move

BAND: Final = 2.0
"""Standard errors to either side of a number, within which the truth nearly always lies."""

QUITE_SURE, LIKELY = 2.0, 5.0
"""Fame of the band, to either side, up to which a prospect is quite sure, or likely; wider, it is a guess."""

USUAL_SPREAD, WEIGHS = 4.0, 3
"""Standard deviation of the Fame of two turns from table to table, and how many tables this belief weighs."""


class Brought(NamedTuple):
    """Result of a way on one table: gain of this turn, gain of the next, its Fame by source, worth for each seat."""

    now: Yields
    later: Yields
    sources: dict[str, int]
    stands: tuple[float, ...]

    @property
    def fame(self) -> int:
        """Fame of both turns."""
        return self.now.fame + self.later.fame


class ByEnd(NamedTuple):
    """Difference in Fame by the end of the game from another way, 0 for about the same; its band to either side."""

    more: int
    least: int
    most: int


class Prospect(NamedTuple):
    """A way for the turn.

    ``plan``: the way in words, its ``sums`` are those of this turn. ``on_tables``: Fame of this turn on the mean of the
    ``tables`` on which it was played on; ``later``: mean gain of the next turn, None before any table and where no turn
    follows, with its Fame by source. ``by_end``: difference from the way that the others are held beside, None for that
    one and before any table.
    """

    plan: Outline
    tables: int = 0
    on_tables: int = 0
    later: Yields | None = None
    sources: tuple[tuple[str, int], ...] = ()
    sure: str = ""
    by_end: ByEnd | None = None


class Comparison(NamedTuple):
    """The player's own cards, None while none lies, beside the hint's plan and another way, None where there is none.

    ``cards`` lie under the Characters; ``tables`` have been tried of those that there are to try (``most``).
    """

    cards: Mapping[str, str]

    own: Prospect | None
    hint: Prospect
    other: Prospect | None = None
    tables: int = 0
    most: int = 1

    @property
    def is_done(self) -> bool:
        """True when all has been tried."""
        return self.tables >= self.most


class PlacementWay(NamedTuple):
    """A placement: gain that is still to come this turn, gain of the next, how sure they are.

    ``by_end``: difference from the placement that it is held beside; None for that one, whose reason and Moves ``then``
    to follow are the hint's.
    """

    move: Move
    now: Yields
    later: Yields
    sure: str
    by_end: ByEnd | None = None
    reason: str = ""
    then: tuple[Move, ...] = ()


class TwoPlacements(NamedTuple):
    """A placement and the best other one, None where there is none; ``left``: turns after this one."""

    first: PlacementWay
    second: PlacementWay | None
    left: int


def sureness(fame: Sequence[float]) -> str:
    """Word for how closely the Fame of a way is known, by that on each table; "" without any."""
    number = len(fame)
    if not number:
        return ""
    mean = fmean(fame)
    spread = sum((each - mean) ** 2 for each in fame) + WEIGHS * USUAL_SPREAD**2
    band = BAND * sqrt(spread / (number - 1 + WEIGHS) / number)
    return "quite_sure" if band <= QUITE_SURE else "likely" if band <= LIKELY else "guess"


def by_end_of(own: float, error: float, *, stands_out: bool) -> ByEnd:
    """Difference by the end with its standard error: a number where it is more than chance."""
    band = BAND * error
    return ByEnd(round(own) if stands_out else 0, round(own - band), round(own + band))


def mean_yields(parts: Sequence[Yields]) -> Yields:
    """Mean of Yields, in whole numbers."""
    return Yields(*(round(fmean(numbers)) for numbers in zip(*parts, strict=True)))


def mean_sources(parts: Sequence[dict[str, int]]) -> tuple[tuple[str, int], ...]:
    """Mean Fame by source in whole numbers, the largest first; what comes to nothing is left out."""
    names = dict.fromkeys(name for part in parts for name in part)
    means = [(name, round(fmean(part.get(name, 0) for part in parts))) for name in names]
    return tuple(sorted((each for each in means if each[1]), key=lambda each: -each[1]))
