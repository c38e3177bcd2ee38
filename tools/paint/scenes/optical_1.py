"""Scenes of the Optical Tricks of Fame threshold 1."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.paint.cast.air import smoke, stars
from tools.paint.cast.beasts import butterfly, paw, rabbit
from tools.paint.cast.clothes import top_hat
from tools.paint.cast.furniture import table
from tools.paint.cast.grounds import drapes, ground
from tools.paint.cast.hands import hand
from tools.paint.cast.props import card, wand
from tools.paint.engraving.geometry import blob, limb, polygon
from tools.paint.scenes.registry import scene

if TYPE_CHECKING:
    from tools.paint.engraving.pen import Pen


@scene(316, 170, 450, seen=(8, 352))
def rabbit_from_the_top_hat(pen: Pen) -> None:
    ground(pen, 300, 170, reach=200)
    drapes(pen, "deep", 66, 534, 0.6)
    pen.begin_subject()
    table(pen, 300, 340, 180, cloth="accent", foot=520)
    rabbit(pen, 294, 128, 1.08)
    top_hat(pen, 294, 232, 1.14, brim_up=True)
    paw(pen, 248, 222, 1.1)
    paw(pen, 342, 222, 1.1)
    wand(pen, (512, 52), (412, 206), 5)
    hand(pen, 512, 112, 1.45, -24, flip=True, pose="pinch", ink="paper", cuff="paper", sleeve=150, coat="deep")
    stars(pen, (200, 90, 16), (400, 60, 12), (168, 160, 10), (420, 250, 9))


@scene(320, 184, 480, seen=(8, 362))
def enchanted_butterflies(pen: Pen) -> None:
    ground(pen, 330, 150, reach=220)
    pen.begin_subject()
    # the fan: ribs and leaf
    cx, cy = 262, 372
    for i in range(13):
        a = math.radians(-158 + i * 10.6)
        pen.shape(limb((cx, cy, 4), (cx + 178 * math.cos(a), cy + 178 * math.sin(a), 5)), "gold", 0.7, "round",
            edge=1.0)
    outer, inner, n = [], [], 26
    for i in range(n + 1):
        a = math.radians(-160 + i * 131 / n)
        r = 190 + (4 if i % 2 else -4)
        outer.append((cx + r * math.cos(a), cy + r * math.sin(a)))
        inner.append((cx + 96 * math.cos(a), cy + 96 * math.sin(a)))
    pen.shape(polygon(*outer, *inner[::-1]), "mid", 0.86, "rays", centre=(cx, cy), rays=70, shadow=0.5)
    for i in range(1, n):
        pen.line(inner[i], outer[i], width=2.2 if i % 2 else 1.0, smooth=False, tapered=False)
    pen.line(*[(cx + (x - cx) * 0.96, cy + (y - cy) * 0.96) for x, y in outer], width=2, smooth=False)
    pen.white_line(*[(cx + (x - cx) * 0.90, cy + (y - cy) * 0.90) for x, y in outer], width=5, smooth=False)
    hand(pen, 262, 380, 1.15, -62, pose="grip", sleeve=60, coat="deep")
    for x, y, s, t, f, ink in ((336, 138, 1.9, 16, 0.85, "accent"), (190, 92, 1.4, -28, 0.75, "paper"),
                               (466, 96, 1.35, 34, 0.7, "mid"), (490, 240, 1.1, 50, 0.8, "accent"),
                               (100, 206, 1.0, -40, 0.7, "accent"), (548, 20, 0.8, 24, 0.8, "paper")):
        butterfly(pen, x, y, s, t, f, ink)


@scene(300, 230, 460, seen=(-40, 352))
def pub_in_a_bottle(pen: Pen) -> None:
    ground(pen, 300, 230, reach=230)
    pen.begin_subject()
    bottle = blob((276, -40), (324, -40), (326, 40), (330, 80), (370, 110), (402, 150), (408, 220), (406, 330),
        (396, 376), (300, 384), (204, 376), (194, 330), (192, 220), (198, 150), (230, 110), (270, 80), (274, 40))
    pen.shape(bottle, "mid", 1.02, "lathe", bulge=-1, shadow=0.6, pitch=1.2)
    pen.glow(300, 262, 130, 0.75, ink="gold")
    # the inn
    pen.shape(polygon((226, 240), (374, 240), (374, 358), (226, 358)), "paper", 0.98, "flat", edge=1.6, lit=False)
    pen.shape(polygon((210, 246), (250, 178), (350, 178), (390, 246)), "accent", 0.74, "flat",
        angle=90, edge=1.8, lit=False, pitch=1.2)
    pen.shape(polygon((334, 150), (354, 150), (354, 196), (334, 196)), "accent", 0.6, "flat", lit=False)
    for a, b in (((226, 290), (374, 290)), ((262, 240), (262, 290)), ((338, 240), (338, 290)), ((300, 240),
        (300, 290)), ((226, 290), (262, 240)), ((374, 290), (338, 240))):
        pen.line(a, b, width=5, smooth=False, tapered=False)
    for x in (246, 330):
        pen.shape(polygon((x, 300), (x + 30, 300), (x + 30, 330), (x, 330)), "gold", 1.0, "flat", lit=False)
        pen.line((x + 15, 300), (x + 15, 330), width=2.4, smooth=False)
        pen.line((x, 315), (x + 30, 315), width=2.4, smooth=False)
    pen.shape(blob((286, 358), (286, 318), (300, 308), (314, 318), (314, 358)), "deep", 0.5, "flat",
        angle=0, lit=False)
    pen.shape(limb((372, 262, 2.5), (398, 262, 2.5)), "key", 0.2)
    pen.shape(polygon((380, 264), (402, 264), (402, 290), (380, 290)), "gold", 0.95, "flat", lit=False)
    pen.line((391, 269), (391, 284), width=7, smooth=False)
    smoke(pen, (344, 138, 8), (338, 122, 10), (346, 104, 12))
    pen.shape(polygon((204, 358), (396, 358), (388, 374), (300, 380), (212, 374)), "mid", 0.6, "flat",
        angle=90, edge=1.2)
    # the light on the glass, its neck
    for pts, w in ((((214, 170), (208, 230), (212, 330)), 9), (((228, 160), (222, 220), (224, 260)), 3.4),
        (((386, 180), (392, 240), (386, 320)), 4), (((288, -30), (286, 30), (290, 70)), 5)):
        pen.white_line(*pts, width=w)
    pen.shape(polygon((268, -10), (332, -10), (334, 14), (266, 14)), "mid", 0.8, "lathe", gloss=0.4)
    hand(pen, 470, 322, 1.55, -8, flip=True, pose="open", sleeve=140, coat="deep")
    hand(pen, 130, 322, 1.55, 8, pose="open", sleeve=140, coat="deep")
    stars(pen, (150, 110, 14), (452, 100, 16), (480, 190, 9))


@scene(300, 210, 500, seen=(14, 374))
def card_manipulation(pen: Pen) -> None:
    ground(pen, 300, 210, reach=230)
    pen.begin_subject()
    n = 19
    for i in range(n):
        t = i / (n - 1)
        a = math.pi * (1.04 - 1.08 * t)
        x, y = 300 + 196 * math.cos(a), 262 - 196 * math.sin(a)
        card(pen, x, y, 1.0, 90 * (2 * t - 1) * 0.92 + 14 * math.sin(9 * t), "spade" if i % 2 else "heart")
    hand(pen, 96, 286, 1.75, -40, pose="cup", ink="paper", sleeve=150, coat="deep")
    hand(pen, 504, 286, 1.75, 40, flip=True, pose="cup", ink="paper", sleeve=150, coat="deep")
    card(pen, 300, 236, 2.1, -6, "heart")
    stars(pen, (220, 180, 12), (384, 190, 14), (300, 350, 12), (210, 310, 8))
