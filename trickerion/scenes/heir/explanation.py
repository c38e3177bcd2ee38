"""The right of the scene: the list of decisions, who comes then, Step, Run and the pace."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from trickerion.scenes.heir.story import Row
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.controls import draw_resource, draw_verdict
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import heir as at
from trickerion.ui.shapes import draw_double_rule, draw_plate, draw_round, vertical_gradient
from trickerion.ui.surfaces import draw_paper_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import block_height, draw_block
from trickerion.ui.tokens import draw_disk, draw_emblem
from trickerion.words import names as n
from trickerion.words.heir_tale import number_waiting

_HEAD_SIZE, _SIZE, _LINE = 20, 18, 23
_GAP = 12
_EDGE = 22
_CHAPTER = 36
_EMPTY = "Here stands, step by step, what the Heir does and why: from its first decision on."


@dataclass(frozen=True)
class Placed:
    """A row of the list with its place, counted from the top of the whole list."""

    row: Row
    rect: Rect


def set_list(rows: Sequence[Row]) -> list[Placed]:
    """The rows below each other."""
    placed, y = [], 0
    for row in rows:
        height = _CHAPTER if row.state == "head" else _entry_height(row)
        placed.append(Placed(row, Rect(0, y, at.LIST.w, height)))
        y += height + (4 if row.state == "head" else _GAP)
    return placed


def _room() -> int:
    return at.LIST.w - at.ENTRY_LEFT - 14


def _entry_height(row: Row) -> int:
    head = block_height(row.entry.head, _room(), theme.BODY_BOLD, _HEAD_SIZE, 25)
    return head + block_height(row.entry.body, _room(), theme.BODY, _SIZE, _LINE) + 8


def draw_panel(surface: pygame.Surface, title: str, subtitle: str) -> None:
    """The paper with its head."""
    rect = at.EXPLANATION
    draw_paper_panel(surface, rect, 12, 4, rivets=True, seed=11)
    draw_text(surface, title, at.TITLE, theme.HEAD, 28, theme.INK, "center", width=rect.w - 130)
    draw_text(surface, subtitle, at.SUBTITLE, theme.ITALIC, 19, theme.INK2, "center", width=rect.w - 130)
    draw_double_rule(surface, rect.x + 20, rect.right - 20, rect.y + 78)


def draw_list(surface: pygame.Surface, placed: Sequence[Placed], offset: int, hot: int, colour: str) -> None:
    """The rows in their window, scrolled by ``offset``; ``hot`` is the row under the pointer, -1 for none."""
    before = surface.get_clip()
    surface.set_clip(at.LIST)
    if not placed:
        place = (at.LIST.x + 24, at.LIST.y + 20)
        draw_block(surface, _EMPTY, place, at.LIST.w - 48, theme.ITALIC, 19, theme.INK2, line=26)
    for number, thing in enumerate(placed):
        rect = thing.rect.move(at.LIST.x, at.LIST.y - offset)
        if not rect.colliderect(at.LIST):
            continue
        if thing.row.state == "head":
            _draw_chapter(surface, rect, thing.row.entry.head)
        else:
            has_more = number + 1 < len(placed) and placed[number + 1].row.state != "head"
            _draw_entry(surface, rect, thing.row, number == hot, has_more, colour)
    surface.set_clip(before)
    end = placed[-1].rect.bottom - at.LIST.h if placed else 0
    _draw_edges(surface, offset > 0, offset < end)


@functools.lru_cache(maxsize=2)
def _edge(upwards: bool) -> pygame.Surface:
    """The paper's colour, fading over the edge of the window on the list."""
    clear = (*theme.rgba(theme.PARCHMENT)[:3], 0)
    stops = ((0.0, theme.PARCHMENT), (1.0, clear))
    image = vertical_gradient(at.LIST.w, _EDGE, stops)
    return pygame.transform.flip(image, False, True) if upwards else image


def _draw_edges(surface: pygame.Surface, above: bool, below: bool) -> None:
    """Where the list goes on, its edge fades."""
    if above:
        surface.blit(_edge(False), at.LIST.topleft)
    if below:
        surface.blit(_edge(True), (at.LIST.x, at.LIST.bottom - _EDGE))


def _draw_chapter(surface: pygame.Surface, rect: Rect, title: str) -> None:
    drawn = draw_text(surface, title, (rect.x + 10, rect.centery), theme.HEAD2, 20, theme.VELVET, "midleft")
    pygame.draw.line(surface, theme.BRASS_LO, (drawn.right + 12, rect.centery + 2), (rect.right - 12, rect.centery + 2))


def _draw_entry(surface: pygame.Surface, rect: Rect, row: Row, hot: bool, has_more: bool, colour: str) -> None:
    lit = row.state == "now"
    if lit or hot:
        fill = theme.mix(theme.PARCHMENT, theme.GLOW, 0.65 if lit else 0.3)
        draw_plate(surface, rect.inflate(0, 6), fill, 9, 2 if lit else 1, theme.BRASS)
    sign = (rect.x + 26, rect.y + 15)
    if has_more:
        pygame.draw.line(surface, theme.BRASS_LO, (sign[0], sign[1] + 16), (sign[0], rect.bottom + _GAP), 2)
    _draw_sign(surface, sign, row, colour)
    ink = theme.INK2 if row.state == "next" else theme.INK
    place = (rect.x + at.ENTRY_LEFT, rect.y + 1)
    y = draw_block(surface, row.entry.head, place, _room(), theme.BODY_BOLD, _HEAD_SIZE, ink, line=25)
    words = theme.INK if lit else theme.INK2
    draw_block(surface, row.entry.body, (place[0], y + 2), _room(), theme.BODY, _SIZE, words, line=_LINE)


def _draw_sign(surface: pygame.Surface, center: at.Point, row: Row, colour: str) -> None:
    """A tick, the velvet arrow, or the emblem of whoever comes then."""
    if row.state == "done":
        draw_verdict(surface, center, True, 28)
    elif row.state == "now":
        draw_round(surface, center, 32, theme.VELVET, 2, theme.BRASS_HI)
        draw_icon(surface, "ui.step_forward", center, 18, theme.BRASS_HI)
    else:
        draw_emblem(surface, center, 30, colour)


# ---- you -----------------------------------------------------------------------------------------------------------


def draw_you(surface: pygame.Surface, table: TableView, last: str) -> None:
    """The viewer's resources, last placement, and Characters still to place."""
    rect, player = at.YOU, table.me
    draw_plate(surface, rect, theme.PARCHMENT2, 9, 1, theme.PARCHMENT3)
    draw_disk(surface, (rect.x + 34, rect.centery - 2), 42, table.colours[table.viewer], "magician")
    draw_text(surface, "You", (rect.x + 66, rect.y + 19), theme.BODY_BOLD, 18, theme.INK, "midleft")
    x = rect.x + 120
    for kind, amount in (("fame", player.fame), ("coins", player.coins), ("shards", player.shards)):
        x = draw_resource(surface, (x, rect.y + 19), kind, amount, 18) + 16
    left = number_waiting(table.state, table.viewer)
    to_place = f"; {left or 'nobody'} left to place" if table.state.phase == "place_characters" else ""
    words = f"{last or n.PHASE.get(table.state.phase, '')}{to_place}"
    draw_text(surface, words, (rect.x + 66, rect.y + 44), theme.ITALIC, 17, theme.INK2, "midleft", width=340)
