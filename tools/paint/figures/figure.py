"""Figure of a Magician: one body, and what arms, hat and tools do in each pose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tools.paint.figures.pen import BREATH, Pen
from trickerion.ui.stage.figures import BREATHS

if TYPE_CHECKING:
    from collections.abc import Callable

    Draw = Callable[[Pen], None]


@dataclass(frozen=True)
class Figure:
    """Drawers of a Magician: ``body`` for every pose, the others for what is added to it.

    ``bend`` is the depth of the bow, in degrees.
    """

    body: Draw
    casts: Draw
    presents: Draw
    thanks: Draw
    bows: Draw
    bend: float

    @property
    def poses(self) -> dict[str, tuple[Pen, Draw]]:
        """A new pen for each pose, and what it draws over the body."""
        breaths = {name: BREATH * number / (len(BREATHS) - 1) for number, name in enumerate(BREATHS)}
        return {
            **{name: (Pen(breath=breath), self.casts) for name, breath in breaths.items()},
            "present": (Pen(), self.presents),
            "thanks": (Pen(), self.thanks),
            "bow": (Pen(bend=self.bend), self.bows),
        }

    def draw(self, pose: str) -> Pen:
        """The pen that has drawn the figure in a pose; KeyError for an unknown one."""
        pen, added = self.poses[pose]
        self.body(pen)
        added(pen)
        return pen
