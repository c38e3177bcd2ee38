"""Pictures on the posters of the week and of the ways to begin: signs of the game on a stage."""

from collections.abc import Callable, Mapping
from typing import Final

from pygame import Surface

from trickerion.rules.options import COLOURS
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.markers import draw_marker
from trickerion.ui.scenery import poster_scene
from trickerion.ui.shapes import draw_glow, draw_ring
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.tokens import draw_disk
from trickerion.ui.trick_pictures import framed_trick

FIRST_TRICK: Final = "enchanted_butterflies"
_OWN, _RIVAL = COLOURS[0], COLOURS[1]
_GROUNDS: Final[Mapping[str, str]] = {
    "stage": "#6a5228",
    "corners": "#2c4a62",
    "hands": "#345a38",
    "alley": "#3a2a62",
    "solo": "#5a2a2a",
    "short": "#2c4a62",
    "whole": "#5a3a66",
}


@cached_surface
def poster_of(name: str, width: int, height: int, palette: str) -> Surface:
    """The picture of an evening or a way; it changes with the palette of the players."""
    canvas = poster_scene(width, height, _GROUNDS[name]).copy()
    _PAINTED[name](canvas)
    return canvas


def _stage(canvas: Surface) -> None:
    """The first Trick and the Magician."""
    (width, height), side = canvas.get_size(), min(150, canvas.get_height() - 60)
    picture = framed_trick(FIRST_TRICK, side)
    canvas.blit(picture, (width * 39 // 100 - picture.get_width() // 2, (height - picture.get_height()) // 2 - 4))
    draw_disk(canvas, (width * 72 // 100, height // 2 + 8), side * 3 // 5, _OWN, "magician")


def _corners(canvas: Surface) -> None:
    """Two markers, whose corners meet in a circle."""
    width, height = canvas.get_size()
    half = min(76, height * 2 // 5)
    y, left, right = height // 2, width // 2 - half, width // 2 + half
    draw_marker(canvas, (left, y), half, _OWN, "diamonds", 1, "spiritual")
    draw_marker(canvas, (right, y), half, _RIVAL, "spades", 3, "spiritual")
    draw_ring(canvas, (width // 2, y), half * 5 // 9, 4, theme.GLOW)


def _disks(*disks: tuple[str, str, int, int]) -> Callable[[Surface], None]:
    """Characters side by side: colour, kind, the share of the width in percent, size."""

    def paint(canvas: Surface) -> None:
        width, height = canvas.get_size()
        for number, (colour, kind, share, size) in enumerate(disks):
            lift = 8 if len(disks) > 3 and number % 2 else 0
            draw_disk(canvas, (width * share // 100, height // 2 + lift), size, colour, kind)

    return paint


def _alley(canvas: Surface) -> None:
    """A lantern."""
    center = canvas.get_width() // 2, canvas.get_height() // 2
    draw_glow(canvas, center, 96, theme.GLOW, 0.7)
    draw_icon(canvas, "location.dark_alley", center, 126, theme.BRASS_HI, shadow=True)


_PAINTED: Final[Mapping[str, Callable[[Surface], None]]] = {
    "stage": _stage,
    "corners": _corners,
    "hands": _disks((_OWN, "engineer", 24, 78), (_OWN, "assistant", 50, 94), (_OWN, "manager", 76, 78)),
    "alley": _alley,
    "solo": _disks((COLOURS[3], "magician", 50, 124)),
    "short": _corners,
    "whole": _disks(*((colour, "magician", 17 + 22 * number, 88) for number, colour in enumerate(COLOURS))),
}
