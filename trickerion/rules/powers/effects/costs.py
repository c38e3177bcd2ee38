"""Powers that lower what Actions, Components and missing Fame cost."""

from trickerion.rules.catalog import ACTION_COSTS, TIER, Trick
from trickerion.rules.effects.registry import power_kind
from trickerion.rules.powers.effects.base import PowerEffect
from trickerion.rules.state import GameState


@power_kind("action_cost")
class CheaperAction(PowerEffect):
    """An Action costs ``ap`` Action Points, or ``ap_change`` more; perhaps only with some Tricks."""

    @property
    def sets_number(self) -> bool:
        """True when the card names a cost rather than a reduction."""
        return "ap" in self._data

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        return self._lowered(state, seat, action, cost) if self._trick_fits(None) else cost

    def trick_cost(self, state: GameState, seat: int, action: str, trick: Trick, cost: int) -> int:
        return self._lowered(state, seat, action, cost) if self._trick_fits(trick) else cost

    def _lowered(self, state: GameState, seat: int, action: str, cost: int) -> int:
        data = self._data
        if action not in (data.get("action"), *data.get("actions", ())) or self._is_used_up(state, seat):
            return cost
        return min(cost, data["ap"]) if "ap" in data else cost + int(data["ap_change"])

    def _trick_fits(self, trick: Trick | None) -> bool:
        levels, least = self._data.get("trick_levels"), self._data.get("printed_cost_at_least", 0)
        if trick is None:
            return not levels and not least
        return trick.level in (levels or [trick.level]) and trick.prepare_cost >= least


@power_kind("price")
class CheaperComponents(PowerEffect):
    """Every Component has a price of its own, or those of some tiers cost less."""

    @property
    def sets_number(self) -> bool:
        """True when the card names the price of a piece rather than a reduction."""
        return "price" in self._data

    def component_price(self, state: GameState, seat: int, component: str, price: int) -> int:
        data = self._data
        if "price" in data:
            return min(price, int(data["price"]))
        return price - int(data["coins_off"]) if TIER[component] in data["tiers"] else price


@power_kind("bargain")
class BetterBargain(PowerEffect):
    """The first Action Point of a Bargain takes more than one Coin off."""

    def bargain_coins(self, state: GameState, seat: int, points: int, coins: int) -> int:
        by_one = ACTION_COSTS["bargain"]
        return coins if self._is_used_up(state, seat) else coins + int(self._data["coins_off"]) - by_one


@power_kind("missing_fame")
class WaivedFame(PowerEffect):
    """Some of the Fame that is missing need not be paid."""

    def fame_counted(self, state: GameState, seat: int, action: str, fame: int) -> int:
        return fame + int(self._data["waived"]) if action in self._data["uses"] else fame
