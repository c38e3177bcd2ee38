"""``--autoplay``: opponents play a whole game in the window at full speed, to see that all is well."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from trickerion.app.canvas import write_picture
from trickerion.app.session import Session
from trickerion.app.trouble import Trouble
from trickerion.console import tell
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.opening import start_game
from trickerion.scenes.scoring.scene import ScoringScene
from trickerion.table.looks import typed_names

if TYPE_CHECKING:
    from trickerion.app.loop import App

SEED = "autoplay"
NAMES = ("Augusta", "Bartholomew", "Cordelia", "Desmond")
OPTIONS = GameOptions(tuple(Seat(name, "greedy") for name in NAMES), setup="full", modules=("dark_alley", "prophecies"))
LINGER = 5
"""Frames for which the final table stands before the picture is taken."""

PATIENCE = 120.0
"""Seconds without a move after which the game is taken to hang."""


class Autoplay:
    """Plays one game. Nothing that it sets is kept for the next start."""

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
        if session is not None and isinstance(self._app.stack.top, ScoringScene):
            self._end(session)
        else:
            self._go_on()
            self._watch(len(session.game.moves) if session is not None else 0)

    def _go_on(self) -> None:
        """Press Enter where the game waits for somebody who has seen a show."""
        if getattr(self._app.stack.top, "holds_game", False):
            for kind in (pygame.KEYDOWN, pygame.KEYUP):
                pygame.event.post(pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode="\r"))

    def _session(self) -> Session | None:
        sessions = [getattr(scene, "session", None) for scene in self._app.stack]
        return next((session for session in sessions if isinstance(session, Session)), None)

    def _watch(self, moves: int) -> None:
        now = time.monotonic()
        if moves != self._moves:
            self._moves, self._since = moves, now
        elif now - self._since > PATIENCE:
            raise RuntimeError(f"the game stands still after {moves} moves")

    def _end(self, session: Session) -> None:
        self._stood += 1
        if self._stood < LINGER:
            return
        try:
            write_picture(self._app.window.canvas, self._picture)
        except OSError as error:
            why = error.strerror or "the disk refuses"
            raise Trouble(f"{self._picture.name} could not be written ({why}).") from error
        saved = session.save("Autoplay")
        names = typed_names(session.options)
        score = ", ".join(f"{names[standing.seat]} {standing.fame}" for standing in session.result())
        self._app.quit()
        if sys.stdout is not None:  # an executable without a console has none
            tell(f"{len(session.game.moves)} moves, final score: {score}; saved as {saved.name}")
