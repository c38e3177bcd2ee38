"""Why something is not possible now: Character slots, Tricks, Components, Trick Markers.

The rules decide what is legal (``legal_moves``); here every refusal gets the id of its reason, with numbers and ids
for the sentence. ``None`` always means "possible". Action Points count only while a Character of the seat acts there.
Actions as a whole: ``action_status.py``.
"""

from typing import Any, NamedTuple

from trickerion.rules.catalog import (
    LOCATIONS,
    MAX_PER_COMPONENT,
    SLOTS,
    SPECIALISTS,
    TRICKS,
    X,
    location_of,
)
from trickerion.rules.effects.asking import action_cost, slot_price
from trickerion.rules.effects.in_force import acting_character
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.downtown import (
    can_hire,
    hireable,
    learnable,
    matching_cost,
    replaceable_places,
    usable_dice,
)
from trickerion.rules.locations.market_row import can_buy, can_order, can_quick_order, stock_prices
from trickerion.rules.locations.theater import accepts, has_suit
from trickerion.rules.locations.workshop import can_prepare
from trickerion.rules.moves import (
    Move,
    PlaceMarker,
    PlacePile,
    SetUpTrick,
)
from trickerion.rules.phases.place_characters import open_slots
from trickerion.rules.state import PLACED, WAITING, Character, Choice, GameState, OwnedTrick, PlayerState


class Reason(NamedTuple):
    """Why not: an id of ``words/reasons.py`` and its arguments (numbers, ids, seats)."""

    id: str
    args: tuple[Any, ...] = ()


def short_of(acting: Acting, cost: int) -> Reason | None:
    """How many Action Points are missing, or None."""
    return Reason("short", (cost - acting.points,)) if acting.points < cost else None


# ------------------------------------------------------------------ Character slots


def slot_reasons(state: GameState, seat: int, character: str) -> dict[str, Reason | None]:
    """Every Character slot of the board for one Character: None where it may be placed now."""
    disk = state.players[seat].characters[character]
    is_open = _open_slots(state, seat, disk)
    return {slot: None if slot in is_open else _slot_reason(state, seat, character, slot) for slot in SLOTS}


def slot_reason(state: GameState, seat: int, character: str, slot: str) -> Reason | None:
    """Why a Character cannot be placed on one slot, or None."""
    disk = state.players[seat].characters[character]
    return None if slot in _open_slots(state, seat, disk) else _slot_reason(state, seat, character, slot)


def _open_slots(state: GameState, seat: int, disk: Character) -> list[str]:
    """Where a waiting Character may go, as far as its card is known (a View hides those of others)."""
    is_known = disk.card and location_of(disk.card) in LOCATIONS
    return open_slots(state, seat, disk) if is_known and disk.status == WAITING else []


def _slot_reason(state: GameState, seat: int, character: str, slot_id: str) -> Reason:
    disk, slot = state.players[seat].characters[character], SLOTS[slot_id]
    if slot.id in state.closed and state.heir is not None:
        return Reason("blocked")
    if slot.id in state.closed or (slot.owner is not None and slot.owner >= len(state.players)):
        return Reason("covered", (slot.min_players,))
    if disk.status != WAITING:
        return Reason("already_placed" if disk.status == PLACED else "idle")
    if not disk.card:
        return Reason("no_card")
    if location_of(disk.card) not in LOCATIONS:
        return Reason("hidden_card")
    if location_of(disk.card) != slot.location:
        return Reason("card_says_elsewhere", (location_of(disk.card),))
    if slot.owner not in (None, seat):
        return Reason("others_workshop", (slot.owner,))
    return _theater_reason(state, seat, character, slot_id) or _price_reason(state, seat, slot_id)


def _theater_reason(state: GameState, seat: int, character: str, slot_id: str) -> Reason | None:
    slot = SLOTS[slot_id]
    owner = state.days.get(slot.day, seat) if slot.day else seat
    if owner != seat:
        return Reason("day_taken", (slot.day, owner))
    if slot_id in state.occupants:
        return Reason("taken", state.occupants[slot_id])
    if slot.day and state.day_of(seat) not in ("", slot.day):
        return Reason("other_day", (state.day_of(seat),))
    return Reason("magician_only") if slot.is_performance and not character.startswith("magician") else None


def _price_reason(state: GameState, seat: int, slot_id: str) -> Reason:
    price = slot_price(state, SLOTS[slot_id])
    return Reason("toll", (price,)) if price > state.players[seat].coins else Reason("lowest_first")


# ------------------------------------------------------------------ Downtown


def learn_reason(state: GameState, seat: int, trick: str) -> Reason | None:
    """Why a Trick cannot be learned; Action Points count while a Character of the seat acts Downtown."""
    acting = _acting_at(state, seat, "downtown")
    found = learn_obstacle(state, seat, trick)
    return found or (short_of(acting, action_cost(state, acting, "learn_trick")) if acting else None)


def learn_obstacle(state: GameState, seat: int, trick: str) -> Reason | None:
    if any(getattr(move, "trick", "") == trick for move in learnable(state, seat)):
        return None
    player, category = state.players[seat], TRICKS[trick].category
    if trick not in state.residence[category]:
        return _owner_of(state, trick)
    if not player.free_trick_places() and not replaceable_places(state, seat, trick):
        return Reason("no_trick_place")
    if not usable_dice(state, seat, category):
        return Reason("no_die", (category,))
    return Reason("threshold", (TRICKS[trick].fame_threshold, matching_cost(player, trick) - player.coins))


def _owner_of(state: GameState, trick: str) -> Reason:
    for seat in state.seats:
        if any(owned is not None and owned.id == trick for owned in state.players[seat].tricks):
            return Reason("owned", (seat,))
    return Reason("not_in_game")


def hire_reason(state: GameState, seat: int, die: str) -> Reason | None:
    """Why nobody can be hired with an Inn die."""
    acting = _acting_at(state, seat, "downtown")
    if not hireable(state, seat, die):
        return hire_obstacle(state, seat, die)
    return short_of(acting, action_cost(state, acting, "hire_character")) if acting else None


def hire_obstacle(state: GameState, seat: int, die: str) -> Reason:
    kind = state.dice[die]
    if kind == X:
        return Reason("die_x")
    if kind in SPECIALISTS and not can_hire(state.players[seat], kind):
        return Reason("has_specialist", (kind,))
    return Reason("no_apprentice_place")


def coins_reason(state: GameState, seat: int, die: str) -> Reason | None:
    """Why the Coins of a Bank die cannot be taken."""
    acting = _acting_at(state, seat, "downtown")
    if state.dice[die] == X:
        return Reason("die_x")
    return short_of(acting, action_cost(state, acting, "take_coins")) if acting else None


def _acting_at(state: GameState, seat: int, location: str) -> Acting | None:
    acting = acting_character(state)
    return acting if acting and acting.seat == seat and acting.location == location else None


# ------------------------------------------------------------------ Market Row


def buy_reason(state: GameState, seat: int, component: str, acting: Acting | None = None) -> Reason | None:
    """Why a Component cannot be bought; Bargain is counted with the Action Points at hand."""
    acting = acting or _acting_at(state, seat, "market_row")
    player, price = state.players[seat], stock_prices(state, seat).get(component)
    if price is None:
        return Reason("not_on_sale")
    room = room_reason(player, component)
    if room:
        return room
    cost = action_cost(state, acting, "buy") if acting else 0
    points = max(0, acting.points - cost) if acting else 0
    if not can_buy(player, component, price, points):
        return Reason("coins", (price, price - player.coins))
    return short_of(acting, cost) if acting else None


def room_reason(player: PlayerState, component: str) -> Reason | None:
    """Why there is no room for one more piece of a Component."""
    if component in player.components:
        full = player.amount(component) >= MAX_PER_COMPONENT
        return Reason("three_owned", (component,)) if full else None
    return None if player.free_pile_boards() else Reason("no_component_slot")


def order_reason(state: GameState, seat: int, component: str) -> Reason | None:
    """Why a Component cannot be ordered."""
    acting = _acting_at(state, seat, "market_row")
    if not can_order(state, seat, component):
        if component in state.orders:
            return Reason("already_ordered")
        return Reason("on_sale") if "" in state.orders else Reason("order_slots_full")
    return short_of(acting, action_cost(state, acting, "order")) if acting else None


def quick_order_reason(state: GameState, seat: int, component: str) -> Reason | None:
    """Why a Component cannot be laid on the Quick Order slot."""
    acting = _acting_at(state, seat, "market_row")
    if not can_quick_order(state, component):
        return Reason("lies_there" if component == state.quick_order else "on_sale")
    return short_of(acting, action_cost(state, acting, "quick_order")) if acting else None


# ------------------------------------------------------------------ Workshop and Theater


def prepare_reason(state: GameState, seat: int, place: int, acting: Acting | None = None) -> Reason | None:
    """Why the Trick of a place cannot be prepared; missing Components come with their numbers."""
    acting = acting or _acting_at(state, seat, "workshop")
    owned = state.players[seat].tricks[place]
    if owned is None:
        return Reason("no_trick")
    points = acting.points if acting else owned.trick.prepare_cost
    if can_prepare(state, seat, place, points):
        return None
    return _not_preparable(state, seat, owned) or Reason("short", (owned.trick.prepare_cost - points,))


def _not_preparable(state: GameState, seat: int, owned: OwnedTrick) -> Reason | None:
    player = state.players[seat]
    if owned.markers:
        return Reason("has_markers", (owned.id, owned.markers))
    if not player.supply[owned.suit]:
        return Reason("no_supply", (owned.suit,))
    lacking = missing_components(player, owned.id)
    can_lack = owned.trick.prepare_cost <= 99 and can_prepare(state, seat, player.tricks.index(owned), 99)
    return Reason("lacks", (owned.id, tuple(lacking.items()))) if lacking and not can_lack else None


def missing_components(player: PlayerState, trick: str) -> dict[str, int]:
    """Component -> pieces that a player still needs for a Trick, in the order of the card."""
    needed = TRICKS[trick].components
    return {c: number - player.amount(c) for c, number in needed.items() if player.amount(c) < number}


def set_up_reason(state: GameState, seat: int, place: int) -> Reason | None:
    """Why the Trick of a place cannot be set up; None follows ``legal_moves`` while a Character acts in the Theater."""
    acting = _acting_at(state, seat, "theater")
    owned = state.players[seat].tricks[place]
    if owned is None:
        return Reason("no_trick")
    if acting and SetUpTrick(place) in acting.legal_moves(state):
        return None
    if not owned.markers:
        return Reason("not_prepared", (owned.id,))
    if acting and (short := short_of(acting, action_cost(state, acting, "set_up_trick"))):
        return short
    return None if any(accepts(card, seat, owned.suit) for card in state.row) else Reason("no_card_free")


def card_reason(state: GameState, owner: int, suit: str, card: str, lifted: int | None = None) -> Reason | None:
    """Why a Performance card as a whole takes no Trick Marker; ``lifted`` is the slot whose marker is in the hand."""
    performance = state.performance(card)
    if lifted is not None:
        performance = performance.with_marker(lifted, None)
    if has_suit(performance, owner, suit):
        return Reason("suit_there", (suit,))
    return None if None in performance.markers else Reason("card_full")


def marker_reason(state: GameState, card: str, slot: int) -> Reason | None:
    """Why the Trick Marker in the hand (Set Up Trick, Reschedule) cannot lie on a slot in any orientation."""
    choice = state.stack[-1]
    assert isinstance(choice, Choice)
    if any(_lies_on(move, card, slot) for move in choice.legal_moves(state)):
        return None
    owner, suit, lifted_card, lifted_slot = _in_hand(state, choice)
    if lifted_card == card and lifted_slot == slot:
        return Reason("only_orientation")
    closed = card_reason(state, owner, suit, card, lifted_slot if lifted_card == card else None)
    if closed and closed.id == "suit_there":
        return closed
    marker = state.performance(card).marker_at(slot)
    return Reason("slot_taken", (marker.owner,)) if marker else closed or Reason("not_now")


def _lies_on(move: Move, card: str, slot: int) -> bool:
    return isinstance(move, (PlaceMarker, PlacePile)) and (move.card, move.slot) == (card, slot)


def _in_hand(state: GameState, choice: Choice) -> tuple[int, str, str, int | None]:
    """(owner, suit, card and slot it was lifted from) of the marker in the hand; frames share their field names."""
    place, card, slot = (getattr(choice, name, None) for name in ("place", "card", "slot"))
    if place is not None:
        owned = state.players[choice.seat].tricks[place]
        assert owned is not None
        return choice.seat, owned.suit, "", None
    if card is None or slot is None:
        return choice.seat, "", "", None
    marker = state.performance(card).marker_at(slot)
    assert marker is not None
    return marker.owner, marker.suit, card, slot


def orientations(state: GameState, card: str, slot: int) -> dict[int, bool]:
    """For the marker in the hand: quarter turns 0 to 3 -> whether its own corner then lies in a Link circle."""
    choice = state.stack[-1]
    assert isinstance(choice, Choice)
    legal = [
        move.turns for move in choice.legal_moves(state) if isinstance(move, PlaceMarker) and _lies_on(move, card, slot)
    ]
    return {turns: turns in legal for turns in range(4)}
