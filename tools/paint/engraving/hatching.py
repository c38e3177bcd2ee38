"""Hatching: lines that are as wide as the tone is dark, and the contour round a shape."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from tools.paint.engraving.fields import Array, soft_step, wave
from tools.paint.engraving.relief import LIGHT, Relief, angle_of

if TYPE_CHECKING:
    from tools.paint.engraving.look import Look
    from tools.paint.engraving.sheet import Patch, Sheet

_CROSS = math.radians(58)
"""Angle between the lines and those that cross them in the shade."""


def hatched(sheet: Sheet, patch: Patch, look: Look, found: Relief) -> Array:
    """Ink of the key block for a relief."""
    dark = 1 - found.tone
    ink = _lines(sheet, look, found, dark)
    if look.cross and look.form != "rays":
        ink = np.maximum(ink, _cross_lines(sheet, patch, look, found, dark))
    ink = np.maximum(ink, soft_step(0.86, 0.94, dark))
    if sheet.small:
        return 0.45 * ink + 0.55 * np.clip(dark * 1.25 - 0.25, 0, 1)
    return ink


def _lines(sheet: Sheet, look: Look, found: Relief, dark: Array) -> Array:
    straight = look.form == "rays"
    phase = found.along / found.pitch
    if not straight:
        phase = phase + 0.5 * sheet.wobble[: phase.shape[0], : phase.shape[1]]
    steep = np.hypot(*np.gradient(phase))
    soft = (np.clip(steep, 0, 0.3) if straight else steep) * 1.6
    width = np.clip(dark * 1.18 - 0.20, 0, 1)
    return soft_step(-soft, soft, width - wave(phase)) * soft_step(0.02, 0.10, width)


def _cross_lines(sheet: Sheet, patch: Patch, look: Look, found: Relief, dark: Array) -> Array:
    turn = angle_of(look) + _CROSS
    xs, ys = sheet.xs[patch.box], sheet.ys[patch.box]
    phase = (xs * math.cos(turn) + ys * math.sin(turn)) / found.pitch
    phase = phase + 0.4 * sheet.wobble[: phase.shape[0], : phase.shape[1]]
    soft, width = 3.2 / found.pitch, np.clip((dark - 0.52) * 1.5, 0, 1)
    return soft_step(-soft, soft, width - wave(phase)) * soft_step(0.02, 0.12, width)


def contour(sheet: Sheet, patch: Patch, thickness: float) -> Array:
    """The line round a shape: thick where the light does not come."""
    reach = thickness * max(sheet.scale * 0.9, 0.55 * sheet.fine)
    room, (high, wide) = int(reach * 1.7) + 2, patch.mask.shape
    padded, inside = np.pad(patch.mask, room), patch.mask.copy()
    for step in range(12):
        turn = step / 12 * math.tau
        x, y = math.cos(turn), math.sin(turn)
        far = reach * (0.75 - 0.55 * (x * LIGHT[0] + y * LIGHT[1]))
        left, top = room + round(x * far), room + round(y * far)
        inside = np.minimum(inside, padded[top : top + high, left : left + wide])
    return patch.mask - inside


def shadow(sheet: Sheet, patch: Patch, soft_mask: Array, strength: float) -> None:
    """Lay a shadow in lines on what is there already."""
    phase = (sheet.xs[patch.box] * 0.5 + sheet.ys[patch.box] * 0.86) / sheet.pitch
    lines = strength * soft_step(-0.12, 0.12, 0.62 * soft_mask - wave(phase)) * (soft_mask > 0.05)
    sheet.key[patch.box] = np.maximum(sheet.key[patch.box], lines)
    deep = sheet.plates["deep"]
    deep[patch.box] = np.maximum(deep[patch.box], strength * 0.6 * soft_mask)
