"""Characters who help on the stage."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.paint.figures.arms import low, raised, slim_arm
from tools.paint.figures.bodies import bodice, hair, head, lady, skirt, torso, trousers

if TYPE_CHECKING:
    from tools.paint.figures.pen import Pen


def assistant(pen: Pen) -> None:
    skirt(pen)
    bodice(pen, 0.046)
    lady(pen)
    hair = pen.part()
    hair.shape(
        (-0.028, 0.83), (-0.056, 0.855), (-0.055, 0.90), (-0.01, 0.925), (0.036, 0.908), (0.022, 0.895), (-0.015, 0.87)
    )
    hair.oval(-0.03, 0.938, 0.032, 0.030)
    plume = pen.part()
    plume.shape((-0.01, 0.935), (0.0, 0.99), (0.045, 1.03), (0.055, 1.0), (0.03, 0.955))
    slim_arm(pen, (-0.060, 0.725), (-0.155, 0.645), (-0.10, 0.55), turn=-40, sleeve=0.046)
    slim_arm(pen, (0.060, 0.725), (0.16, 0.685), (0.235, 0.775), turn=60, sleeve=0.046)


def engineer(pen: Pen) -> None:
    trousers(pen, 0.01)
    torso(pen)
    pen.part().shape(
        (-0.05, 0.70), (0.08, 0.71), (0.095, 0.53), (0.10, 0.45), (-0.09, 0.45), (-0.08, 0.56), smooth=False
    )
    for x in (-0.03, 0.06):
        pen.part().rod((x, 0.70), (x - 0.01, 0.79), 0.018)
    head(pen)
    pen.part().shape((0.0, 0.845), (0.05, 0.842), (0.064, 0.832), (0.06, 0.815), (0.02, 0.82))
    cap = pen.part()
    cap.shape(
        (-0.058, 0.885), (-0.066, 0.925), (-0.02, 0.952), (0.042, 0.945), (0.062, 0.915), (0.058, 0.898), (0.0, 0.895)
    )
    cap.shape((0.03, 0.905), (0.11, 0.893), (0.108, 0.883), (0.04, 0.885), smooth=False)
    low(pen, (-0.125, 0.50))
    wrench = pen.part()
    wrench.rod((0.225, 0.665), (0.335, 0.80), 0.022)
    wrench.oval(0.346, 0.815, 0.036, 0.036)
    wrench.shape((0.34, 0.825), (0.372, 0.81), (0.395, 0.85), (0.362, 0.87), smooth=False, cut=True)
    raised(pen, (0.245, 0.695), 50)


def manager(pen: Pen) -> None:
    trousers(pen)
    pen.part().shape(
        (-0.03, 0.80), (0.03, 0.80), (0.10, 0.77), (0.128, 0.70), (0.148, 0.60), (0.135, 0.51), (0.10, 0.47),
        (-0.10, 0.47),
        (-0.118, 0.55), (-0.122, 0.68), (-0.095, 0.77),
    )  # fmt: skip
    pen.part().shape((0.05, 0.76), (0.088, 0.66), (0.092, 0.49), (0.07, 0.49), (0.06, 0.64), smooth=False)
    head(pen)
    pen.part().limb((0.034, 0.842), (0.064, 0.834), (0.088, 0.848), widths=(0.011, 0.009, 0.003))
    hair(pen)
    bowler = pen.part()
    bowler.shape((-0.092, 0.905), (0.0, 0.890), (0.098, 0.905), (0.098, 0.916), (0.0, 0.902), (-0.092, 0.916))
    bowler.shape((-0.062, 0.903), (-0.064, 0.945), (-0.03, 0.985), (0.03, 0.988), (0.066, 0.948), (0.064, 0.905))
    low(pen, (-0.105, 0.545), 0.04)
    book = pen.part()
    book.shape((0.175, 0.60), (0.275, 0.625), (0.262, 0.765), (0.165, 0.735), smooth=False)
    pen.light().shape((0.268, 0.632), (0.274, 0.634), (0.262, 0.757), (0.256, 0.754), smooth=False)
    arm = pen.part()
    arm.limb((0.088, 0.735), (0.155, 0.60), (0.232, 0.635), widths=(0.039, 0.032, 0.021))
    arm.oval(0.238, 0.64, 0.022, 0.019)


def apprentice(pen: Pen) -> None:
    trousers(pen, 0.004)
    torso(pen, -0.012)
    pen.part().shape((-0.085, 0.56), (0.09, 0.56), (0.10, 0.44), (-0.095, 0.43), smooth=False)
    head(pen)
    hair(pen)
    cap = pen.part()
    cap.shape((-0.07, 0.895), (-0.082, 0.93), (-0.02, 0.962), (0.05, 0.945), (0.066, 0.912), (0.0, 0.898))
    cap.shape((0.03, 0.908), (0.092, 0.898), (0.090, 0.888), (0.03, 0.888), smooth=False)
    broom = pen.part()
    broom.rod((0.218, 0.14), (0.135, 0.98), 0.014)
    broom.shape((0.19, 0.175), (0.248, 0.18), (0.262, 0.12), (0.285, 0.0), (0.155, 0.0), (0.182, 0.12), smooth=False)
    back = pen.part()
    back.limb((-0.085, 0.725), (-0.06, 0.60), (0.165, 0.555), widths=(0.033, 0.028, 0.019))
    back.oval(0.172, 0.556, 0.022, 0.019)
    front = pen.part()
    front.limb((0.08, 0.73), (0.145, 0.62), (0.165, 0.71), widths=(0.033, 0.028, 0.019))
    front.oval(0.166, 0.722, 0.022, 0.02)


HELPERS = {"assistant": assistant, "engineer": engineer, "manager": manager, "apprentice": apprentice}
