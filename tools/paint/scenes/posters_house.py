"""Portrait of the stage director, who speaks on guided evenings."""

# fmt: off

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.cast.clothes import bust
from tools.paint.cast.faces import face
from tools.paint.cast.grounds import drapes, ground
from tools.paint.engraving.geometry import arc, blob, limb, oval
from tools.paint.scenes.registry import portrait

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@portrait("theater")
def director(pen: Pen) -> None:
    """An elder with white whiskers, a bowler and a monocle on its cord; he has seen every first night."""
    ground(pen, 300, 150, reach=260)
    drapes(pen, "deep", 96, 504, 0.55)
    pen.begin_subject()
    pen.glow(300, 150, 200, 0.8)
    bust(pen, 300, 262, 1.3, coat="key", tie="accent", width=126, foot=900)
    face(pen, 300, 160, 1.5, kind="elder", hair="paper", beard="whiskers", smile=0.9)
    pen.shape(blob((272, 202), (300, 194), (328, 202), (352, 198), (336, 216), (300, 208), (264, 216), (248, 198)),
        "paper", 0.96, "round", angle=10, edge=2)
    pen.shape(blob((214, 106), (206, 60), (232, 14), (300, 0), (368, 14), (394, 60), (386, 106), (300, 92)), "key",
        0.36, "round", angle=60, gloss=0.5, edge=2.2)
    pen.shape(limb((206, 84, 13), (300, 70, 15), (394, 84, 13)), "accent", 0.78, "flat", edge=1.6)
    pen.shape(limb((172, 104, 11), (232, 96, 13), (300, 92, 13), (368, 96, 13), (428, 104, 11)), "key", 0.42, "round",
        angle=10, gloss=0.4, edge=2.2, shadow=0.4)
    pen.line(*arc(332, 152, 25, 0, 360), width=6)
    pen.white_line(*arc(332, 152, 25, 150, 300), width=3)
    pen.line((356, 162), (378, 220), (372, 300), (344, 360), width=3)
    for y in (352, 396):
        pen.shape(oval(300, y, 9), "gold", 0.9, "round", gloss=0.6)
