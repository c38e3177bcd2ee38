"""Where the pieces of the scene lie, by the names that entries and hotspots use: "slot.downtown.2", "trick.walled"."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from trickerion.rules.ask.heir import PRIORITIES, icons_of, stance
from trickerion.rules.catalog import DAYS, DICE, PROPHECIES, SLOTS, SPECIAL_DECKS
from trickerion.table.configuration import has_dice
from trickerion.table.view import TableView, side_slots
from trickerion.ui.layout import heir as at
from trickerion.words.heir_tips import heir_seat


class Places(NamedTuple):
    """Rectangles by name, and the centres of the Character slots by slot."""

    rects: dict[str, Rect]
    slots: dict[str, at.Point]


def _around(center: at.Point, size: int) -> Rect:
    rect = Rect(0, 0, size, size)
    rect.center = center
    return rect


def slot_places(table: TableView) -> dict[str, at.Point]:
    """Slot -> centre, of every Character slot that the scene shows."""
    places = {slot.id: at.day_slot_center(slot.id) for slot in SLOTS.values() if slot.day}
    for location, panel in at.LOCATIONS.items():
        for number, slot in enumerate(side_slots(location, table.viewer)):
            places[slot.id] = at.slot_center(panel, number)
    return places


def places(table: TableView) -> Places:
    """All pieces, the large ones before those that lie on them."""
    slots = slot_places(table)
    rects = {f"location.{location}": rect for location, rect in at.LOCATIONS.items()}
    rects |= {"location.theater": at.THEATER, "identity": at.IDENTITY, "plan": at.PLAN}
    rects |= _locations(table)
    rects |= _theater(table)
    rects |= {f"slot.{slot}": _around(center, at.SLOT) for slot, center in slots.items()}
    return Places(rects | _board(table), slots)


def _locations(table: TableView) -> dict[str, Rect]:
    state = table.state
    dice = at.LOCATIONS if has_dice(state) else {}
    rects = {f"configuration.{place}": _configuration(panel) for place, panel in dice.items()}
    rects |= {f"to_come.{place}": _to_come(panel) for place, panel in at.LOCATIONS.items()}
    rects |= {f"die.{die}": _around(at.die_center(number), at.DIE) for number, die in enumerate(DICE)}
    rects |= {f"stock.{n}": _around(at.stock_center(n), at.CHIP) for n in range(len(state.stock))}
    rects |= {f"order.{n}": _around(at.order_center(n), at.CHIP) for n in range(len(state.orders))}
    rects["quick_order"] = _around(at.QUICK_CENTER, 46)
    rects |= {f"deck.{deck}": at.deck_rect(number) for number, deck in enumerate(SPECIAL_DECKS)}
    if state.active_prophecy in PROPHECIES:
        rects["prophecy"] = _around(at.PROPHECY, at.PROPHECY_SIZE).union(at.PROPHECY_NAME)
    if state.pending:
        rects["prophecies"] = at.PENDING
    shown = [number for number, prophecy in enumerate(state.pending) if prophecy in PROPHECIES]
    return rects | {f"pending.{n}": _around(at.pending_center(n), at.PENDING_SIZE) for n in shown}


def _configuration(panel: Rect) -> Rect:
    die = _around(at.configuration_center(panel), at.CONFIGURATION + 8)
    return die.union(at.configuration_pill(panel))


def _to_come(panel: Rect) -> Rect:
    return Rect(panel.right - 156, panel.y + at.HEAD + 10, 150, 64)


def _theater(table: TableView) -> dict[str, Rect]:
    row = table.state.row
    rects = {f"day.{day}": at.DAYS[day] for day in DAYS}
    rects |= {"configuration.theater": _configuration(at.THEATER)} if has_dice(table.state) else {}
    rects["to_come.theater"] = at.THEATER_TO_COME
    cards = zip(row, at.card_rects(len(row)), strict=True)
    return rects | {f"card.{card.id}": rect for card, rect in cards}


def _board(table: TableView) -> dict[str, Rect]:
    state, heir = table.state, heir_seat(table.state)
    player, now = state.players[heir], stance(state, heir)
    fields = at.stance_rects(now)
    rects = {f"stance.{which}": rect for which, rect in fields.items()}
    rects["stance"] = fields[now]
    for number, location in enumerate(PRIORITIES[now]):
        rects[f"priority.{location}"] = at.priority_rect(fields[now], number)
    for number in range(len(icons_of(state))):
        rects[f"icon.{number + 1}"] = _around(at.icon_center(number), 31)
    team = zip(player.characters, at.character_rects(len(player.characters)), strict=True)
    rects |= {f"character.{character}": rect for character, rect in team}
    for place, owned in enumerate(player.tricks):
        rects[f"trick_place.{place}" if owned is None else f"trick.{owned.id}"] = at.TRICKS[place]
    listed = state.heir.shopping if state.heir is not None else ()
    rects["shopping"] = at.SHOPPING
    rects |= {f"component.{c}": _around(at.shopping_center(n, len(listed)), 34) for n, c in enumerate(listed)}
    return rects | {"specials": at.SPECIALS}
