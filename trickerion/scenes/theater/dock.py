"""The Theater's dock: Action Points, the two Actions, what cards offer, Undo to Done."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from trickerion.rules.ask import Acting
from trickerion.rules.catalog import SLOTS
from trickerion.table.dock import DockButtons
from trickerion.ui import theme
from trickerion.ui.action_row import draw_action_row
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import theater as at
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_disk, signed
from trickerion.words import names as words

LINK_QUESTION = "ReceivingLinkBonus"


class TheaterButtons(DockButtons):
    """Undo and Redo take the payments of a set-up together with it."""

    def undo(self) -> None:
        """Take back the last move; a set-up with all its payments."""
        if not self.session.can_undo:
            return
        self.session.undo()
        while self._is_payment() and self.session.can_undo:
            self.session.undo()
        self.app.sounds.play("page_turn")
        self.after()

    def redo(self) -> None:
        """Make it again, with all its payments."""
        if not self.session.can_redo:
            return
        self.session.redo()
        while self._is_payment() and self.session.can_redo:
            self.session.redo()
        self.after()

    def _is_payment(self) -> bool:
        decision = self.session.decision
        return decision is not None and decision.question == LINK_QUESTION


@dataclass(frozen=True)
class Row:
    """An Action in the dock: ``state`` as in the kit (lit, dim, idle)."""

    name: str
    icon: str
    label: str
    cost: int | None = None
    was: int | None = None
    state: str = "idle"
    reason: str = ""


def draw_points(canvas: pygame.Surface, acting: Acting, colour: str, warning: str = "") -> None:
    """The Action Points left, large, and where they come from; or a warning in place of that."""
    panel = at.DOCK
    draw_dark_panel(canvas, panel, 12, 3)
    draw_icon(canvas, "resource.action_point", (panel.x + 42, panel.y + 48), 56, theme.BRASS_HI, shadow=True)
    number = draw_text(canvas, str(acting.points), (panel.x + 76, panel.y + 44), theme.NUM, 50, theme.CREAM, "midleft")
    left, room = max(panel.x + 116, number.right + 14), panel.w - 200
    noun = "Action Point" if acting.points == 1 else "Action Points"
    draw_text(canvas, f"{noun} left", (left, panel.y + 16), theme.BODY_BOLD, 21, theme.BRASS_HI, width=room)
    slot = SLOTS[acting.slot]
    who = words.character(acting.character)
    where = f"{who}, {words.slot(acting.slot)}: slot {signed(slot.modifier)}"
    ink = theme.WARN if warning else theme.CREAM
    draw_text(canvas, warning or where, (left, panel.y + 46), theme.BODY, 19, ink, width=room)
    draw_disk(canvas, (panel.right - 44, panel.y + 44), 52, colour, acting.character)


def draw_words(canvas: pygame.Surface, title: str, line: str, warning: str = "") -> None:
    """What a card offers, or whose decision it is for those who look on; a warning takes the place of the line."""
    panel = at.DOCK
    draw_dark_panel(canvas, panel, 12, 3)
    place = (panel.x + 20, panel.y + 16)
    draw_text(canvas, title, place, theme.BODY_BOLD, 21, theme.BRASS_HI, width=panel.w - 40)
    ink = theme.WARN if warning else theme.CREAM
    draw_text(canvas, warning or line, (panel.x + 20, panel.y + 46), theme.BODY, 19, ink, width=panel.w - 40)


def draw_rows(canvas: pygame.Surface, rows: Sequence[Row], spots: Hotspots, light: float) -> None:
    """The Actions side by side."""
    for row, rect in zip(rows, at.dock_action_rects(), strict=True):
        draw_action_row(
            canvas,
            rect,
            row.label,
            icon=row.icon,
            cost=row.cost,
            was=row.was,
            state=row.state,
            reason=row.reason,
            size=19,
            light=light,
            hovered=spots.is_hot(f"dock.{row.name}"),
        )
