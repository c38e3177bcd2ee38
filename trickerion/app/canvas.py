"""The logical canvas that every scene draws on: mapped into a window, under the magnifier, written to a file."""

import contextlib
import io
from collections.abc import Sequence
from dataclasses import dataclass
from math import gcd
from pathlib import Path
from typing import Any, cast

import pygame
from pygame import Color, Rect, Surface

from trickerion.ui.surface_cache import cached_surface

CANVAS_SIZE = (1920, 1080)
CANVAS_RECT = Rect(0, 0, *CANVAS_SIZE)
LENS_RADIUS = 0.19  # of the window's height
_ROWS = 24  # of the canvas in a band, about
_RIM = (Color("#7a5522"), Color("#f4dc9a"), Color("#c79a4b"))


@dataclass(frozen=True)
class Letterbox:
    """Places the canvas, as large as it fits, and centred, in a window of ``window_size`` pixels."""

    window_size: tuple[int, int]
    density: float = 1.0
    """Pixels of the window for each point in which the system counts."""

    @property
    def scale(self) -> float:
        """Window pixels per canvas pixel."""
        return max(min(self.window_size[0] / CANVAS_SIZE[0], self.window_size[1] / CANVAS_SIZE[1]), 1e-6)

    @property
    def rect(self) -> Rect:
        """Where the canvas lies in the window, in window pixels."""
        size = (max(1, round(CANVAS_SIZE[0] * self.scale)), max(1, round(CANVAS_SIZE[1] * self.scale)))
        return Rect((self.window_size[0] - size[0]) // 2, (self.window_size[1] - size[1]) // 2, *size)

    @property
    def bars(self) -> list[Rect]:
        """What the canvas does not cover: on either side of it, or above and below."""
        (width, height), rect = self.window_size, self.rect
        sides = (0, 0, rect.x, height), (rect.right, 0, width - rect.right, height)
        ends = (0, 0, width, rect.y), (0, rect.bottom, width, height - rect.bottom)
        return [bar for bar in map(Rect, sides + ends) if bar.w and bar.h]

    def to_canvas(self, point: tuple[float, float]) -> tuple[int, int]:
        """A point as the system counts them as a point of the canvas; outside the canvas in the bars."""
        rect = self.rect
        # The middle of the window's pixel is what was pointed at, hence the halves.
        x = ((point[0] + 0.5) * self.density - rect.x) * CANVAS_SIZE[0] / rect.w
        y = ((point[1] + 0.5) * self.density - rect.y) * CANVAS_SIZE[1] / rect.h
        return int(x // 1), int(y // 1)

    def to_window(self, point: tuple[float, float]) -> tuple[int, int]:
        """A point of the canvas as a pixel of the window."""
        rect = self.rect
        x = rect.x + (point[0] + 0.5) * rect.w / CANVAS_SIZE[0]
        y = rect.y + (point[1] + 0.5) * rect.h / CANVAS_SIZE[1]
        return int(x // 1), int(y // 1)

    def to_system(self, point: tuple[float, float]) -> tuple[int, int]:
        """A point of the canvas as the system counts points of the window."""
        x, y = self.to_window(point)
        return int(x // self.density), int(y // self.density)

    @property
    def points(self) -> tuple[int, int]:
        """The size of the window as the system counts."""
        return round(self.window_size[0] / self.density), round(self.window_size[1] / self.density)


class Bands:
    """Scales those bands of the canvas into the window that have changed since the last frame.

    A band is as many rows of the canvas as make whole rows of the window, so that all lie where they would lie if the
    canvas was scaled at once. Where it is enlarged, the last row of a band is mixed with the first one below it.
    """

    def __init__(self) -> None:
        self._shown: dict[int, bytearray] = {}
        self._is_whole = False

    def forget(self) -> None:
        """What the window shows is not known any more."""
        self._shown.clear()
        self._is_whole = False

    def show(self, canvas: Surface, place: Surface, parts: Sequence[Rect] | None = None) -> list[Rect]:
        """Bring ``place``, a part of the window, up to date with the canvas; what has changed of it.

        ``parts``: those of the canvas that may have changed, when that is known: they are not compared.
        """
        (width, height), (wide, high) = canvas.get_size(), place.get_size()
        whole = height // gcd(height, high)
        rows, below = whole * max(1, _ROWS // whole), int(high > height)
        parts = parts if self._is_whole else None
        if parts is not None and (wide, high) == (width, height):
            return self._copy(canvas, place, parts, rows)
        changed = []
        for top in range(0, height, rows):
            foot = min(top + rows, height)
            band = Rect(0, top, width, min(foot + below, height) - top)
            if self._is_news(canvas, band) if parts is None else self._is_touched(band, parts):
                part = Rect(0, top * high // height, wide, (foot - top) * high // height)
                pygame.transform.smoothscale(canvas.subsurface(band), part.size, place.subsurface(part))
                changed.append(part)
        self._is_whole = True
        return changed

    def _copy(self, canvas: Surface, place: Surface, parts: Sequence[Rect], rows: int) -> list[Rect]:
        """Where nothing is scaled the parts alone are shown."""
        for part in parts:
            place.blit(canvas, part, part)
        for top in list(self._shown):
            self._is_touched(Rect(0, top, canvas.get_width(), rows), parts)
        return list(parts)

    def _is_touched(self, band: Rect, parts: Sequence[Rect]) -> bool:
        """Whether any of the parts reaches into a band; what that showed before is then forgotten."""
        is_touched = band.collidelist(parts) >= 0
        if is_touched:
            self._shown.pop(band.top, None)
        return is_touched

    def _is_news(self, canvas: Surface, band: Rect) -> bool:
        pitch, whole = canvas.get_pitch(), cast("Any", canvas.get_buffer())
        pixels = memoryview(whole)[band.top * pitch : band.bottom * pitch]
        shown = self._shown.setdefault(band.top, bytearray())
        if shown == pixels:
            return False
        shown[:] = pixels
        return True


_POINTER_EVENTS = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


def to_canvas_event(event: pygame.event.Event, letterbox: Letterbox, pointer: tuple[int, int]) -> pygame.event.Event:
    """The event with its ``pos`` on the canvas; wheel events, which carry none, get the ``pointer``'s."""
    if event.type == pygame.MOUSEWHEEL:
        return pygame.event.Event(event.type, {**event.dict, "pos": pointer})
    if event.type not in _POINTER_EVENTS:
        return event
    changed = {**event.dict, "pos": letterbox.to_canvas(event.pos)}
    if "rel" in changed:
        scale = letterbox.scale / letterbox.density
        changed["rel"] = (event.rel[0] / scale, event.rel[1] / scale)
    return pygame.event.Event(event.type, changed)


@cached_surface
def _mask(diameter: int) -> Surface:
    disk = Surface((diameter, diameter), pygame.SRCALPHA)
    pygame.draw.aacircle(disk, (255, 255, 255, 255), (diameter / 2, diameter / 2), diameter / 2 - 2)
    return disk


def draw_magnifier(screen: Surface, letterbox: Letterbox, canvas: Surface, at: tuple[int, int], zoom: float) -> None:
    """Draw the magnifier over the point ``at`` of the canvas, ``zoom`` times as large."""
    diameter = max(120, round(letterbox.window_size[1] * LENS_RADIUS * 2))
    side = max(8, round(diameter / (letterbox.scale * zoom)))
    source = Rect(0, 0, side, side)
    source.center = at
    source.clamp_ip(CANVAS_RECT)
    glass = pygame.transform.smoothscale(canvas.subsurface(source), (diameter, diameter)).convert_alpha()
    glass.blit(_mask(diameter), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    place = glass.get_rect(center=letterbox.to_window(at))
    place.clamp_ip(screen.get_rect())
    screen.blit(glass, place)
    for width, colour in ((7, _RIM[0]), (5, _RIM[2]), (2, _RIM[1])):
        pygame.draw.aacircle(screen, colour, place.center, diameter / 2 - 1, width)


def write_picture(surface: Surface, path: Path) -> None:
    """Write a PNG, making its folder if need be. Raises OSError when the disk refuses; then no half of it is left.

    The file is written here and not by SDL, which does not say when the disk is full.
    """
    with io.BytesIO() as picture:  # closed, since pygame never lets go of what it has written into
        pygame.image.save(surface, picture, "picture.png")
        drawn = picture.getvalue()
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        path.write_bytes(drawn)
    except OSError:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
        raise
