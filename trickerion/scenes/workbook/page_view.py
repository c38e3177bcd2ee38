"""The open page of the Workbook: how far it is scrolled, what is marked on it, and its picture."""

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface

from trickerion.language.page import Page
from trickerion.scenes.workbook import layout as at
from trickerion.scenes.workbook.setting import SetPage, set_page
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspot, Hotspots, always, spoken
from trickerion.ui.scrolling import Scrolling, fading_edges
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surface_cache import PICTURES
from trickerion.ui.text import setting_of_type
from trickerion.ui.text_block import noted_icons
from trickerion.words.place_tooltips import INLINE

FADE = 26
_BYTES = 4
"""Of a pixel."""
MARK_SECONDS = 2.4  # how long what was looked up stays marked

_ICONS: dict[Hashable, list[tuple[str, Rect]]] = {}
"""Those in the sentences of each page that has been drawn."""


class PageView:
    """A ``page`` in its window; what was looked up on it stays marked for a moment."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.scroll = Scrolling(at.PAGE, at.PAGE_BAR)
        self._mark: Rect | None = None
        self._mark_left = 0.0
        self._hand: int | None = None  # y of the hand that drags the page

    @property
    def is_marked(self) -> bool:
        """True while a place is marked."""
        return self._mark is not None

    @property
    def set(self) -> SetPage:
        """The page as it is set."""
        return set_page(self.page)

    def turn_to(self, page: Page, anchor: str = "") -> None:
        """Open another page, and a place on it, which is marked for a moment."""
        self.page = page
        self.scroll.height, self.scroll.offset = self.set.height, 0.0
        self._mark = self.set.place_of(anchor)
        if self._mark is not None:
            self.scroll.move(self._mark.y - 60)
            self._mark_left = MARK_SECONDS

    def add_icons(self, spots: Hotspots, wheel: Callable[[int], object]) -> None:
        """The icons in the sentences that can be seen explain themselves."""
        self._page_image()
        for number, (name, place) in enumerate(_ICONS[self._look]):
            rect = place.move(at.PAGE.x - FADE, at.PAGE.y - round(self.scroll.offset))
            about = INLINE.get(name)
            if about is not None and at.PAGE.contains(rect):
                tip = always(spoken(about))
                spots.add(Hotspot(f"icon.{number}", rect, on_wheel=wheel, tip=tip, focusable=False))

    def drag(self, event: pygame.event.Event) -> int | None:
        """Pixels by which the hand pulls the page up; None while it does not."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and at.PAGE.collidepoint(event.pos):
            self._hand = event.pos[1]
        elif event.type == pygame.MOUSEBUTTONUP:
            self._hand = None
        elif event.type == pygame.MOUSEMOTION and self._hand is not None:
            pulled, self._hand = self._hand - event.pos[1], event.pos[1]
            return int(pulled)
        return None

    def update(self, dt: float) -> None:
        """Let the mark fade."""
        if self._mark is not None:
            self._mark_left -= dt
            self._mark = self._mark if self._mark_left > 0 else None

    def draw(self, canvas: Surface) -> None:
        """Draw the part of the page that is in sight, and its bar."""
        view = at.PAGE.inflate(2 * FADE, 0)
        offset = round(self.scroll.offset)
        with fading_edges(canvas, view, FADE, self.scroll):
            if self._mark is not None:
                self._draw_mark(canvas, self._mark.move(at.PAGE.x, at.PAGE.y - offset))
            canvas.blit(self._page_image(), (view.x, view.y - offset))
        self.scroll.draw_bar(canvas)

    def _draw_mark(self, canvas: Surface, rect: Rect) -> None:
        strength = min(1.0, self._mark_left)
        draw_plate(canvas, rect.inflate(16, 14), theme.with_alpha(theme.AMBER, round(210 * strength)), 14)

    @property
    def _look(self) -> Hashable:
        return self.page, setting_of_type(), theme.palette()

    def _page_image(self) -> Surface:
        """The whole page on a transparent ground, with room for shadows at both sides."""
        kept = PICTURES.get(self._look)
        if kept is not None:
            return kept
        size = at.PAGE.w + 2 * FADE, self.set.height
        PICTURES.make_room(_BYTES * size[0] * size[1])
        image = Surface(size, pygame.SRCALPHA)
        with noted_icons() as _ICONS[self._look]:
            for item in self.set.items:
                item.draw(image, item.rect.move(FADE, 0))
        return PICTURES.keep(self._look, image)
