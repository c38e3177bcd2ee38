"""How a move looks in a list of choices: its picture, and what it pays and costs for certain."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from pygame import Surface

from trickerion.rules import moves as m
from trickerion.rules.academy.catalog import SPACES
from trickerion.rules.ask.heir import configurations
from trickerion.rules.catalog import DICE, PERFORMANCES, SLOTS, TRICKS, location_of
from trickerion.rules.events import CoinsGained, CoinsPaid, Event, FameGained, FameLost, ShardsGained, ShardsPaid
from trickerion.rules.moves import Move
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.academy_rooms import type_of
from trickerion.ui.academy_secrets import draw_secret_disk
from trickerion.ui.components import draw_component
from trickerion.ui.dice import draw_die, draw_location_die
from trickerion.ui.icons import draw_icon
from trickerion.ui.markers import draw_marker
from trickerion.ui.surfaces import draw_category_badge, draw_location_badge, draw_round_badge
from trickerion.ui.tokens import draw_coin, draw_disk, draw_fame, draw_prophecy, draw_shard
from trickerion.words import names

Point = tuple[int, int]
Painter = Callable[[Surface, Point, int], object]

_SIGN: Final[dict[type[Event], tuple[int, int]]] = {
    FameGained: (0, 1),
    FameLost: (0, -1),
    CoinsGained: (1, 1),
    CoinsPaid: (1, -1),
    ShardsGained: (2, 1),
    ShardsPaid: (2, -1),
}


def deltas(events: Sequence[Event], seat: int) -> tuple[int, int, int]:
    """Changes of Fame, Coins and Shards for a seat by the events."""
    sums = [0, 0, 0]
    for event in events:
        sign = _SIGN.get(type(event))
        if sign is not None and event[0] == seat:  # (seat, amount, source)
            sums[sign[0]] += sign[1] * event[1]
    return sums[0], sums[1], sums[2]


def _die_painter(die: str, face: str) -> Painter:
    return lambda surface, center, size: draw_die(surface, center, round(size * 0.84), DICE[die].area, face)


def _icon_painter(name: str) -> Painter:
    return lambda surface, center, size: draw_icon(
        surface, name, center, round(size * 0.8), theme.BRASS_HI, shadow=True
    )


def _trick_painter(trick: str) -> Painter:
    category = TRICKS[trick].category

    def paint(surface: Surface, center: Point, size: int) -> None:
        draw_round_badge(surface, center, f"trick.{trick}", size, theme.category_fill(category), theme.CREAM)
        draw_category_badge(surface, (center[0] + size * 0.36, center[1] + size * 0.34), category, 18)

    return paint


def _character_painter(character: str, table: TableView) -> Painter:
    colour = table.colours[table.viewer]
    return lambda surface, center, size: draw_disk(surface, center, round(size * 0.92), colour, character, badge=False)


def _own_trick_painter(place: int, table: TableView) -> Painter:
    owned = table.me.tricks[place]
    return _trick_painter(owned.id) if owned is not None else _icon_painter("ui.trick")


def _location_painter(location: str) -> Painter:
    return lambda surface, center, size: draw_location_badge(surface, center, location, round(size * 0.92))


def _marker_painter(move: Move, table: TableView) -> Painter | None:
    """The Trick of the marker on a Performance card that the move is about."""
    if isinstance(move, m.StealTrick):
        marker = table.marker(table.show_card, move.other_slot)
    elif isinstance(move, (m.Reschedule, m.ChooseMarker)):
        marker = table.marker(move.card, move.slot)
    else:
        return None
    return _trick_painter(marker.trick) if marker is not None else None


_RESOURCE: Final[dict[str, Painter]] = {
    "fame": lambda surface, center, size: draw_fame(surface, center, round(size * 0.8)),
    "coins": lambda surface, center, size: draw_coin(surface, center, round(size * 0.8)),
    "shards": lambda surface, center, size: draw_shard(surface, center, round(size * 0.8)),
}


def painter_of(move: Move, table: TableView) -> Painter:
    """The picture of a move, by what it names: a die, a Component, a Trick, a Character, a card ..."""
    if type(move) in _BY_KIND:
        return _icon_painter(_BY_KIND[type(move)])
    on_stage = _marker_painter(move, table)
    if on_stage is not None:
        return on_stage
    match move:
        case m.ChangeFate(place):
            prophecy = table.state.pending[place]
            return lambda surface, center, size: draw_prophecy(surface, center, size, prophecy)
        case m.LayCard(card=card) if location_of(card) in names.LOCATION:
            return _location_painter(location_of(card))
        case m.ChooseFace(face):
            return _die_painter(getattr(table.choice, "die", "bank_a"), face)
        case m.RerollConfiguration(location):
            die = configurations(table.state)[location]
            return lambda surface, center, size: draw_location_die(surface, center, round(size * 0.84), die)
    named = ((getattr(move, field, None), make) for field, make in _BY_FIELD.items())
    made = (make(value, table) for value, make in named if value is not None)
    return next((picture for picture in made if picture is not None), _icon_painter("ui.choice"))


def _by_card(card: str, table: TableView) -> Painter | None:
    if card in PERFORMANCES:
        colour = theme.THEATER_COLOURS[PERFORMANCES[card].theater]
        return lambda surface, center, size: draw_round_badge(surface, center, "location.theater", size, colour)
    location = location_of(card)
    return _location_painter(location) if location in names.LOCATION else None


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
    m.ChooseRenovation: "action.renovate",
    m.RevealSecret: "action.reveal_secret",
    **dict.fromkeys((m.DrawSecrets, m.ChooseSecretSlot), "action.learn_secret"),
}
_BY_FIELD: Final[dict[str, Callable[[Any, TableView], Painter | None]]] = {
    "die": lambda die, t: _die_painter(die, t.on_board.dice[die]),
    "component": lambda component, t: (
        lambda surface, center, size: draw_component(surface, center, round(size * 0.9), component)
    ),
    "suit": lambda suit, t: (
        lambda surface, center, size: draw_marker(surface, center, size // 2, t.colours[t.viewer], suit)
    ),
    "trick": lambda trick, t: _trick_painter(trick),
    "character": _character_painter,
    "specialist": _character_painter,
    "power": lambda power, t: _icon_painter(f"power.{power}"),
    "resource": lambda resource, t: _RESOURCE.get(resource),
    "magician": lambda magician, t: _icon_painter(f"magician.{magician}"),
    "card": _by_card,
    "slot": lambda slot, t: _location_painter(SLOTS[slot].location) if slot in SLOTS else None,
    "deck": lambda deck, t: _location_painter(deck),
    "secret": lambda secret, t: lambda surface, center, size: draw_secret_disk(surface, center, size, secret),
    "tile": lambda tile, t: _icon_painter(f"room.{type_of(tile)}"),
    "space": lambda space, t: _icon_painter(f"room.{SPACES[space].type}"),
    "place": lambda place, t: _own_trick_painter(place, t) if 0 <= place < len(t.me.tricks) else None,
    "board": lambda board, t: _character_painter(board, t) if board in ("manager", "assistant") else None,
}
