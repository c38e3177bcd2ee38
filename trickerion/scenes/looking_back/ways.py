"""Two small pictures of a decision: the piece that was chosen, and the piece that a Manager would have chosen."""

from typing import NamedTuple

from pygame import Rect, Surface

from trickerion.play.looking_back import tables_along
from trickerion.rules.facts.looking_back import HeldDecision
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState
from trickerion.table.move_pictures import Painter, painter_of
from trickerion.table.view import TableView, seat_colours, seat_names
from trickerion.ui import theme
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import draw_plate

_ARROW = 18
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
    own, other = (_painter(way[0], before, seat) if way else None for way in ways)
    return WaysPicture(own, other)


def _painter(made: tuple[Move, GameState, int], before: Game, seat: int) -> Painter:
    move, state, _ = made
    options = before.options
    return painter_of(move, TableView(state, seat, seat_colours(options), seat_names(options)))


def draw_ways(canvas: Surface, rect: Rect, picture: WaysPicture) -> None:
    """One below the other, with an arrow between them: in crimson what was done, in brass what a Manager would do."""
    side = min(rect.w, (rect.h - _ARROW) // 2)
    top, bottom = Rect(0, 0, side, side), Rect(0, 0, side, side)
    top.midtop, bottom.midbottom = rect.midtop, rect.midbottom
    for place, painter, frame in ((top, picture.own, theme.VELVET_HI), (bottom, picture.other, theme.BRASS)):
        draw_plate(canvas, place, theme.DARK_INSET, 8, 2, frame)
        if painter is not None:
            painter(canvas, place.center, side - 12)
        else:
            draw_icon(canvas, _IDLE, place.center, side // 2, theme.PARCHMENT2)
    draw_icon(canvas, "ui.down", rect.center, _ARROW, theme.INK2)
