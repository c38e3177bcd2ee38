"""Scenes of the Spiritual Tricks of Fame threshold 16."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.beasts import ghost
from tools.paint.cast.furniture import table_top
from tools.paint.cast.grounds import drapes, dusk, floor
from tools.paint.cast.hands import hand
from tools.paint.cast.props import candle
from tools.paint.engraving.geometry import blob, limb, moved, oval, placed, polygon
from tools.paint.scenes.registry import scene

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@scene(330, 210, 500)
def ghost_trap(pen: Pen) -> None:
    dusk(pen, 330, 150, reach=250, dark=0.36, bright=0.66)
    pen.begin_subject()
    pen.glow(286, 128, 200, 0.6)
    ghost(pen, 276, 104, 1.2, turn=-8)
    # the lantern into which it is drawn
    x, y = 356, 400
    pen.shape(polygon((x - 62, y - 34), (x + 62, y - 34), (x + 74, y + 20), (x - 74, y + 20)), "gold", 0.66, "lathe",
        gloss=0.4, shadow=0.5)
    pen.shape(blob((x - 46, y - 96), (x - 16, y - 116), (x + 16, y - 116), (x + 46, y - 96), (x + 56, y - 64),
        (x + 50, y - 32), (x - 50, y - 32), (x - 56, y - 64)), "mid", 0.98, "lathe", gloss=0.2, bulge=-1)
    pen.glow(x, y - 66, 44, 0.9, ink="gold")
    pen.shape(blob((x - 8, y - 112), (x - 22, y - 84), (x + 2, y - 66), (x - 12, y - 48), (x + 6, y - 42),
        (x + 18, y - 64), (x + 2, y - 84), (x + 6, y - 112)), "paper", 0.95, "round", edge=1.2)
    for dx in (-44, -16, 16, 44):
        pen.line((x + dx * 0.9, y - 110), (x + dx * 1.2, y - 70), (x + dx, y - 34), width=4.5, tapered=False)
    pen.shape(polygon((x - 52, y - 122), (x + 52, y - 122), (x + 46, y - 104), (x - 46, y - 104)), "gold",
        0.78, "lathe", gloss=0.5)
    # the hand that lifts the lid
    pen.shape(moved(oval(0, 0, 66, 62, start=180, end=360), 452, 268, 1, 24), "gold", 0.84, "round",
        gloss=0.5, shadow=0.5)
    pen.shape(moved(oval(0, 0, 74, 11), 452, 268, 1, 24), "gold", 0.72, "round")
    pen.white_line(*placed([(-44, -14), (-34, -42), (-10, -56)], 452, 268, 1, 24), width=4)
    pen.shape(oval(480, 204, 12), "gold", 0.9, "round", gloss=0.6)
    hand(pen, 520, 180, 1.4, -30, flip=True, pose="grip", sleeve=140, coat="deep")
    candle(pen, 92, 408, 1.3, 80, 80)
    candle(pen, 152, 420, 1.1, 60, 60)


@scene(300, 214, 480)
def floating_table(pen: Pen) -> None:
    dusk(pen, 300, 170, reach=240)
    floor(pen, 330, "deep", 0.8)
    drapes(pen, "deep", 60, 540, 0.62)
    pen.begin_subject()
    # shadow on the boards
    pen.shape(oval(300, 378, 150, 16), "key", 0.2, "flat", angle=90, edge=0, alpha=0.85)
    # legs, then top
    for f in (-1, 1, 0.12):
        pen.shape(limb((300 + 10 * f, 268, 9), (300 + 44 * f, 272, 10), (300 + 78 * f, 292 + 10 * (abs(f) < 0.5), 7),
            (300 + 104 * f, 308 + 14 * (abs(f) < 0.5), 6), (300 + 116 * f, 303 + 16 * (abs(f) < 0.5), 6)), "gold",
            0.72, "round", gloss=0.4)
    pen.shape(limb((300, 180, 10), (300, 214, 12), (300, 236, 21), (300, 256, 11), (300, 276, 15), (300, 290, 6)),
        "gold", 0.74, "lathe", gloss=0.4)
    table_top(pen, 300, 168, 172)
    candle(pen, 300, 166, 1.15, 62, 84)
    for x, y, f in ((128, 136, False), (472, 136, True)):
        hand(pen, x, y, 1.35, 12 if not f else -12, flip=f, pose="open", sleeve=150, coat="deep")
    # the air below it
    for f in (-1, 1):
        for k, w in ((0, 3.4), (1, 2.6), (2, 2)):
            pen.white_line((300 + (128 + 16 * k) * f, 300 + 4 * k), (300 + (140 + 18 * k) * f, 326 + 4 * k),
                (300 + (120 + 16 * k) * f, 350 + 5 * k), width=w)
