"""How sure a share of wins is, and how strong somebody plays beside the computer's levels.

Both are textbook: Wilson's interval for a share, and the Bradley-Terry model, in which the chance to finish before a
rival depends on the difference of two strengths alone (as in Elo's numbers), fitted by its likelihood.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from trickerion.storage.statistics import FinishedGame, Score

CERTAIN: Final = 1.96
"""Standard errors to either side of what is found with 95 %."""

STRENGTHS: Final = {"apprentice": 0.0, "assistant": 2.4, "manager": 4.5, "magician": 5.4}
"""The levels, in natural logarithms of odds, as they were measured against each other (``docs/opponents.md``)."""

WEAKEST: Final = 1000
"""Rating of an Apprentice."""
_A_UNIT: Final = 400 / math.log(10)

FEWEST_GAMES: Final = 5
_MIDDLE: Final = 2.7
_DOUBT: Final = 3.0
"""What is believed before the first game: somewhere about the levels, nobody knows where."""


class Share(NamedTuple):
    """So many of so many, and between which shares the true one lies with 95 %."""

    won: int
    games: int
    low: float
    high: float

    @property
    def middle(self) -> float:
        """The share itself."""
        return self.won / self.games if self.games else 0.0

    @classmethod
    def of(cls, won: int, games: int) -> Share:
        """Wilson's interval; from nothing to all without a game."""
        if not games:
            return cls(0, 0, 0.0, 1.0)
        square, share = CERTAIN**2, won / games
        middle = (share + square / (2 * games)) / (1 + square / games)
        half = CERTAIN / (1 + square / games) * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
        return cls(won, games, max(0.0, middle - half), min(1.0, middle + half))


class Strength(NamedTuple):
    """On the scale of ``STRENGTHS``: the likeliest value, and the interval in which it lies with 95 %."""

    value: float
    low: float
    high: float
    games: int

    @property
    def rating(self) -> int:
        """The value as a number of three or four digits: 400 more are odds of ten to one; an Apprentice has 1000."""
        return round(WEAKEST + self.value * _A_UNIT)

    @property
    def error(self) -> int:
        """Distance from the rating to the ends of its interval, rounded to tens."""
        return max(10, 10 * round((self.high - self.low) / 20 * _A_UNIT))

    @property
    def nearest(self) -> str:
        """The level that plays most alike."""
        return min(STRENGTHS, key=lambda level: abs(STRENGTHS[level] - self.value))


def strength(games: Iterable[FinishedGame]) -> Strength | None:
    """That of the people who sat here alone against the computer's levels; None after too few games to say anything."""
    against = [found for game in games if (found := _against_levels(game))]
    if len(against) < FEWEST_GAMES:
        return None
    value, certainty = _MIDDLE, 1.0
    for _ in range(40):  # Newton's method; the likelihood is concave
        slope, certainty = (_MIDDLE - value) / _DOUBT**2, 1 / _DOUBT**2
        for pairs in against:
            for level, is_before in pairs:
                chance = 1 / (1 + math.exp(STRENGTHS[level] - value))
                slope += (is_before - chance) / len(pairs)  # rivals of one game say little more than one
                certainty += chance * (1 - chance) / len(pairs)
        value += max(-1.0, min(1.0, slope / certainty))
    half = CERTAIN / math.sqrt(certainty)
    return Strength(value, value - half, value + half, len(against))


class Rated(NamedTuple):
    """Rating after the last game, and by how much that game has moved the rating: None for the first rating."""

    now: Strength
    change: int | None


def rated(games: Sequence[FinishedGame]) -> Rated | None:
    """The rating after all these games, the last one beside those before; None where the last one does not count.

    A game does not count with several people, with a handicap, or with a rival that is no level; too few say nothing.
    """
    now = strength(games) if games and _against_levels(games[-1]) else None
    if now is None:
        return None
    before = strength(games[:-1])
    return Rated(now, now.rating - before.rating if before is not None else None)


def _against_levels(game: FinishedGame) -> Sequence[tuple[str, bool]]:
    """The rivals' levels, each with whether the only person finished before it; nothing for any other game.

    A game with a handicap is another game.
    """
    rivals = [score for score in game.scores if score.player in STRENGTHS]
    if len(game.persons) != 1 or len(rivals) != len(game.scores) - 1 or game.has_handicap:
        return ()
    return [(rival.player, game.persons[0].place < rival.place) for rival in rivals]


def hardest(game: FinishedGame) -> str:
    """The highest level among the rivals, or the Heir's difficulty; "" where there is neither."""
    levels = [score.player for score in game.scores if score.player in STRENGTHS]
    return game.difficulty or max(levels, key=lambda level: STRENGTHS[level], default="")


def share_of(scores: Iterable[Score]) -> Share:
    """Of these results, how many came first."""
    listed = list(scores)
    return Share.of(sum(score.place == 1 for score in listed), len(listed))
