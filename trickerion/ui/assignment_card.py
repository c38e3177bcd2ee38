"""Assignment cards at any size: a Location's permanent card, a special card, the back, places; Characters above them.

Cards at least 130 px wide have an inner line and a name plate; narrower ones a name at the foot. The special card with
its whole text is drawn in `special_card.py`.
"""

from collections.abc import Callable
from typing import NamedTuple

import pygame
from pygame import Color, Rect, Surface

from trickerion.rules.catalog import SPECIALS
from trickerion.ui import shapes, theme
from trickerion.ui.flow import inset, write_line
from trickerion.ui.giving_way import CARD, stays
from trickerion.ui.head_pieces import SIZES, head_part, of_special
from trickerion.ui.icons import draw_icon
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame, draw_paper, draw_round_badge, draw_tag
from trickerion.ui.text import as_set, draw_text, fit, fits, fits_closely, text_width
from trickerion.ui.text_block import draw_block
from trickerion.ui.theme import mix, player_look
from trickerion.ui.tokens import draw_badge, draw_disk, kind_of
from trickerion.words import names as n
from trickerion.words.action_tooltips import action_icon

_PAD = 40
_NAME_EDGES = 10  # beside the name on a narrow card
_BAND_EDGES = 3  # beside the name on the paper band of a special card


@cached_surface
def _face(width: int, height: int, location: str, special: str, dim: bool) -> Surface:
    card = Surface((width, height), pygame.SRCALPHA)
    rect = Rect(0, 0, width, height)
    colour = theme.LOCATION_COLOURS[location]
    large = width >= 130
    shapes.draw_shaded(card, rect, shapes.shaded_stops(colour, 0.16, 0.33), 10 if large else 8)
    if special and _too_narrow_for_words(rect.w):
        _upright_special(card, rect, location, special)
    elif special:
        _special_band(card, rect, location, special, large)
        _name_plate(card, rect, location, special, large)
    elif _too_narrow_for_words(rect.w):
        _upright(card, rect, location, dim)
    else:
        size, tint = round(width * (0.50 if large else 0.48)), "#b89a5c" if dim else theme.BRASS_HI
        spot = (rect.centerx, round(height * (0.42 if large else 0.48)))
        draw_icon(card, f"location.{location}", spot, size, tint, shadow=True)
        _name_plate(card, rect, location, special, large)
    if dim:
        shapes.draw_plate(card, rect, (12, 6, 10, 120), 8)
    draw_brass_frame(card, rect.inflate(-2, -2), 10 if large else 8, 3 if large else 2)
    if large:
        draw_brass_frame(card, rect.inflate(-16, -16), 6, 1)
    return card


def _too_narrow_for_words(width: int) -> bool:
    """True where the name of some Location would not fit: then no card of the team has its name at the foot."""
    return not all(_short_name(location, width - _NAME_EDGES, "") for location in n.LOCATION)


_UPRIGHT_FROM, _UPRIGHT_STEP = 54, 19
"""Where a name begins below the picture, and from line to line of it."""


def _upright(card: Surface, rect: Rect, location: str, dim: bool) -> None:
    """A permanent card too narrow for words side by side: the picture above, the name from the foot upwards."""
    tint, side = "#b89a5c" if dim else theme.BRASS_HI, min(30, rect.w - 8)
    room = rect.h - _UPRIGHT_FROM
    lines = _lines_of_words(n.LOCATION[location], room, theme.TEXT.label)
    if not all(fits_closely(line, theme.TEXT.label, room) for line in lines):  # the picture tells it, and the tip
        draw_icon(card, f"location.{location}", rect.center, side, tint, shadow=True)
        return
    draw_icon(card, f"location.{location}", (rect.centerx, 34), side, tint, shadow=True)
    lying = Surface((room, rect.w), pygame.SRCALPHA)
    for number, line in enumerate(lines):
        spot = (room // 2, rect.w / 2 + _UPRIGHT_STEP * (number - (len(lines) - 1) / 2))
        draw_text(lying, line, spot, theme.TEXT.label, theme.CREAM, "center", width=room)
    card.blit(pygame.transform.rotate(lying, 90), (0, _UPRIGHT_FROM - 4))


def _special_band(card: Surface, rect: Rect, location: str, special: str, large: bool) -> None:
    """The paper band of a special card with its name, in one line above the Action it helps or in several.

    Below it stands the picture of a large card, on a narrow one the sign of the Location.
    """
    band = Rect(5, 14, rect.w - 10, 64) if large else Rect(2, round(rect.h * 0.22), rect.w - 4, 56)
    name, icon = n.card(special), action_icon(SPECIALS[special].action)
    draw_paper(card, band, 4)
    style = theme.TEXT.head if large else theme.TEXT.strong
    if not fit(name, style, band.w - 8).shortened:
        spot = (band.centerx, band.y + (20 if large else 16))
        draw_text(card, name, spot, style, theme.INK, "center", width=band.w - 8)
        draw_icon(card, icon, (band.centerx, band.bottom - (18 if large else 15)), 26 if large else 20, theme.INK2)
    else:
        _name_or_icon(card, band, name_in_lines(name, band.w - _BAND_EDGES, band.h, large), icon)
    if large:
        engraved = head_part(of_special(special), "laid", (rect.w - 14, SIZES["laid"][1]))
        card.blit(engraved, engraved.get_rect(center=(rect.centerx, (band.bottom + rect.h - 48) // 2)))
        return
    below = (band.bottom + rect.h - 28) // 2
    draw_icon(card, f"location.{location}", (rect.centerx, below), 24, theme.BRASS_HI, shadow=True)


def _upright_special(card: Surface, rect: Rect, location: str, special: str) -> None:
    """A special card too narrow for words side by side: the name from the foot of its band upwards."""
    band = Rect(3, 18, rect.w - 6, rect.h - 56)
    draw_paper(card, band, 4)
    lying = Surface(band.size[::-1], pygame.SRCALPHA)
    name = name_in_lines(n.card(special), band.h - 6, band.w)
    _name_or_icon(lying, lying.get_rect(), name, action_icon(SPECIALS[special].action))
    card.blit(pygame.transform.rotate(lying, 90), band)
    size = min(24, rect.w - 8)
    draw_icon(card, f"location.{location}", (rect.centerx, rect.h - 20), size, theme.BRASS_HI, shadow=True)


class NameLines(NamedTuple):
    """A name in lines of whole words, the face they are set in, and the width that they keep to."""

    lines: tuple[str, ...]
    style: theme.Style
    room: int

    @property
    def step(self) -> int:
        """From line to line."""
        return max(17, as_set(self.style).size - 2)


def name_in_lines(name: str, room: int, height: int, large: bool = False) -> NameLines | None:
    """A name in as many lines as there is height for; None where a word is wider than the room. No word is divided."""
    styles = (theme.TEXT.label_large, theme.TEXT.label) if large else (theme.TEXT.strong, theme.TEXT.body)
    for style in styles:
        found = NameLines(_lines_of_words(name, room, style), style, room)
        if len(found.lines) * found.step <= height and all(fits(line, style, room) for line in found.lines):
            return found
    return None


def _lines_of_words(name: str, room: int, style: theme.Style) -> tuple[str, ...]:
    lines: list[str] = []
    for word in name.split():
        if lines and text_width(f"{lines[-1]} {word}", style) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return tuple(lines)


def _name_or_icon(surface: Surface, band: Rect, name: NameLines | None, icon: str) -> None:
    """The lines of a name, or the Action it helps where there is no room for them."""
    if name is None:
        draw_icon(surface, icon, band.center, min(band.w - 6, 34), theme.INK2)
        return
    top = band.centery - 1 - (len(name.lines) - 1) * name.step / 2
    for number, line in enumerate(name.lines):
        spot = (band.centerx, top + number * name.step)
        draw_text(surface, line, spot, name.style, theme.INK, "center", width=name.room)


def _name_plate(card: Surface, rect: Rect, location: str, special: str, large: bool) -> None:
    name = n.LOCATION[location]
    if not large:
        _narrow_name(card, rect, _short_name(location, rect.w - _NAME_EDGES, special))
        return
    plate = Rect(8, rect.bottom - 48, rect.w - 16, 34)
    shapes.draw_plate(card, plate, mix(theme.LOCATION_COLOURS[location], "#000000", 0.5), 6, 1, theme.BRASS_LO)
    write_line(card, name, inset(plate, 4, 0), theme.TEXT.head, theme.CREAM, "center")


def _narrow_name(card: Surface, rect: Rect, lines: tuple[str, ...]) -> None:
    room = rect.w - _NAME_EDGES
    alike = min((fit(line, theme.TEXT.label, room).style.size for line in lines), default=0)
    for number, line in enumerate(reversed(lines)):
        place = (rect.centerx, rect.bottom - 15 - _name_step() * number)
        draw_text(card, line, place, theme.TEXT.label.set_in(alike), theme.CREAM, "center", width=room, has_tip=True)


def _name_step() -> int:
    """From line to line of a name in two lines."""
    return max(16, as_set(theme.TEXT.label).size - 5)


def _short_name(location: str, room: int, special: str) -> tuple[str, ...]:
    """The name on a narrow card: in one line, in two (a hyphen ends one), or left to the picture."""
    name = n.LOCATION[location]
    choices = ((name,), *(() if special else (tuple(name.replace("-", "- ").split()),)))
    return next((lines for lines in choices if all(fits(line, theme.TEXT.label, room) for line in lines)), ())


def draw_assignment_card(
    surface: Surface,
    rect: Rect,
    location: str,
    *,
    special: str = "",
    dim: bool = False,
    note: str = "",
    light: float = 0.0,
) -> None:
    """The face of a card.

    `special` is the id of a special card; `dim` marks a card whose Character is placed; `note` stands in italics above
    the name of a narrow card ("waiting", "Sunday"), unless that stands upright and leaves no room.
    """
    if light > 0:
        shapes.draw_glow_around(surface, rect, theme.GLOW, light, blur=10, radius=10)
    shapes.draw_shadow(surface, rect, 9, 6, 180)
    surface.blit(_face(rect.w, rect.h, location, special, dim), rect)
    if note and not _too_narrow_for_words(rect.w):
        colour = theme.GLOW if light > 0 else theme.PARCHMENT2
        lines = _short_name(location, rect.w - _NAME_EDGES, special)
        foot = rect.bottom - (62 if rect.w >= 130 else 20 + _name_step() * max(1, len(lines)))
        if len(lines) > 1 and not stays(CARD):
            return
        draw_text(surface, note, (rect.centerx, foot), theme.TEXT.aside, colour, "center", width=rect.w - 8)


@cached_surface
def _back(width: int, height: int, fill: theme.Rgba, glyph: theme.Rgba) -> Surface:
    card = Surface((width, height), pygame.SRCALPHA)
    rect = Rect(0, 0, width, height)
    radius = 10 if width >= 130 else max(3, width // 8)
    top, foot = mix(fill, "#000000", 0.25), mix(fill, "#000000", 0.6)
    shapes.draw_shaded(card, rect, ((0.0, top), (1.0, foot)), radius)
    if width >= 60:
        step = max(14, width // 6)
        for y in range(-height, height, step):
            pygame.draw.aaline(card, (*mix(fill, "#ffffff", 0.16)[:3], 90), (6, y), (width - 6, y + width))
            pygame.draw.aaline(card, (*mix(fill, "#ffffff", 0.16)[:3], 90), (width - 6, y), (6, y + width))
    sign = round(width * (0.62 if width < 60 else 0.46))
    if width >= 60:
        draw_round_badge(card, rect.center, "ui.assignment", round(width * 0.62), foot, glyph)
    else:
        draw_icon(card, "ui.assignment", rect.center, sign, theme.CREAM if sum(glyph[:3]) > 300 else glyph)
    draw_brass_frame(card, rect.inflate(-2, -2), radius, 3 if width >= 130 else 1 if width < 60 else 2)
    return card


def draw_assignment_back(surface: Surface, rect: Rect, player_colour: str) -> None:
    """The back of a player's card, at any size from 24 x 34 on."""
    look = player_look(player_colour)
    if rect.w >= 60:
        shapes.draw_shadow(surface, rect, 9, 6, 180)
    surface.blit(_back(rect.w, rect.h, look.fill, look.glyph), rect)


def draw_assignment_place(surface: Surface, rect: Rect, label: str = "", *, light: float = 0.0) -> None:
    """An empty place for a card; with `light` it is a legal target and says so with `label` ("lay a card here")."""
    if light > 0:
        shapes.draw_glow_around(surface, rect, (255, 190, 84), light, blur=12, radius=10)
        shapes.draw_plate(surface, rect, (52, 32, 22), 10, 3, theme.GLOW)
    else:
        shapes.draw_plate(surface, rect, (0, 0, 0, 90), 10, 2, (199, 154, 75, 150))
    if not label:
        return
    if light > 0 and rect.h >= 150:
        draw_icon(surface, "ui.special_card", (rect.centerx, rect.y + rect.h * 0.38), round(rect.w * 0.34), "#a8814a")
        top = rect.y + round(rect.h * 0.60)
    else:
        top = rect.centery - 22
    colour = theme.BRASS_HI if light > 0 else Color("#c9a877")
    edge = 8 if rect.w >= 60 else 2
    room = rect.w - 2 * edge
    draw_block(surface, label, Rect(rect.x + edge, top, room, 0), theme.TEXT.aside, colour, line=24, align="center")


def disk_diameter(width: int) -> int:
    """Diameter of the disk in a place of that width: 66 on 92 px, never below 44."""
    return max(44, min(68, round(width * 0.72)))


def card_rect(rect: Rect, *, foot: int = 0) -> Rect:
    """The card below the disk; `foot` leaves room for a name."""
    top = round(disk_diameter(rect.w) * 0.88)
    return Rect(rect.x + 3, rect.y + top, rect.w - 6, rect.h - top - 2 - foot)


def disk_center(rect: Rect) -> tuple[int, int]:
    """Middle of the disk on a card."""
    return rect.centerx, rect.y + disk_diameter(rect.w) * 6 // 10


class CharacterFace(NamedTuple):
    """One Character of a team.

    `location` is its card (None: no card), `special` the id of a special card; `face_down` shows the
    back. `state` is "waiting" (the disk is here), "placed" (it is out: a dashed ring and a word) or "acting";
    `out` replaces that word. `note` stands on the card, `name` below it.
    """

    colour: str
    character: str
    action_points: int | None
    location: str | None
    special: str = ""
    face_down: bool = False
    state: str = "waiting"
    out: str = ""
    note: str = ""
    name: str = ""


def draw_character_place(surface: Surface, rect: Rect, face: CharacterFace, light: float = 0.0) -> None:
    """Draw a Character with its card; `light` glows behind the disk."""
    card = card_rect(rect, foot=26 if face.name else 0)
    if face.location is None:
        draw_assignment_place(surface, card, face.note)
    elif face.face_down:
        draw_assignment_back(surface, card, face.colour)
    else:
        dim = face.state == "placed"
        draw_assignment_card(surface, card, face.location, special=face.special, dim=dim, note=face.note)
    center, diameter = disk_center(rect), disk_diameter(rect.w)
    if light > 0 or face.state == "acting":
        shapes.draw_glow(surface, center, diameter // 2 + 2, strength=light or 1.0)
    if face.state == "waiting":
        draw_disk(surface, center, diameter, face.colour, face.character, badge=False)
        if face.action_points is not None:
            spot = (center[0] + diameter * 0.41, center[1] + diameter * 0.36)
            draw_badge(surface, spot, str(face.action_points), 26)
    else:
        shapes.draw_dashed_ring(surface, center, diameter + 4)
        sign, size = f"character.{kind_of(face.character)}", round(diameter * 0.52)
        draw_icon(surface, sign, center, size, (201, 173, 120, 120))
        if face.out or face.state:
            draw_tag(surface, center, face.out or face.state, height=24, most=rect.w + 2)
    if face.name:
        spot = (rect.centerx, rect.bottom - 12)
        draw_text(surface, face.name, spot, theme.TEXT.label, theme.PARCHMENT, "center", width=rect.w)


def sprite(size: tuple[int, int], draw: Callable[[Surface, Rect], object], angle: float = 0.0) -> Surface:
    """A card drawn by `draw` on a transparent surface with a deep shadow, turned by `angle` degrees: for dragging."""
    image = Surface((size[0] + 2 * _PAD, size[1] + 2 * _PAD), pygame.SRCALPHA)
    rect = Rect(_PAD, _PAD, *size)
    shapes.draw_shadow(image, rect, 10, 14, 190, (10, 18))
    draw(image, rect)
    return pygame.transform.rotozoom(image, angle, 1.0) if angle else image
