"""Taking Components piece by piece: mixed buys, barter, investments, buys of one type on special terms."""

from abc import abstractmethod
from dataclasses import replace
from typing import Self

from trickerion.rules.catalog import MAX_PER_COMPONENT
from trickerion.rules.effects.active_effects import acting_character
from trickerion.rules.effects.special_assignments.offers import SKIP
from trickerion.rules.events import ComponentTaken, Event
from trickerion.rules.gains import lose_fame
from trickerion.rules.locations.acting import spend
from trickerion.rules.locations.market_row import MINIMUM_TOTAL, haggle, receive, spend_coins, stock_prices
from trickerion.rules.moves import Bargain, ChooseComponent, ChoosePile, Move, Skip
from trickerion.rules.state import Choice, GameState, PlayerState, Step

SMUGGLERS_DISCOUNT = 1


def has_room(player: PlayerState, component: str) -> bool:
    """Whether one more piece of a Component has a place (rulings 43, 113)."""
    if component in player.components:
        return player.amount(component) < MAX_PER_COMPONENT
    return bool(player.free_pile_boards())


def take_one(state: GameState, seat: int, component: str, events: list[Event]) -> None:
    """Take one piece; a new type may ask for its board."""
    boards = state.players[seat].free_pile_boards()
    if component in state.players[seat].components or len(boards) == 1:
        _lay_one(state, seat, component, boards[0] if boards else "board", events)
    else:
        state.stack.append(LayingOne(seat, component))


def _lay_one(state: GameState, seat: int, component: str, board: str, events: list[Event]) -> None:
    receive(state.players[seat], component, board, 1)
    events.append(ComponentTaken(seat, component, board))


class LayingOne(Choice):
    """A piece of a new type: on the player board or on a Manager's slot."""

    component: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return [ChoosePile("board"), ChoosePile("manager")]

    def answered(self, state: GameState, move: ChoosePile, events: list[Event]) -> None:
        _lay_one(state, self.seat, self.component, move.board, events)


class Picking(Choice):
    """Up to ``pieces`` more pieces; ``total`` is the price of those taken so far."""

    pieces: int
    total: int
    taken: tuple[str, ...] = ()

    @abstractmethod
    def prices(self, state: GameState) -> dict[str, int]:
        """What can be taken, and its price."""

    @abstractmethod
    def can_pay(self, state: GameState, total: int) -> bool:
        """Whether this total could be paid."""

    @abstractmethod
    def finish(self, state: GameState, events: list[Event]) -> None:
        """Pay for what was taken; the frame has left the stack."""

    def options(self, state: GameState) -> list[str]:
        """Components of which one more piece can be taken."""
        player = state.players[self.seat]
        return [
            component
            for component, price in self.prices(state).items()
            if has_room(player, component) and self.can_pay(state, self.total + price)
        ]

    def legal_moves(self, state: GameState) -> list[Move]:
        moves: list[Move] = [ChooseComponent(component) for component in self.options(state)]
        return [*moves, SKIP] if self.taken or not moves else moves

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, Skip):
            self.finish(state, events)
            return
        assert isinstance(move, ChooseComponent)
        state.stack.append(GoingOn(self._after(state, move.component)))
        take_one(state, self.seat, move.component, events)

    def _after(self, state: GameState, component: str) -> Self:
        total = self.total + self.prices(state)[component]
        return replace(self, pieces=self.pieces - 1, total=total, taken=(*self.taken, component))


def prices_now(state: GameState, seat: int) -> dict[str, int]:
    """What pieces cost a player now: with the special card of the Buy that is open, else as in the Market Row."""
    choice = state.stack[-1] if state.stack else None
    own = choice.prices(state) if isinstance(choice, Picking) and choice.seat == seat else {}
    return {**stock_prices(state, seat), **own}


class GoingOn(Step):
    """A piece was taken: pick on while that is possible, else pay."""

    picking: Picking

    def proceed(self, state: GameState, events: list[Event]) -> None:
        state.stack.pop()
        if self.picking.pieces and self.picking.options(state):
            state.stack.append(self.picking)
        else:
            self.picking.finish(state, events)


def points_left(state: GameState) -> int:
    """Action Points of the acting Character, under the sub-choices of its Action."""
    acting = acting_character(state)
    return acting.points if acting else 0


def lowest_total(state: GameState, total: int) -> int:
    """The total after as much Bargain as the Action Points allow (ruling 44)."""
    return min(total, max(MINIMUM_TOTAL, total - points_left(state)))


def discounts(state: GameState, total: int, most: int) -> range:
    """Action Points that Bargain may use so that at most ``most`` is left to pay."""
    highest = max(0, min(points_left(state), total - MINIMUM_TOTAL))
    return range(max(0, total - most), highest + 1)


class FinalBargain(Choice):
    """How many Action Points lower the total of a special Buy; then it is paid in Coins, or in Fame less 1."""

    total: int
    in_fame: bool = False

    def most(self, state: GameState) -> int:
        """The highest price that the player can pay."""
        player = state.players[self.seat]
        return player.fame + SMUGGLERS_DISCOUNT if self.in_fame else player.coins

    def legal_moves(self, state: GameState) -> list[Move]:
        return [Bargain(points) for points in discounts(state, self.total, self.most(state))]

    def answered(self, state: GameState, move: Bargain, events: list[Event]) -> None:
        self.pay(state, move.points, events)

    def pay(self, state: GameState, points: int, events: list[Event]) -> None:
        """Spend the Action Points and pay."""
        if points:
            spend(state, points)
        price = self.total - points
        if self.in_fame:
            lose_fame(state, self.seat, max(0, price - SMUGGLERS_DISCOUNT), "smuggled_goods", events)
        else:
            spend_coins(state, self.seat, price, "buy", events)


def ask_final_bargain(state: GameState, bargain: FinalBargain, events: list[Event]) -> None:
    """Ask for Bargain where there is a choice, and pay."""
    bargain = replace(bargain, total=haggle(state, bargain.seat, bargain.total, events))
    points = discounts(state, bargain.total, bargain.most(state))
    if len(points) > 1:
        state.stack.append(bargain)
    else:
        bargain.pay(state, points[0], events)
