"""Powers about goods: room for Components, selling and receiving them, Shards for Coins."""

from trickerion.rules.catalog import COMPONENTS, PRICE, TIER
from trickerion.rules.dark_alley.special_assignments.offers import SKIP
from trickerion.rules.dark_alley.special_assignments.picking import take_one
from trickerion.rules.effects.registry import EFFECTS, power_kind
from trickerion.rules.events import Event
from trickerion.rules.gains import gain_coins, pay_coins
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.market_row import has_room
from trickerion.rules.moves import ChooseComponent, Move, ReturnComponent, UsePower
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.powers.effects.base import PowerEffect
from trickerion.rules.returns import return_component
from trickerion.rules.state import Choice, GameState, Storage


@power_kind("storage")
class MoreStorage(PowerEffect):
    """More Component slots, or Components of a tier that count as more pieces; a Buy may bring something besides."""

    def storage(self, storage: Storage) -> Storage:
        data = self._data
        slots, more = storage.slots + data.get("component_slots", 0), dict(storage.counts_more)
        for component in COMPONENTS if "counts_more" in data else ():
            if TIER[component] == data["tier"]:
                more[component] = more.get(component, 0) + data["counts_more"]
        return Storage(slots, more)

    def bought(self, state: GameState, seat: int, price: int, events: list[Event]) -> None:
        if "gain" in self._data and not self._is_used_up(state, seat):
            self.helped(state, seat, events)


@power_kind("sell")
class Selling(PowerEffect):
    """While a Character acts in the Market Row, Components may be sold."""

    def more_actions(self, state: GameState, acting: Acting) -> list[Move]:
        is_possible = acting.location == "market_row" and state.players[acting.seat].components
        return [UsePower(self.id)] if is_possible and not self._is_used_up(state, acting.seat) else []

    def do(self, state: GameState, seat: int, move: Move, events: list[Event]) -> bool:
        if move is not UsePower(self.id):
            return False
        self._use(state, seat, events)
        state.stack.append(Fencing(seat, self.id, self._data["maximum"]))
        return True


class Fencing(Choice):
    """Choice of a Component to sell for its price, or of none; the first one must be sold, and may pay more."""

    power: str
    pieces: int

    def legal_moves(self, state: GameState) -> list[Move]:
        pieces: list[Move] = [ReturnComponent(component) for component in state.players[self.seat].components]
        has_sold = self.pieces < POWERS[self.power].data["maximum"]
        return [*pieces, SKIP] if has_sold or not pieces else pieces

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if not isinstance(move, ReturnComponent):
            return
        return_component(state, self.seat, move.component, events)
        data = POWERS[self.power].data
        first = data.get("first_premium", 0) if self.pieces == data["maximum"] else 0
        coins = PRICE[move.component] + data.get("premium", 0) + first
        gain_coins(state, self.seat, coins, self.power, events)
        if self.pieces > 1 and state.players[self.seat].components:
            state.stack.append(Fencing(self.seat, self.power, self.pieces - 1))


@power_kind("exchange")
class Exchange(PowerEffect):
    """In the Assignment phase something may be bought."""

    def before_assignment(self, state: GameState, seat: int, events: list[Event]) -> None:
        if state.players[seat].coins >= self._data["pay"]["coins"] and not self._is_used_up(state, seat):
            state.stack.append(Exchanging(seat, self.id))

    def do(self, state: GameState, seat: int, move: Move, events: list[Event]) -> bool:
        if move is not UsePower(self.id):
            return False
        self._use(state, seat, events)
        pay_coins(state, seat, self._data["pay"]["coins"], self.id, events)
        self._gain(state, seat, events)
        return True


class Exchanging(Choice):
    """Choice to pay for the offer of a Power, or not."""

    power: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return [UsePower(self.power), SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, UsePower):
            EFFECTS[self.power].do(state, self.seat, move, events)


@power_kind("component_income")
class ComponentIncome(PowerEffect):
    """At the start of the Assignment phase a Component comes from the supply."""

    def before_assignment(self, state: GameState, seat: int, events: list[Event]) -> None:
        taking = TakingSupply(seat, self.id)
        if len(taking.legal_moves(state)) > 1:
            state.stack.append(taking)


class TakingSupply(Choice):
    """Choice of a Component to take from the supply, or of none; each tier has its price."""

    power: str

    def legal_moves(self, state: GameState) -> list[Move]:
        player = state.players[self.seat]
        return [
            *(
                ChooseComponent(component)
                for component, price in supply_prices(self.power).items()
                if has_room(player, component) and price <= player.coins
            ),
            SKIP,
        ]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, ChooseComponent):
            pay_coins(state, self.seat, supply_prices(self.power)[move.component], self.power, events)
            take_one(state, self.seat, move.component, events)


def supply_prices(power: str) -> dict[str, int]:
    """Prices of the supply for one piece of each Component that a Power lets its owner take."""
    prices = {tier: POWERS[power].data.get(f"{tier}_price") for tier in dict.fromkeys(TIER.values())}
    return {component: price for component in COMPONENTS if (price := prices[TIER[component]]) is not None}
