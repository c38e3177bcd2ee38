"""On the sheet while no card is shown: the slots of the other players, what is open and what lies there."""

from collections.abc import Callable
from functools import partial

from pygame import Surface

from trickerion.language.voice import you_or_name
from trickerion.scenes.powers.view import PowersView
from trickerion.ui import theme
from trickerion.ui.controls import draw_resource
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import powers as at
from trickerion.ui.powers import draw_slot_small
from trickerion.ui.shapes import draw_plate, draw_rule
from trickerion.ui.text import draw_name, draw_text
from trickerion.ui.tips import tip_of
from trickerion.ui.tokens import draw_emblem
from trickerion.words.screens import powers as words
from trickerion.words.screens.assignment import OTHERS


def add_others(spots: Hotspots, view: PowersView, look_at: Callable[[int], object]) -> None:
    """Each player; a tip reads the Powers, a click shows them large, except while one is being learned."""
    for number, seat in enumerate(view.others if not view.chosen else ()):
        click = None if view.is_learning else partial(look_at, seat)
        tip = tip_of(words.rack_tip, view.of_all[seat], seat, view.names, view.viewer, click is not None)
        rect = at.other(number).inflate(12, 8)
        spots.add(Hotspot(f"other.{seat}", rect, click, tip=tip, focusable=click is not None))


def draw_others(canvas: Surface, view: PowersView, spots: Hotspots) -> None:
    """The heading, and four slots for each of them."""
    place = at.OTHERS.x, at.OTHERS.y + 14
    head = draw_text(canvas, OTHERS[len(view.others) > 1], place, theme.HEAD2, 22, theme.INK, "midleft")
    draw_rule(canvas, head.right + 12, at.OTHERS.right, place[1] + 1)
    for number, seat in enumerate(view.others):
        _draw_other(canvas, view, number, seat, hot=spots.is_hot(f"other.{seat}") and not view.is_learning)


def _draw_other(canvas: Surface, view: PowersView, number: int, seat: int, *, hot: bool) -> None:
    rect = at.other(number)
    if hot:
        draw_plate(canvas, rect.inflate(12, 8), (255, 220, 140, 110), 9)
    draw_emblem(canvas, (rect.x + 15, rect.y + 19), 28, view.colours[seat])
    name, shards = you_or_name(seat, view.names, view.viewer), view.of_all[seat].shards
    draw_name(canvas, name, (rect.x + 38, rect.y + 19), 20, theme.INK, "midleft", rect.w - 108)
    draw_resource(canvas, (rect.right - 58, rect.y + 19), "shards", shards, 20)
    for slot, power in enumerate(view.of_all[seat].rack, 1):
        draw_slot_small(canvas, at.other_slot(number, slot), slot, power, shards)
