"""The sheet over the Set-up on which a seat gets a handicap, a house rule for a strong player."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from trickerion.app.loop import App
from trickerion.app.registry import scene
from trickerion.screens.setup.plan import SetUpPlan
from trickerion.screens.sheet import SheetScene
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.controls import draw_toggle
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspot
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import setup as at
from trickerion.ui.said import Role, saying
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text_block import draw_block
from trickerion.words.screens import handicap as words
from trickerion.words.screens.setup import THIS_SEAT

_ICONS = {"coins": "resource.coin", "shard": "resource.shard", "initiative": "phase.initiative"}


@scene("setup_handicap")
class HandicapSheet(SheetScene):
    """A switch for each handicap that the seat can have."""

    help_page = "set_up"

    def __init__(self, app: App, plan: SetUpPlan, seat: int, on_change: Callable[[], object]) -> None:
        super().__init__(app)
        self._seat, self._handicaps, self._on_change = plan.seats[seat], plan.handicaps, on_change
        self.title = words.title(name=self._seat.spoken or THIS_SEAT)

    @property
    def panel(self) -> Rect:
        return at.HANDICAP_SHEET

    def layout(self) -> None:
        self.spots.clear()
        for number, handicap in enumerate(self._handicaps):
            switch = partial(self._switch, handicap)
            spot = self.spots.add(Hotspot(f"handicap.{handicap}", at.handicap_row(number), on_click=switch))
            is_on = handicap in self._seat.handicaps
            spot.says = saying(words.NAMES[handicap], words.TEXTS[handicap], Role.SWITCH, on=is_on)
        done = within(self.panel, right=40, bottom=24, width=220, height=56)
        button = partial(Button, "handicap.done", done, words.DONE, self.close, primary=True, icon="ui.confirm")
        self.lay_buttons([button(default=True, key="escape")])

    def _switch(self, handicap: str) -> None:
        self._seat.switch_handicap(handicap)
        self._on_change()
        self.layout()

    def draw_page(self, canvas: Surface) -> None:
        sheet = self.panel
        intro = within(sheet, left=40, right=40, top=82, height=60)
        draw_block(canvas, words.INTRO, intro, theme.TEXT.body_large, theme.INK)
        for number, handicap in enumerate(self._handicaps):
            self._draw_row(canvas, at.handicap_row(number), handicap)
        kept = within(sheet, left=40, right=290, bottom=16, height=72)
        draw_block(canvas, words.KEPT, kept, theme.TEXT.aside, theme.INK2)

    def _draw_row(self, canvas: Surface, row: Rect, handicap: str) -> None:
        is_hot, is_on = self.spots.is_hot(f"handicap.{handicap}"), handicap in self._seat.handicaps
        draw_plate(canvas, row, theme.PARCHMENT2 if is_hot else theme.PARCHMENT, 8, 1, theme.BRASS)
        draw_icon(canvas, _ICONS[handicap], within(row, left=16, width=36).center, 36, theme.VELVET)
        name = within(row, left=70, right=110, top=8, height=32)
        write_line(canvas, words.NAMES[handicap], name, theme.TEXT.strong_large, theme.INK)
        text = within(row, left=70, right=110, top=40, height=28)
        draw_block(canvas, words.TEXTS[handicap], text, theme.TEXT.body, theme.INK2)
        draw_toggle(canvas, within(row, right=20, width=60).center, is_on, hovered=is_hot)
