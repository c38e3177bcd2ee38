"""How a move looks in a list of choices: its picture, and what it pays and costs for certain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import pygame

from trickerion.rules import moves as m
from trickerion.rules.catalog import DICE, PERFORMANCES, SLOTS, TRICKS, location_of
from trickerion.rules.events import (
    CoinsGained,
    CoinsPaid,
    Event,
    FameGained,
    FameLost,
    ShardsGained,
    ShardsPaid,
)
from trickerion.rules.moves import Move
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.dice import draw_die, draw_location_die
from trickerion.ui.icons import draw_icon
from trickerion.ui.markers import draw_marker
from trickerion.ui.surfaces import draw_category_badge, draw_location_badge, draw_round_badge
from trickerion.ui.tokens import draw_coin, draw_disk, draw_fame, draw_prophecy, draw_shard
from trickerion.words import names

Point = tuple[int, int]
Picture = Callable[[pygame.Surface, Point, int], object]

_SIGN: Final[dict[type[Event], tuple[int, int]]] = {
    FameGained: (0, 1),
    FameLost: (0, -1),
    CoinsGained: (1, 1),
    CoinsPaid: (1, -1),
    ShardsGained: (2, 1),
    ShardsPaid: (2, -1),
}


def deltas(events: Sequence[Event], seat: int) -> tuple[int, int, int]:
    """What the events change for a seat: Fame, Coins, Shards."""
    sums = [0, 0, 0]
    for event in events:
        sign = _SIGN.get(type(event))
        if sign is not None and event[0] == seat:  # (seat, amount, source)
            sums[sign[0]] += sign[1] * event[1]
    return sums[0], sums[1], sums[2]


# ---- pictures ------------------------------------------------------------------------------------------------------


def _die_picture(die: str, face: str) -> Picture:
    return lambda surface, center, size: draw_die(surface, center, round(size * 0.84), DICE[die].area, face)


def _configuration_picture(location: str, table: TableView) -> Picture:
    return lambda surface, center, size: draw_location_die(surface, center, round(size * 0.84), table.state, location)


def _component_picture(component: str) -> Picture:
    return lambda surface, center, size: draw_component(surface, center, round(size * 0.9), component)


def _icon_picture(name: str, colour: theme.ColourValue = theme.BRASS_HI) -> Picture:
    return lambda surface, center, size: draw_icon(surface, name, center, round(size * 0.8), colour, shadow=True)


def _trick_picture(trick: str) -> Picture:
    category = TRICKS[trick].category

    def paint(surface: pygame.Surface, center: Point, size: int) -> None:
        draw_round_badge(surface, center, f"trick.{trick}", size, theme.category_fill(category), theme.CREAM)
        draw_category_badge(surface, (center[0] + size * 0.36, center[1] + size * 0.34), category, 18)

    return paint


def _character_picture(character: str, table: TableView) -> Picture:
    colour = table.colours[table.viewer]
    return lambda surface, center, size: draw_disk(surface, center, round(size * 0.92), colour, character, badge=False)


def _own_trick_picture(place: int, table: TableView) -> Picture:
    owned = table.me.tricks[place]
    return _trick_picture(owned.id) if owned is not None else _icon_picture("ui.trick")


def _suit_picture(suit: str, table: TableView) -> Picture:
    colour = table.colours[table.viewer]
    return lambda surface, center, size: draw_marker(surface, center, size // 2, colour, suit)


def _location_picture(location: str) -> Picture:
    return lambda surface, center, size: draw_location_badge(surface, center, location, round(size * 0.92))


def _card_picture(card: str) -> Picture:
    colour = theme.THEATER_COLOURS[PERFORMANCES[card].theater]
    return lambda surface, center, size: draw_round_badge(surface, center, "location.theater", size, colour)


def _prophecy_picture(prophecy: str) -> Picture:
    return lambda surface, center, size: draw_prophecy(surface, center, size, prophecy)


def _marker_picture(move: Move, table: TableView) -> Picture | None:
    """The Trick of the marker on a Performance card that the move is about."""
    if isinstance(move, m.StealTrick):
        marker = table.marker(table.show_card, move.other_slot)
    elif isinstance(move, (m.Reschedule, m.ChooseMarker)):
        marker = table.marker(move.card, move.slot)
    else:
        return None
    return _trick_picture(marker.trick) if marker is not None else None


_RESOURCE: Final[dict[str, Picture]] = {
    "fame": lambda surface, center, size: draw_fame(surface, center, round(size * 0.8)),
    "coins": lambda surface, center, size: draw_coin(surface, center, round(size * 0.8)),
    "shards": lambda surface, center, size: draw_shard(surface, center, round(size * 0.8)),
}


def picture(move: Move, table: TableView) -> Picture:
    """The picture of a move, by what it names: a die, a Component, a Trick, a Character, a card ..."""
    fixed = _BY_KIND.get(type(move))
    if fixed is not None:
        return _icon_picture(fixed)
    if isinstance(move, m.ChangeFate):
        return _prophecy_picture(table.state.pending[move.place])
    on_stage = _marker_picture(move, table)
    if on_stage is not None:
        return on_stage
    if isinstance(move, m.ChooseFace):
        die = getattr(table.state.stack[-1], "die", "bank_a")
        return _die_picture(die, move.face)
    if isinstance(move, m.RerollConfiguration):
        return _configuration_picture(move.location, table)
    for field, make in _BY_FIELD.items():
        value = getattr(move, field, None)
        if value is not None:
            made = make(value, table)
            if made is not None:
                return made
    return _icon_picture("ui.choice")


def _by_card(card: str, table: TableView) -> Picture | None:
    if card in PERFORMANCES:
        return _card_picture(card)
    location = location_of(card)
    return _location_picture(location) if location in names.LOCATION else None


def _by_slot(slot: Any, table: TableView) -> Picture | None:
    return _location_picture(SLOTS[slot].location) if slot in SLOTS else None


_BY_KIND: Final[dict[type[Move], str]] = {
    m.Advertise: "action.advertise",
    m.DoNotAdvertise: "ui.cancel",
    m.ChooseCount: "action.buy",
    m.Bargain: "action.bargain",
    m.ForgoBonus: "resource.action_point",
    m.Enhance: "action.enhance",
    m.TellFortune: "action.fortune_telling",
    m.DeclineToPerform: "ui.cancel",
    m.Skip: "ui.cancel",
    m.ChooseOrderSlot: "action.order",
    m.LeaveIdle: "ui.passed",
}
_BY_FIELD: Final[dict[str, Callable[[Any, TableView], Picture | None]]] = {
    "die": lambda die, t: _die_picture(die, t.state.dice[die]),
    "component": lambda component, t: _component_picture(component),
    "suit": _suit_picture,
    "trick": lambda trick, t: _trick_picture(trick),
    "character": _character_picture,
    "specialist": _character_picture,
    "resource": lambda resource, t: _RESOURCE.get(resource),
    "magician": lambda magician, t: _icon_picture(f"magician.{magician}"),
    "card": _by_card,
    "slot": _by_slot,
    "deck": lambda deck, t: _location_picture(deck),
    "place": lambda place, t: _own_trick_picture(place, t) if 0 <= place < len(t.me.tricks) else None,
    "board": lambda board, t: _character_picture(board, t) if board in ("manager", "assistant") else None,
}
