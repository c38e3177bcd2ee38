"""The Characters of a Workshop with their Assignment cards, the Assistant's place, and the Workshop slots."""

from __future__ import annotations

import pygame
from pygame import Rect

from trickerion.rules.ask import acting_character, base_points, placement_points
from trickerion.rules.catalog import LOCATIONS, SLOTS, SPECIALS, location_of
from trickerion.rules.state import PLACED, WAITING, Character
from trickerion.scenes.workshop.shop import Shop
from trickerion.table.tips import spoken
from trickerion.ui import theme
from trickerion.ui.assignment_card import draw_assignment_back, draw_assignment_card, draw_assignment_place
from trickerion.ui.bubble import Tip
from trickerion.ui.character_place import card_rect, disk_center, disk_diameter
from trickerion.ui.layout import workshop as at
from trickerion.ui.shapes import draw_glow, draw_plate, draw_veil
from trickerion.ui.surfaces import draw_paper_panel, draw_ribbon, draw_specialist_plate
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_badge, draw_disk, draw_empty_ring, draw_slot, draw_slot_target
from trickerion.words import names, tooltips
from trickerion.words.action_tooltips import action_icon
from trickerion.words.wording import card_text

_SLOT_WORDS = (
    "Two slots, +0, only for the owner's Characters. A Shard may add 1 {ap} after a Character is placed, "
    "before its first Action."
)


def places(shop: Shop) -> list[tuple[str, Character | None, Rect]]:
    """(kind, Character or None, rectangle) of all places, the Assistant's last."""
    found = [(kind, owner, rect) for (kind, owner), rect in zip(shop.places, at.CHARACTERS, strict=True)]
    return [*found, ("apprentice", shop.assisted, at.ASSISTANT_PLACE)]


def workshop_slots(shop: Shop) -> list[tuple[str, Rect]]:
    """(id, rectangle) of the two Workshop slots of this player."""
    ids = [slot.id for slot in SLOTS.values() if slot.owner == shop.seat]
    return list(zip(ids, at.SLOTS, strict=True))


def draw_team(canvas: pygame.Surface, shop: Shop, lit: dict[str, float], lifted: str) -> None:
    """All Characters. ``lit`` are candidates by their id, or "assistant_place"; ``lifted`` is in the hand."""
    x, y = at.CHARACTERS_HEAD
    drawn = draw_text(canvas, "Characters", (x, y), theme.LABEL, 18, theme.BRASS_HI, "midleft")
    aside = "with this turn's Assignment cards"
    draw_text(canvas, aside, (drawn.right + 16, y), theme.ITALIC, 17, theme.PARCHMENT2, "midleft")
    _draw_assistant_plate(canvas, shop)
    for kind, character, rect in places(shop):
        is_assisted = rect == at.ASSISTANT_PLACE
        key = character.id if character else "assistant_place" if is_assisted else ""
        light = lit.get(key, 0.0)
        if character is None or character.id == lifted:
            _draw_absent(canvas, shop, kind, rect, is_assisted, light)
        else:
            _draw_present(canvas, shop, character, rect, light)


def _draw_present(canvas: pygame.Surface, shop: Shop, character: Character, rect: Rect, light: float) -> None:
    """A Character at home, or its brass ring when it is out, over its card."""
    is_out = character.status == PLACED
    note = _note(shop, character)
    _draw_card(canvas, shop, character, card_rect(rect, foot=26), note, is_out and note != "acting")
    center, diameter = disk_center(rect), disk_diameter(rect.w)
    if light > 0 or note == "acting":
        draw_glow(canvas, center, diameter // 2 + 2, strength=light or 1.0)
    if is_out:
        draw_empty_ring(canvas, center, diameter, character.kind)
    else:
        draw_disk(canvas, center, diameter, shop.colour, character.kind, badge=False)
    spot = (center[0] + round(diameter * 0.41), center[1] + round(diameter * 0.36))
    draw_badge(canvas, spot, str(base_points(shop.state, shop.seat, character)), 26)
    name = "no wage" if character.home == "assistant" else names.CHARACTER[character.kind]
    _draw_name(canvas, rect, name)


def _draw_card(canvas: pygame.Surface, shop: Shop, character: Character, rect: Rect, note: str, dim: bool) -> None:
    """What lies below the disk: the card, its back, or nothing."""
    card = character.card
    if not card:
        draw_assignment_place(canvas, rect, "\n" + note if note else "")
    elif card in SPECIALS:
        draw_assignment_card(
            canvas,
            rect,
            location_of(card),
            special=SPECIALS[card].name,
            icon=action_icon(SPECIALS[card].action),
            dim=dim,
        )
    elif card in LOCATIONS:
        draw_assignment_card(canvas, rect, card, dim=dim, note=note)
    else:
        draw_assignment_back(canvas, rect, shop.colour)


def _draw_name(canvas: pygame.Surface, rect: Rect, name: str) -> None:
    spot = (rect.centerx, rect.bottom - 12)
    draw_text(canvas, name, spot, theme.LABEL, 17, theme.PARCHMENT, "center", width=rect.w)


def _note(shop: Shop, character: Character) -> str:
    """Where the Character is, in a word on its card."""
    if is_acting(shop, character):
        return "acting"
    if character.status == PLACED:
        day = SLOTS[character.slot].day
        return names.DAY[day] if day else "placed"
    if shop.state.phase != "place_characters":
        return ""
    return "waiting" if character.status == WAITING and character.card else "idle"


def is_acting(shop: Shop, character: Character) -> bool:
    """Whether this Character acts at some Location now."""
    acting = acting_character(shop.state)
    return acting is not None and acting.seat == shop.seat and acting.character == character.id


def _draw_absent(canvas: pygame.Surface, shop: Shop, kind: str, rect: Rect, is_assisted: bool, light: float) -> None:
    """The place of a Character that is not in the team."""
    draw_assignment_place(canvas, card_rect(rect, foot=26), light=light)
    draw_empty_ring(canvas, disk_center(rect), disk_diameter(rect.w), kind)
    if is_assisted and not shop.player.has("assistant"):
        word = "closed"
    elif shop.joining(kind) and not is_assisted:
        word = "joins soon"
    else:
        word = "free place" if kind == "apprentice" else "not hired"
    _draw_name(canvas, rect, word)


def _draw_assistant_plate(canvas: pygame.Surface, shop: Shop) -> None:
    plate = at.ASSISTANT_PLATE
    draw_specialist_plate(canvas, plate)
    spot = (plate.centerx, plate.y + 16)
    draw_text(canvas, "Assistant", spot, theme.HEAD2, 17, theme.BRASS_HI, "center", width=plate.w - 12)
    if not shop.player.has("assistant"):
        draw_veil(canvas, plate, (16, 8, 12), 90)


# ---- the Workshop slots ---------------------------------------------------------------------------------------------


def draw_slots(canvas: pygame.Surface, shop: Shop, lit: dict[str, float]) -> None:
    """The sheet with the two Workshop slots and whoever stands there."""
    sheet = at.SLOTS_SHEET
    draw_paper_panel(canvas, sheet, 10, 3, shadow=False)
    ribbon = Rect(sheet.x + 30, sheet.y + 12, sheet.w - 60, 36)
    draw_ribbon(canvas, ribbon, theme.RIBBON_COLOURS["workshop"], "Workshop", 20, "location.workshop")
    for slot, rect in workshop_slots(shop):
        light = lit.get(slot, 0.0)
        if light:
            draw_glow(canvas, rect.center, 38, theme.AMBER, light)
        draw_slot(canvas, rect.center, rect.w, "0")
        if light:
            draw_slot_target(canvas, rect.center, rect.w)
        if slot in shop.state.occupants:
            _draw_occupant(canvas, shop, slot, rect)
    place = (sheet.x + 14, sheet.y + 152)
    draw_block(canvas, _SLOT_WORDS, place, sheet.w - 28, theme.BODY, 17, theme.INK, line=22, height=120)


def _draw_occupant(canvas: pygame.Surface, shop: Shop, slot: str, rect: Rect) -> None:
    seat, character = shop.state.occupants[slot]
    acting = shop.acting
    if acting is not None and acting.slot == slot:
        draw_glow(canvas, rect.center, 38, theme.AMBER)
    draw_disk(canvas, (rect.centerx, rect.centery - 2), 68, shop.colours[seat], character, badge=False)


def forecast(shop: Shop, character: str, slot: str) -> str:
    """The Action Points on a slot: "2"."""
    owner = shop.player.characters[character]
    return str(placement_points(shop.state, shop.seat, owner, SLOTS[slot]))


def draw_forecast(canvas: pygame.Surface, center: tuple[int, int], points: str) -> None:
    """The pill with the points, at the disk in the hand."""
    rect = Rect(0, 0, 64, 30)
    rect.center = center
    draw_plate(canvas, rect, theme.VELVET, 15, 2, theme.BRASS_HI)
    draw_block(canvas, f"*{points}* {{ap}}", (rect.x + 10, rect.y + 3), 50, theme.BODY, 19, theme.CREAM, on_dark=True)


def character_tip(shop: Shop, character: Character) -> Tip:
    """A Character in words, with the special card below it."""
    said = tooltips.character(character.id, character)
    if character.card not in SPECIALS:
        return spoken(said)
    card = SPECIALS[character.card]
    return spoken(said, f"*{card.name}*: {card_text(card.text)}", width=380)
