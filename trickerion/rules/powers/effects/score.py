"""Powers that bring Fame by themselves: for Shards, at the start of the End Turn phase, in the final scoring."""

from collections.abc import Callable, Mapping

from trickerion.rules.catalog import PROTEGE, Yields
from trickerion.rules.effects.registry import power_kind
from trickerion.rules.events import Event, PowerUsed
from trickerion.rules.gains import gain, gain_fame
from trickerion.rules.powers.board import powers_at_work
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.powers.effects.base import PowerEffect
from trickerion.rules.scoring import apprentices_of, special_cards_of, specialists_of
from trickerion.rules.state import GameState, PlayerState


@power_kind("shard_gain")
class GainWithShards(PowerEffect):
    """Whenever Shards are received something comes with them."""

    def shards_gained(self, state: GameState, seat: int, events: list[Event]) -> None:
        gain(state, seat, Yields(**self._data["gain"]), self.id, events)


@power_kind("income")
class FameForPowers(PowerEffect):
    """At the start of each End Turn phase Fame for each of the owner's Powers beside an open slot."""

    def before_end_turn(self, state: GameState, seat: int, events: list[Event]) -> None:
        events.append(PowerUsed(seat, self.id))
        fame = int(self._data["fame_per_power"]) * (len(powers_at_work(state, seat)) // self._data.get("each", 1))
        gain_fame(state, seat, fame, self.id, events)


_COUNTED: Mapping[str, Callable[[PlayerState], int]] = {
    "trick": lambda player: sum(owned is not None for owned in player.tricks),
    "shard": lambda player: player.shards,
    "special_card": special_cards_of,
}


class _Line(PowerEffect):
    """A line of its own: Fame for each thing of a kind, or for the team."""

    def end_score(self, state: GameState, seat: int) -> tuple[int, int]:
        player = state.players[seat]
        if "per" not in self._data:
            apprentices, specialists = apprentices_of(player), len(specialists_of(player)) + player.has(PROTEGE)
            fame = apprentices * self._data["per_apprentice"] + specialists * self._data["per_specialist"]
            return apprentices + specialists, fame
        number = _COUNTED[self._data["per"]](player)
        return number, number // self._data.get("each", 1) * int(self._data["fame"])


class _CheapFame(PowerEffect):
    """Fewer Coins are needed for each Fame."""

    sets_number = True

    def coins_per_fame(self, state: GameState, seat: int, coins: int) -> int:
        return min(coins, int(self._data["coins_per_fame"]))


class _Lenient(PowerEffect):
    """Level 3 Tricks score though a few pieces of Components are missing, and may bring Fame besides."""

    def end_score(self, state: GameState, seat: int) -> tuple[int, int]:
        number = sum(owned is not None and owned.trick.level == 3 for owned in state.players[seat].tricks)
        return number, number * int(self._data.get("fame", 0))

    def may_lack_at_end(self, state: GameState, seat: int, pieces: int) -> int:
        return pieces + int(self._data["missing_components"])


@power_kind("end_of_game")
def _end_of_game(power: str) -> PowerEffect:
    data = POWERS[power].data
    if "coins_per_fame" in data:
        return _CheapFame(power)
    return _Lenient(power) if "missing_components" in data else _Line(power)
