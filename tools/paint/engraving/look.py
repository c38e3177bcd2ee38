"""Look of one shape: its ink, its tone, the form that the hatching follows, and how the lines are cut."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypedDict

if TYPE_CHECKING:
    from tools.paint.engraving.inks import Ink

Form = Literal["round", "lathe", "flat", "fold", "rays", "rings", "waves"]


class Cut(TypedDict, total=False):
    """What may be said of a shape besides ink, tone and form; ``Look`` explains each."""

    angle: float
    bulge: float
    pitch: float
    edge: float
    gloss: float
    folds: float
    contrast: float
    alpha: float
    rays: int
    cross: bool
    slope: float
    centre: tuple[float, float]
    shadow: float
    lit: bool


@dataclass(frozen=True)
class Look:
    """Look of one shape."""

    ink: Ink = "mid"
    tone: float = 0.72
    """0 is black, 1 is paper; what faces the viewer keeps its own tone."""
    form: Form = "round"
    angle: float | None = None
    """Direction of the lines in degrees; each form has its own."""
    bulge: float = 1.0
    """How far the lines bend over the form; below 0 they bend upwards."""
    pitch: float = 1.0
    edge: float = 1.5
    """Thickness of the contour in units; 0 for none."""
    gloss: float = 0.0
    folds: float = 0
    """Number of folds of cloth from left to right."""
    contrast: float = 1.0
    """How much the light of the form changes its tone."""
    alpha: float = 1.0
    rays: int = 1
    """Number of rays of the form that has them."""
    cross: bool = True
    """Cross lines in the shade; faces and hands have none."""
    slope: float = 0.0
    """How much lighter the foot is than the head."""
    centre: tuple[float, float] = (300, 200)
    """Point from which rays and rings go out."""
    shadow: float = 0.0
    """Strength of the shadow on what lies behind."""
    lit: bool = True
    """False when the light of the place does not change it: a flame, a page."""
