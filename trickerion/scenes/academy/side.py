"""Beside the stage: the room in sight in words, or what cards and abilities offer, or the log."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

import pygame
from pygame import Rect

from trickerion.rules.academy.catalog import CLASSROOMS, PRACTICE_ROOMS
from trickerion.rules.ask.actions import answer_facts
from trickerion.rules.moves import Move, Skip
from trickerion.scenes.academy.view import AcademyView, Slot
from trickerion.table.log_panel import LogPanel
from trickerion.ui import theme
from trickerion.ui.academy import MarkerLook, draw_academy_marker, draw_marker_slot
from trickerion.ui.academy_rooms import type_of
from trickerion.ui.academy_signs import parts_of
from trickerion.ui.action_row import RowText, draw_action_row
from trickerion.ui.bubble import Tip
from trickerion.ui.deeds import say
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import academy as at
from trickerion.ui.shapes import draw_diamond, draw_double_rule, draw_rule
from trickerion.ui.surfaces import draw_dark_panel, draw_paper_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tips import always
from trickerion.words import names
from trickerion.words.academy import screen as words
from trickerion.words.academy.names import tile as tile_name
from trickerion.words.screens.table import DRAWING_COSTS


class Extra(NamedTuple):
    """One offer: the move, its sentence, and what it changes for the viewer."""

    move: Move
    label: str
    detail: str


@dataclass
class Words:
    """``do`` makes the move of an offer, ``fold`` folds the words away or opens them, ``again`` lays out the log."""

    log: LogPanel
    do: Callable[[Move], object]
    fold: Callable[[], object]
    again: Callable[[], object]
    extras: Sequence[Extra] = field(default_factory=list)
    is_folded: bool = False

    def add_hotspots(self, spots: Hotspots) -> None:
        """The offers; or the head that folds, with the log below it."""
        for number, offer in enumerate(self.extras):
            rect = at.extra(number, len(self.extras))
            spots.add(Hotspot(f"extra_{number}", rect, on_click=partial(self.do, offer.move)))
        if not self.extras:
            tip = always(Tip(words.SHOW_WORDS if self.is_folded else words.FOLD_WORDS))
            spots.add(Hotspot("words.fold", at.WORDS_HEAD, on_click=self.fold, tip=tip))
            if self.is_folded:
                self.log.add_hotspots(spots, self.again)

    def draw(self, canvas: pygame.Surface, spots: Hotspots, table: AcademyView) -> None:
        """Whichever of the three is shown now."""
        hot = not self.extras and spots.is_hot("words.fold")
        tile = table.tile or _tile_in_sight(table)
        title = tile_name(tile) if tile else words.ACADEMY_WORDS
        if not self.extras and not self.is_folded:
            draw_paper_panel(canvas, at.WORDS, 12, 3)
            _draw_head(canvas, title, hot, "ui.up")
            _draw_words(canvas, table, tile)
            return
        draw_paper_panel(canvas, at.WORDS_HEAD, 12, 3)
        _draw_head(canvas, title, hot, "" if self.extras else "ui.down")
        if self.extras:
            _draw_extras(canvas, self.extras, spots)
        else:
            self.log.draw(canvas, spots)


def extra(table: AcademyView, move: Move, change: tuple[int, int, int]) -> Extra:
    """The offer of a move."""
    price = answer_facts(table.state, table.viewer, move).price
    pays = names.change(*change) if price is None else DRAWING_COSTS(price)
    return Extra(move, say(move, table.state, table.viewer), pays)


def _tile_in_sight(table: AcademyView) -> str:
    space = table.target.space if table.target is not None else table.pointed
    return table.board.spaces[space].tile if space else ""


def _draw_head(canvas: pygame.Surface, title: str, hovered: bool, sign: str) -> None:
    head = at.WORDS_HEAD
    draw_text(canvas, title, (head.centerx, head.y + 23), theme.HEAD, 24, theme.INK, "center", width=head.w - 110)
    if sign:
        draw_icon(canvas, sign, (head.right - 30, head.y + 23), 20, theme.VELVET if hovered else theme.INK2)


def _draw_words(canvas: pygame.Surface, table: AcademyView, tile: str) -> None:
    panel = at.WORDS
    draw_double_rule(canvas, panel.x + 20, panel.right - 20, panel.y + 42)
    y = panel.y + 56
    if tile:
        for number, (title, line) in enumerate(_slot_lines(table, tile)):
            _draw_slot_line(canvas, table, tile, number, (title, line))
            y = panel.y + 110 + 54 * number
        y += 8
        draw_rule(canvas, panel.x + 20, panel.right - 20, y, theme.PARCHMENT3)
        y += 10
    sentences = words.ABOUT[type_of(tile)] if tile else words.ABOUT_ALL
    for sentence in sentences:
        draw_diamond(canvas, (panel.x + 30, y + 12), 6, theme.VELVET, theme.VELVET, 1)
        room = Rect(panel.x + 48, y, panel.w - 68, 0)
        y = draw_block(canvas, sentence, room, theme.BODY, 19, theme.INK, line=22) + 5


def _slot_lines(table: AcademyView, tile: str) -> Iterator[tuple[str, str]]:
    """For each slot of a room: what it does, and who is there."""
    room = next((room for room in table.board.rooms if room.tile == tile), None)
    for number in range(2):
        marker = room.markers[number] if room is not None else None
        is_target = room is not None and table.target == Slot(room.space, number)
        who = words.GOES_HERE if is_target else words.FREE_SLOT
        who = words.taken(who=table.who(marker.owner), trick=names.trick(marker.trick)) if marker is not None else who
        if tile in CLASSROOMS:
            yield words.class_line(CLASSROOMS[tile]), who
        else:
            parts = list(parts_of(PRACTICE_ROOMS[tile].slots[number]))
            yield words.practice_line(parts), who


def _draw_slot_line(canvas: pygame.Surface, table: AcademyView, tile: str, number: int, text: tuple[str, str]) -> None:
    panel, room = at.WORDS, next((room for room in table.board.rooms if room.tile == tile), None)
    center = (panel.x + 52, panel.y + 80 + 54 * number)
    marker = room.markers[number] if room is not None else None
    if marker is None:
        draw_marker_slot(canvas, center, 21, lit=room is not None and Slot(room.space, number) in table.targets)
    else:
        draw_academy_marker(canvas, center, 21, MarkerLook(table.colours[marker.owner], marker.suit))
    left = panel.x + 88
    draw_block(canvas, text[0], Rect(left, center[1] - 24, panel.right - 20 - left, 25), theme.BODY, 19, theme.INK)
    below = (left, center[1] + 12)
    draw_text(canvas, text[1], below, theme.ITALIC, 17, theme.INK2, "midleft", width=panel.right - 20 - left)


def _draw_extras(canvas: pygame.Surface, extras: Sequence[Extra], spots: Hotspots) -> None:
    panel = at.EXTRAS
    draw_dark_panel(canvas, panel, 12, 3)
    draw_text(canvas, words.EXTRAS, (panel.x + 20, panel.y + 10), theme.HEAD, 24, theme.BRASS_HI)
    for number, offer in enumerate(extras):
        hot, rect = spots.is_hot(f"extra_{number}"), at.extra(number, len(extras))
        icon = "ui.cancel" if isinstance(offer.move, Skip) else "ui.special_card"
        text = RowText(offer.label, icon=icon, detail=offer.detail if rect.h >= 44 else "", size=19)
        draw_action_row(canvas, rect, text, state="lit", hovered=hot, light=0.6)
