"""Magicians: the poster of the Set-up, the portrait of the Workshop (300 wide), the card of the strip.

A poster is 320 x 280, and low, with its picture at the side, where twelve hang.
"""

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from trickerion.rules.catalog import Magician
from trickerion.ui import surfaces, theme
from trickerion.ui.controls import draw_resource
from trickerion.ui.flow import ends, within, write_line
from trickerion.ui.icons import draw_icon
from trickerion.ui.magician_pictures import SIZES, magician_part
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_rule, draw_shadow, draw_veil
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.text import draw_name, draw_text, text_width
from trickerion.ui.text_block import draw_block
from trickerion.ui.theme import mix, player_look
from trickerion.ui.tokens import draw_disk, draw_sign_disk
from trickerion.words import names as n

_PICTURE = 112
_APART = 10  # least between two counters
_LOW, _SIDE = 270, 92
"""Lower posters have their picture, of this width, at the side."""


@cached_surface
def _poster(magician: str, category: str, size: tuple[int, int], palette: str) -> Surface:
    width, height = size
    card = Surface(size, pygame.SRCALPHA)
    surfaces.draw_paper(card, Rect(0, 0, width, height), 10)
    colour = theme.category_colour(category)
    if height < _LOW:
        card.blit(magician_part(magician, "side", (_SIDE, height - 8)), (4, 4))
        surfaces.draw_title_bar(
            card, Rect(4 + _SIDE, 4, width - _SIDE - 8, 34), colour, n.magician(magician), theme.TEXT.title_small
        )
        return card
    card.blit(magician_part(magician, "poster", (width - 8, _PICTURE)), (4, 4))
    surfaces.draw_title_bar(card, Rect(2, 114, width - 4, 36), colour, n.magician(magician), theme.TEXT.title)
    return card


class PosterText(NamedTuple):
    """Text of a Magician's poster.

    `owner` (a player colour) and `owner_name` show who has it; `closed` is (what, why) when it cannot be taken; `call`
    is a pill such as "Choose"; the text leaves ``foot`` pixels free below it.
    """

    head: str
    ability: str
    owner: str = ""
    owner_name: str = ""
    closed: tuple[str, str] | None = None
    call: str = ""
    foot: int = 0


def draw_magician_poster(
    surface: Surface, rect: Rect, magician: Magician, text: PosterText, *, light: float = 0.0, hovered: bool = False
) -> None:
    """The poster by which a Magician is chosen; `light` makes it glow."""
    if light > 0:
        draw_glow_around(surface, rect, theme.GLOW, light, blur=10)
    else:
        draw_shadow(surface, rect, 10, 7, 180)
    surface.blit(_poster(magician.id, magician.category, rect.size, theme.palette()), rect)
    is_low = rect.h < _LOW
    head = "" if is_low and (text.owner or text.call) else text.head
    _draw_ability(surface, Rect(rect.topleft, (rect.w, rect.h - text.foot)), head, text.ability, is_low=is_low)
    surfaces.draw_brass_frame(surface, rect, 10, 4 if light > 0 or hovered else 3)
    disk, tag = ((rect.right - 40, rect.y + 42), (rect.x + 14, rect.y + 16))
    if is_low:
        disk, tag = (rect.x + 4 + _SIDE // 2, rect.bottom - 34), (rect.x + _SIDE + 14, rect.y + 42)
    if text.owner:
        look = player_look(text.owner)
        draw_plate(surface, rect.inflate(-8, -8), (0, 0, 0, 0), 8, 4, look.fill)
        draw_disk(surface, disk, 46 if is_low else 56, text.owner, "magician")
        fill = mix(look.fill, "#000000", 0.0 if look.dark_glyph else 0.25)
        pill = Rect(tag, (min(170, surfaces.pill_width(text.owner_name)), 28))
        surfaces.draw_pill(surface, pill, text.owner_name, fill, theme.INK if look.dark_glyph else theme.CREAM)
    elif text.call:
        pill = Rect(tag, (surfaces.pill_width(text.call), 28))
        surfaces.draw_pill(surface, pill, text.call, theme.BRASS_HI, theme.INK)
    if text.closed:
        _draw_closed(surface, rect, text.closed)


def text_room(rect: Rect) -> Rect:
    """The part of a poster that its text has: all, or what a picture at the side leaves."""
    side = _SIDE + 2 if rect.h < _LOW else 0
    return Rect(rect.x + side, rect.y, rect.w - side, rect.h)


def _draw_ability(surface: Surface, rect: Rect, name: str, text: str, *, is_low: bool) -> None:
    if is_low:
        middle, left, room = rect.centerx + 2 + _SIDE // 2, rect.x + _SIDE + 12, text_room(rect).w * 9 // 10
        draw_text(surface, name, (middle, rect.y + 55), theme.TEXT.aside, theme.INK2, "center", width=room)
        beside = Rect(left, rect.y + 70, rect.right - 10 - left, rect.h - 76)
        draw_block(surface, text, beside, theme.TEXT.body, theme.INK, line=20, has_tip=True)
        return
    top = rect.y + 156
    if name:
        write_line(
            surface,
            name,
            within(rect, left=10, right=10, top=154, height=30),
            theme.TEXT.aside_plus,
            theme.INK2,
            "center",
        )
        draw_rule(surface, *ends(rect, 60), rect.y + 182)
        top = rect.y + 188
    room = rect.bottom - 8 - top
    draw_block(
        surface, text, Rect(rect.x + 16, top, rect.w - 32, room), theme.TEXT.body, theme.INK, line=22, has_tip=True
    )


def _draw_closed(surface: Surface, rect: Rect, closed: tuple[str, str]) -> None:
    """A veil, darker over the picture only, and a black plate with padlock and reason; the text stays readable."""
    draw_veil(surface, rect, (18, 10, 20), 60)
    if rect.h < _LOW:
        draw_veil(surface, within(rect, left=4, top=4, bottom=4, width=_SIDE), (18, 10, 20), 165, 7)
        plate = within(rect, left=8, right=8, top=39, height=30)
        draw_plate(surface, plate, (22, 12, 18, 245), 8, 2, theme.BRASS)
        draw_icon(surface, "ui.locked", within(plate, left=10, width=20).center, 20, theme.BRASS_HI)
        place, room = (plate.x + 38, plate.centery - 1), plate.w - 46
        draw_text(surface, " ".join(closed), place, theme.TEXT.strong, theme.CREAM, "midleft", width=room)
        return
    draw_veil(surface, within(rect, left=4, right=4, top=4, height=_PICTURE), (18, 10, 20), 165, 7)
    plate = within(rect, left=22, right=22, top=30, height=62)
    draw_plate(surface, plate, (22, 12, 18, 245), 10, 2, theme.BRASS)
    draw_icon(surface, "ui.locked", within(plate, left=15, width=34).center, 34, theme.BRASS_HI)
    left, room = plate.x + 62, plate.w - 72
    draw_text(surface, closed[0], (left, plate.y + 18), theme.TEXT.strong_plus, theme.CREAM, "midleft", width=room)
    draw_text(surface, closed[1], (left, plate.y + 42), theme.TEXT.aside, theme.PARCHMENT, "midleft", width=room)


@cached_surface
def _portrait(magician: str, category: str, width: int, palette: str) -> Surface:
    card = Surface((width, 194), pygame.SRCALPHA)
    colour = theme.category_colour(category)
    card.blit(magician_part(magician, "portrait", (width - 8, SIZES["portrait"][1])), (4, 4))
    surfaces.draw_title_bar(card, Rect(2, 154, width - 4, 40), colour, n.magician(magician), theme.TEXT.title)
    surfaces.draw_category_badge(card, (34, 34), category, 40)
    return card


def draw_magician_portrait(surface: Surface, rect: Rect, magician: Magician, player_colour: str) -> None:
    """A tall paper card headed by the Magician's picture; the rest begins 206 px below its top."""
    surfaces.draw_paper_panel(surface, rect, 12, 0)
    surface.blit(_portrait(magician.id, magician.category, rect.w, theme.palette()), rect)
    surfaces.draw_brass_frame(surface, rect, 12, 4)
    draw_disk(surface, (rect.right - 42, rect.y + 42), 58, player_colour, "magician")


def draw_magician_strip(
    surface: Surface,
    rect: Rect,
    magician: Magician,
    player_colour: str,
    *,
    amounts: tuple[int, int, int],
    deltas: tuple[int, int, int] = (0, 0, 0),
    ability: str,
    used: str,
) -> None:
    """The card at the left end of the player's strip (196 x 194): Magician, category, resources, ability.

    `amounts` are Fame, Coins and Shards, `deltas` previews their changes; `used` stands in red beside the ability.
    """
    surfaces.draw_paper_panel(surface, rect, 10, 2)
    draw_sign_disk(surface, (rect.x + 38, rect.y + 44), 56, player_colour, f"magician.{magician.id}")
    first, _, second = n.magician(magician.id).rpartition(" ")
    room = rect.w - 84
    write_line(surface, first, within(rect, left=74, top=6, width=room, height=30), theme.TEXT.head_small, theme.INK2)
    draw_name(surface, second, (rect.x + 74, rect.y + 39), theme.TEXT.title_small, theme.INK, "midleft", room + 6)
    surfaces.draw_category_badge(surface, (rect.x + 87, rect.y + 69), magician.category, 26)
    write_line(
        surface,
        n.CATEGORY[magician.category],
        within(rect, left=105, right=7, top=54, height=30),
        theme.TEXT.label,
        theme.INK,
    )
    draw_rule(surface, *ends(rect, 12), rect.y + 92)
    _draw_resources(surface, rect, amounts, deltas)
    box = within(rect, left=10, right=10, top=146, height=40)
    surfaces.draw_inset(surface, box, 8, paper=True)
    _draw_strip_ability(surface, box, ability, used)


def _draw_strip_ability(surface: Surface, box: Rect, ability: str, used: str) -> None:
    """The name of the ability; that it was used stands beside it, or below a long name."""
    room = box.w - 18 - (text_width(used, theme.TEXT.aside) + 6 if used else 0)
    below = bool(used) and text_width(ability, theme.TEXT.strong.smallest) > room
    rise = 10 if below else 0
    place, aside = (box.x + 9, box.centery - 1 - rise), (box.right - 8, box.centery - 1 + rise)
    draw_text(surface, ability, place, theme.TEXT.strong, theme.INK2, "midleft", width=box.w - 18 if below else room)
    draw_text(surface, used, aside, theme.TEXT.aside, theme.REASON_ON_PAPER, "midright")


def counters(room: int, amounts: tuple[int, int, int]) -> tuple[int, list[int]]:
    """The size of three counters that stand apart in a room, as large as can be, and the width of each."""
    for size in range(23, 16, -1):
        widths = [round(size * 1.15) + 6 + text_width(str(amount), theme.TEXT.number.of(size)) for amount in amounts]
        if sum(widths) + 2 * _APART <= room:
            break
    return size, widths


def _draw_resources(surface: Surface, rect: Rect, amounts: tuple[int, int, int], deltas: tuple[int, int, int]) -> None:
    """The three counters spread over the card's width, previews of changes below them."""
    size, widths = counters(rect.w - 20, amounts)
    gap = (rect.w - 20 - sum(widths)) // 2
    x = rect.x + 10
    for kind, amount, delta, width in zip(("fame", "coins", "shards"), amounts, deltas, widths, strict=True):
        draw_resource(surface, (x, rect.y + 117), kind, amount, size)
        if delta:
            text = f"+{delta}" if delta > 0 else f"−{-delta}"
            colour = "#2f6a24" if delta > 0 else theme.SHORT_NUMBER
            draw_text(surface, text, (x + width - 8, rect.y + 136), theme.TEXT.number, colour, "center")
        x += width + gap
