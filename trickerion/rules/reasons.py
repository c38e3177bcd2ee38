"""Why something is not possible now: Character slots, Tricks, Characters for hire, Components.

The rules decide what is legal (``legal_moves``); here every refusal gets the id of its reason, with numbers and ids
for the sentence. ``None`` always means "possible".
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
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.downtown import (
    can_hire,
    learnable,
    matching_cost,
    replaceable_places,
    usable_dice,
)
from trickerion.rules.locations.market_row import can_buy, stock_prices
from trickerion.rules.locations.workshop import can_prepare
from trickerion.rules.phases.place_characters import copying, open_slots
from trickerion.rules.state import PLACED, WAITING, Character, GameState, OwnedTrick, PlayerState


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
    if _comes_first(state, seat, disk):
        return []
    is_known = disk.card and location_of(disk.card) in LOCATIONS
    return open_slots(state, seat, disk) if is_known and disk.status == WAITING else []


def _comes_first(state: GameState, seat: int, disk: Character) -> Character | None:
    """Another Character that has copied a card and must be placed now."""
    copied = copying(state, seat)
    return copied if copied and copied.id != disk.id else None


def _slot_reason(state: GameState, seat: int, character: str, slot_id: str) -> Reason:
    disk, slot = state.players[seat].characters[character], SLOTS[slot_id]
    if slot.id in state.closed and state.heir is not None:
        return Reason("blocked")
    if slot.id in state.closed or (slot.owner is not None and slot.owner >= len(state.players)):
        return Reason("covered", (slot.min_players,))
    if disk.status != WAITING:
        return Reason("already_placed" if disk.status == PLACED else "idle")
    if copied := _comes_first(state, seat, disk):
        return Reason("copy_first", (copied.id,))
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
    """Why a Trick of the Residence cannot be learned; Action Points are not counted."""
    if any(getattr(move, "trick", "") == trick for move in learnable(state, seat)):
        return None
    player, category = state.players[seat], TRICKS[trick].category
    if not player.free_trick_places() and not replaceable_places(state, seat, trick):
        return Reason("no_trick_place")
    if not usable_dice(state, seat, category):
        return Reason("no_die", (category,))
    return Reason("threshold", (TRICKS[trick].fame_threshold, matching_cost(player, trick) - player.coins))


def hire_reason(state: GameState, seat: int, die: str) -> Reason:
    """Why an Inn die brings nobody."""
    kind = state.dice[die]
    if kind == X:
        return Reason("die_x")
    if kind in SPECIALISTS and not can_hire(state.players[seat], kind):
        return Reason("has_specialist", (kind,))
    return Reason("no_apprentice_place")


# ------------------------------------------------------------------ Market Row


def buy_reason(state: GameState, acting: Acting, component: str) -> Reason | None:
    """Why a Component on sale cannot be bought; Bargain is counted with the Action Points at hand."""
    player, price = state.players[acting.seat], stock_prices(state, acting.seat)[component]
    room = room_reason(player, component)
    if room:
        return room
    cost = action_cost(state, acting, "buy")
    if not can_buy(player, component, price, max(0, acting.points - cost)):
        return Reason("coins", (price, price - player.coins))
    return short_of(acting, cost)


def room_reason(player: PlayerState, component: str) -> Reason | None:
    """Why there is no room for one more piece of a Component."""
    if component in player.components:
        full = player.amount(component) >= MAX_PER_COMPONENT
        return Reason("three_owned", (component,)) if full else None
    return None if player.free_pile_boards() else Reason("no_component_slot")


# ------------------------------------------------------------------ Workshop


def prepare_reason(state: GameState, acting: Acting, place: int) -> Reason | None:
    """Why the Trick of a place cannot be prepared; missing Components come with their numbers."""
    owned = state.players[acting.seat].tricks[place]
    if owned is None:
        return Reason("no_trick")
    if can_prepare(state, acting.seat, place, acting.points):
        return None
    return _not_preparable(state, acting.seat, owned) or Reason("short", (owned.trick.prepare_cost - acting.points,))


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
