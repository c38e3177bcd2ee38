"""A Character with its Assignment card below it: in the player's strip, the Workshop and the Heir's board."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.assignment_card import draw_assignment_back, draw_assignment_card, draw_assignment_place
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_dashed_ring, draw_glow
from trickerion.ui.surfaces import draw_tag
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_badge, draw_disk, kind_of


def disk_diameter(width: int) -> int:
    """Diameter of the disk in a place of that width: 66 on 92 px, never below 44."""
    return max(44, min(68, round(width * 0.72)))


def card_rect(rect: Rect, *, foot: int = 0) -> Rect:
    """The card below the disk; `foot` leaves room for a name."""
    top = round(disk_diameter(rect.w) * 0.88)
    return Rect(rect.x + 3, rect.y + top, rect.w - 6, rect.h - top - 2 - foot)


def disk_center(rect: Rect) -> tuple[int, int]:
    """Where the disk lies."""
    return rect.centerx, rect.y + disk_diameter(rect.w) * 6 // 10


class CharacterFace(NamedTuple):
    """One Character of a team.

    `location` is its card (None: no card), `special` a special card's name and `icon` its Action; `face_down` shows the
    back. `state` is "waiting" (the disk is here), "placed" (it is out: a dashed ring and a word) or "acting";
    `out` replaces that word. `note` stands on the card, `name` below it.
    """

    colour: str
    character: str
    action_points: int | None
    location: str | None
    special: str = ""
    icon: str = ""
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
        dim, special, icon = face.state == "placed", face.special, face.icon
        draw_assignment_card(surface, card, face.location, special=special, icon=icon, dim=dim, note=face.note)
    center, diameter = disk_center(rect), disk_diameter(rect.w)
    if light > 0 or face.state == "acting":
        draw_glow(surface, center, diameter // 2 + 2, strength=light or 1.0)
    if face.state == "waiting":
        draw_disk(surface, center, diameter, face.colour, face.character, badge=False)
        if face.action_points is not None:
            spot = (center[0] + diameter * 0.41, center[1] + diameter * 0.36)
            draw_badge(surface, spot, str(face.action_points), 26)
    else:
        _draw_away(surface, center, diameter, face.character, face.out or face.state)
    if face.name:
        spot = (rect.centerx, rect.bottom - 12)
        draw_text(surface, face.name, spot, theme.LABEL, 17, theme.PARCHMENT, "center", width=rect.w)


def _draw_away(surface: Surface, center: tuple[int, int], diameter: int, character: str, word: str) -> None:
    draw_dashed_ring(surface, center, diameter + 4)
    draw_icon(surface, f"character.{kind_of(character)}", center, round(diameter * 0.52), (201, 173, 120, 120))
    if word:
        draw_tag(surface, center, word, height=24)
