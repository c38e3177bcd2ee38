"""The Locations of the base game on the board, and the Character slots of every Location; a panel each."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar

import pygame
from pygame import Rect, Surface

from trickerion.language.speech import signed
from trickerion.language.wording import Words
from trickerion.rules import moves as m
from trickerion.rules.ask.actions import action_statuses
from trickerion.rules.catalog import DICE, FAME_THRESHOLDS, QUICK_ORDER_SURCHARGE, SLOTS, TRICKS, Slot, X
from trickerion.rules.moves import Move
from trickerion.table import pointed, stops
from trickerion.table.grounds import draw_board_panel, draw_character_slot, draw_chip
from trickerion.table.panel import Anchor, Deeds, Lifted, Panel, Place, square
from trickerion.table.said import die_said
from trickerion.table.view import TableView, side_slots
from trickerion.table.wishes import draw_marks_on_pieces, stock_tip
from trickerion.ui import theme
from trickerion.ui.dice import draw_die
from trickerion.ui.flow import within
from trickerion.ui.hotspots import Circle, Hotspot, Hotspots, spoken, tip_in, tip_of
from trickerion.ui.icons import draw_icon
from trickerion.ui.layout import board as at
from trickerion.ui.said import Role, Said, Zone, saying
from trickerion.ui.scenery import rays
from trickerion.ui.shapes import around, blit_faded, draw_glow, draw_plate, draw_shadow, rounded_clip
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_brass_frame, draw_category_badge, draw_paper, draw_title_bar, draw_tray
from trickerion.ui.text import draw_text
from trickerion.ui.theme import Rgba, rgba
from trickerion.ui.tokens import badge_size, draw_badge, draw_disk, draw_slot, draw_slot_target
from trickerion.words import names, place_tooltips
from trickerion.words.names import AREA, CATEGORY
from trickerion.words.said import EMPTY, numbered
from trickerion.words.screens import board as words
from trickerion.words.screens import trade
from trickerion.words.workbook_where import THINGS


class LocationPanel(Panel):
    """The base of the panels at the sides."""

    zone = Zone.TOWN

    slot_size: ClassVar[int] = at.SLOT

    @property
    def rect(self) -> Rect:
        """Rectangle of the panel."""
        return at.PANELS[self.id]

    @property
    def ribbon(self) -> Rect:
        """Head of the panel, which bears its name."""
        return within(self.rect, top=0, height=at.HEAD)

    @property
    def anchors(self) -> dict[str, Anchor]:
        return {self.id: Anchor(self.rect.center)}

    @property
    def slots(self) -> dict[str, at.Point]:
        slots = side_slots(self.id, self.table.viewer)
        return {slot.id: self.slot_center(number) for number, slot in enumerate(slots)}

    def slot_center(self, number: int) -> at.Point:
        """The centre of a Character slot, counted from the left."""
        return at.slot_center(self.rect, number)

    def draw_ground(self, canvas: Surface, title: str = "") -> None:
        """The paper and the slots with whoever stands on them; the Action rows are drawn with all the others."""
        draw_board_panel(canvas, self.rect, self.id, title=title)
        self.draw_slots(canvas)

    def draw_slots(self, canvas: Surface) -> None:
        """The slots with whoever stands on them."""
        for slot, center in self.slots.items():
            draw_character_slot(canvas, self.table, slot, center, self.slot_size + 2)


class LocationHeads(Panel):
    """Heads of the Locations, which say whose places are free; they lie below everything else."""

    zone = Zone.TOWN

    def __init__(self, table: TableView, deeds: Deeds, panels: Sequence[Panel]) -> None:
        super().__init__(table, deeds)
        self._panels = panels

    def add_hotspots(self, spots: Hotspots) -> None:
        for panel in self._panels:
            if isinstance(panel, LocationPanel):
                says, means = partial(stops.location_said, self.table, panel.id), (panel.id, "")
                spots.add(Hotspot(f"head.{panel.id}", panel.ribbon, means=means, focusable=False, says=says))


class Workshop(LocationPanel):
    """The viewer's Workshop: two slots and a reminder."""

    id = "workshop"
    rows = at.WORKSHOP_ROWS

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        table = self.table
        self.draw_ground(canvas, words.YOUR_WORKSHOP if table.voice.is_you(table.viewer) else words.WORKSHOP)
        for line, room in zip(words.WORKSHOP_NOTE, at.WORKSHOP_NOTE, strict=True):
            draw_text(canvas, line, room.topleft, theme.TEXT.aside, theme.INK2, width=room.w)


class CharacterSlots(Panel):
    """The Character slots of all Locations: they take the Character in the hand, or say why not."""

    zone = Zone.TOWN

    def __init__(self, table: TableView, deeds: Deeds, panels: Sequence[Panel]) -> None:
        super().__init__(table, deeds)
        self._panels = panels

    @property
    def slots(self) -> dict[str, at.Point]:
        return {slot: center for panel in self._panels for slot, center in panel.slots.items()}

    @property
    def anchors(self) -> dict[str, Anchor]:
        return {f"slot.{slot}": Anchor(center, 58) for slot, center in self.slots.items()}

    def add_hotspots(self, spots: Hotspots) -> None:
        table = self.table
        for slot, (x, y) in self.slots.items():
            radius = 31 if SLOTS[slot].is_performance else 29
            spot = spots.add(Hotspot(f"slot.{slot}", Circle(x, y, radius), tip=tip_of(pointed.slot, table, slot)))
            spot.means, spot.says = SLOTS[slot], partial(stops.slot_said, table, slot)
            spot.zone = Zone.STAGE if SLOTS[slot].day else self.zone
            if table.may_place:
                spot.accepts = partial(self._accepts, slot)
                spot.on_drop = partial(self._drop, slot)
                spot.refuses = partial(self._refuses, slot)
        panels = {panel.id: panel.rect for panel in self._panels if isinstance(panel, LocationPanel)}
        for found in sorted((SLOTS[slot] for slot in self.slots), key=lambda slot: -slot.modifier):
            spots.layout.catches.append((at.DAYS.get(found.day) or panels[found.location], f"slot.{found.id}"))

    def _accepts(self, slot: str, held: object) -> bool:
        return isinstance(held, Lifted) and self.table.placements.can_place(held.character, slot)

    def _drop(self, slot: str, held: object) -> None:
        if isinstance(held, Lifted):
            self.deeds.place(held, slot)

    def _refuses(self, slot: str, held: object) -> str:
        if not isinstance(held, Lifted) or self._accepts(slot, held):
            return ""
        return pointed.why_not_placed(self.table, held.character, slot)

    def draw_lights(self, canvas: Surface, spots: Hotspots, pulse: float) -> None:
        """The slots that would take what is in the hand, or under the pointer, glow."""
        lit = spots.lit_targets()
        for slot, center in self.slots.items() if lit else ():
            if f"slot.{slot}" in lit:
                draw_open_slot(canvas, slot, center, pulse)
        landing, held = spots.meaning(spots.landing), spots.held
        if isinstance(landing, Slot) and held is not None and isinstance(held.payload, Lifted):
            colour, center = self.table.colours[self.table.viewer], self.slots[landing.id]
            draw_glow(canvas, center, 44, theme.LINK_GOLD)
            draw_disk(canvas, center, at.SLOT_DISK, colour, held.payload.character, faded=True)


def draw_open_slot(canvas: Surface, slot: str, center: at.Point, pulse: float) -> None:
    """A slot that takes a Character: it breathes."""
    for _ in range(2):
        draw_glow(canvas, center, 34, _glow_of(slot), pulse)
    draw_slot(canvas, center, slot_size(slot), *_sign_of(slot))
    draw_slot_target(canvas, center, slot_size(slot))


def draw_free_slot(canvas: Surface, slot: str, center: at.Point, light: float) -> None:
    """The same at rest and without its ring, in one picture."""
    image = _free_slot(slot_size(slot), *_sign_of(slot), rgba(_glow_of(slot)))
    blit_faded(canvas, image, around(center, *image.get_size()), round(255 * light))


@cached_surface
def _free_slot(diameter: int, label: str, sign: str, glow: Rgba) -> Surface:
    image = Surface((136, 136), pygame.SRCALPHA)
    for _ in range(2):
        draw_glow(image, (68, 68), 34, glow, 0.9)
    draw_slot(image, (68, 68), diameter, label, sign)
    return image


def _glow_of(slot: str) -> theme.ColourValue:
    return theme.GLOW if SLOTS[slot].location == "theater" else theme.AMBER


def _sign_of(slot: str) -> tuple[str, str]:
    """Sign on a slot: its modifier, or the performer's hat."""
    return ("", "character.magician") if SLOTS[slot].is_performance else (signed(SLOTS[slot].modifier), "")


def slot_size(slot: str) -> int:
    """The diameter of an open slot."""
    return at.PERFORM_SLOT if SLOTS[slot].is_performance else at.SLOT + 2


_DECK_ROOM = 16  # pixels round a deck for its shadow


class Downtown(LocationPanel):
    """Slots, and the dice in three labelled pairs."""

    id = "downtown"
    rows = at.DOWNTOWN_ROWS

    def way(self, action: str) -> Callable[[Sequence[Move]], object] | None:
        return (lambda _moves: self.deeds.open_residence("")) if action == "learn_trick" else None

    @property
    def anchors(self) -> dict[str, Anchor]:
        dice = {f"die.{die}": Anchor(center, at.DIE) for die, center in die_places().items()}
        return {"residence": Anchor(at.dice_title("residence")), **dice}

    def places_of(self, move: Move) -> list[Place]:
        """The die that a move uses."""
        die = getattr(move, "die", "")
        return [Place(f"die.{die}", square(die_places()[die], at.DIE + 6))] if die else []

    def add_hotspots(self, spots: Hotspots) -> None:
        for die, center in die_places().items():
            place, tip = Place(f"die.{die}", square(center, at.DIE + 4)), tip_of(pointed.die, self.table, die)
            spot = self.add_thing(spots, place, words.WITH_THIS_DIE, tip)
            spot.says = partial(die_said, die, self.table.on_board.dice[die])

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        self.draw_ground(canvas)
        draw_tray(canvas, at.DICE_TRAY, (58, 28, 28))
        for area, label in AREA.items():
            draw_text(canvas, label, at.dice_title(area), theme.TEXT.caption, theme.BRASS_HI, "center")
        for x in (at.DICE_TRAY.x + 99, at.DICE_TRAY.right - 99):
            pygame.draw.line(canvas, theme.BRASS_LO, (x, at.DICE_TRAY.y + 6), (x, at.DICE_TRAY.bottom - 6))
        for die, center in die_places().items():
            if f"die.{die}" not in self.table.hidden:
                draw_die(canvas, center, at.DIE, DICE[die].area, self.table.face(die))


def die_places() -> dict[str, at.Point]:
    """Die id -> centre."""
    areas = [die.area for die in DICE.values()]
    return {die.id: at.die_center(die.area, areas[:number].count(die.area)) for number, die in enumerate(DICE.values())}


class Residence(Panel):
    """Tricks to learn: a deck for each category, lit by the dice that show it."""

    zone = Zone.TOWN

    @property
    def anchors(self) -> dict[str, Anchor]:
        return {f"deck.{category}": Anchor(rect.center) for category, rect in at.DECKS.items()}

    def add_hotspots(self, spots: Hotspots) -> None:
        for category, rect in at.DECKS.items():
            on_dice = _is_on_dice(self.table, category)
            tip = tip_in(330, words.deck, category, len(self.table.state.residence[category]), on_dice=on_dice)
            click = partial(self.deeds.open_residence, category)
            deck = Hotspot(f"deck.{category}", rect, on_click=click, means=THINGS["residence"], tip=tip, now=False)
            deck.says = saying(role=Role.CARD)
            spots.add(deck)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        draw_board_panel(canvas, at.ALLEY, "residence", view="academy", sign="action.learn_trick")
        for category, rect in at.DECKS.items():
            _draw_deck(canvas, rect, category, self.table)


def _is_on_dice(table: TableView, category: str) -> bool:
    """True if a Residence die shows this category (or "any") now."""
    faces = [table.on_board.dice[die.id] for die in DICE.values() if die.area == "residence"]
    return any(face in (category, "any") for face in faces if face != X)


def _draw_deck(surface: Surface, rect: Rect, category: str, table: TableView) -> None:
    tricks = [TRICKS[trick] for trick in table.state.residence[category]]
    levels = [level for level in sorted(FAME_THRESHOLDS) if level < 3 or table.in_play.alley]
    counts = tuple((FAME_THRESHOLDS[level], sum(trick.level == level for trick in tricks)) for level in levels)
    image = _deck(rect.size, category, len(tricks), counts, _is_on_dice(table, category), theme.palette())
    surface.blit(image, (rect.x - _DECK_ROOM, rect.y - _DECK_ROOM))


@cached_surface
def _deck(
    size: tuple[int, int], category: str, cards: int, counts: tuple[tuple[int, int], ...], lit: bool, palette: str
) -> Surface:
    """A deck of that many ``cards``; ``counts`` are the Fame thresholds and how many Tricks have them."""
    image = Surface((size[0] + 2 * _DECK_ROOM, size[1] + 2 * _DECK_ROOM), pygame.SRCALPHA)
    rect = Rect((_DECK_ROOM, _DECK_ROOM), size)
    sheets = 0 if not cards else 1 + (cards > 4) + (cards > 8)
    for sheet in reversed(range(sheets)):
        card = rect.move(3 * sheet, -3 * sheet).inflate(-8, -8).move(-3, 3)
        draw_shadow(image, card, 8, 4, 140, (2, 4))
        draw_paper(image, card, 8, 5)
        draw_brass_frame(image, card, 8, 2)
    card = rect.inflate(-8, -8).move(-3, 3)
    if not cards:
        draw_plate(image, card, (0, 0, 0, 40), 8, 2, (199, 154, 75, 150))
    art = rounded_clip(rays(card.w - 6, 64, theme.category_colour(category)), 6)
    image.blit(art, (card.x + 3, card.y + 3))
    draw_icon(
        image, f"category_picture.{category}", within(card, top=11, height=48).center, 48, theme.CREAM, shadow=True
    )
    bar = within(card, left=1, right=1, top=64, height=25)
    draw_title_bar(image, bar, theme.category_colour(category), CATEGORY[category], theme.TEXT.title_small)
    first, step = (16, 43) if len(counts) > 2 else (32, 60)
    for number, (threshold, count) in enumerate(counts):
        x = card.x + first + number * step
        draw_badge(image, (x, card.bottom - 19), str(threshold), 24, theme.INK if count else "#6f6350")
        beside = (x + badge_size(str(threshold), 24)[0] // 2 + 1, card.bottom - 20)
        draw_text(image, words.deck_cards(cards=count), beside, theme.TEXT.label, theme.INK2, "midleft")
    if lit:
        draw_category_badge(image, (card.right - 16, card.y + 18), category, 26)
    return image


class MarketRow(LocationPanel):
    """The panel with slots and Components."""

    id = "market_row"
    rows = at.MARKET_ROWS

    @property
    def anchors(self) -> dict[str, Anchor]:
        chips = {f"stock.{component}": Anchor(center) for component, center in chip_places(self.table).items()}
        orders = {f"order.{n}": Anchor(at.order_center(n)) for n in range(len(self.table.on_board.market.orders))}
        quick = Anchor(quick_center(self.table))
        return {"market_row": Anchor(at.STALLS.center), "quick_order": quick, **chips, **orders}

    def places_of(self, move: Move) -> list[Place]:
        """The Component that is bought."""
        if isinstance(move, m.Buy) or (isinstance(move, m.ChooseComponent) and self.table.asks_market):
            center = chip_places(self.table).get(move.component)
            return [Place(f"stock.{move.component}", square(center, at.STALL_CHIP + 4))] if center else []
        return []

    def add_hotspots(self, spots: Hotspots) -> None:
        table, on_sale = self.table, chip_places(self.table)
        acting = table.own_acting if table.legal else None
        for component, center in on_sale.items():
            tip = tip_of(stock_tip, table, component, quick=center == quick_center(table))
            place = Place(f"stock.{component}", square(center, at.STALL_CHIP + 4))
            spot = self.add_thing(spots, place, names.component(component), tip)
            if acting is not None and acting.location == self.id and spot.on_click is None:
                spot.enabled, spot.on_click, spot.why_not = (
                    False,
                    lambda: None,
                    pointed.why_not_bought(table, component),
                )
            spot.says = partial(self._stock_said, component)

    def _stock_said(self, component: str) -> Said:
        """A Component on sale, with its price."""
        stock, orders, quick, beside = self.table.on_board.market
        prices = {
            stall.component: stall.price for stall in (*stock, *beside, *orders, quick) if stall.price is not None
        }
        return Said(names.component(component), names.yields({"coins": prices.get(component, 0)}), Role.THING)

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        self.draw_ground(canvas)
        draw_tray(canvas, at.STALLS, (84, 52, 30))
        for stall, label in words.STALLS.items():
            draw_text(canvas, label, at.stall_title(stall), theme.TEXT.caption, theme.BRASS_HI, "center", width=100)
        for x in (at.STALLS.x + 107, at.STALLS.right - 107):
            pygame.draw.line(canvas, theme.BRASS_LO, (x, at.STALLS.y + 6), (x, at.STALLS.bottom - 6))
        self._draw_chips(canvas)

    def _draw_chips(self, canvas: Surface) -> None:
        stock, orders, quick, beside = self.table.on_board.market
        for number, stall in enumerate(stock):
            draw_chip(canvas, at.stock_center(number), at.STALL_CHIP, *stall)
        draw_chip(canvas, quick_center(self.table), at.STALL_CHIP if beside else at.QUICK_CHIP, *quick)
        for number, stall in enumerate(beside):
            draw_chip(canvas, at.beside_center(number, len(beside)), at.BESIDE_CHIP, *stall)
        if not beside:  # else there is no room for words: the tips say them
            note = words.quick_note(surcharge=QUICK_ORDER_SURCHARGE)
            draw_text(canvas, note, at.QUICK_NOTE, theme.TEXT.label, theme.BRASS_HI, "center", width=76)
        for number, stall in enumerate(orders):
            draw_chip(canvas, at.order_center(number), at.STALL_CHIP, *stall)
        lying = {stall.component: at.order_center(number) for number, stall in enumerate(orders)}
        draw_marks_on_pieces(canvas, self.table, {**lying, **chip_places(self.table)}, at.STALL_CHIP)


def chip_places(table: TableView) -> dict[str, at.Point]:
    """Component -> where it can be bought: Buy slots, beside them, Order slots with a prophecy, Quick Order slot."""
    stock, orders, quick, beside = table.on_board.market
    laid = [(stall, at.stock_center(number)) for number, stall in enumerate(stock)]
    laid += [(stall, at.beside_center(number, len(beside))) for number, stall in enumerate(beside)]
    laid += [(stall, at.order_center(number)) for number, stall in enumerate(orders)]
    laid.append((quick, quick_center(table)))
    places: dict[str, at.Point] = {}
    for stall, center in laid:
        if stall.price is not None:
            places.setdefault(stall.component, center)
    return places


def quick_center(table: TableView) -> at.Point:
    """Middle of the Quick Order slot now: higher while something lies below it."""
    return at.QUICK_CENTER_SMALL if table.on_board.market.beside else at.QUICK_CENTER


_QUICK = Place("quick_order", at.QUICK_STALL)


class OrderSlots(Panel):
    """The Order slots, and the stall of the Quick Order slot. What is on sale there lies above and is bought."""

    zone = Zone.TOWN

    def places_of(self, move: Move) -> list[Place]:
        """The Order slot that is chosen; where an Action that begins could lay its Component."""
        if isinstance(move, m.ChooseOrderSlot):
            return [_order_slot(move.slot)]
        if isinstance(move, m.Order):
            orders = enumerate(self.table.on_board.market.orders)
            return [_order_slot(number) for number, stall in orders if not stall.component]
        return [_QUICK] if isinstance(move, m.QuickOrder) else []

    def add_hotspots(self, spots: Hotspots) -> None:
        market = self.table.on_board.market
        there = market.quick.component
        quick = trade.quick_order_slot(there) if there else place_tooltips.QUICK_ORDER_SLOT
        note = trade.QUICK_INSTEAD(there=names.component(there)) if there else trade.QUICK_HERE
        self._open(spots.add(Hotspot(*_QUICK[:2])), "quick_order", quick, note)
        spots.get("quick_order").focusable &= not there  # what is on sale there lies in it; the row orders instead
        for number, ((ordered, _), (replaced, _)) in enumerate(zip(market.orders, market.stock, strict=False)):
            spot, slot = spots.add(Hotspot(*_order_slot(number)[:2])), place_tooltips.order_slot(ordered, replaced)
            free = place_tooltips.order_slot("", replaced).title
            state = names.component(ordered) if ordered else EMPTY
            spot.says = saying(numbered(name=free, number=number + 1), state, Role.PLACE)
            self._open(spot, "" if ordered else "order", slot, trade.ORDER_HERE, m.ChooseOrderSlot(number))

    def _open(self, spot: Hotspot, action: str, there: Words, here: str, wish: Move | None = None) -> None:
        """Let a slot begin an Action of the Character at work, or say why it cannot; its tip says what it is."""
        statuses = action_statuses(self.table.state, self.table.viewer) if self.table.legal else ()
        status = next((status for status in statuses if status.action == action), None)
        may_order = status is not None and status.is_legal
        spot.tip, spot.focusable = (lambda: spoken(there, note=here if may_order else "")), may_order
        if status is not None:
            spot.on_click, spot.enabled = partial(self.deeds.trade, status.moves, wish), may_order
            spot.why_not = pointed.why(self.table, status.reason)


def _order_slot(number: int) -> Place:
    return Place(f"order.{number}", square(at.order_center(number), at.STALL_CHIP + 4))
