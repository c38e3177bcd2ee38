"""Relief of a shape: how its lines run, and how dark each place of it is."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from tools.paint.engraving.fields import Array, blur

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.paint.engraving.look import Look
    from tools.paint.engraving.sheet import Patch, Sheet

LIGHT = (-0.46, -0.66, 0.60)
"""Direction of the light: from above left in front."""
_ANGLES = {"round": 62, "flat": 45, "lathe": 90}
"""Direction of the lines of a form for which a shape names none."""


@dataclass
class Relief:
    """``along`` counts pixels across the lines; ``tone`` is 0 for black and 1 for paper."""

    along: Array
    tone: Array
    pitch: float


def angle_of(look: Look) -> float:
    """Direction of the lines, in radians."""
    return math.radians(_ANGLES.get(look.form, 0) if look.angle is None else look.angle)


def relief(sheet: Sheet, patch: Patch, look: Look) -> Relief:
    """The relief of a shape under the light of its place."""
    found = _FORMS[look.form](sheet, patch, look)
    if look.folds:
        _fold(sheet, patch, look, found)
    if look.slope:
        ys = sheet.ys[patch.box]
        found.tone = found.tone + look.slope * ((ys - ys.min()) / max(1, ys.shape[0]) - 0.5)
    if look.lit:
        found.tone = found.tone * sheet.light[patch.box]
    found.tone = found.tone + (0.02 if sheet.in_ground else 0.08) * sheet.wobble[patch.box]
    return found


def _across(sheet: Sheet, patch: Patch, look: Look) -> Array:
    """Distance from the first line, in pixels."""
    angle = angle_of(look)
    return sheet.xs[patch.box] * math.cos(angle) + sheet.ys[patch.box] * math.sin(angle)


def _even(sheet: Sheet, patch: Patch, look: Look) -> Array:
    return look.tone + 0 * sheet.xs[patch.box]


def _flat(sheet: Sheet, patch: Patch, look: Look) -> Relief:
    return Relief(_across(sheet, patch, look), _even(sheet, patch, look), sheet.pitch * look.pitch)


def _round(sheet: Sheet, patch: Patch, look: Look) -> Relief:
    """A body that rises from its edge: the mask, blurred by its own size, is its height."""
    height = _height(patch)
    slope, steep = np.gradient(height), patch.least * 0.55
    down, right = slope[0] * steep, slope[1] * steep
    faces = 1 / np.sqrt(1 + right**2 + down**2)
    lit = (-right * LIGHT[0] - down * LIGHT[1]) * faces + faces * LIGHT[2]
    tone = look.tone + 0.56 * look.contrast * (lit - 0.62) + np.clip(lit, 0, 1) ** 14 * look.gloss
    along = _across(sheet, patch, look) + look.bulge * 0.16 * patch.least * height
    return Relief(along, tone, sheet.pitch * look.pitch)


def _height(patch: Patch) -> Array:
    half, mask = patch.least * 0.5, patch.mask
    near = blur(blur(mask, half * 0.16), half * 0.16)
    middle = blur(blur(mask, half * 0.38), half * 0.3)
    far = blur(blur(mask, half * 0.7), half * 0.5)
    return near * 0.4 + middle * 0.8 + far * 0.7


def _lathe(sheet: Sheet, patch: Patch, look: Look) -> Relief:
    """A body turned about a vertical axis, row by row: the place between the two edges of a row is its angle."""
    inked, wide = patch.mask > 0, patch.mask.shape[1]
    any_ink = inked.any(1)
    left = np.where(any_ink, inked.argmax(1), 0)[:, None]
    right = np.where(any_ink, wide - 1 - inked[:, ::-1].argmax(1), 1)[:, None]
    across = np.clip((np.arange(wide)[None, :] - left) / np.maximum(1, right - left) * 2 - 1, -1, 1)
    faces = np.sqrt(1 - across * across * 0.98)
    shade = np.clip(across * -0.62 + faces * 0.72, 0, 1)
    gleam = np.exp(-(((across + 0.42) / 0.13) ** 2)) * look.gloss
    along = sheet.ys[patch.box] + look.bulge * 0.10 * patch.wide * faces
    return Relief(along, look.tone * (0.36 + 0.78 * shade) + gleam, sheet.pitch * look.pitch)


def _rays(sheet: Sheet, patch: Patch, look: Look) -> Relief:
    x, y = sheet.spot(*look.centre)
    turn = np.arctan2(sheet.ys[patch.box] - y, sheet.xs[patch.box] - x)
    return Relief(turn / math.tau * look.rays, _even(sheet, patch, look), 1.0)


def _rings(sheet: Sheet, patch: Patch, look: Look) -> Relief:
    x, y = sheet.spot(*look.centre)
    far = np.hypot(sheet.xs[patch.box] - x, sheet.ys[patch.box] - y)
    return Relief(far, _even(sheet, patch, look), sheet.pitch * look.pitch)


def _waves(sheet: Sheet, patch: Patch, look: Look) -> Relief:
    """Level lines that swing, each a little after the one above."""
    xs, ys = sheet.xs[patch.box] / sheet.scale, sheet.ys[patch.box] / sheet.scale
    swing = 7 * np.sin(xs / 21 + 2.2 * np.sin(ys / 64)) + 3 * np.sin(xs / 47 - ys / 38)
    return Relief(sheet.ys[patch.box] + swing * sheet.scale, _even(sheet, patch, look), sheet.pitch * look.pitch)


def _fold(sheet: Sheet, patch: Patch, look: Look, found: Relief) -> None:
    """Lay the cloth in folds."""
    xs, ys = sheet.xs[patch.box], sheet.ys[patch.box]
    phase = (xs - ys * 0.08) / max(1.0, patch.wide) * look.folds * math.tau + 3.0 * sheet.wobble[patch.box]
    fold = np.sin(phase) * 0.5 + 0.5 * np.sin(phase * 0.53 + 1.3)
    found.tone = found.tone + 0.22 * fold
    if look.form == "fold":
        found.along = xs + 0.25 * found.pitch * fold + ys * 0.04


_FORMS: dict[str, Callable[[Sheet, Patch, Look], Relief]] = {
    "round": _round,
    "lathe": _lathe,
    "flat": _flat,
    "fold": _round,
    "rays": _rays,
    "rings": _rings,
    "waves": _waves,
}
