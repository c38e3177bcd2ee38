"""Scenes of the Optical Tricks of Fame threshold 16."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.air import stars
from tools.paint.cast.clothes import bust, top_hat
from tools.paint.cast.faces import face
from tools.paint.cast.grounds import drapes, ground
from tools.paint.cast.hands import hand
from tools.paint.engraving.geometry import blob, limb, oval, polygon
from tools.paint.scenes.registry import scene

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@scene(326, 196, 450)
def self_decapitation(pen: Pen) -> None:
    ground(pen, 240, 110, reach=210)
    drapes(pen, "deep", 60, 540, 0.6)
    pen.begin_subject()
    # the body without a head
    bust(pen, 240, 142, 1.25, width=132, foot=560, neck=False)
    pen.shape(polygon((214, 118), (266, 118), (270, 146), (210, 146)), "paper", 0.95, "lathe")
    pen.shape(oval(240, 118, 27, 9), "key", 0.1, "flat", edge=1.5)
    pen.shape(blob((212, 136), (240, 148), (268, 136), (288, 126), (288, 162), (262, 154), (240, 160), (218, 154),
        (192, 162), (192, 126)), "paper", 0.97, "round")
    # the arm with the salver
    pen.shape(limb((352, 226, 44), (404, 304, 38), (440, 336, 28)), "deep", 0.36, "round", angle=120)
    pen.shape(limb((438, 336, 26), (420, 330, 24)), "paper", 0.95, "round")
    pen.shape(oval(446, 306, 98, 19), "gold", 0.85, "round", angle=90, gloss=0.4, shadow=0.6)
    pen.shape(oval(446, 302, 76, 12), "gold", 0.7, "flat", angle=90)
    face(pen, 446, 236, 1.22, 0, beard="both", smile=1)
    top_hat(pen, 446, 182, 0.92, band="accent")
    hand(pen, 404, 338, 1.15, -14, pose="cup", cuff=None)
    # sabre in the other hand
    pen.shape(limb((130, 220, 42), (84, 310, 36), (80, 330, 26)), "deep", 0.36, "round", angle=60)
    pen.shape(blob((88, 286), (70, 200), (30, 100), (22, 40), (40, 92), (84, 196), (102, 282)), "paper",
        0.94, "round", angle=20, gloss=0.3)
    hand(pen, 92, 316, 1.2, -80, pose="grip")
    pen.shape(limb((70, 292, 5), (96, 284, 5), (120, 290, 5)), "gold", 0.85, "round")
    stars(pen, (330, 70, 14), (176, 60, 12), (350, 190, 9))
