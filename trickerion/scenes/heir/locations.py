"""The Locations in miniature: slots, dice, goods, cards, the stage with its weekdays, and who is still to come."""

from collections.abc import Iterator
from functools import partial

from pygame import Rect, Surface

from trickerion.language.wording import Words
from trickerion.rules.ask.board import day_facts, slot_facts
from trickerion.rules.ask.heir import configurations
from trickerion.rules.catalog import ACADEMY, DICE, PROPHECIES, SLOTS, number_in
from trickerion.rules.facts.board import DieFacts
from trickerion.rules.facts.heir import ConfigurationFacts
from trickerion.rules.heir.catalog import IGNORED_PROPHECIES
from trickerion.scenes.heir import academy
from trickerion.scenes.heir import academy_layout as school
from trickerion.scenes.heir import layout as at
from trickerion.scenes.heir.story import HeirPanel, HeirTable
from trickerion.screens.board.stage import marker_anchors, placed_markers
from trickerion.screens.theater_cards import draw_guests, draw_piles, row_note
from trickerion.table import grounds, pointed
from trickerion.table.panel import Anchor
from trickerion.table.said import die_said
from trickerion.table.view import side_slots
from trickerion.ui import theme
from trickerion.ui.dice import draw_die, draw_location_die
from trickerion.ui.flow import within, write_line
from trickerion.ui.hotspots import Hotspots, explained
from trickerion.ui.icons import draw_icon
from trickerion.ui.performance_card import draw_card_note, draw_number, draw_performance_card
from trickerion.ui.said import Role, Zone, saying
from trickerion.ui.shapes import draw_plate, draw_round, draw_shaded
from trickerion.ui.surfaces import draw_pill
from trickerion.ui.text import draw_text, fits
from trickerion.ui.text_block import draw_block
from trickerion.ui.tokens import draw_badge, draw_disk, draw_emblem, draw_prophecy
from trickerion.words import card_tooltips, place_tooltips
from trickerion.words import names as n
from trickerion.words.heir import tips
from trickerion.words.said import own_slot
from trickerion.words.screens import heir as words


class Locations(HeirPanel):
    """All of them; every piece explains itself, the large ones lie below those that are on them."""

    zone = Zone.TOWN

    def draw(self, canvas: Surface, spots: Hotspots) -> None:
        table = self.table
        places = table.places
        for location, panel in places.side_panels.items():
            head = grounds.PanelHead(
                n.LOCATION[location], location, f"location.{location}", tuple(places.ribbon(location)), at.HEAD
            )
            grounds.draw_location_panel(canvas, panel, head)
            _draw_configuration(canvas, table, location)
            if location != ACADEMY:
                _draw_to_come(canvas, table, location)
        _draw_dice(canvas, table)
        _draw_goods(canvas, table)
        _draw_alley(canvas, table)
        if places.academy is not None:
            _draw_academy(canvas, table, places.academy)
        for slot, center, size in _side_slots(table):  # last: the modifier below a disk reaches over what lies there
            grounds.draw_character_slot(canvas, table, slot, center, size)
        _draw_theater(canvas, table)

    def add_hotspots(self, spots: Hotspots) -> None:
        table = self.table
        state, places = table.state, table.places
        for location, panel in places.panels.items():
            spots.add(explained(f"location.{location}", panel, tips.location_words, table.heir, location))
            area = places.to_come(location)
            spots.add(explained(f"to_come.{location}", area, tips.to_come_words, table.heir, location))
        for location, rolled in configurations(state).items():
            area = places.configuration(location)
            spots.add(explained(f"configuration.{location}", area, tips.configuration_words, rolled))
        if places.academy is not None:
            academy.add_building(spots, table, places.academy)
        for number, die_id in enumerate(DICE):
            rect, die = at.around(at.die_center(number), at.DIE), DieFacts(die_id, table.on_board.dice[die_id])
            spot = spots.add(explained(f"die.{die_id}", rect, place_tooltips.die, die))
            spot.says = partial(die_said, die_id, die.face)
        _add_goods(spots, table)
        _add_alley(spots, table)
        _add_theater(spots, table)
        for slot, center, size in [*_side_slots(table), *_day_slots(table)]:
            rect = at.around(center, size)
            spot = explained(f"slot.{slot}", rect, place_tooltips.slot, slot_facts(state, slot), table.voice)
            spot.says = saying(own_slot(slot), role=Role.PLACE)
            spots.add(spot)

    @property
    def anchors(self) -> dict[str, Anchor]:
        """Ends of the flights."""
        table, row, market = self.table, self.table.on_board.row, self.table.on_board.market
        cards = dict(zip((card.id for card in row), table.places.card_rects(len(row)), strict=True))
        found = [*_side_slots(table), *_day_slots(table)]
        slots = {f"slot.{slot}": Anchor(center, size) for slot, center, size in found}
        orders = {f"order.{n}": Anchor(at.order_center(n), at.CHIP + 4) for n in range(len(market.orders))}
        return slots | orders | marker_anchors(table, cards)


def _side_slots(table: HeirTable) -> Iterator[tuple[str, at.Point, int]]:
    for location in table.places.side_panels:
        for number, slot in enumerate(side_slots(location, table.viewer)):
            yield slot.id, *table.places.slot(location, number)


def _day_slots(table: HeirTable) -> Iterator[tuple[str, at.Point, int]]:
    return ((slot.id, table.places.day_slot_center(slot.id), at.SLOT) for slot in SLOTS.values() if slot.day)


def _draw_configuration(surface: Surface, table: HeirTable, location: str) -> None:
    """The die, and whether it was rerolled this turn or kept; nothing before the first roll."""
    if die := configurations(table.state).get(location):
        if text := badge(die, table.state.turn):
            draw_pill(
                surface,
                table.places.configuration_pill(location),
                text,
                theme.DARK_INSET,
                theme.CREAM,
                theme.TEXT.label,
            )
        center = at.configuration_center(table.places.panels[location])
        draw_location_die(surface, center, at.CONFIGURATION, die)


def badge(die: ConfigurationFacts, turn: int) -> str:
    """Beside a Configuration die: whether it was rolled again; nothing in turn 1, when all of them are rolled."""
    return words.ROLLED[die.is_new] if turn > 1 else ""


def _still_to_come(table: HeirTable, location: str) -> list[tuple[int, str]]:
    """(seat, Character) of the disks of both sides that still have to be placed there, the viewer's first."""
    waiting = sorted(
        table.heir.waiting[location] if table.heir.is_placing else (), key=lambda side: side[0] != table.viewer
    )
    return [(seat, disk) for seat, disks in waiting for disk in disks]


def _draw_to_come(surface: Surface, table: HeirTable, location: str) -> None:
    panel, coming = at.LOCATIONS[location], _still_to_come(table, location)
    text = words.TO_COME if coming else words.NOBODY_TO_COME
    draw_text(
        surface, text, at.to_come_label(panel), theme.TEXT.caption, theme.INK2, "midright", width=126, has_tip=True
    )
    for who, center in zip(coming, at.to_come_centers(panel, len(coming)), strict=True):
        _draw_coming(surface, table, who, center, at.DISK)


def _draw_coming(surface: Surface, table: HeirTable, who: tuple[int, str], center: at.Point, size: int) -> None:
    colour = table.colours[who[0]]
    draw_disk(surface, center, size, colour, who[1], badge=False)
    draw_emblem(surface, (center[0] + 13, center[1] + 12), 18, colour)


def _draw_academy(surface: Surface, table: HeirTable, panel: Rect) -> None:
    """Draw the Characters still to come, and the building."""
    coming = _still_to_come(table, ACADEMY)
    if not coming:
        place = (panel.x + 12, school.to_come(panel).centery - 1)
        draw_text(
            surface, words.NOBODY_TO_COME, place, theme.TEXT.label, theme.INK2, "midleft", width=106, has_tip=True
        )
    for who, center in zip(coming, school.to_come_centers(panel, len(coming)), strict=True):
        _draw_coming(surface, table, who, center, school.DISK)
    academy.draw_building(surface, table, panel)


def _draw_dice(surface: Surface, table: HeirTable) -> None:
    for number, die in enumerate(DICE.values()):
        draw_die(surface, at.die_center(number), at.DIE, die.area, table.face(die.id))
    x, y = at.USED_NOTE
    lines = (words.of_dice(usable=table.heir.usable_dice, dice=len(DICE)), words.CAN_BE_USED)
    if table.heir.at_work == "downtown":
        lines = (words.dice(table.heir.left), words.STILL_TO_USE)
    for line, text in enumerate(lines):
        draw_text(surface, text, (x, y + 21 * line), theme.TEXT.aside, theme.INK2, "midleft", width=100, has_tip=True)


def _draw_goods(surface: Surface, table: HeirTable) -> None:
    market = table.on_board.market
    for number, stall in enumerate(market.stock):
        grounds.draw_chip(surface, at.stock_center(number), at.CHIP, stall.component)
    draw_plate(surface, at.around(at.QUICK_CENTER, 46), (0, 0, 0, 0), 9, 2, theme.BRASS)
    grounds.draw_chip(surface, at.QUICK_CENTER, at.CHIP, market.quick.component)
    draw_icon(surface, "action.order", at.ORDERS_SIGN, 24, theme.INK2)
    for number, stall in enumerate(market.orders):
        ordered = "" if f"order.{number}" in table.hidden else stall.component
        grounds.draw_chip(surface, at.order_center(number), at.CHIP, ordered)


def _add_goods(spots: Hotspots, table: HeirTable) -> None:
    market = table.on_board.market
    for number, (stall, order) in enumerate(zip(market.stock, market.orders, strict=True)):
        rect, above = at.around(at.stock_center(number), at.CHIP), at.around(at.order_center(number), at.CHIP)
        spots.add(explained(f"stock.{number}", rect, _for_sale, table, stall.component))
        about = place_tooltips.order_slot
        spots.add(explained(f"order.{number}", above, about, order.component, stall.component))
    rect = at.around(at.QUICK_CENTER, 46)
    spots.add(explained("quick_order", rect, _quick_order, table, market.quick.component))


def _quick_order(table: HeirTable, component: str) -> Words:
    return _for_sale(table, component) if component else place_tooltips.QUICK_ORDER_SLOT


def _for_sale(table: HeirTable, component: str) -> Words:
    return pointed.goods(table, component) if component else words.FREE_BUY_SLOT


def _draw_alley(surface: Surface, table: HeirTable) -> None:
    decks = table.heir.decks
    for number, deck in enumerate(decks):
        _draw_deck(surface, at.deck_rect(number, len(decks)), deck, decks[deck])
    if table.prophecy in PROPHECIES:
        _draw_active(surface, table.prophecy)
    elif table.state.pending and table.tells_prophecies:
        draw_round(surface, at.PROPHECY, at.PROPHECY_SIZE, (90, 60, 30, 60), 2, theme.BRASS_LO)
        place, room = (at.PROPHECY_NAME.x, at.PROPHECY_NAME.y + 2), at.PROPHECY_NAME.w
        draw_block(surface, words.NO_PROPHECY, Rect(place, (room, 0)), theme.TEXT.aside, theme.INK2, line=20)
    for number, prophecy in enumerate(table.state.pending):
        if prophecy in PROPHECIES:
            draw_prophecy(surface, at.pending_center(number), at.PENDING_SIZE, prophecy, lit=number == 0)


def _draw_active(surface: Surface, prophecy: str) -> None:
    name = at.PROPHECY_NAME
    draw_prophecy(surface, at.PROPHECY, at.PROPHECY_SIZE, prophecy, lit=True)
    title, note = n.prophecy(prophecy), words.HEEDS[prophecy not in IGNORED_PROPHECIES]
    draw_text(surface, title, (name.x, name.y + 12), theme.TEXT.strong, theme.INK, "midleft", width=name.w)
    write_line(surface, note, within(name, top=20, height=30), theme.TEXT.aside, theme.INK2)


def _draw_deck(surface: Surface, rect: Rect, deck: str, cards: int) -> None:
    colour = theme.mix(theme.LOCATION_COLOURS[deck], "#000000", 0.2)
    for step in (4, 2, 0) if cards > 1 else (0,):
        draw_plate(surface, rect.move(step, -step), colour, 5, 1, theme.BRASS_LO)
    draw_icon(surface, f"location.{deck}", (rect.centerx, rect.centery - 3), 24, theme.BRASS_HI, shadow=True)
    draw_badge(surface, (rect.right - 7, rect.bottom - 7), str(cards), 22)


def _add_alley(spots: Hotspots, table: HeirTable) -> None:
    state = table.state
    decks = table.heir.decks
    for number, (deck, cards) in enumerate(decks.items()):
        rect = at.deck_rect(number, len(decks))
        spots.add(explained(f"deck.{deck}", rect, tips.deck_words, deck, cards, tuple(decks)))
    if table.prophecy in PROPHECIES:
        rect = at.around(at.PROPHECY, at.PROPHECY_SIZE).union(at.PROPHECY_NAME)
        spots.add(explained("prophecy", rect, _prophecy, table.prophecy, None))
    for number, prophecy in enumerate(state.pending):
        if prophecy in PROPHECIES:
            rect = at.around(at.pending_center(number), at.PENDING_SIZE)
            spots.add(explained(f"pending.{number}", rect, _prophecy, prophecy, number))


def _prophecy(prophecy: str, place: int | None) -> Words:
    """A prophecy, with whether the Heir heeds it."""
    return card_tooltips.prophecy(prophecy, place).plus(tips.HEEDS[prophecy not in IGNORED_PROPHECIES])


_BRASS = ((0.0, theme.BRASS_HI), (0.5, theme.BRASS), (1.0, "#a47a34"))
_IRON = ((0.0, "#6a6466"), (1.0, "#3a3638"))


def _draw_theater(surface: Surface, table: HeirTable) -> None:
    grounds.draw_house(surface, table.places.theater, table.places.theater_ribbon)
    _draw_configuration(surface, table, "theater")
    _draw_magicians_to_come(surface, table)
    for card, rect in zip(table.on_board.row, table.places.card_rects(len(table.on_board.row)), strict=True):
        draw_performance_card(surface, rect, card.card, placed_markers(table, card))
        draw_number(surface, rect, number_in(table.state.row_ids, card.id))
        draw_guests(surface, rect, card, table.colours)
        draw_piles(surface, rect, card, table.colours)
        if links := card.links:
            draw_icon(surface, "ui.link", (rect.x + 24, rect.bottom - 64), 24, theme.INK2)
            write_line(
                surface,
                str(len(links)),
                within(rect, left=38, bottom=49, height=30),
                theme.TEXT.number_large,
                theme.INK,
            )
        if note := row_note(table.on_board, card):
            draw_card_note(surface, rect, note)
    for day in at.DAY_NAMES:
        _draw_day(surface, table, day)


def _draw_magicians_to_come(surface: Surface, table: HeirTable) -> None:
    coming, place = _still_to_come(table, "theater"), table.places.theater_to_come
    if not coming:
        return
    plate = Rect(place.x, place.y, min(place.w, 84 + 42 * min(4, len(coming))), place.h)
    draw_plate(surface, plate, (28, 12, 16, 225), 19, 1, theme.BRASS_LO)
    write_line(surface, words.TO_COME, within(place, left=14, width=68), theme.TEXT.caption, theme.CREAM)
    step = min(42, (place.w - 124) // max(1, len(coming) - 1))
    for number, who in enumerate(coming):
        _draw_coming(surface, table, who, (place.x + 98 + number * step, place.centery - 2), 34)


def _draw_day(surface: Surface, table: HeirTable, day: str) -> None:
    places, rect = table.places, table.places.day(day)
    heir, kind = table.heir.seat, table.heir.days[day]
    owner, blocked = {"heirs": heir, "yours": 1 - heir}.get(kind), kind == "blocked"
    edge = theme.player_look(table.colours[owner]).fill if owner is not None else theme.BRASS_LO
    draw_plate(surface, rect, (28, 12, 12, 225), 10, 2, edge)
    draw_shaded(surface, within(rect, left=3, right=3, top=3, height=30), _IRON if blocked else _BRASS, 7)
    ink = theme.CREAM if blocked else theme.INK
    name = write_line(surface, n.DAY_ALONE[day], within(rect, left=14, top=3, height=30), theme.TEXT.number, ink)
    label = (rect.right - (14 if owner is None else 36), rect.y + 16)
    if owner is not None:
        draw_emblem(surface, (rect.right - 18, rect.y + 18), 24, table.colours[owner])
    if not (places.days_are_narrow and (blocked or owner is not None)):  # the locks or the emblem say it
        room = min(106, label[0] - name.right - 6)
        text = tips.DAY[kind]
        text = text if fits(text, theme.TEXT.label, room) else tips.SHORTER_DAY[kind]
        draw_text(surface, text, label, theme.TEXT.label, ink, "midright", width=room)
    for number in range(2):
        slot = f"{day}.backstage.{number}"
        grounds.draw_character_slot(surface, table, slot, places.day_slot_center(slot), places.day_slot)
    slot, size = f"{day}.perform", places.day_slot
    grounds.draw_stage_slot(surface, table, slot, places.day_slot_center(slot), size, size - 8, size - 2)


def _weekday(table: HeirTable, day: str) -> Words:
    """A weekday, with what it means for the Heir."""
    about = place_tooltips.weekday(day_facts(table.state, day, table.viewer), table.voice)
    return about.plus(*tips.DAY_WORDS.get(table.heir.days[day], ()))


def _add_theater(spots: Hotspots, table: HeirTable) -> None:
    state, places = table.state, table.places
    for day in at.DAY_NAMES:
        spots.add(explained(f"day.{day}", places.day(day), _weekday, table, day))
    for card, rect in zip(table.on_board.row, places.card_rects(len(table.on_board.row)), strict=True):
        of = card, state.row_ids, table.voice, card.id == table.on_board.leaving
        spots.add(explained(f"card.{card.id}", rect, card_tooltips.performance_card, *of))
