"""The ten special Assignment cards of the Market Row."""

from dataclasses import replace
from typing import ClassVar

from trickerion.rules.catalog import TIER, Slot
from trickerion.rules.dark_alley.special_assignments.offers import SKIP, Offer
from trickerion.rules.dark_alley.special_assignments.picking import FinalBargain, Picking, take_one
from trickerion.rules.effects.active_effects import keep_until_end_of_turn, tell_acted, use_up_card, witnesses
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.modifiers import action_cost, component_price
from trickerion.rules.effects.registry import special
from trickerion.rules.events import ComponentOrdered, ComponentQuickOrdered, Event, SpecialCardUsed, StockReplaced
from trickerion.rules.gains import gain_coins, gain_fame, pay_shards
from trickerion.rules.locations.acting import Acting, spend
from trickerion.rules.locations.market_row import (
    haggle,
    has_room,
    lowest_total,
    points_left,
    spend_coins,
    stock_prices,
    total_of,
)
from trickerion.rules.moves import ChooseComponent, Move, ReturnComponent, UseCard
from trickerion.rules.powers.helping import cheapened_by, tell_helpers
from trickerion.rules.returns import return_component, returns
from trickerion.rules.state import Character, Choice, GameState

SALE_PIECES = 4
SAME_TYPE_PIECES = 3
BARTER_VALUE = 4
MERCHANTS_SURCHARGE = 1
DELIVERY_DISCOUNT = 1


class CoinPicking(Picking):
    """Pieces from the stock, paid in Coins with Bargain."""

    source: ClassVar[str] = "component_sale"

    def prices(self, state: GameState) -> dict[str, int]:
        return stock_prices(state, self.seat)

    def can_pay(self, state: GameState, total: int) -> bool:
        total = total_of(state, self.seat, total)
        return lowest_total(state, self.seat, total, points_left(state)) <= state.players[self.seat].coins

    def finish(self, state: GameState, events: list[Event]) -> None:
        state.ask(FinalBargain(self.seat, haggle(state, self.seat, self.total, events)), events)


class _SpecialBuy(Effect):
    """A Buy on the card's own terms, started with UseCard for the points of a Buy."""

    def more_actions(self, state: GameState, acting: Acting) -> list[Move]:
        cost = action_cost(state, acting, "buy")
        if acting.location != "market_row" or acting.points < cost:
            return []
        return [UseCard(self.id)] if self._is_possible(state, acting, acting.points - cost) else []

    def do(self, state: GameState, seat: int, move: Move, events: list[Event]) -> bool:
        if move is not UseCard(self.id):
            return False
        acting = state.stack[-1]
        assert isinstance(acting, Acting)
        told, helpers = witnesses(state, acting), cheapened_by(state, acting, "buy")
        spend(state, action_cost(state, acting, "buy"))
        use_up_card(state, events)
        tell_acted(told, state, seat, "buy", events)
        tell_helpers(helpers, state, seat, events)
        self._begin(state, seat, events)
        return True

    def _is_possible(self, state: GameState, acting: Acting, points: int) -> bool:
        """True when at least one piece could be taken with this many points left for Bargain."""
        picking = self._picking(state, acting.seat)
        player = state.players[acting.seat]
        return any(
            has_room(player, component) and self._can_afford(state, acting.seat, price, points)
            for component, price in picking.prices(state).items()
        )

    def _can_afford(self, state: GameState, seat: int, price: int, points: int) -> bool:
        return lowest_total(state, seat, total_of(state, seat, price), points) <= state.players[seat].coins

    def _picking(self, state: GameState, seat: int) -> Picking:
        return CoinPicking(seat, SALE_PIECES, 0)

    def _begin(self, state: GameState, seat: int, events: list[Event]) -> None:
        state.stack.append(self._picking(state, seat))


@special("component_sale")
class ComponentSale(_SpecialBuy):
    """One Buy of up to 4 available Components in any mix of types."""


# ------------------------------------------------------------------ Smuggled Goods


class SmugglersPicking(Picking):
    """Up to three pieces of one type, paid in Fame: the total less 1, after Bargain."""

    source: ClassVar[str] = "smuggled_goods"

    def prices(self, state: GameState) -> dict[str, int]:
        prices = stock_prices(state, self.seat)
        return {c: price for c, price in prices.items() if not self.taken or c in self.taken}

    def can_pay(self, state: GameState, total: int) -> bool:
        total = total_of(state, self.seat, total)
        lowest = lowest_total(state, self.seat, total, points_left(state))
        return max(0, lowest - 1) <= state.players[self.seat].fame

    def finish(self, state: GameState, events: list[Event]) -> None:
        state.ask(FinalBargain(self.seat, haggle(state, self.seat, self.total, events), in_fame=True), events)


@special("smuggled_goods")
class SmuggledGoods(_SpecialBuy):
    """This Buy may be paid with Fame: the total in Coins less 1."""

    def _can_afford(self, state: GameState, seat: int, price: int, points: int) -> bool:
        lowest = lowest_total(state, seat, total_of(state, seat, price), points)
        return max(0, lowest - 1) <= state.players[seat].fame

    def _picking(self, state: GameState, seat: int) -> Picking:
        return SmugglersPicking(seat, SAME_TYPE_PIECES, 0)


# ------------------------------------------------------------------ Barter with Power


class BarterPicking(Picking):
    """Available Components worth 4 Coins together, for a Shard."""

    source: ClassVar[str] = "barter_with_power"

    def prices(self, state: GameState) -> dict[str, int]:
        return stock_prices(state, self.seat)

    def can_pay(self, state: GameState, total: int) -> bool:
        return total <= BARTER_VALUE

    def finish(self, state: GameState, events: list[Event]) -> None:
        """Nothing more to pay: the Shard was given at the start."""


@special("barter_with_power")
class BarterWithPower(_SpecialBuy):
    """A Shard in place of Coins: any available Components worth 4 Coins or less."""

    def _can_afford(self, state: GameState, seat: int, price: int, points: int) -> bool:
        return price <= BARTER_VALUE and state.players[seat].shards > 0

    def _picking(self, state: GameState, seat: int) -> Picking:
        return BarterPicking(seat, BARTER_VALUE, 0)

    def _begin(self, state: GameState, seat: int, events: list[Event]) -> None:
        pay_shards(state, seat, 1, self.id, events)
        state.stack.append(self._picking(state, seat))


# ------------------------------------------------------------------ Workshop Delivery


class DeliveryPicking(CoinPicking):
    """Up to three pieces of one type; owned types count as available at their plain price, 1 less (ruling 140)."""

    source: ClassVar[str] = "workshop_delivery"
    owned: tuple[str, ...] = ()

    def prices(self, state: GameState) -> dict[str, int]:
        prices = stock_prices(state, self.seat)
        for component in self.owned:
            prices[component] = max(0, component_price(state, self.seat, component) - DELIVERY_DISCOUNT)
        return {c: price for c, price in prices.items() if not self.taken or c in self.taken}


@special("workshop_delivery")
class WorkshopDelivery(_SpecialBuy):
    """For this Buy types that the player owns count as available, and each piece of them costs 1 Coin less."""

    def _picking(self, state: GameState, seat: int) -> Picking:
        return DeliveryPicking(seat, SAME_TYPE_PIECES, 0, owned=tuple(state.players[seat].components))


# ------------------------------------------------------------------ Shoplifting


class LiftingPicking(CoinPicking):
    """A Buy of up to three pieces of one type, the first of which is lifted from its slot free of charge."""

    source: ClassVar[str] = "shoplifting"
    price: int = 0

    def prices(self, state: GameState) -> dict[str, int]:
        if not self.taken:
            on_slots = list(dict.fromkeys([*state.stock, *([state.quick_order] if state.quick_order else [])]))
            return dict.fromkeys(on_slots, 0)
        return {self.taken[0]: self.price}

    def _after(self, state: GameState, component: str) -> "LiftingPicking":
        price = self.price if self.taken else stock_prices(state, self.seat)[component]
        total = self.total + (self.price if self.taken else 0)
        return replace(self, pieces=self.pieces - 1, total=total, taken=(*self.taken, component), price=price)

    def finish(self, state: GameState, events: list[Event]) -> None:
        state.stack.append(Refilling(self.seat, self.taken[0]))
        if self.total:
            state.ask(FinalBargain(self.seat, haggle(state, self.seat, self.total, events)), events)


@special("shoplifting")
class Shoplifting(_SpecialBuy):
    """One Component of this Buy is taken from its Market Row slot, free; a basic one fills the slot."""

    def _can_afford(self, state: GameState, seat: int, price: int, points: int) -> bool:
        return True

    def _picking(self, state: GameState, seat: int) -> Picking:
        return LiftingPicking(seat, SAME_TYPE_PIECES, 0)


class Refilling(Choice):
    """Choice of a basic Component to fill the slot that was robbed."""

    source: ClassVar[str] = "shoplifting"
    lifted: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return [ChooseComponent(component) for component, tier in TIER.items() if tier == "basic"]

    def answered(self, state: GameState, move: ChooseComponent, events: list[Event]) -> None:
        if self.lifted in state.stock:
            slot = state.stock.index(self.lifted)
            state.stock[slot] = move.component
            events.append(StockReplaced(slot, move.component, self.lifted))
        else:
            state.quick_order = move.component
            events.append(ComponentQuickOrdered(self.seat, move.component, self.lifted))


# ------------------------------------------------------------------ cards that help a usual Action


@special("workshop_exhibition")
class WorkshopExhibition(Effect):
    """A Buy also gives Fame: the Coins paid for it less 1."""

    def bought(self, state: GameState, seat: int, price: int, events: list[Event]) -> None:
        use_up_card(state, events)
        gain_fame(state, seat, max(0, price - 1), self.id, events)


LAID_BESIDE = "logistics"
"""The card that lays an ordered Component beside the Buy slots."""


@special(LAID_BESIDE)
class Logistics(Effect):
    """The ordered Component is laid beside the Buy slots and is on sale this turn."""

    def orders_beside_stock(self, state: GameState, seat: int) -> bool:
        return True

    def order(self, state: GameState, seat: int, component: str, events: list[Event]) -> bool:
        use_up_card(state, events)
        state.beside_stock.append(component)
        events.append(ComponentOrdered(seat, component, -1))
        return True


@special("traveling_merchants")
class TravelingMerchants(Effect):
    """After each Order one piece of the Component can be had at once, for 1 Coin more than its price."""

    def ordered(self, state: GameState, seat: int, component: str, events: list[Event]) -> None:
        price = component_price(state, seat, component) + MERCHANTS_SURCHARGE
        if state.players[seat].coins >= price and has_room(state.players[seat], component):
            state.stack.append(MerchantsOffer(seat, self.id, component, price))


class MerchantsOffer(Offer):
    """Receive one of the ordered Component now? The card goes on working."""

    component: str
    price: int

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, UseCard):
            events.append(SpecialCardUsed(self.seat, self.card, "bonus"))
            self.accept(state, events)

    def accept(self, state: GameState, events: list[Event]) -> None:
        spend_coins(state, self.seat, self.price, "traveling_merchants", events)
        take_one(state, self.seat, self.component, events)


# ------------------------------------------------------------------ cards that work to the end of the turn


@special("dubious_sources")
class DubiousSources(Effect):
    """The Component on the Quick Order slot comes into the Workshop in the Orders Arrive step (ruling 120)."""

    def quick_ordered(self, state: GameState, seat: int, events: list[Event]) -> None:
        acting = state.stack[-1]
        assert isinstance(acting, Acting)
        keep_until_end_of_turn(state, seat, self.id, acting.character)
        use_up_card(state, events)

    def orders_arrive(self, state: GameState, seat: int, events: list[Event]) -> None:
        latest = [bonus.seat for bonus in state.bonuses if bonus.card == self.id][-1]
        if state.quick_order and seat == latest:
            component, state.quick_order = state.quick_order, ""
            _receive_or_make_room(state, seat, component, events)


def _receive_or_make_room(state: GameState, seat: int, component: str, events: list[Event]) -> None:
    if has_room(state.players[seat], component):
        take_one(state, seat, component, events)
    else:
        state.stack.append(MakingRoom(seat, component))


class MakingRoom(Choice):
    """Give something back to make room for a Component, or lose it."""

    source: ClassVar[str] = "dubious_sources"
    component: str

    def legal_moves(self, state: GameState) -> list[Move]:
        pieces = [m for m in returns(state.players[self.seat]) if isinstance(m, ReturnComponent)]
        return [*pieces, SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, ReturnComponent):
            return_component(state, self.seat, move.component, events)
            _receive_or_make_room(state, self.seat, self.component, events)


@special("business_share")
class BusinessShare(Effect):
    """Coins that opponents spend in the Market Row this turn come to the player."""

    def placed(self, state: GameState, seat: int, character: Character, slot: Slot, events: list[Event]) -> None:
        keep_until_end_of_turn(state, seat, self.id, character.id)

    def takes_market_coins(self, state: GameState) -> bool:
        return True

    def coins_spent_on_market(self, state: GameState, owner: int, coins: int, events: list[Event]) -> None:
        events.append(SpecialCardUsed(owner, self.id, "bonus"))
        gain_coins(state, owner, coins, self.id, events)
