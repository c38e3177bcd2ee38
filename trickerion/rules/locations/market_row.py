"""Market Row: Buy with Bargain, Order, Quick Order (rulings 42 to 49, 113, 117)."""

from collections.abc import Iterable, Sequence

from trickerion.rules import moves as m
from trickerion.rules.catalog import COMPONENTS, MAX_PER_COMPONENT, QUICK_ORDER_SURCHARGE
from trickerion.rules.effects import modifiers
from trickerion.rules.effects.active_effects import acting_character, acting_effects, common, effects_of, heeding
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.events import ComponentOrdered, ComponentQuickOrdered, ComponentsBought, Event
from trickerion.rules.gains import pay_coins
from trickerion.rules.locations.acting import Acting, spend
from trickerion.rules.locations.location import Action, Location, most_telling, short_of
from trickerion.rules.powers.helping import needed, tell_helpers
from trickerion.rules.state import Choice, GameState, PlayerState

MINIMUM_TOTAL = 1

_BUY = {component: m.Buy(component) for component in COMPONENTS}
_ORDER = {component: m.Order(component) for component in COMPONENTS}
_QUICK = {component: m.QuickOrder(component) for component in COMPONENTS}
_COUNTS = {count: m.ChooseCount(count) for count in range(1, MAX_PER_COMPONENT + 1)}


def actions(state: GameState, acting: Acting, player: PlayerState) -> list[m.Move]:
    """Every Action that the Character can pay for and that the stock allows."""
    points = acting.points
    moves: list[m.Move] = []
    buy, order, quick_order = modifiers.action_costs(state, acting, "buy", "order", "quick_order")
    if points >= buy:
        moves += _buys(state, acting.seat, player, points - buy)
    if points >= order:
        moves += [_ORDER[component] for component in orderable(state, acting.seat)]
    if points >= quick_order:
        moves += [move for c, move in _QUICK.items() if can_quick_order(state, c)]
    return moves


def _buys(state: GameState, seat: int, player: PlayerState, points: int) -> list[m.Move]:
    """Every Component on sale that has room and can be paid, with ``points`` left for Bargain."""
    coins, bargain = player.coins, bargained(state, seat, points) if points else 0
    prices = stock_prices(state, seat)
    return [
        _BUY[component]
        for component in _with_room(player, prices)
        if prices[component] <= coins or _lowered(total_of(state, seat, prices[component]), bargain) <= coins
    ]


# ------------------------------------------------------------------ Buy and Bargain


def stock_prices(state: GameState, seat: int, *, is_buy: bool = True) -> dict[str, int]:
    """Components that a player can buy now, with the Coins for one piece; the Quick Order slot is dearer (ruling 117).

    Effects that widen the stock hold for the Buy Action only (``is_buy``).
    """
    stock, quick = [*state.stock], state.quick_order
    if state.bends_rules:
        stock += (*state.beside_stock, *(_more_stock(state) if is_buy else ()))
    if not quick or quick in stock:
        return modifiers.component_prices(state, seat, stock)
    prices = modifiers.component_prices(state, seat, (*stock, quick))
    prices[quick] += QUICK_ORDER_SURCHARGE
    return prices


def _more_stock(state: GameState) -> list[str]:
    return [component for effect in common(state) for component in effect.more_stock(state)]


def orders_on_sale(state: GameState) -> list[str]:
    """Ordered Components that a prophecy puts on sale before they arrive."""
    more = _more_stock(state)
    return [component for component in state.orders if component in more]


def is_on_sale(state: GameState, component: str) -> bool:
    """True for a Component on the Buy slots or on the Quick Order slot."""
    return component in state.stock or component == state.quick_order


def total_of(state: GameState, seat: int, price: int) -> int:
    """Coins for a whole Buy of this price, before Bargain; effects never make it 0 (ruling 44)."""
    return _total_with(effects_of(state, seat), state, seat, price) if state.boards else price


def _total_with(effects: Sequence[Effect], state: GameState, seat: int, price: int) -> int:
    total = price
    for effect in heeding(effects, "buy_total"):
        total = effect.buy_total(state, seat, total)
    return min(price, max(MINIMUM_TOTAL, total))


def haggle(state: GameState, seat: int, price: int, events: list[Event]) -> int:
    """The total of a Buy of this price that is being paid; effects that lower it are told."""
    asked = heeding(effects_of(state, seat), "buy_total")
    by = needed(state, asked, lambda left: _total_with(left, state, seat, price))
    total = total_of(state, seat, price)
    tell_helpers(by, state, seat, events)
    return total


def lowest_total(state: GameState, seat: int, total: int, points: int) -> int:
    """The total after Bargain with these points; never down to 0 by it (ruling 44)."""
    return _lowered(total, bargained(state, seat, points) if points else 0)


def _lowered(total: int, coins: int) -> int:
    return min(total, max(MINIMUM_TOTAL, total - coins))


def bargained(state: GameState, seat: int, points: int) -> int:
    """Coins that so many Action Points of Bargain take off."""
    return _bargained_with(effects_of(state, seat) if state.boards else (), state, seat, points)


def _bargained_with(effects: Sequence[Effect], state: GameState, seat: int, points: int) -> int:
    asked = heeding(effects, "bargain_coins")
    return modifiers.changed(asked, points, lambda effect, coins: effect.bargain_coins(state, seat, points, coins))


def strike_bargain(state: GameState, seat: int, total: int, points: int, events: list[Event]) -> int:
    """Spend Action Points on Bargain; the total that is left to pay."""
    lowered = lowest_total(state, seat, total, points)
    if points:
        asked = heeding(effects_of(state, seat), "bargain_coins")
        by = needed(state, asked, lambda left: _lowered(total, _bargained_with(left, state, seat, points)))
        spend(state, points)
        tell_helpers(by, state, seat, events)
    return lowered


def can_buy(state: GameState, seat: int, component: str, price: int, points: int) -> bool:
    """True when one piece has room and can be paid, with ``points`` left for Bargain."""
    player = state.players[seat]
    if not has_room(player, component):
        return False
    return price <= player.coins or lowest_total(state, seat, price, points) <= player.coins


def has_room(player: PlayerState, component: str) -> bool:
    """True when one more piece has room."""
    return bool(_with_room(player, (component,)))


def _with_room(player: PlayerState, components: Iterable[str]) -> list[str]:
    """Those Components of which one more piece has room."""
    owned, takes_more_types = player.components, bool(player.free_pile_boards())
    return [c for c in components if (player.amount(c) < MAX_PER_COMPONENT if c in owned else takes_more_types)]


def _buy(state: GameState, acting: Acting, move: m.Buy, events: list[Event]) -> None:
    state.ask(ChoosingPile(acting.seat, move.component), events)


def piles_for(player: PlayerState, component: str) -> list[m.Move]:
    """The boards on which a Component can lie; a pile that is there already stays where it is."""
    boards = ["board"] if component in player.components else player.free_pile_boards()
    return [m.ChoosePile(board) for board in boards]


class ChoosingPile(Choice):
    """A new type of Component: on the player board or on a Manager's slot (ruling 113)."""

    component: str

    def legal_moves(self, state: GameState) -> list[m.Move]:
        return piles_for(state.players[self.seat], self.component)

    def answered(self, state: GameState, move: m.ChoosePile, events: list[Event]) -> None:
        state.ask(ChoosingCount(self.seat, self.component, move.board), events)


def points_left(state: GameState) -> int:
    """Action Points of the acting Character that can still be spent on Bargain."""
    acting = acting_character(state)
    return acting.points if acting else 0


def bargains(state: GameState, seat: int, total: int, most: int) -> list[m.Move]:
    """Bargain with every number of Action Points that leaves at most ``most`` to pay, and of which none is wasted."""
    moves: list[m.Move] = []
    for points in range(points_left(state) + 1):
        if points and lowest_total(state, seat, total, points - 1) <= MINIMUM_TOTAL:
            break
        if lowest_total(state, seat, total, points) <= most:
            moves.append(m.Bargain(points))
    return moves


def _counts(state: GameState, seat: int, component: str, board: str) -> list[int]:
    """Numbers of pieces with room and Coins for them, Bargain included (ruling 43: at most 3, with the virtual one)."""
    player = state.players[seat]
    becomes_virtual = board == "manager" and component not in player.components
    room = MAX_PER_COMPONENT - player.amount(component) - becomes_virtual
    price, points = stock_prices(state, seat)[component], points_left(state)
    totals = {n: total_of(state, seat, n * price) for n in range(1, room + 1)}
    return [n for n, total in totals.items() if lowest_total(state, seat, total, points) <= player.coins]


class ChoosingCount(Choice):
    """Up to three pieces of the same type."""

    component: str
    board: str

    def legal_moves(self, state: GameState) -> list[m.Move]:
        return [_COUNTS[n] for n in _counts(state, self.seat, self.component, self.board)]

    def answered(self, state: GameState, move: m.ChooseCount, events: list[Event]) -> None:
        state.ask(Bargaining(self.seat, self.component, self.board, move.count), events)


class Bargaining(Choice):
    """Choice of Action Points that lower the total of this Buy, one Coin each."""

    component: str
    board: str
    count: int

    def price(self, state: GameState) -> int:
        """The price of the pieces, in Coins."""
        return self.count * stock_prices(state, self.seat)[self.component]

    def total(self, state: GameState) -> int:
        """Total to pay before Bargain."""
        return total_of(state, self.seat, self.price(state))

    def legal_moves(self, state: GameState) -> list[m.Move]:
        return bargains(state, self.seat, self.total(state), state.players[self.seat].coins)

    def answered(self, state: GameState, move: m.Bargain, events: list[Event]) -> None:
        total = haggle(state, self.seat, self.price(state), events)
        price = strike_bargain(state, self.seat, total, move.points, events)
        spend_coins(state, self.seat, price, "buy", events)
        receive(state.players[self.seat], self.component, self.board, self.count)
        events.append(ComponentsBought(self.seat, self.component, self.count, price))
        for effect in effects_of(state, self.seat):
            effect.bought(state, self.seat, price, events)


def spend_coins(state: GameState, seat: int, coins: int, source: str, events: list[Event]) -> None:
    """Pay in the Market Row; effects of the turn may catch the Coins."""
    pay_coins(state, seat, coins, source, events)
    if coins and state.bonuses:
        modifiers.announce_market_coins(state, seat, coins, events)


def receive(player: PlayerState, component: str, board: str, count: int) -> None:
    """Put pieces on their pile; a new pile goes to the named board."""
    if board == "manager" and component not in player.components:
        player.manager_piles[player.manager_piles.index("")] = component
    player.components[component] = player.components.get(component, 0) + count


# ------------------------------------------------------------------ Order


def orderable(state: GameState, seat: int) -> list[str]:
    """Types that can be ordered; the editions differ (ruling 45)."""
    if any(effect.orders_beside_stock(state, seat) for effect in effects_of(state, seat)):
        out = {*state.stock, *state.beside_stock}
    elif "" not in state.orders:
        return []
    elif state.options.ruling("order_from_stock"):
        out = {*state.orders}
    else:
        out = {*state.orders, *state.stock}
    return [component for component in COMPONENTS if component not in out]


def _order(state: GameState, acting: Acting, move: m.Order, events: list[Event]) -> None:
    effects = acting_effects(state, acting)
    if not any(effect.order(state, acting.seat, move.component, events) for effect in effects):
        state.ask(ChoosingOrderSlot(acting.seat, move.component), events)


class ChoosingOrderSlot(Choice):
    """The Order slot decides which Buy slot will be replaced (ruling 46)."""

    component: str

    def legal_moves(self, state: GameState) -> list[m.Move]:
        return [m.ChooseOrderSlot(slot) for slot, ordered in enumerate(state.orders) if not ordered]

    def answered(self, state: GameState, move: m.ChooseOrderSlot, events: list[Event]) -> None:
        state.orders[move.slot] = self.component
        events.append(ComponentOrdered(self.seat, self.component, move.slot))
        for effect in effects_of(state, self.seat):
            effect.ordered(state, self.seat, self.component, events)


# ------------------------------------------------------------------ Quick Order


def can_quick_order(state: GameState, component: str) -> bool:
    """Never the type that lies there; the editions differ about types in stock (ruling 48)."""
    if component == state.quick_order:
        return False
    return component not in state.stock or bool(state.options.ruling("order_from_stock"))


def _quick_order(state: GameState, acting: Acting, move: m.QuickOrder, events: list[Event]) -> None:
    replaced, state.quick_order = state.quick_order, move.component
    events.append(ComponentQuickOrdered(acting.seat, move.component, replaced))
    for effect in acting_effects(state, acting):
        effect.quick_ordered(state, acting.seat, events)


# ------------------------------------------------------------------ the Location


def buy_reason(state: GameState, acting: Acting, component: str) -> m.Reason | None:
    """Reason why a Component on sale cannot be bought, or None; Bargain is counted with the Action Points at hand."""
    player, price = state.players[acting.seat], stock_prices(state, acting.seat)[component]
    room = room_reason(player, component)
    if room:
        return room
    cost = modifiers.action_cost(state, acting, "buy")
    total = total_of(state, acting.seat, price)
    if not can_buy(state, acting.seat, component, total, max(0, acting.points - cost)):
        return m.Reason("coins", (total, total - player.coins))
    return short_of(acting, cost)


def room_reason(player: PlayerState, component: str) -> m.Reason | None:
    """Reason why there is no room for one more piece of a Component, or None."""
    if has_room(player, component):
        return None
    return m.Reason("three_owned", (component,)) if component in player.components else m.Reason("no_component_slot")


def _nothing_to_buy(state: GameState, acting: Acting) -> m.Reason | None:
    reasons = [buy_reason(state, acting, component) for component in stock_prices(state, acting.seat)]
    bare = [reason if reason.id == "short" else m.Reason(reason.id) for reason in reasons if reason]
    return most_telling(bare, "nothing_to_buy")


MARKET_ROW = Location(
    "market_row",
    actions,
    (
        Action("buy", (m.Buy,), _buy, _nothing_to_buy),
        Action("bargain", lacks=lambda state, acting: m.Reason("with_buy")),
        Action(
            "order", (m.Order,), _order, lambda state, _: None if "" in state.orders else m.Reason("order_slots_full")
        ),
        Action("quick_order", (m.QuickOrder,), _quick_order),
    ),
)
