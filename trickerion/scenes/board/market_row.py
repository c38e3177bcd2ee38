"""Market Row's panel: slots, four Components to buy, the Quick Order, four Orders."""

from __future__ import annotations

import pygame
from pygame import Rect

from trickerion.rules import moves as m
from trickerion.rules.ask import QUICK_ORDER_SURCHARGE, common, prices_now
from trickerion.rules.moves import Move
from trickerion.scenes.board.location import Location
from trickerion.table.panel import Anchor, Place, square
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.components import draw_component, draw_component_place
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board as at
from trickerion.ui.spots import Hotspot
from trickerion.ui.surfaces import draw_tray
from trickerion.ui.text import draw_text
from trickerion.ui.tips import tip_of
from trickerion.words import names
from trickerion.words.place_tooltips import order_slot
from trickerion.words.screens import board as words


class MarketRow(Location):
    """The panel with slots and Components."""

    id = "market_row"

    @property
    def rows(self) -> dict[str, Rect]:
        return at.MARKET_ROWS

    @property
    def anchors(self) -> dict[str, Anchor]:
        chips = {f"stock.{component}": Anchor(center) for component, center in chip_places(self.table).items()}
        orders = {f"order.{n}": Anchor(at.order_center(n)) for n in range(len(self.table.state.orders))}
        quick = Anchor(quick_center(self.table))
        return {"market_row": Anchor(at.STALLS.center), "quick_order": quick, **chips, **orders}

    def places_of(self, move: Move) -> list[Place]:
        """The Component that is bought, the Order slot that is chosen."""
        if isinstance(move, m.ChooseOrderSlot):
            return [Place(f"order.{move.slot}", square(at.order_center(move.slot), at.STALL_CHIP + 4))]
        if isinstance(move, m.Buy) or (isinstance(move, m.ChooseComponent) and self.table.asks_market):
            center = chip_places(self.table).get(move.component)
            return [Place(f"stock.{move.component}", square(center, at.STALL_CHIP + 4))] if center else []
        return []

    def add_spots(self, spots: Hotspots) -> None:
        table, on_sale = self.table, chip_places(self.table)
        for component, center in on_sale.items():
            tip = tip_of(words.stock, table, component, quick=center == quick_center(table))
            place = Place(f"stock.{component}", square(center, at.STALL_CHIP + 4))
            self.add_thing(spots, place, names.component(component), tip)
        for number in range(len(table.state.orders)):
            center = at.order_center(number)
            if center not in on_sale.values():
                rect, tip = square(center, at.STALL_CHIP + 4), tip_of(order_slot, table.state, number)
                spots.add(Hotspot(f"order.{number}", rect, tip=tip, focusable=False))

    def draw(self, canvas: pygame.Surface, spots: Hotspots) -> None:
        self.draw_ground(canvas)
        draw_tray(canvas, at.STALLS, (84, 52, 30))
        for stall, label in words.STALLS.items():
            draw_text(canvas, label, at.stall_title(stall), theme.LABEL, 17, theme.BRASS_HI, "center")
        for x in (at.STALLS.x + 107, at.STALLS.right - 107):
            pygame.draw.line(canvas, theme.BRASS_LO, (x, at.STALLS.y + 6), (x, at.STALLS.bottom - 6))
        self._draw_chips(canvas)

    def _draw_chips(self, canvas: pygame.Surface) -> None:
        table = self.table
        prices, on_sale, beside = prices_now(table.state, table.viewer), chip_places(table), _beside(table)
        for number, component in enumerate(table.state.stock):
            _draw_chip(canvas, at.stock_center(number), at.STALL_CHIP, component, prices.get(component))
        quick, center = table.state.quick_order, quick_center(table)
        price = prices.get(quick) if on_sale.get(quick) == center else None
        _draw_chip(canvas, center, at.STALL_CHIP if beside else at.QUICK_CHIP, quick, price)
        for component, center in beside.items():
            _draw_chip(canvas, center, at.BESIDE_CHIP, component, prices.get(component))
        if not beside:  # else there is no room for words: the tips say them
            note = words.quick_note(QUICK_ORDER_SURCHARGE)
            draw_text(canvas, note, at.QUICK_NOTE, theme.LABEL, 16, theme.BRASS_HI, "center")
        offered = orders_on_sale(table)
        for number, component in enumerate(table.state.orders):
            price = prices.get(component) if component in offered else None
            _draw_chip(canvas, at.order_center(number), at.STALL_CHIP, component, price)


def chip_places(table: TableView) -> dict[str, at.Point]:
    """Component -> where it can be bought: Buy slots, beside them, Order slots with a prophecy, Quick Order slot."""
    places: dict[str, at.Point] = {}
    for number, component in enumerate(table.state.stock):
        if component:
            places[component] = at.stock_center(number)
    for component, center in _beside(table).items():
        places.setdefault(component, center)
    for number, component in enumerate(table.state.orders):
        if component in orders_on_sale(table):
            places.setdefault(component, at.order_center(number))
    if table.state.quick_order:
        places.setdefault(table.state.quick_order, quick_center(table))
    return places


def orders_on_sale(table: TableView) -> list[str]:
    """Ordered Components that a prophecy puts on sale before they arrive."""
    more = {component for effect in common(table.state) for component in effect.more_stock(table.state)}
    return [component for component in table.state.orders if component in more]


def quick_center(table: TableView) -> at.Point:
    """Where the Quick Order slot lies now: higher while something lies below it."""
    return at.QUICK_CENTER_SMALL if table.state.beside_stock else at.QUICK_CENTER


def _beside(table: TableView) -> dict[str, at.Point]:
    """Components beside the Buy slots and where they lie."""
    beside = table.state.beside_stock
    return {component: at.beside_center(number, len(beside)) for number, component in enumerate(beside)}


def _draw_chip(surface: pygame.Surface, center: at.Point, size: int, component: str, price: int | None = None) -> None:
    if component:
        draw_component(surface, center, size, component, price=price)
    else:
        draw_component_place(surface, center, size)
