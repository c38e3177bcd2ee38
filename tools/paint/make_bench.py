"""Paint the bench of the Workshop: the wall with its tools, the top in the light of a lamp, easel and tray.

    python tools/paint/make_bench.py [OUTFILE]

Writes assets/textures/bench.jpg. The wood is that of the other textures; tools are signs of the game, embossed. The
same seeds paint the same bench. Needs numpy, which the program itself never does.
"""

from __future__ import annotations

import argparse
import os
import random
from pathlib import Path
from typing import TYPE_CHECKING, Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import pygame
from pygame import Surface

from trickerion.scenes.workshop import layout as at
from trickerion.ui import theme
from trickerion.ui.icons import icon
from trickerion.ui.shapes import enlarged, reduced
from trickerion.ui.surfaces import wood

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

Point = tuple[float, float]
Colour = tuple[int, int, int]

_SIZE = at.BENCH.size
_BACK, _FRONT = at.BENCH_BACK - at.BENCH.y, at.BENCH_FRONT - at.BENCH.y
_PLANK = 74
_BRASS, _STEEL, _WOOD = (168, 124, 60), (116, 106, 100), (130, 86, 48)
_DARK = (24, 13, 9)
_LAMP = (640 - at.BENCH.x, 628 - at.BENCH.y)
"""Where the lamp stands."""
_TOOLS: tuple[tuple[str, int, int, int, Colour], ...] = (
    ("hand-saw", 424, 98, -28, _STEEL),
    ("monkey-wrench", 518, 72, 22, _STEEL),
    ("scissors", 594, 64, 200, _STEEL),
    ("gear-hammer", 664, 66, -8, _WOOD),
    ("own:gear", 738, 58, 12, _BRASS),
    ("own:rope", 992, 62, 0, _WOOD),
    ("pocket-watch", 1076, 52, 0, _BRASS),
)
"""Sign, x of its peg, size, degrees, colour."""
_PEG = 19


def pixels(picture: Surface) -> Any:
    """Height x width x 3 of numbers."""
    return pygame.surfarray.array3d(picture).transpose(1, 0, 2).astype(np.float32)


def put(picture: Surface, numbers: Any) -> None:
    """Numbers onto a picture of their size."""
    pygame.surfarray.blit_array(picture, np.clip(numbers, 0, 255).astype(np.uint8).transpose(1, 0, 2))


def glow(middle: Point, reach: Point) -> Any:
    """Light that fades from a middle: 1 there."""
    y, x = np.mgrid[0 : _SIZE[1], 0 : _SIZE[0]].astype(np.float32)
    return np.exp(-(((x - middle[0]) / reach[0]) ** 2 + ((y - middle[1]) / reach[1]) ** 2))


def large(paint: Callable[[Surface, int], object], size: tuple[int, int] = _SIZE) -> Surface:
    """A transparent picture that was painted three times as large."""
    picture, k = enlarged(*size, 3)
    paint(picture, k)
    return reduced(picture, k)


def shadow(of: Surface, blur: int, alpha: int) -> Surface:
    """The soft shadow of a picture, as large as it is."""
    dark = of.copy()
    dark.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    dark = pygame.transform.box_blur(dark, blur)
    dark.set_alpha(alpha)
    return dark


# ------------------------------------------------------------------ wall and bench


def wall() -> Surface:
    """Upright planks, each of its own tone, with dark joints and nails."""
    dice, picture = random.Random(9), Surface((_SIZE[0], _BACK))
    for x in range(0, _SIZE[0], _PLANK):
        plank = pygame.transform.rotate(wood(_BACK, _PLANK, x), 90)
        tone = round(255 * dice.uniform(0.72, 1.0))
        plank.fill((tone, tone, tone), special_flags=pygame.BLEND_RGB_MULT)
        picture.blit(plank, (x, 0))
        pygame.draw.line(picture, (16, 9, 6), (x, 0), (x, _BACK), 3)
        pygame.draw.line(picture, (84, 54, 34), (x + 3, 0), (x + 3, _BACK))
        pygame.draw.circle(picture, (20, 11, 8), (x + _PLANK // 2, 98), 3)
        pygame.draw.circle(picture, (96, 70, 46), (x + _PLANK // 2 - 1, 97), 1)
    return picture


def top() -> Surface:
    """The boards of the bench, seen from above and in front, so that they grow towards the front edge."""
    depth = _FRONT - _BACK
    grain = pygame.transform.smoothscale(wood(_SIZE[0], 420, 12), (_SIZE[0], depth))
    numbers = pixels(grain) * np.array((1.66, 1.52, 1.42)) + np.array((16, 10, 6))
    picture = Surface(grain.get_size())
    put(picture, numbers * (0.70 + 0.36 * np.linspace(0, 1, depth))[:, None, None])
    for share in (0.16, 0.38, 0.66):
        y = round(depth * share)
        pygame.draw.line(picture, (48, 27, 15), (0, y), (_SIZE[0], y), 2)
        pygame.draw.line(picture, (150, 104, 64), (0, y + 2), (_SIZE[0], y + 2))
    return picture


def _wear(picture: Surface, k: int) -> None:
    """Scratches of knives, and where something stood and was wet."""
    dice = random.Random(4)
    for _ in range(46):
        x, y = dice.randrange(_SIZE[0]), dice.randrange(_BACK + 8, _FRONT - 4)
        end = (x + dice.randrange(-36, 36), y + dice.randrange(-7, 7))
        colour = dice.choice(((30, 16, 9, 90), (190, 140, 92, 60)))
        pygame.draw.line(picture, colour, (x * k, y * k), (end[0] * k, end[1] * k), k // 2 + 1)
    for x, y, wide in ((905, 150, 60), (320, 262, 74)):
        pygame.draw.ellipse(picture, (34, 18, 10, 70), (x * k, y * k, wide * k, wide * k // 3), k + 1)


def edge() -> Surface:
    """The front edge of the top, rounded."""
    depth = _SIZE[1] - _FRONT
    numbers = pixels(wood(_SIZE[0], depth, 3)) * 1.5
    shade = np.interp(np.linspace(0, 1, depth), (0, 0.1, 0.3, 1), (2.3, 1.7, 1.0, 0.42))
    picture = Surface((_SIZE[0], depth))
    put(picture, numbers * shade[:, None, None])
    return picture


# ------------------------------------------------------------------ what hangs and lies there


def embossed(sign: str, size: int, turn: int, colour: Colour) -> Surface:
    """A sign as if it were cut from metal or wood, lit from above at the left."""
    mask = pygame.transform.rotozoom(icon(sign, size, "#ffffff"), turn, 1)
    alpha = pygame.surfarray.array_alpha(mask).T.astype(np.float32) / 255
    height = sum(_blurred(alpha, blur) for blur in (1, 2, 4))
    down, right = np.gradient(height)
    light = np.clip(0.86 + 2.2 * (down * 0.8 + right * 0.6), 0.25, 1.7)
    picture = Surface(mask.get_size(), pygame.SRCALPHA)
    put(picture, np.array(colour)[None, None, :] * light[:, :, None])
    seen = pygame.surfarray.pixels_alpha(picture)
    seen[:] = (alpha * 255).astype(np.uint8).T
    del seen
    return picture


def _blurred(alpha: Any, blur: int) -> Any:
    grey = Surface(alpha.T.shape)
    put(grey, np.repeat((alpha * 255)[:, :, None], 3, 2))
    return pixels(pygame.transform.box_blur(grey, blur))[:, :, 0] / 255


def _hang(picture: Surface, sign: str, x: int, size: int, turn: int, colour: Colour) -> None:
    tool = embossed(sign, size, turn, colour)
    place = tool.get_rect(midtop=(x, _PEG + 2))
    dark = Surface((place.w + 24, place.h + 24), pygame.SRCALPHA)
    dark.blit(tool, (12, 12))
    picture.blit(shadow(dark, 5, 190), (place.x - 5, place.y - 3))
    picture.blit(tool, place)
    pygame.draw.circle(picture, _DARK, (x, _PEG), 5)
    pygame.draw.circle(picture, _BRASS, (x, _PEG), 4)
    pygame.draw.circle(picture, (244, 214, 150), (x - 1, _PEG - 1), 1)


def _line(picture: Surface, k: int, ends: Sequence[Point], colour: Colour, width: float) -> None:
    (x0, y0), (x1, y1) = ends
    pygame.draw.line(picture, colour, (x0 * k, y0 * k), (x1 * k, y1 * k), max(1, round(width * k)))


def _shape(picture: Surface, k: int, points: Sequence[Point], colour: Sequence[int]) -> None:
    pygame.draw.polygon(picture, tuple(colour), [(x * k, y * k) for x, y in points])


def _plan(picture: Surface, k: int) -> None:
    """A sheet of paper on the wall: the plan of a Trick."""
    _shape(picture, k, ((806, 12), (888, 6), (894, 104), (812, 110)), (206, 186, 140))
    _shape(picture, k, ((880, 92), (894, 104), (879, 105)), (160, 138, 96))
    ink = (92, 70, 58)
    for ends in (((822, 40), (856, 38)), ((856, 38), (858, 80)), ((858, 80), (825, 83)), ((825, 83), (822, 40))):
        _line(picture, k, ends, ink, 1.4)
    for ends in (((822, 40), (836, 28)), ((856, 38), (870, 26)), ((836, 28), (870, 26)), ((870, 26), (871, 68))):
        _line(picture, k, ends, ink, 1.2)
    _line(picture, k, ((858, 80), (871, 68)), ink, 1.2)
    pygame.draw.circle(picture, ink, (840 * k, 60 * k), 11 * k, k)
    for y in (90, 96):
        _line(picture, k, ((826, y + 1), (868 - y % 4 * 5, y - 1)), (142, 118, 92), 1.2)
    for x, y in ((810, 16), (884, 11)):
        pygame.draw.circle(picture, (150, 44, 40), (x * k, y * k), 3 * k)


def _rail(picture: Surface, k: int) -> None:
    """The rail from which the tools hang."""
    _line(picture, k, ((372, _PEG), (1140, _PEG)), (30, 17, 11), 9)
    _line(picture, k, ((372, _PEG - 2), (1140, _PEG - 2)), (98, 64, 38), 4)


_EASEL_TOP, _LEDGE = (at.EASEL.centerx - at.BENCH.x, 0), at.EASEL.bottom - at.BENCH.y


def _easel(picture: Surface, k: int) -> None:
    """Three legs, and the ledge below the picture."""
    x, top = _EASEL_TOP
    for foot, width in (((x - 92, 180), 9.0), ((x + 92, 180), 9.0), ((x + 6, 156), 7.0)):
        _line(picture, k, ((x, top), foot), _DARK, width + 4)
        _line(picture, k, ((x, top), foot), (136, 92, 54), width)
        _line(picture, k, ((x - 2, top), (foot[0] - 2, foot[1])), (190, 138, 84), 2)
    for box, colour in (
        ((x - 103, _LEDGE - 2, 206, 15), _DARK),
        ((x - 101, _LEDGE - 1, 202, 11), (146, 98, 56)),
        ((x - 101, _LEDGE - 1, 202, 3), (216, 166, 106)),
    ):
        pygame.draw.rect(picture, colour, [part * k for part in box], border_radius=2 * k)


def _lamp(picture: Surface, k: int) -> None:
    """An oil lamp: its foot, the brass burner, the flame in its glass, a ring to carry it by."""
    x, y = _LAMP[0] - 35, _LAMP[1] - 126

    def box(left: int, up: int, wide: int, high: int) -> list[int]:
        return [(x + left) * k, (y + up) * k, wide * k, high * k]

    pygame.draw.arc(picture, _BRASS, box(13, -8, 44, 60), 0.3, 2.84, 2 * k)
    pygame.draw.ellipse(picture, (70, 46, 20), box(7, 108, 56, 20))
    pygame.draw.ellipse(picture, (176, 130, 62), box(9, 104, 52, 18))
    _shape(picture, k, [(x + 16, y + 113), (x + 26, y + 80), (x + 44, y + 80), (x + 54, y + 113)], (140, 98, 44))
    _shape(picture, k, [(x + 22, y + 110), (x + 29, y + 80), (x + 34, y + 80), (x + 31, y + 110)], (226, 184, 108))
    pygame.draw.rect(picture, (206, 162, 82), box(20, 71, 30, 11), border_radius=3 * k)
    pygame.draw.rect(picture, (116, 80, 36), box(20, 77, 30, 3))
    glass = [(25, 72), (18, 46), (27, 10), (43, 10), (52, 46), (45, 72)]
    _shape(picture, k, [(x + a, y + b) for a, b in glass], (255, 222, 150, 120))
    pygame.draw.ellipse(picture, (255, 190, 92), box(26, 30, 18, 42))
    flame = [(27, 58), (30, 68), (40, 68), (43, 58), (40, 44), (35, 24), (30, 44)]
    _shape(picture, k, [(x + a, y + b) for a, b in flame], (255, 246, 214))
    _line(picture, k, ((x + 29, y + 16), (x + 23, y + 46)), (255, 250, 230), 1.6)
    pygame.draw.rect(picture, (150, 108, 50), box(25, 6, 20, 5), border_radius=2 * k)


def _tray(picture: Surface, k: int) -> None:
    """The tray of what has been prepared: velvet in a wooden rim."""
    x, y = at.TRAY.x - at.BENCH.x, at.TRAY.y - at.BENCH.y
    for points, colour in (
        (((10, 0), (190, 0), (200, 44), (0, 44)), (26, 13, 9)),
        (((16, 4), (184, 4), (192, 37), (8, 37)), (92, 18, 32)),
        (((16, 4), (184, 4), (187, 15), (13, 15)), (60, 10, 22)),
        (((0, 37), (200, 37), (200, 45), (0, 45)), (190, 142, 74)),
        (((0, 37), (200, 37), (200, 39), (0, 39)), (236, 196, 126)),
        (((10, 0), (13, 0), (3, 37), (0, 44)), (150, 108, 56)),
        (((190, 0), (187, 0), (197, 37), (200, 44)), (110, 76, 38)),
    ):
        _shape(picture, k, [(x + a, y + b) for a, b in points], colour)


def _odds(picture: Surface, k: int) -> None:
    """What has been left lying: a pencil, a folding rule, screws, shavings of wood."""
    _line(picture, k, ((790, 124), (852, 144)), (70, 22, 20), 6)
    _line(picture, k, ((790, 123), (852, 143)), (168, 60, 48), 3)
    _shape(picture, k, ((850, 140), (866, 148), (849, 147)), (226, 190, 140))
    for ends in (((742, 144), (800, 132)), ((800, 132), (784, 152)), ((784, 152), (736, 158))):
        _line(picture, k, ends, (64, 42, 16), 8)
        _line(picture, k, ends, (206, 166, 84), 5)
    for x, y in ((712, 136), (724, 150), (700, 154)):
        pygame.draw.ellipse(picture, (60, 52, 48), (x * k, y * k, 9 * k, 6 * k))
        pygame.draw.ellipse(picture, (186, 176, 164), (x * k, y * k - k, 8 * k, 5 * k))
    dice = random.Random(7)
    for _ in range(26):
        left, top = dice.gauss(800, 34), dice.uniform(128, 158)
        start, wide = dice.uniform(0, 3), dice.uniform(7, 15)
        place = [round(n * k) for n in (left, top, wide, wide * 0.6)]
        pygame.draw.arc(picture, (224, 176, 116), place, start, start + dice.uniform(2.4, 4.6), k + 1)


# ------------------------------------------------------------------ the whole


def bench() -> Surface:
    """Wall, top and edge with all that is there, in the light of the lamp."""
    picture = Surface(_SIZE)
    picture.blit(wall(), (0, 0))
    picture.blit(top(), (0, _BACK))
    picture.blit(edge(), (0, _FRONT))
    picture.blit(large(_wear), (0, 0))
    for paint, blur, aside in ((_rail, 3, (2, 5)), (_plan, 4, (3, 5))):
        layer = large(paint)
        picture.blit(shadow(layer, blur, 170), aside)
        picture.blit(layer, (0, 0))
    for tool in _TOOLS:
        _hang(picture, *tool)
    numbers = pixels(picture)
    dim = np.array((0.62, 0.58, 0.58))
    warm = np.array((1.0, 0.80, 0.52))
    light = glow((_LAMP[0] - 60, _LAMP[1] - 60), (430, 190))[:, :, None] * 1.15 * warm
    numbers *= dim + light
    numbers += glow((_LAMP[0], _LAMP[1] - 66), (150, 110))[:, :, None] * np.array((86, 52, 20))
    numbers[:22] *= np.linspace(0.35, 1, 22)[:, None, None]
    numbers[_BACK : _BACK + 16] *= np.linspace(0.5, 1, 16)[:, None, None]
    put(picture, numbers)
    pygame.draw.line(picture, (170, 122, 74), (0, _FRONT), (_SIZE[0], _FRONT), 2)
    for paint, blur, aside in ((_easel, 8, (15, 9)), (_odds, 2, (2, 3)), (_tray, 5, (4, 6)), (_lamp, 6, (10, 5))):
        layer = large(paint)
        picture.blit(shadow(layer, blur, 190), aside)
        picture.blit(layer, (0, 0))
    numbers = pixels(picture)
    numbers += glow((_LAMP[0], _LAMP[1] - 76), (56, 52))[:, :, None] * np.array((120, 84, 34))
    put(picture, numbers)
    return picture


FILE = Path(__file__).resolve().parents[2] / "assets" / "textures" / "bench.jpg"


def main() -> None:
    """Write the picture."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path, nargs="?", default=FILE, metavar="OUTFILE")
    file = parser.parse_args().file
    pygame.display.set_mode(theme.CANVAS_SIZE)
    pygame.image.save(bench(), file)
    print(file.name, file.stat().st_size)


if __name__ == "__main__":
    main()
