"""The finished games as a table for other programs: one line for each player of each game."""

import csv
import io
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from trickerion.storage.data_paths import DataPaths
from trickerion.storage.player_error import SaveError
from trickerion.storage.statistics import FinishedGame, Score
from trickerion.storage.writer import write_atomic
from trickerion.words.trouble import DISK_REFUSES, records_not_written

_COLUMNS: Final = (
    "when",
    "game",
    "difficulty",
    "name",
    "player",
    "elsewhere",
    "magician",
    "fame",
    "place",
    "handicap",
    "links",
)
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
"""What makes a formula of a text where tables are opened."""


def export(places: DataPaths, games: Sequence[FinishedGame]) -> Path:
    """Write the file; what a game does not tell stays empty. Raises SaveError."""
    path = places.data / "records.csv"
    try:
        write_atomic(path, table(games))
    except OSError as error:
        raise SaveError(records_not_written(why=error.strerror or DISK_REFUSES)) from error
    return path


def table(games: Sequence[FinishedGame]) -> str:
    """Its text, with a line that names the columns."""
    courses = [score.course for game in games for score in game.scores if score.course is not None]
    sources = sorted({source for course in courses for source, _ in course.sources})
    turns = max((len(course.turns) - 2 for course in courses), default=0)
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow([*_COLUMNS, *(f"turn {n + 1}" for n in range(turns)), *(f"fame: {source}" for source in sources)])
    rows.writerows([*_result(game, score), *_course(score, turns, sources)] for game in games for score in game.scores)
    return text.getvalue()


def _result(game: FinishedGame, score: Score) -> Iterator[object]:
    name = f"'{score.name}" if score.name.startswith(_FORMULA) else score.name
    yield from (game.when.isoformat(), game.mode, game.difficulty, name, score.player)
    yield from (int(score.elsewhere), score.magician, score.fame, score.place, score.handicap)
    yield score.course.links if score.course is not None else ""


def _course(score: Score, turns: int, sources: Sequence[str]) -> Iterator[object]:
    if score.course is None:
        yield from [""] * (turns + len(sources))
        return
    within, found = score.course.turns[1:-1], dict(score.course.sources)
    yield from (*within, *[""] * (turns - len(within)))
    yield from (found.get(source, 0) for source in sources)
