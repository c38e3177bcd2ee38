"""The Components of a Workshop: six slots of the board, two of the Manager."""

from __future__ import annotations

import pygame
from pygame import Rect

from trickerion.rules.catalog import MAX_PER_COMPONENT, PRICE
from trickerion.scenes.workshop.shop import Shop
from trickerion.table.tips import spoken
from trickerion.ui import theme
from trickerion.ui.bubble import Tip
from trickerion.ui.components import draw_component_pile, draw_component_slot
from trickerion.ui.layout import workshop as at
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_veil
from trickerion.ui.surfaces import draw_specialist_plate
from trickerion.ui.text import draw_text
from trickerion.ui.tokens import draw_disk
from trickerion.words import names, tooltips


def piles_on_board(shop: Shop) -> list[str]:
    """The Components on the board's six slots, "" for a free one."""
    found = [component for component in shop.player.components if component not in shop.player.manager_piles]
    return found + [""] * (len(at.PILES) - len(found))


def rect_of(shop: Shop, component: str) -> Rect:
    """Where the pile of a Component lies. Raises ValueError when there is none."""
    if component in shop.player.manager_piles:
        return at.MANAGER_PILES[shop.player.manager_piles.index(component)]
    return at.PILES[piles_on_board(shop).index(component)]


def draw_piles(canvas: pygame.Surface, shop: Shop, lit: dict[str, float], lifted: str) -> None:
    """All piles. ``lit`` are the candidates of an Action: Components, or "manager.0" for a slot of the Manager."""
    x, y = at.COMPONENTS_HEAD
    drawn = draw_text(canvas, "Components", (x, y), theme.LABEL, 18, theme.BRASS_HI, "midleft")
    aside = f"one type per slot, at most {MAX_PER_COMPONENT} of a type"
    draw_text(canvas, aside, (drawn.right + 16, y), theme.ITALIC, 17, theme.PARCHMENT2, "midleft")
    for component, rect in zip(piles_on_board(shop), at.PILES, strict=True):
        _draw_pile(canvas, shop, rect, component, lit.get(component, 0.0) if component else 0.0, lifted)
    _draw_manager(canvas, shop, lit, lifted)


def _draw_pile(
    canvas: pygame.Surface, shop: Shop, rect: Rect, component: str, light: float, lifted: str, manager: bool = False
) -> None:
    if light:
        draw_glow_around(canvas, rect, theme.GLOW, light, blur=10)
    if not component or component == lifted:
        draw_component_slot(canvas, rect, "free slot" if not component else "lifted")
    else:
        draw_component_pile(
            canvas,
            rect,
            component,
            shop.player.components[component],
            name=names.component(component),
            price=PRICE[component],
            virtual=manager,
        )
    if light:
        draw_plate(canvas, rect, (0, 0, 0, 0), 10, 3, theme.GLOW)


def _draw_manager(canvas: pygame.Surface, shop: Shop, lit: dict[str, float], lifted: str) -> None:
    plate, has = at.MANAGER_PLATE, shop.player.has("manager")
    draw_specialist_plate(canvas, plate)
    draw_disk(canvas, (plate.x + 28, plate.y + 18), 28, shop.colour, "manager", faded=not has, badge=False)
    spot = (plate.x + 50, plate.y + 17)
    draw_text(canvas, "Manager's board", spot, theme.HEAD2, 18, theme.BRASS_HI, "midleft")
    aside = "+1 each" if has else "joins soon" if shop.joining("manager") else "not hired"
    draw_text(canvas, aside, (plate.right - 14, plate.y + 17), theme.LABEL, 17, theme.PARCHMENT, "midright")
    for number, (component, rect) in enumerate(zip(shop.player.manager_piles, at.MANAGER_PILES, strict=True)):
        light = max(lit.get(f"manager.{number}", 0.0), lit.get(component, 0.0) if component else 0.0)
        if has:
            _draw_pile(canvas, shop, rect, component, light, lifted, manager=True)
        else:
            draw_component_slot(canvas, rect, "closed")
    if not has:
        draw_veil(canvas, plate, (16, 8, 12), 90)


def pile_tip(shop: Shop, component: str) -> Tip:
    """A pile in words; "" is a free slot of the Manager."""
    if not component:
        return spoken(tooltips.free_component_slot(True))
    note = "Right click to give one back." if shop.is_own else ""
    return spoken(tooltips.component(component, shop.state, shop.seat), note=note)
