"""The Set-up of a solo game against Dahlgaard's Heir."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from trickerion.app.registry import scene
from trickerion.scenes.setup.heir_panel import HeirPanel
from trickerion.scenes.setup.scene import SetupScene
from trickerion.scenes.setup.solo_plan import EASIEST, HEIR_SEAT, SoloPlan
from trickerion.storage.statistics import read_statistics
from trickerion.words.workbook_solo import SOLO

if TYPE_CHECKING:
    from trickerion.app.loop import App


@scene("solo_setup")
class SoloSetupScene(SetupScene):
    """The same screen with the Heir in the place of the other seats. It is remembered apart.

    It opens on the easiest Heir until a person has beaten one, then on the difficulty that was chosen last.
    """

    title = "Solo: Dahlgaard’s Heir"
    draft, last = "solo_setup", "last_solo_setup"
    plan_type = SoloPlan
    is_solo = True
    help_page = SOLO

    def __init__(self, app: App) -> None:
        super().__init__(app)
        if not read_statistics(app.places.statistics).has_beaten_the_heir:
            self.solo_plan.difficulty = EASIEST
        self._heir = HeirPanel(self)

    @property
    def solo_plan(self) -> SoloPlan:
        """The plan, which knows a difficulty."""
        assert isinstance(self.plan, SoloPlan)
        return self.plan

    @property
    def rows(self) -> range:
        """Only the player has a row; the Heir's place is the panel below."""
        return range(1)

    @property
    def coloured(self) -> tuple[int, ...]:
        """Both have a colour."""
        return 0, HEIR_SEAT

    def set_difficulty(self, difficulty: str) -> None:
        """Another strength of the Heir."""
        self.solo_plan.difficulty = difficulty
        self.changed()

    def set_point(self, point: str, value: Any) -> None:
        """One of the Heir's own points."""
        self.plan.set_ruling(point, value)
        self.changed()

    def layout(self) -> None:
        """The hotspots of all panels, the Heir's too."""
        super().layout()
        self.spots.add_all(self._heir.spots())

    def draw(self, canvas: pygame.Surface) -> None:
        """The same with the Heir's panel."""
        super().draw(canvas)
        self._heir.draw(canvas)
        self._seats.draw_colours(canvas)
