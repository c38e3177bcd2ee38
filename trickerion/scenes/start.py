"""From nothing to the title on the screen, and back; ``--autoplay``, in which opponents play a whole game."""

import contextlib
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pygame

from trickerion.app.canvas import write_picture
from trickerion.app.crash_report import copy_to_clipboard, crash_report, write_report
from trickerion.app.logfile import start_logging
from trickerion.app.loop import App, FatalError, run
from trickerion.app.message_box import say_in_a_box
from trickerion.app.registry import open_scene
from trickerion.console import tell
from trickerion.language.speech import listed
from trickerion.play.played_game import is_running
from trickerion.play.running_game import RunningGame
from trickerion.play.signals import ending_on_signals
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes import load_scenes
from trickerion.screens.first_evening.progress import is_new
from trickerion.screens.opening import start_game
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.handed_over import hand_over
from trickerion.storage.player_error import PlayerError
from trickerion.table.view import typed_names
from trickerion.words.command_line import score
from trickerion.words.screens import menus as words
from trickerion.words.trouble import DISK_REFUSES, NO_REASON


def play(
    data_dir: Path | None = None,
    size: tuple[int, int] | None = None,
    autoplay: Path | None = None,
    notes: Sequence[str] = (),
    file: Path | None = None,
) -> bool:
    """Open the window on the title, which says the ``notes``, and run until somebody quits; whether to begin anew.

    A ``file`` is a saved game to open: in the window that is open already, if there is one.

    With ``autoplay`` opponents play a game in the window, the final table is written to that picture, and the program
    ends. Raises PlayerError with one sentence when no window can be opened (there is no display, say), and FatalError
    when the program has failed. Both are shown in a box of the system before, unless nobody is there to read it.
    """
    if file is not None and hand_over(find_data_paths(data_dir), file):
        return False
    try:
        app = _opened(data_dir, size)
    except PlayerError as trouble:
        if autoplay is None:
            say_in_a_box(str(trouble), (words.CLOSE,))
        raise
    app.notes += notes
    if file is not None:
        app.files.add(str(file.absolute()))
    app.ended_badly = app.ended_badly and autoplay is None  # nobody is there to be asked
    with ending_on_signals(app.quit):
        if autoplay is not None:
            _run(app, autoplay)
            return False
        try:
            _run(app, None)
        except FatalError as fallen:
            tell_in_a_window(str(fallen))
            raise
    return app.restarts


def _opened(data_dir: Path | None, size: tuple[int, int] | None) -> App:
    """The window, still dark. Raises PlayerError, with one sentence, where there can be none."""
    places = find_data_paths(data_dir)
    start_logging(places.logs)
    try:
        return App(places, size=size)
    except pygame.error as error:
        raise PlayerError(words.no_window(error=str(error) or NO_REASON)) from error


def _run(app: App, autoplay: Path | None) -> None:
    """From the first scene to the end. Raises FatalError, also when there never was a first frame."""
    try:
        load_scenes()
        open_scene(app, "title")
        if autoplay is None and is_new(app):
            open_scene(app, "welcome")
        after_frame = Autoplay(app, autoplay).after_frame if autoplay is not None else lambda: None
    except Exception as error:
        report = crash_report(error, words.AT_THE_START, None)
        write_report(app.places.logs, report)
        raise FatalError(report) from error
    run(app, after_frame)


def tell_in_a_window(report: str) -> None:
    """The last word of a program whose window is gone; nothing where there is no display."""
    with contextlib.suppress(pygame.error):
        pygame.display.init()  # for the clipboard
        if say_in_a_box(words.ENDED, words.ENDED_BUTTONS) == 1:
            pygame.display.set_mode((1, 1), pygame.HIDDEN)
            copy_to_clipboard(report)


SEED = "autoplay"
NAMES = ("Augusta", "Bartholomew", "Cordelia", "Desmond")
OPTIONS = GameOptions(
    tuple(Seat(name, "assistant") for name in NAMES), setup="full", modules=("dark_alley", "prophecies")
)
LINGER = 5  # frames for which the final table stands before the picture is taken
PATIENCE = 120.0  # seconds without a move after which the game is taken to be stuck


class Autoplay:
    """Opponents play one game at full speed, to see that all is well. Nothing it sets is kept."""

    def __init__(self, app: App, picture: Path) -> None:
        self._app = app
        self._picture = picture
        self._moves = 0
        self._since = time.monotonic()
        self._stood = 0
        app.keeps_settings = False
        app.settings.motion = app.settings.opponents_pace = 0.0
        app.sounds.mute = True
        start_game(app, OPTIONS, SEED)

    def after_frame(self) -> None:
        """Watch the game; at its end take the picture and close. Raises RuntimeError when something is wrong."""
        if self._app.failures:
            raise RuntimeError("a part of the program has failed")
        session = self._session()
        if session is not None and self._app.stack.top is not None and self._app.stack.top.is_finale:
            self._end(session)
        else:
            self._go_on()
            self._watch(len(session.game.moves) if session is not None else 0)

    def _go_on(self) -> None:
        """Press Enter where the game waits for somebody who has seen a show."""
        if getattr(self._app.stack.top, "holds_game", False):
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode="\r"))

    def _session(self) -> RunningGame | None:
        sessions = [getattr(scene, "session", None) for scene in self._app.stack]
        return next((session for session in sessions if is_running(session)), None)

    def _watch(self, moves: int) -> None:
        now = time.monotonic()
        if moves != self._moves:
            self._moves, self._since = moves, now
        elif now - self._since > PATIENCE:
            raise RuntimeError(f"the game stands still after {moves} moves")

    def _end(self, session: RunningGame) -> None:
        self._stood += 1
        if self._stood < LINGER:
            return
        try:
            write_picture(self._app.window.canvas, self._picture)
        except OSError as error:
            why = error.strerror or DISK_REFUSES
            raise PlayerError(words.not_written(file=self._picture.name, why=why)) from error
        saved = session.save("Autoplay")
        names = typed_names(session.options)
        scores = listed(score(name=names[one.seat], points=one.fame) for one in session.game.result())
        self._app.quit()
        if sys.stdout is not None:  # an executable without a console has none
            tell(words.autoplay_ended(moves=len(session.game.moves), scores=scores, file=saved.name))
