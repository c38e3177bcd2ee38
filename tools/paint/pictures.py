"""Pictures of Tricks, Magicians, head-pieces: what is seen of a scene at a place of the window, printed or cut out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.engraving.ledge import draw_ledge
from tools.paint.engraving.pen import Pen
from tools.paint.engraving.printing import cut_out, printed
from tools.paint.engraving.sheet import Sheet, Size, View
from trickerion.ui.head_pieces import SIZES as HEAD_SIZES
from trickerion.ui.magician_pictures import OTHERS_SIZES
from trickerion.ui.magician_pictures import SIZES as MAGICIANS_SIZES
from trickerion.ui.trick_pictures import CUT_OUT, SIZES

if TYPE_CHECKING:
    from pygame import Surface

    from tools.paint.scenes.registry import Scene

STAGE: View = (0, -40, 600, 480)
"""The part of a scene that stands on the stage: forty units more above and below."""
_CLOSE = 220
"""Below this width a picture shows the heart of a scene alone."""
_SQUARE = 0.8
"""Share of the width of a small card that a square shows."""
_CARD = 124
"""Width that a small card shows; wider pictures show more at both sides."""


def view_of(scene: Scene, size: Size) -> View:
    """The part of a scene that is seen at a size: its heart on a small picture, its whole width on a large one."""
    if size[0] >= _CLOSE:
        return _wide_view(scene, size)
    wide = scene.wide * (_SQUARE if size[0] == size[1] else size[0] / _CARD)
    high = wide * size[1] / size[0]
    return scene.x - wide / 2, scene.y - high / 2, wide, high


def _wide_view(scene: Scene, size: Size) -> View:
    """The whole width, and more where what must be seen is higher than that."""
    top, bottom = scene.seen
    wide = max(600, (bottom - top) * size[0] / size[1])
    high = wide * size[1] / size[0]
    return 300 - wide / 2, (top + bottom - high) / 2, wide, high


_POSTER_VIEWS = {
    "poster": (-100, 18, 800),
    "side": (150, -60, 300),
    "portrait": (60, 28, 480),
    "face": (168, 40, 264),
    "medallion": (165, -2, 270),
    "badge": (165, -2, 270),
    "bust": (75, -50, 450),
}
"""Place -> left, top and width of what is seen there of a poster."""


def poster_view(size: Size, left: float = 60, top: float = -80, wide: float = 480) -> View:
    """The part of a poster that is seen at a size: the whole, unless a corner and a width are given."""
    return left, top, wide, wide * size[1] / size[0]


def portrait_of(scene: Scene, place: str) -> Surface:
    """The picture of a poster at a place of the window."""
    size = next(sizes[place] for sizes in (MAGICIANS_SIZES, *OTHERS_SIZES.values()) if place in sizes)
    left, top, wide = _POSTER_VIEWS[place]
    return engraved(scene, size, poster_view(size, left, top + scene.y - 200, wide))


_HEAD_HEIGHTS = {"large": 380, "small": 350, "laid": 330, "token": 340, "upright": 340, "side": 620, "held": 400}
"""Place -> height of what is seen there of a head-piece."""


def head_of(scene: Scene, place: str) -> Surface:
    """A head-piece at a place of the window: its middle, and as much at both sides as there is room for."""
    size, high = HEAD_SIZES[place], _HEAD_HEIGHTS[place]
    wide = high * size[0] / size[1]
    return engraved(scene, size, (scene.x - wide / 2, scene.y - high / 2, wide, high))


def engraved(scene: Scene, size: Size, view: View, *, framed: bool = False) -> Surface:
    """A picture of a part of a scene."""
    sheet = Sheet(size, scene.category, view)
    scene.draw(Pen(sheet))
    return printed(sheet, framed=framed)


def toy(scene: Scene, size: Size) -> Surface:
    """The subject of a scene, cut out, on its ledge."""
    sheet = Sheet(size, scene.category, STAGE)
    pen = Pen(sheet, cut_out=True)
    scene.draw(pen)
    draw_ledge(pen)
    return cut_out(sheet)


def picture_of(scene: Scene, place: str) -> Surface:
    """The picture of a scene at a place of the window."""
    size = SIZES[place]
    return toy(scene, size) if place in CUT_OUT else engraved(scene, size, view_of(scene, size))
