"""The Power slots of a Workshop in small: the Powers at work, open and closed slots; a click shows them large."""

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from trickerion.rules.ask import SLOTS_PER_PLAYER, open_slots, powers_of
from trickerion.scenes.workshop.shop import Shop
from trickerion.ui import theme
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import workshop as at
from trickerion.ui.power_card import draw_power_small
from trickerion.ui.shapes import draw_plate
from trickerion.ui.surfaces import draw_dark_panel, draw_panel_head
from trickerion.ui.text import draw_text
from trickerion.ui.text_block import draw_block
from trickerion.ui.tips import tip_of
from trickerion.words.screens import powers as words

_SLOTS = range(1, SLOTS_PER_PLAYER + 1)


def add_hotspots(spots: Hotspots, shop: Shop, open_powers: Callable[[int], object]) -> None:
    """The panel and its four slots, in games with Powers."""
    if not shop.has_powers:
        return
    look = partial(open_powers, shop.seat)
    tip = tip_of(words.rack_tip, shop.state, shop.seat, shop.is_own)
    spots.add(Hotspot("powers", at.RACK, on_click=look, tip=tip))
    for slot, power in zip(_SLOTS, powers_of(shop.state).racks[shop.seat], strict=True):
        tip = tip_of(words.laid_tip if power else words.slot_tip, shop.state, shop.seat, slot)
        spots.add(Hotspot(f"powers.{slot}", at.power_slot(slot), on_click=look, tip=tip, focusable=False))


def draw(canvas: Surface, shop: Shop, spots: Hotspots) -> None:
    """The panel, in games with Powers."""
    if not shop.has_powers:
        return
    draw_dark_panel(canvas, at.RACK, 12, 3)
    is_open = open_slots(shop.player.shards)
    draw_panel_head(canvas, at.RACK, words.SLOTS, icon_name="resource.shard", size=20, note=words.number_open(is_open))
    for slot, power in zip(_SLOTS, powers_of(shop.state).racks[shop.seat], strict=True):
        rect, hot = at.power_slot(slot), spots.is_hot(f"powers.{slot}")
        if power:
            draw_power_small(canvas, rect, power, slot, hovered=hot)
        else:
            _draw_empty(canvas, rect, shop, slot)


def _draw_empty(canvas: Surface, rect: Rect, shop: Shop, slot: int) -> None:
    is_open = slot <= open_slots(shop.player.shards)
    draw_plate(canvas, rect, (44, 28, 20, 210) if is_open else (18, 10, 14, 200), 8, 1, theme.BRASS_LO)
    place = (rect.x + 16, rect.centery - 1)
    draw_text(canvas, str(slot), place, theme.NUM, 17, theme.BRASS_HI if is_open else theme.MUTED, "center")
    if is_open:
        place = (rect.x + 34, rect.centery - 1)
        draw_text(canvas, words.OPEN, place, theme.ITALIC, 17, theme.PARCHMENT2, "midleft")
        return
    draw_icon(canvas, "ui.locked", (rect.x + 42, rect.centery), 20, "#a8834a")
    room = Rect(rect.x + 58, rect.centery - 12, rect.w - 62, 24)
    draw_block(canvas, words.still_missing(shop.player.shards, slot), room, theme.ITALIC, 17, theme.PARCHMENT2)
