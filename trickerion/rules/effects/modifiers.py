"""The numbers that effects may change, asked in one place each: set, then add, then clamp."""

from collections.abc import Callable, Iterable, Sequence

from trickerion.rules.academy.board import secrets_of
from trickerion.rules.catalog import (
    ACTION_COSTS,
    BASE_POINTS,
    PRICE,
    PROTEGE,
    PROTEGE_POINTS,
    YIELD_MODIFIER,
    Slot,
    Trick,
)
from trickerion.rules.effects.active_effects import (
    acting_effects,
    common,
    effects_of,
    effects_with,
    heeding,
    of_bonuses,
    personal,
    secrets_at_work,
)
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.events import Event
from trickerion.rules.locations.acting import Acting
from trickerion.rules.powers.shows import stage_points
from trickerion.rules.state import Character, GameState

ENHANCE_POINTS = 1

Change = Callable[[Effect, int], int]
"""Change of a number by an effect."""


def changed(effects: Sequence[Effect], number: int, change: Change) -> int:
    """Number as effects change it, never less than 0."""
    for effect in effects:
        number = change(effect, number)
    return max(0, number)


def causes(effects: Sequence[Effect], number: int, change: Change) -> tuple[tuple[str, int], ...]:
    """Effects that change a number, with the change of each, in their order."""
    found = []
    for effect in effects:
        before, number = number, change(effect, number)
        if number != before:
            found.append((effect.id, number - before))
    return tuple(found)


def action_cost(state: GameState, acting: Acting, action: str) -> int:
    """Action Points of an Action for this Character now, never below 0 (ruling 81)."""
    return action_costs(state, acting, action)[0]


def action_costs(state: GameState, acting: Acting, *actions: str) -> list[int]:
    """Action Points of several Actions for this Character now."""
    effects, costs = heeding(acting_effects(state, acting), "action_cost"), []
    for action in actions:
        cost = ACTION_COSTS[action]
        for effect in effects:
            cost = effect.action_cost(state, acting.seat, action, cost)
        costs.append(max(0, cost))
    return costs


def players_cost(state: GameState, seat: int, action: str) -> int:
    """Action Points of an Action for a Character without a card and without secrets, with Powers and the like."""
    return changed(
        personal(state, seat), ACTION_COSTS[action], lambda e, cost: e.action_cost(state, seat, action, cost)
    )


def trick_cost(state: GameState, seat: int, action: str, trick: Trick, cost: int) -> int:
    """Action Points of an Action with one Trick now."""
    effects = heeding(effects_of(state, seat), "action_cost", "trick_cost")
    return changed(effects, cost, by_trick(state, seat, action, trick))


def by_trick(state: GameState, seat: int, action: str, trick: Trick) -> Change:
    """Change of an Action's cost with a Trick, as an effect makes it."""
    return lambda effect, cost: effect.trick_cost(state, seat, action, trick, cost)


def placement_points(state: GameState, seat: int, character: Character, slot: Slot) -> int:
    """Action Points on this slot before Enhance: kind of Character plus slot modifier, never below 0 (ruling 25)."""
    if slot.is_performance:
        return stage_points(state, seat) if state.boards else 0
    points = base_points(state, seat, character) + slot_modifier(state, seat, character, slot)
    if not state.boards:
        return max(0, points)
    effects = heeding(personal(state, seat), "placed_points")
    return changed(effects, points, by_slot(state, seat, character, slot))


def by_slot(state: GameState, seat: int, character: Character, slot: Slot) -> Change:
    """Change of the Action Points on a slot, as an effect makes it."""
    return lambda effect, points: effect.placed_points(state, seat, character, slot, points)


def slot_modifier(state: GameState, seat: int, character: Character, slot: Slot) -> int:
    """Addition of a slot to the Action Points of a Character."""
    modifier = slot.modifier
    for effect in secrets_at_work(state, seat, character.id):
        modifier = effect.slot_modifier(state, seat, character, slot, modifier)
    return modifier


def fame_counted(state: GameState, seat: int, action: str) -> int:
    """Fame that counts for a Fame Threshold of Learn Trick or Renovate."""
    return fame_with(effects_of(state, seat) if state.boards else (), state, seat, action)


def fame_with(effects: Sequence[Effect], state: GameState, seat: int, action: str) -> int:
    """Fame that counts for a Fame Threshold with these effects."""
    fame = state.players[seat].fame
    for effect in effects:
        fame = effect.fame_counted(state, seat, action, fame)
    return fame


def printed_points(state: GameState, seat: int, kind: str) -> int:
    """Action Points on the disk of a kind of Character; the Protégé's grow with its secrets."""
    return PROTEGE_POINTS[len(secrets_of(state, seat))] if kind == PROTEGE else BASE_POINTS[kind]


def base_points(state: GameState, seat: int, character: Character) -> int:
    """Action Points of a Character this turn before the slot modifier."""
    points = printed_points(state, seat, character.kind)
    for effect in heeding(personal(state, seat), "base_points"):
        points = effect.base_points(state, seat, character, points)
    return points


def enhance_points(state: GameState, seat: int, card: str = "", character: str = "") -> int:
    """Action Points that a Shard brings a Character with this special card; any Character with none."""
    points = ENHANCE_POINTS
    for effect in effects_with(state, seat, card, character):
        points = effect.enhance_points(state, seat, points)
    return points


def component_price(state: GameState, seat: int, component: str) -> int:
    """Coins for one piece on the Buy slots (ruling 117)."""
    return component_prices(state, seat, (component,))[component]


def component_prices(state: GameState, seat: int, components: Iterable[str]) -> dict[str, int]:
    """Coins for one piece of each of these Components on the Buy slots."""
    effects, prices = heeding(effects_of(state, seat), "component_price"), {}
    for component in components:
        price = PRICE[component]
        for effect in effects:
            price = effect.component_price(state, seat, component, price)
        prices[component] = max(0, price)
    return prices


def bank_coins(state: GameState, seat: int, number: int) -> int:
    """Coins that Take Coins pays for this number on a Bank die."""
    for effect in effects_of(state, seat):
        number = effect.bank_coins(state, seat, number)
    return number


def slot_price(state: GameState, slot: Slot) -> int:
    """Coins for placing a Character on this slot."""
    price = 0
    for effect in common(state) if state.active_prophecy else ():
        price = effect.slot_price(state, slot, price)
    return price


def day_modifier(state: GameState, day: str) -> int:
    """Addition of a weekday to Fame and Coins of each Trick this turn."""
    modifier = YIELD_MODIFIER[day]
    for effect in common(state):
        modifier = effect.day_modifier(state, day, modifier)
    return modifier


def announce_market_coins(state: GameState, spender: int, coins: int, events: list[Event]) -> None:
    """Coins were spent in the Market Row: the first bonus that wants them takes them (ruling 119)."""
    for bonus, effect in of_bonuses(state):
        if bonus.seat != spender and effect.takes_market_coins(state):
            effect.coins_spent_on_market(state, bonus.seat, coins, events)
            return
