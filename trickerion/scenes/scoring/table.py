"""The table of the final scoring: categories in rows, players in columns, filled in cell by cell."""

from functools import partial

from pygame import Color, Rect, Surface

from trickerion.scenes.scoring import layout as at
from trickerion.scenes.scoring import sheet as lines
from trickerion.scenes.scoring.sheet import FAME_TRACK, HEIR_LINE, TRICK, Category, Cell, OwnLine, Scores, ScoreSheet
from trickerion.ui import theme
from trickerion.ui.controls import draw_resource
from trickerion.ui.flow import within, write_line
from trickerion.ui.giving_way import longer_or_shorter
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, Tip
from trickerion.ui.icons import draw_icon
from trickerion.ui.said import Zone
from trickerion.ui.shapes import draw_double_rule, draw_plate, draw_rule
from trickerion.ui.surfaces import draw_paper_panel, draw_pill, draw_round_badge
from trickerion.ui.text import draw_text, fits, gold_text, text_width
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_emblem, draw_sign_disk
from trickerion.words import names
from trickerion.words.screens import scoring as words

_TWO_LINES = 46  # height from which a row has room for two lines
_COUNTED = ("shards", "coins")  # shown as resources
_FINAL_ROW = "total"
_BESIDE_NAME = 74  # a place in the Initiative order: number, emblem and gaps


class ScoreTable(Drawn):
    """Draws the table as it fills, cell by cell."""

    zone = Zone.NOW

    def __init__(self, sheet: ScoreSheet) -> None:
        self._sheet, self.filled = sheet, 0.0
        own = [f"trick:{line}" for line in range(sheet.own_rows)]
        rows = [*(row.id for row in sheet.rows), *own, _FINAL_ROW]
        cells = [(row, column) for row in rows for column in range(len(sheet.columns))]
        self._order = {cell: number for number, cell in enumerate(cells)}
        room = at.FOOT.y - 8 - at.TOTAL_HEIGHT - at.ROWS_TOP
        self._row_height = min(68, int(room / (len(sheet.rows) + 1.34 * sheet.own_rows)))

    @property
    def cells(self) -> int:
        """Number of cells; they are filled in row by row."""
        return len(self._order)

    def _column_rect(self, number: int) -> Rect:
        return at.column(number, len(self._sheet.columns))

    def add_hotspots(self, spots: Hotspots) -> None:
        """Add the spots that explain, on hover, the demands of a level 3 Trick and the contents of a cell."""
        for number, column in enumerate(self._sheet.by_seat):
            for place, row in enumerate(self._sheet.rows):
                cell = column.cells.get(row.id)
                if cell is not None and cell.tip:
                    tip = partial(Tip, row.name, (cell.tip,), icon=row.icon)
                    room = self._column_rect(number)
                    rect = Rect(room.x, at.ROWS_TOP + self._row_height * place, room.w, self._row_height)
                    spots.add(Hotspot(f"scoring.{number}.{row.id}", rect, tip=tip, focusable=False))
            for line, own in enumerate(column.own):
                tip = partial(Tip, own.name, (own.text,), icon=own.icon, note=own.reason)
                rect = self._trick_rect(number, line)
                spots.add(Hotspot(f"scoring.{number}.{line}", rect, tip=tip, focusable=False))
        for number, row in enumerate(self._sheet.rows):
            rect = Rect(at.LABEL_X, 0, at.COLUMNS_X - at.LABEL_X, self._row_height)
            rect.y = at.ROWS_TOP + rect.h * number
            tip = partial(Tip, row.name, (row.detail,), icon=row.icon)
            spots.add(Hotspot(f"scoring.row.{row.id}", rect, tip=tip if row.detail else None, focusable=False))

    def _trick_rect(self, column: int, line: int) -> Rect:
        rect, height = self._column_rect(column), self._trick_height
        top = at.ROWS_TOP + self._row_height * len(self._sheet.rows) + line * height
        return Rect(rect.x, top, rect.w, height)

    @property
    def _trick_height(self) -> int:
        return min(70, int(self._row_height * 1.34))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        """The table with ``filled`` cells shown, the last of them counting up."""
        sheet, filled = at.TABLE, self.filled
        draw_paper_panel(canvas, sheet, rivets=True)
        if filled >= self.cells:
            winner = self._column_rect(self._sheet.by_seat.index(self._sheet.columns[0]))
            fill = theme.with_alpha(theme.mix(theme.PARCHMENT, theme.GLOW, 0.55), 200)
            draw_plate(canvas, winner.inflate(4, 0), fill, 10, 2, theme.BRASS)
        for number, column in enumerate(self._sheet.by_seat):
            self._draw_head(canvas, number, column)
        draw_double_rule(canvas, at.LABEL_X, sheet.right - 22, at.HEAD_LINE)
        y = at.ROWS_TOP
        for row in self._sheet.rows:
            self._draw_row(canvas, y, row, filled)
            y += self._row_height
            draw_rule(canvas, at.LABEL_X, sheet.right - 22, y)
        for line in range(self._sheet.own_rows):
            self._draw_tricks(canvas, y, line, filled)
            y += self._trick_height
            draw_rule(canvas, at.LABEL_X, sheet.right - 22, y)
        self._draw_total(canvas, filled)
        if filled >= self.cells:
            self._draw_foot(canvas)

    def _share(self, row: str, column: int, filled: float) -> float:
        """Share of a cell that has been counted, 0 to 1."""
        return max(0.0, min(1.0, filled - self._order[row, column]))

    def _draw_head(self, canvas: Surface, number: int, column: Scores) -> None:
        rect = self._column_rect(number)
        draw_sign_disk(canvas, (rect.x + 34, rect.y + 34), 52, column.colour, column.sign)
        room = rect.w - 78
        write_line(
            canvas, column.name, within(rect, left=72, top=6, width=room, height=30), theme.TEXT.strong_lead, theme.INK
        )
        write_line(
            canvas, column.kind, within(rect, left=72, top=32, width=room, height=30), theme.TEXT.aside, theme.INK2
        )

    def _draw_label(self, canvas: Surface, y: int, height: int, row: Category) -> None:
        x, middle = at.LABEL_X, y + height // 2
        draw_round_badge(canvas, (x + 19, middle), row.icon, 38, theme.INK)
        if height >= _TWO_LINES:
            draw_text(canvas, row.name, (x + 50, middle - 11), theme.TEXT.strong_large, theme.INK, "midleft")
            draw_text(canvas, row.detail, (x + 50, middle + 11), theme.TEXT.aside, theme.INK2, "midleft", width=256)
            return
        drawn = draw_text(canvas, row.name, (x + 50, middle - 1), theme.TEXT.strong_plus, theme.INK, "midleft")
        left = drawn.right + 6
        room = at.COLUMNS_X - left
        if fits(row.detail, theme.TEXT.aside, room):  # else the tip of the row says it
            draw_text(canvas, row.detail, (left, middle), theme.TEXT.aside, theme.INK2, "midleft", width=room)

    def _draw_row(self, canvas: Surface, y: int, row: Category, filled: float) -> None:
        self._draw_label(canvas, y, self._row_height, row)
        for number, column in enumerate(self._sheet.by_seat):
            share = self._share(row.id, number, filled)
            cell = column.cells.get(row.id)
            rect = Rect(self._column_rect(number).x, y, self._column_rect(number).w, self._row_height)
            if share > 0 and cell is not None:
                self._draw_cell(canvas, rect, row, cell, share)
            elif share > 0:
                write_line(canvas, "–", within(rect, right=14), theme.TEXT.number_lead, theme.INK2, "right")

    def _draw_cell(self, canvas: Surface, rect: Rect, row: Category, cell: Cell, share: float) -> None:
        middle = rect.centery
        if row.id in _COUNTED:
            draw_resource(canvas, (rect.x + 10, middle), row.id, cell.number, 18)
        elif row.id != FAME_TRACK:
            draw_icon(canvas, row.icon, (rect.x + 21, middle), 23, theme.INK2)
            number = draw_text(
                canvas, str(cell.number), (rect.x + 38, middle - 1), theme.TEXT.number, theme.INK2, "midleft"
            )
            place = (number.right + 8, middle)
            draw_text(canvas, cell.aside, place, theme.TEXT.aside, theme.INK2, "midleft")
        self._draw_fame(canvas, rect, cell, share)

    def _draw_fame(self, canvas: Surface, rect: Rect, cell: Cell, share: float, ink: Color | None = None) -> None:
        shown = str(round(cell.fame * share))
        capped = cell.is_capped and share >= 1
        above = capped and rect.h >= _TWO_LINES
        spot = (rect.right - 14, rect.centery - (12 if above else 1))
        drawn = draw_text(canvas, shown, spot, theme.TEXT.number_lead, theme.INK if ink is None else ink, "midright")
        if capped:
            pill = Rect(rect.right - 72, rect.centery + 3, 60, 22)
            if not above:
                pill.midright = (drawn.x - 8, rect.centery)
            draw_pill(canvas, pill, words.cap(most=cell.fame), theme.VELVET, theme.CREAM, theme.TEXT.label)

    def _draw_tricks(self, canvas: Surface, y: int, line: int, filled: float) -> None:
        height, kinds = self._trick_height, self._sheet.kinds_of_lines
        if line == 0:
            title, detail = words.OWN_LINES[lines.own_kind(kinds)]
            self._draw_label(canvas, y, height, Category("tricks", title, detail, "ui.trophy"))
        elif line == 1 and TRICK in kinds and HEIR_LINE not in kinds:
            room = Rect(at.LABEL_X + 50, y + 8, 256, 0)
            draw_block(canvas, self._sheet.note, room, theme.TEXT.aside, theme.INK2, line=22)
        for number, column in enumerate(self._sheet.by_seat):
            share = self._share(f"trick:{line}", number, filled)
            if share > 0 and line < len(column.own):
                self._draw_own(canvas, self._trick_rect(number, line), column.own[line], share)

    def _draw_own(self, canvas: Surface, rect: Rect, shown: OwnLine, share: float) -> None:
        plate = within(rect, left=5, width=42, height=42)
        fill = theme.category_fill(shown.category) if shown.category else theme.VELVET
        draw_plate(canvas, plate, fill, 8, 1, theme.BRASS)
        draw_icon(canvas, shown.icon, plate.center, 31, theme.CREAM)
        left = rect.x + 54
        room = rect.w - 54 - 48
        place = (left, rect.centery - 11)
        draw_text(canvas, shown.name, place, theme.TEXT.strong, theme.INK, "midleft", width=room)
        room -= 26 if shown.cell.is_capped else 0
        colour = theme.SHORT_NUMBER if shown.is_short else theme.INK2
        reason = shown.reason if fits(shown.reason, theme.TEXT.aside, room) else shown.brief
        draw_text(canvas, reason, (left, rect.centery + 12), theme.TEXT.aside, colour, "midleft", width=room)
        ink = theme.SHORT_NUMBER if shown.is_short else None
        self._draw_fame(canvas, rect, shown.cell, share, ink)

    def _draw_total(self, canvas: Surface, filled: float) -> None:
        top = at.FOOT.y - 8 - at.TOTAL_HEIGHT
        draw_double_rule(canvas, at.LABEL_X, at.TABLE.right - 22, top)
        middle = top + at.TOTAL_HEIGHT // 2 + 1
        draw_text(canvas, words.TOTAL, (at.LABEL_X + 50, middle), theme.TEXT.title_large, theme.INK, "midleft")
        for number, column in enumerate(self._sheet.by_seat):
            share = self._share(_FINAL_ROW, number, filled)
            if share > 0:
                self._draw_sum(canvas, self._column_rect(number), middle, column, share, filled >= self.cells)

    def _draw_sum(self, canvas: Surface, rect: Rect, y: int, column: Scores, share: float, is_full: bool) -> None:
        place = self._sheet.place_of(column.seat)
        first = is_full and place == 0
        shown = str(round(column.total * share))
        colour = theme.VELVET if first else theme.INK
        draw_text(canvas, shown, (rect.right - 14, y - 2), theme.TEXT.number_huge, colour, "midright")
        if not is_full:
            return
        draw_plate(canvas, Rect(rect.x + 8, y - 20, 40, 40), colour, 20, 2, theme.BRASS)
        gold_text(canvas, names.ROMAN[place + 1], (rect.x + 28, y), theme.TEXT.title_small)
        if self._sheet.tied_with(place):
            tie = words.WINS_TIE if self._sheet.wins_tie(place) else words.LOSES_TIE
            draw_text(canvas, tie, (rect.x + 56, y), theme.TEXT.aside, colour, "midleft", width=rect.w - 150)

    @property
    def _cap(self) -> str:
        """The cap of every category; "" without one."""
        return words.cap_of_each(cap=self._sheet.cap) if self._sheet.cap else ""

    def _draw_foot(self, canvas: Surface) -> None:
        strip, cap = at.FOOT, self._cap
        y, is_tied = strip.centery, any(map(self._sheet.tied_with, range(len(self._sheet.columns))))
        if is_tied:
            draw_plate(canvas, strip, (40, 24, 34, 245), 9, 1, theme.BRASS)
            self._draw_tie_break(canvas, strip)
        spot, ink = ((strip.right - 16, y - 1), theme.PARCHMENT) if is_tied else ((strip.right - 16, y), theme.INK2)
        draw_text(canvas, cap, spot, theme.TEXT.aside, ink, "midright")

    def _draw_tie_break(self, canvas: Surface, strip: Rect) -> None:
        y = strip.centery - 1
        draw_icon(canvas, "phase.initiative", within(strip, left=13, width=26).center, 26, theme.BRASS_HI)
        drawn = draw_text(
            canvas,
            longer_or_shorter(words.TIE_BREAK, words.TIE_BREAK_SHORT),
            (strip.x + 50, y),
            theme.TEXT.strong,
            theme.CREAM,
            "midleft",
        )
        x, order = drawn.right + 20, self._sheet.initiative
        cap = text_width(self._cap, theme.TEXT.aside)
        room = strip.right - 16 - cap - x - _BESIDE_NAME * len(order)
        room //= sum(map(self._sheet.tied_with, range(len(order))))
        for place, seat in enumerate(order):
            x = self._draw_initiative(canvas, x, y, place, seat, max(92, room))

    def _draw_initiative(self, canvas: Surface, x: int, y: int, place: int, seat: int, room: int) -> int:
        column, tied = self._sheet.column_of(seat), self._sheet.tied_with(self._sheet.place_of(seat))
        drawn = draw_text(canvas, names.ROMAN[place + 1], (x, y), theme.TEXT.head_small, theme.BRASS_HI, "midleft")
        draw_emblem(canvas, (drawn.right + 18, y + 1), 24, column.colour)
        if not tied:
            return drawn.right + 42  # the emblem will do
        spot = (drawn.right + 34, y)
        return draw_text(canvas, column.name, spot, theme.TEXT.strong, theme.GLOW, "midleft", width=room).right + 12
