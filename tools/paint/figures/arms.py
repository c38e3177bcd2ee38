"""Arms and hands, by pose."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.paint.figures.pen import Pen
    from tools.paint.stage_paint import Point


def open_hand(pen: Pen, x: float, y: float, turn: float = 0.0) -> None:
    """A hand with its thumb, pointing to where ``turn`` (degrees) says."""
    hand = pen.moved((0, 0), (x, y), turn)
    hand.oval(0.012, 0, 0.022, 0.015)
    hand.limb((0.005, 0.01), (0.018, 0.024), widths=(0.007, 0.005))
    hand.limb((0.02, 0.004), (0.042, 0.006), widths=(0.007, 0.004))


def raised(pen: Pen, hand: Point = (0.255, 0.795), turn: float = 50, wide: float = 0.036) -> None:
    """The right arm, lifted towards the Trick."""
    elbow = 0.175, min(0.69, hand[1] - 0.06)
    arm = pen.part()
    arm.limb((0.075, 0.742), elbow, hand, widths=(wide + 0.003, wide - 0.006, 0.021))
    open_hand(arm, *hand, turn)
    cuff = pen.light()
    way = math.atan2(hand[1] - elbow[1], hand[0] - elbow[0])
    x, y = hand[0] - math.cos(way) * 0.012, hand[1] - math.sin(way) * 0.012
    cuff.rod(
        (x + math.sin(way) * 0.02, y - math.cos(way) * 0.02),
        (x - math.sin(way) * 0.02, y + math.cos(way) * 0.02),
        0.011,
    )


def low(pen: Pen, hand: Point = (-0.155, 0.535), wide: float = 0.036) -> None:
    """The left arm, its elbow out, its hand at the hip or on a cane."""
    arm = pen.part()
    arm.limb((-0.092, 0.735), (-0.178, 0.64), hand, widths=(wide, wide - 0.006, 0.021))
    arm.oval(hand[0], hand[1] - 0.008, 0.022, 0.02)


def bowing_arms(pen: Pen, wide: float = 0.036, holds: Callable[[Pen], None] | None = None) -> None:
    """One arm before the waist, with the hat in its hand, the other one swept back."""
    x, y = pen.bent((0.03, 0.735))
    back = pen.part()
    back.limb(
        (x - 0.10, y + 0.01),
        (x - 0.22, y + 0.08),
        (x - 0.345, y + 0.135),
        widths=(wide, wide - 0.007, 0.02),
        bent=False,
    )
    open_hand(back, x - 0.35, y + 0.138, 158)
    hand = x + 0.115, y - 0.225
    if holds:
        holds(pen.part().moved((0, 0.915), (hand[0] + 0.04, hand[1] - 0.035), -150))
    front = pen.part()
    front.limb((x, y), (x + 0.035, y - 0.13), hand, widths=(wide, wide - 0.006, 0.02), bent=False)
    open_hand(front, *hand, -50)


def hand_at_hip(pen: Pen, wide: float = 0.036) -> None:
    """The left arm, its hand resting at the hip."""
    arm = pen.part()
    arm.limb((-0.09, 0.735), (-0.168, 0.635), (-0.078, 0.562), widths=(wide, wide - 0.006, 0.021))
    arm.oval(-0.064, 0.56, 0.022, 0.018)


def level(pen: Pen, wide: float = 0.036) -> None:
    """The right arm, level, with its palm up: here it is."""
    arm = pen.part()
    arm.limb((0.075, 0.742), (0.19, 0.70), (0.325, 0.735), widths=(wide + 0.003, wide - 0.006, 0.021))
    palm(arm, (0.33, 0.737))
    pen.light().rod((0.312, 0.712), (0.306, 0.756), 0.012)


def palm(pen: Pen, at: Point, turn: float = 14) -> None:
    """An open hand with its palm up and its fingers apart."""
    hand = pen.moved((0, 0), at, turn)
    hand.oval(0.012, 0, 0.024, 0.013)
    hand.limb((0.01, 0.004), (0.03, 0.02), (0.036, 0.034), widths=(0.007, 0.005, 0.004))
    for spread in (-0.3, 0.1, 0.5):
        hand.limb((0.02, 0.002), (0.06, 0.012 * spread + 0.006), widths=(0.006, 0.0035))


def presents(pen: Pen, wide: float = 0.036) -> None:
    """One hand at the hip, the other arm level towards the Trick."""
    hand_at_hip(pen, wide)
    level(pen, wide)


def presents_slim(pen: Pen, sleeve: float = 0.040) -> None:
    """The same with the arms of a lady."""
    slim_arm(pen, (-0.06, 0.72), (-0.13, 0.63), (-0.07, 0.585), turn=20, sleeve=sleeve)
    slim_arm(pen, (0.05, 0.72), (0.16, 0.70), (0.29, 0.745), turn=15, sleeve=sleeve)


def lifted_left(pen: Pen, wide: float = 0.036) -> None:
    """The left arm, high above the head."""
    arm = pen.part()
    arm.limb((-0.092, 0.738), (-0.215, 0.80), (-0.20, 0.955), widths=(wide + 0.002, wide - 0.006, 0.021))
    open_hand(arm, -0.20, 0.965, 90)


def at_heart(pen: Pen, wide: float = 0.036) -> None:
    """The right hand at the heart."""
    front = pen.part()
    front.limb((0.078, 0.742), (0.155, 0.635), (0.055, 0.688), widths=(wide + 0.003, wide - 0.005, 0.02))
    open_hand(front, 0.05, 0.690, 165)


def thanks(pen: Pen, wide: float = 0.036, holds: Callable[[Pen], None] | None = None) -> None:
    """One arm up, with the hat in its hand, the other hand at the heart."""
    lifted_left(pen, wide)
    if holds:
        holds(pen.part().moved((0, 0.915), (-0.225, 1.012), 24))
    pen.light().rod((-0.222, 0.94), (-0.182, 0.944), 0.012)
    at_heart(pen, wide)


def thanks_slim(pen: Pen, sleeve: float = 0.040) -> None:
    """One arm out, a kiss of the hand with the other."""
    slim_arm(pen, (-0.06, 0.72), (-0.18, 0.66), (-0.28, 0.70), turn=160, sleeve=sleeve)
    slim_arm(pen, (0.05, 0.72), (0.12, 0.77), (0.05, 0.825), turn=150, sleeve=sleeve)


def slim_arm(pen: Pen, *joints: Point, turn: float = 50, sleeve: float = 0.040) -> None:
    """The arm of a lady, with a puffed sleeve at its shoulder if ``sleeve`` (half its width) is given."""
    arm = pen.part()
    arm.limb(*joints, widths=(0.027, 0.020, 0.0135))
    hand = arm.moved((0, 0), joints[-1], turn)
    hand.oval(0.01, 0, 0.018, 0.011)
    hand.limb((0.016, 0.004), (0.038, 0.008), widths=(0.006, 0.0035))
    if sleeve:
        pen.part().oval(*joints[0], sleeve, sleeve + 0.006)


def curtsey(pen: Pen, sleeve: float = 0.040) -> None:
    """Both arms out, the skirt in the hands."""
    x, y = pen.bent((0.0, 0.715))
    for joints in (
        ((x + 0.045, y + 0.005), (x + 0.115, y - 0.10), (x + 0.175, y - 0.20)),
        ((x - 0.055, y + 0.005), (x - 0.165, y - 0.07), (x - 0.245, y - 0.17)),
    ):
        arm = pen.part()
        arm.limb(*joints, widths=(0.027, 0.020, 0.0135), bent=False)
        arm.oval(joints[-1][0], joints[-1][1], 0.017, 0.014, bent=False)
        if sleeve:
            pen.part().oval(*joints[0], sleeve, sleeve + 0.006, bent=False)
