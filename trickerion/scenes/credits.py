"""The credits: a playbill that rolls by, until somebody takes it in hand."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import pygame

from trickerion.app.registry import scene
from trickerion.app.scene import Scene
from trickerion.scenes.credits_text import Chapter, chapters
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.shapes import draw_double_rule, draw_plate
from trickerion.ui.spots import Hotspot
from trickerion.ui.surfaces import draw_paper_panel, draw_title_bar
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.veil import dim, fading

if TYPE_CHECKING:
    from trickerion.app.loop import App

PANEL = pygame.Rect(460, 62, 1000, 956)
HEAD = pygame.Rect(464, 66, 992, 62)
PAGE = pygame.Rect(520, 140, 860, 778)
BAR = pygame.Rect(1410, 150, 14, 758)
BUTTON = pygame.Rect(0, 0, 220, 56).move_to(midbottom=(960, 996))
ROLL_SPEED = 34.0  # canvas pixels a second
ROLL_PAUSE = 1.6  # seconds before it rolls
NOTCH = 70
FADE = 34


@scene("credits")
class CreditsScene(Scene):
    """Rolls by itself (not without motion); wheel, arrows, page keys and the bar take it in hand."""

    opaque = False
    fades = False

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._page = _page(PAGE.w)
        self._offset = 0.0
        self._pause = ROLL_PAUSE
        self._rolling = app.settings.motion > 0
        self._dragging = False
        self._button = Button("credits.done", BUTTON, "Done", self._close, primary=True, default=True)

    @property
    def _end(self) -> float:
        return float(max(0, self._page.get_height() - PAGE.h))

    def layout(self) -> None:
        """The page takes the wheel; one button."""
        self.spots.clear()
        self.spots.add(Hotspot("credits.page", PAGE, on_wheel=lambda notches: self._scroll(-notches * NOTCH)))
        self.spots.add(self._button.spot())

    def _close(self) -> None:
        self.app.sounds.play("click")
        self.app.stack.pop(self)

    def _scroll(self, pixels: float) -> None:
        self._rolling = False
        self._offset = min(self._end, max(0.0, self._offset + pixels))

    def handle_first(self, event: pygame.event.Event) -> bool:
        """The bar can be dragged; page keys and arrows turn the page."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and BAR.inflate(20, 0).collidepoint(event.pos):
            self._dragging = True
        if event.type == pygame.MOUSEBUTTONUP:
            self._dragging = False
        if self._dragging and event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            share = (event.pos[1] - BAR.y - self._knob.h / 2) / max(1, BAR.h - self._knob.h)
            self._scroll(share * self._end - self._offset)
            return True
        steps = {
            pygame.K_DOWN: NOTCH,
            pygame.K_UP: -NOTCH,
            pygame.K_PAGEDOWN: PAGE.h - NOTCH,
            pygame.K_PAGEUP: NOTCH - PAGE.h,
            pygame.K_HOME: -self._end,
            pygame.K_END: self._end,
        }
        if event.type == pygame.KEYDOWN and event.key in steps:
            self._scroll(steps[event.key])
            return True
        return super().handle_first(event)

    def update(self, dt: float) -> None:
        """Roll on."""
        if not self._rolling:
            return
        self._pause -= dt
        if self._pause <= 0:
            self._offset = min(self._end, self._offset + ROLL_SPEED * dt)
            self._rolling = self._offset < self._end

    @property
    def moving(self) -> bool:
        """While it rolls."""
        return self._rolling

    @property
    def _knob(self) -> pygame.Rect:
        """The part of the bar that shows where the page is."""
        height = max(50, round(BAR.h * PAGE.h / max(PAGE.h, self._page.get_height())))
        share = self._offset / self._end if self._end else 0.0
        return pygame.Rect(BAR.x, BAR.y + round((BAR.h - height) * share), BAR.w, height)

    def draw(self, canvas: pygame.Surface) -> None:
        """Veil, sheet, the page under its fading edges, bar, button."""
        dim(canvas)
        draw_paper_panel(canvas, PANEL, rivets=True)
        draw_title_bar(canvas, HEAD, theme.VELVET, "Credits", 30)
        self._draw_page(canvas)
        draw_plate(canvas, BAR, theme.PARCHMENT3, 7)
        draw_plate(canvas, self._knob, theme.BRASS_LO if not self._dragging else theme.VELVET, 7, 1, theme.BRASS)
        self._button.draw(canvas, self.spots)

    def _draw_page(self, canvas: pygame.Surface) -> None:
        """The edges of the page let the paper come through again."""
        top = pygame.Rect(PAGE.x, PAGE.y, PAGE.w, FADE)
        foot = pygame.Rect(PAGE.x, PAGE.bottom - FADE, PAGE.w, FADE)
        paper = [(edge, canvas.subsurface(edge).convert_alpha()) for edge in (top, foot)]
        canvas.blit(self._page, PAGE, pygame.Rect(0, round(self._offset), *PAGE.size))
        for number, (edge, image) in enumerate(paper):
            image.blit(fading(PAGE.w, FADE, number == 1), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            at_end = self._offset <= 0 if number == 0 else self._offset >= self._end
            if not at_end:
                canvas.blit(image, edge)


@functools.lru_cache(maxsize=1)
def _page(width: int) -> pygame.Surface:
    """All chapters below each other, on nothing."""
    parts = chapters()
    height = 30 + sum(_chapter_height(part, width) for part in parts)
    page = pygame.Surface((width, height), pygame.SRCALPHA)
    top = 14
    for part in parts:
        top = _draw_chapter(page, part, top, width)
    return page


def _size(part: Chapter) -> int:
    return 18 if part.small else 21


def _chapter_height(part: Chapter, width: int) -> int:
    return 60 + sum(block_height(text, width, theme.BODY, _size(part)) + 10 for text in part.paragraphs) + 26


def _draw_chapter(page: pygame.Surface, part: Chapter, top: int, width: int) -> int:
    drawn = draw_text(page, part.title, (width // 2, top + 22), theme.HEAD, 27, theme.VELVET, "center")
    draw_double_rule(page, 0, drawn.left - 24, top + 24, theme.BRASS_LO)
    draw_double_rule(page, drawn.right + 24, width, top + 24, theme.BRASS_LO)
    y = top + 60
    for text in part.paragraphs:
        align = "left" if part.small else "center"
        draw_block(page, text, (0, y), width, theme.BODY, _size(part), align=align)
        y += block_height(text, width, theme.BODY, _size(part)) + 10
    return y + 26
