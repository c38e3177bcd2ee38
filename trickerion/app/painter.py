"""The picture: scenes and what lies over them on the canvas, tip and focus ring above, all of it in the window."""

from collections.abc import Callable

import pygame

from trickerion.app.canvas import Letterbox
from trickerion.app.guard import Guard
from trickerion.app.stack import SceneStack
from trickerion.app.stacked_scene import StackedScene
from trickerion.app.window import Window
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.tip_view import Covered, draw_focus, draw_tip
from trickerion.ui.veil import dim
from trickerion.ui.widgets import WidgetManager

DrawOver = Callable[[pygame.Surface, Letterbox], None]
"""A function that draws on the window, above the canvas."""

DrawAbove = Callable[[pygame.Surface], Covered | None]
"""A function that draws on the canvas, above all scenes."""


class Painter:
    """Draws the stack of scenes, and only what has changed where one scene is all that is seen.

    ``has_caret``: the cursor in a line of text was drawn.
    """

    def __init__(self, window: Window, stack: SceneStack, widgets: WidgetManager, guard: Guard) -> None:
        self._window, self._stack, self._widgets, self._guard = window, stack, widgets, guard
        self._left_by: StackedScene | None = None  # whose picture, and nothing else, is on the canvas
        self._covered: list[Covered] = []
        self.has_caret = False

    def draw(self, is_laid_over: bool, draw_lens: DrawOver | None, *above: DrawAbove) -> None:
        """Draw all scenes to the canvas and the canvas to the window.

        ``is_laid_over``: something lies over them; what is drawn ``above`` lies over that, and tells what it covers.
        """
        canvas, stack = self._window.canvas, self._stack
        covered, self._covered = self._covered, []
        for below, area in reversed(covered):  # what the tip and the ring of the last frame cover
            canvas.blit(below, area)
        changed = [area for _, area in covered]
        self._guard.call_stack(lambda: stack.draw(canvas))
        self._left_by = None if is_laid_over else stack.alone
        self._guard.call_overlay(lambda overlay: overlay.draw(canvas))
        top = stack.top
        if top is not None:
            self._guard.call(top, lambda: self._draw_pointed(canvas, top.spots))
        self._covered += [hidden for draw_above in above if (hidden := draw_above(canvas)) is not None]
        drawn = self._left_by.drawn if self._left_by is not None else None
        parts = [*drawn, *changed, *(area for _, area in self._covered)] if drawn is not None else None
        self._window.present(self._draw_beside, draw_lens, parts)

    def is_of(self, scene: StackedScene, canvas: pygame.Surface) -> bool:
        """True when the canvas still shows what ``draw`` of this scene has drawn on it, and nothing else."""
        return self._left_by is scene and canvas is self._window.canvas

    def forget(self) -> None:
        """Have all drawn anew the next time."""
        self._left_by = None

    def _draw_pointed(self, canvas: pygame.Surface, spots: Hotspots) -> None:
        for draw in (draw_focus, draw_tip):
            covered = draw(canvas, spots)
            self._covered += [covered] if covered is not None else []
        self._show_cursor(spots)

    def _draw_beside(self, screen: pygame.Surface, letterbox: Letterbox) -> None:
        shown = self._stack.visible()
        if shown:
            self._guard.call(shown[0], lambda: shown[0].draw_beside(screen, letterbox.rect))
        if len(shown) > 1:
            dim(screen)

    def _show_cursor(self, spots: Hotspots) -> None:
        spot = spots.get(spots.hovered) if spots.hovered in spots.names() else None
        hand = spot is not None and spot.enabled and (spot.on_click is not None or spot.payload is not None)
        cursor = pygame.cursors.Cursor(pygame.SYSTEM_CURSOR_HAND if hand else pygame.SYSTEM_CURSOR_ARROW)
        if cursor != self._widgets.active_user_cursor:
            self._widgets.set_active_cursor(cursor)
