"""How records are drawn: a share of wins with its interval, a bar, a place on a scale."""

import pygame
from pygame import Rect, Surface

from trickerion.storage.strength import Share
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.shapes import draw_plate, draw_round
from trickerion.ui.text import draw_text
from trickerion.words.screens import records as words

_SIDE = 64
"""Pixels that the number beside a share takes."""


def draw_share(canvas: Surface, rect: Rect, share: Share) -> None:
    """The dot is the share that was won, the bar where the true one lies."""
    track = within(rect, right=_SIDE, height=4)
    draw_plate(canvas, track, theme.PARCHMENT3, 2)
    if not share.games:
        return
    left, right = (track.x + round(track.w * end) for end in (share.low, share.high))
    draw_plate(canvas, Rect(left, rect.centery - 5, max(8, right - left), 10), theme.with_alpha(theme.VELVET, 90), 5)
    draw_round(canvas, (track.x + round(track.w * share.middle), rect.centery), 14, theme.rgba(theme.VELVET))
    told = words.percent(number=round(100 * share.middle))
    write_line(canvas, told, rect, theme.TEXT.number, theme.INK, "right")


def draw_bar(canvas: Surface, rect: Rect, share: float, colour: str) -> None:
    """A bar that fills so much of its room."""
    draw_plate(canvas, Rect(rect.x, rect.y, max(4, round(rect.w * share)), rect.h), colour, 6)


def draw_lines(canvas: Surface, rect: Rect, lines: list[tuple[int, ...]]) -> None:
    """Fame as it grew, a line for each game: the last one stands out."""
    most = max((max(line) for line in lines), default=0) or 1
    longest = max((len(line) for line in lines), default=2) - 1 or 1
    for number, line in enumerate(lines):
        is_last = number == len(lines) - 1
        points = [
            (rect.x + rect.w * n // longest, rect.bottom - rect.h * max(0, at) // most) for n, at in enumerate(line)
        ]
        colour = theme.VELVET if is_last else theme.BRASS_LO
        if len(points) > 1:
            for shift in range(2 if is_last else 1):
                pygame.draw.aalines(canvas, colour, False, [(x, y + shift) for x, y in points])
    pygame.draw.line(canvas, theme.INK2, rect.bottomleft, rect.bottomright)
    draw_text(canvas, str(most), (rect.x, rect.y - 12), theme.TEXT.number, theme.INK2, "midleft")
