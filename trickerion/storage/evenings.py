"""The evenings that one player has played of Tonight's Show, or the Matinees: the first attempt of each, and the best.

One file for each of the two, written whole. Each line has a sum that proves it; what is damaged is left out and said,
and the file set aside before another takes its place. A clock that is set back finds every evening as it was: the date
is the key.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final

from trickerion.language.verbatim import is_line
from trickerion.replacing import replace as replace_file
from trickerion.rules.catalog import MAGICIANS
from trickerion.rules.events import Linked, PerformanceBegan
from trickerion.rules.game import Game
from trickerion.rules.options import NAME_LENGTH
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.evening import BY_DAY, LONGEST_VERSION, MATINEE, PLAYER, TONIGHT, WEEK, DatedEvening, evening_in
from trickerion.storage.lock import MOMENT, PATIENCE, held
from trickerion.storage.plain import read_value, require
from trickerion.storage.player_error import SaveError
from trickerion.storage.record import MOST_FAME, first_sum, next_sum
from trickerion.storage.saves import ENDING
from trickerion.storage.statistics import FinishedGame, add_game
from trickerion.storage.writer import backup_of, sweep, write_atomic, write_with_backup
from trickerion.words import trouble as words

LOG = logging.getLogger(__name__)
FORMAT: Final = 1
MOST_NIGHTS: Final = 800
LARGEST_FILE: Final = 2_000_000
MOST_RECORDS: Final = 60
"""Older ones make room."""
MOST: Final = 999
"""Attempts, shows, Links."""
LONGEST_TABLE: Final = 120
_KINDS: Final = tuple(kind.id for kind in (*WEEK, BY_DAY))


@dataclass(frozen=True, slots=True)
class Result:
    """What an attempt came to. ``ahead`` of the best rival, whose name is ``against``; ``proof`` of all its moves."""

    fame: int
    place: int
    of: int
    ahead: int
    against: str
    shows: int
    links: int
    proof: str

    @classmethod
    def of_game(cls, game: Game) -> Result:
        """The result of a game that is over."""
        options, ranked = game.options, [standing.seat for standing in game.result()]
        fame = [player.fame for player in game.state.players]
        best = next(seat for seat in ranked if seat != PLAYER)
        again, proof = Game.new(options, game.seed), first_sum(options.to_json(), game.seed)
        told = list(again.opening)
        for move in game.moves:
            told += again.apply(move)
            proof = next_sum(proof, move.to_json())
        shows = sum(isinstance(event, PerformanceBegan) and event.seat == PLAYER for event in told)
        links = sum(isinstance(event, Linked) and event.seat == PLAYER for event in told)
        place, ahead = ranked.index(PLAYER) + 1, fame[PLAYER] - fame[best]
        return cls(fame[PLAYER], place, len(fame), ahead, options.seats[best].name, shows, links, f"{proof:08x}")

    @classmethod
    def from_json(cls, data: Any) -> Result:
        """Read one back; fields that are not known are left out. Raises ValueError for anything else."""
        result = cls(**_fields(cls, data))
        for number, least, most in (
            (result.fame, 0, MOST_FAME),
            (result.of, 2, 4),
            (result.place, 1, result.of),
            (result.ahead, -MOST_FAME, MOST_FAME),
            (result.shows, 0, MOST),
            (result.links, 0, MOST),
        ):
            require(type(number) is int and least <= number <= most, "number")
        require(_is_text(result.against, NAME_LENGTH), "name")
        require(_is_text(result.proof, 8) and len(result.proof) == 8, "proof")
        return result


@dataclass(frozen=True, slots=True)
class Night:
    """One evening that was begun. ``table``: which game the first attempt is; ``best`` of all that are finished."""

    date: date
    version: str
    kind: str
    magician: str
    table: str
    attempts: int = 1
    given_up: bool = False
    first: Result | None = None
    best: Result | None = None

    @property
    def is_open(self) -> bool:
        """Whether the first attempt can still be finished."""
        return self.first is None and not self.given_up

    def to_json(self) -> dict[str, Any]:
        """A JSON object."""
        return {**asdict(self), "date": self.date.isoformat()}

    @classmethod
    def from_json(cls, data: Any) -> Night:
        """Read one back; fields that are not known are left out. Raises ValueError for anything else."""
        night = cls(**_fields(cls, data))
        try:
            day = date.fromisoformat(data["date"])
        except (TypeError, ValueError) as error:
            raise ValueError("date") from error
        require(_is_text(night.version, LONGEST_VERSION) and night.version != "", "version")
        require(isinstance(night.magician, str) and night.magician in MAGICIANS, "Magician")
        require(night.kind in _KINDS, "kind")
        require(_is_text(night.table, LONGEST_TABLE), "table")
        require(type(night.attempts) is int and 1 <= night.attempts <= MOST, "attempts")
        require(type(night.given_up) is bool, "given_up")
        first, best = (None if one is None else Result.from_json(one) for one in (night.first, night.best))
        table = night.table.removesuffix(ENDING)  # earlier versions named its file
        return replace(night, date=day, table=table, first=first, best=best)


@dataclass(frozen=True)
class Evenings:
    """All evenings that are known, by their date. ``note`` is a sentence when not everything could be read."""

    nights: Mapping[date, Night] = field(default_factory=dict)
    note: str = ""
    is_closed: bool = False
    """Written by a newer version, or not to be read at all: nothing is added, so that nothing is lost."""

    def streak(self, today: date) -> int:
        """Evenings played to their end in a row; one day left out between two ends no row, nor does tonight's."""
        return days_in_a_row(today, (self,))

    def later_than(self, today: date) -> date | None:
        """The last evening that was begun, where the clock stands before it."""
        last = max(self.nights, default=today)
        return last if last > today else None


def days_in_a_row(today: date, known: Iterable[Evenings]) -> int:
    """Days in a row with a first that was played to its end, of any of these; one day left out ends no row."""
    played = {day for one in known for day, night in one.nights.items() if night.first is not None}
    count, missed, day = 0, 0, today
    while missed < 2:
        if day in played:
            count, missed = count + 1, 0
        elif day != today:
            missed += 1
        if day == date.min:
            break
        day -= timedelta(days=1)
    return count


def read_evenings(path: Path) -> Evenings:
    """Everything that can be read of ``path``, with what its backup knows besides when it is damaged. Never raises."""
    nights: Mapping[date, Night] = {}
    try:
        read = _parse(path)
        if not read.note or read.is_closed:
            return read
        nights = read.nights
    except FileNotFoundError:
        return Evenings()
    except OSError as error:
        return Evenings(note=words.evenings_unreadable(why=error.strerror or words.DISK_REFUSES), is_closed=True)
    except ValueError as error:
        LOG.warning("%s is damaged: %s", path.name, error)
    try:
        return Evenings({**_parse(backup_of(path)).nights, **nights}, words.EVENINGS_DAMAGED)
    except (OSError, ValueError):
        return Evenings(nights, words.EVENINGS_DAMAGED)


def begin(path: Path, evening: DatedEvening, table: str) -> Night:
    """An attempt begins, the game ``table``; the first of its date is the one that counts. Raises SaveError."""

    def begun(night: Night | None) -> Night:
        if night is None:
            return Night(evening.date, evening.version, evening.kind.id, evening.magician, table)
        return night if night.table == table else replace(night, attempts=min(MOST, night.attempts + 1))

    return _changed(path, evening.date, begun, MOMENT)


def finish(path: Path, evening: DatedEvening, table: str, result: Result) -> Night:
    """An attempt is over. What another version dealt is no best of this one. Raises SaveError."""

    def finished(night: Night | None) -> Night:
        if night is None:  # its line was damaged: the first that is known
            night = Night(evening.date, evening.version, evening.kind.id, evening.magician, table)
        if night.version != evening.version:
            return night
        first = result if night.table == table and night.is_open else night.first
        best = result if night.best is None or result.fame > night.best.fame else night.best
        return replace(night, first=first, best=best)

    return _changed(path, evening.date, finished)


def file_of(places: DataPaths, bill: str) -> Path:
    """The file of the evenings, or of the Matinees."""
    return places.matinees if bill == MATINEE else places.evenings


def record_path(places: DataPaths, day: date, bill: str = TONIGHT) -> Path:
    """The file of the record of the first of a bill and a date."""
    folder = places.records_of_matinees if bill == MATINEE else places.records_of_evenings
    return folder / f"{day.isoformat()}{ENDING}"


def add_end(places: DataPaths, table: str, game: Game, text: str) -> None:
    """An evening's game is over: what it came to; its first counts among the records and is kept. Raises SaveError."""
    evening = evening_in(game)
    if evening is None:
        return
    result = Result.of_game(game)
    night = finish(file_of(places, evening.bill), evening, table, result)
    if night.table != table or night.first != result:
        return
    add_game(places.statistics, FinishedGame.of(game, known_by=table))
    try:
        path = record_path(places, evening.date, evening.bill)
        write_atomic(path, text)
        for old in sorted(path.parent.glob(f"*{ENDING}"))[:-MOST_RECORDS]:
            old.unlink(missing_ok=True)
    except OSError as error:
        raise SaveError(words.evening_not_written(why=error.strerror or words.DISK_REFUSES)) from error


def give_up(path: Path, day: date) -> None:
    """The first attempt of a date will not be finished. Raises SaveError."""
    if day in read_evenings(path).nights:
        _changed(path, day, lambda night: replace(night, given_up=night.is_open), MOMENT)


def _changed(path: Path, day: date, change: Callable[[Any], Night], patience: float = PATIENCE) -> Night:
    try:
        with held(path, patience):  # another program may write between our reading and our writing
            known = read_evenings(path)
            if known.is_closed:
                raise SaveError(known.note)
            night = change(known.nights.get(day))
            if night != known.nights.get(day):
                if known.note:  # a damaged file is not written over: somebody may still mend it
                    replace_file(path, path.with_name(f"{path.name}.damaged"))
                sweep(path)
                write_with_backup(path, _text({**known.nights, day: night}))
            return night
    except OSError as error:
        raise SaveError(words.evening_not_written(why=error.strerror or words.DISK_REFUSES)) from error


def _text(nights: Mapping[date, Night]) -> str:
    kept = [nights[day] for day in sorted(nights)][-MOST_NIGHTS:]
    lines = ",\n".join(json.dumps(_with_sum(night.to_json())) for night in kept)
    return f'{{"format": {FORMAT}, "nights": [\n{lines}\n]}}\n'


def _parse(path: Path) -> Evenings:
    """Raises OSError, and ValueError when the file is no list of evenings; those that are damaged are left out."""
    data = read_value(path, LARGEST_FILE)
    require(isinstance(data, dict), "file")
    number, listed, nights = data.get("format"), data.get("nights"), list[Night]()
    require(type(number) is int and number >= 1, "format")
    if number > FORMAT:
        return Evenings(note=words.EVENINGS_TOO_NEW, is_closed=True)
    require(isinstance(listed, list), "list")
    for one in listed[-MOST_NIGHTS:]:
        try:
            require(isinstance(one, dict), "line")
            plain = {key: value for key, value in one.items() if key != "sum"}
            require(one == _with_sum(plain), "sum")
            nights.append(Night.from_json(plain))
        except ValueError as error:
            LOG.warning("an evening in %s is damaged: %s", path.name, error)
    note = "" if len(nights) == len(listed[-MOST_NIGHTS:]) else words.EVENINGS_DAMAGED
    return Evenings({night.date: night for night in nights}, note)


def _with_sum(data: dict[str, Any]) -> dict[str, Any]:
    return {**data, "sum": f"{next_sum(0, data):08x}"}


def _fields(kind: type[Result] | type[Night], data: Any) -> dict[str, Any]:
    require(isinstance(data, dict), "line")
    try:
        return {each.name: data[each.name] for each in fields(kind)}
    except KeyError as error:
        raise ValueError(str(error)) from error


def _is_text(value: Any, longest: int) -> bool:
    return isinstance(value, str) and is_line(value) and len(value) <= longest
