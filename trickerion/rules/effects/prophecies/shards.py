"""Prophecies about Shards: each payment that brings Shards is one event (ruling 89)."""

from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import prophecy
from trickerion.rules.events import Event
from trickerion.rules.gains import gain_fame
from trickerion.rules.state import GameState


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
