"""What a Trick in a Workshop lacks, every way to get it now, and the cheapest way to prepare it."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from trickerion.rules.catalog import ACTION_COSTS, MAX_PER_COMPONENT, TRICKS
from trickerion.rules.effects.modifiers import component_price, players_cost
from trickerion.rules.locations.market_row import (
    QUICK_ORDER_SURCHARGE,
    can_order,
    can_quick_order,
    has_room,
    stock_prices,
    total_of,
)
from trickerion.rules.locations.workshop import prepare_cost
from trickerion.rules.state import GameState, PlayerState

NOW, NEXT_TURN = 0, 1
BUYS_NOW = ("buy", "quick_order")
"""The ways that end in a Buy this turn."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to get the missing pieces of a Component.

    ``kind``: buy, quick_order (and Buy), order (and Buy next turn), arriving (ordered already, Buy next turn) or
    move_components; ``points`` and ``coins`` in all; ``pieces`` to pay for; ``turns`` to wait (0 or 1); ``board``
    where a new type goes; for move_components the Manager's ``slot``, the pile ``exchanged`` for it ("" = none) and
    the other Tricks in the Workshop that would then lack something (``harms``).
    """

    kind: str
    points: int
    coins: int
    pieces: int
    turns: int = NOW
    board: str = "board"
    slot: int = -1
    exchanged: str = ""
    harms: tuple[str, ...] = ()

    @property
    def goes_to_manager(self) -> bool:
        """Whether what is bought has its place on the Manager's board."""
        return self.board == "manager" and self.kind != "move_components"


@dataclass(frozen=True, slots=True)
class Missing:
    """A Component of which a Trick has too few, and the ways to get the rest, if any; harmless and cheap ones first."""

    component: str
    have: int
    need: int
    ways: tuple[Way, ...]

    @property
    def short(self) -> int:
        """Pieces that are missing."""
        return self.need - self.have


@dataclass(frozen=True, slots=True)
class Plan:
    """One way for each missing Component, and Prepare: Action Points and Coins in all, and the turn it is ready."""

    ways: tuple[Way, ...]
    points: int
    coins: int
    turn: int


@dataclass(frozen=True, slots=True)
class Lacking:
    """What stands between a Trick and its preparation; ``plan`` is None when something cannot be had now.

    ``markers``: Trick Markers still on the card, which must be gone first; ``supply``: those left for Prepare.
    """

    trick: str
    missing: tuple[Missing, ...]
    prepare_points: int
    markers: int
    supply: int
    plan: Plan | None


def lacking(state: GameState, seat: int, place: int) -> Lacking | None:
    """What the Trick on a place of a Workshop lacks; None for an empty place."""
    player = state.players[seat]
    owned = player.tricks[place]
    if owned is None:
        return None
    missing = missing_for(state, seat, owned.id)
    cost = prepare_cost(state, seat, owned)
    plan = _cheapest(state, seat, missing, cost)
    return Lacking(owned.id, missing, cost, owned.markers, player.supply[owned.suit], plan)


def missing_components(player: PlayerState, trick: str) -> dict[str, int]:
    """Component -> pieces that a player still needs for a Trick, in the order of the card."""
    return player.missing(TRICKS[trick])


def missing_for(state: GameState, seat: int, trick: str) -> tuple[Missing, ...]:
    """The missing Components of any Trick, owned or not, with the ways to get them now."""
    player = state.players[seat]
    needed = TRICKS[trick].components
    short = missing_components(player, trick)
    return tuple(Missing(c, player.counted(c), needed[c], _ways(state, seat, trick, c)) for c in short)


def _ways(state: GameState, seat: int, trick: str, component: str) -> tuple[Way, ...]:
    ways = [*_purchases(state, seat, trick, component), *_moves(state.players[seat], trick, component)]
    return tuple(sorted(ways, key=lambda way: (bool(way.harms), way.turns, way.coins, way.points)))


# ------------------------------------------------------------------ the Market Row


def _purchases(state: GameState, seat: int, trick: str, component: str) -> Iterator[Way]:
    """Buy, order or quick-order the missing pieces, on each board where they have room."""
    player = state.players[seat]
    if not has_room(player, component):
        return
    for board in ["board"] if component in player.components else player.free_pile_boards():
        pieces = _pieces(player, trick, component, board)
        yield from _offers(state, seat, component, pieces, board)


def _pieces(player: PlayerState, trick: str, component: str, board: str) -> int:
    """Pieces to pay for: a new pile on a Manager's slot counts one more."""
    short = TRICKS[trick].components[component] - player.counted(component)
    if not player.amount(component):  # the first piece of a type brings those that it counts more
        short -= player.storage.counts_more.get(component, 0)
    return max(1, short - (board == "manager"))


def _offers(state: GameState, seat: int, component: str, pieces: int, board: str) -> Iterator[Way]:
    points = {action: players_cost(state, seat, action) for action in ("buy", "order", "quick_order")}
    buy, price = points["buy"], stock_prices(state, seat).get(component)
    later = pieces * component_price(state, seat, component)
    if price is not None:
        yield Way("buy", buy, pieces * price, pieces, board=board)
        return
    if can_quick_order(state, component):
        coins = later + pieces * QUICK_ORDER_SURCHARGE
        yield Way("quick_order", points["quick_order"] + buy, coins, pieces, board=board)
    if state.turn >= state.options.turns:
        return  # nothing arrives any more
    if component in state.orders:
        yield Way("arriving", buy, later, pieces, NEXT_TURN, board)
    elif can_order(state, seat, component):
        yield Way("order", points["order"] + buy, later, pieces, NEXT_TURN, board)


# ------------------------------------------------------------------ the Manager's slots


def _moves(player: PlayerState, trick: str, component: str) -> Iterator[Way]:
    """Move Components, where one more piece is enough and this Trick loses nothing by the exchange."""
    one_is_enough = TRICKS[trick].components[component] - player.counted(component) == 1
    is_movable = component in player.components and component not in player.manager_piles
    if not player.has("manager") or not one_is_enough or not is_movable:
        return
    if player.components[component] >= MAX_PER_COMPONENT:
        return
    for exchanged in dict.fromkeys(player.manager_piles):
        slot = player.manager_piles.index(exchanged)
        harms = _harmed(player, exchanged)
        if TRICKS[trick].components.get(exchanged, 0) < player.counted(exchanged):
            points = ACTION_COSTS["move_components"]
            yield Way("move_components", points, 0, 0, slot=slot, exchanged=exchanged, harms=harms)


def _harmed(player: PlayerState, exchanged: str) -> tuple[str, ...]:
    """The player's Tricks that have enough of a Component only while its pile lies with the Manager."""
    if not exchanged:
        return ()
    amount = player.counted(exchanged)
    return tuple(
        owned.id for owned in player.tricks if owned is not None and owned.trick.components.get(exchanged, 0) == amount
    )


# ------------------------------------------------------------------ the cheapest plan


def _cheapest(state: GameState, seat: int, missing: tuple[Missing, ...], prepare: int) -> Plan | None:
    """The combination with the fewest Coins, then the fewest Action Points, for which there is room."""
    plans = [
        Plan(
            ways,
            sum(way.points for way in ways) + prepare + _later_buys(state, seat, ways),
            sum(way.coins for way in ways) - _haggled(state, seat, ways),
            state.turn + max((way.turns for way in ways), default=NOW),
        )
        for ways in product(*(entry.ways for entry in missing))
        if _fits(state.players[seat], missing, ways)
    ]
    return min(plans, key=lambda plan: (plan.coins, plan.points, plan.turn), default=None)


def _later_buys(state: GameState, seat: int, ways: tuple[Way, ...]) -> int:
    """Action Points that the second Buy of a turn and later ones cost more, where the first is cheaper."""
    saved, now = ACTION_COSTS["buy"] - players_cost(state, seat, "buy"), [way for way in ways if way.pieces]
    return max(0, len(now) - 1) * saved


def _haggled(state: GameState, seat: int, ways: tuple[Way, ...]) -> int:
    """Coins that what works for the acting Character takes off one of the Buys now."""
    totals = [way.coins for way in ways if way.kind in BUYS_NOW]
    return max((total - total_of(state, seat, total) for total in totals), default=0)


def _fits(player: PlayerState, missing: tuple[Missing, ...], ways: tuple[Way, ...]) -> bool:
    """Whether the Manager's slots and the free Component slots are enough for all ways together."""
    moved = [way for way in ways if way.kind == "move_components"]
    exchanges = [way.slot for way in moved if way.exchanged]
    new = [way.board for entry, way in zip(missing, ways, strict=True) if entry.component not in player.components]
    to_empty = len(moved) - len(exchanges)
    free_board = player.storage.slots - len(player.board_piles()) + to_empty
    free_manager = player.manager_piles.count("") if player.has("manager") else 0
    return (
        len(set(exchanges)) == len(exchanges)
        and to_empty + new.count("manager") <= free_manager
        and new.count("board") <= free_board
    )
