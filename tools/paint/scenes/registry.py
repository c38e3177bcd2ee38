"""Register of the scenes: each Trick's, each Magician's, each head-piece, with the part of it that counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trickerion.rules.catalog import MAGICIANS, TRICKS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.paint.engraving.pen import Pen

    Draw = Callable[[Pen], None]


@dataclass(frozen=True)
class Scene:
    """A scene of 600 x 400 units; (x, y) is the middle and ``wide`` the width of what is seen of it on a small card."""

    category: str
    draw: Draw
    x: float = 300
    y: float = 200
    wide: float = 600


SCENES: dict[str, Scene] = {}
"""Id of a Trick -> its scene."""
POSTERS: dict[str, Scene] = {}
"""Id of a Magician, or "heir" -> the poster of 480 x 667 units, its upper left corner at (60, -80)."""
HEADS: dict[str, Scene] = {}
"""Name of the head-piece of a special card, a prophecy or a Power (``<inks>-<what happens>``) -> its scene."""


def scene(x: float, y: float, wide: float) -> Callable[[Draw], Draw]:
    """Register the scene of the Trick that the function is named after, with what is seen of it on a small card."""

    def register(draw: Draw) -> Draw:
        SCENES[draw.__name__] = Scene(TRICKS[draw.__name__].category, draw, x, y, wide)
        return draw

    return register


def poster(draw: Draw) -> Draw:
    """Register the poster of the Magician that the function is named after."""
    POSTERS[draw.__name__] = Scene(MAGICIANS[draw.__name__].category, draw)
    return draw


def portrait(inks: str) -> Callable[[Draw], Draw]:
    """Register the poster of somebody who is no Magician of the catalogue, in these inks."""

    def register(draw: Draw) -> Draw:
        POSTERS[draw.__name__] = Scene(inks, draw)
        return draw

    return register


def head(*inks: str, y: float = 200) -> Callable[[Draw], Draw]:
    """Register the head-piece that the function is named after in each of these inks; ``y`` is its middle."""

    def register(draw: Draw) -> Draw:
        for ink in inks:
            HEADS[f"{ink}-{draw.__name__.rstrip('_')}"] = Scene(ink, draw, y=y)
        return draw

    return register
