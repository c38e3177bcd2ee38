"""The sheet over the Set-up on which each point of the rules is set individually."""

from collections.abc import Callable

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.rules.options import rulings_that_matter
from trickerion.screens.setup.plan import SetUpPlan
from trickerion.screens.setup.switches import point_switch
from trickerion.screens.sheet import SheetScene
from trickerion.ui import theme
from trickerion.ui.buttons import Button, Segments
from trickerion.ui.flow import within, write_line
from trickerion.ui.layout import setup as at
from trickerion.ui.shapes import draw_rule
from trickerion.ui.surfaces import draw_pill, pill_width
from trickerion.ui.text_block import draw_block
from trickerion.words.academy.set_up import also_counts
from trickerion.words.editions import POINTS, Point
from trickerion.words.screens import setup as words


@scene("setup_points")
class PointsSheet(SheetScene):
    """One row for each point that matters in this game."""

    help_page = "editions"
    title_style = theme.TEXT.title_large

    def __init__(self, app: App, plan: SetUpPlan, on_change: Callable[[], object]) -> None:
        super().__init__(app)
        self.title = words.points_of(edition=plan.edition)
        self._plan = plan
        self._on_change = on_change
        self._points = [POINTS[point] for point in rulings_that_matter(plan.modules)]

    @property
    def panel(self) -> Rect:
        """As high as its rows."""
        return at.points_sheet(len(self._points))

    def layout(self) -> None:
        """A choice in every row, two buttons."""
        self.spots.clear()
        for number, point in enumerate(self._points):
            self.spots.add_parts(self._choice(number, point))
        plan, sheet = self._plan, self.panel
        usual = within(sheet, left=40, bottom=22, width=330, height=56)
        done = within(sheet, right=40, bottom=22, width=250, height=56)
        differs, label = bool(plan.changed_points()), words.all_as_in(edition=plan.edition)
        as_in = Button("points.usual", usual, label, self._usual, enabled=differs, why_not=words.NOTHING_DIFFERS)
        leave = Button("points.done", done, words.DONE, self.close, primary=True, icon="ui.confirm", default=True)
        self.lay_buttons((as_in, leave))

    def _choice(self, number: int, point: Point) -> Segments:
        name, rect = f"points.{point.id}", at.point_choice(number)
        return point_switch(name, rect, self._plan, point, self._set, style=theme.TEXT.label)

    def _set(self, point: str, value: object) -> None:
        self._plan.set_ruling(point, value)
        self._changed()

    def _usual(self) -> None:
        self._plan.set_edition(self._plan.edition)
        self._changed()

    def _changed(self) -> None:
        self._on_change()
        self.layout()

    def draw_page(self, canvas: Surface) -> None:
        """Rows, and what else counts."""
        sheet = self.panel
        write_line(
            canvas, words.POINTS_INTRO, within(sheet, top=68, height=30), theme.TEXT.aside_plus, theme.INK2, "center"
        )
        for number, point in enumerate(self._points):
            self._draw_point(canvas, number, point)
        self._draw_scoring(canvas)

    def _draw_scoring(self, canvas: Surface) -> None:
        """Between the buttons: what else the final scoring knows."""
        left, right = (button.rect for button in self.buttons)
        room = Rect(left.right + 24, left.y + 5, right.x - left.right - 48, left.h)
        text = also_counts(len(self._plan.taken), self._plan.modules)
        draw_block(canvas, text, room, theme.TEXT.body, theme.INK2, line=23)

    def _draw_point(self, canvas: Surface, number: int, point: Point) -> None:
        row = at.point_row(number)
        draw_rule(canvas, row.x, row.right, row.y - 4)
        name = write_line(canvas, point.name, within(row, left=4, top=2, height=30), theme.TEXT.strong_large, theme.INK)
        if point.id in self._plan.rulings:
            pill = Rect(name.right + 14, row.y + 5, pill_width(words.CHANGED, theme.TEXT.label, height=24), 24)
            draw_pill(canvas, pill, words.CHANGED, theme.VELVET, theme.CREAM, theme.TEXT.label)
        room = within(row, left=4, right=446, top=32, height=0)
        draw_block(canvas, point.text, room, theme.TEXT.body, theme.INK2, line=23)
        self._choice(number, point).draw(canvas, self.spots)
