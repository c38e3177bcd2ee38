"""On the sheet while no card is shown: the slots of the other players, what is open and what lies there."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from trickerion.rules.ask import SLOTS_PER_PLAYER
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
from trickerion.words import names as n
from trickerion.words.screens import powers as words

_SLOTS = range(1, SLOTS_PER_PLAYER + 1)


def add_hotspots(spots: Hotspots, view: PowersView, look_at: Callable[[int], object]) -> None:
    """Each player with the Powers beside the slots; a click shows them large, except while one is being learned."""
    if view.chosen:
        return
    state = view.table.state
    for number, seat in enumerate(view.others):
        click = None if view.is_learning else partial(look_at, seat)
        tip = tip_of(words.rack_tip, state, seat, seat == view.table.viewer, click is not None)
        rect = at.other(number).inflate(12, 8)
        spots.add(Hotspot(f"other.{seat}", rect, click, tip=tip, focusable=click is not None))
        for slot, power in zip(_SLOTS, view.rack_of(seat), strict=True):
            tip = tip_of(words.laid_tip if power else words.slot_tip, state, seat, slot)
            spots.add(Hotspot(f"other.{seat}.{slot}", at.other_slot(number, slot), click, tip=tip, focusable=False))


def draw(canvas: Surface, view: PowersView, spots: Hotspots) -> None:
    """The heading, and four slots for each of them."""
    others = view.others
    title, y = words.others(len(others)), at.OTHERS.y + 14
    head = draw_text(canvas, title, (at.OTHERS.x, y), theme.HEAD2, 22, theme.INK, "midleft")
    draw_rule(canvas, head.right + 12, at.OTHERS.right, y + 1)
    for number, seat in enumerate(others):
        _draw_other(canvas, view, spots, number, seat)


def _draw_other(canvas: Surface, view: PowersView, spots: Hotspots, number: int, seat: int) -> None:
    table, rect = view.table, at.other(number)
    if spots.is_hot(f"other.{seat}") and not view.is_learning:
        draw_plate(canvas, rect.inflate(12, 8), (255, 220, 140, 110), 9)
    draw_emblem(canvas, (rect.x + 15, rect.y + 19), 28, table.colours[seat])
    room = Rect(rect.x + 38, rect.y, rect.w - 38 - 70, 38)
    shards = table.state.players[seat].shards
    name = n.who(seat, table.names, table.viewer)
    draw_name(canvas, name, (room.x, room.centery), 20, theme.INK, "midleft", room.w)
    draw_resource(canvas, (rect.right - 58, room.centery), "shards", shards, 20)
    for slot, power in zip(_SLOTS, view.rack_of(seat), strict=True):
        hot = spots.is_hot(f"other.{seat}.{slot}")
        draw_slot_small(canvas, at.other_slot(number, slot), slot, power, shards, hovered=hot)
