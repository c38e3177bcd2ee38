"""The picture behind the title: the city at dusk between two curtains, with a moon, lamps and flickering windows."""

import math
import random

import pygame

from trickerion.ui import theme
from trickerion.ui.scenery import curtain, draw_boards, painted
from trickerion.ui.surface_cache import cached_surface

CURTAIN_WIDTH = 238
SCALLOPS = 13
MOON = (1380, 250, 64)
LAMPS = ((330, 476), (1590, 476))
_LIT = pygame.Color(255, 206, 120)
_FLICKERING = 26  # windows that go out and on


class TitleScenery:
    """Draws the picture; ``draw`` takes the seconds since the scene began (0 for a still picture)."""

    def __init__(self) -> None:
        self._picture = painted("title")
        dice = random.Random(7)
        windows = _windows(self._picture)
        dice.shuffle(windows)
        self._windows = windows[:_FLICKERING]
        self._phases = [(dice.uniform(5, 14), dice.uniform(0, 14), dice.uniform(0.25, 0.6)) for _ in self._windows]
        between = (CURTAIN_WIDTH, theme.CANVAS_SIZE[0] - CURTAIN_WIDTH)
        self._stars = [(dice.randrange(*between), dice.randrange(130, 420), dice.uniform(2, 6)) for _ in range(14)]

    def draw(self, canvas: pygame.Surface, seconds: float) -> None:
        """Draw everything to the canvas."""
        canvas.blit(self._picture, (0, 0))
        for x, y, period in self._stars:
            if math.sin(seconds / period * math.tau + x) > 0.2:
                canvas.blit(painted("title-star"), (x - 4, y - 4), special_flags=pygame.BLEND_RGB_ADD)
        _add(canvas, painted("title-moonlight"), MOON[:2], 0.75 + 0.25 * math.sin(seconds / 6 * math.tau))
        self._draw_clouds(canvas, seconds)
        self._draw_dark_windows(canvas, seconds)
        self._draw_lamplight(canvas, seconds)
        canvas.blit(painted("title-frame"), (0, 0))

    def _draw_clouds(self, canvas: pygame.Surface, seconds: float) -> None:
        room = theme.CANVAS_SIZE[0] - 2 * CURTAIN_WIDTH + 700
        for number, (y, speed, start) in enumerate(((205, 9.0, 980), (300, 6.0, 300), (150, 5.0, 1500))):
            x = (start + seconds * speed) % room + CURTAIN_WIDTH - 560
            canvas.blit(painted(f"title-cloud-{number}"), (x, y))

    def _draw_dark_windows(self, canvas: pygame.Surface, seconds: float) -> None:
        for rect, (period, shift, share) in zip(self._windows, self._phases, strict=True):
            if ((seconds + shift) / period) % 1.0 < share:
                wall = self._picture.get_at((rect.x - 2, rect.centery))
                canvas.fill(wall, rect)

    def _draw_lamplight(self, canvas: pygame.Surface, seconds: float) -> None:
        for number, (x, y) in enumerate(LAMPS):
            breath = math.sin(seconds * 2.1 + number) * 0.06 + math.sin(seconds * 7.3 + 2 * number) * 0.03
            _add(canvas, painted("title-lamplight"), (x, y + 56), 0.86 + breath)


def _add(canvas: pygame.Surface, light: pygame.Surface, center: tuple[int, int], strength: float) -> None:
    shade = max(0, min(255, round(255 * strength)))
    dimmed = light.copy()
    dimmed.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
    canvas.blit(dimmed, dimmed.get_rect(center=center), special_flags=pygame.BLEND_RGB_ADD)


def _windows(picture: pygame.Surface) -> list[pygame.Rect]:
    """The lit windows of the houses, found by their light."""
    houses = pygame.Rect(CURTAIN_WIDTH + 8, 660, theme.CANVAS_SIZE[0] - 2 * CURTAIN_WIDTH - 16, 400)
    mask = pygame.mask.from_threshold(picture.subsurface(houses), _LIT, (60, 70, 70, 255))
    rects = [rect.move(houses.topleft).inflate(2, 2) for rect in mask.get_bounding_rects()]
    return [rect for rect in rects if 3 <= rect.w <= 9 and 4 <= rect.h <= 11]


def draw_house(screen: pygame.Surface, canvas: pygame.Rect) -> None:
    """Draw the house beside the canvas in a window of another shape: curtain, or a pelmet above and boards below."""
    if canvas.w < screen.get_width():
        left = _wing(max(1, canvas.x), canvas.h, True)
        screen.blit(left, left.get_rect(topright=canvas.topleft))
        screen.blit(_wing(screen.get_width() - canvas.right, canvas.h, False), canvas.topright)
    if canvas.h < screen.get_height():
        pelmet = _pelmet(canvas.w, max(1, canvas.y))
        screen.blit(pelmet, pelmet.get_rect(bottomleft=canvas.topleft))
        screen.blit(_boards(canvas.w, screen.get_height() - canvas.bottom), canvas.bottomleft)


@cached_surface
def _wing(width: int, height: int, left: bool) -> pygame.Surface:
    """The curtain and the valance beside the canvas, in pixels of the window."""
    scallop, scale = theme.CANVAS_SIZE[0] / SCALLOPS, height / theme.CANVAS_SIZE[1]
    room = round(math.ceil(width / scale / scallop) * scallop)
    picture = pygame.Surface((room, theme.CANVAS_SIZE[1])).convert()
    picture.blits([(painted("title-wing"), (x, 0)) for x in range(0, room, theme.CANVAS_SIZE[0])])
    whole = pygame.transform.smoothscale(picture, (max(width, round(room * scale)), height))
    return pygame.transform.flip(whole.subsurface((0, 0, width, height)), left, False).convert()


@cached_surface
def _pelmet(width: int, height: int) -> pygame.Surface:
    """The cloth above the valance."""
    scale = width / theme.CANVAS_SIZE[0]
    cloth = curtain(theme.CANVAS_SIZE[0], max(1, round(height / scale)))
    return pygame.transform.smoothscale(cloth, (width, height)).convert()


@cached_surface
def _boards(width: int, height: int) -> pygame.Surface:
    """The stage before the curtains."""
    floor = pygame.Surface((width, height))
    draw_boards(floor, floor.get_rect(), ("#3a1f16", "#170b0c", "#24120f"), (width // 48, width // 36))
    return floor.convert()
