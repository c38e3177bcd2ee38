"""Today's bills at this computer: what is played, how it stands, and how its games begin and are taken up."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from trickerion import __version__
from trickerion.language.voice import HEIR_NAME
from trickerion.rules.options import HEIR
from trickerion.storage import evenings
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.evening import BILLS, TONIGHT, DatedEvening, evening_in, evening_of, last_seven
from trickerion.storage.evenings import Evenings, Night, read_evenings
from trickerion.storage.in_progress import GameInProgress, GamePlace, GamesInProgress
from trickerion.storage.player_error import SaveError
from trickerion.storage.reader import read_text
from trickerion.storage.saves import SavedGames
from trickerion.together.greeting import rules_here
from trickerion.words.screens.setup import COMPUTERS

if TYPE_CHECKING:
    from trickerion.play.session import Session

_LETTERS = 6


def today() -> date:
    """The date on this computer."""
    return date.today()


@cache
def version_here() -> str:
    """Versions from which an evening follows, beside its date: those of the program, and of its rules and cards."""
    return f"{__version__}-{rules_here()[:_LETTERS]}"


def rivals_of(evening: DatedEvening, player: str) -> tuple[str, ...]:
    """Names of the rivals of an evening; one who has the player's name gets the next."""
    names: list[str] = []
    for rival in evening.rivals:
        order = (*COMPUTERS[rival.name :], *COMPUTERS[: rival.name])
        taken = {name.casefold() for name in (player, *names)}
        free = (name for name in order if name.casefold() not in taken)
        names.append(HEIR_NAME if rival.level == HEIR else next(free))
    return tuple(names)


@dataclass(frozen=True)
class Tonight:
    """State of Tonight's Show, or of the Matinee.

    ``first``: the attempt that counts, still on its table; ``practice``: a later one.
    """

    places: DataPaths
    today: date
    evening: DatedEvening
    known: Evenings
    first: GameInProgress | None
    practice: GameInProgress | None

    @classmethod
    def read(cls, places: DataPaths, day: date, bill: str = TONIGHT) -> Tonight:
        """State of the show of a bill on a date. Never raises."""
        known, evening = read_evenings(evenings.file_of(places, bill)), evening_of(day, version_here(), bill)
        first, practice = _on_tables(places, known.nights.get(day), day, bill)
        return cls(places, day, evening, known, first, practice)

    @classmethod
    def both(cls, places: DataPaths, day: date) -> dict[str, Tonight]:
        """The Matinee and Tonight's Show of a date, by their bills."""
        return {bill: cls.read(places, day, bill) for bill in BILLS}

    @property
    def bill(self) -> str:
        """The bill of which this is the state."""
        return self.evening.bill

    @property
    def is_played(self) -> bool:
        """True when the first attempt of today is played to its end."""
        return self.night is not None and self.night.first is not None

    @property
    def is_next(self) -> bool:
        """True while today's first can still be played to its end."""
        return self.night is None or self.first is not None

    @property
    def night(self) -> Night | None:
        """Outcome of tonight."""
        return self.known.nights.get(self.today)

    @property
    def is_dealt_otherwise(self) -> bool:
        """True when tonight's first was dealt by another version of the program."""
        return self.night is not None and self.night.version != self.evening.version

    def on_table(self, day: date) -> GameInProgress | None:
        """The first attempt of a date, where it can still be finished."""
        return _on_tables(self.places, self.known.nights.get(day), day, self.bill)[0]

    def record(self, day: date) -> Path | None:
        """The record of the first of a date that was played to its end."""
        path, night = evenings.record_path(self.places, day, self.bill), self.known.nights.get(day)
        return path if night is not None and night.first is not None and path.is_file() else None

    def give_up(self) -> None:
        """Tonight's first is not finished. Raises SaveError, also while it is played in another window."""
        first = Tonight.read(self.places, self.today, self.bill).first  # as it is now
        if first is None:
            return
        with first.place.held():
            evenings.give_up(evenings.file_of(self.places, self.bill), self.today)
        GamesInProgress(self.places).forget(first.place)

    def clear(self) -> Sequence[GameInProgress]:
        """Take away what this page does not come back to; what went to the other tables.

        Those are games for practice of other evenings, once their first turn is over. A first that has left the seven
        evenings is laid among the saved games; finished games are kept elsewhere. Nothing goes while the file of the
        evenings cannot be read: nobody knows then which game is a first.
        """
        if self.known.note:
            return ()
        games, shown = GamesInProgress(self.places), [day.isoformat() for day in last_seven(self.today)]
        moved = list[GameInProgress]()
        for game in games.all_of(self.bill):
            with contextlib.suppress(SaveError):
                if not game.saved.summary.is_over and not self._counts(game) and game.saved.summary.turn > 1:
                    games.to_tables(game)
                    moved.append(game)
                elif game.saved.summary.is_over or not self._counts(game):
                    self._write_down(game)
                    games.forget(game.place)
                elif game.saved.about < shown[0]:
                    games.put_away(game)
        return moved

    def _write_down(self, game: GameInProgress) -> None:
        """A first that is over is written down before its game goes, where that failed at its end. Raises SaveError."""
        if not game.saved.summary.is_over or not self._counts(game):
            return
        night = self._night_of(game)
        if night is None or (night.is_open and night.table == game.place.known_by):
            opened = SavedGames(self.places).open(game.place.path)
            evenings.add_end(self.places, game.place.known_by, opened.game, read_text(game.place.path))

    def _night_of(self, game: GameInProgress) -> Night | None:
        nights = {night.date.isoformat(): night for night in self.known.nights.values()}
        return nights.get(game.saved.about)

    def _counts(self, game: GameInProgress) -> bool:
        """True when a game may be the first of its date: that is so, too, where the date is not known any more."""
        if game.saved.about == self.today.isoformat():
            return True
        night = self._night_of(game)
        return night is None or (night.is_open and night.table == game.place.known_by)


def _on_tables(
    places: DataPaths, night: Night | None, day: date, bill: str
) -> tuple[GameInProgress | None, GameInProgress | None]:
    """The first attempt of a date and one for practice, those that are on their tables."""
    games = GamesInProgress(places).list(bill, day.isoformat())
    counts = [game for game in games if night is None or (night.is_open and game.place.known_by == night.table)]
    others = [game for game in games if game not in counts]
    return counts[0] if counts else None, others[0] if others else None


def begin(places: DataPaths, evening: DatedEvening, player: str, *, pace: float = 1.0) -> Session:
    """Raise the curtain on an evening. Raises PlayerError when that cannot be written down."""
    from trickerion.play.session import Session  # here, so that the title never loads it

    place = GamesInProgress(places).free(evening.bill, evening.date.isoformat())
    session = Session.new(evening.options(player, rivals_of(evening, player)), evening.seed, place, pace=pace)
    return _written_down(session, evening)


def take_up(place: GamePlace, *, pace: float = 1.0) -> Session:
    """Go on with an evening, which may be an earlier one. Raises PlayerError."""
    from trickerion.play.session import Session  # here, as above

    session = Session.resume(place, pace=pace)
    evening = evening_in(session.game)
    file = evenings.file_of(place.places, evening.bill if evening is not None else TONIGHT)
    is_known = evening is None or evening.date in read_evenings(file).nights
    return session if is_known or evening is None else _written_down(session, evening)


def _written_down(session: Session, evening: DatedEvening) -> Session:
    assert session.place is not None
    try:
        file = evenings.file_of(session.place.places, evening.bill)
        evenings.begin(file, evening, session.place.known_by)
    except SaveError:
        session.close()
        raise
    return session
