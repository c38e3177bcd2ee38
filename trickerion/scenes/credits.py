"""The credits: a playbill that rolls by, until somebody takes it in hand."""

from collections.abc import Sequence

import pygame

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.screens.sheet import SheetScene
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.icons import icon_authors
from trickerion.ui.said import SceneTold
from trickerion.ui.scrolling import Scrolling, fading_edges
from trickerion.ui.shapes import draw_double_rule
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.words.screens import credits, menus

PAGE = pygame.Rect(520, 140, 860, 778)
BAR = pygame.Rect(1410, 150, 14, 758)
BUTTON = pygame.Rect(0, 0, 220, 56).move_to(midbottom=(960, 996))
ROLL_SPEED = 34.0  # canvas pixels a second
ROLL_PAUSE = 1.6  # seconds before it rolls
ROLLS_ON = 9.0  # seconds without an event after which it rests, until there is one
NOTCH = 70
FADE = 34


@scene("credits")
class CreditsScene(SheetScene):
    """Rolls by itself (unless motion is off) while somebody is there; a move of the mouse lets it go on.

    Wheel, arrows, page keys and the bar take it in hand.
    """

    title = credits.TITLE
    panel = pygame.Rect(460, 62, 1000, 956)

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.told = lambda: SceneTold(
            self.title, [line for part in _parts() for line in (part.title, *part.paragraphs)]
        )
        self._page = _page(PAGE.w)
        self._scrolling = Scrolling(PAGE, BAR, self._page.get_height())
        self._pause = ROLL_PAUSE
        self._rolling = app.settings.motion > 0

    def layout(self) -> None:
        self.spots.clear()
        self.spots.add(Hotspot("credits.page", PAGE, on_wheel=lambda notches: self._scroll(-notches * NOTCH)))
        self.lay_buttons([Button("credits.done", BUTTON, menus.DONE, self.close, primary=True, default=True)])

    def _scroll(self, pixels: float) -> None:
        self._rolling = False
        self._scrolling.move(pixels)

    def handle_first(self, event: pygame.event.Event) -> bool:
        """The bar can be dragged; page keys and arrows turn the page."""
        if self._scrolling.handle(event):
            self._rolling = False
            return True
        if event.type == pygame.KEYDOWN and (pixels := self._scrolling.key_step(event.key, NOTCH)) is not None:
            self._scroll(pixels)
            return True
        return super().handle_first(event)

    def update(self, dt: float) -> None:
        if not self.moving:
            return
        self._pause -= dt
        if self._pause <= 0:
            self._scrolling.move(ROLL_SPEED * dt)
            self._rolling = self._scrolling.offset < self._scrolling.end

    @property
    def moving(self) -> bool:
        return self._rolling and self.app.pacing.quiet < ROLLS_ON

    def draw_page(self, canvas: pygame.Surface) -> None:
        with fading_edges(canvas, PAGE, FADE, self._scrolling):
            canvas.blit(self._page, PAGE, pygame.Rect(0, round(self._scrolling.offset), *PAGE.size))
        self._scrolling.draw_bar(canvas)


def _parts() -> Sequence[credits.CreditsChapter]:
    return (*credits.CHAPTERS, credits.icons(icon_authors()), credits.LAST)


@cached_surface
def _page(width: int) -> pygame.Surface:
    parts = _parts()
    height = 30
    for part in parts:
        style = theme.TEXT.body.of(_size(part))
        height += 86 + sum(block_height(text, width, style) + 10 for text in part.paragraphs)
    page = pygame.Surface((width, height), pygame.SRCALPHA)
    top = 14
    for part in parts:
        top = _draw_chapter(page, part, top, width)
    return page


def _size(part: credits.CreditsChapter) -> int:
    return 18 if part.small else 21


def _draw_chapter(page: pygame.Surface, part: credits.CreditsChapter, top: int, width: int) -> int:
    drawn = draw_text(page, part.title, (width // 2, top + 22), theme.TEXT.title_large, theme.VELVET, "center")
    draw_double_rule(page, 0, drawn.left - 24, top + 24, theme.BRASS_LO)
    draw_double_rule(page, drawn.right + 24, width, top + 24, theme.BRASS_LO)
    y = top + 60
    for text in part.paragraphs:
        align = "left" if part.small else "center"
        draw_block(page, text, pygame.Rect(0, y, width, 0), theme.TEXT.body.of(_size(part)), align=align)
        y += block_height(text, width, theme.TEXT.body.of(_size(part))) + 10
    return y + 26
