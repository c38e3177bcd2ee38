"""The table of the final scoring: categories in rows, players in columns, filled in cell by cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Color

from trickerion.scenes.scoring.ledger import FAME_TRACK, Cell, Column, OwnLine, Row, cells_in_order
from trickerion.scenes.scoring.podium import ROMAN
from trickerion.ui import theme
from trickerion.ui.controls import draw_resource
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import scoring as places
from trickerion.ui.shapes import draw_double_rule, draw_plate, draw_rule
from trickerion.ui.spots import Hotspot, Tip
from trickerion.ui.surfaces import draw_paper_panel, draw_pill, draw_round_badge
from trickerion.ui.text import draw_text, fits, gold_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_emblem, draw_sign_disk

if TYPE_CHECKING:
    from trickerion.scenes.scoring.scene import ScoringScene

_TRICK_NOTE = "Only a Trick whose Components are all owned scores."
_TWO_LINES = 46  # height from which a row has room for two lines
_COUNTED = {"shards": "shards", "coins": "coins"}


class TableView:
    """Draws the table with the first so many cells filled in."""

    def __init__(self, scene: ScoringScene) -> None:
        self._scene = scene
        self._table = scene.table
        self._order = {cell: number for number, cell in enumerate(cells_in_order(scene.table))}
        self._row_height = self._height()

    def _height(self) -> int:
        """Rows as high as the table has room for, level 3 Tricks a little higher."""
        bottom = places.FOOT.y - 8 - places.TOTAL_HEIGHT
        room = bottom - places.ROWS_TOP
        shares = len(self._table.rows) + 1.34 * self._table.own_rows
        return min(68, int(room / shares))

    @property
    def cells(self) -> int:
        """How many cells there are."""
        return len(self._order)

    def column_rect(self, number: int) -> pygame.Rect:
        """Where a player's column lies."""
        return places.column(number, len(self._table.columns))

    def spots(self) -> list[Hotspot]:
        """What a level 3 Trick asks for, on hover."""
        found = []
        for number, column in enumerate(self._table.by_seat):
            for line, own in enumerate(column.own):
                rect = self._trick_rect(number, line)
                tip = Tip(own.name, (own.text,), icon=own.icon, note=own.reason)
                found.append(
                    Hotspot(f"scoring.{number}.{line}", rect, tip=lambda tip=tip: tip, focusable=False)  # type: ignore[misc]
                )
        return found

    def _trick_rect(self, column: int, line: int) -> pygame.Rect:
        rect = self.column_rect(column)
        height = self._trick_height
        top = places.ROWS_TOP + self._row_height * len(self._table.rows) + line * height
        return pygame.Rect(rect.x, top, rect.w, height)

    @property
    def _trick_height(self) -> int:
        return min(70, int(self._row_height * 1.34))

    # ------------------------------------------------------------------ drawing

    def draw(self, canvas: pygame.Surface, filled: float) -> None:
        """The table with ``filled`` cells shown, the last of them counting up."""
        sheet = places.TABLE
        draw_paper_panel(canvas, sheet, rivets=True)
        self._draw_winner(canvas, filled)
        for number, column in enumerate(self._table.by_seat):
            self._draw_head(canvas, number, column)
        draw_double_rule(canvas, places.LABEL_X, sheet.right - 22, places.HEAD_LINE)
        y = places.ROWS_TOP
        for row in self._table.rows:
            self._draw_row(canvas, y, row, filled)
            y += self._row_height
            draw_rule(canvas, places.LABEL_X, sheet.right - 22, y)
        for line in range(self._table.own_rows):
            self._draw_tricks(canvas, y, line, filled)
            y += self._trick_height
            draw_rule(canvas, places.LABEL_X, sheet.right - 22, y)
        self._draw_total(canvas, filled)
        if filled >= self.cells:
            self._draw_foot(canvas)

    def _draw_winner(self, canvas: pygame.Surface, filled: float) -> None:
        if filled >= self.cells:
            rect = self.column_rect(self._table.by_seat.index(self._table.columns[0]))
            fill = theme.with_alpha(theme.mix(theme.PARCHMENT, theme.GLOW, 0.55), 200)
            draw_plate(canvas, rect.inflate(4, 0), fill, 10, 2, theme.BRASS)

    def _share(self, row: str, column: int, filled: float) -> float:
        """How far a cell has been counted, 0 to 1."""
        return max(0.0, min(1.0, filled - self._order[row, column]))

    def _draw_head(self, canvas: pygame.Surface, number: int, column: Column) -> None:
        rect = self.column_rect(number)
        colour = self._scene.colours[column.seat]
        draw_sign_disk(canvas, (rect.x + 34, rect.y + 34), 52, colour, self._scene.sign(column.seat))
        name, room = self._scene.names[column.seat], rect.w - 78
        draw_text(canvas, name, (rect.x + 72, rect.y + 20), theme.HEAD2, 23, theme.INK, "midleft", width=room)
        kind = self._scene.kind_words(column.seat)
        draw_text(canvas, kind, (rect.x + 72, rect.y + 46), theme.ITALIC, 17, theme.INK2, "midleft", width=room)

    def _draw_label(self, canvas: pygame.Surface, y: int, height: int, row: Row) -> None:
        x, middle = places.LABEL_X, y + height // 2
        draw_round_badge(canvas, (x + 19, middle), row.icon, 38, theme.INK)
        if height >= _TWO_LINES:
            draw_text(canvas, row.name, (x + 50, middle - 11), theme.BODY_BOLD, 20, theme.INK, "midleft")
            draw_text(canvas, row.detail, (x + 50, middle + 11), theme.ITALIC, 17, theme.INK2, "midleft", width=256)
            return
        drawn = draw_text(canvas, row.name, (x + 50, middle - 1), theme.BODY_BOLD, 19, theme.INK, "midleft")
        left = drawn.right + 10
        room = places.COLUMNS_X - 4 - left
        draw_text(canvas, row.detail, (left, middle), theme.ITALIC, 17, theme.INK2, "midleft", width=room)

    def _draw_row(self, canvas: pygame.Surface, y: int, row: Row, filled: float) -> None:
        self._draw_label(canvas, y, self._row_height, row)
        for number, column in enumerate(self._table.by_seat):
            share = self._share(row.id, number, filled)
            cell = column.cells.get(row.id)
            rect = pygame.Rect(self.column_rect(number).x, y, self.column_rect(number).w, self._row_height)
            if share > 0 and cell is not None:
                self._draw_cell(canvas, rect, row, cell, share)
            elif share > 0:
                draw_text(canvas, "–", (rect.right - 14, rect.centery - 1), theme.NUM, 25, theme.INK2, "midright")

    def _draw_cell(self, canvas: pygame.Surface, rect: pygame.Rect, row: Row, cell: Cell, share: float) -> None:
        middle = rect.centery
        if row.id in _COUNTED:
            draw_resource(canvas, (rect.x + 10, middle), _COUNTED[row.id], cell.number, 18)
        elif row.id != FAME_TRACK:
            draw_icon(canvas, row.icon, (rect.x + 21, middle), 23, theme.INK2)
            draw_text(canvas, str(cell.number), (rect.x + 38, middle - 1), theme.NUM, 18, theme.INK2, "midleft")
        self._draw_fame(canvas, rect, cell, share)

    def _draw_fame(
        self, canvas: pygame.Surface, rect: pygame.Rect, cell: Cell, share: float, ink: Color | None = None
    ) -> None:
        shown = str(round(cell.fame * share))
        capped = cell.is_capped and share >= 1
        above = capped and rect.h >= _TWO_LINES
        spot = (rect.right - 14, rect.centery - (12 if above else 1))
        drawn = draw_text(canvas, shown, spot, theme.NUM, 25, theme.INK if ink is None else ink, "midright")
        if capped:
            pill = pygame.Rect(rect.right - 72, rect.centery + 3, 60, 22)
            if not above:
                pill.midright = (drawn.x - 8, rect.centery)
            draw_pill(canvas, pill, f"cap {cell.fame}", theme.VELVET, theme.CREAM, 16)

    def _draw_tricks(self, canvas: pygame.Surface, y: int, line: int, filled: float) -> None:
        height = self._trick_height
        is_solo = self._scene.is_solo
        if line == 0:
            detail = "each by its own; the Heir’s lines" if is_solo else "each by its own condition"
            row = Row("tricks", "Level 3 Tricks", detail, "ui.trophy")
            self._draw_label(canvas, y, height, row)
        elif line == 1 and not is_solo:
            place = (places.LABEL_X + 50, y + 8)
            draw_block(canvas, _TRICK_NOTE, place, 256, theme.ITALIC, 17, theme.INK2, line=22)
        for number, column in enumerate(self._table.by_seat):
            share = self._share(f"trick:{line}", number, filled)
            if share > 0 and line < len(column.own):
                self._draw_own(canvas, self._trick_rect(number, line), column.own[line], share)

    def _draw_own(self, canvas: pygame.Surface, rect: pygame.Rect, shown: OwnLine, share: float) -> None:
        plate = pygame.Rect(rect.x + 5, rect.centery - 21, 42, 42)
        draw_plate(
            canvas, plate, theme.category_fill(shown.category) if shown.category else theme.VELVET, 8, 1, theme.BRASS
        )
        draw_icon(canvas, shown.icon, plate.center, 31, theme.CREAM)
        left = rect.x + 54
        room = rect.w - 54 - 48
        place = (left, rect.centery - 11)
        draw_text(canvas, shown.name, place, theme.BODY_BOLD, 18, theme.INK, "midleft", width=room)
        room -= 26 if shown.cell.is_capped else 0
        colour = theme.SHORT_NUMBER if shown.is_short else theme.INK2
        reason = shown.reason if fits(shown.reason, theme.ITALIC, room) else shown.brief
        draw_text(canvas, reason, (left, rect.centery + 12), theme.ITALIC, 17, colour, "midleft", width=room)
        ink = theme.SHORT_NUMBER if shown.is_short else None
        self._draw_fame(canvas, rect, shown.cell, share, ink)

    def _draw_total(self, canvas: pygame.Surface, filled: float) -> None:
        top = places.FOOT.y - 8 - places.TOTAL_HEIGHT
        draw_double_rule(canvas, places.LABEL_X, places.TABLE.right - 22, top)
        middle = top + places.TOTAL_HEIGHT // 2 + 1
        draw_text(canvas, "Total", (places.LABEL_X + 50, middle), theme.HEAD, 28, theme.INK, "midleft")
        for number, column in enumerate(self._table.by_seat):
            share = self._share("total", number, filled)
            if share > 0:
                self._draw_sum(canvas, self.column_rect(number), middle, column, share, filled >= self.cells)

    def _draw_sum(
        self, canvas: pygame.Surface, rect: pygame.Rect, y: int, column: Column, share: float, is_full: bool
    ) -> None:
        place = self._table.place_of(column.seat)
        first = is_full and place == 0
        shown = str(round(column.total * share))
        colour = theme.VELVET if first else theme.INK
        draw_text(canvas, shown, (rect.right - 14, y - 2), theme.NUM, 38, colour, "midright")
        if not is_full:
            return
        draw_plate(
            canvas, pygame.Rect(rect.x + 8, y - 20, 40, 40), theme.VELVET if first else theme.INK, 20, 2, theme.BRASS
        )
        gold_text(canvas, ROMAN[place], (rect.x + 28, y), 18)
        if self._table.tied_with(place):
            words = "wins the tie" if first else f"also {column.total}"
            draw_text(canvas, words, (rect.x + 56, y), theme.ITALIC, 18, colour, "midleft", width=rect.w - 150)

    def _draw_foot(self, canvas: pygame.Surface) -> None:
        """The tie-break when it decided, and the cap."""
        table, strip = self._table, places.FOOT
        words = f"Cap: {table.cap} from each category" if table.cap else ""
        if not self._any_tie:
            spot = (strip.right - 16, strip.centery)
            draw_text(canvas, words, spot, theme.ITALIC, 18, theme.INK2, "midright")
            return
        draw_plate(canvas, strip, (40, 24, 34, 245), 9, 1, theme.BRASS)
        y = strip.centery - 1
        draw_text(canvas, words, (strip.right - 16, y), theme.ITALIC, 18, theme.PARCHMENT, "midright")
        draw_icon(canvas, "phase.initiative", (strip.x + 26, strip.centery), 26, theme.BRASS_HI)
        words = "Tie-break: ahead in the Initiative order of the last turn"
        x = draw_text(canvas, words, (strip.x + 50, y), theme.BODY_BOLD, 18, theme.CREAM, "midleft").right + 20
        for place, seat in enumerate(table.initiative):
            x = self._draw_initiative(canvas, x, y, place, seat)

    @property
    def _any_tie(self) -> bool:
        return any(self._table.tied_with(number) for number in range(len(self._table.columns)))

    def _draw_initiative(self, canvas: pygame.Surface, x: int, y: int, place: int, seat: int) -> int:
        tied = self._table.tied_with(self._table.place_of(seat))
        drawn = draw_text(canvas, ROMAN[place], (x, y), theme.HEAD2, 17, theme.BRASS_HI, "midleft")
        draw_emblem(canvas, (drawn.right + 18, y + 1), 24, self._scene.colours[seat])
        role, colour = (theme.BODY_BOLD, theme.GLOW) if tied else (theme.BODY, theme.PARCHMENT2)
        name = self._scene.names[seat]
        spot = (drawn.right + 34, y)
        return draw_text(canvas, name, spot, role, 18, colour, "midleft", width=92).right + 12
