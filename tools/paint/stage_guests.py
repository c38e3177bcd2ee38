"""Paint the guests who turn to a neighbour at the applause: engraved faces from the side, in the light of the stage.

Units: a picture is 297 wide, 3.2 heads; the middle of the head lies 223 below its upper edge. All look right.
"""

# fmt: off

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
import pygame

from tools.paint.cast.clothes import top_hat
from tools.paint.cast.hands import hand
from tools.paint.cast.profiles import neck, profile
from tools.paint.engraving.geometry import Place, blob, limb, placed, polygon
from tools.paint.engraving.pen import Pen
from tools.paint.engraving.printing import alone
from tools.paint.engraving.sheet import Sheet
from trickerion.ui.stage.audience import BODY, HEAD, ROWS

if TYPE_CHECKING:
    from pygame import Surface

    from tools.paint.engraving.inks import Ink

_X, _Y = 148, 223
_WIDE: Final = 297
_TINT: Final = ((0.80, 0.56, 0.52), (0.62, 0.42, 0.42), (0.46, 0.31, 0.34))
"""Light of the stage on the rows, from the nearest to it."""
_RIM: Final = (0.95, 0.62, 0.34)
_RIM_STRENGTH: Final = (0.9, 0.7, 0.5)
_IN_SHADE: Final = 0.30
"""Light at the foot of a picture, beside that at its head."""
_PITCH: Final = 2.3
_WORN, _LIFTED = Place(_X - 4, _Y - 36, 0.82, -8), Place(_X - 92, _Y - 128, 0.8, -24)
"""Places of a hat: on the head, and in the hand."""


@dataclass(frozen=True)
class Guest:
    """Looks of a guest: ``tone`` is that of the coat."""

    coat: Ink
    tone: float
    hair: Ink = "key"
    lady: bool = False
    moustache: bool = False


GUESTS: Final = {
    "top-hat": Guest("deep", 0.36, moustache=True),
    "bowler": Guest("accent", 0.55, moustache=True),
    "bun": Guest("mid", 0.66, hair="gold", lady=True),
    "bonnet": Guest("accent", 0.66, lady=True),
    "cap": Guest("gold", 0.5),
    "bare": Guest("deep", 0.34, hair="accent", moustache=True),
}
"""Heads of the audience, each a person."""


def guest(row: int, head: str, gesture: str) -> Surface:
    """Somebody of a row who looks at a neighbour: claps, or cheers with arms (and hat) in the air."""
    size, looks = ROWS[row][1], GUESTS[head]
    wide, high = round(size * 3.2), round(size * (HEAD + BODY))
    seed = row * 7 + list(GUESTS).index(head)
    sheet = Sheet((wide, high), "mechanical", (0, 0, _WIDE, _WIDE * high / wide), seed)
    sheet.pitch = _PITCH * sheet.fine
    pen = Pen(sheet, cut_out=True)
    pen.begin_subject()
    neck(pen, _X, _Y)
    pen.shape(blob(*_there((-34, 66), (34, 66), (84, 96), (102, 200), (-102, 200), (-84, 96))),
        looks.coat, looks.tone, "round", angle=80)
    if not looks.lady:
        pen.shape(polygon(*_there((-26, 56), (26, 56), (30, 72), (-30, 72))), "paper", 0.95, "lathe")
    holds_hat = gesture == "cheers" and head in ("top-hat", "bowler", "cap")
    if gesture == "cheers":
        _draw_arms_up(pen, looks, holds_hat=holds_hat)
    profile(pen, _X, _Y, kind="lady" if looks.lady else "man", hair=looks.hair, mouth="", moustache=looks.moustache)
    _draw_laugh(pen)
    _HATS.get(head, _draw_nothing)(pen, _LIFTED if holds_hat else _WORN)
    if gesture == "claps":
        _draw_clapping(pen, looks)
    return _lit(alone(sheet), row)


def _there(*points: tuple[float, float]) -> list[tuple[float, ...]]:
    return placed(list(points), _X, _Y)


def _draw_nothing(_pen: Pen, _there: Place) -> None:
    """Nothing on the head."""


def _draw_laugh(pen: Pen) -> None:
    pen.fill(blob(*_there((40, 29), (30, 27), (26, 30), (31, 37), (38, 35))))
    pen.white_line(*_there((39, 30), (33, 29), (29, 30)), width=3)


def _draw_sleeve(pen: Pen, looks: Guest, *joints: tuple[float, float, float]) -> None:
    pen.shape(limb(*placed(list(joints), _X, _Y)), looks.coat, looks.tone + 0.04, "round", angle=70)


def _draw_arms_up(pen: Pen, looks: Guest, *, holds_hat: bool) -> None:
    """Both arms beside the head, the left one with the hat."""
    for side in (-1, 1):
        _draw_sleeve(pen, looks, (side * 76, 112, 27), (side * 104, 70, 22), (side * 96, -26, 19), (side * 92, -88, 15))
        is_fist = holds_hat and side < 0
        hand(pen, _X + side * 92, _Y - 112, 0.66, -90 if is_fist else 80 * side, flip=side > 0,
            pose="grip" if is_fist else "open", cuff=None, ink="paper" if looks.lady else "flesh")


def _draw_clapping(pen: Pen, looks: Guest) -> None:
    """Two hands that meet before the chest."""
    for side in (-1, 1):
        x, y = 84 + side * 8, 46
        elbow, middle = (side * 98, 92, 22), ((side * 98 + x) / 2, 98, 19)
        _draw_sleeve(pen, looks, (side * 76, 112, 27), elbow, middle, (x, y + 24, 15))
        hand(pen, _X + x, _Y + y, 0.62, -66 + 10 * side, cuff=None, ink="paper" if looks.lady else "flesh")


def _draw_top_hat(pen: Pen, there: Place) -> None:
    top_hat(pen, there.x, there.y, there.scale, turn=there.turn)


def _draw_bowler(pen: Pen, there: Place) -> None:
    pen.shape(blob(*there([(-52, 2), (-47, -44), (0, -70), (47, -44), (52, 2)])), "deep", 0.42, "round", gloss=0.4)
    pen.shape(limb(*there([(-74, 4, 7), (0, -6, 8), (74, 4, 7)])), "deep", 0.42, "round")


def _draw_cap(pen: Pen, there: Place) -> None:
    pen.shape(blob(*there([(-52, 6), (-54, -32), (4, -52), (58, -32), (56, 6), (4, -4)])), "accent", 0.5, "round")
    pen.shape(blob(*there([(26, 2), (82, 8), (76, 18), (32, 14)])), "accent", 0.4, "round")


def _draw_bonnet(pen: Pen, _: Place) -> None:
    pen.shape(blob(*_there((30, -62), (4, -74), (-40, -60), (-58, -10), (-40, 30), (-8, -20), (14, -42))),
        "mid", 0.74, "round", folds=3)
    pen.shape(blob(*_there((-20, -64), (-6, -112), (-40, -132), (-52, -96))), "paper", 0.9, "round", folds=3)


_HATS: Final = {"top-hat": _draw_top_hat, "bowler": _draw_bowler, "cap": _draw_cap, "bonnet": _draw_bonnet}


def _lit(picture: Surface, row: int) -> Surface:
    """The picture in the light of the stage: less the nearer the row, and a rim, since the light is above."""
    shape = pygame.surfarray.array_alpha(picture).T.astype(np.float32) / 255
    pixels = pygame.surfarray.pixels3d(picture)
    values = pixels.transpose(1, 0, 2).astype(np.float32) / 255
    down = np.linspace(1.0, _IN_SHADE, values.shape[0])[:, None, None]
    rim = np.clip(shape - np.roll(shape, 2, 0), 0, 1)[:, :, None] * _RIM_STRENGTH[row]
    values = values * np.array(_TINT[row], np.float32) * (0.45 + 0.55 * down)
    values += (np.array(_RIM, np.float32) - values) * rim
    pixels[:] = np.clip(values * 255, 0, 255).astype(np.uint8).transpose(1, 0, 2)
    return picture
