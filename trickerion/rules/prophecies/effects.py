"""The 27 prophecies, by what they change: Action Points and costs, prices and slots, Shards, the Theater."""

from trickerion.rules.catalog import SLOTS, TRICKS, YIELD_MODIFIER, Slot, Yields
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import enrol_prophecies, prophecy
from trickerion.rules.events import Event
from trickerion.rules.gains import gain_fame
from trickerion.rules.state import Character, GameState, Marker

CHEAP = 1


@prophecy("weary_bodies")
class WearyBodies(Effect):
    """Every Character has 1 base Action Point."""

    sets_number = True

    def base_points(self, state: GameState, seat: int, character: Character, points: int) -> int:
        return 1


@prophecy("poster_fever")
class PosterFever(Effect):
    """Apprentices of players who advertised have 1 more base Action Point."""

    def base_points(self, state: GameState, seat: int, character: Character, points: int) -> int:
        return points + (character.kind == "apprentice" and state.players[seat].advertised)


@prophecy("burning_shards")
class BurningShards(Effect):
    """Enhance Character gives 2 Action Points."""

    sets_number = True

    def enhance_points(self, state: GameState, seat: int, points: int) -> int:
        return 2


@prophecy("shards_on_stage")
class ShardsOnStage(Effect):
    """Characters may be enhanced in the Theater too."""

    def may_enhance_in_theater(self, state: GameState) -> bool:
        return True


class _Cheap(Effect):
    """One Action costs 1 Action Point."""

    sets_number = True

    def __init__(self, action: str) -> None:
        self._action = action

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        return CHEAP if action == self._action else cost


enrol_prophecies(
    loose_tongues=_Cheap("draw_further_card"),
    open_library=_Cheap("learn_trick"),
    kind_banker=_Cheap("take_coins"),
    crowded_inn=_Cheap("hire_character"),
)


@prophecy("open_vaults")
class OpenVaults(Effect):
    """Take Coins pays twice the number on the die."""

    def bank_coins(self, state: GameState, seat: int, coins: int) -> int:
        return 2 * coins


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
    """A +2 slot of any Location costs 3 Coins."""

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

    sets_number = True

    def component_price(self, state: GameState, seat: int, component: str, price: int) -> int:
        return 2


@prophecy("twin_shards")
class TwinShards(Effect):
    """Each time a player receives Shards, it is 1 more."""

    def shards_received(self, state: GameState, seat: int, shards: int) -> int:
        return shards + 1


@prophecy("shining_shards")
class ShiningShards(Effect):
    """Each time a player receives Shards, that player gains 2 Fame."""

    def shards_gained(self, state: GameState, seat: int, events: list[Event]) -> None:
        gain_fame(state, seat, 2, self.id, events)


class _Night(Effect):
    """Setting up a Trick of one category gives its owner 2 Fame."""

    def __init__(self, category: str) -> None:
        self._category = category

    def set_up(self, state: GameState, seat: int, marker: Marker, events: list[Event]) -> None:
        if TRICKS[marker.trick].category == self._category:
            gain_fame(state, seat, 2, self.id, events)


enrol_prophecies(
    night_of_gears=_Night("mechanical"),
    night_of_mirrors=_Night("optical"),
    night_of_chains=_Night("escape"),
    night_of_spirits=_Night("spiritual"),
)


@prophecy("great_encore")
class GreatEncore(Effect):
    """Performer bonuses are doubled."""

    def performer_bonus(self, state: GameState, performer: int, kind: str, bonus: Yields) -> Yields:
        return Yields(2 * bonus.fame, 2 * bonus.coins, 2 * bonus.shards)


@prophecy("empty_friday")
class EmptyFriday(Effect):
    """Friday changes Yields the way Thursday does."""

    def day_modifier(self, state: GameState, day: str, modifier: int) -> int:
        return YIELD_MODIFIER["thursday"] if day == "friday" else modifier


@prophecy("golden_saturday")
class GoldenSaturday(Effect):
    """Saturday changes Yields the way Sunday does."""

    def day_modifier(self, state: GameState, day: str, modifier: int) -> int:
        return YIELD_MODIFIER["sunday"] if day == "saturday" else modifier


@prophecy("even_week")
class EvenWeek(Effect):
    """Thursday and Sunday do not change Yields."""

    def day_modifier(self, state: GameState, day: str, modifier: int) -> int:
        return 0


@prophecy("long_shadow")
class LongShadow(Effect):
    """In every show all Tricks take the Yield modifier of the performer."""

    def uses_performers_day(self, state: GameState) -> bool:
        return True


@prophecy("fame_over_gold")
class FameOverGold(Effect):
    """In the Performance phase the Coins of Tricks come as Fame."""

    def coins_become_fame(self, state: GameState) -> bool:
        return True
