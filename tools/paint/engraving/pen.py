"""The pen that cuts a scene: shapes, lines, dots, lights in the air."""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING

import numpy as np

from tools.paint.engraving import hatching
from tools.paint.engraving.fields import Array, blur, soft_step, wave
from tools.paint.engraving.geometry import Outline, Point, band, moved, oval, spline
from tools.paint.engraving.look import Cut, Form, Look
from tools.paint.engraving.relief import relief

if TYPE_CHECKING:
    from typing import Unpack

    from tools.paint.engraving.inks import Ink
    from tools.paint.engraving.sheet import Patch, Sheet

_SHADOW = (9, 10)
"""How far a shadow falls, in units."""


class Pen:
    """Cuts a scene into a sheet, from the back to the front."""

    def __init__(self, sheet: Sheet, *, cut_out: bool = False) -> None:
        """``cut_out``: the subject will stand alone, so that nothing is drawn in the air about it."""
        self.sheet = sheet
        self.cut_out = cut_out

    @property
    def category(self) -> str:
        """Category of the Trick, whose inks are used."""
        return self.sheet.category

    @property
    def small(self) -> bool:
        """True when small things are left out."""
        return self.sheet.small

    def begin_subject(self) -> None:
        """End the ground: a cut-out keeps what comes from here on."""
        self.sheet.in_ground = False

    # ------------------------------------------------------------------ light

    def light_all(self, strength: float) -> None:
        """Light the whole scene evenly."""
        self.sheet.light[:] = strength

    def light_about(self, x: float, y: float, wide: float, high: float, strength: float) -> None:
        """Add a soft light about a point."""
        self.sheet.light += strength * np.exp(-(self.sheet.distance(x, y, wide, high) ** 2))

    def glow(self, x: float, y: float, reach: float, strength: float = 1.0, ink: Ink | None = None) -> None:
        """A light in the air: bare paper in the middle, short rays cut outwards, ink about it."""
        far = self.sheet.distance(x, y, reach, reach)
        px, py = self.sheet.spot(x, y)
        turn = np.arctan2(self.sheet.ys - py, self.sheet.xs - px) / math.tau
        ray = soft_step(-0.15, 0.15, (1.05 - far) - wave((turn * (16 if self.small else 36)) % 1)) * (far > 0.3)
        self.sheet.bare(np.maximum(soft_step(0.55, 0.25, far), ray * soft_step(1.05, 0.3, far)) * strength)
        if ink:
            about = soft_step(1.0, 0.35, far) * 0.85 * strength * soft_step(0.1, 0.45, far)
            self.sheet.plates[ink][:] = np.maximum(self.sheet.plates[ink], about)

    # ------------------------------------------------------------------ shapes

    def shape(
        self, outline: Outline, ink: Ink = "mid", tone: float = 0.72, form: Form = "round", **cut: Unpack[Cut]
    ) -> None:
        """Cut one shape: its lines follow its form, its contour is thick in the shade."""
        look = Look(ink, tone, form, **cut)
        patch = self.sheet.patch(outline)
        if patch is None:
            return
        if look.shadow:
            self._cast(outline, look.shadow)
        found = relief(self.sheet, patch, look)
        key = hatching.hatched(self.sheet, patch, look, found)
        if look.edge:
            key = np.maximum(key, hatching.contour(self.sheet, patch, look.edge))
        self.sheet.lay(patch, key, self._shares(patch, look, found.tone), look.alpha)

    def _shares(self, patch: Patch, look: Look, tone: Array) -> dict[str, Array | float]:
        """Ink of the stones: full, a third of it in the light, the deep one over it in the shade. Three steps read as
        print, a gradient does not."""
        sheet, ink = self.sheet, look.ink
        rough = sheet.grain[patch.box] - 0.5
        if ink == "key":
            return {}
        if ink == "paper":
            return {"mid": 0.32 * soft_step(0.62, 0.36, tone + 0.10 * rough)}
        light = soft_step(0.78, 0.98, tone) if sheet.in_ground else soft_step(0.80, 0.90, tone + 0.05 * rough)
        shares: dict[str, Array | float] = {ink: 1 - 0.66 * light}
        if ink != "deep":
            shares["deep"] = 0.62 * soft_step(0.52, 0.22, tone + 0.10 * rough)
        return shares

    def _cast(self, outline: Outline, strength: float) -> None:
        patch = self.sheet.patch(moved(outline, *_SHADOW))
        if patch is not None:
            hatching.shadow(self.sheet, patch, blur(patch.mask, 3 * self.sheet.scale), strength)

    def fill(self, outline: Outline, ink: Ink = "key", alpha: float = 1.0) -> None:
        """Fill an outline with one ink, without lines."""
        patch = self.sheet.patch(outline)
        if patch is not None:
            self.sheet.lay(patch, float(ink == "key"), {} if ink in ("key", "paper") else {ink: 1.0}, alpha)

    def dot(self, x: float, y: float, radius: float, *, paper: bool = False) -> None:
        """A spot of the key block; or of bare paper, which in the air is no part of the subject."""
        patch = self.sheet.patch(oval(x, y, radius))
        if paper and patch is not None:
            self.sheet.bare(patch.mask, patch.box)
        elif patch is not None:
            self.sheet.lay(patch, 1.0, {})

    # ------------------------------------------------------------------ lines

    def line(
        self, *points: Point, width: float = 2.0, smooth: bool = True, tapered: bool = True, strength: float = 1.0
    ) -> None:
        """A line of the key block, thinner towards its ends."""
        patch = self._stroke(points, width, smooth, tapered)
        if patch is not None:
            box = patch.box
            self.sheet.key[box] = np.maximum(self.sheet.key[box], patch.mask * strength)
            self.sheet.keep(patch, patch.mask)

    def white_line(
        self, *points: Point, width: float = 2.0, smooth: bool = True, tapered: bool = True, strength: float = 1.0
    ) -> None:
        """A line cut out of everything. In the air it is no part of the subject: no cut-out has it."""
        patch = self._stroke(points, width, smooth, tapered)
        if patch is not None:
            self.sheet.bare(patch.mask * strength, patch.box)

    def _stroke(self, points: tuple[Point, ...], width: float, smooth: bool, tapered: bool) -> Patch | None:
        line = spline(points, False, 10) if smooth and len(points) > 2 else list(points)
        count, least = len(line), 0.33 / (self.sheet.scale / self.sheet.fine)

        def thick(number: int) -> float:
            share = min(1.0, max(0.0, (number + 0.6) / (count + 0.2)))
            return max(least, width / 2 * (math.sin(math.pi * share) ** 0.55 if tapered else 1))

        outline: Outline = []
        for number, (start, end) in enumerate(itertools.pairwise(line)):
            outline += band(start, end, thick(number), thick(number + 1)) + oval(end[0], end[1], thick(number + 1))
        return self.sheet.patch(outline)
