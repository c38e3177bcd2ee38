"""The audience from behind, three rows of it, and what it throws."""

import functools
import math
import random
from dataclasses import dataclass

import pygame
from pygame import Surface

from trickerion.ui import theme
from trickerion.ui.stage.motes import motes, put, streak, turned
from trickerion.ui.stage.painted import mirrored, painted
from trickerion.ui.surface_cache import lasting_surface
from trickerion.ui.theme import Rgba

HEADS = ("top-hat", "bowler", "bun", "bonnet", "cap", "bare")
ROWS = ((870, 34), (928, 44), (1006, 58))
"""Height of the heads of each row, from the stage on, and how wide a head is."""
HEAD, BODY = 2.4, 1.9
"""Height of a guest painted above and below the middle of the head, in heads."""
GESTURES = ("claps", "cheers")
"""What guests do who turn to a neighbour at the applause; they look right in their pictures."""
DARK = ((46, 22, 30), (27, 13, 21), (13, 7, 13))
"""The colour of each row."""
_TOP = 780
_RISE = 0.16  # of the applause, by which each row rises later than the one before it


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody in the audience."""

    row: int
    x: int
    y: int
    head: str
    eager: float  # at which applause the arms go up
    beat: float
    throws: bool
    looks: int  # to which neighbour at the applause: 1 right, -1 left, 0 none


_ALONE = 5
"""Every so manyth guest turns to nobody."""


@functools.cache
def guests() -> tuple[Guest, ...]:
    """All who sit there, row by row, from the stage on."""
    dice, found = random.Random(5), list[Guest]()
    for row, (y, size) in enumerate(ROWS):
        x = -20 + dice.random() * 30
        while x < theme.CANVAS_SIZE[0] + 40:
            head = dice.choices(HEADS, (24, 18, 20, 14, 10, 14))[0]
            guest = Guest(
                row,
                round(x),
                y + dice.randint(-5, 5),
                head,
                dice.uniform(0.3, 0.95),
                dice.random(),
                dice.random() < 0.3,
                0 if len(found) % _ALONE == _ALONE - 1 else 1 - 2 * (len(found) % 2),
            )
            found.append(guest)
            x += size * dice.uniform(1.75, 2.25)
    return tuple(found)


def draw_audience(canvas: Surface, ms: float, applause: float) -> None:
    """Three rows from behind: ``applause`` 0 sits still, 1 is on its feet with hats in the air."""
    if applause <= 0:
        canvas.blit(_sitting(), (0, _TOP))
        return
    for row in range(len(ROWS)):
        _draw_row(canvas, row, ms, max(0.0, min(1.0, applause * (1 + 2 * _RISE) - row * _RISE)))


@lasting_surface
def _sitting() -> Surface:
    """All of them, sitting."""
    picture = Surface((theme.CANVAS_SIZE[0], theme.CANVAS_SIZE[1]), pygame.SRCALPHA)
    for row in range(len(ROWS)):
        _draw_row(picture, row, 0, 0)
    return picture.subsurface((0, _TOP, theme.CANVAS_SIZE[0], theme.CANVAS_SIZE[1] - _TOP)).copy()


def _draw_row(canvas: Surface, row: int, ms: float, share: float) -> None:
    y, size = ROWS[row]
    for guest in guests():
        if guest.row == row:
            _draw_guest(canvas, guest, ms, share)
    below = round(y + (BODY - 0.5) * size - share * size * 0.55)
    canvas.fill(DARK[row], (0, below, theme.CANVAS_SIZE[0], theme.CANVAS_SIZE[1] - below))


def _draw_guest(canvas: Surface, guest: Guest, ms: float, share: float) -> None:
    size = ROWS[guest.row][1]
    beat = math.sin(ms / 110 + guest.beat * math.tau)
    up = share >= guest.eager
    lift = share * size * (0.55 + 0.35 * guest.beat) + share * 4 * beat
    throws = up and not guest.looks and guest.throws and guest.head in ("top-hat", "bowler", "cap")
    if guest.looks and share > 0:
        picture = (painted if guest.looks > 0 else mirrored)(f"guest-{guest.row}-{guest.head}-{GESTURES[up]}.png")
    else:
        picture = painted(f"guest-{guest.row}-{'bare' if throws else guest.head}{'-up' if up else ''}.png")
    canvas.blit(picture, picture.get_rect(midtop=(guest.x, round(guest.y - HEAD * size - lift))))
    if throws:
        flight = (ms / 1500 + guest.beat) % 1.0
        high = size * (1.6 + 2.6 * math.sin(math.pi * flight))
        spin = round(360 * flight / 15) * 15 % 360
        put(
            canvas,
            turned(f"thrown-{guest.row}-{guest.head}.png", round(size * 1.3), spin),
            (guest.x + 10 * beat, guest.y - lift - high),
        )


_CONFETTI: tuple[Rgba, ...] = (
    (244, 220, 154, 255),
    (181, 48, 60, 255),
    (31, 138, 134, 255),
    (219, 162, 44, 255),
    (217, 212, 200, 255),
)
_BOUQUETS = (
    ((1120, 1232), 818, -70, 0),
    ((1500, 1478), 808, 65, 1),
    ((1180, 1310), 800, -55, 2),
    ((1520, 1440), 815, 80, 3),
    ((1060, 1210), 806, 100, 4),
    ((1500, 1400), 820, 35, 5),
)
"""Bouquets: from and to which x, where they come to lie, their turn and their kind."""


def draw_flowers(canvas: Surface, ms: float) -> None:
    """Confetti and bouquets, thrown at the bow in the first two seconds; they stay on the boards."""
    for number, ((start, end), y, angle, kind) in enumerate(_BOUQUETS):
        share = max(0.0, min(1.0, (ms - 150 * number) / 800))
        if share > 0:
            high = 300 * 4 * share * (1 - share)
            spot = start + (end - start) * share, 900 + (y - 900) * share - high
            spin = round((angle + 300 * (1 - share)) / 10) * 10
            put(canvas, turned(f"bouquet-{kind % 3}.png", 96, spin % 360), spot)
    shown = canvas.get_clip().inflate(0, 40)
    for mote in motes(150, 2):
        since = ms / 1000 - 1.6 * mote.start
        if since > 0:
            drop = 90 + 140 * mote.size + since * (90 + 80 * mote.far)
            if drop < 830 and shown.top < drop < shown.bottom:
                x = 410 + 1100 * mote.turn + 26 * math.sin(since * 3 + mote.spin * 6)
                angle = round((mote.spin * 180 + since * 200) / 15) * 15 % 180
                put(canvas, streak(5 + round(4 * mote.hue), angle, _CONFETTI[mote.number % 5]), (x, drop))
