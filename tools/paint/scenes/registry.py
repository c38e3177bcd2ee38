"""Register of the scenes: each Trick's, each Magician's, each head-piece, with the part of it that counts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from trickerion.rules.catalog import MAGICIANS, TRICKS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.paint.engraving.pen import Pen

    Draw = Callable[[Pen], None]


SEEN = (30.0, 370.0)
"""What a large card shows of a scene, from top to bottom, when it is 600 units wide."""


@dataclass(frozen=True)
class Scene:
    """A scene of 600 x 400 units; (x, y) is the middle and ``wide`` the width of what is seen of it on a small card.

    ``seen``: top and bottom of what a large picture must show: heads, hands and the prop that names the Trick.
    """

    category: str
    draw: Draw
    x: float = 300
    y: float = 200
    wide: float = 600
    seen: tuple[float, float] = SEEN


SCENES: dict[str, Scene] = {}
"""Id of a Trick -> its scene."""
POSTERS: dict[str, Scene] = {}
"""Id of a Magician, or "heir" -> the poster of 480 x 667 units, its upper left corner at (60, -80)."""
HEADS: dict[str, Scene] = {}
"""Name of the head-piece of a special card, a prophecy or a Power (``<inks>-<what happens>``) -> its scene."""


def scene(x: float, y: float, wide: float, *, seen: tuple[float, float] = SEEN) -> Callable[[Draw], Draw]:
    """Register the scene of the Trick that the function is named after, with what is seen of it small and large."""

    def register(draw: Draw) -> Draw:
        SCENES[draw.__name__] = Scene(TRICKS[draw.__name__].category, draw, x, y, wide, seen)
        return draw

    return register


def poster_at(y: float) -> Callable[[Draw], Draw]:
    """Register the poster of the Magician that the function is named after; ``y`` below 200 shows more over a hat."""

    def register(draw: Draw) -> Draw:
        POSTERS[draw.__name__] = Scene(MAGICIANS[draw.__name__].category, draw, y=y)
        return draw

    return register


poster = poster_at(200)
"""Register a poster whose head is where most are."""


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
