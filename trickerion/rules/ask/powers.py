"""Questions of the window about the Powers of the players."""

from collections.abc import Iterable, Sequence

from trickerion.rules.effects.active_effects import powers_in_force
from trickerion.rules.events import Event, PowerReturned, ShardsPaid
from trickerion.rules.facts.powers import LearningFacts, PowersFacts
from trickerion.rules.powers import board
from trickerion.rules.powers.catalog import OPENS_WITH, POWERS, POWERS_MODULE, open_slots
from trickerion.rules.powers.learning import price
from trickerion.rules.state import GameState


def powers(state: GameState, seat: int) -> PowersFacts:
    """The Powers of a player; none in a game without them."""
    if POWERS_MODULE not in state.boards:
        return PowersFacts()
    laid, player = board.powers_of(state), state.players[seat]
    rack, hand, fame, helped_by = laid.racks[seat], laid.hands[seat], player.fame, list[str]()
    for effect in powers_in_force(state, seat):
        more = effect.fame_counted(state, seat, "learn_power", fame)
        helped_by += [effect.id] if more != fame else []
        fame = more
    return PowersFacts(
        rack,
        tuple(laid.coins_on(seat, power) for power in rack),
        tuple(power for power in rack if power and power in player.used),
        hand,
        {power: _learning(state, seat, power) for power in hand if power in POWERS},
        player.shards,
        player.coins,
        open_slots(player.shards),
        fame,
        tuple(helped_by),
    )


def _learning(state: GameState, seat: int, power: str) -> LearningFacts:
    player, coins, slot = state.players[seat], price(state, seat, power), min(POWERS[power].slots)
    return LearningFacts(coins, max(0, coins - player.coins), slot, max(0, OPENS_WITH[slot - 1] - player.shards))


def wages_spared(state: GameState, seat: int, wages: Iterable[int]) -> tuple[tuple[str, int], ...]:
    """Powers that change the wages of a player, all together, with the amount of each."""
    coins, found = sum(wages), list[tuple[str, int]]()
    for effect in powers_in_force(state, seat):
        before, coins = coins, effect.wages_in_all(state, seat, coins)
        found += [(effect.id, coins - before)] if coins != before else []
    return tuple(found)


def powers_closed(events: Sequence[Event], seat: int) -> tuple[str, ...]:
    """The Powers of a player that have gone back to the hand by Shards that were paid."""
    if not any(isinstance(event, ShardsPaid) and event.seat == seat for event in events):
        return ()
    lost = (event.power for event in events if isinstance(event, PowerReturned) and event.seat == seat)
    return tuple(dict.fromkeys(lost))


def powers_that_close(state: GameState, seat: int, shards: int) -> tuple[str, ...]:
    """The Powers that would go back to the hand if so many Shards were paid, the highest slot first."""
    own = powers(state, seat)
    return tuple(power for power in reversed(own.rack[open_slots(own.shards - shards) :]) if power)
