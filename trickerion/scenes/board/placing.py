"""Placing a Character: what lies in the hand, where it may go, what it could do there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trickerion.rules.catalog import BASE_POINTS, SLOTS, location_of
from trickerion.rules.effects.asking import placement_points
from trickerion.rules.game import Game, IllegalMove
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import Enhance, ForgoBonus, Move, PlaceCharacter
from trickerion.rules.state import GameState
from trickerion.scenes.table.table import Table, is_covered
from trickerion.ui.tokens import signed
from trickerion.words import names


@dataclass(frozen=True)
class Lifted:
    """A Character in the hand."""

    character: str


@dataclass(frozen=True)
class Forecast:
    """What would stand on the table if the Character were placed: its state, the Character at work, its moves."""

    state: GameState
    acting: Acting | None
    legal: Sequence[Move]
    points: int


def can_place(table: Table, lifted: object, slot: str) -> bool:
    """Whether the Character in the hand may go there."""
    return isinstance(lifted, Lifted) and PlaceCharacter(lifted.character, slot) in table.legal


def placeable(table: Table) -> list[str]:
    """The Characters that can be placed now."""
    return list(dict.fromkeys(move.character for move in table.legal if isinstance(move, PlaceCharacter)))


def wishes(enhance: bool, forgo: bool) -> list[Move]:
    """The moves that the check boxes ask for right after the placement."""
    return [move for move, on in ((ForgoBonus(), forgo), (Enhance(), enhance)) if on]


def forecast(table: Table, character: str, slot: str, wanted: Sequence[Move]) -> Forecast | None:
    """Place the Character on a copy of what the viewer knows; None when it is not legal."""
    game = Game(table.state.copy(), "", [], [])
    move = PlaceCharacter(character, slot)
    if move not in game.legal_moves():
        return None
    game.apply(move)
    for wish in wanted:
        try:
            game.apply(wish)
        except IllegalMove:
            continue
    choice = game.state.stack[-1] if game.state.stack else None
    acting = choice if isinstance(choice, Acting) else None
    return Forecast(game.state, acting, game.legal_moves(), acting.points if acting is not None else 0)


def sum_in_words(table: Table, character: str, slot: str, points: int) -> str:
    """Where the Action Points come from: "2 = 1 own +1 slot +1 Shard"."""
    place = SLOTS[slot]
    if place.is_performance:
        return "performs at the end of the turn"
    disk = table.me.characters[character]
    base = placement_points(table.state, table.viewer, disk, place) - place.modifier
    own = max(base, BASE_POINTS[disk.kind])
    parts = [f"{own} own"]
    if place.modifier:
        parts.append(f"{signed(place.modifier)} slot")
    more = points - max(0, own + place.modifier)
    if more:
        parts.append(f"{signed(more)} extra")
    return f"{points} = {' '.join(parts)}"


def why_not(table: Table, lifted: object, slot: str) -> str:
    """Why the Character in the hand may not go there, in a sentence; "" when it may."""
    if not isinstance(lifted, Lifted) or can_place(table, lifted, slot):
        return ""
    place, card = SLOTS[slot], table.me.characters[lifted.character].card
    if is_covered(place, len(table.state.players)):
        return f"This slot is not used with {len(table.state.players)} players."
    occupant = table.state.occupants.get(slot)
    if occupant is not None:
        owner = "you" if occupant[0] == table.viewer else table.names[occupant[0]]
        return f"This slot is taken by {owner}."
    if not card:
        return f"The {names.character(lifted.character)} has no Assignment card."
    if location_of(card) != place.location:
        return f"The card sends the {names.character(lifted.character)} to {_at(location_of(card))}."
    return _why_not_this_day(table, lifted, slot) or "This slot is closed now."


def _at(location: str) -> str:
    name = names.LOCATION.get(location, location)
    return name if location in ("downtown", "market_row") else f"the {name}"


def _why_not_this_day(table: Table, lifted: Lifted, slot: str) -> str:
    place = SLOTS[slot]
    if not place.day:
        return ""
    day = names.DAY[place.day]
    owner = table.state.days.get(place.day)
    if owner is not None and owner != table.viewer:
        return f"{day} is taken by {table.names[owner]}."
    own = table.state.day_of(table.viewer)
    if own and own != place.day:
        return f"You play on {names.DAY[own]} this turn."
    if place.is_performance and table.me.characters[lifted.character].kind != "magician":
        return "Only a Magician can perform."
    return ""
