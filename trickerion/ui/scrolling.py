"""A view of something taller than itself: wheel, keys, a bar to drag."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.shapes import draw_plate
from trickerion.ui.veil import fading

_SMALLEST_KNOB = 50


@dataclass(slots=True)
class Scrolling:
    """Scrolled distance of a view ``view`` over ``height`` pixels, and the bar beside the view."""

    view: Rect
    bar: Rect
    height: int = 0
    offset: float = 0.0
    holding: float | None = None  # where on the knob the hand holds it

    @property
    def end(self) -> float:
        """The largest offset."""
        return float(max(0, self.height - self.view.h))

    def move(self, pixels: float) -> None:
        """Scroll down (or, below 0, up)."""
        self.offset = min(self.end, max(0.0, self.offset + pixels))

    def show(self, top: int, bottom: int, margin: int = 12) -> None:
        """Scroll just so far that the part between ``top`` and ``bottom`` can be seen."""
        if top - margin < self.offset:
            self.move(top - margin - self.offset)
        elif bottom + margin > self.offset + self.view.h:
            self.move(bottom + margin - self.view.h - self.offset)

    def key_step(self, key: int, notch: int) -> float | None:
        """Distance that a key of the arrows and pages scrolls; None for any other key."""
        leaf = self.view.h - notch
        steps = {
            pygame.K_DOWN: notch,
            pygame.K_UP: -notch,
            pygame.K_PAGEDOWN: leaf,
            pygame.K_PAGEUP: -leaf,
            pygame.K_HOME: -self.end,
            pygame.K_END: self.end,
        }
        return steps.get(key)

    @property
    def knob(self) -> Rect:
        """The part of the bar that shows where the view is."""
        height = max(_SMALLEST_KNOB, round(self.bar.h * self.view.h / max(self.view.h, self.height)))
        share = self.offset / self.end if self.end else 0.0
        return Rect(self.bar.x, self.bar.y + round((self.bar.h - height) * share), self.bar.w, height)

    def handle(self, event: pygame.event.Event) -> bool:
        """Drag the bar. True when the event was used."""
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1 and self.end:
            if self.bar.inflate(18, 0).collidepoint(event.pos):
                knob = self.knob
                inside = knob.inflate(18, 0).collidepoint(event.pos)
                self.holding = event.pos[1] - knob.y if inside else knob.h / 2
        elif event.type == pygame.MOUSEBUTTONUP:
            was_held, self.holding = self.holding is not None, None
            return was_held
        if self.holding is None or event.type not in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN):
            return False
        free = max(1, self.bar.h - self.knob.h)
        self.offset = min(self.end, max(0.0, (event.pos[1] - self.holding - self.bar.y) / free * self.end))
        return True

    def draw_bar(self, canvas: Surface, *, on_dark: bool = False) -> None:
        """Groove and knob; nothing when everything can be seen."""
        if not self.end:
            return
        draw_plate(canvas, self.bar, theme.DARK_INSET if on_dark else theme.PARCHMENT3, self.bar.w // 2)
        fill = theme.VELVET_HI if self.holding is not None else theme.BRASS_LO
        draw_plate(canvas, self.knob, fill, self.bar.w // 2, 1, theme.BRASS)


@contextmanager
def fading_edges(canvas: Surface, view: Rect, depth: int, scrolling: Scrolling) -> Iterator[None]:
    """Keep all that is drawn meanwhile inside ``view``, faded out at an edge beyond which there is more."""
    edges = [(Rect(view.x, y, view.w, depth), up) for y, up in ((view.y, False), (view.bottom - depth, True))]
    ground = [(edge, canvas.subsurface(edge).convert_alpha(), up) for edge, up in edges]
    canvas.set_clip(view)
    yield
    canvas.set_clip(None)
    for edge, image, up in ground:
        if scrolling.offset < scrolling.end if up else scrolling.offset > 0:
            image.blit(fading(edge.w, edge.h, up), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
            canvas.blit(image, edge)
