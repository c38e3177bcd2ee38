"""The picture behind the title: the city at dusk between two curtains, with a moon, lamps and flickering windows."""

import math
import random

import pygame

from trickerion.ui import theme
from trickerion.ui.scenery import City, Row, curtain, draw_boards, skyline, valance
from trickerion.ui.shapes import supersampled, vertical_gradient
from trickerion.ui.surface_cache import cached_surface

CURTAIN_WIDTH = 238
VALANCE_HEIGHT = 100
SCALLOPS = 13
MOON = (1380, 250, 64)
LAMPS = ((330, 476), (1590, 476))
_CITY = City(
    ((0.0, "#171233"), (0.30, "#3c2352"), (0.46, "#8a3f55"), (0.60, "#e08a4f"), (0.72, "#f6c77a"), (1.0, "#8a4a56")),
    (
        Row(0.66, (30, 110), (70, 150), "#8a4a56"),
        Row(0.74, (50, 190), (70, 150), "#5a2f4e", 0.05),
        Row(0.88, (80, 220), (80, 170), "#33193a", 0.09),
        Row(1.0, (90, 240), (100, 200), "#170d1e", 0.12),
    ),
    stars=320,
    moon=MOON,
)
_CITY_SEED = 29
_LIT = pygame.Color(255, 206, 120)
_FLICKERING = 26  # windows that go out and on


class TitleScenery:
    """Draws the picture; ``draw`` takes the seconds since the scene began (0 for a still picture)."""

    def __init__(self) -> None:
        self._picture = _still_picture()
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
        self._draw_stars(canvas, seconds)
        self._draw_moonlight(canvas, seconds)
        self._draw_clouds(canvas, seconds)
        self._draw_dark_windows(canvas, seconds)
        self._draw_lamplight(canvas, seconds)
        canvas.blit(_proscenium(), (0, 0))

    def _draw_stars(self, canvas: pygame.Surface, seconds: float) -> None:
        for x, y, period in self._stars:
            light = 0.5 + 0.5 * math.sin(seconds / period * math.tau + x)
            if light > 0.6:
                canvas.blit(_star(), (x - 4, y - 4), special_flags=pygame.BLEND_RGB_ADD)

    def _draw_moonlight(self, canvas: pygame.Surface, seconds: float) -> None:
        halo = _light(210, (64, 52, 30))
        strength = 0.75 + 0.25 * math.sin(seconds / 6 * math.tau)
        _add(canvas, halo, MOON[:2], strength)

    def _draw_clouds(self, canvas: pygame.Surface, seconds: float) -> None:
        room = theme.CANVAS_SIZE[0] - 2 * CURTAIN_WIDTH + 700
        for number, (y, speed, start) in enumerate(((205, 9.0, 980), (300, 6.0, 300), (150, 5.0, 1500))):
            x = (start + seconds * speed) % room + CURTAIN_WIDTH - 560
            canvas.blit(_cloud(number), (x, y))

    def _draw_dark_windows(self, canvas: pygame.Surface, seconds: float) -> None:
        for rect, (period, shift, share) in zip(self._windows, self._phases, strict=True):
            if ((seconds + shift) / period) % 1.0 < share:
                wall = self._picture.get_at((rect.x - 2, rect.centery))
                canvas.fill(wall, rect)

    def _draw_lamplight(self, canvas: pygame.Surface, seconds: float) -> None:
        for number, (x, y) in enumerate(LAMPS):
            breath = math.sin(seconds * 2.1 + number) * 0.06 + math.sin(seconds * 7.3 + 2 * number) * 0.03
            _add(canvas, _light(190, (96, 60, 22)), (x, y + 56), 0.86 + breath)


def _add(canvas: pygame.Surface, light: pygame.Surface, center: tuple[int, int], strength: float) -> None:
    shade = max(0, min(255, round(255 * strength)))
    dimmed = light.copy()
    dimmed.fill((shade, shade, shade), special_flags=pygame.BLEND_RGB_MULT)
    canvas.blit(dimmed, dimmed.get_rect(center=center), special_flags=pygame.BLEND_RGB_ADD)


@cached_surface
def _light(radius: int, colour: tuple[int, int, int]) -> pygame.Surface:
    """A soft round light to add to the picture: ``colour`` in the middle, nothing at the rim."""
    small = radius // 3
    light = pygame.Surface((2 * small, 2 * small))
    for step in range(small, 0, -1):
        share = (1 - step / small) ** 2
        pygame.draw.circle(light, [round(part * share) for part in colour], (small, small), step)
    return pygame.transform.smoothscale(light, (2 * radius, 2 * radius))


@cached_surface
def _star() -> pygame.Surface:
    star = pygame.Surface((9, 9))
    star.fill((34, 30, 30), (0, 4, 9, 1))
    star.fill((34, 30, 30), (4, 0, 1, 9))
    star.fill((150, 140, 120), (3, 3, 3, 3))
    return star


@cached_surface
def _cloud(number: int) -> pygame.Surface:
    dice = random.Random(40 + number)
    size = (560, 70)

    def paint(large: pygame.Surface, k: int) -> None:
        for _ in range(16):
            wide = dice.randrange(120, 300) * k
            x = dice.randrange(30 * k, size[0] * k - wide - 30 * k)
            y = round(dice.gauss(size[1] / 2, 8)) * k
            pygame.draw.ellipse(large, (122, 96, 132, 22), (x, y, wide, dice.randrange(6, 14) * k))

    bank = pygame.transform.box_blur(supersampled(*size, 1, paint), 5)
    return bank.convert_alpha()


def _windows(picture: pygame.Surface) -> list[pygame.Rect]:
    """The lit windows of the houses, found by their light."""
    houses = pygame.Rect(CURTAIN_WIDTH + 8, 660, theme.CANVAS_SIZE[0] - 2 * CURTAIN_WIDTH - 16, 400)
    mask = pygame.mask.from_threshold(picture.subsurface(houses), _LIT, (60, 70, 70, 255))
    rects = [rect.move(houses.topleft).inflate(2, 2) for rect in mask.get_bounding_rects()]
    return [rect for rect in rects if 3 <= rect.w <= 9 and 4 <= rect.h <= 11]


@cached_surface
def _still_picture() -> pygame.Surface:
    picture = skyline(*theme.CANVAS_SIZE, _CITY_SEED, _CITY).copy()
    mist = ((0.0, (20, 8, 22, 0)), (0.8, (20, 8, 22, 0)), (1.0, (14, 6, 18, 150)))
    picture.blit(vertical_gradient(*theme.CANVAS_SIZE, mist), (0, 0))
    for x, y in LAMPS:
        picture.blit(_lamp(theme.CANVAS_SIZE[1] - y), (x - 40, y))
    return picture.convert()


def _lamp(height: int) -> pygame.Surface:
    """A street lamp, its lantern at the top: 80 px wide."""

    def paint(large: pygame.Surface, k: int) -> None:
        iron, glass = (24, 14, 18), (255, 214, 130)

        def shape(colour: tuple[int, int, int], *points: tuple[int, int]) -> None:
            pygame.draw.polygon(large, colour, [(x * k, y * k) for x, y in points])

        shape(iron, (35, 80), (45, 80), (46, height), (34, height))
        shape((52, 34, 24), (16, 26), (40, 0), (64, 26))
        shape((70, 46, 26), (38, 0), (42, 0), (40, -6))
        shape((60, 40, 26), (20, 26), (60, 26), (63, 84), (17, 84))
        shape(glass, (27, 32), (53, 32), (56, 78), (24, 78))
        shape((255, 240, 190), (33, 44), (47, 44), (49, 76), (31, 76))
        shape((60, 40, 26), (39, 32), (41, 32), (41, 78), (39, 78))
        shape(iron, (14, 84), (66, 84), (58, 92), (22, 92))
        shape(iron, (28, 150), (52, 150), (48, 162), (32, 162))

    return supersampled(80, height, 3, paint)


@cached_surface
def _proscenium() -> pygame.Surface:
    frame = pygame.Surface(theme.CANVAS_SIZE, pygame.SRCALPHA)
    width, height = theme.CANVAS_SIZE
    shade = pygame.Surface((60, 1), pygame.SRCALPHA)
    for x in range(60):
        shade.set_at((x, 0), (8, 2, 8, round(150 * (1 - x / 60) ** 2)))
    shade = pygame.transform.scale(shade, (60, height))
    side = curtain(CURTAIN_WIDTH, height)
    for flip, x in ((False, 0), (True, width - CURTAIN_WIDTH)):
        frame.blit(pygame.transform.flip(shade, flip, False), (x - 60 if flip else x + CURTAIN_WIDTH, 0))
        frame.blit(pygame.transform.flip(side, flip, False), (x, 0))
        edge = x - 2 if flip else x + CURTAIN_WIDTH - 1
        pygame.draw.rect(frame, theme.BRASS_LO, (edge - 1, 0, 5, height))
        pygame.draw.rect(frame, theme.BRASS, (edge, 0, 3, height))
        pygame.draw.line(frame, theme.BRASS_HI, (edge + 1, 0), (edge + 1, height))
    _hang_valance(frame, width, SCALLOPS)
    return frame.convert_alpha()


def _hang_valance(picture: pygame.Surface, width: int, scallops: int) -> None:
    """The valance along the upper edge, with its shadow."""
    cloth = valance(width, scallops, VALANCE_HEIGHT)
    shadow = pygame.Surface((width, VALANCE_HEIGHT + 70), pygame.SRCALPHA)
    shadow.blit(pygame.mask.from_surface(cloth).to_surface(setcolor=(10, 2, 8, 170), unsetcolor=(10, 2, 8, 0)), (0, 12))
    picture.blit(pygame.transform.box_blur(shadow, 9), (0, 0))
    picture.blit(cloth, (0, 0))


# ------------------------------------------------------------------ beside the canvas


def draw_house(screen: pygame.Surface, canvas: pygame.Rect) -> None:
    """What a window of another shape shows beside the canvas: more curtain, or a pelmet above and boards below."""
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
    scallops = math.ceil(width / scale / scallop)
    picture = curtain(round(scallops * scallop), theme.CANVAS_SIZE[1]).copy()
    _hang_valance(picture, picture.get_width(), scallops)
    whole = pygame.transform.smoothscale(picture, (max(width, round(picture.get_width() * scale)), height))
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
