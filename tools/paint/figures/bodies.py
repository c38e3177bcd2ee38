"""Bodies of men and ladies, clothed: legs, coats, skirts, heads."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tools.paint.figures.pen import Pen


def shoe(pen: Pen, x: float) -> None:
    pen.shape(
        (x, 0.0), (x + 0.028, 0.0), (x + 0.032, 0.008), (x + 0.055, 0.0), (x + 0.118, 0.0), (x + 0.118, 0.012),
        (x + 0.085, 0.026), (x + 0.055, 0.042), (x + 0.05, 0.06), (x + 0.002, 0.06), smooth=False, bent=False,
    )  # fmt: skip


def trousers(pen: Pen, full: float = 0.0) -> None:
    """Two legs, the front one a step ahead; ``full`` makes them wider below."""
    back, front = pen.part(), pen.part()
    shoe(back, -0.098)
    back.shape(
        (-0.088, 0.53), (-0.02, 0.545), (0.02, 0.50), (0.008, 0.40), (-0.028 + full, 0.28), (-0.04 + full, 0.15),
        (-0.044 + full, 0.035), (-0.10 - full, 0.035), (-0.104 - full, 0.15), (-0.104 - full, 0.28), (-0.103, 0.42),
    )  # fmt: skip
    shoe(front, 0.056)
    front.shape(
        (-0.02, 0.53), (0.05, 0.55), (0.09, 0.51), (0.108, 0.40), (0.104 + full, 0.28), (0.104 + full, 0.15),
        (0.110 + full, 0.035), (0.054 - full, 0.035), (0.050 - full, 0.15), (0.046 - full, 0.28), (0.022, 0.41),
    )  # fmt: skip


def torso(pen: Pen, broad: float = 0.0) -> None:
    """A coat, buttoned at the waist; ``broad`` widens shoulders and chest."""
    pen.part().shape(
        (-0.030, 0.795), (0.030, 0.792), (0.082 + broad, 0.768), (0.112 + broad, 0.722), (0.112 + broad, 0.665),
        (0.088, 0.585), (0.094, 0.515), (0.055, 0.490), (-0.05, 0.490), (-0.098, 0.505), (-0.084, 0.58),
        (-0.108 - broad, 0.66), (-0.124 - broad, 0.725), (-0.09 - broad, 0.772),
    )  # fmt: skip


def tails(pen: Pen) -> None:
    tails = pen.part()
    tails.shape(
        (-0.092, 0.54), (-0.02, 0.53), (-0.045, 0.40), (-0.10, 0.235), (-0.118, 0.205), (-0.158, 0.235), (-0.135, 0.38)
    )
    pen.colour(150).shape(
        (-0.094, 0.47), (-0.077, 0.46), (-0.100, 0.36), (-0.126, 0.245), (-0.142, 0.25), (-0.122, 0.37)
    )


def evening_dress(pen: Pen) -> None:
    """Shirt front, lapels and bow tie."""
    pen.light().shape(
        (0.018, 0.790), (0.052, 0.790), (0.082, 0.772), (0.082, 0.70), (0.068, 0.605), (0.055, 0.66), smooth=False
    )
    pen.part().shape((0.012, 0.792), (0.032, 0.788), (0.055, 0.70), (0.064, 0.60), (0.03, 0.66), smooth=False)
    bow = pen.colour()
    bow.shape((0.028, 0.800), (0.052, 0.790), (0.028, 0.776), smooth=False)
    bow.shape((0.078, 0.798), (0.052, 0.788), (0.078, 0.772), smooth=False)


def head(pen: Pen) -> None:
    """A man's head from its right side."""
    head = pen.part()
    head.shape(
        (-0.034, 0.85), (-0.030, 0.80), (-0.045, 0.765), (0.035, 0.765), (0.026, 0.80), (0.02, 0.85), smooth=False
    )
    head.shape(
        (-0.049, 0.872), (-0.038, 0.908), (-0.004, 0.926), (0.030, 0.916), (0.044, 0.892), (0.043, 0.878),
        (0.048, 0.868),
        (0.061, 0.853), (0.048, 0.847), (0.051, 0.839), (0.047, 0.832), (0.048, 0.820), (0.036, 0.809), (0.008, 0.812),
        (-0.02, 0.826), (-0.042, 0.845),
    )  # fmt: skip


def hair(pen: Pen) -> None:
    """Short hair, parted."""
    pen.part().shape(
        (-0.036, 0.835), (-0.056, 0.865), (-0.052, 0.908), (-0.02, 0.935), (0.025, 0.932), (0.052, 0.906),
        (0.03, 0.908),
        (-0.01, 0.90), (-0.02, 0.87),
    )  # fmt: skip


def lady(pen: Pen) -> None:
    """A lady's head and neck from her right side."""
    head = pen.part()
    head.shape(
        (-0.024, 0.84), (-0.022, 0.79), (-0.05, 0.755), (0.045, 0.755), (0.020, 0.79), (0.018, 0.83), smooth=False
    )
    head.shape(
        (-0.043, 0.868), (-0.034, 0.898), (-0.004, 0.914), (0.026, 0.904), (0.038, 0.882), (0.038, 0.870),
        (0.053, 0.850),
        (0.042, 0.845), (0.044, 0.837), (0.040, 0.830), (0.040, 0.819), (0.028, 0.811), (0.004, 0.816), (-0.03, 0.84),
    )  # fmt: skip


def skirt(pen: Pen, train: float = 0.0) -> None:
    """A skirt over a bustle, with a train behind it, and its folds."""
    pen.part().shape(
        (0.052, 0.585), (0.076, 0.52), (0.098, 0.36), (0.128, 0.16), (0.170, 0.012), (0.168, 0.0), (-0.10, 0.0),
        (-0.285 - train, 0.0), (-0.288 - train, 0.014), (-0.205, 0.12), (-0.158, 0.29), (-0.150, 0.43), (-0.140, 0.50),
        (-0.10, 0.55), (-0.052, 0.585),
    )  # fmt: skip
    for waist, foot in ((0.02, 0.10), (-0.03, -0.02), (-0.09, -0.15)):
        pen.part().shape(
            (waist, 0.52), (waist + 0.008, 0.40), (foot + 0.012, 0.006), (foot - 0.05, 0.006), (waist - 0.012, 0.36)
        )


def bodice(pen: Pen, sleeve: float = 0.042) -> None:
    """A tight bodice with puffed sleeves."""
    pen.part().shape(
        (-0.022, 0.768), (0.024, 0.766), (0.060, 0.745), (0.078, 0.69), (0.058, 0.625), (0.052, 0.575), (-0.052, 0.575),
        (-0.048, 0.63), (-0.066, 0.69), (-0.060, 0.745),
    )  # fmt: skip
    pen.part().oval(-0.062, 0.72, sleeve, sleeve + 0.008)
    pen.colour().shape((-0.053, 0.592), (0.055, 0.592), (0.064, 0.556), (-0.064, 0.552), smooth=False)


def robe(pen: Pen) -> None:
    pen.part().shape(
        (-0.10, 0.755), (0, 0.79), (0.10, 0.755), (0.118, 0.55), (0.135, 0.3), (0.185, 0.02), (0.185, 0.0),
        (-0.225, 0.0),
        (-0.225, 0.02), (-0.155, 0.3), (-0.125, 0.55),
    )  # fmt: skip
    for waist, foot in ((0.05, 0.12), (-0.01, 0.02), (-0.07, -0.09), (-0.10, -0.17)):
        pen.part().shape(
            (waist, 0.50), (waist + 0.01, 0.36), (foot + 0.016, 0.006), (foot - 0.045, 0.006), (waist - 0.012, 0.32)
        )
