"""Status of the special Assignment card under a Character: the use of its bonus now, or the reason against it."""

from collections.abc import Callable
from typing import NamedTuple

from trickerion.rules.catalog import SLOTS, SPECIALS, location_of
from trickerion.rules.effects.active_effects import acting_character
from trickerion.rules.effects.modifiers import action_cost
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.location import short_of
from trickerion.rules.moves import Reason, UseCard
from trickerion.rules.state import PLACED, Character, GameState

OPEN, USED, LASTING, LOST = "open", "used", "lasting", "lost"
SHARD_CARDS = ("barter_with_power", "enhance_trick")
"""Cards whose bonus is paid with a Shard."""
SPECIAL_BUYS = ("component_sale", "smuggled_goods", "barter_with_power", "workshop_delivery", "shoplifting")
"""Cards with a Buy of their own, which is begun with the card itself."""

_HELPS = {"empower": "enhance"}
"""Action that a card for "any" Action helps."""
_FINDS_NOTHING = {
    "change_of_subject": Reason("nothing_taught"),
    "prize_day": Reason("no_lesson"),
    "forbidden_shelf": Reason("stack_empty"),
}
"""Reasons why a bonus of the Academy that its Character could begin is not offered."""
_AT_THE_PLACEMENT = ("freelancer",)
"""Cards whose bonus is over when the Character stands."""


class CardStatus(NamedTuple):
    """``state``: open (the bonus waits), used (or given up), lasting (works on), lost; ``reason``: why not now."""

    state: str
    reason: Reason | None = None


def status_of(
    state: GameState, seat: int, character: Character, why_not: Callable[[str], Reason | None]
) -> CardStatus | None:
    """Status of the special card under a placed Character; None without one, and before the placement.

    ``why_not``: why an Action of the Character at work cannot be taken now.
    """
    card = character.copies or character.card
    if card not in SPECIALS or character.status != PLACED:
        return None
    if any((bonus.seat, bonus.character) == (seat, character.id) for bonus in state.bonuses):
        return CardStatus(LASTING)
    slot = SLOTS[character.slot]
    if slot.is_performance and location_of(card) == "theater":
        return CardStatus(LOST)
    acting = acting_character(state)
    if acting is None or (acting.seat, acting.character) != (seat, character.id) or acting.card != card:
        return CardStatus(USED)
    if card in _AT_THE_PLACEMENT:
        return CardStatus(LOST)
    return CardStatus(OPEN, _why_not(state, acting, why_not))


def _why_not(state: GameState, acting: Acting, why_not: Callable[[str], Reason | None]) -> Reason | None:
    """Reason why the bonus of the acting Character's card cannot be used now, or None."""
    card = SPECIALS[acting.card]
    if acting.card in SHARD_CARDS and not state.players[acting.seat].shards:
        return Reason("no_shard")
    if UseCard(acting.card) in acting.legal_moves(state):
        return None
    if acting.card in SPECIAL_BUYS:
        return special_buy_reason(state, acting)
    if card.action == "perform":
        return Reason("performers_card")
    return why_not(_HELPS.get(acting.card, card.action)) or _FINDS_NOTHING.get(acting.card)


def special_buy_reason(state: GameState, acting: Acting) -> Reason:
    """Reason why the Buy of a special card cannot be begun: Action Points, else nothing that fits or can be paid."""
    if acting.location != "market_row":
        return Reason("card_elsewhere", ("market_row",))
    return short_of(acting, action_cost(state, acting, "buy")) or Reason("nothing_for_card")
