"""Scenes of the Mechanical Tricks of Fame threshold 36."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.faces import face
from tools.paint.cast.grounds import ground
from tools.paint.cast.props import gear
from tools.paint.engraving.geometry import blob, hole, limb, moved, oval, polygon
from tools.paint.scenes.registry import scene

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@scene(300, 180, 440)
def automaton(pen: Pen) -> None:
    ground(pen, 300, 140, reach=200)
    for x, y, r, n, t in ((72, 92, 84, 14, 0.1), (540, 70, 66, 12, 0.4), (552, 250, 90, 16, 0),
        (40, 280, 60, 12, 0.2)):
        gear(pen, x, y, r, n, "mid", t, 0.68)
    pen.begin_subject()
    # shoulders of brass plate with an open chest
    pen.shape(blob((262, 226), (338, 226), (420, 250), (470, 300), (486, 380), (490, 560), (110, 560), (114, 380),
        (130, 300), (180, 250)), "gold", 0.80, "round", angle=80, gloss=0.35)
    for f in (-1, 1):
        pen.shape(limb((300 + 196 * f, 290, 34), (300 + 214 * f, 400, 30), (300 + 206 * f, 560, 26)), "gold",
            0.72, "round", angle=90, gloss=0.4)
        gear(pen, 300 + 186 * f, 272, 46, 14, "accent", 0.1, 0.80, spokes=0)
        pen.line((300 + 176 * f, 264), (300 + 196 * f, 280), width=5, smooth=False)
    pen.line((262, 238), (230, 262), (210, 300), (204, 420), width=2.4)
    pen.line((338, 238), (370, 262), (390, 300), (396, 420), width=2.4)
    pen.shape(polygon((222, 280), (378, 280), (392, 560), (208, 560)), "key", 0.16, "flat", edge=2)
    gear(pen, 268, 336, 50, 12, "gold", 0.1, 0.85)
    gear(pen, 346, 374, 40, 10, "accent", 0.3, 0.85, spokes=4)
    gear(pen, 342, 306, 26, 9, "gold", 0.0, 0.9, spokes=0)
    gear(pen, 272, 412, 34, 10, "accent", 0.2, 0.85, spokes=0)
    for x in (218, 384):
        for y in (292, 322, 352, 382, 412):
            pen.dot(x + (-4 if x < 300 else 4), y, 2.8)
    # neck of rings, head of porcelain and brass
    for i in range(4):
        pen.shape(oval(300, 236 - i * 11, 34 - i * 1.5, 11), "gold", 0.78, "lathe", gloss=0.6)
    face(pen, 300, 136, 1.62, 0, kind="bald", skin="paper", beard="", eye="open")
    pen.shape(blob((240, 118), (232, 84), (250, 40), (300, 24), (350, 40), (368, 84), (360, 118), (352, 92),
        (300, 78), (248, 92)), "gold", 0.80, "round", gloss=0.5, angle=100)
    pen.shape(limb((300, 26, 7), (300, 4, 5)), "gold", 0.8, "lathe")
    pen.shape(oval(300, -2, 10), "accent", 0.85, "round", gloss=0.6)
    for f in (-1, 1):
        pen.line((300 + 20 * f, 178), (300 + 18 * f, 200), (300 + 15 * f, 218), width=2.6)
        pen.shape(oval(300 + 64 * f, 140, 13, 20), "gold", 0.8, "round", gloss=0.5)
        pen.dot(300 + 64 * f, 140, 3.4)
        pen.shape(oval(300 + 34 * f, 160, 9), "accent", 0.95, "round", edge=0, alpha=0.75)
    # the key in its back
    pen.shape(limb((470, 250, 7), (520, 214, 7)), "gold", 0.75, "round", gloss=0.5)
    pen.shape(moved(oval(-24, 0, 26, 17) + oval(24, 0, 26, 17) + hole(oval(-26, 0, 12, 7)) + hole(oval(26, 0, 12,
        7)), 530, 206, 1.15, 62), "gold", 0.82, "round", gloss=0.6, shadow=0.5)
