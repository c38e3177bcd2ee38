"""What all Powers share: their numbers, and what works once per turn."""

from collections.abc import Mapping
from typing import Any

from trickerion.rules.catalog import Yields
from trickerion.rules.effects.hooks import Effect, Limit
from trickerion.rules.events import Event, PowerUsed
from trickerion.rules.gains import gain
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.state import GameState


class PowerEffect(Effect):
    """A Power; what all of one mechanism differ in stands in the numbers of the card."""

    def __init__(self, power: str) -> None:
        self.id = power
        self._data: Mapping[str, Any] = POWERS[power].data
        self.limit = Limit.TURN if self._data.get("once") else Limit.NONE

    def helped(self, state: GameState, seat: int, events: list[Event]) -> None:
        """What works once per turn is used up only where it has made a number better."""
        if self.limit:
            self._use(state, seat, events)
        self._gain(state, seat, events)

    def _gain(self, state: GameState, seat: int, events: list[Event]) -> None:
        """What the card brings besides."""
        gain(state, seat, Yields(**self._data.get("gain", {})), self.id, events)

    def _is_used_up(self, state: GameState, seat: int) -> bool:
        """Whether it works once per turn and has worked: laying the card down again does not renew it."""
        return bool(self.limit) and self.id in state.players[seat].used

    def _use(self, state: GameState, seat: int, events: list[Event]) -> None:
        """It has worked."""
        if self.limit:
            state.players[seat].used.append(self.id)
        events.append(PowerUsed(seat, self.id))


class ShowPower(PowerEffect):
    """A Power that changes what a show pays, which is told each time, so that the show can name it."""

    def helped(self, state: GameState, seat: int, events: list[Event]) -> None:
        self._use(state, seat, events)
