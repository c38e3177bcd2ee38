"""The Powers that the viewer has learned, above the hand, while cards are laid: a click shows all of them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import Rect, Surface

from trickerion.language.speech import listed
from trickerion.rules.ask.powers import powers
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.flow import within
from trickerion.ui.hotspots import Drawn, Hotspot, Hotspots, tip_of
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import draw_text, text_width
from trickerion.words.powers.names import power
from trickerion.words.screens import powers as words

_SIGN, _PAD = 34, 14


def _said(table: TableView) -> str:
    return listed(map(power, powers(table.state, table.viewer).learned)) or words.NONE


def _place(table: TableView, room: Rect) -> Rect:
    """As wide as its words, at the right end of the room."""
    width = min(room.w, _SIGN + text_width(_said(table), theme.TEXT.aside) + _PAD)
    return Rect(room.right - width, room.y, width, room.h)


@dataclass(frozen=True)
class Learned(Drawn):
    """In games with Powers: the names of those beside slots, what each does, and the way to all of them."""

    table: TableView
    room: Rect
    look: Callable[[int], object]

    def add_hotspots(self, spots: Hotspots) -> None:
        table, room = self.table, self.room
        own, viewer = powers(table.state, table.viewer), table.viewer
        tip = tip_of(words.rack_tip, own, viewer, table.names, viewer)
        spots.add(Hotspot("powers", _place(table, room), partial(self.look, viewer), tip=tip, now=False))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        table, room = self.table, self.room
        rect, hot = _place(table, room), spots.is_hot("powers")
        draw_plate(canvas, rect, (52, 36, 82, 200), rect.h // 2, 1, theme.GLOW if hot else theme.BRASS_LO)
        draw_icon(canvas, "resource.shard", within(rect, left=9, width=22).center, 22, theme.SHARD_ON_DARK)
        place = (rect.x + _SIGN, rect.centery - 1)
        draw_text(canvas, _said(table), place, theme.TEXT.aside, theme.CREAM, "midleft", width=rect.w - _SIGN - 8)
