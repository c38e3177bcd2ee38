"""Results of looking back at a game: own decisions, each held beside that of a Manager."""

from collections.abc import Iterable
from statistics import median
from typing import Final, NamedTuple

from trickerion.rules.moves import Move
from trickerion.rules.options import GameOptions

KINDS: Final = ("assignment", "visit", "answer")
"""Kinds of decision: the cards of a turn, the visit of one Character from placing to leaving, any other answer."""

REASONS: Final = (
    "trick",
    "link",
    "performer_link",
    "performer_card",
    "advertise",
    "renovation",
    "classroom",
    "scoring",
)
"""Sources of Fame that may explain a difference."""
TO_COME: Final = "to_come"
"""The difference lies in what is there for the turns to come."""

MEASURES: Final = ("own", "rival", "fame", *REASONS)
"""Measures of a table that is played on: worth to the seat, to its best rival; Fame; Fame by source."""

SURE, LEAST = 2.0, 2.0
"""Standard errors and Fame from which on a difference is more than chance."""
MOST_NAMED: Final = 5


def roundly(fame: float) -> int:
    """Fame as it is said: to 1 below 5, then to 2, above 10 to 3."""
    step = 1 if fame < 5 else 2 if fame <= 10 else 3
    return max(1, round(fame / step) * step)


class Parting(NamedTuple):
    """Place where a Manager would have gone another way, and what was found there on each table, in their order.

    ``deed`` moves had been made before the decision, ``first`` before the ways part. For each of ``MEASURES`` a table
    tells by how much the other way was ahead; it tells nothing where one of them is illegal.
    """

    deed: int
    first: int
    own: tuple[Move, ...]
    other: tuple[Move, ...]
    tables: tuple[tuple[float, ...], ...] = ()


class Trail(NamedTuple):
    """All that unfinished work is gone on with; ``asked``: moves before the last decision that was asked about."""

    asked: int = -1
    partings: tuple[Parting, ...] = ()


class HeldDecision(NamedTuple):
    """An own decision beside the Manager's answer: both were played on by the same hands.

    ``first`` moves had been made before it. ``loss``: by how much own Fame the other was worth more, drawn towards what
    is likely; below 0 the own was better; ``error``: its standard error. ``margin``: the same for the distance to the
    best rival. ``tables``: on how many it was held, those of the second pass if it ``is_fresh``. ``reason``: where
    most of it comes from, "" for nowhere in particular.
    """

    first: int
    turn: int
    kind: str
    own: tuple[Move, ...]
    other: tuple[Move, ...]
    loss: float
    error: float
    margin: float = 0.0
    tables: int = 0
    is_fresh: bool = False
    reason: str = ""

    @property
    def is_sure(self) -> bool:
        """True when the difference is more than chance."""
        return abs(self.loss) > max(LEAST, SURE * self.error)

    @property
    def is_likely(self) -> bool:
        """True when the difference is more likely there than not."""
        return abs(self.loss) > max(LEAST, self.error)

    @property
    def is_so_for_both(self) -> bool:
        """True when own Fame and the distance to the best rival say the same."""
        return self.loss * self.margin >= 0 or abs(self.margin) < LEAST


class LookedBack(NamedTuple):
    """All of one seat, as far as it has come: ``share`` of the work from 0 to 1.

    ``asked``: own decisions in all, ``alike``: those in which a Manager would have done the same. ``par``: Fame of a
    Manager in this chair, game by game. ``is_rough``: played on by quicker hands than a Manager's. ``courses``: the
    Fame in each of these games at the start, after each turn and at the end. ``trail``: where to go on, while it is
    not done.
    """

    seat: int
    share: float = 0.0
    asked: int = 0
    alike: int = 0
    decisions: tuple[HeldDecision, ...] = ()
    par: tuple[int, ...] = ()
    is_rough: bool = False
    courses: tuple[tuple[int, ...], ...] = ()
    trail: Trail = Trail()

    @property
    def is_done(self) -> bool:
        """True when there is nothing more to do."""
        return self.share >= 1.0

    @property
    def named(self) -> list[HeldDecision]:
        """The few that stand above chance: what cost most first."""
        return _standing_out(each for each in self.decisions if each.is_fresh and each.loss > 0)

    @property
    def proud(self) -> list[HeldDecision]:
        """Decisions that were better than the Manager's idea, the best first; none that is only likely."""
        found = _standing_out(each for each in self.decisions if each.is_fresh and each.loss < 0 and each.is_sure)
        return [each for each in found if each.is_so_for_both][:2]

    @property
    def counted(self) -> list[HeldDecision]:
        """Those of ``named`` whose Fame was given away for certain."""
        return [each for each in self.named if each.is_sure and each.is_so_for_both]

    @property
    def par_band(self) -> list[tuple[int, int]]:
        """Least and most Fame of a Manager in this chair, moment by moment, for about two thirds of the games.

        Of fewer than three games nothing can be said.
        """
        if len(self.courses) < 3:
            return []
        spared = len(self.courses) // 6
        ordered = (sorted(moment) for moment in zip(*self.courses, strict=True))
        return [(fame[spared], fame[-1 - spared]) for fame in ordered]

    @property
    def par_curve(self) -> list[float]:
        """The Fame of a Manager in this chair, moment by moment: the middle of the games."""
        return [median(moment) for moment in zip(*self.courses, strict=True)]

    def of_turn(self, turn: int) -> tuple[float, float]:
        """Loss by the decisions of a turn, and its standard error."""
        found = [each for each in self.decisions if each.turn == turn and each.tables]
        return sum(each.loss for each in found), sum(each.error**2 for each in found) ** 0.5


class GameToSee(NamedTuple):
    """A finished game, and whose decisions are looked at; ``lots`` decides what is drawn in the head.

    ``known``: how far the work had come before.
    """

    options: GameOptions
    seed: str
    moves: tuple[Move, ...]
    seat: int
    lots: int = 0
    known: LookedBack | None = None


def _standing_out(decisions: Iterable[HeldDecision]) -> list[HeldDecision]:
    found = [each for each in decisions if each.is_likely]
    return sorted(found, key=lambda each: (-abs(each.loss), each.first))[:MOST_NAMED]
