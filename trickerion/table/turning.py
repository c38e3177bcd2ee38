"""Which way up a Trick Marker is laid that nobody has turned."""

from trickerion.rules.ask.stage import laying
from trickerion.rules.facts.stage import Hand, Spot, Turns
from trickerion.rules.state import GameState


def best_turns(state: GameState, hand: Hand, spot: Spot, options: Turns, turned: int) -> int:
    """The orientation to begin with: most Links, then the better payment, then the fewest quarter turns."""

    def worth(turns: int) -> tuple[int, int, int, int]:
        brings = laying(state, hand, spot, turns)
        payout = sum(brings.pays) + brings.more.fame + brings.more.coins
        quarters = min((turns - turned) % 4, (turned - turns) % 4)
        return len(brings.links), payout + brings.shards, payout, -quarters

    return max(options, key=worth)
