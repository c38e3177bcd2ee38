"""Which way up a Trick Marker is laid that nobody has turned, and how it is turned without a wheel."""

from collections.abc import Callable
from functools import partial

from trickerion.rules.ask.stage import laying
from trickerion.rules.facts.stage import Hand, Spot, Turns
from trickerion.rules.state import GameState
from trickerion.ui.said import Also
from trickerion.words.said import TURN_BACK, TURN_ON


def best_turns(state: GameState, hand: Hand, spot: Spot, options: Turns, turned: int) -> int:
    """The orientation to begin with: most Links, then the better payment, then the fewest quarter turns."""

    def worth(turns: int) -> tuple[int, int, int, int]:
        brings = laying(state, hand, spot, turns)
        payout = sum(brings.pays) + brings.more.fame + brings.more.coins
        quarters = min((turns - turned) % 4, (turned - turns) % 4)
        return len(brings.links), payout + brings.shards, payout, -quarters

    return max(options, key=worth)


def turn_deeds(turn: Callable[[int], object]) -> tuple[Also, ...]:
    """Deeds that turn a Trick Marker by ``turn``, which gets the number of quarters."""
    return (TURN_ON, partial(turn, 1)), (TURN_BACK, partial(turn, -1))
