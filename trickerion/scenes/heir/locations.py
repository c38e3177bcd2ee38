"""Downtown, Market Row and Dark Alley in small: slots, dice, goods, cards, and who is still to come."""

from __future__ import annotations

import pygame
from pygame import Rect

from trickerion.rules.ask.heir import HeirActs, waiting_at
from trickerion.rules.catalog import DICE, PROPHECIES, SPECIAL_DECKS, X
from trickerion.scenes.heir.configuration import draw_configuration
from trickerion.table.grounds import Head, draw_character_slot, draw_location_panel
from trickerion.table.view import TableView, side_slots
from trickerion.ui import theme
from trickerion.ui.components import draw_component, draw_component_place
from trickerion.ui.dice import draw_die
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import heir as at
from trickerion.ui.shapes import draw_plate, draw_round
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_badge, draw_disk, draw_emblem, draw_prophecy
from trickerion.words import names as n
from trickerion.words.heir_tips import PLACING, ignores
from trickerion.words.names import LOCATION


def draw_locations(surface: pygame.Surface, table: TableView) -> None:
    """The three panels."""
    for location, panel in at.LOCATIONS.items():
        ribbon = tuple(at.ribbon(panel))
        head = Head(LOCATION[location], location, f"location.{location}", ribbon, at.HEAD)
        draw_location_panel(surface, panel, head)
        place, pill = at.configuration_center(panel), at.configuration_pill(panel)
        draw_configuration(surface, table.state, location, place, pill)
        draw_to_come(surface, table, location)
    _draw_dice(surface, table)
    _draw_goods(surface, table)
    _draw_alley(surface, table)
    for location, panel in at.LOCATIONS.items():  # last: the modifier below a disk reaches over what lies there
        for number, slot in enumerate(side_slots(location, table.viewer)):
            draw_character_slot(surface, table, slot.id, at.slot_center(panel, number), at.SLOT)


# ---- who is still to come ------------------------------------------------------------------------------------------


def still_to_come(table: TableView, location: str) -> list[tuple[int, str]]:
    """(seat, Character) of the disks of both sides that still have to be placed there, the viewer's first."""
    if table.state.phase != PLACING:
        return []
    seats = [table.viewer, *(seat for seat in table.state.seats if seat != table.viewer)]
    return [(seat, disk.id) for seat in seats for disk in waiting_at(table.state, seat, location)]


def draw_to_come(surface: pygame.Surface, table: TableView, location: str) -> None:
    """The disks of both sides that still have to be placed at a side panel."""
    panel = at.LOCATIONS[location]
    coming = still_to_come(table, location)
    words = "to come" if coming else "nobody to come"
    draw_text(surface, words, at.to_come_label(panel), theme.LABEL, 17, theme.INK2, "midright")
    for (seat, character), center in zip(coming, at.to_come_centers(panel, len(coming)), strict=True):
        draw_disk(surface, center, at.DISK, table.colours[seat], character, badge=False)
        draw_emblem_of(surface, center, table, seat)


def draw_emblem_of(surface: pygame.Surface, center: at.Point, table: TableView, seat: int) -> None:
    """The emblem of a side at the edge of a small disk."""
    draw_emblem(surface, (center[0] + 13, center[1] + 12), 18, table.colours[seat])


# ---- Downtown ------------------------------------------------------------------------------------------------------


def _draw_dice(surface: pygame.Surface, table: TableView) -> None:
    for number, die in enumerate(DICE.values()):
        draw_die(surface, at.die_center(number), at.DIE, die.area, table.face(die.id))
    words = _dice_note(table)
    for line, text in enumerate(words):
        draw_text(
            surface, text, (at.USED_NOTE[0], at.USED_NOTE[1] + 21 * line), theme.ITALIC, 17, theme.INK2, "midleft"
        )


def _dice_note(table: TableView) -> tuple[str, str]:
    """How many dice the Heir's Character may still use, else how many show something."""
    work = table.state.stack[-1] if table.state.stack else None
    if isinstance(work, HeirActs) and work.location == "downtown":
        return f"{n.plural(work.left, 'die', 'dice')}", "still to use"
    usable = sum(face != X for face in table.state.dice.values())
    return f"{usable} of {len(DICE)}", "can be used"


# ---- Market Row ----------------------------------------------------------------------------------------------------


def _draw_goods(surface: pygame.Surface, table: TableView) -> None:
    state = table.state
    for number, component in enumerate(state.stock):
        _draw_chip(surface, at.stock_center(number), component)
    x, y = at.QUICK_CENTER
    draw_plate(surface, Rect(x - 23, y - 23, 46, 46), (0, 0, 0, 0), 9, 2, theme.BRASS)
    _draw_chip(surface, at.QUICK_CENTER, state.quick_order)
    draw_icon(surface, "action.order", at.ORDERS_SIGN, 24, theme.INK2)
    for number, component in enumerate(state.orders):
        _draw_chip(surface, at.order_center(number), "" if f"order.{number}" in table.hidden else component)


def _draw_chip(surface: pygame.Surface, center: at.Point, component: str) -> None:
    if component:
        draw_component(surface, center, at.CHIP, component)
    else:
        draw_component_place(surface, center, at.CHIP)


# ---- Dark Alley ----------------------------------------------------------------------------------------------------


def _draw_alley(surface: pygame.Surface, table: TableView) -> None:
    for number, deck in enumerate(SPECIAL_DECKS):
        _draw_deck(surface, at.deck_rect(number), deck, len(table.state.special_decks.get(deck, [])))
    active = table.state.active_prophecy
    name = at.PROPHECY_NAME
    if active in PROPHECIES:
        draw_prophecy(surface, at.PROPHECY, at.PROPHECY_SIZE, active, lit=True)
        place = (name.x, name.y + 12)
        draw_text(surface, PROPHECIES[active].name, place, theme.BODY_BOLD, 17, theme.INK, "midleft", width=name.w)
        note = "the Heir ignores it" if ignores(active) else "for both sides"
        draw_text(surface, note, (name.x, name.y + 34), theme.ITALIC, 16, theme.INK2, "midleft", width=name.w)
    elif table.state.pending:
        draw_round(surface, at.PROPHECY, at.PROPHECY_SIZE, (90, 60, 30, 60), 2, theme.BRASS_LO)
        draw_block(
            surface, "no prophecy in turn 1", (name.x, name.y + 2), name.w, theme.ITALIC, 17, theme.INK2, line=20
        )
    for number, prophecy in enumerate(table.state.pending):
        if prophecy in PROPHECIES:
            draw_prophecy(surface, at.pending_center(number), at.PENDING_SIZE, prophecy, lit=number == 0)


def _draw_deck(surface: pygame.Surface, rect: Rect, deck: str, cards: int) -> None:
    colour = theme.mix(theme.LOCATION_COLOURS[deck], "#000000", 0.2)
    for step in (4, 2, 0) if cards > 1 else (0,):
        draw_plate(surface, rect.move(step, -step), colour, 5, 1, theme.BRASS_LO)
    draw_icon(surface, f"location.{deck}", (rect.centerx, rect.centery - 3), 24, theme.BRASS_HI, shadow=True)
    draw_badge(surface, (rect.right - 7, rect.bottom - 7), str(cards), 22)
