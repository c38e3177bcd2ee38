"""Power cards: upright in the hand (204 x 350), lying beside a slot (380 x 168) or at the deal, and their backs.

The level stands in numeral and Fame; its colour only repeats it. What never changes is composed once and cached.
"""

from typing import NamedTuple

import pygame
from pygame import Color, Rect, Surface

from trickerion.rules.powers.catalog import OPENS_WITH, POWERS, SLOTS_PER_PLAYER, open_slots
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.head_pieces import head_part, of_power
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_rule, draw_shadow, draw_veil
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame, draw_dark_panel, draw_paper, draw_round_badge, draw_title_bar
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.theme import mix
from trickerion.ui.tokens import draw_badge, draw_coin
from trickerion.words import names as n
from trickerion.words.powers.names import power as name_of
from trickerion.words.powers.texts import TEXTS
from trickerion.words.screens import powers as words

_LEVEL_COLOURS = {1: "#b08a2c", 2: "#b5602a", 3: "#94273c"}
_CHIP, _CHIP_STEP = 27, 31
_SLOT_FILL, _NO_SLOT_FILL = "#1f6f8f", "#b8a27c"


class Face(NamedTuple):
    """State of an upright card besides what is printed.

    ``cost``: Coins for the missing Fame, None where nobody asks; ``closed``: why it cannot be laid; ``light`` above 0
    makes it glow; a ``chosen`` one has a heavier frame.
    """

    cost: int | None = None
    closed: str = ""
    light: float = 0.0
    chosen: bool = False


PLAIN = Face()


def level_colour(power: str) -> Color:
    """The colour that repeats the level of a Power."""
    return Color(_LEVEL_COLOURS[POWERS[power].level])


def _draw_picture(card: Surface, rect: Rect, power: str, place: str) -> None:
    """The head-piece, and on its lower edge the Power's own sign."""
    card.blit(head_part(of_power(power), place, rect.size, 7), rect)
    spot = (rect.right - 30, rect.bottom - 30)
    fill = mix(level_colour(power), "#000000", 0.55)
    draw_round_badge(card, spot, f"power.{power}", 50, fill, theme.CREAM, rim=(theme.BRASS_HI, 2))


def _draw_level(card: Surface, center: tuple[int, int], power: str) -> None:
    draw_badge(card, center, n.ROMAN[POWERS[power].level], 34, mix(level_colour(power), "#000000", 0.4))


def _draw_threshold(card: Surface, right: int, y: int, power: str) -> None:
    plate = Rect(right - 60, y - 16, 60, 32)
    draw_plate(card, plate, (24, 14, 18, 235), 16, 1, theme.BRASS)
    draw_icon(card, "resource.fame", within(plate, left=8, width=20).center, 20, theme.BRASS_HI)
    spot = (plate.x + 42, plate.centery - 1)
    draw_text(card, str(POWERS[power].threshold), spot, theme.TEXT.number, theme.CREAM, "center")


def draw_slot_chips(surface: Surface, left: int, y: int, power: str) -> None:
    """The four slots in small; those beside which the card may lie are blue."""
    for slot in range(1, SLOTS_PER_PLAYER + 1):
        chip = Rect(left + _CHIP_STEP * (slot - 1), y - _CHIP // 2, _CHIP, _CHIP)
        fits = slot in POWERS[power].slots
        draw_plate(surface, chip, _SLOT_FILL if fits else _NO_SLOT_FILL, 5, 1, theme.BRASS_LO)
        ink = theme.CREAM if fits else "#8a7550"
        write_line(surface, str(slot), chip, theme.TEXT.number, ink, "center")


@cached_surface
def _upright(power: str, size: tuple[int, int], palette: str) -> Surface:
    width, height = size
    card, picture = Surface(size, pygame.SRCALPHA), Rect(4, 4, width - 8, height * 118 // 350)
    draw_paper(card, card.get_rect(), 10)
    _draw_picture(card, picture, power, "upright")
    _draw_level(card, (26, 27), power)
    _draw_threshold(card, width - 10, 26, power)
    bar = Rect(2, picture.bottom, width - 4, 36)
    draw_title_bar(card, bar, level_colour(power), name_of(power), theme.TEXT.title_small)
    room = Rect(14, bar.bottom + 10, width - 24, height - 62 - bar.bottom)
    draw_block(card, TEXTS[power], room, theme.TEXT.body, theme.INK, line=22, has_tip=True)
    draw_rule(card, 12, width - 12, height - 48)
    draw_slot_chips(card, 10, height - 26, power)
    return card


def draw_power_card(surface: Surface, rect: Rect, power: str, face: Face = PLAIN) -> None:
    """An upright card."""
    if face.light > 0:
        draw_glow_around(surface, rect, theme.GLOW, face.light, blur=9, radius=11)
    else:
        draw_shadow(surface, rect, 10, 7, 180)
    surface.blit(_upright(power, rect.size, theme.palette()), rect)
    _draw_cost(surface, rect, face)
    if face.closed:
        _draw_closed(surface, rect, face.closed)
    draw_brass_frame(surface, rect, 10, 5 if face.chosen else 3)


def _draw_cost(surface: Surface, rect: Rect, face: Face) -> None:
    if face.cost is None:
        return
    if face.cost:
        draw_coin(surface, (rect.right - 26, rect.bottom - 26), 34, face.cost)
        return
    write_line(
        surface,
        words.NO_COST,
        within(rect, right=10, bottom=11, width=58, height=30),
        theme.TEXT.aside,
        theme.INK2,
        "right",
    )


def _draw_closed(surface: Surface, rect: Rect, reason: str) -> None:
    """A veil, darker over the picture, and a black plate with the reason; the text stays readable."""
    draw_veil(surface, rect, (18, 10, 20), 70)
    picture = Rect(rect.x + 4, rect.y + 4, rect.w - 8, rect.h * 118 // 350)
    draw_veil(surface, picture, (18, 10, 20), 150, 7)
    plate = Rect(rect.x + 12, picture.centery - 6, rect.w - 24, 46)
    draw_plate(surface, plate, (22, 12, 18, 248), 9, 2, theme.BRASS)
    draw_icon(surface, "ui.locked", within(plate, left=12, width=24).center, 24, theme.BRASS_HI)
    write_line(surface, reason, within(plate, left=44, right=8), theme.TEXT.aside, theme.GLOW)


@cached_surface
def _lying(power: str, size: tuple[int, int], chips: bool, palette: str) -> Surface:
    width, height = size
    card, picture = Surface(size, pygame.SRCALPHA), Rect(4, 4, 110, height - 8)
    draw_paper(card, card.get_rect(), 10)
    _draw_picture(card, picture, power, "side")
    _draw_level(card, (26, 27), power)
    bar = Rect(picture.right, 4, width - picture.right - 4, 38)
    draw_title_bar(card, bar, level_colour(power), name_of(power), theme.TEXT.title_small)
    room = Rect(bar.x + 14, bar.bottom + 10, bar.w - 24, height - bar.bottom - (62 if chips else 20))
    draw_block(card, TEXTS[power], room, theme.TEXT.body, theme.INK, line=23, has_tip=True)
    if chips:
        draw_rule(card, bar.x + 10, width - 12, height - 48)
        draw_slot_chips(card, bar.x + 10, height - 26, power)
        _draw_threshold(card, width - 10, height - 26, power)
    return card


def draw_power_lying(surface: Surface, rect: Rect, power: str, *, chips: bool = False, light: float = 0.0) -> None:
    """A card with its picture at the side: beside a slot, or with its slots and Fame (``chips``) at the deal."""
    if light > 0:
        draw_glow_around(surface, rect, theme.GLOW, light, blur=9, radius=11)
    else:
        draw_shadow(surface, rect, 10, 6, 170)
    surface.blit(_lying(power, rect.size, chips, theme.palette()), rect)
    draw_brass_frame(surface, rect, 10, 3)


def draw_power_outline(surface: Surface, rect: Rect, power: str, line: str) -> None:
    """The place of a card in the hand while it lies beside a slot."""
    draw_plate(surface, rect, (0, 0, 0, 90), 10, 2, (199, 154, 75, 110))
    draw_icon(surface, f"power.{power}", (rect.centerx, rect.centery - 62), 56, "#8a6a3c")
    room = Rect(rect.x + 8, 0, rect.w - 16, block_height(name_of(power), rect.w - 16, theme.TEXT.head_small, 23))
    room.bottom = rect.centery + 18
    draw_block(surface, name_of(power), room, theme.TEXT.head_small, "#c2a069", line=23, align="center")
    place = (rect.centerx, rect.centery + 32)
    draw_text(surface, line, place, theme.TEXT.aside, theme.PARCHMENT3, "center", width=rect.w - 16)


def draw_power_back(surface: Surface, rect: Rect) -> None:
    """The back of a Power: a Shard on a dark ground."""
    draw_dark_panel(surface, rect, 10, 3, seed=2)
    draw_glow_around(surface, rect.inflate(-rect.w // 2, -rect.h * 2 // 3), theme.SHARD_ON_DARK, 0.3, blur=24)
    draw_icon(surface, "resource.shard", rect.center, min(rect.w, rect.h) * 2 // 5, theme.SHARD_ON_DARK, shadow=True)


def _draw_name_small(surface: Surface, cell: Rect, name: str) -> None:
    """The name of a Power on one or two lines; a single word is fitted and never broken."""
    if " " not in name:
        write_line(surface, name, cell, theme.TEXT.body, theme.CREAM)
        return
    room = Rect(cell.x, 0, cell.w, block_height(name, cell.w, theme.TEXT.body, 17))
    room.centery = cell.centery - 2
    draw_block(surface, name, room, theme.TEXT.body, theme.CREAM, line=17)


def draw_slot_small(surface: Surface, rect: Rect, slot: int, power: str, shards: int, *, hovered: bool = False) -> None:
    """A slot by its number with the name of the Power beside it, or whether it is open, on a line of a small rack."""
    is_open = slot <= open_slots(shards)
    fill = (44, 28, 20, 210) if is_open else (18, 10, 14, 200)
    colour = level_colour(power).lerp("#140b0e", 0.35) if power else fill
    draw_plate(surface, rect, colour, 8, 2 if hovered else 1, theme.GLOW if hovered else theme.BRASS_LO)
    place, ink = (rect.x + 16, rect.centery - 1), theme.BRASS_HI if is_open else theme.MUTED
    draw_text(surface, str(slot), place, theme.TEXT.number, ink, "center")
    if power:
        _draw_name_small(surface, within(rect, left=28, right=2), name_of(power))
    elif is_open:
        draw_text(surface, words.OPEN, (rect.x + 34, place[1]), theme.TEXT.aside, theme.PARCHMENT2, "midleft")
    else:
        draw_icon(surface, "ui.locked", within(rect, left=32, width=20).center, 20, "#a8834a")
        room = within(rect, left=58, right=4, height=24)
        missing = words.still_missing(number=OPENS_WITH[slot - 1] - shards)
        draw_block(surface, missing, room, theme.TEXT.aside, theme.PARCHMENT2)
