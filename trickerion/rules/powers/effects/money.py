"""Powers about posters and wages."""

from trickerion.rules.catalog import Yields
from trickerion.rules.effects.registry import power_kind
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.powers.effects.base import PowerEffect
from trickerion.rules.state import GameState


class _BetterPoster(PowerEffect):
    """A Poster costs less, or brings more: always, or for each Poster of an opponent that hangs already."""

    def poster_cost(self, state: GameState, seat: int, coins: int) -> int:
        return coins - int(self._data.get("coins_off", 0))

    def poster_bonus(self, state: GameState, seat: int) -> Yields:
        hanging = sum(player.advertised for other, player in enumerate(state.players) if other != seat)
        bonus = Yields(**self._data.get("gain", {}))
        return bonus._replace(coins=bonus.coins + hanging * int(self._data.get("coins_per_opponent_poster", 0)))


class _FixedPoster(_BetterPoster):
    """A Poster has a price of its own, and may bring more."""

    sets_number = True

    def poster_cost(self, state: GameState, seat: int, coins: int) -> int:
        return min(coins, int(self._data["price"]))


@power_kind("advertise")
def _advertise(power: str) -> PowerEffect:
    return _FixedPoster(power) if "price" in POWERS[power].data else _BetterPoster(power)


@power_kind("wages")
class LowerWages(PowerEffect):
    """All wages of a turn together are lower: each Coin that was saved is noted (ruling 151)."""

    def wages_in_all(self, state: GameState, seat: int, coins: int) -> int:
        return max(0, coins - int(self._data["coins_off"]) + state.players[seat].used.count(self.id))
