"""Why a Character cannot be placed on a slot.

The rules decide what is legal (``legal_moves``); here every refusal gets the id of its reason, with numbers and ids
for the sentence. ``None`` always means "possible".
Actions: ``action_status.py``, and ``lacks`` of each Action.
"""

from trickerion.rules.catalog import LOCATIONS, SLOTS, location_of
from trickerion.rules.effects.modifiers import slot_price
from trickerion.rules.locations.location import Reason
from trickerion.rules.modules.module import closing_module
from trickerion.rules.phases.place_characters import being_placed, open_slots
from trickerion.rules.state import PLACED, WAITING, Character, GameState

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
    """Another Character whose placement has begun and must follow now."""
    begun = being_placed(state, seat)
    return begun if begun and begun.id != disk.id else None


def _slot_reason(state: GameState, seat: int, character: str, slot_id: str) -> Reason:
    disk, slot = state.players[seat].characters[character], SLOTS[slot_id]
    if slot.owner is not None and slot.owner >= len(state.players):
        return Reason("covered", (slot.min_players,))
    if slot.id in state.closed:
        because = closing_module(state.options).closed_because
        return Reason(because, (slot.min_players,) if because == "covered" else ())
    if disk.status != WAITING:
        return Reason("already_placed" if disk.status == PLACED else "idle")
    if begun := _comes_first(state, seat, disk):
        return Reason("copy_first", (begun.id,)) if begun.copies else Reason("begun_first", (begun.id,))
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
