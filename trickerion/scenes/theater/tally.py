"""The Fame of all players beside the ribbon: what a Link pays is seen to come in."""

from typing import Final

from pygame import Rect, Surface

from trickerion.table.panel import Panel
from trickerion.ui import theme
from trickerion.ui.flow import within
from trickerion.ui.hotspots import Hotspot, Hotspots, always, plain
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import theater as at
from trickerion.ui.shapes import draw_glow, draw_plate
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_emblem
from trickerion.words.screens.board import FAME

_SIGN: Final = 30


class FameTally(Panel):
    """Emblem and Fame of each player, the viewer first; a number that changes glows until it stands."""

    @property
    def rect(self) -> Rect:
        """As wide as there are players."""
        wide = _SIGN + at.TALLY_STEP * len(self.table.state.seats) + 6
        return Rect(at.TALLY_RIGHT - wide, at.RIBBON.centery - 19, wide, 38)

    def add_hotspots(self, spots: Hotspots) -> None:
        spots.add(Hotspot("fame", self.rect, tip=always(plain(FAME)), focusable=False))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        table, rect = self.table, self.rect
        draw_plate(canvas, rect, (22, 11, 18, 232), 12, 1, theme.BRASS)
        draw_icon(canvas, "resource.fame", within(rect, left=8, width=24).center, 24, theme.FAME_ON_DARK)
        for number, seat in enumerate(table.state.seats_from(table.viewer)):
            left = rect.x + _SIGN + 6 + at.TALLY_STEP * number
            if seat in table.fame:
                draw_glow(canvas, (left + 26, rect.centery), 34, theme.GLOW, 0.8)
            draw_emblem(canvas, (left + 11, rect.centery), 22, table.colours[seat])
            fame, ink = str(round(table.shown_fame(seat))), theme.GLOW if seat in table.fame else theme.CREAM
            draw_text(canvas, fame, (left + 26, rect.centery - 1), theme.TEXT.number, ink, "midleft", width=28)
