"""The Theater's dock: Action Points, the two Actions, what a card lets the viewer do, Undo to Done."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect

from trickerion.rules.ask import Acting, ReceivingLinkBonus, action_cost
from trickerion.rules.catalog import ACTION_COSTS, SLOTS
from trickerion.rules.moves import Move, Reschedule, SetUpTrick
from trickerion.scenes.theater.hand import TheaterView
from trickerion.scenes.theater.wings import is_asked_for_pay
from trickerion.table.dock import DockButtons, DoneButton
from trickerion.ui import theme
from trickerion.ui.action_row import RowText, draw_action_row
from trickerion.ui.bubble import Tip
from trickerion.ui.controls import ButtonFace, draw_button
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import theater as at
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.tips import always, points_tip
from trickerion.ui.tokens import draw_disk
from trickerion.words import names
from trickerion.words.screens import theater as words
from trickerion.words.tooltips import effect_name

_ACTIONS: dict[str, tuple[type[Move], tuple[str, ...]]] = {
    "set_up_trick": (SetUpTrick, words.SET_UP_TRICK),
    "reschedule": (Reschedule, words.RESCHEDULE),
}


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
        return decision is not None and isinstance(decision.choice, ReceivingLinkBonus)


@dataclass(frozen=True)
class Dock:
    """The panel with its buttons; ``back`` leads to the board."""

    buttons: DockButtons
    back: Callable[[], object]

    def add_hotspots(self, spots: Hotspots, table: TheaterView, done: DoneButton, can_undo: bool) -> None:
        """The Actions and the points explain themselves; the buttons work."""
        if table.is_at_work and not table.offer:
            for (action, (_, body)), rect in zip(_ACTIONS.items(), at.dock_action_rects(), strict=True):
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
        if table.offer:
            is_paid = table.hand is None or not table.hand.is_brought
            line = words.by_card(table.hand is not None, is_paid)
            _draw_words(canvas, effect_name(table.offer), line, warning)
        elif table.is_at_work and table.actor is not None:
            _draw_points(canvas, table.actor, table.colours[table.viewer], warning)
        else:
            _draw_words(canvas, *_whose_turn(table))
        if table.is_at_work and not table.offer:
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
    return words.decides(names.who(table.decider, table.names, table.viewer)), words.LOOKING_ON


def _draw_points(canvas: pygame.Surface, acting: Acting, colour: str, warning: str) -> None:
    """The Action Points left, large, and where they come from; or a warning in place of that."""
    panel = at.DOCK
    draw_dark_panel(canvas, panel, 12, 3)
    draw_icon(canvas, "resource.action_point", (panel.x + 42, panel.y + 48), 56, theme.BRASS_HI, shadow=True)
    number = draw_text(canvas, str(acting.points), (panel.x + 76, panel.y + 44), theme.NUM, 50, theme.CREAM, "midleft")
    left, room = max(panel.x + 116, number.right + 14), panel.w - 200
    draw_text(canvas, words.left(acting.points), (left, panel.y + 16), theme.BODY_BOLD, 21, theme.BRASS_HI, width=room)
    where = words.stands_on(acting.character, acting.slot, SLOTS[acting.slot].modifier)
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
    for (action, (kind, _)), rect in zip(_ACTIONS.items(), at.dock_action_rects(), strict=True):
        usual = ACTION_COSTS[action]
        cost = action_cost(table.state, table.actor, action) if table.actor is not None else usual
        reason = action_reason(table, action, kind)
        state = "dim" if reason else "lit"
        if table.hand is not None:
            state, reason = "lit" if table.hand.is_new == (kind is SetUpTrick) else "idle", ""
        draw_action_row(
            canvas,
            rect,
            RowText(
                names.ACTION[action],
                icon=f"action.{action}",
                cost=cost,
                was=usual if cost != usual else None,
                reason=reason,
                size=19,
            ),
            state=state,
            light=light,
            hovered=spots.is_hot(f"dock.{action}"),
        )


def action_reason(table: TheaterView, action: str, kind: type[Move]) -> str:
    """Why an Action is not possible now, in two or three words; "" when it is."""
    if any(isinstance(move, kind) for move in table.legal):
        return ""
    acting = table.acting_here
    if acting is None:
        return words.NOT_ACTING
    if is_asked_for_pay(table.legal):
        return words.ANSWER_FIRST
    short = action_cost(table.state, acting, action) - acting.points
    if short > 0:
        return words.short(short)
    if kind is Reschedule:
        return words.NO_MARKER
    is_prepared = any(owned is not None and owned.markers for owned in table.me.tricks)
    return words.NO_CARD if is_prepared else words.NONE_PREPARED
