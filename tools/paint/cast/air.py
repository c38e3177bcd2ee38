"""Things in the air: smoke, bubbles, stars, flames of a fire."""

# fmt: off

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.paint.engraving.geometry import Point, blob, oval, placed, polygon

if TYPE_CHECKING:
    from tools.paint.engraving.inks import Ink
    from tools.paint.engraving.pen import Pen


def smoke(pen: Pen, *puffs: Point, ink: Ink = "paper", tone: float = 0.90) -> None:
    """A cloud of puffs (x, y, radius): one outline, a curl in each."""
    cloud = [ring for x, y, radius in puffs for ring in oval(x, y, radius, radius * 0.92)]
    pen.shape(cloud, ink, tone, "round", angle=70, edge=1.2, contrast=0.6, bulge=0.6)
    for x, y, radius in puffs:
        reaches = [(radius * 0.62 * (1 - step / 11), 2.6 + step * 0.62) for step in range(9)]
        pen.line(*((x + far * math.cos(turn), y + far * math.sin(turn)) for far, turn in reaches), width=1.7)


def bubbles(pen: Pen, *circles: Point) -> None:
    """Bubbles (x, y, radius), each with its gleam."""
    for x, y, radius in circles:
        pen.shape(oval(x, y, radius), "paper", 0.9, "round", edge=1.1, contrast=0.6)
        gleam = [(-0.4, -0.1), (-0.2, -0.45), (0.1, -0.5)]
        pen.line(*placed(gleam, x, y, radius), width=1.3)


def star(pen: Pen, x: float, y: float, radius: float, points: int = 4, ink: Ink = "paper") -> None:
    """A star; one of bare paper is in the air, and no cut-out has it."""
    if pen.cut_out and ink == "paper":
        return
    reaches = [radius if number % 2 == 0 else radius * 0.24 for number in range(2 * points)]
    turns = [number * math.pi / points for number in range(2 * points)]
    spikes = [(x + far * math.sin(turn), y - far * math.cos(turn)) for far, turn in zip(reaches, turns, strict=True)]
    pen.fill(polygon(*spikes), ink)


def stars(pen: Pen, *places: Point) -> None:
    """Stars in the air (x, y, radius)."""
    for x, y, radius in places:
        star(pen, x, y, radius)


def fire(pen: Pen, x: float, y: float, scale: float = 1.0, turn: float = 0, ink: Ink = "accent") -> None:
    """A tongue of fire; (x, y) is its middle."""
    tongue = [(-34, 40), (-40, 0), (-22, -34), (-26, -74), (-4, -50), (2, -116), (16, -60), (30, -86), (30, -30),
        (42, 0), (34, 40)]
    pen.shape(blob(*placed(tongue, x, y, scale, turn)), ink, 0.74, "round", angle=20, lit=False, contrast=0.35)
