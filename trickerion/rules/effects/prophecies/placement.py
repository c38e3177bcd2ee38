"""Prophecies that change the Assignment, the placement of Characters and the Market Row."""

from trickerion.rules.catalog import SLOTS, Slot
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import prophecy
from trickerion.rules.state import GameState


@prophecy("double_march")
class DoubleMarch(Effect):
    """On each turn a player may place two Characters in a row."""

    def places_two(self, state: GameState) -> bool:
        return True


@prophecy("hidden_hands")
class HiddenHands(Effect):
    """Assignment cards stay face down until their Character is placed."""

    def keeps_cards_hidden(self, state: GameState) -> bool:
        return True


@prophecy("toll_gates")
class TollGates(Effect):
    """A +2 slot of the Downtown, the Market Row or the Dark Alley costs 3 Coins."""

    def slot_price(self, state: GameState, slot: Slot, coins: int) -> int:
        return coins + (3 if slot.modifier == 2 and slot.location != "theater" else 0)


@prophecy("from_the_bottom")
class FromTheBottom(Effect):
    """A Character must take the free slot with the lowest modifier; Performance slots stay free (ruling 90)."""

    def narrow_slots(self, state: GameState, slots: list[str]) -> list[str]:
        modifiers = [SLOTS[slot].modifier for slot in slots if not SLOTS[slot].is_performance]
        lowest = min(modifiers, default=0)
        return [slot for slot in slots if SLOTS[slot].is_performance or SLOTS[slot].modifier == lowest]


@prophecy("early_carts")
class EarlyCarts(Effect):
    """Components on the Order slots can be bought too, with the Buy Action."""

    def more_stock(self, state: GameState) -> list[str]:
        return [component for component in state.orders if component]


@prophecy("flat_prices")
class FlatPrices(Effect):
    """Every Component costs 2 Coins."""

    def component_price(self, state: GameState, seat: int, component: str, price: int) -> int:
        return 2
