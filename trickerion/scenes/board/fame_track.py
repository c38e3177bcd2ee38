"""The Fame track round the board, with the players' markers."""

from __future__ import annotations

import functools

import pygame
from pygame import Rect

from trickerion.rules.catalog import FAME_THRESHOLDS
from trickerion.table.panel import Panel
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as at
from trickerion.ui.shapes import draw_shadow, rounded_clip
from trickerion.ui.spots import Hotspot
from trickerion.ui.surfaces import draw_brass_frame, draw_wood_panel
from trickerion.ui.text import draw_text
from trickerion.ui.tips import always, plain
from trickerion.ui.tokens import draw_fame_marker, draw_lap_tag
from trickerion.words.screens.board import FAME

_FAN = 12


@functools.lru_cache(maxsize=1)
def _board() -> pygame.Surface:
    """Wood, cells and frames."""
    size = at.BOARD.inflate(40, 40).size
    image = pygame.Surface(size, pygame.SRCALPHA)
    inside = Rect(20, 20, *at.BOARD.size)
    draw_shadow(image, inside, 14, 14, 220, (0, 6))
    draw_wood_panel(image, inside, 12, 0, shadow=False)
    track = pygame.Surface(at.BOARD.size, pygame.SRCALPHA)
    for number in range(1, at.TRACK_LENGTH + 1):
        _draw_cell(track, number)
    image.blit(rounded_clip(track, 12), inside)
    draw_brass_frame(image, inside, 12, 4)
    draw_brass_frame(image, inside.inflate(-2 * at.TRACK, -2 * at.TRACK), 6, 2)
    return image


def _draw_cell(track: pygame.Surface, number: int) -> None:
    rect = at.fame_cell(number).move(-at.BOARD.x, -at.BOARD.y)
    threshold, ten = number in FAME_THRESHOLDS.values(), number % 10 == 0
    plain = "#2e1b14" if number % 2 else "#3a2419"
    pygame.draw.rect(track, theme.VELVET if threshold else "#5a3a22" if ten else plain, rect)
    pygame.draw.rect(track, theme.BRASS_LO, rect, 1)
    ink = theme.BRASS_HI if ten or threshold else "#d3b489"
    draw_text(track, str(number), (rect.centerx, rect.centery - 1), theme.NUM, 16, ink, "center")


def draw_board(surface: pygame.Surface) -> None:
    """The board itself with its track."""
    surface.blit(_board(), (at.BOARD.x - 20, at.BOARD.y - 20))


def marker_spots(table: TableView) -> dict[int, at.Point]:
    """Where each seat's marker stands; those that would cover each other fan out along the track."""
    spots: dict[int, at.Point] = {}
    for seat in table.state.seats:
        x, y = at.fame_spot(table.shown_fame(seat))
        along = (1, 0) if at.BOARD.y + at.TRACK > y or y > at.BOARD.bottom - at.TRACK else (0, 1)
        fan = sum(abs(x - other[0]) + abs(y - other[1]) < _FAN for other in spots.values())
        spots[seat] = (x + along[0] * fan * _FAN, y + along[1] * fan * _FAN)
    return spots


class FameTrack(Panel):
    """The track; the markers walk along it and are drawn with what lies round the board."""

    def add_spots(self, spots: Hotspots) -> None:
        rect = Rect(at.BOARD.x, at.BOARD.y, at.BOARD.w, at.TRACK)
        spots.add(Hotspot("fame", rect, tip=always(plain(FAME)), focusable=False))

    def draw_markers(self, canvas: pygame.Surface) -> None:
        """The markers of all players, the viewer's on top."""
        table, places = self.table, marker_spots(self.table)
        for seat in sorted(places, key=lambda s: s == table.viewer):
            draw_fame_marker(canvas, places[seat], table.colours[seat])
            if table.shown_fame(seat) > at.TRACK_LENGTH:
                draw_lap_tag(canvas, (places[seat][0], places[seat][1] + 20))
