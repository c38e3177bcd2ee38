"""What the board shows only in a solo game: the Configuration dice, and the Heir's plan card with its stance."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from trickerion.app.registry import has_scene
from trickerion.rules.ask.heir import (
    SPECIAL_ICON,
    ChoosingConfiguration,
    HeirAssigning,
    heir_seat,
    icons_of,
    plan_card,
    special_cards,
    stance,
)
from trickerion.table.configuration import draw_location_die
from trickerion.table.tips import spoken
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board_solo as at
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_round
from trickerion.ui.spots import Hotspot
from trickerion.ui.surfaces import draw_dark_panel, draw_pill, pill_width
from trickerion.ui.text import draw_text
from trickerion.words.heir import PLAN, STANCE
from trickerion.words.heir import tips as heir_tips

if TYPE_CHECKING:
    from trickerion.scenes.board.scene import BoardScene

_ICON, _SPECIAL = 34, "#7a1626"
_KIND = {"setup": "set-up", "performance": "show"}
_NO_PLAN = "Turned up when you have assigned"


def is_solo(table: TableView) -> bool:
    """Whether the Heir sits at this table."""
    return table.state.heir is not None


def is_last_plan(table: TableView) -> bool:
    """Whether the plan card that lies open is still the one of last turn."""
    before = ("roll_dice", "set_initiative", "advertise")
    state = table.state
    waits = state.phase == "assignment" and not isinstance(state.stack[-1] if state.stack else None, HeirAssigning)
    return state.phase in before or waits


def draw_dice(surface: pygame.Surface, table: TableView) -> None:
    """The Configuration dice; the ones that are rolled again for certain say so while the player chooses."""
    if table.state.heir is None:
        return
    for location in dict(table.state.heir.dice):
        draw_location_die(surface, at.DICE[location], at.CONFIGURATION, table.state, location)
    choice = table.state.stack[-1] if table.state.stack else None
    for location in choice.chosen if isinstance(choice, ChoosingConfiguration) else ():
        rect = at.die_rect(location)
        width = pill_width("rolled again", 16, height=24)
        place = pygame.Rect(rect.x - width - 4, rect.centery - 12, width, 24)
        draw_pill(surface, place, "rolled again", theme.VELVET, theme.CREAM, 16)


def draw_plate_of_heir(surface: pygame.Surface, table: TableView, *, hot: bool) -> None:
    """Its plan card of this turn, icon by icon, and its stance."""
    if table.state.heir is None:
        return
    rect, plan = at.plate(), plan_card(table.state)
    if hot:
        draw_glow_around(surface, rect, theme.GLOW, 0.5, blur=7)
    draw_dark_panel(surface, rect)
    _draw_specials(surface, table)
    place = (rect.x + 16, rect.y + 20)
    if not plan:
        draw_text(surface, "Its plan", place, theme.HEAD2, 19, theme.BRASS_HI, "midleft")
        below = (rect.x + 16, rect.y + 54)
        draw_text(surface, _NO_PLAN, below, theme.ITALIC, 18, theme.PARCHMENT2, "midleft", width=rect.w - 90)
        return
    is_last = is_last_plan(table)
    room = rect.w - 28 if is_last else _draw_stance(surface, table) - place[0] - 8
    title = f"{'Last plan' if is_last else 'Plan'}: {PLAN[plan.id]}"
    draw_text(surface, title, place, theme.HEAD2, 19, theme.BRASS_HI, "midleft", width=room)
    for number, icon in enumerate(plan.icons):
        _draw_icon(surface, at.icon_center(number), icon)
    aside = (at.icon_center(len(plan.icons))[0] - 16, rect.y + 55)
    kind = _KIND[plan.kind]
    room = at.specials().x - 6 - aside[0]
    draw_text(surface, kind, aside, theme.ITALIC, 17, theme.PARCHMENT2, "midleft", width=room)


def _draw_stance(surface: pygame.Surface, table: TableView) -> int:
    """Ready or Busy, at the right end; its left edge."""
    rect, now = at.plate(), STANCE[stance(table.state, heir_seat(table.state))]
    pill = pygame.Rect(0, 0, pill_width(now, 17, height=26), 26)
    pill.midright = (rect.right - 12, rect.y + 21)
    draw_pill(surface, pill, now, theme.VELVET, theme.CREAM, 17)
    return pill.x


def _draw_specials(surface: pygame.Surface, table: TableView) -> None:
    """How many special cards it holds; each is worth Fame at the end."""
    rect, number = at.specials(), special_cards(table.state)[0]
    draw_icon(surface, "ui.special_card", (rect.x + 14, rect.centery), 24, theme.PARCHMENT)
    draw_text(surface, str(number), (rect.x + 32, rect.centery - 1), theme.NUM, 19, theme.CREAM, "midleft")


def _draw_icon(surface: pygame.Surface, center: tuple[int, int], icon: str) -> None:
    """A Location; red with a card's corner when a special card of it is asked for."""
    place, special = icon.removeprefix(SPECIAL_ICON), icon.startswith(SPECIAL_ICON)
    box = pygame.Rect(0, 0, _ICON, _ICON)
    box.center = center
    draw_plate(surface, box, _SPECIAL if special else "#1c1014", 8, 2 if special else 1, theme.BRASS)
    draw_icon(surface, f"location.{place}", center, 23, theme.BRASS_HI)
    if special:
        corner = (box.right - 3, box.y + 4)
        draw_round(surface, corner, 18, "#1c1014", 1, theme.BRASS)
        draw_icon(surface, "ui.special_card", corner, 13, theme.CREAM)


# ---- hotspots ------------------------------------------------------------------------------------------------------


def add_dice(scene: BoardScene) -> None:
    """The dice say what they block."""
    table = scene.table
    for location in dict(table.state.heir.dice) if table.state.heir is not None else ():
        tip = partial(_spoken_die, table, location)
        scene.spots.add(Hotspot(f"configuration.{location}", at.die_rect(location), tip=tip, focusable=False))


def add_plate(scene: BoardScene) -> None:
    """The plan card; a click leads to the Heir."""
    if not is_solo(scene.table):
        return
    table = scene.table
    seat = heir_seat(table.state)
    click = partial(scene.open_player, seat)
    scene.spots.add(Hotspot("heir.plan", at.plate(), on_click=click, tip=partial(_spoken_plan, table)))
    specials = partial(_spoken_specials, table)
    scene.spots.add(Hotspot("heir.specials", at.specials(), on_click=click, tip=specials, focusable=False))
    for number in range(len(icons_of(table.state))):
        box = pygame.Rect(0, 0, _ICON + 4, _ICON + 4)
        box.center = at.icon_center(number)
        tip = partial(_spoken_icon, table, number)
        scene.spots.add(Hotspot(f"heir.icon.{number}", box, on_click=click, tip=tip, focusable=False))


def _spoken_die(table: TableView, location: str) -> Tip:
    return spoken(heir_tips.configuration_words(table.state, location))


def _spoken_plan(table: TableView) -> Tip:
    said = heir_tips.plan_words(table.state)
    now = heir_tips.stance_words(table.state, stance(table.state, heir_seat(table.state)))
    more = f"*{now.title}.* {now.body[0]} {now.body[1]}"
    return spoken(said, more, note="Click: the Heir’s board." if has_scene("heir") else "")


def _spoken_specials(table: TableView) -> Tip:
    return spoken(heir_tips.specials_words(table.state))


def _spoken_icon(table: TableView, number: int) -> Tip:
    return spoken(heir_tips.icon_words(table.state, number))
