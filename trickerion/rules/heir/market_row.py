"""Market Row: what is for sale leaves the Shopping List; the rest is ordered, without paying."""

from dataclasses import replace

from trickerion.rules.events import ComponentOrdered, Event, ShoppingListChanged
from trickerion.rules.heir.work import HeirAnswer, Work, board_of, change_board
from trickerion.rules.locations.market_row import is_on_sale
from trickerion.rules.moves import CheckShoppingList, Move, OrderFromList
from trickerion.rules.state import GameState

_CHECK, _ORDER = range(2)


def on_sale(state: GameState) -> tuple[str, ...]:
    """Types of the Shopping List that lie on the Buy slots or on the Quick Order slot."""
    return tuple(c for c in board_of(state).shopping if is_on_sale(state, c))


def to_order(state: GameState) -> tuple[str, ...]:
    """Types of the Shopping List that lie on no Order slot yet."""
    return tuple(c for c in board_of(state).shopping if c not in state.orders)


def next_step(state: GameState, work: Work) -> HeirAnswer | None:
    """First check the list, then one Order for each Action Point."""
    if work.step == _CHECK:
        return HeirAnswer(CheckShoppingList(), "check_list", (on_sale(state), board_of(state).shopping))
    if work.left and "" in state.orders and to_order(state):
        return HeirAnswer(OrderFromList(), "order", (to_order(state),))
    return None


def do(state: GameState, work: Work, move: Move, events: list[Event]) -> Work:
    """Carry out a step; the work that is left."""
    if isinstance(move, CheckShoppingList):
        gone = on_sale(state)
        change_board(state, shopping=tuple(c for c in board_of(state).shopping if c not in gone))
        if gone:
            events.append(ShoppingListChanged(work.seat, (), gone))
        return replace(work, step=_ORDER)
    wanted, slot = to_order(state), state.orders.index("")
    component = wanted[state.chance().below(len(wanted))]
    state.orders[slot] = component
    events.append(ComponentOrdered(work.seat, component, slot))
    return replace(work, left=work.left - 1)
