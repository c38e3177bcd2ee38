"""The finished games of one player's people: who played what, with how much Fame. One file, read forgivingly.

A game is known by a mark, so that one that is opened again at its end does not count twice; and by what its place calls
it, so that a copy that is played to another end does not, either. Its first end stands.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Collection, Iterable
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from trickerion.language.verbatim import is_line
from trickerion.replacing import replace as replace_file
from trickerion.rules.catalog import MAGICIANS
from trickerion.rules.game import Game
from trickerion.rules.options import DIFFICULTIES, HANDICAPS, NAME_LENGTH, PLAYERS
from trickerion.storage.courses import FameCourse, courses_of
from trickerion.storage.lock import held
from trickerion.storage.plain import read_value, require
from trickerion.storage.player_error import SaveError
from trickerion.storage.record import MOST_FAME, first_sum, next_sum
from trickerion.storage.writer import backup_of, sweep, write_with_backup
from trickerion.words import trouble as words

LOG = logging.getLogger(__name__)

FORMAT = 2
PERSON = "person"
BASE, DARK_ALLEY, ACADEMY, SOLO, SOLO_ACADEMY = "base", "dark_alley", "academy", "solo", "solo_academy"
DUEL, SOLO_SMALL, SHORT = "duel", "solo_small", "short"
MODES = (BASE, DARK_ALLEY, ACADEMY, SOLO, SOLO_ACADEMY, SOLO_SMALL, DUEL, SHORT)
SOLO_MODES = (SOLO, SOLO_ACADEMY, SOLO_SMALL)
"""Against the Heir; its difficulty is kept."""

MOST_GAMES = 2_000
"""Games beyond the last this many are forgotten."""

LARGEST_FILE = 8_000_000
"""Bytes; the longest list takes less than half."""

LONGEST_MARK = 120


@dataclass(frozen=True, slots=True)
class Score:
    """One player at the end; ``place`` counts from 1, ``player`` is "person", "heir", or the name of a bot.

    ``elsewhere``: a person at another computer, whose records are there. ``course``: how the Fame came; None in games
    that an earlier version has kept. ``handicap``: that of the seat (``rules/options.py``).
    """

    name: str
    player: str
    magician: str
    fame: int
    place: int
    elsewhere: bool = False
    course: FameCourse | None = None
    handicap: str = ""

    @property
    def handicaps(self) -> tuple[str, ...]:
        """The handicaps of the seat, one by one."""
        return tuple(self.handicap.split(",")) if self.handicap else ()

    def to_json(self) -> dict[str, Any]:
        """A JSON object."""
        told = {**asdict(self), "course": self.course.to_json() if self.course is not None else None}
        return {key: value for key, value in told.items() if key not in ("elsewhere", "course", "handicap") or value}


def _told(game: Game) -> list[FameCourse | None]:
    seats = zip(game.options.seats, courses_of(game), strict=True)
    return [course if seat.player == PERSON else None for seat, course in seats]


def mark_of(game: Game) -> str:
    """By what a game is known: what it was played with, and its last table."""
    return f"{first_sum(game.options.to_json(), game.seed):08x}-{game.digest()}"


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game. ``mode`` is one of MODES, ``difficulty`` that of a solo game, else "".

    ``known_by``: by what its place knew it; "" for one that had none here.
    """

    mark: str
    when: datetime
    mode: str
    difficulty: str
    scores: tuple[Score, ...]
    known_by: str = ""

    @property
    def persons(self) -> tuple[Score, ...]:
        """The people among the players who sat here."""
        return tuple(score for score in self.scores if score.player == PERSON and not score.elsewhere)

    @property
    def has_handicap(self) -> bool:
        """Whether a seat had a handicap."""
        return any(score.handicap for score in self.scores)

    @property
    def is_won(self) -> bool:
        """Whether a person came first."""
        return any(score.place == 1 for score in self.persons)

    @classmethod
    def of(cls, game: Game, elsewhere: Collection[int] = (), known_by: str = "") -> FinishedGame:
        """The result of a game that is over, finished now; those seats were at other computers."""
        options = game.options
        mode = options.terms.mode
        places = {standing.seat: place for place, standing in enumerate(game.result(), 1)}
        scores = tuple(
            Score(
                seat.name,
                seat.player,
                player.magician,
                player.fame,
                places[number],
                number in elsewhere,
                course,
                seat.handicap,
            )
            for number, (seat, player, course) in enumerate(
                zip(options.seats, game.state.players, _told(game), strict=True)
            )
        )
        when = datetime.now(UTC).replace(microsecond=0)
        return cls(mark_of(game), when, mode, options.difficulty if mode in SOLO_MODES else "", scores, known_by)

    def to_json(self) -> dict[str, Any]:
        """A JSON object."""
        told = {**asdict(self), "when": self.when.isoformat(), "scores": [score.to_json() for score in self.scores]}
        return {key: value for key, value in told.items() if key != "known_by" or value}

    def is_same(self, other: FinishedGame) -> bool:
        """Whether both are ends of one game."""
        return self.mark == other.mark or (self.known_by != "" and self.known_by == other.known_by)

    @classmethod
    def from_json(cls, data: Any) -> FinishedGame:
        """Read a game back. Raises ValueError when anything in it is not as it was written."""
        try:
            scores = tuple(_score(one) for one in data["scores"])
            when = datetime.fromisoformat(data["when"])
            game = cls(data["mark"], when, data["mode"], data["difficulty"], scores, data.get("known_by", ""))
        except (TypeError, KeyError, AttributeError, OverflowError) as error:
            raise ValueError(str(error)) from error
        require(isinstance(game.mark, str) and 0 < len(game.mark) <= LONGEST_MARK, "mark")
        require(isinstance(game.known_by, str) and len(game.known_by) <= LONGEST_MARK, "known_by")
        require(when.tzinfo is not None, "when")
        require(game.mode in MODES, "mode")
        require(game.difficulty in (DIFFICULTIES if game.mode in SOLO_MODES else ("",)), "difficulty")
        require(2 <= len(scores) <= 4, "scores")
        return game


def _score(data: Any) -> Score:
    course = data.get("course")
    score = Score(**{**data, "course": None if course is None else FameCourse.from_json(course)})
    require(isinstance(score.name, str) and is_line(score.name) and len(score.name) <= NAME_LENGTH, "name")
    require(score.player in PLAYERS, "player")
    require(score.magician in MAGICIANS, "magician")
    require(type(score.fame) is int and 0 <= score.fame <= MOST_FAME, "fame")
    require(type(score.place) is int and 1 <= score.place <= 4, "place")
    require(type(score.elsewhere) is bool, "elsewhere")
    require(isinstance(score.handicap, str) and set(score.handicaps) <= set(HANDICAPS), "handicap")
    return score


@dataclass(frozen=True)
class Statistics:
    """All finished games that are known, the oldest first. ``note`` is a sentence when not everything was readable."""

    games: tuple[FinishedGame, ...] = ()
    note: str = ""
    is_closed: bool = False
    """Written by a newer version, or not to be read at all: nothing is added, so that nothing is lost."""

    @property
    def has_beaten_the_heir(self) -> bool:
        """Whether a person has won a solo game, at any difficulty."""
        return any(game.mode in SOLO_MODES and game.is_won for game in self.games)


@dataclass(frozen=True, slots=True)
class FinishedGames:
    """What some finished games come to for the people in them. ``best`` and ``mean`` Fame are 0 without a game."""

    games: int = 0
    won: int = 0
    best: int = 0
    mean: float = 0.0

    @classmethod
    def of(cls, results: Iterable[tuple[bool, tuple[int, ...]]]) -> FinishedGames:
        """Add up (whether won, Fame of each person) of every game."""
        listed = list(results)
        fame = [one for _, people in listed for one in people]
        if not fame:
            return cls(len(listed), sum(won for won, _ in listed))
        return cls(len(listed), sum(won for won, _ in listed), max(fame), sum(fame) / len(fame))


def tally(games: Iterable[FinishedGame]) -> FinishedGames:
    """The tally of whole games: won when a person came first."""
    return FinishedGames.of((game.is_won, tuple(score.fame for score in game.persons)) for game in games)


def tally_of_magician(games: Iterable[FinishedGame], magician: str) -> FinishedGames:
    """The tally of the people who played this Magician."""
    played = (score for game in games for score in game.persons if score.magician == magician)
    return FinishedGames.of((score.place == 1, (score.fame,)) for score in played)


def read_statistics(path: Path) -> Statistics:
    """Everything that can be read of ``path``, with what its backup knows besides when it is damaged. Never raises."""
    games: tuple[FinishedGame, ...] = ()
    try:
        read = _parse(path)
        if not read.note or read.is_closed:
            return read
        games = read.games
    except FileNotFoundError:
        return Statistics()
    except OSError as error:
        return Statistics(note=words.records_unreadable(why=error.strerror or words.DISK_REFUSES), is_closed=True)
    except ValueError as error:
        LOG.warning("%s is damaged: %s", path.name, error)
    try:
        known = {game.mark: game for game in (*_parse(backup_of(path)).games, *games)}
        return Statistics(tuple(known.values()), words.RECORDS_DAMAGED)
    except (OSError, ValueError):
        return Statistics(games, words.RECORDS_DAMAGED)


def add_game(path: Path, game: FinishedGame) -> bool:
    """Add a finished game; False when it is there already or no person played. Raises SaveError with one sentence."""
    if not game.persons:
        return False
    try:
        with held(path):  # another program may add a game between our reading and our writing
            return _add(path, game)
    except OSError as error:
        raise SaveError(words.records_not_written(why=error.strerror or words.DISK_REFUSES)) from error


def _add(path: Path, game: FinishedGame) -> bool:
    known = read_statistics(path)
    if any(game.is_same(other) for other in known.games):
        return False
    if known.is_closed:
        raise SaveError(known.note)
    if known.note:  # a damaged file is not written over: somebody may still mend it
        replace_file(path, path.with_name(f"{path.name}.damaged"))
    sweep(path)
    write_with_backup(path, _text((*known.games, game)[-MOST_GAMES:]))
    return True


def _text(games: tuple[FinishedGame, ...]) -> str:
    lines = ",\n".join(json.dumps(_with_sum(game.to_json())) for game in games)
    return f'{{"format": {FORMAT}, "games": [\n{lines}\n]}}\n'


def _with_sum(data: dict[str, Any]) -> dict[str, Any]:
    """With a sum that proves the line to be as it was written."""
    return {**data, "sum": f"{next_sum(0, data):08x}"}


def _proved(data: Any) -> FinishedGame:
    """Raises ValueError."""
    require(isinstance(data, dict), "line")
    plain = {key: value for key, value in data.items() if key != "sum"}
    require(data == _with_sum(plain), "sum")
    return FinishedGame.from_json(plain)


def _parse(path: Path) -> Statistics:
    """Raises OSError, and ValueError when the file is no list of games; games that are damaged are left out."""
    data = read_value(path, LARGEST_FILE)
    require(isinstance(data, dict), "file")
    number = data.get("format")
    require(type(number) is int and number >= 1, "format")
    if number > FORMAT:
        return Statistics(note=words.RECORDS_TOO_NEW, is_closed=True)
    listed = data.get("games")
    require(isinstance(listed, list), "list")
    games = []
    for one in listed[-MOST_GAMES:]:
        try:
            games.append(_proved(one))
        except ValueError as error:
            LOG.warning("a finished game in %s is damaged: %s", path.name, error)
    return Statistics(tuple(games), "" if len(games) == len(listed[-MOST_GAMES:]) else words.RECORDS_DAMAGED)
