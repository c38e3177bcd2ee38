"""The Heir's place in the Set-up of a solo game: its colour, the difficulty and what that changes, its own points."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from trickerion.rules.options import DIFFICULTIES
from trickerion.scenes.setup.solo_plan import HEIR_SEAT, SoloPlan
from trickerion.table.tips import words
from trickerion.ui import theme
from trickerion.ui.controls import draw_segments, segment_rects
from trickerion.ui.layout import setup as places
from trickerion.ui.shapes import draw_plate, draw_rule
from trickerion.ui.spots import Hotspot, Tip
from trickerion.ui.surfaces import draw_dark_panel
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_disk
from trickerion.words.heir.tables import DIFFICULTY, DifficultyRow, difficulty_rows, guide

if TYPE_CHECKING:
    from trickerion.scenes.setup.solo_scene import SoloSetupScene

_POINTS = (
    (
        "heir_hard_team",
        "Second Specialist",
        (("swap", "for an Apprentice"), ("add", "in addition")),
        "Hard adds a Specialist to the Heir’s team: in place of its second Apprentice, or beside it.",
    ),
    (
        "heir_level_3_cap",
        "Level 3 Tricks bring",
        ((20, "at most 20"), (0, "all their Fame")),
        "In the final scoring the Heir’s level 3 Tricks are limited like its other lines, or not.",
    ),
)
_ONLY_HARD = "Only Hard has a second Specialist."


class HeirPanel:
    """The dark plate below the player's row."""

    def __init__(self, scene: SoloSetupScene) -> None:
        self._scene = scene

    @property
    def _plan(self) -> SoloPlan:
        return self._scene.solo_plan

    # ------------------------------------------------------------------ spots

    def spots(self) -> list[Hotspot]:
        """Difficulties, the rows of the table, both points; the colours are those of any seat."""
        found = []
        for difficulty, part in zip(DIFFICULTIES, segment_rects(places.DIFFICULTY, 3), strict=True):
            act = partial(self._scene.set_difficulty, difficulty)
            tip = words(DIFFICULTY[difficulty], guide(difficulty))
            found.append(Hotspot(f"setup.difficulty.{difficulty}", part, on_click=act, tip=tip))
        for number, row in enumerate(self._rows()):
            tip = words(row.label.replace("{coin}", "Coins"), row.text)
            found.append(Hotspot(f"setup.heir.{row.id}", places.heir_row(number), tip=tip, focusable=False))
        return found + [spot for number in range(len(_POINTS)) for spot in self._point_spots(number)]

    def _point_spots(self, number: int) -> list[Hotspot]:
        point, name, values, text = _POINTS[number]
        area = places.heir_point(number)
        found = [Hotspot(f"setup.point.{point}", area, tip=words(name, text), focusable=False)]
        parts = segment_rects(places.heir_point_choice(number), len(values))
        for position, ((value, label), part) in enumerate(zip(values, parts, strict=True)):
            found.append(
                Hotspot(
                    f"setup.point.{point}.{position}",
                    part,
                    on_click=partial(self._scene.set_point, point, value),
                    enabled=self._plan.allows(point),
                    why_not=_ONLY_HARD,
                    tip=partial(Tip, f"{name} {label}", (text,)),
                )
            )
        return found

    def _rows(self) -> list[DifficultyRow]:
        return difficulty_rows(self._plan.ruling("heir_hard_team"))

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: pygame.Surface) -> None:
        """Plate, head, table, points."""
        panel = places.HEIR
        draw_dark_panel(canvas, panel, 10, 2)
        self._draw_head(canvas)
        self._draw_table(canvas)
        y = places.heir_point(0).y - 5
        draw_rule(canvas, panel.x + 14, panel.right - 14, y, theme.BRASS_LO)
        for number in range(len(_POINTS)):
            self._draw_point(canvas, number)

    def _draw_head(self, canvas: pygame.Surface) -> None:
        panel, seat = places.HEIR, self._plan.seats[HEIR_SEAT]
        draw_disk(canvas, (panel.x + 46, panel.y + 42), 62, seat.colour, "magician")
        draw_text(
            canvas,
            "Dahlgaard’s Heir",
            (panel.x + 92, panel.y + 28),
            theme.HEAD2,
            23,
            theme.BRASS_HI,
            "midleft",
            width=250,
        )
        note = "Its Magician is drawn: never of your category"
        place = (panel.x + 92, panel.y + 59)
        draw_text(canvas, note, place, theme.ITALIC, 18, theme.PARCHMENT2, "midleft", width=panel.w - 106)

    def _draw_table(self, canvas: pygame.Surface) -> None:
        chosen = DIFFICULTIES.index(self._plan.difficulty)
        columns = segment_rects(places.DIFFICULTY, len(DIFFICULTIES))
        rows = self._rows()
        lit = columns[chosen].unionall([places.heir_row(len(rows) - 1).clip(columns[chosen].inflate(0, 2000))])
        draw_plate(canvas, lit.inflate(-4, 6), (120, 84, 40, 84), 10, 1, theme.BRASS)
        place = (places.HEIR.x + 16, places.DIFFICULTY.centery - 1)
        draw_text(canvas, "Difficulty", place, theme.HEAD2, 20, theme.BRASS_HI, "midleft")
        names = [f"setup.difficulty.{difficulty}" for difficulty in DIFFICULTIES]
        hot = self._scene.spots.hovered
        hovered = names.index(hot) if hot in names else None
        labels = [DIFFICULTY[difficulty] for difficulty in DIFFICULTIES]
        draw_segments(canvas, places.DIFFICULTY, labels, chosen, size=18, hovered=hovered)
        for number, row in enumerate(rows):
            self._draw_row(canvas, number, row, columns, chosen)

    def _draw_row(
        self, canvas: pygame.Surface, number: int, row: DifficultyRow, columns: list[pygame.Rect], chosen: int
    ) -> None:
        rect = places.heir_row(number)
        if self._scene.spots.is_hot(f"setup.heir.{row.id}"):
            draw_plate(canvas, rect, (120, 84, 60, 70), 6)
        top = rect.y + 1
        draw_block(canvas, row.label, (rect.x + 8, top), 200, theme.BODY, 17, theme.PARCHMENT, line=22, on_dark=True)
        for position, (column, cell) in enumerate(zip(columns, row.cells, strict=True)):
            role, ink = (theme.BODY_BOLD, theme.CREAM) if position == chosen else (theme.BODY, theme.PARCHMENT3)
            place = (column.x, top)
            text = cell or "nothing"
            draw_block(canvas, text, place, column.w, role, 17, ink, line=22, align="center", on_dark=True)

    def _draw_point(self, canvas: pygame.Surface, number: int) -> None:
        point, name, values, _ = _POINTS[number]
        rect, open_now = places.heir_point(number), self._plan.allows(point)
        ink = theme.PARCHMENT if open_now else "#8d7a66"
        draw_text(canvas, name, (rect.x + 8, rect.centery - 1), theme.BODY, 17, ink, "midleft", width=172)
        names = [f"setup.point.{point}.{position}" for position in range(len(values))]
        hot = self._scene.spots.hovered
        hovered = names.index(hot) if hot in names and open_now else None
        chosen = [value for value, _ in values].index(self._plan.ruling(point)) if open_now else -1
        closed = () if open_now else tuple(range(len(values)))
        labels = [label for _, label in values]
        draw_segments(canvas, places.heir_point_choice(number), labels, chosen, size=17, hovered=hovered, closed=closed)
