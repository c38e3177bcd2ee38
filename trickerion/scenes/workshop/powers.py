"""Powers in a Workshop: the slots in small, which a click shows large; what Powers add to a Trick."""

from collections.abc import Callable, Mapping
from functools import partial

from pygame import Rect, Surface

from trickerion.rules.ask import added_alone, day_modifier, powers_in_force
from trickerion.rules.ask.powers import powers
from trickerion.rules.catalog import DAYS, Yields
from trickerion.rules.powers.catalog import SLOTS_PER_PLAYER
from trickerion.rules.state import Marker
from trickerion.scenes.workshop.shop import Shop
from trickerion.ui import theme
from trickerion.ui.hotspot import Hotspot
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import workshop as at
from trickerion.ui.layout.workshop import RACK, rack_slot
from trickerion.ui.powers import draw_slot_small
from trickerion.ui.surfaces import draw_dark_panel, draw_panel_head
from trickerion.ui.text import draw_text
from trickerion.ui.tips import tip_of
from trickerion.words.powers.why import with_powers
from trickerion.words.screens import powers as words
from trickerion.words.screens.workshop import supply_tip

_SLOTS = range(1, SLOTS_PER_PLAYER + 1)


def add_hotspots(spots: Hotspots, shop: Shop, open_powers: Callable[[int], object]) -> None:
    """The panel and its four slots, in games with Powers."""
    if not shop.has_powers:
        return
    look, own = partial(open_powers, shop.seat), powers(shop.state, shop.seat)
    tip = tip_of(words.rack_tip, own, shop.seat, shop.table.names, shop.table.viewer)
    spots.add(Hotspot("powers", RACK, on_click=look, tip=tip))
    for slot, power in zip(_SLOTS, own.rack, strict=True):
        tip = tip_of(words.laid_tip, own, slot) if power else tip_of(words.slot_tip, slot)
        spots.add(Hotspot(f"powers.{slot}", rack_slot(slot), on_click=look, tip=tip, focusable=False))


def add_supply(spots: Hotspots, shop: Shop, boxes: Mapping[str, Rect]) -> None:
    """The boxes of the Trick Markers say in a tip what there is no room for."""
    for suit, rect in boxes.items() if shop.has_powers else ():
        tip = tip_of(supply_tip, shop.state, shop.seat, suit)
        spots.add(Hotspot(f"supply.{suit}", rect, tip=tip, focusable=False))


def draw(canvas: Surface, shop: Shop, spots: Hotspots) -> None:
    """The panel, in games with Powers."""
    if not shop.has_powers:
        return
    draw_dark_panel(canvas, RACK, 12, 3)
    own = powers(shop.state, shop.seat)
    note = words.number_open(number=own.open)
    draw_panel_head(canvas, RACK, words.SLOTS, icon_name="resource.shard", size=20, note=note)
    for slot, power in zip(_SLOTS, own.rack, strict=True):
        hot = spots.is_hot(f"powers.{slot}")
        draw_slot_small(canvas, rack_slot(slot), slot, power, own.shards, hovered=hot)


# ------------------------------------------------------------------ what a Trick Marker pays


def with_added(shop: Shop, trick: str, day: str, change: Yields) -> Yields:
    """What a weekday changes of the Yields of a Trick, with what Powers add in their owner's show."""
    for _, yields in _added(shop, trick, day):
        change = Yields(change.fame + yields.fame, change.coins + yields.coins)
    return change


def draw_helpers(canvas: Surface, shop: Shop, trick: str, y: int, bottom: int) -> None:
    """The Powers that have a share in it, where there is room."""
    found = [power for day in DAYS for power, _ in _added(shop, trick, day)]
    for day in DAYS if shop.has_powers else ():
        modifier = day_modifier(shop.state, day)
        usual = Yields(modifier, modifier)
        effects = powers_in_force(shop.state, shop.seat)
        found += [e.id for e in effects if e.weekday_yields(shop.state, shop.seat, day, usual) != usual]
    if found and y < bottom:
        said, left = with_powers(list(dict.fromkeys(found))), at.LACKS.x + 22
        draw_text(canvas, said, (left, y), theme.ITALIC, 17, theme.INK2, "midleft", width=at.LACKS.w - 44)


def _added(shop: Shop, trick: str, day: str) -> list[tuple[str, Yields]]:
    return added_alone(shop.state, Marker(shop.seat, trick, "", 0), day) if shop.has_powers else []
