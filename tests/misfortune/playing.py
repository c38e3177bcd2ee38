"""An evening of a kind, played in the real program without a display: some decisions, and the end of another game.

Everything that a ledger needs is written down at once, in a file that no mishap touches.
"""

import json
import os
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import date
from functools import partial
from glob import glob
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pygame
from driver import Driver, open_driver
from mishaps import Mishap, Mishaps
from saved_games import play_on
from wanderer import pick

from trickerion.app.loop import App
from trickerion.app.registry import open_scene
from trickerion.play import tonight
from trickerion.play.challenges.shelf import challenges
from trickerion.play.session import Session
from trickerion.play.tables.guest_table import GuestTable
from trickerion.play.tables.hosting import Hosting
from trickerion.rules.game import Game
from trickerion.rules.options import HEIR, PERSON, GameOptions, Seat
from trickerion.scenes.challenges.panel import ChallengePanel
from trickerion.storage.autosave import wait_for_last
from trickerion.storage.evening import TONIGHT, evening_of
from trickerion.storage.in_progress import GamePlace, GamesInProgress
from trickerion.storage.player_error import PlayerError
from trickerion.storage.reader import read_game
from trickerion.storage.saves import OpenedGame
from trickerion.table.toasts import Toasts
from trickerion.together.code import Code
from trickerion.together.seating import EMPTY, GUEST, HERE
from trickerion.together.wire import Wire

ALONE = date(2026, 11, 25)
"""A Wednesday: an evening of Tonight's Show against the Heir."""
BEFORE_THE_END = 12
"""Moves of the game that is played to its end."""
DECISIONS = 6
TRIES = 4
"""How often a player tries again what was refused."""
STUCK = 400
FREEZE = 1.0
"""Seconds in one wait of the window that a player would notice, without those in which the machine was busy."""
CHALLENGE = "three-lamps"
WARNING = "ui.warning"
"""The sign of what has gone wrong."""


def _game(players: str, *modules: str, **more: Any) -> GameOptions:
    return GameOptions((Seat("Ada", PERSON), Seat("Béla", players)), modules=modules, **more)


OPTIONS = {
    "base": _game("random"),
    "dark_alley": _game("random", "dark_alley", "prophecies"),
    "academy_powers": _game("random", "dark_alley", "prophecies", "academy", "powers"),
    "duel": _game("random", "duel"),
    "solo": _game(HEIR, "dark_alley", "prophecies", HEIR),
    "tonight": _game("random"),
    "challenge": _game("random"),
    "hosted": _game(PERSON),
}
KINDS = tuple(OPTIONS)


class Entry(NamedTuple):
    """One line of the ledger: ``what`` was so."""

    what: str
    told: dict[str, Any]


class Ledger:
    """Lines that are written at once, whatever becomes of the program."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND)

    def write(self, entry: str, **told: Any) -> None:
        """Add a line."""
        os.write(self._file, (json.dumps([entry, told]) + "\n").encode())

    @staticmethod
    def read(path: Path) -> list[Entry]:
        """All lines, the last one perhaps cut off."""
        lines = path.read_text(encoding="utf-8").split("\n") if path.exists() else []
        return [Entry(*json.loads(line)) for line in lines[:-1]]


class Evening:
    """Plays it, and writes down what a player would see."""

    def __init__(self, kind: str, folder: Path, ledger: Ledger, mishap: Mishap) -> None:
        self.kind, self.ledger, self.random = kind, ledger, Random(kind)
        self.mishaps = Mishaps(folder, mishap, lambda call: ledger.write("mishap", call=call))
        self.folder, self.said = folder, 0
        self._is_asleep = False
        self.ends = self._near_end()

    def play(self) -> None:
        """From the start of the program to its end."""
        self._listen()
        with self.mishaps.armed(), self._watched():
            self.driver: Driver = open_driver(self.folder)
            for note in self.driver.app.notes:
                self._hear(note)
            settings = self.driver.app.settings
            settings.opponents_pace, settings.heir_pace, settings.show_pace = 0.0, "at_once", "at_once"
            open_scene(self.driver.app, "title")
            {"challenge": self._challenge, "hosted": self._hosted}.get(self.kind, self._two_games)()
            self._frames(3)
            self._is_asleep = True  # at the end the window says what it waits for
            self.driver.app.close()
            self.ledger.write("waited", all=wait_for_last())
        self.ledger.write("closed", failures=self.driver.app.failures, counts=self.mishaps.counts)

    # ------------------------------------------------------------------ what is played

    def _near_end(self) -> Game:
        """A game of this kind that is nearly over."""
        if self.kind == "tonight":
            show = evening_of(ALONE, tonight.version_here())
            game = Game.new(show.options("Ada", tonight.rivals_of(show, "Ada")), show.seed)
        else:
            game = Game.new(OPTIONS[self.kind], self.kind)
        over = play_on(game.clone(), Random(1), lambda _: False)
        for move in over.moves[:-BEFORE_THE_END]:
            game.apply(move)
        return game

    def _two_games(self) -> None:
        self._at_table(self._new, DECISIONS)
        self._at_table(self._last_turn, STUCK)

    def _new(self) -> Session:
        places = self.driver.app.places
        if self.kind == "tonight":
            return tonight.begin(places, evening_of(ALONE, tonight.version_here()), "Ada", pace=0.0)
        return Session.new(OPTIONS[self.kind], f"{self.kind} anew", places, pace=0.0)

    def _last_turn(self) -> Session:
        """Tonight's own first goes on where it was left: nearly at its end."""
        games = GamesInProgress(self.driver.app.places)
        if self.kind != "tonight":
            return Session.of_opened(OpenedGame(self.ends.clone()), games.free(), pace=0.0)
        first = games.list(TONIGHT, ALONE.isoformat())
        place = first[0].place if first else games.free(TONIGHT, ALONE.isoformat())
        return Session.of_opened(OpenedGame(self.ends.clone()), place, pace=0.0)

    def _at_table(self, begin: Callable[[], Session], decisions: int) -> None:
        """A game, begun as a player does who tries again after a refusal, played and left."""
        session = self._patient(begin)
        if session is None:
            return
        self._sit_down(session)
        for _ in range(decisions):
            if session.is_over or not self._decides(session):
                break
            session.play(pick(Game(session.view.state, "", [], []), self.random))
            self._look(session)
        if session.is_over:
            open_scene(self.driver.app, "scoring", how="reset", session=session)
            self._look(session)
        self.ledger.write("left", **self._stands(session))
        open_scene(self.driver.app, "title", how="reset")
        self._frames(2)

    def _patient(self, begin: Callable[[], Session]) -> Session | None:
        for _ in range(TRIES):
            try:
                return begin()
            except PlayerError as error:
                self._hear(str(error))
        self.ledger.write("not begun")
        return None

    def _sit_down(self, session: Session) -> None:
        if session.screen.needs_curtain:
            session.lift_curtain()
        open_scene(self.driver.app, "board", how="reset", session=session)
        self._look(session)

    def _decides(self, session: Session) -> bool:
        """Let the others go on until the person decides."""
        for _ in range(STUCK):
            if session.is_over:
                return False
            if session.screen.needs_curtain:
                session.lift_curtain()
            if session.legal:
                return True
            self._frames(1)
            session.update()
            with self._asleep():
                session.opponents.wait(0.05)
            self._write_down(session)
        self.ledger.write("stuck")
        return False

    def _challenge(self) -> None:
        app = self.driver.app
        open_scene(app, "challenges", left=CHALLENGE)
        self._frames(2)
        self.driver.click(f"challenge.{CHALLENGE}")
        self._frames(8)
        panel, attempt = app.overlay, app.session
        if not isinstance(panel, ChallengePanel) or not isinstance(attempt, Session):
            self.ledger.write("not begun")
            return
        attempt.pace.seconds = 0.0
        for move in challenges()[CHALLENGE].solution:
            attempt.play(move)
            self._frames(3)
        self._frames(20, 0.1)
        self.ledger.write("solved", told=panel.is_told)
        panel.leave_table()
        self._frames(4)

    def _hosted(self) -> None:
        """Ada at this window, Béla at the other end of a wire of this machine."""
        hosting = None
        for _ in range(TRIES):
            try:
                hosting = Hosting("Ada", self.driver.app.calls.wake)
                break
            except OSError as error:
                self._hear(str(error))
        if hosting is None:
            self.ledger.write("not begun")
            return
        for number, kind in enumerate((HERE, GUEST, EMPTY, EMPTY)):
            hosting.table.seat(number, kind, "Ada" if kind == HERE else "")
        guest = self._come_in(hosting)
        if guest is not None:
            make = partial(Session.new, OPTIONS["hosted"], "hosted", self.driver.app.places, pace=0.0, elsewhere=[1])
            session = self._patient(make)
            if session is not None:
                hosting.begin(session)
                self._sit_down(session)
                self._play_with(session, guest)
                self.ledger.write("left", **self._stands(session))
            guest.close()
        open_scene(self.driver.app, "title", how="reset")
        self._frames(2)
        hosting.close()

    def _come_in(self, hosting: Hosting) -> GuestTable | None:
        for _ in range(TRIES):
            wire = Wire(Code("127.0.0.1", hosting.port, hosting._invitation.secret), "Béla", is_patient=True)
            guest = GuestTable(wire)
            wire.open()
            if self._until(lambda guest=guest: guest.seat >= 0 or guest.has_ended, guest, hosting) and guest.seat >= 0:  # type: ignore[misc]
                return guest
            self._hear(f"{guest.why}: nobody there")
            wire.close()
        self.ledger.write("not begun")
        return None

    def _until(self, so: Callable[[], bool], guest: GuestTable, hosting: Hosting) -> bool:
        for _ in range(STUCK):
            hosting.update()
            guest.update()
            if so():
                return True
            self._frames(1)
            with self._asleep():
                time.sleep(0.05)
                if guest.is_lost:
                    guest.wire.try_now()
        return False

    def _play_with(self, session: Session, guest: GuestTable) -> None:
        hosting = session.company
        assert isinstance(hosting, Hosting)

        def is_level() -> bool:
            return guest.game is not None and guest.game.made == session.made and not guest.game.holds

        for _ in range(2 * DECISIONS):
            if not self._until(is_level, guest, hosting) or guest.game is None:
                self.ledger.write("stuck")
                return
            window = guest.game if session.assigning.asked[:1] == [1] else session
            if window is session and session.screen.needs_curtain:
                session.lift_curtain()
            window.play(pick(Game(window.view.state, "", [], []), self.random))
            self._until(is_level, guest, hosting)
            self._look(session)

    # ------------------------------------------------------------------ what a player sees

    def _listen(self) -> None:
        say, notice = Toasts.say, App.notice

        def says(toasts: Toasts, title: str, text: str = "", icon: Any = None, *more: Any, **named: Any) -> Any:
            if icon == WARNING:
                self._hear(text)
            return say(toasts, title, text, icon, *more, **named)

        def notices(app: App, title: str, text: str) -> None:
            self._hear(text)
            notice(app, title, text)

        Toasts.say, App.notice = says, notices  # type: ignore[method-assign, assignment]

    def _hear(self, sentence: str) -> None:
        self.said += 1
        self.ledger.write("said", text=str(sentence))

    def _frames(self, count: int, dt: float = 1 / 60) -> None:
        for _ in range(count):
            self.driver.app.live(pygame.event.get(), dt)

    def _look(self, session: Session) -> None:
        """A decision is made: it is on disk, or a sentence says that it is not."""
        self._write_down(session)
        with self._asleep():
            session.flush(20.0)
        is_safe = session.place is None or _is_on_disk(session.place, session.game)
        self._frames(2)
        if not is_safe:
            self.ledger.write("not on disk", said=self.said)

    def _write_down(self, session: Session) -> None:
        self.ledger.write("made", **self._stands(session))

    def _stands(self, session: Session) -> dict[str, Any]:
        path = str(session.place.path) if session.place is not None else ""
        return {
            "path": path,
            "made": len(session.game.moves),
            "digest": session.game.digest(),
            "is_over": session.is_over,
        }

    # ------------------------------------------------------------------ whether the window freezes

    @contextmanager
    def _asleep(self) -> Iterator[None]:
        """The test waits, not the program."""
        before, self._is_asleep = self._is_asleep, True
        try:
            yield
        finally:
            self._is_asleep = before

    @contextmanager
    def _watched(self) -> Iterator[None]:
        """Every wait of the window's thread is timed."""
        kept = [(where, name, getattr(where, name)) for where, name in _WAITS]
        for where, name, real in kept:
            setattr(where, name, self._timed(real))
        try:
            yield
        finally:
            for where, name, real in kept:
                setattr(where, name, real)

    def _timed(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def waits(*given: Any, **named: Any) -> Any:
            begin, queued = time.perf_counter(), _queued()
            try:
                return real(*given, **named)
            finally:
                took = time.perf_counter() - begin
                took -= _queued() - queued if took > FREEZE else 0.0
                if took > FREEZE and not self._is_asleep and threading.current_thread() is threading.main_thread():
                    self.ledger.write("froze", seconds=round(took, 2), call=real.__qualname__)

        return waits


_WAITS: tuple[tuple[Any, str], ...] = (
    (threading.Condition, "wait"),
    (threading.Condition, "wait_for"),
    (threading.Thread, "join"),
    (time, "sleep"),
)


def _queued() -> float:
    """Seconds for which the threads of this process have had to wait for a core so far, as Linux tells."""
    found = 0.0
    for told in glob("/proc/self/task/*/schedstat"):
        with suppress(OSError, ValueError, IndexError):
            found += int(Path(told).read_text(encoding="ascii").split()[1]) / 1e9
    return found


def _is_on_disk(place: GamePlace, game: Game) -> bool:
    try:
        return read_game(place.path).game.digest() == game.digest()
    except PlayerError:
        return False
