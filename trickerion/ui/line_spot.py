"""Spots of lines to type in: the keyboard and a pad visit them like everything else, and begin to type there."""

from functools import partial

from pygame import Rect

from trickerion.ui.hotspot import Hotspot
from trickerion.ui.said import Role, Said
from trickerion.ui.typing_line import TypingLine
from trickerion.ui.widgets import WidgetLayer


def line_spot(name: str, label: str, layer: WidgetLayer, line: TypingLine) -> Hotspot:
    """The spot of a line of a layer, which is called ``label``; its state is what stands in the line."""
    spot = Hotspot(name, Rect(line.rect), partial(layer.type_in, line))
    spot.says = lambda: Said(label, line.get_text(), Role.LINE, more=(line.refused,) if line.refused else ())
    return spot
