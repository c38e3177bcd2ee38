"""The Theater's dock: Action Points, the two Actions, what a card lets the viewer do, Undo to Done."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect

from trickerion.rules.catalog import SLOTS
from trickerion.rules.facts.actions import ActingFacts
from trickerion.scenes.theater.hand import TheaterView
from trickerion.table.dock import DockButtons, DoneButton
from trickerion.ui import theme
from trickerion.ui.action_row import RowText, draw_action_row
from trickerion.ui.bubble import Tip
from trickerion.ui.controls import ButtonFace, draw_button
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import theater as at
from trickerion.ui.pointed import points_tip
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.tips import always
from trickerion.ui.tokens import draw_disk
from trickerion.words import names
from trickerion.words.screens import theater as words
from trickerion.words.tooltips import effect_name

_ACTIONS = {"set_up_trick": words.SET_UP_TRICK, "reschedule": words.RESCHEDULE}


class TheaterButtons(DockButtons):
    """Undo and Redo take the payments of a set-up together with it, also in a game that was opened from a file."""

    def undo(self) -> None:
        """Take back the last move; a set-up with all its payments."""
        super().undo()
        while self._is_payment() and self.session.can_undo:
            self.session.undo()
        self.after()

    def redo(self) -> None:
        """Make it again, with all its payments."""
        super().redo()
        while self._is_payment() and self.session.can_redo:
            self.session.redo()
        self.after()

    def _is_payment(self) -> bool:
        decision = self.session.decision
        return decision is not None and decision.question == "ReceivingLinkBonus"


@dataclass(frozen=True)
class Dock:
    """The panel with its buttons; ``back`` leads to the board."""

    buttons: DockButtons
    back: Callable[[], object]

    def add_hotspots(self, spots: Hotspots, table: TheaterView, done: DoneButton, can_undo: bool) -> None:
        """The Actions and the points explain themselves; the buttons work."""
        if table.is_at_work and not table.stage.offer:
            for (action, body), rect in zip(_ACTIONS.items(), at.dock_action_rects(), strict=True):
                tip = always(Tip(names.ACTION[action], body, f"action.{action}"))
                spots.add(Hotspot(f"dock.{action}", rect, tip=tip, focusable=False))
            upper = Rect(at.DOCK.x, at.DOCK.y, at.DOCK.w, 78)
            spots.add(Hotspot("dock.points", upper, tip=partial(points_tip, table.state, table.actor), focusable=False))
        self.buttons.add_hotspots(spots, done)
        hand, rect, tip = table.hand, at.dock_buttons()["back"], always(Tip(words.BACK_TO_BOARD))
        is_brought = hand is not None and hand.is_brought
        is_free = hand is None or not (is_brought or not can_undo)
        why_not = words.LAY_OR_NOT if is_brought else words.STUCK
        spots.add(Hotspot("dock.back", rect, on_click=self.back, enabled=is_free, why_not=why_not, tip=tip))

    def draw(self, canvas: pygame.Surface, spots: Hotspots, table: TheaterView, done: DoneButton, light: float) -> None:
        """The panel as it is now."""
        warning = words.TURNED_FURTHER if table.passed_up else ""
        if table.stage.offer:
            lay = words.LAY_UNPAID if table.hand is not None and table.hand.is_brought else words.LAY_PAID
            line = lay if table.hand is not None else words.TAKE_PAID
            _draw_words(canvas, effect_name(table.stage.offer), line, warning)
        elif table.is_at_work and table.actor is not None:
            _draw_points(canvas, table.actor, table.colours[table.viewer], warning)
        else:
            _draw_words(canvas, *_whose_turn(table))
        if table.is_at_work and not table.stage.offer:
            _draw_actions(canvas, table, spots, light)
        self.buttons.draw(canvas, spots, done)
        rect, hot = at.dock_buttons()["back"], spots.is_hot("dock.back")
        closed, pressed = not spots.get("dock.back").enabled, spots.is_pressed("dock.back")
        draw_button(canvas, rect, ButtonFace(words.BACK, size=22, disabled=closed), hovered=hot, pressed=pressed)


def _whose_turn(table: TheaterView) -> tuple[str, str]:
    if table.choice is None:
        return words.IS_OVER, words.LOOKING_ON
    if table.legal:
        return words.YOUR_DECISION, words.ON_THE_BOARD
    return words.decides(table.reader, table.decider), words.LOOKING_ON


def _draw_points(canvas: pygame.Surface, acting: ActingFacts, colour: str, warning: str) -> None:
    """The Action Points left, large, and where they come from; or a warning in place of that."""
    panel = at.DOCK
    draw_dark_panel(canvas, panel, 12, 3)
    draw_icon(canvas, "resource.action_point", (panel.x + 42, panel.y + 48), 56, theme.BRASS_HI, shadow=True)
    number = draw_text(canvas, str(acting.points), (panel.x + 76, panel.y + 44), theme.NUM, 50, theme.CREAM, "midleft")
    left, room = max(panel.x + 116, number.right + 14), panel.w - 200
    said = words.POINTS_LEFT(acting.points)
    draw_text(canvas, said, (left, panel.y + 16), theme.BODY_BOLD, 21, theme.BRASS_HI, width=room)
    modifier, who = names.signed(SLOTS[acting.slot].modifier), names.character(acting.character)
    where = words.stands_on(character=who, slot=names.slot(acting.slot), modifier=modifier)
    ink = theme.WARN if warning else theme.CREAM
    draw_text(canvas, warning or where, (left, panel.y + 46), theme.BODY, 19, ink, width=room)
    draw_disk(canvas, (panel.right - 44, panel.y + 44), 52, colour, acting.character)


def _draw_words(canvas: pygame.Surface, title: str, line: str, warning: str = "") -> None:
    """What a card offers, or whose decision it is for those who look on; a warning takes the place of the line."""
    panel = at.DOCK
    draw_dark_panel(canvas, panel, 12, 3)
    place = (panel.x + 20, panel.y + 16)
    draw_text(canvas, title, place, theme.BODY_BOLD, 21, theme.BRASS_HI, width=panel.w - 40)
    ink = theme.WARN if warning else theme.CREAM
    draw_text(canvas, warning or line, (panel.x + 20, panel.y + 46), theme.BODY, 19, ink, width=panel.w - 40)


def _draw_actions(canvas: pygame.Surface, table: TheaterView, spots: Hotspots, light: float) -> None:
    for action, rect in zip(table.stage.actions, at.dock_action_rects(), strict=True):
        reason = words.WHY_NOT[action.why](points=action.short) if action.why else ""
        state = "dim" if reason else "lit"
        if table.hand is not None:
            state, reason = "lit" if table.hand.is_new == (action.id == "set_up_trick") else "idle", ""
        draw_action_row(
            canvas,
            rect,
            RowText(
                names.ACTION[action.id],
                icon=f"action.{action.id}",
                cost=action.cost,
                was=action.usual if action.cost != action.usual else None,
                reason=reason,
                size=19,
            ),
            state=state,
            light=light,
            hovered=spots.is_hot(f"dock.{action.id}"),
        )
