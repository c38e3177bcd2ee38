"""Taking Components piece by piece: mixed buys, barter, investments, buys of one type on special terms."""

from abc import abstractmethod
from dataclasses import replace
from typing import Self

from trickerion.rules.dark_alley.special_assignments.offers import SKIP
from trickerion.rules.events import ComponentTaken, Event
from trickerion.rules.gains import lose_fame
from trickerion.rules.locations import market_row
from trickerion.rules.moves import Bargain, ChooseComponent, ChoosePile, Move, Skip
from trickerion.rules.state import Choice, GameState, Step

SMUGGLERS_DISCOUNT = 1


def take_one(state: GameState, seat: int, component: str, events: list[Event]) -> None:
    """Take one piece; a new type may ask for its board."""
    state.ask(LayingOne(seat, component), events)


class LayingOne(Choice):
    """A piece of a new type: on the player board or on a Manager's slot."""

    component: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return market_row.piles_for(state.players[self.seat], self.component)

    def answered(self, state: GameState, move: ChoosePile, events: list[Event]) -> None:
        market_row.receive(state.players[self.seat], self.component, move.board, 1)
        events.append(ComponentTaken(self.seat, self.component, move.board))


class Picking(Choice):
    """Up to ``pieces`` more pieces; ``total`` is the price of those taken so far."""

    pieces: int
    total: int
    taken: tuple[str, ...] = ()

    @abstractmethod
    def prices(self, state: GameState) -> dict[str, int]:
        """Pieces that can be taken, with their prices."""

    @abstractmethod
    def can_pay(self, state: GameState, total: int) -> bool:
        """True when this total could be paid."""

    @abstractmethod
    def finish(self, state: GameState, events: list[Event]) -> None:
        """Pay for what was taken; the frame has left the stack."""

    def options(self, state: GameState) -> list[str]:
        """Components of which one more piece can be taken."""
        player = state.players[self.seat]
        return [
            component
            for component, price in self.prices(state).items()
            if market_row.has_room(player, component) and self.can_pay(state, self.total + price)
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
    """Prices of pieces for a player now: with the special card of the Buy that is open, else as in the Market Row."""
    choice = state.stack[-1] if state.stack else None
    own = choice.prices(state) if isinstance(choice, Picking) and choice.seat == seat else {}
    return {**market_row.stock_prices(state, seat), **own}


class GoingOn(Step):
    """A piece was taken: pick on while that is possible, else pay."""

    picking: Picking

    def proceed(self, state: GameState, events: list[Event]) -> None:
        state.stack.pop()
        if self.picking.pieces and self.picking.options(state):
            state.stack.append(self.picking)
        else:
            self.picking.finish(state, events)


class FinalBargain(Choice):
    """Choice of Action Points that lower the total of a special Buy; then it is paid in Coins, or in Fame less 1."""

    total: int
    in_fame: bool = False

    def most(self, state: GameState) -> int:
        """The highest price that the player can pay."""
        player = state.players[self.seat]
        return player.fame + SMUGGLERS_DISCOUNT if self.in_fame else player.coins

    def legal_moves(self, state: GameState) -> list[Move]:
        return market_row.bargains(state, self.seat, self.total, self.most(state))

    def answered(self, state: GameState, move: Bargain, events: list[Event]) -> None:
        price = market_row.strike_bargain(state, self.seat, self.total, move.points, events)
        if self.in_fame:
            lose_fame(state, self.seat, max(0, price - SMUGGLERS_DISCOUNT), "smuggled_goods", events)
        else:
            market_row.spend_coins(state, self.seat, price, "buy", events)
