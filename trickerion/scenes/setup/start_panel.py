"""Seed and start."""

from collections.abc import Sequence
from functools import partial
from typing import Protocol

from pygame import Rect, Surface

from trickerion.screens.seats import SEED_LENGTH
from trickerion.screens.setup.plan import SetUpPlan
from trickerion.screens.setup.switches import PlanDeeds, PlanPanel
from trickerion.ui import theme
from trickerion.ui.buttons import Button
from trickerion.ui.controls import draw_round_button
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, tip_words
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import setup as at
from trickerion.ui.line_spot import line_spot
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_ring
from trickerion.ui.surfaces import draw_wood_panel
from trickerion.ui.text import draw_text, text_width
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.typing_line import TypingLine
from trickerion.ui.widgets import WidgetLayer
from trickerion.words.screens import setup as words


class StartDeeds(PlanDeeds, Protocol):
    """Deeds of the panel at the end."""

    @property
    def has_last(self) -> bool:
        """True if a game has been started before."""

    def start(self) -> None:
        """Start the game."""

    def restore(self) -> None:
        """Plan the game that was started last."""

    def back(self) -> None:
        """Leave."""


class StartPanel(PlanPanel):
    """The panel at the lower right: die, padlock, three buttons."""

    zone = Zone.DEEDS

    deeds: StartDeeds
    _line: TypingLine | None = None
    _widgets: WidgetLayer | None = None
    _buttons: Sequence[Button] = ()

    @property
    def _shows_seed(self) -> bool:
        return self.plan.shows_all and self.plan.has_seed

    def make_line(self, widgets: WidgetLayer) -> None:
        """The line to type the seed in, to the right of its label."""
        left = max(at.SEED.x, at.START.x + 36 + text_width(words.SEED, theme.TEXT.head_large))
        line = Rect(left, at.SEED.y, at.SEED.right - left, at.SEED.h)
        self._widgets = widgets
        self._line = widgets.entry(line, self.plan.seed, words.SEED_LINE, SEED_LENGTH)
        self.show_seed()

    def show_seed(self) -> None:
        """Write the plan's seed into the line, which may be put away."""
        if self._line is None:
            return
        if self._line.get_text() != self.plan.seed:
            self._line.set_text(self.plan.seed)
        _ = self._line.show() if self._shows_seed else self._line.hide()  # type: ignore[no-untyped-call]

    def typed(self, element: object, text: str) -> bool:
        """Something was typed; True when it was the seed."""
        if element is self._line:
            self.plan.seed = text
        return element is self._line

    def add_hotspots(self, spots: Hotspots) -> None:
        self._buttons = self._make_buttons()
        spots.add_all(button.spot() for button in self._buttons)
        if not self._shows_seed:
            return
        if self._widgets is not None and self._line is not None:
            spots.add(line_spot("setup.seed", words.SEED, self._widgets, self._line))
        keep = words.FREE_SEED if self.plan.keeps_seed else words.KEEP_SEED
        for name, center, do, sound, tip in (
            ("new_seed", at.NEW_SEED, self.plan.draw_seed, "dice_roll", tip_words(words.NEW_SEED, icon="ui.dice")),
            ("keep_seed", at.KEEP_SEED, self.plan.keep_seed, "click", tip_words(keep, icon="ui.locked")),
        ):
            area, act = Circle(*center, at.ROUND // 2), partial(self._change, do, sound=sound)
            spot = spots.add(Hotspot(f"setup.{name}", area, on_click=act, tip=tip))
            if name == "keep_seed":
                spot.says = saying(words.KEEP_SEED, role=Role.SWITCH, on=self.plan.keeps_seed)

    def _make_buttons(self) -> list[Button]:
        trouble = self.plan.trouble()
        return [
            Button(
                "setup.raise",
                at.RAISE if self._shows_seed else at.RAISE_ALONE,
                words.RAISE,
                self.deeds.start,
                primary=True,
                icon="ui.stage",
                icon_at_edge=True,
                second_line=self.plan.start_in_words() if not trouble else "",
                style=theme.TEXT.button_large,
                key="return",
                enabled=not trouble,
                why_not=trouble,
                default=True,
            ),
            Button(
                "setup.last",
                at.LAST,
                words.LAST,
                self.deeds.restore,
                icon="ui.undo",
                style=theme.TEXT.label_large,
                enabled=self.deeds.has_last,
                why_not=words.NO_LAST,
            ),
            Button(
                "setup.back",
                at.BACK,
                words.BACK,
                self.deeds.back,
                icon="ui.exit",
                style=theme.TEXT.label_large,
                key="escape",
            ),
        ]

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_wood_panel(canvas, at.START, seed=2)
        if self._shows_seed:
            self._draw_seed(canvas, spots, self.plan.keeps_seed)
        for button in self._buttons:
            button.draw(canvas, spots)
        _draw_note(canvas, self.plan)

    def _draw_seed(self, canvas: Surface, spots: Hotspots, kept: bool) -> None:
        panel = at.START
        write_line(canvas, words.SEED, within(panel, left=26, top=20, height=30), theme.TEXT.head_large, theme.BRASS_HI)
        draw_round_button(canvas, at.NEW_SEED, "ui.dice", at.ROUND, hovered=spots.is_hot("setup.new_seed"))
        hot = spots.is_hot("setup.keep_seed")
        draw_round_button(canvas, at.KEEP_SEED, "ui.locked", at.ROUND, hovered=hot, focused=kept)
        if kept:
            draw_ring(canvas, at.KEEP_SEED, at.ROUND // 2 + 2, 3, theme.GLOW)
        note, place = words.SEED_STAYS if kept else words.SEED_NOTE, (panel.x + 26, panel.y + 78)
        draw_text(canvas, note, place, theme.TEXT.aside, theme.PARCHMENT2, "midleft", width=panel.w - 52)


def _draw_note(canvas: Surface, plan: SetUpPlan) -> None:
    """Draw the reason why the game cannot start, or the note on the choices that the start will make."""
    trouble, rect = plan.trouble(), at.NOTE
    note = trouble or plan.open_choices() or words.ALL_CHOSEN
    draw_icon(canvas, "ui.warning" if trouble else "ui.hint", within(rect, left=1, width=22).center, 22, theme.GLOW)
    room, style = within(rect, left=34, right=0), theme.TEXT.aside
    room.h = min(rect.h, block_height(note, room.w, style, 21))
    room.y = rect.centery - (room.h + 1) // 2
    draw_block(canvas, note, room, style, theme.GLOW, line=21)
