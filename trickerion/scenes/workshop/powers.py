"""Powers in a Workshop: the slots in small, which a click shows large; what Powers add to a Trick."""

from collections.abc import Mapping
from functools import partial

from pygame import Rect, Surface

from trickerion.language.wording import Words
from trickerion.rules.ask.powers import powers
from trickerion.rules.facts.tricks import MarkerPlaces
from trickerion.scenes.workshop.deeds import ShopPanel
from trickerion.scenes.workshop.layout import RACK, rack_slot
from trickerion.scenes.workshop.shop import Shop
from trickerion.table import pointed
from trickerion.ui import theme
from trickerion.ui.hotspots import Hotspot, Hotspots, tip_of
from trickerion.ui.powers import draw_slot_small
from trickerion.ui.said import Zone
from trickerion.ui.surfaces import draw_dark_panel, draw_panel_head
from trickerion.words import names
from trickerion.words.screens import powers as words
from trickerion.words.screens import workshop as screen


class Powers(ShopPanel):
    """The panel and its four slots, in games with Powers."""

    zone = Zone.OTHERS

    def add_hotspots(self, spots: Hotspots) -> None:
        shop = self.table
        look, own = partial(self.deeds.open_powers, shop.seat), powers(shop.state, shop.seat)
        tip = tip_of(words.rack_tip, own, shop.seat, shop.names, shop.viewer)
        spots.add(Hotspot("powers", RACK, on_click=look, tip=tip))
        for slot, power in enumerate(own.rack, start=1):
            tip = tip_of(pointed.laid_power, own, slot) if power else tip_of(words.slot_tip, slot)
            spots.add(Hotspot(f"powers.{slot}", rack_slot(slot), on_click=look, tip=tip, focusable=False))

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_dark_panel(canvas, RACK, 12, 3)
        own = powers(self.table.state, self.table.seat)
        note = words.number_open(number=own.open)
        draw_panel_head(canvas, RACK, words.SLOTS, icon_name="resource.shard", style=theme.TEXT.head, note=note)
        for slot, power in enumerate(own.rack, start=1):
            hot = spots.is_hot(f"powers.{slot}")
            draw_slot_small(canvas, rack_slot(slot), slot, power, own.shards, hovered=hot)


def add_supply(spots: Hotspots, shop: Shop, boxes: Mapping[str, Rect]) -> None:
    """The boxes of the Trick Markers say in a tip what there is no room for."""
    for suit, rect in boxes.items() if shop.workshop.has_powers else ():
        tip = tip_of(_supply_tip, shop, suit)
        spots.add(Hotspot(f"supply.{suit}", rect, tip=tip, focusable=False))


def supply(markers: MarkerPlaces) -> str:
    """The Trick Markers of a suit in a line."""
    ready, stage = markers.ready, len(markers.on_stage)
    return screen.SUPPLY[bool(ready), bool(stage)](ready=ready, stage=stage, left=markers.supply)


def _supply_tip(shop: Shop, suit: str) -> Words:
    owner = next((names.trick(trick.id) for trick in shop.workshop.owned if trick.suit == suit), "")
    title = screen.supply_of(suit=names.SUIT[suit], trick=owner) if owner else names.SUIT[suit]
    return Words(title, (f"{supply(shop.workshop.markers[suit])}.",), f"suit.{suit}")
