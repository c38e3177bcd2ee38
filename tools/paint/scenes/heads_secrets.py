"""Head-pieces of the Academy's secrets: through a keyhole, a thing of the Location that a secret is about."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.clothes import top_hat
from tools.paint.cast.goods import coins_piled, crate, crystal, die, open_book
from tools.paint.cast.grounds import EVERYWHERE, ground
from tools.paint.cast.props import gear, wand
from tools.paint.engraving.geometry import Outline, Place, blob, hole, limb, oval, polygon
from tools.paint.scenes.registry import head

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen

_MIDDLE = (300, 158)


@head("market_row", "workshop", "downtown", "dark_alley", "theater", "academy", "any", y=196)
def secret(pen: Pen) -> None:
    """A lit room through a keyhole of brass, and in it a thing of the Location."""
    ground(pen, *_MIDDLE, reach=260, dark=0.9)
    pen.begin_subject()
    pen.glow(*_MIDDLE, 180, 0.8)
    _THINGS[pen.category](pen)
    pen.shape(EVERYWHERE + hole(_keyhole(22)), "deep", 0.34, "flat", angle=90, edge=2, pitch=1.2)
    for x in (-60, 72, 528, 660):
        pen.line((x, -60), (x, 460), width=4, smooth=False, tapered=False)
    pen.shape(_keyhole(44) + hole(_keyhole(0)), "gold", 0.88, "round", gloss=0.6, edge=2.8)
    for x, y in ((128, 158), (472, 158), (300, -14), (180, 394), (420, 394)):
        pen.shape(oval(x, y, 9), "gold", 0.96, "round", gloss=0.6, edge=1.4)
        pen.line((x - 5, y - 3), (x + 5, y + 3), width=2, smooth=False)


def _keyhole(wider: float) -> Outline:
    """The outline of the hole, or of its plate, so much wider."""
    x, y = _MIDDLE
    skirt = [(x - 62 - wider, y + 60), (x + 62 + wider, y + 60), (x + 104 + wider, y + 214 + wider),
        (x - 104 - wider, y + 214 + wider)]
    return oval(x, y, 136 + wider) + polygon(*skirt)


def _goods(pen: Pen) -> None:
    crate(pen, 214, 140, 172, 160)
    coins_piled(pen, 262, 138, 3, 34)
    coins_piled(pen, 336, 138, 5, 34)


def _wheels(pen: Pen) -> None:
    gear(pen, 270, 132, 82, 12, "gold", 0.1, 0.86)
    gear(pen, 352, 226, 66, 10, "accent", 0.3, 0.86)


def _dice(pen: Pen) -> None:
    die(pen, 262, 142, 80, -12, (5, 1, 3))
    die(pen, 336, 246, 70, 16, (3, 2, 5))


def _crystals(pen: Pen) -> None:
    crystal(pen, 244, 300, 150, 66, -16)
    crystal(pen, 358, 300, 130, 60, 18)
    crystal(pen, 300, 310, 240, 84)


def _hat(pen: Pen) -> None:
    wand(pen, (214, 118), (384, 60), 8)
    top_hat(pen, 300, 250, 1.5)


def _book(pen: Pen) -> None:
    open_book(pen, 300, 140, 1.0)
    pen.shape(limb((300, 340, 40), (300, 226, 14)), "accent", 0.8, "lathe", gloss=0.4)


def _eye(pen: Pen) -> None:
    there = Place(*_MIDDLE, 1.5)
    pen.shape(blob(*there([(-76, 4), (-40, -28), (0, -40), (40, -28), (76, 4), (40, 34), (0, 42), (-40, 34)])), "paper",
        1.0, "round", contrast=0.5, edge=3, lit=False)
    pen.shape(there.outline(oval(0, 0, 32)), "accent", 0.86, "rays", centre=_MIDDLE, rays=22, edge=2.4, lit=False)
    pen.fill(there.outline(oval(0, 0, 15)))
    pen.fill(there.outline(oval(-7, -8, 6)), "paper")


_THINGS = {
    "market_row": _goods, "workshop": _wheels, "downtown": _dice, "dark_alley": _crystals, "theater": _hat,
    "academy": _book, "any": _eye,
}
