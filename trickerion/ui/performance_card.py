"""Performance cards: on the board (148 x 306) and in the Theater (262 x 456).

The grid's half-diagonal follows from the card's width; `grid_of` tells where the slots lie, for the hotspots.
"""

from collections.abc import Collection, Mapping

import pygame
from pygame import Rect, Surface

from trickerion.rules.catalog import PerformanceCard, Yields
from trickerion.ui import performance_grid, shapes, theme
from trickerion.ui.controls import draw_reward, reward_width
from trickerion.ui.flow import inset, within, write_line
from trickerion.ui.icons import draw_icon
from trickerion.ui.scenery import poster_scene
from trickerion.ui.shapes import rounded_clip as clipped
from trickerion.ui.surface_cache import cached_surface, lasting_surface
from trickerion.ui.surfaces import draw_brass_frame, draw_paper, draw_pill, draw_title_bar, pill_width
from trickerion.ui.text import draw_text, gold_text, text_width
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.theme import mix
from trickerion.words import drawing as words
from trickerion.words.names import THEATER_SHORT
from trickerion.words.screens.theater import LEAVES, LEAVES_SHORT

BOARD_SIZE = (148, 306)
THEATER_SIZE = (262, 456)


_HEAD_AND_FOOT = 94  # of a card's height; the rest is for the grid


def is_large(rect: Rect) -> bool:
    """True for cards that have room for words."""
    return rect.h >= 400


def grid_of(rect: Rect) -> performance_grid.GridPlace:
    """The grid of a card that fills the rectangle."""
    half = min(round((rect.w - 22) / 4) if is_large(rect) else (rect.w - 8) // 4, (rect.h - _HEAD_AND_FOOT) // 6)
    return performance_grid.GridPlace((rect.x + (rect.w - 4 * half) // 2, rect.y + 46), half)


@cached_surface
def _face(width: int, height: int, theater: str) -> Surface:
    card = Surface((width, height), pygame.SRCALPHA)
    rect = Rect(0, 0, width, height)
    draw_paper(card, rect, 10)
    colour = theme.THEATER_COLOURS[theater]
    bar = shapes.vertical_gradient(
        width - 8, 37, ((0.0, mix(colour, "#ffffff", 0.12)), (1.0, mix(colour, "#000000", 0.25)))
    )
    card.blit(clipped(bar, 7), (4, 4))
    large = is_large(rect)
    name = (words.THEATERS if large else THEATER_SHORT)[theater]
    room = width - (2 * _beside_name(width) + 12 if large else 22)
    gold_text(card, name, (width // 2, 22), theme.TEXT.title if large else theme.TEXT.title_small, width=room)
    shapes.draw_rule(card, 12, width - 12, height - 43)
    return card


def draw_performance_card(
    surface: Surface,
    rect: Rect,
    card: PerformanceCard,
    markers: Mapping[performance_grid.Cell, performance_grid.Placed],
    lights: performance_grid.GridLights = performance_grid.IDLE,
    *,
    closed: str = "",
    note: str = "",
    light: float = 0.0,
) -> list[tuple[performance_grid.Circle, str]]:
    """Draw a card with its markers; return the linked circles.

    `closed` (only large cards) dims the card and says why in its emptiest corner; `note` ("new this turn", "leaves
    this turn") hangs below a board card and stands in a large one's empty place; `light` makes the card glow.
    """
    if light > 0:
        shapes.draw_glow_around(surface, rect, theme.GLOW, light, blur=10)
    corner, frame = (rect.x - _ROOM, rect.y - _ROOM), 4 if light > 0 else 3
    linked = performance_grid.linked_circles(card, markers)
    if linked or lights.legal or lights.lifted is not None:  # it shines beyond its edge, or breathes
        surface.blit(_blank(rect.size, card.theater, card.bonus, bool(closed), frame), corner)
        performance_grid.draw_performance_grid(surface, card, grid_of(rect), markers, lights)
        _draw_words(surface, rect, card, markers, closed, note)
    else:
        laid, dark = tuple(markers.items()), tuple(lights.dark)
        surface.blit(_still(rect.size, card, laid, dark, closed, note, frame, theme.palette()), corner)
    return linked


def draw_card_to_come(surface: Surface, rect: Rect, turn: int, theater: str, rail: int) -> None:
    """A card that is still in the deck: it hangs from the rail above the stage, its curtain open on its turn."""
    for x in (rect.x + 30, rect.right - 32):
        shapes.draw_plate(surface, Rect(x, rail, 3, rect.y - rail), theme.BRASS, 0, 1, theme.BRASS_LO)
    shapes.draw_shadow(surface, rect, 10, 8, 195, (0, 6))
    surface.blit(_to_come(rect.size, turn, theater), rect)
    draw_brass_frame(surface, rect, 10, 3)


@lasting_surface
def _to_come(size: tuple[int, int], turn: int, theater: str) -> Surface:
    colour = theme.THEATER_COLOURS[theater]
    image = poster_scene(*size, colour).copy()
    draw_title_bar(image, Rect(0, 0, size[0], 36), colour, words.THEATERS[theater])
    center = size[0] // 2, size[1] // 2 + 18
    shapes.draw_round(image, center, 58, theme.NIGHT, 2, theme.BRASS)
    draw_text(image, str(turn), (center[0], center[1] - 1), theme.TEXT.number_tall, theme.BRASS_HI, "center")
    return clipped(image, 10)


def _beside_name(width: int) -> int:
    """Distance of a number from the right edge: clear of the longest name on the narrowest card."""
    return 24 if width > THEATER_SIZE[0] else 14


def draw_number(surface: Surface, rect: Rect, number: str) -> None:
    """In a card's corner, which card of its theater in the row it is; "" where it is the only one."""
    if not number:
        return
    if is_large(rect):
        gold_text(surface, number, (rect.right - _beside_name(rect.w), rect.y + 22), theme.TEXT.title_small)
    else:  # the name fills the head: below it no slot reaches into the corner
        draw_text(surface, number, (rect.right - 9, rect.y + 44), theme.TEXT.label_large, theme.INK2, "topright")


_ROOM = 32  # pixels round a remembered card for its shadow and its note


@lasting_surface
def _blank(size: tuple[int, int], theater: str, bonus: Yields, is_closed: bool, frame: int) -> Surface:
    """A card without its grid."""
    image = Surface((size[0] + 2 * _ROOM, size[1] + 2 * _ROOM), pygame.SRCALPHA)
    rect = Rect((_ROOM, _ROOM), size)
    shapes.draw_shadow(image, rect, 10, 8, 195, (0, 6))
    image.blit(_face(*size, theater), rect)
    large = is_large(rect)
    spot = (rect.right - 18 if large else rect.centerx, rect.bottom - 23)
    text_size, align, gap = (22, "right", 16) if large else (20, "center", 12)
    draw_reward(image, spot, bonus, text_size, align=align, gap=gap)
    if large and rect.w - 36 - reward_width(bonus, text_size, gap=gap) > text_width(words.PERFORMER, theme.TEXT.label):
        write_line(image, words.PERFORMER, within(rect, left=18, bottom=7, height=30), theme.TEXT.label, theme.INK2)
    if is_closed:
        shapes.draw_veil(image, rect, (30, 16, 14), 95)
    draw_brass_frame(image, rect, 10, frame)
    return image


@cached_surface
def _still(
    size: tuple[int, int],
    card: PerformanceCard,
    laid: tuple[tuple[performance_grid.Cell, performance_grid.Placed], ...],
    dark: tuple[performance_grid.Cell, ...],
    closed: str,
    note: str,
    frame: int,
    palette: str,
) -> Surface:
    """A whole card on which nothing shines."""
    image = _blank(size, card.theater, card.bonus, bool(closed), frame).copy()
    rect, markers = Rect((_ROOM, _ROOM), size), dict(laid)
    performance_grid.draw_performance_grid(image, card, grid_of(rect), markers, performance_grid.GridLights(dark=dark))
    _draw_words(image, rect, card, markers, closed, note)
    return image


def _draw_words(
    surface: Surface,
    rect: Rect,
    card: PerformanceCard,
    markers: Mapping[performance_grid.Cell, performance_grid.Placed],
    closed: str,
    note: str,
) -> None:
    if closed:
        _draw_reason(surface, rect, card, markers, closed)
    if note and is_large(rect) and not closed:
        _draw_inner_note(surface, rect, card, note)
    elif note and not is_large(rect):
        draw_card_note(surface, rect, note)


def _free_corner(card: PerformanceCard, taken: Collection[performance_grid.Cell]) -> performance_grid.Cell:
    """The place of the 2 x 3 field with the most room: one that is no slot, else an empty slot."""
    order: list[performance_grid.Cell] = [(x, y) for y in (1, 2, 0) for x in (0, 1)]
    free = [cell for cell in order if cell not in card.slots] or [cell for cell in order if cell not in taken]
    return (free or order)[0]


def _corner_rect(rect: Rect, cell: performance_grid.Cell, size: tuple[int, int]) -> Rect:
    place = grid_of(rect)
    box = Rect(0, 0, *size).move_to(center=performance_grid.slot_center(place.origin, place.half, cell))
    return box.clamp(rect.inflate(-16, -100).move(0, 4))


def _draw_reason(
    surface: Surface,
    rect: Rect,
    card: PerformanceCard,
    markers: Mapping[performance_grid.Cell, performance_grid.Placed],
    reason: str,
) -> None:
    if not is_large(rect):
        return
    height = min(150, block_height(reason, 112, theme.TEXT.body, 19) + 14)
    box = _corner_rect(rect, _free_corner(card, markers), (128, height))
    shapes.draw_plate(surface, box, theme.DARK_INSET, 10, 2, theme.BRASS)
    place, room = (box.x + 9, box.y + 5), box.h - 10
    draw_block(surface, reason, Rect(place, (box.w - 16, room)), theme.TEXT.body, theme.CREAM, line=19)


def _draw_inner_note(surface: Surface, rect: Rect, card: PerformanceCard, note: str) -> None:
    if len(card.slots) == 6:
        text = LEAVES_SHORT if note == LEAVES else note  # between the lowest corners, above the bonus
        width = pill_width(text)
        pill = Rect(rect.centerx - width // 2, rect.bottom - 67, width, 24)
        draw_pill(surface, pill, text, theme.VELVET_LO if note == LEAVES else "#20303a", border=theme.BRASS)
        return
    box = _corner_rect(rect, _free_corner(card, ()), (118, 92))
    draw_icon(surface, "ui.exit" if note == LEAVES else "ui.info", within(box, top=4, height=28).center, 28, "#7a1c1c")
    draw_block(surface, note, within(box, top=38, height=0), theme.TEXT.label, "#7a1c1c", line=21, align="center")


def draw_card_note(surface: Surface, rect: Rect, note: str) -> None:
    """The tag that hangs below a board card."""
    tag = Rect(rect.x + 3, rect.bottom + 1, rect.w - 6, 24)
    shapes.draw_plate(surface, tag, theme.VELVET_LO if note == LEAVES else "#20303a", 6, 1, theme.BRASS)
    write_line(surface, note, inset(tag, 4, 0), theme.TEXT.label, theme.CREAM, "center")
