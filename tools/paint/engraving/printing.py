"""Printing of a sheet: stones a little off their place, grain, the white line round the subject, border or cut-out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pygame
from pygame import Surface

from tools.paint.engraving.fields import Array, blur, soft_step
from tools.paint.engraving.inks import KEY, OFF_REGISTER, PAPER, inks_of

if TYPE_CHECKING:
    from tools.paint.engraving.sheet import Sheet

_GAP = 18
"""Units above the ledge within which a foot is joined to it by paper."""
_KEY, _PAPER = np.array(KEY, np.float32) / 255, np.array(PAPER, np.float32) / 255


def printed(sheet: Sheet, *, framed: bool = False) -> Surface:
    """The picture of a scene; ``framed`` gives it a ragged border and a rule."""
    colours = _inked(sheet)
    return _reduced(sheet, _bordered(sheet, colours) if framed else colours, np.ones_like(sheet.key))


def cut_out(sheet: Sheet) -> Surface:
    """The subject alone on a paper edge, as figures of a toy theater are cut."""
    colours, reach = _inked(sheet), 3.4 * sheet.fine * max(1, sheet.size[0] / 420)
    solid = sheet.solid * _seen_when_cut(sheet)
    shape = soft_step(0.10, 0.16, blur(blur(_supported(sheet, solid), reach), reach * 0.5))
    inner = np.clip(solid, 0, 1)[:, :, None]
    return _reduced(sheet, colours * inner + _PAPER * (1 - inner), shape)


def alone(sheet: Sheet) -> Surface:
    """The subject along its own outline, without a paper edge."""
    return _reduced(sheet, _inked(sheet), np.clip(sheet.solid, 0, 1))


def _seen_when_cut(sheet: Sheet) -> Array:
    """1 within a rounded field: what runs out of the picture ends in a curve; the ledge is seen whole."""
    across = (sheet.xs / sheet.scale + sheet.view[0] - 300) / 292
    down = sheet.ys / sheet.scale + sheet.view[1] - 176
    down = np.where(down < 0, down / 208, down / 262)
    inside = (np.abs(across) ** 4 + np.abs(down) ** 4 < 1).astype(np.float32)
    return inside if sheet.ledge is None else np.maximum(inside, sheet.ledge)


def _supported(sheet: Sheet, solid: Array) -> Array:
    """The subject and the paper between its foot and the ledge, so that nothing hovers a finger's breadth above it."""
    if sheet.ledge is None:
        return solid
    gap = round(_GAP * sheet.scale)
    standing = np.maximum(sheet.ledge, np.roll(sheet.ledge, -gap, 0)) > 0
    below = np.maximum.accumulate(np.logical_and(solid > 0.5, standing), axis=0)
    return np.maximum(solid, np.logical_and(below, standing).astype(np.float32))


def _inked(sheet: Sheet) -> Array:
    """The colours of all inks on their paper."""
    _part(sheet)
    mottled = 0.97 if sheet.small else 0.90 + 0.16 * (sheet.noise(5 * sheet.fine, 3) - 0.3)
    paper = 1 - 0.05 * sheet.noise(46 * sheet.fine, 11) - 0.035 * sheet.grain
    colours = paper[:, :, None] * _PAPER
    error, inks = sheet.by_width(0.35, 0.9, 1.3), inks_of(sheet.category)
    for name, (x, y) in OFF_REGISTER.items():
        plate = np.roll(np.roll(sheet.plates[name], round(y * error), 0), round(x * error), 1)
        cover = np.clip(plate * mottled, 0, 1)[:, :, None]
        colours *= 1 - cover * (1 - np.array(inks[name], np.float32) / 255)
    key = (np.clip(sheet.key, 0, 1) * (1 - 0.10 * (sheet.grain > 0.80)))[:, :, None]
    return colours * (1 - key) + _KEY * key


def _part(sheet: Sheet) -> None:
    """Part the subject from the ground by a white line, as engravers do."""
    reach, ground = sheet.by_width(0.7, 1.6, 2.2), 1 - sheet.solid
    near = np.clip(blur(sheet.solid, reach) * 6, 0, 1) * ground * 0.85
    soft = soft_step(0.02, 0.5, blur(blur(sheet.solid, reach * 5), reach * 3)) * ground * 0.28
    for plate in sheet.plates.values():
        plate *= 1 - np.maximum(near * 0.9, soft * 0.6)
    sheet.key *= 1 - np.maximum(near, soft)


def _bordered(sheet: Sheet, colours: Array) -> Array:
    """A ragged white border with a rule in it, from the size on at which they are seen."""
    if sheet.small:
        return colours
    fine, wide = sheet.fine, 3.2 * sheet.fine
    across = np.minimum(sheet.xs, sheet.width - 1 - sheet.xs)
    inwards = np.minimum(across, np.minimum(sheet.ys, sheet.height - 1 - sheet.ys)) + 1.5 * fine * sheet.wobble
    inside = soft_step(wide * 0.8, wide * 1.1, inwards)[:, :, None]
    rule = soft_step(0.5 * fine, 0, np.abs(inwards - wide * 1.45))[:, :, None]
    return (colours * inside + _PAPER * 0.97 * (1 - inside)) * (1 - rule) + _KEY * rule


def _reduced(sheet: Sheet, colours: Array, shape: Array) -> Surface:
    """The picture at its own size."""
    picture = Surface((sheet.width, sheet.height), pygame.SRCALPHA)
    pixels = pygame.surfarray.pixels3d(picture)
    pixels[:] = np.clip(colours * 255, 0, 255).astype(np.uint8).transpose(1, 0, 2)
    del pixels
    clear = pygame.surfarray.pixels_alpha(picture)
    clear[:] = np.clip(shape * 255, 0, 255).astype(np.uint8).T
    del clear
    return pygame.transform.smoothscale(picture, sheet.size)
