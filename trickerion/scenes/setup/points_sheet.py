"""The sheet over the Set-up on which each point of the rules is set individually."""

from collections.abc import Callable

import pygame

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.app.scene import Scene
from trickerion.scenes.setup.plan import Plan
from trickerion.scenes.setup.switches import point_switch
from trickerion.ui import theme
from trickerion.ui.buttons import Button, Segments
from trickerion.ui.layout import setup as at
from trickerion.ui.shapes import draw_rule
from trickerion.ui.surfaces import draw_paper_panel, draw_pill, draw_title_bar, pill_width
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.veil import dim
from trickerion.words.academy.set_up import also_counts
from trickerion.words.points import Point, changed_points, points_that_matter
from trickerion.words.screens import setup as words


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
        self._sheet = at.points_sheet(len(self._points))
        self._buttons: list[Button] = []

    def layout(self) -> None:
        """A choice in every row, two buttons."""
        self.spots.clear()
        for number, point in enumerate(self._points):
            self._choice(number, point).add_hotspots(self.spots)
        self._buttons = self._make_buttons()
        self.spots.add_all(button.spot() for button in self._buttons)

    def _choice(self, number: int, point: Point) -> Segments:
        name, rect = f"points.{point.id}", at.point_choice(number)
        return point_switch(name, rect, self._plan, point, self._set, size=18)

    def _make_buttons(self) -> list[Button]:
        plan, sheet = self._plan, self._sheet
        usual = pygame.Rect(sheet.x + 40, sheet.bottom - 78, 330, 56)
        done = pygame.Rect(sheet.right - 290, sheet.bottom - 78, 250, 56)
        return [
            Button(
                "points.usual",
                usual,
                words.all_as_in(plan.edition),
                self._usual,
                enabled=bool(changed_points(plan.edition, plan.rulings, plan.modules)),
                why_not=words.NOTHING_DIFFERS,
            ),
            Button("points.done", done, words.DONE, self._close, primary=True, icon="ui.confirm", default=True),
        ]

    def _set(self, point: str, value: object) -> None:
        self._plan.set_ruling(point, value)
        self._changed()

    def _usual(self) -> None:
        self._plan.set_edition(self._plan.edition)
        self._changed()

    def _changed(self) -> None:
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
        draw_title_bar(canvas, head, theme.VELVET, words.points_of(self._plan.edition), 28)
        draw_text(canvas, words.POINTS_INTRO, (sheet.centerx, sheet.y + 82), theme.ITALIC, 19, theme.INK2, "center")
        for number, point in enumerate(self._points):
            self._draw_point(canvas, number, point)
        for button in self._buttons:
            button.draw(canvas, self.spots)
        self._draw_scoring(canvas)

    def _draw_scoring(self, canvas: pygame.Surface) -> None:
        """Between the buttons: what else the final scoring knows."""
        left, right = (button.rect for button in self._buttons)
        room = pygame.Rect(left.right + 24, left.y + 5, right.x - left.right - 48, left.h)
        text = also_counts(len(self._plan.taken), self._plan.modules)
        draw_block(canvas, text, room, theme.BODY, 18, theme.INK2, line=23)

    def _draw_point(self, canvas: pygame.Surface, number: int, point: Point) -> None:
        row = at.point_row(number)
        draw_rule(canvas, row.x, row.right, row.y - 4)
        name = draw_text(canvas, point.name, (row.x + 4, row.y + 16), theme.BODY_BOLD, 20, theme.INK, "midleft")
        if point.id in self._plan.rulings:
            pill = pygame.Rect(name.right + 14, row.y + 5, pill_width(words.CHANGED, 16, height=24), 24)
            draw_pill(canvas, pill, words.CHANGED, theme.VELVET, theme.CREAM, 16)
        room = pygame.Rect(row.x + 4, row.y + 32, row.w - 450, 0)
        draw_block(canvas, point.text, room, theme.BODY, 18, theme.INK2, line=23)
        self._choice(number, point).draw(canvas, self.spots)
