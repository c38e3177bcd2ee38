"""Who the player is, and what opening a table means: the two panels of the door that hardly change."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from trickerion.rules.options import COLOURS
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import together as at
from trickerion.ui.scenery import poster_scene
from trickerion.ui.shapes import draw_glow_around, draw_ring, draw_rule
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame, draw_dark_panel, draw_paper_panel, draw_ribbon, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.tokens import draw_disk, draw_emblem
from trickerion.words.screens import together as words

_STAGE = "#3b1d4a"


def draw_you(canvas: Surface, colour: str, is_named: bool, spots: Hotspots, light: float) -> None:
    """The own disk, name and colour; it glows while the name is missing."""
    if not is_named:
        draw_glow_around(canvas, at.YOU, theme.GLOW, 0.4 + 0.6 * light, blur=9)
    draw_dark_panel(canvas, at.YOU, 12, 4)
    draw_disk(canvas, at.YOUR_DISK, 64, colour, "magician")
    place = (118, at.YOU.centery)
    draw_text(canvas, words.YOUR_NAME, place, theme.TEXT.head_large, theme.BRASS_HI, "midleft", width=146)
    place = (at.YOUR_COLOUR, at.YOU.centery)
    draw_text(canvas, words.YOUR_COLOUR, place, theme.TEXT.head_large, theme.BRASS_HI, "midleft", width=160)
    for number, one in enumerate(COLOURS):
        center = at.colour(number)
        draw_emblem(canvas, center, 42 if spots.is_hot(f"door.colour.{one}") else 38, one)
        if one == colour:
            draw_ring(canvas, center, 24, 2, theme.GLOW)
    note, place = words.HOW_SEEN if is_named else words.WELCOME, (at.YOU.right - 28, at.YOU.centery)
    draw_text(canvas, note, place, theme.TEXT.aside_large, theme.PARCHMENT, "midright", width=840)


@cached_surface
def _picture(width: int, height: int) -> Surface:
    """Four disks on a round table in the light of a stage."""
    picture = poster_scene(width, height, _STAGE).copy()
    table = Rect(0, 0, 300, 74).move_to(center=(width // 2, height - 22))
    pygame.draw.ellipse(picture, "#2b160e", table.move(0, 10))
    pygame.draw.ellipse(picture, "#7a4a24", table)
    pygame.draw.ellipse(picture, theme.BRASS_LO, table, 2)
    for colour, x, y in zip(COLOURS, (-104, -36, 36, 104), (-20, -36, -36, -20), strict=True):
        draw_disk(picture, (table.centerx + x, table.centery + y), 54, colour, "magician", badge=False)
    return picture


def draw_opening(canvas: Surface, *, is_far: bool) -> None:
    """The panel at the left; ``is_far``: the table is to stand at a machine."""
    draw_wood_panel(canvas, at.OPEN, seed=1)
    draw_ribbon(canvas, at.OPEN_RIBBON, theme.VELVET, words.OPEN_HEAD, theme.TEXT.title_large, "ui.stage")
    canvas.blit(_picture(*at.PICTURE.size), at.PICTURE)
    draw_brass_frame(canvas, at.PICTURE, 8, 3)
    head, how = (words.HOW_THERE_HEAD, words.HOW_THERE) if is_far else (words.HOW_HEAD, words.HOW)
    _draw_how(canvas, at.HOW, head, how)


def _draw_how(canvas: Surface, sheet: Rect, head: str, how: Sequence[tuple[str, str]]) -> None:
    draw_paper_panel(canvas, sheet)
    draw_icon(canvas, "ui.info", (sheet.x + 30, sheet.y + 28), 24, theme.VELVET)
    drawn = write_line(
        canvas, head, within(sheet, left=54, right=36, top=13, height=30), theme.TEXT.head_large, theme.VELVET
    )
    draw_rule(canvas, drawn.right + 14, sheet.right - 20, sheet.y + 28)
    top = sheet.y + 54
    for sign, text in how:
        room = Rect(sheet.x + 62, top, sheet.w - 86, 0)
        if top + block_height(text, room.w, theme.TEXT.body_plus, 25) > at.HOW_MORE.y:
            break  # the page behind the button says the rest
        draw_icon(canvas, sign, (sheet.x + 32, top + 13), 26, theme.INK2)
        draw_block(canvas, text, room, theme.TEXT.body_plus, line=25)
        top += block_height(text, room.w, theme.TEXT.body_plus, 25) + 9
