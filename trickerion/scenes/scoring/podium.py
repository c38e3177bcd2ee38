"""The stage with the podium: it rises when the table is full."""

from __future__ import annotations

import functools

import pygame

from trickerion.scenes.scoring.sheet import Column, ScoreSheet
from trickerion.ui import theme
from trickerion.ui.controls import draw_resource
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import scoring as places
from trickerion.ui.scenery import curtain, skyline, valance
from trickerion.ui.shapes import draw_glow, draw_plate, draw_shaded, draw_shadow, rounded_clip, vertical_gradient
from trickerion.ui.surfaces import draw_brass_frame, draw_ribbon
from trickerion.ui.text import draw_name, draw_text, gold_text, text_width
from trickerion.ui.tokens import draw_sign_disk
from trickerion.words import names
from trickerion.words.screens import scoring as words

_BOARDS = 96


@functools.lru_cache(maxsize=2)
def _stage(palette: str) -> pygame.Surface:
    """City, lights, boards and curtains behind the podium."""
    width, height = places.PODIUM.size
    picture = rounded_clip(skyline(width, height, 4), 12)
    _draw_lights(picture)
    floor = pygame.Rect(4, 448, width - 8, _BOARDS)
    picture.blit(vertical_gradient(floor.w, floor.h, ((0.0, "#6b3d22"), (1.0, "#3a1f14"))), floor)
    picture.set_clip(floor)
    for board in range(-16, 17):
        start, end = (floor.centerx + board * 34, floor.y), (floor.centerx + board * 58, floor.bottom)
        pygame.draw.aaline(picture, "#4d2b19", start, end)
    picture.set_clip(None)
    pygame.draw.line(picture, "#94602f", floor.topleft, floor.topright, 2)
    side = curtain(70, height - 10)
    picture.blit(rounded_clip(side, 10), (2, 6))
    picture.blit(rounded_clip(pygame.transform.flip(side, True, False), 10), (width - 72, 6))
    picture.blit(valance(width, 7, 60), (0, 0))
    draw_brass_frame(picture, pygame.Rect(0, 0, width, height), 12, 4)
    return picture


def _draw_lights(picture: pygame.Surface) -> None:
    """Two beams from above."""
    beams = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    middle = picture.get_width() // 2
    for top, lean in ((60, -14), (picture.get_width() - 60, 14)):
        foot = middle + lean
        pygame.draw.polygon(
            beams, (255, 232, 170, 44), [(top - 8, 0), (top + 8, 0), (foot + 150, 430), (foot - 150, 430)]
        )
    picture.blit(pygame.transform.box_blur(beams, 14), (0, 0))


class Podium:
    """Draws the stage; ``rise`` runs from 0 (all below the boards) to 1."""

    def __init__(self, sheet: ScoreSheet) -> None:
        self._sheet = sheet

    def draw(self, canvas: pygame.Surface, rise: float) -> None:
        """Stage, podium, and the words above."""
        stage = places.PODIUM
        draw_shadow(canvas, stage, 12, 10, 200, (0, 6))
        canvas.blit(_stage(theme.palette()), stage)
        if rise <= 0:
            draw_ribbon(canvas, places.RIBBON, "#4e0f1c", words.RIBBON, 30)
            return
        clip = canvas.get_clip()
        canvas.set_clip(pygame.Rect(stage.x, stage.y, stage.w, places.PODIUM_FLOOR))
        for place in reversed(range(min(3, len(self._sheet.columns)))):
            self._draw_step(canvas, place, rise)
        canvas.set_clip(clip)
        if rise >= 1:
            self._draw_words(canvas)

    def _draw_words(self, canvas: pygame.Surface) -> None:
        stage, sheet = places.PODIUM, self._sheet
        winner, last = sheet.columns[0], sheet.columns[-1]
        title = sheet.verdict or words.winner(winner.name)
        draw_ribbon(canvas, places.RIBBON, "#4e0f1c", title, 34, "ui.first_player")
        how = words.with_fame(winner.total, sheet.is_tied, last.total if sheet.verdict else None)
        spot = (stage.centerx, stage.y + 150)
        draw_text(canvas, how, spot, theme.ITALIC, 20, theme.CREAM, "center", shadow=(20, 8, 12))
        if len(sheet.columns) > 3:
            _draw_fourth(canvas, sheet.columns[3])

    def _draw_step(self, canvas: pygame.Surface, place: int, rise: float) -> None:
        """The step comes up from below the boards, with the player's disk on it."""
        stage, column = places.PODIUM, self._sheet.columns[place]
        shift, height, size = places.PODIUM_STEPS[place]
        if len(self._sheet.columns) == 2:
            shift = (76, -76)[place]
        sunk, x = round((1 - rise) * (height + size + 60)), stage.centerx + shift
        rect = pygame.Rect(x - 62, stage.y + places.PODIUM_FLOOR - height + sunk, 124, height)
        _draw_box(canvas, rect)
        gold_text(canvas, names.ROMAN[place + 1], (x, rect.y + 36), 32)
        draw_name(canvas, column.name, (x, rect.y + 68), 20, theme.CREAM, "center", rect.w - 12)
        _draw_fame(canvas, (x, rect.bottom - 26), column.total)
        center = (x, rect.y - size // 2 - 4)
        if place == 0:
            draw_glow(canvas, center, size // 2 + 6, theme.GLOW, 0.9)
        draw_sign_disk(canvas, center, size, column.colour, column.sign)
        if place == 0:
            draw_icon(canvas, "ui.first_player", (x, rect.y - size - 22), 38, theme.BRASS_HI, shadow=True)


def _draw_box(canvas: pygame.Surface, rect: pygame.Rect) -> None:
    draw_shadow(canvas, rect, 6, 8, 170, (0, 4))
    light = theme.mix(theme.VELVET, "#ffffff", 0.12)
    draw_shaded(canvas, rect, ((0.0, light), (0.3, theme.VELVET), (1.0, theme.VELVET_LO)), 6)
    draw_brass_frame(canvas, rect, 6, 3)
    draw_plate(canvas, pygame.Rect(rect.x - 6, rect.y - 4, rect.w + 12, 14), theme.BRASS, 5, 1, theme.BRASS_LO)


def _draw_fame(canvas: pygame.Surface, center: tuple[int, int], fame: int) -> None:
    half = (text_width(str(fame), theme.NUM, 24) + 34) // 2
    draw_resource(canvas, (center[0] - half, center[1]), "fame", fame, 24, on_dark=True)


def _draw_fourth(canvas: pygame.Surface, column: Column) -> None:
    x, y = places.FOURTH
    draw_sign_disk(canvas, (x, y), 42, column.colour, column.sign)
    name, spot, shadow = words.fourth(column.name), (x + 30, y - 1), (20, 8, 8)
    drawn = draw_text(canvas, name, spot, theme.BODY_BOLD, 19, theme.CREAM, "midleft", width=240, shadow=shadow)
    draw_resource(canvas, (drawn.right + 14, y), "fame", column.total, 22, on_dark=True)
