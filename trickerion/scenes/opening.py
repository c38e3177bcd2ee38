"""From the menus to the table: a new game, the game in progress, a saved one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from trickerion.app.registry import open_scene, scene
from trickerion.app.scene import Scene
from trickerion.app.session import Session
from trickerion.app.trouble import Trouble
from trickerion.rules.options import GameOptions
from trickerion.ui import theme
from trickerion.ui.scenery import backdrop
from trickerion.ui.surfaces import draw_ribbon
from trickerion.ui.text import draw_text
from trickerion.words.verbatim import verbatim

if TYPE_CHECKING:
    from trickerion.app.loop import App

BOARD = "board"
_RIBBON = pygame.Rect(660, 490, 600, 64)


class OpeningScene(Scene):
    """The moment in which the game is made ready; a game that cannot be opened leads back with a notice."""

    may_be_covered = False

    def __init__(self, app: App, title: str, make: Callable[[], Session]) -> None:
        super().__init__(app)
        self._title = title
        self._make = make
        self._frames = 0

    @property
    def moving(self) -> bool:
        """The next frame comes soon."""
        return True

    def handle_action(self, action: str) -> bool:
        """Nothing can be done meanwhile."""
        return True

    def update(self, dt: float) -> None:
        """The first frame is shown before the work begins."""
        self._frames += 1
        if self._frames == 2:
            self.app.post(self._open)

    def _open(self) -> None:
        try:
            session = self._make()
        except Trouble as trouble:
            self.app.stack.pop(self)
            self.app.notice("The game cannot be opened", verbatim(trouble))
            return
        enter_table(self.app, session)

    def draw(self, canvas: pygame.Surface) -> None:
        """The city, and what is happening."""
        canvas.blit(backdrop(120), (0, 0))
        draw_ribbon(canvas, _RIBBON, "#5a1222", self._title, 30)
        below = (_RIBBON.centerx, _RIBBON.bottom + 36)
        draw_text(
            canvas, "The stage is being set", below, theme.ITALIC, 22, theme.PARCHMENT, "center", shadow="#0a0408"
        )


def enter_table(app: App, session: Session) -> None:
    """Sit down at the table of a game; everything else on the screen goes."""
    session.pace = app.settings.opponent_pause
    open_scene(app, BOARD, how="reset", session=session)


def start_game(app: App, options: GameOptions, seed: str) -> None:
    """Raise the curtain on a new game."""
    pace = app.settings.opponent_pause

    def make() -> Session:
        return Session.new(options, seed, app.places, pace=pace)

    app.stack.push(OpeningScene(app, "The Curtain Rises", make))


def load_game(app: App, path: Path, name: str) -> None:
    """Take up a saved game."""
    pace = app.settings.opponent_pause
    app.stack.push(OpeningScene(app, name, lambda: Session.load(app.places, path, pace=pace)))


@scene("continue")
def continue_game(app: App) -> Scene:
    """Take up the game in progress."""
    pace = app.settings.opponent_pause
    return OpeningScene(app, "The Show Goes On", lambda: Session.resume(app.places, pace=pace))
