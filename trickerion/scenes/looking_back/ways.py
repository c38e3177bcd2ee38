"""Two small pictures of a decision: the piece that was chosen, and the piece that a Manager would have chosen."""

from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.play.looking_back import tables_along
from trickerion.rules.facts.looking_back import HeldDecision
from trickerion.rules.game import Game
from trickerion.table.move_pictures import Painter, painter_of
from trickerion.table.view import TableView, seat_colours, seat_names
from trickerion.ui import theme
from trickerion.ui.flow import Column, Row
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_plate
from trickerion.ui.text import draw_text
from trickerion.words.screens import looking_back as words

_ARROW, _CAPTION = 24, 24
_IDLE = "ui.cross"


class WaysPicture(NamedTuple):
    """Painters of both ways; None where a way does no more."""

    own: Painter | None
    other: Painter | None


def picture_of(held: HeldDecision, before: Game, seat: int) -> WaysPicture:
    """Picture of the first moves in which the two ways differ; ``before``: the game as it was then."""
    same = 0
    while same < min(len(held.own), len(held.other)) and held.own[same] == held.other[same]:
        same += 1
    ways = [tables_along(before, line)[same : same + 1] for line in (held.own, held.other)]
    colours, names = seat_colours(before.options), seat_names(before.options)
    firsts = [way[0] if way else None for way in ways]
    own, other = (painter_of(made[0], TableView(made[1], seat, colours, names)) if made else None for made in firsts)
    return WaysPicture(own, other)


def draw_ways(canvas: Surface, rect: Rect, picture: WaysPicture) -> None:
    """Side by side, with an arrow between them: in crimson what was done, in brass what a Manager would do."""
    side = min(rect.h - _CAPTION, (rect.w - _ARROW) // 2)
    row = Row(rect, _ARROW)
    ways = ((picture.own, theme.VELVET_HI, words.YOU), (picture.other, theme.BRASS, words.A_MANAGER))
    for number, (painter, frame, said) in enumerate(ways):
        column = Column(row.cell(number, side))
        place, name = column.take(side), column.take(_CAPTION)
        draw_plate(canvas, place, theme.DARK_INSET, 8, 2, frame)
        if painter is not None:
            painter(canvas, place.center, round(side * 0.8))
        else:
            draw_icon(canvas, _IDLE, place.center, side // 2, theme.PARCHMENT2)
        draw_text(canvas, said, name.center, theme.TEXT.aside, theme.INK2, "center", width=name.w)
        if not number:
            draw_icon(canvas, "ui.right", (place.right + _ARROW // 2, place.centery), _ARROW, theme.INK2)
