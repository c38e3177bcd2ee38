"""The Powers of a player: what lies beside the slots, what is in the hand, what learning it costs."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class LearningFacts(NamedTuple):
    """Requirements to learn a Power: Coins, of which some are ``short``, and its lowest slot (``lacking`` Shards)."""

    price: int
    short: int
    slot: int
    lacking: int


@dataclass(frozen=True, slots=True)
class PowersFacts:
    """``rack``: the Power beside each slot, from the lowest one upwards ("" = none), with the Coins that lie on it.

    ``used``: those of them that have worked this turn; the ``hand`` ("?" = not to be seen), with what learning each
    takes; ``shards`` and Coins of the player, how many slots are ``open``; the Fame that counts for learning, and by
    which Powers it is more.
    """

    rack: tuple[str, ...] = ()
    coins_on: tuple[int, ...] = ()
    used: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    learning: Mapping[str, LearningFacts] = field(default_factory=dict)
    shards: int = 0
    coins: int = 0
    open: int = 0
    fame: int = 0
    helped_by: tuple[str, ...] = ()

    @property
    def learned(self) -> tuple[str, ...]:
        """The Powers beside slots."""
        return tuple(power for power in self.rack if power)
