"""Powers that live on what opponents do."""

from trickerion.rules.catalog import Slot
from trickerion.rules.effects.registry import power_kind
from trickerion.rules.events import CoinsOnPower, Event
from trickerion.rules.gains import gain_coins
from trickerion.rules.locations.location import LOCATION
from trickerion.rules.powers.board import powers_of, put
from trickerion.rules.powers.effects.base import PowerEffect
from trickerion.rules.state import GameState

_PLUS_TWO = 2
_DOWNTOWN = "downtown"


class _Watching(PowerEffect):
    """Something that an opponent does brings Coins, more of them in a game of two."""

    def _coins(self, state: GameState) -> int:
        return int(self._data["coins_two_players" if len(state.players) == 2 else "coins"])


@power_kind("opponent_gain")
class GainByOpponents(_Watching):
    """Each time that an opponent does something, Coins come from the supply."""

    def opponent_acted(self, state: GameState, seat: int, action: str, events: list[Event]) -> None:
        if self._data["trigger"] == f"opponent_{action}":
            gain_coins(state, seat, self._coins(state), self.id, events)

    def opponent_placed(self, state: GameState, seat: int, slot: Slot, events: list[Event]) -> None:
        if self._data["trigger"] == "opponent_plus_two_slot" and slot.modifier == _PLUS_TWO:
            gain_coins(state, seat, self._coins(state), self.id, events)


@power_kind("card_bank")
class CoinsOnCard(_Watching):
    """Coins gather on the card with each Action of opponents in the Downtown, and come with Take Coins."""

    def opponent_acted(self, state: GameState, seat: int, action: str, events: list[Event]) -> None:
        if any(action == known.id for known in LOCATION[_DOWNTOWN].actions):
            board, coins = powers_of(state), self._coins(state)
            put(state, board.with_coins(seat, self.id, board.coins_on(seat, self.id) + coins))
            events.append(CoinsOnPower(seat, self.id, coins))

    def coins_taken(self, state: GameState, seat: int, die: str, number: int, coins: int, events: list[Event]) -> None:
        board = powers_of(state)
        gain_coins(state, seat, board.coins_on(seat, self.id), self.id, events)
        put(state, board.with_coins(seat, self.id, 0))
