"""Market Row's panel: slots, four Components to buy, the Quick Order, four Orders."""

from __future__ import annotations

import pygame

from trickerion.rules.ask import QUICK_ORDER_SURCHARGE, common, prices_now
from trickerion.scenes.board.panels import draw_panel, draw_side_slots
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.components import draw_component, draw_component_place
from trickerion.ui.layout import board as at
from trickerion.ui.surfaces import draw_tray
from trickerion.ui.text import draw_text


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


def draw_market_row(surface: pygame.Surface, table: TableView) -> None:
    """The panel with slots and Components; the Action rows are drawn with the others."""
    draw_panel(surface, at.MARKET_ROW, "market_row")
    draw_side_slots(surface, table, "market_row")
    draw_tray(surface, at.STALLS, (84, 52, 30))
    for stall, label in (("buy", "Buy"), ("quick", "Quick"), ("orders", "Orders")):
        draw_text(surface, label, at.stall_title(stall), theme.LABEL, 17, theme.BRASS_HI, "center")
    for x in (at.STALLS.x + 107, at.STALLS.right - 107):
        pygame.draw.line(surface, theme.BRASS_LO, (x, at.STALLS.y + 6), (x, at.STALLS.bottom - 6))
    _draw_stock(surface, table)
    prices = prices_now(table.state, table.viewer)
    on_sale = orders_on_sale(table)
    for number, component in enumerate(table.state.orders):
        price = prices.get(component) if component in on_sale else None
        _draw_chip(surface, at.order_center(number), at.STALL_CHIP, component, price)


def _draw_stock(surface: pygame.Surface, table: TableView) -> None:
    prices = prices_now(table.state, table.viewer)
    for number, component in enumerate(table.state.stock):
        _draw_chip(surface, at.stock_center(number), at.STALL_CHIP, component, prices.get(component))
    quick, beside = table.state.quick_order, _beside(table)
    price = prices.get(quick) if chip_places(table).get(quick) == quick_center(table) else None
    _draw_chip(surface, quick_center(table), at.STALL_CHIP if beside else at.QUICK_CHIP, quick, price)
    for component, center in beside.items():
        _draw_chip(surface, center, at.BESIDE_CHIP, component, prices.get(component))
    if beside:
        return  # no room for words: the tips say them
    extra = f"+{QUICK_ORDER_SURCHARGE} coin"
    draw_text(surface, extra, at.QUICK_NOTE, theme.LABEL, 16, theme.BRASS_HI, "center")


def _draw_chip(surface: pygame.Surface, center: at.Point, size: int, component: str, price: int | None = None) -> None:
    if component:
        draw_component(surface, center, size, component, price=price)
    else:
        draw_component_place(surface, center, size)
