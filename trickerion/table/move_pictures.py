"""How a move looks in a list of choices: a picture, a name, and what it pays and costs for certain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pygame

from trickerion.rules import moves as m
from trickerion.rules.ask import Possessing, Show, show_forecast
from trickerion.rules.catalog import DICE, MAGICIANS, PERFORMANCES, SLOTS, SPECIALS, TRICKS, location_of
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
from trickerion.rules.state import ENGINEER_PLACE, Marker
from trickerion.table.configuration import draw_location_die
from trickerion.table.view import TableView
from trickerion.ui import theme
from trickerion.ui.components import draw_component
from trickerion.ui.dice import draw_die
from trickerion.ui.icons import draw_icon
from trickerion.ui.markers import draw_marker
from trickerion.ui.surfaces import draw_category_badge, draw_location_badge, draw_round_badge
from trickerion.ui.tokens import draw_coin, draw_disk, draw_fame, draw_prophecy, draw_shard
from trickerion.words import names
from trickerion.words.heir.tips import blocked_words

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


def deltas(events: list[Event], seat: int) -> tuple[int, int, int]:
    """What the events change for a seat: Fame, Coins, Shards."""
    sums = [0, 0, 0]
    for event in events:
        sign = _SIGN.get(type(event))
        if sign is not None and event[0] == seat:  # (seat, amount, source)
            sums[sign[0]] += sign[1] * event[1]
    return sums[0], sums[1], sums[2]


# ---- names ---------------------------------------------------------------------------------------------------------


def _place(place: int) -> str:
    return "Engineer’s slot" if place == ENGINEER_PLACE else f"Trick place {place + 1}"


def _own_trick(table: TableView, place: int) -> str:
    owned = table.me.tricks[place]
    return owned.trick.name if owned is not None else _place(place)


def _die(die: str, table: TableView) -> str:
    return f"{names.AREA[DICE[die].area]} die: {names.face(die, table.state.dice[die])}"


def _card(table: TableView, card: str) -> str:
    """A Performance card of the row; with its place where its theater is there more than once."""
    row = [performance.id for performance in table.state.row]
    name = names.performance_short(card)
    if card in row and sum(names.performance_short(other) == name for other in row) > 1:
        return f"{name} {names.ROMAN[row.index(card) + 1]}"
    return name


def _marker_at(table: TableView, card: str, slot: int) -> Marker | None:
    performance = next((shown for shown in table.state.row if shown.id == card), None)
    return dict(performance.all_markers()).get(slot) if performance is not None else None


def _of_marker(table: TableView, card: str, slot: int) -> str:
    marker = _marker_at(table, card, slot)
    if marker is not None:
        return f"{names.trick(marker.trick)}, {_card(table, card)}"
    return f"{_card(table, card)}, slot {slot + 1}"


def _steal(move: m.StealTrick, table: TableView) -> str:
    show = next((frame for frame in reversed(table.state.stack) if isinstance(frame, Show)), None)
    own, other = (_marker_at(table, show.card if show else "", slot) for slot in (move.own_slot, move.other_slot))
    if own is None or other is None:
        return f"Slot {move.other_slot + 1} for slot {move.own_slot + 1}"
    return f"{names.trick(other.trick)} for {names.trick(own.trick)}"


def _skip(table: TableView) -> str:
    return "Place no second one" if table.question == "Placing" else "Do without"


_LABELS: Final[dict[type[Move], Callable[[Any, TableView], str]]] = {
    m.ChooseMagician: lambda v, t: MAGICIANS[v.magician].name,
    m.ChooseTrick: lambda v, t: names.trick(v.trick),
    m.ChooseSuit: lambda v, t: names.SUIT[v.suit],
    m.TakeComponent: lambda v, t: names.component(v.component),
    m.ChooseSpecialist: lambda v, t: names.CHARACTER[v.specialist],
    m.ReturnTrick: lambda v, t: f"Give back {_own_trick(t, v.place)}",
    m.ReturnComponent: lambda v, t: f"Give back 1 {names.component(v.component)}",
    m.Advertise: lambda v, t: "Advertise",
    m.DoNotAdvertise: lambda v, t: "Not this turn",
    m.LayCard: lambda v, t: f"{names.character(v.character)}: {names.card(v.card)}",
    m.TakeBack: lambda v, t: f"Take back from the {names.character(v.character)}",
    m.PlaceCharacter: lambda v, t: f"{names.character(v.character)}: {names.slot(v.slot)}",
    m.LeaveIdle: lambda v, t: f"{names.character(v.character)} stays idle",
    m.LearnTrick: lambda v, t: names.trick(v.trick),
    m.ChooseDie: lambda v, t: _die(v.die, t),
    m.ChooseTrickPlace: lambda v, t: "Engineer’s slot" if v.place == ENGINEER_PLACE else "Player board",
    m.HireCharacter: lambda v, t: names.face(v.die, t.state.dice[v.die]),
    m.TakeCoins: lambda v, t: names.face(v.die, t.state.dice[v.die]),
    m.RerollDie: lambda v, t: _die(v.die, t),
    m.SetDie: lambda v, t: _die(v.die, t),
    m.Buy: lambda v, t: names.component(v.component),
    m.ChoosePile: lambda v, t: "Manager’s slot" if v.board == "manager" else "Player board",
    m.ChooseCount: lambda v, t: f"{v.count}",
    m.Bargain: lambda v, t: "Full price" if not v.points else f"Bargain with {v.points} {{ap}}",
    m.Order: lambda v, t: names.component(v.component),
    m.QuickOrder: lambda v, t: names.component(v.component),
    m.ChooseOrderSlot: lambda v, t: f"Order slot {v.slot + 1}",
    m.Prepare: lambda v, t: _own_trick(t, v.place),
    m.MoveTrick: lambda v, t: _own_trick(t, v.place),
    m.MoveComponents: lambda v, t: names.component(v.component),
    m.ChooseManagerSlot: lambda v, t: "Upper slot" if v.slot == 0 else "Lower slot",
    m.MoveApprentice: lambda v, t: names.character(v.character),
    m.SetUpTrick: lambda v, t: _own_trick(t, v.place),
    m.Reschedule: lambda v, t: _of_marker(t, v.card, v.slot),
    m.ChooseReward: lambda v, t: "Fame" if v.resource == "fame" else "Coins",
    m.Perform: lambda v, t: _card(t, v.card),
    m.DeclineToPerform: lambda v, t: "Do not perform",
    m.ChooseApprenticePlace: lambda v, t: "Assistant’s place" if v.board == "assistant" else "Player board",
    m.DrawCard: lambda v, t: f"{names.LOCATION[v.deck]} deck",
    m.KeepCard: lambda v, t: names.card(v.card),
    m.TellFortune: lambda v, t: "Turn the prophecies",
    m.ForgoBonus: lambda v, t: "+1 {ap} instead of the card’s bonus",
    m.UseCard: lambda v, t: f"Use {names.card(v.card)}",
    m.UseAbility: lambda v, t: MAGICIANS[v.magician].ability_name,
    m.ChooseKind: lambda v, t: names.CHARACTER[v.character],
    m.ReplaceTrick: lambda v, t: f"Instead of {_own_trick(t, v.place)}",
    m.ChooseOwnTrick: lambda v, t: _own_trick(t, v.place),
    m.ChooseYield: lambda v, t: v.resource.capitalize(),
    m.ChooseComponent: lambda v, t: names.component(v.component),
    m.ChooseMarker: lambda v, t: _of_marker(t, v.card, v.slot),
    m.SwapCards: lambda v, t: f"{_card(t, v.card)} and {_card(t, v.other)}",
    m.StealTrick: _steal,
    m.Skip: lambda v, t: _skip(t),
    m.CopyCard: lambda v, t: f"{names.character(v.character)}: like {names.card(v.card)}",
    m.ChangeFate: lambda v, t: names.prophecy(t.state.pending[v.place]),
    m.RerollConfiguration: lambda v, t: names.LOCATION[v.location],
}


def label(move: Move, table: TableView) -> str:
    """The name of a move in a list (block markup); any move has one."""
    make = _LABELS.get(type(move))
    return make(move, table) if make is not None else str(move)


def detail(move: Move, table: TableView, known: list[Event]) -> str:
    """The second line: what the move pays and costs for certain, from its ``known`` events."""
    shows = _possessed(move, table)
    if shows:
        return "; ".join(shows)
    change = deltas(known, table.viewer)
    parts = []
    for amount, sign in zip(change, ("{fame}", "{coin}", "{shard}"), strict=True):
        if amount:
            parts.append(f"{'+' if amount > 0 else '−'}{abs(amount)} {sign}")
    return "  ".join([*_own_detail(move, table), *parts])


def _own_detail(move: Move, table: TableView) -> list[str]:
    if isinstance(move, m.LearnTrick):
        return [f"Fame Threshold {TRICKS[move.trick].fame_threshold}"]
    if isinstance(move, m.ChooseOrderSlot):
        replaced = table.state.stock[move.slot]
        return [f"replaces {names.component(replaced)}"] if replaced else []
    if isinstance(move, m.ChooseManagerSlot):
        there = table.me.manager_piles[move.slot]
        return [f"in exchange for {names.component(there)}" if there else "empty"]
    if isinstance(move, m.RerollConfiguration):
        return [f"now blocks {blocked_words(table.state, move.location)}"]
    if isinstance(move, m.KeepCard) and move.card in SPECIALS:
        return [names.LOCATION[SPECIALS[move.card].location]]
    return []


def _possessed(move: Move, table: TableView) -> list[str]:
    """What the show that the Spiritmaster picks would pay its performer."""
    choice = table.state.stack[-1] if table.state.stack else None
    if not isinstance(choice, Possessing) or not isinstance(move, m.Perform):
        return []
    shows = show_forecast(table.state, choice.performer, choice.day, move.card)
    paid = {seat: names.yields(shows.total(seat)) for seat in (choice.performer, table.viewer)}
    they, you = table.names[choice.performer], paid[table.viewer]
    return [f"{they}: {paid[choice.performer]}", *([f"you: {you}"] if any(shows.total(table.viewer)) else [])]


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
        show = next((frame for frame in reversed(table.state.stack) if isinstance(frame, Show)), None)
        marker = _marker_at(table, show.card, move.other_slot) if show is not None else None
    elif isinstance(move, (m.Reschedule, m.ChooseMarker)):
        marker = _marker_at(table, move.card, move.slot)
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
