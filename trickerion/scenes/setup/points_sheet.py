"""The sheet over the Set-up on which each point of the rules is set alone."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from trickerion.app.registry import scene
from trickerion.app.scene import Scene
from trickerion.scenes.setup.plan import Plan
from trickerion.scenes.setup.points import Point, changed_points, points_that_matter
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.controls import draw_segments, segment_rects
from trickerion.ui.layout import setup as places
from trickerion.ui.shapes import draw_rule
from trickerion.ui.spots import Hotspot
from trickerion.ui.surfaces import draw_paper_panel, draw_pill, draw_title_bar, pill_width
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.veil import dim

if TYPE_CHECKING:
    from trickerion.app.loop import App

_INTRO = "The edition sets all of them together. What differs from it is marked."


@scene("setup_points")
class PointsSheet(Scene):
    """One row for each point that matters in this game."""

    opaque = False
    fades = False
    help_page = "editions"

    def __init__(self, app: App, plan: Plan, on_change: Callable[[], object]) -> None:
        super().__init__(app)
        self._plan = plan
        self._on_change = on_change
        self._points = points_that_matter(plan.modules)
        self._buttons: list[Button] = []

    @property
    def _sheet(self) -> pygame.Rect:
        last = places.point_row(len(self._points) - 1)
        full = places.POINTS_SHEET
        return pygame.Rect(full.x, full.y, full.w, last.bottom + 96 - full.y)

    def layout(self) -> None:
        """A choice in every row, two buttons."""
        self.spots.clear()
        for number, point in enumerate(self._points):
            for position, part in enumerate(segment_rects(places.point_choice(number), len(point.values))):
                act = partial(self._set, point, point.values[position][0])
                self.spots.add(Hotspot(f"points.{point.id}.{position}", part, on_click=act))
        sheet = self._sheet
        y = sheet.bottom - 78
        usual = pygame.Rect(sheet.x + 40, y, 330, 56)
        done = pygame.Rect(sheet.right - 290, y, 250, 56)
        changed = bool(changed_points(self._plan.edition, self._plan.rulings, self._plan.modules))
        self._buttons = [
            Button(
                "points.usual",
                usual,
                f"All as in {self._plan.edition}",
                self._usual,
                enabled=changed,
                why_not="Nothing differs from the edition.",
            ),
            Button("points.done", done, "Done", self._close, primary=True, icon="ui.confirm", default=True),
        ]
        self.spots.add_all(button.spot() for button in self._buttons)

    def _set(self, point: Point, value: object) -> None:
        self._plan.set_ruling(point.id, value)
        self._on_change()
        self.layout()

    def _usual(self) -> None:
        self._plan.set_edition(self._plan.edition)
        self._on_change()
        self.layout()

    def _close(self) -> None:
        self.app.sounds.play("click")
        self.app.stack.pop(self)

    def draw(self, canvas: pygame.Surface) -> None:
        """Veil, sheet, rows, buttons."""
        dim(canvas)
        sheet = self._sheet
        draw_paper_panel(canvas, sheet, rivets=True)
        head = pygame.Rect(sheet.x + 4, sheet.y + 4, sheet.w - 8, 62)
        draw_title_bar(canvas, head, theme.VELVET, f"Points of the Rules of {self._plan.edition}", 28)
        draw_text(canvas, _INTRO, (sheet.centerx, sheet.y + 82), theme.ITALIC, 19, theme.INK2, "center")
        for number, point in enumerate(self._points):
            self._draw_point(canvas, number, point)
        for button in self._buttons:
            button.draw(canvas, self.spots)

    def _draw_point(self, canvas: pygame.Surface, number: int, point: Point) -> None:
        row = places.point_row(number)
        draw_rule(canvas, row.x, row.right, row.y - 4)
        name = draw_text(canvas, point.name, (row.x + 4, row.y + 16), theme.BODY_BOLD, 20, theme.INK, "midleft")
        if point.id in self._plan.rulings:
            pill = pygame.Rect(name.right + 14, row.y + 5, pill_width("changed", 16, height=24), 24)
            draw_pill(canvas, pill, "changed", theme.VELVET, theme.CREAM, 16)
        draw_block(canvas, point.text, (row.x + 4, row.y + 32), row.w - 450, theme.BODY, 18, theme.INK2, line=23)
        values = [value for value, _ in point.values]
        names = [f"points.{point.id}.{position}" for position in range(len(values))]
        hovered = names.index(self.spots.hovered) if self.spots.hovered in names else None
        words = [text for _, text in point.values]
        chosen = values.index(self._plan.ruling(point.id))
        draw_segments(canvas, places.point_choice(number), words, chosen, size=18, hovered=hovered)
