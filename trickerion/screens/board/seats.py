"""Everybody's panel for one who only looks on: in the place of the own strip, with the Tricks by their names."""

from pygame import Rect, Surface

from trickerion.table.opponents import OpponentPanels, draw_player
from trickerion.table.view import others
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import draw_text
from trickerion.words import names


class EverybodysPanels(OpponentPanels):
    """Those that have no place in the right column lie in the strip."""

    def rects(self) -> dict[int, Rect]:
        table = self.table
        beside = others(table.state, table.viewer)[: table.in_column]
        below = [seat for seat in range(len(table.names)) if seat not in beside]
        in_column = zip(beside, table.column.opponents(len(beside)), strict=True)
        return {**dict(in_column), **dict(zip(below, at.seats_in_strip(len(below)), strict=True))}

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        hot = self.look(spots)
        for seat, rect in self.rects().items():
            draw_player(canvas, self.table, seat, rect, seat == hot)
            if rect.y >= at.STRIP.y:
                self._draw_tricks(canvas, seat, rect)

    def _draw_tricks(self, canvas: Surface, seat: int, rect: Rect) -> None:
        width = (rect.w - 30) // 2
        for number, owned in enumerate(self.table.on_board.players[seat].tricks):
            x, y = rect.x + 12 + number % 2 * (width + 6), rect.y + 129 + number // 2 * 32
            draw_plate(canvas, Rect(x, y, width, 28), (20, 11, 14, 190), 7, 1, theme.BRASS_LO)
            draw_icon(canvas, f"suit.{owned.suit}", (x + 17, y + 14), 18, theme.PARCHMENT)
            place, room = (x + 32, y + 14), width - 40
            draw_text(canvas, names.trick(owned.id), place, theme.TEXT.body, theme.CREAM, "midleft", width=room)
