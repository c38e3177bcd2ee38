"""The page of the openings: with which Trick and Specialist games began, the Fame after turn 3, and what came of it."""

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import pairwise
from typing import Final, NamedTuple

from pygame import Rect, Surface

from trickerion.language.speech import decimal
from trickerion.scenes.records import layout as at
from trickerion.scenes.records.rivals import draw_row
from trickerion.storage.statistics import FinishedGame, Score
from trickerion.storage.strength import share_of
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspot, Hotspots, Tip
from trickerion.ui.surfaces import draw_inset
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.words import names
from trickerion.words.screens import records as words

TURN: Final = 3
"""The turn after which the Fame is looked at."""
STEPS: Final = (10, 15, 20, 30)
"""The Fame at which one group ends and the next one begins."""


class OpeningLine(NamedTuple):
    """A line of the page: how it is called, and the results of all games that began so."""

    name: str
    scores: tuple[Score, ...]

    @property
    def mean(self) -> float:
        """The final Fame on average."""
        return sum(score.fame for score in self.scores) / len(self.scores)


class OpeningsPage:
    """Of the people in the games that tell how they began: the most frequent opening first."""

    def __init__(self, games: Sequence[FinishedGame]) -> None:
        scores = [score for game in games for score in game.persons]
        told = [score for score in scores if score.course is not None and score.course.trick]
        self._older = len(scores) - len(told)
        self.tricks = _grouped((names.trick(score.course.trick), score) for score in told if score.course)
        self.specialists = _grouped(
            (names.character(score.course.specialist) if score.course.specialist else words.NONE_AT_START, score)
            for score in told
            if score.course
        )
        self.by_turn = _by_fame(scores)

    @property
    def _panels(self) -> tuple[tuple[str, Rect, str, Sequence[OpeningLine]], ...]:
        return (
            ("trick", at.OPENING_TRICKS, words.FIRST_TRICKS, self.tricks),
            ("specialist", at.OPENING_SPECIALISTS, words.FIRST_SPECIALISTS, self.specialists),
            ("turn", at.BY_TURN_3, words.BY_TURN_3, self.by_turn),
        )

    def add_hotspots(self, spots: Hotspots) -> None:
        """Each line tells the mean Fame when it is pointed at."""
        for panel, rect, _, openings in self._panels:
            for number, opening in enumerate(openings[: at.lines_in(rect)]):
                about = (words.mean_fame(number=decimal(opening.mean)), words.INTERVAL)
                tip = partial(Tip, opening.name, about, icon="ui.statistics")
                spots.add(Hotspot(f"records.opening.{panel}.{number}", at.line(rect, number), tip=tip, focusable=False))

    def draw(self, canvas: Surface) -> None:
        for _, rect, title, openings in self._panels:
            draw_inset(canvas, rect, paper=True)
            draw_text(canvas, title, at.head(rect), theme.TEXT.head_large, theme.INK, "midleft")
            for number, opening in enumerate(openings[: at.lines_in(rect)]):
                draw_row(canvas, at.line(rect, number), opening.name, share_of(opening.scores))
        if not self.tricks:
            draw_block(canvas, words.OPENINGS_NOT_TOLD, at.NOT_TOLD, theme.TEXT.aside_large, theme.INK2)
        elif self._older:
            text, room = words.older_openings(self._older), at.OPENING_TRICKS.w - 40
            draw_text(canvas, text, at.OLDER, theme.TEXT.aside, theme.INK2, "midleft", width=room)


def _grouped(told: Iterable[tuple[str, Score]]) -> list[OpeningLine]:
    found: dict[str, list[Score]] = {}
    for name, score in told:
        found.setdefault(name, []).append(score)
    openings = [OpeningLine(name, tuple(scores)) for name, scores in found.items()]
    return sorted(openings, key=lambda opening: (-len(opening.scores), opening.name))


def _by_fame(scores: Sequence[Score]) -> list[OpeningLine]:
    """The results by the Fame after turn 3, the least first; a short game is over by then."""
    found: list[list[Score]] = [[] for _ in range(len(STEPS) + 1)]
    for score in scores:
        fame = score.course.fame_by(TURN) if score.course is not None else None
        if fame is not None:
            found[sum(fame >= step for step in STEPS)].append(score)
    called = [
        words.fame_below(number=STEPS[0]),
        *(words.fame_from(least=low, most=high - 1) for low, high in pairwise(STEPS)),
        words.fame_above(number=STEPS[-1]),
    ]
    return [OpeningLine(name, tuple(group)) for name, group in zip(called, found, strict=True) if group]
