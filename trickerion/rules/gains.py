"""Receiving and paying Fame, Coins and Shards; every change is told as an event and sums up exactly."""

from trickerion.rules.catalog import Yields
from trickerion.rules.effects.active_effects import common, personal
from trickerion.rules.events import CoinsGained, CoinsPaid, Event, FameGained, FameLost, ShardsGained, ShardsPaid
from trickerion.rules.powers.board import close_slots
from trickerion.rules.state import GameState


def gain_fame(state: GameState, seat: int, amount: int, source: str, events: list[Event]) -> None:
    """Add Fame and remember where it came from; nothing happens for 0."""
    if amount:
        player = state.players[seat]
        player.fame += amount
        player.fame_by = {**player.fame_by, source: player.fame_by.get(source, 0) + amount}
        events.append(FameGained(seat, amount, source))


def lose_fame(state: GameState, seat: int, amount: int, source: str, events: list[Event]) -> None:
    """Take Fame away, never below 0 (ruling 99)."""
    player = state.players[seat]
    lost = min(amount, player.fame)
    if lost:
        player.fame -= lost
        player.fame_by = {**player.fame_by, source: player.fame_by.get(source, 0) - lost}
        events.append(FameLost(seat, lost, source))


def gain_coins(state: GameState, seat: int, amount: int, source: str, events: list[Event]) -> None:
    """Add Coins; nothing happens for 0."""
    if amount:
        state.players[seat].coins += amount
        events.append(CoinsGained(seat, amount, source))


def pay_coins(state: GameState, seat: int, amount: int, source: str, events: list[Event]) -> None:
    """Take Coins that the player is known to have (ruling 109: no debts)."""
    if amount:
        state.players[seat].coins -= amount
        events.append(CoinsPaid(seat, amount, source))


def gain_shards(state: GameState, seat: int, amount: int, source: str, events: list[Event]) -> None:
    """Add Shards as one payment, which is one event for effects (ruling 89); nothing happens for 0."""
    if not amount:
        return
    for effect in common(state):
        amount = effect.shards_received(state, seat, amount)
    state.players[seat].shards += amount
    events.append(ShardsGained(seat, amount, source))
    for effect in personal(state, seat) if state.boards else common(state):
        effect.shards_gained(state, seat, events)


def pay_shards(state: GameState, seat: int, amount: int, source: str, events: list[Event]) -> None:
    """Take Shards that the player is known to have."""
    state.players[seat].shards -= amount
    events.append(ShardsPaid(seat, amount, source))
    if state.boards:
        close_slots(state, seat, events)


def gain(state: GameState, seat: int, yields: Yields, source: str, events: list[Event]) -> None:
    """Add Fame, Coins and Shards together."""
    gain_fame(state, seat, yields.fame, source, events)
    gain_coins(state, seat, yields.coins, source, events)
    gain_shards(state, seat, yields.shards, source, events)


def received(state: GameState, seat: int, yields: Yields) -> Yields:
    """Amount that one payment brings the seat with all that prophecies add to it; nothing is changed."""
    seen = state.copy()
    gain(seen, seat, yields, "forecast", [])
    before, after = state.players[seat], seen.players[seat]
    return Yields(after.fame - before.fame, after.coins - before.coins, after.shards - before.shards)
