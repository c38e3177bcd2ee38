"""The Academy's dock: Action Points, Enhance Character, what the viewer has, Undo to Done."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect

from trickerion.rules.ask.actions import action_statuses, points_of, shard_facts
from trickerion.rules.ask.powers import powers_that_close
from trickerion.rules.catalog import ENHANCE_SHARDS, SLOTS
from trickerion.rules.moves import Enhance
from trickerion.scenes.academy.view import AcademyView
from trickerion.table.dock import DockButtons, DoneButton
from trickerion.table.move_pictures import deltas
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.controls import ButtonFace, draw_button, draw_check_box, draw_resource
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import academy as at
from trickerion.ui.pointed import points_tip, shard_tip
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.tips import always
from trickerion.ui.tokens import draw_disk
from trickerion.words import names
from trickerion.words.academy import screen as words
from trickerion.words.screens.board import ENHANCE_BOX


@dataclass(frozen=True)
class Dock:
    """Action Points, Enhance Character, what the viewer has, Undo to Done; ``back`` leads to the board."""

    buttons: DockButtons
    back: Callable[[], object]
    enhance: Callable[[], object]

    def add_hotspots(self, spots: Hotspots, table: AcademyView, done: DoneButton) -> None:
        """The points explain themselves, a Shard can be paid, the buttons work."""
        actor = table.actor
        if table.is_at_work and actor is not None:
            upper = Rect(at.DOCK.x, at.DOCK.y, at.DOCK.w, 78)
            spots.add(Hotspot("dock.points", upper, tip=partial(points_tip, table.state, actor), focusable=False))
            may = Enhance() in table.legal
            tip = always(shard_tip(table.state, table.viewer, actor.card))
            box = Hotspot("dock.enhance", at.ENHANCE, on_click=self.enhance, tip=tip, enabled=may)
            status = next((s for s in action_statuses(table.state, table.viewer) if s.action == "enhance"), None)
            box.why_not = "" if may else table.said(status.reason) if status is not None else words.NOT_NOW
            spots.add(box)
        self.buttons.add_hotspots(spots, done)
        tip, rect = always(Tip(words.BACK_TO_BOARD)), at.dock_buttons()["back"]
        spots.add(Hotspot("dock.back", rect, on_click=self.back, tip=tip))

    def draw(self, canvas: pygame.Surface, spots: Hotspots, table: AcademyView, done: DoneButton) -> None:
        """The panel as it is now."""
        panel, actor = at.DOCK, table.actor
        draw_dark_panel(canvas, panel, 12, 3)
        if table.is_at_work and actor is not None:
            _draw_points(canvas, table)
            may = spots.get("dock.enhance").enabled
            on, hot = actor.enhanced, spots.is_hot("dock.enhance")
            text = ENHANCE_BOX(points=shard_facts(table.state, table.viewer, actor.card, actor.character).points)
            warns = may and bool(powers_that_close(table.state, table.viewer, ENHANCE_SHARDS))
            draw_check_box(canvas, at.ENHANCE, text, on, disabled=not (may or on), hovered=hot, warns=warns)
        else:
            title, line = _whose_turn(table)
            place = (panel.x + 20, panel.y + 16)
            draw_text(canvas, title, place, theme.BODY_BOLD, 21, theme.BRASS_HI, width=panel.w - 40)
            below = (panel.x + 20, panel.y + 46)
            draw_text(canvas, line, below, theme.BODY, 19, theme.CREAM, width=panel.w - 40)
        _draw_counters(canvas, table)
        self.buttons.draw(canvas, spots, done)
        rect, hot = at.dock_buttons()["back"], spots.is_hot("dock.back")
        face = ButtonFace(words.BACK, size=22)
        draw_button(canvas, rect, face, hovered=hot, pressed=spots.is_pressed("dock.back"))


def _whose_turn(table: AcademyView) -> tuple[str, str]:
    if table.choice is None:
        return words.IS_OVER, words.LOOKING_ON
    if table.legal:
        return words.YOUR_DECISION, words.ON_THE_BOARD
    return words.decides(who=table.who(table.decider)), words.LOOKING_ON


def _draw_points(canvas: pygame.Surface, table: AcademyView) -> None:
    panel, acting = at.DOCK, table.actor
    assert acting is not None
    draw_icon(canvas, "resource.action_point", (panel.x + 42, panel.y + 46), 52, theme.BRASS_HI, shadow=True)
    number = draw_text(canvas, str(acting.points), (panel.x + 76, panel.y + 42), theme.NUM, 50, theme.CREAM, "midleft")
    left, room = max(panel.x + 116, number.right + 14), panel.w - 200
    title = words.points_beside(acting.points)
    draw_text(canvas, title, (left, panel.y + 14), theme.BODY_BOLD, 21, theme.BRASS_HI, width=room)
    points = points_of(table.state, acting.seat, acting.character, acting.slot)
    where = words.stands_on(
        character=names.character(acting.character),
        location=names.LOCATION[SLOTS[acting.slot].location],
        base=points.total - points.slot,
        modifier=names.signed(points.slot),
    )
    draw_text(canvas, where, (left, panel.y + 44), theme.BODY, 19, theme.CREAM, width=room)
    draw_disk(canvas, (panel.right - 44, panel.y + 42), 52, table.colours[table.viewer], acting.character)


def _draw_counters(canvas: pygame.Surface, table: AcademyView) -> None:
    """What the viewer has, and how the deed in sight changes it."""
    me, changes = table.me, deltas(table.sure, table.viewer)
    for number, (kind, amount) in enumerate((("fame", me.fame), ("coins", me.coins), ("shards", me.shards))):
        x, y = at.counter(number)
        right = draw_resource(canvas, (x, y), kind, amount - table.due[number], 23, on_dark=True)
        if changes[number]:
            ink = theme.GOOD if changes[number] > 0 else "#ffb4a6"
            text = names.signed(changes[number])
            draw_text(canvas, text, (right, y - 21), theme.NUM, 17, ink, "midright")
