"""The Components of a Workshop: six places on the bench, two of the Manager; what the chosen Trick needs of them."""

from functools import partial

from pygame import Rect, Surface

from trickerion.rules.ask.board import component_facts
from trickerion.rules.catalog import PRICE, TRICKS
from trickerion.rules.moves import ChooseManagerSlot, Move, MoveComponents, ReturnComponent
from trickerion.scenes.workshop import layout as at
from trickerion.scenes.workshop.bench_drawing import Pile, draw_free_place, draw_pile
from trickerion.scenes.workshop.deeds import ShopPanel
from trickerion.scenes.workshop.shop import HeldPile, Shop
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.hotspots import Hotspot, Hotspots, Tip, spoken
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_glow_around, draw_plate, draw_veil
from trickerion.ui.surfaces import draw_specialist_plate
from trickerion.ui.text import draw_name, draw_text
from trickerion.ui.tokens import draw_disk
from trickerion.words import names, tooltips
from trickerion.words.said import EMPTY, GIVE_BACK, numbered
from trickerion.words.screens import workshop as words


def _on_board(shop: Shop) -> list[str]:
    loose = shop.player.board_piles()
    return loose + [""] * (shop.player.storage.slots - len(loose))


def _places(shop: Shop) -> dict[str, Rect]:
    rects = (*at.piles(shop.player.storage.slots), *at.MANAGER_PILES)
    places = dict(zip((*_on_board(shop), *shop.player.manager_piles), rects, strict=True))
    return {component: places[component] for component in shop.player.components}


class Piles(ShopPanel):
    """The piles, and the two slots of the Manager."""

    zone = Zone.STAGE

    def add_hotspots(self, spots: Hotspots) -> None:
        for component, rect in _places(self.table).items():
            spot = self._spot(f"pile.{component}", rect, component)
            spot.payload = HeldPile(component) if self.table.is_legal(MoveComponents(component)) else None
            spots.add(spot)
        for slot, rect in enumerate(at.MANAGER_PILES):
            component = self.table.player.manager_piles[slot]
            spot = self._spot(f"manager.{slot}", rect.inflate(8, 8) if component else rect, component)
            free, there = tooltips.free_component_slot(True).title, names.component(component) if component else EMPTY
            spot.says = saying(numbered(name=free, number=slot + 1), there, Role.PLACE, also=spot.said().also)
            spot.focusable = not component  # else its pile lies there
            spot.refuses = lambda _held: words.COMPONENTS_ONLY
            spots.add(self.target(spot, partial(_moves_to_manager, slot)))

    def _spot(self, name: str, rect: Rect, component: str) -> Hotspot:
        give_back = partial(self.deeds.give_back, ReturnComponent(component)) if component else None
        says = saying(role=Role.THING, also=((GIVE_BACK, give_back),) if give_back is not None else ())
        return Hotspot(name, rect, self.click(name), give_back, tip=partial(_tip, self.table, component), says=says)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        shop = self.table
        draw_head(canvas, at.COMPONENTS_HEAD, *words.COMPONENTS)
        shown = on_bench(shop)
        for component, rect in zip(shown, at.piles(len(shown)), strict=True):
            _draw_pile(canvas, shop, rect, component, shop.lit.get(f"pile.{component}", 0.0))
        _draw_manager(canvas, shop)


def _moves_to_manager(slot: int, held: object) -> tuple[Move, ...]:
    return (MoveComponents(held.component), ChooseManagerSlot(slot)) if isinstance(held, HeldPile) else ()


def _tip(shop: Shop, component: str) -> Tip:
    """A pile in words; "" is a free slot of the Manager."""
    if not component:
        return spoken(tooltips.free_component_slot(True))
    note = words.GIVE_COMPONENT_BACK if shop.is_own else ""
    return spoken(tooltips.goods(component_facts(shop.state, shop.seat, component)), note=note)


def draw_held(canvas: Surface, shop: Shop, component: str, center: tuple[int, int]) -> None:
    """The pile in the hand."""
    draw_component(canvas, center, 64, component, count=shop.player.components.get(component, 1))


def on_bench(shop: Shop) -> list[str]:
    """The Component on each place, or ""; what the chosen Trick has nothing of is shown where it would go."""
    shown, chosen = _on_board(shop), shop.chosen
    for component in chosen.missing if chosen is not None else ():
        if component not in shop.player.components and "" in shown:
            shown[shown.index("")] = component
    return shown


def _pile(shop: Shop, component: str, manager: bool) -> Pile:
    chosen = shop.chosen
    need = TRICKS[chosen.id].components.get(component, 0) if chosen is not None and not chosen.is_taught else 0
    short = chosen.missing.get(component, 0) if chosen is not None and need else 0
    count, name = shop.player.components.get(component, 0), names.component(component)
    return Pile(component, count, name, PRICE[component], need, short, manager)


def _draw_pile(canvas: Surface, shop: Shop, rect: Rect, component: str, light: float, manager: bool = False) -> None:
    if light:
        draw_glow_around(canvas, rect, theme.GLOW, light, blur=10)
    if not component or shop.lifted == HeldPile(component):
        draw_free_place(canvas, rect, words.LIFTED if component else words.FREE_SLOT, on_bench=not manager)
    else:
        draw_pile(canvas, rect, _pile(shop, component, manager), on_bench=not manager)
    if light:
        draw_plate(canvas, rect, (0, 0, 0, 0), 10, 3, theme.GLOW)


def _draw_manager(canvas: Surface, shop: Shop) -> None:
    plate, has = at.MANAGER_PLATE, shop.player.has("manager")
    draw_extension(canvas, shop, plate, "manager", 28)
    for number, (component, rect) in enumerate(zip(shop.player.manager_piles, at.MANAGER_PILES, strict=True)):
        light = max(shop.lit.get(f"manager.{number}", 0.0), shop.lit.get(f"pile.{component}", 0.0))
        if has:
            _draw_pile(canvas, shop, rect, component, light, manager=True)
        else:
            draw_free_place(canvas, rect, words.CLOSED, on_bench=False)
    if not has:
        draw_veil(canvas, plate, (16, 8, 12), 90)


def draw_head(canvas: Surface, place: tuple[int, int], title: str, aside: str) -> None:
    """The head of a row of the board."""
    drawn = draw_text(canvas, title, place, theme.TEXT.label, theme.BRASS_HI, "midleft")
    draw_text(canvas, aside, (drawn.right + 16, place[1]), theme.TEXT.aside, theme.PARCHMENT2, "midleft")


def draw_extension(canvas: Surface, shop: Shop, plate: Rect, kind: str, size: int) -> None:
    """The plate of a Specialist's board, with its disk of this size."""
    has, (title, aside) = shop.player.has(kind), extension(shop, kind)
    draw_specialist_plate(canvas, plate)
    draw_disk(canvas, (plate.x + size, plate.y + 18), size, shop.colour, kind, faded=not has, badge=False)
    left, right = (plate.x + size + 22, plate.y + 17), (plate.right + 14 - size, plate.y + 17)
    said = draw_text(canvas, aside, right, theme.TEXT.label, theme.PARCHMENT, "midright")
    draw_name(canvas, title, left, theme.TEXT.title_small, theme.BRASS_HI, "midleft", extension_room(left[0], said))


def extension(shop: Shop, kind: str) -> tuple[str, str]:
    """Title of an extension, and its addition, or that nobody opens it."""
    title, adds = words.EXTENSION[kind]
    return title, words.ABSENT.get(shop.standing(kind), adds)


def extension_room(left: int, aside: Rect) -> int:
    """The width that is left for the title of a Specialist's board, before what stands at the right end."""
    return aside.left - 10 - left
