"""The theaters that are still to come: on the board, in the Theater close up, and where a show is chosen."""

from collections.abc import Callable
from typing import Final

from pygame import Rect, Surface

from trickerion.table.panel import Deeds, Panel
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspot, Hotspots, tip_of
from trickerion.ui.layout.to_come import DeckSigns
from trickerion.ui.performance_card import draw_card_to_come
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_plate, draw_round, draw_shaded, shaded_stops
from trickerion.ui.surfaces import draw_brass_frame
from trickerion.ui.text import draw_text
from trickerion.words import names
from trickerion.words.screens import replay as words
from trickerion.words.workbook_where import THINGS

GROUND: Final = (46, 15, 25)
"""Of what is told beside the Performance cards."""


class ToCome(Panel):
    """A sign for each card of the deck: its turn and its theater. ``places`` has them for so many in row and deck."""

    zone = Zone.STAGE

    def __init__(self, table: TableView, deeds: Deeds, places: Callable[[int, int], DeckSigns]) -> None:
        super().__init__(table, deeds)
        self._places = places

    def _laid(self) -> DeckSigns:
        return self._places(len(self.table.on_board.row), len(self.table.on_board.theaters))

    def _signs(self) -> list[tuple[Rect, int, str]]:
        """Places of the theaters to come, each with its turn and its theater."""
        turn, coming = self.table.state.turn, zip(self._laid().rects, self.table.on_board.theaters, strict=True)
        return [(rect, number, theater) for number, (rect, theater) in enumerate(coming, turn + 1)]

    def add_hotspots(self, spots: Hotspots) -> None:
        for rect, turn, theater in self._signs():
            tip = tip_of(words.coming, turn, theater)
            spots.add(Hotspot(f"coming.{turn}", rect, means=THINGS["card"], tip=tip, focusable=False))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        signs, (_, ground, rail) = self._signs(), self._laid()
        if signs and ground:
            draw_plate(canvas, ground, GROUND, 10, 1, theme.BRASS_LO)
            write_line(canvas, words.TO_COME, within(ground, left=10, width=64), theme.TEXT.caption, theme.PARCHMENT)
        for rect, turn, theater in reversed(signs):
            if rail:
                draw_card_to_come(canvas, rect, turn, theater, rail)
            else:
                (_draw_small if ground else _draw_large)(canvas, rect, turn, theater)
        for x, top in {rect.centerx: rect.y for rect, _, _ in reversed(signs) if not ground}.items():
            draw_text(canvas, words.TO_COME, (x, top - 19), theme.TEXT.caption, theme.PARCHMENT, "center")


def _draw_large(canvas: Surface, rect: Rect, turn: int, theater: str) -> None:
    draw_shaded(canvas, rect, shaded_stops(theme.THEATER_COLOURS[theater], 0.1, 0.3), 8)
    draw_brass_frame(canvas, rect, 8, 2)
    size, center = min(26, rect.h - 6), (rect.x + 20, rect.centery)
    draw_round(canvas, center, size, theme.NIGHT, 1, theme.BRASS)
    draw_text(canvas, str(turn), (center[0], center[1] - 1), theme.TEXT.number, theme.BRASS_HI, "center")
    place, room = (rect.x + 24 + size // 2, rect.centery - 1), rect.w - 30 - size // 2
    draw_text(canvas, names.THEATER_SHORT[theater], place, theme.TEXT.label, theme.CREAM, "midleft", width=room)


def _draw_small(canvas: Surface, rect: Rect, turn: int, theater: str) -> None:
    draw_round(canvas, rect.center, rect.w, theme.THEATER_COLOURS[theater], 2, theme.BRASS)
    write_line(canvas, str(turn), rect, theme.TEXT.number, theme.CREAM, "center")
