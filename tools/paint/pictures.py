"""Pictures of the Tricks: the places of the window where they are seen, their sizes, and the part of a scene there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tools.paint.engraving.ledge import draw_ledge
from tools.paint.engraving.pen import Pen
from tools.paint.engraving.printing import cut_out, printed
from tools.paint.engraving.sheet import Sheet, Size, View

if TYPE_CHECKING:
    from pygame import Surface

    from tools.paint.scenes.registry import Scene

STAGE: View = (0, -40, 600, 480)
"""The part of a scene that stands on the stage: forty units more above and below."""
_CLOSE = 220
"""Below this width a picture shows the heart of a scene alone."""
_SQUARE = 0.8
"""Share of the width of a small card that a square shows."""


def view_of(scene: Scene, size: Size) -> View:
    """The part of a scene that is seen at a size: its heart on a small picture, its whole width on a large one."""
    x, y, wide = (scene.x, scene.y, scene.wide) if size[0] < _CLOSE else (300, 200, 600)
    wide *= _SQUARE if size[0] == size[1] else 1
    high = wide * size[1] / size[0]
    return x - wide / 2, y - high / 2, wide, high


def poster_view(size: Size, top: float = -80, wide: float = 480, left: float = 60) -> View:
    """The part of a poster that is seen at a size."""
    return left, top, wide, wide * size[1] / size[0]


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


@dataclass(frozen=True)
class Spot:
    """A place of the window: the size of the pictures there, and whether they are cut out."""

    size: Size
    is_toy: bool = False

    @property
    def suffix(self) -> str:
        """Kind of file: what is cut out needs its edge."""
        return "png" if self.is_toy else "jpg"

    def paint(self, scene: Scene) -> Surface:
        """The picture of a scene there."""
        return toy(scene, self.size) if self.is_toy else engraved(scene, self.size, view_of(scene, self.size))


SPOTS = {
    "card": Spot((124, 74)),
    "sheet": Spot((272, 154)),
    "row": Spot((84, 84)),
    "easel": Spot((226, 150)),
    "stage": Spot((540, 432), is_toy=True),
    "link": Spot((264, 211), is_toy=True),
}
"""Place -> its pictures: small card, large card, row of the wings, easel, stage, Links."""
