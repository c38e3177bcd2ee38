"""The Daily Conjurer, large: the whole log over the dimmed table."""

from typing import Protocol, runtime_checkable

import pygame
from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.play.running_game import RunningGame
from trickerion.table.game_scene import GameScene
from trickerion.table.log_panel import HEAD, LogPanel
from trickerion.ui import theme
from trickerion.ui.controls import draw_round_button
from trickerion.ui.hotspot import Circle, Hotspot, Tip, always
from trickerion.ui.veil import dim
from trickerion.words.screens import menus

PANEL = Rect(460, 90, 1000, 900)
CLOSE = (PANEL.right - 30, PANEL.y + 20)


@runtime_checkable
class LooksBack(Protocol):
    """A scene that can show an earlier moment."""

    def look_back(self, move_index: int) -> None:
        """Show the table as it was after that many moves."""


@scene("log")
class LogScene(GameScene):
    """Scrolls by wheel and arrow keys; over the board, a click on a line shows the table right after it."""

    opaque = False
    toggled_by = "log"

    def __init__(self, app: App, session: RunningGame) -> None:
        super().__init__(app, session)
        below = app.stack.top
        self._table = below if isinstance(below, LooksBack) else None
        self.log = LogPanel(session, PANEL, self._look_back if self._table is not None else None)

    def layout(self) -> None:
        self.log.rect, self.log.head = PANEL, HEAD
        self._saying = self.log.make_room() if self.is_talking else PANEL
        self.spots.clear()
        self.spots.add(Hotspot("outside", Rect(0, 0, *theme.CANVAS_SIZE), on_click=self.close, focusable=False))
        self.spots.add_parts(self.log)
        self.spots.add(Hotspot("close", Circle(*CLOSE, 18), on_click=self.close, tip=always(Tip(menus.CLOSE_BY_KEY))))

    @property
    def log_in_sight(self) -> bool:
        return True

    @property
    def saying_at(self) -> Rect:
        return self._saying

    def _look_back(self, move_index: int) -> None:
        self.close()
        if self._table is not None:
            self._table.look_back(move_index)

    def handle_event(self, event: pygame.event.Event) -> bool:
        """Arrow and page keys scroll; a right click closes."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.close()
            return True
        lines = {pygame.K_UP: 1, pygame.K_DOWN: -1, pygame.K_PAGEUP: 8, pygame.K_PAGEDOWN: -8}
        if event.type == pygame.KEYDOWN and event.key in lines:
            self.log.scroll(lines[event.key])
            self.layout()
            return True
        return False

    def handle_action(self, action: str) -> bool:
        """The log's key closes it again."""
        if action == "log":
            self.close()
            return True
        return super().handle_action(action)

    def draw(self, canvas: Surface) -> None:
        dim(canvas)
        self.log.draw(canvas, self.spots)
        draw_round_button(canvas, CLOSE, "ui.cancel", 34, hovered=self.spots.is_hot("close"))
