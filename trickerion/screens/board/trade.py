"""An Action of the Market Row while it is put together: which Component, how many, Bargain, where to."""

from collections.abc import Iterator, Mapping, Sequence

from trickerion.play.running_game import RunningGame
from trickerion.rules import moves as m
from trickerion.rules.ask.actions import acting_facts
from trickerion.rules.ask.board import prices
from trickerion.rules.ask.tricks import missing_components
from trickerion.rules.catalog import COMPONENTS, QUICK_ORDER_SURCHARGE
from trickerion.rules.moves import Move
from trickerion.rules.state import OwnedTrick, PlayerState
from trickerion.table.move_pictures import deltas
from trickerion.table.pointed import why_not_bought
from trickerion.table.view import TableView
from trickerion.table.wishes import wished, wished_pieces

_TRADES = (m.Buy, m.Order, m.QuickOrder)
_STEPS = (m.ChoosePile, m.ChooseCount, m.Bargain, m.ChooseOrderSlot)
"""Questions of such an Action, one after the other."""
_LEADS_ON = (m.ChoosePile, m.ChooseCount)
"""Those whose answer decides what can be asked after them."""


def is_trade(moves: Sequence[Move]) -> bool:
    """True if all of these moves begin one Action of the Market Row."""
    return bool(moves) and isinstance(moves[0], _TRADES) and all(type(move) is type(moves[0]) for move in moves)


class Trade:
    """Choices so far. ``moves`` begin the Action, one for each Component; ``wish``: one of them, or an answer.

    The rules say at every step what can be answered; what nobody has chosen yet is answered in the usual way.
    """

    def __init__(self, session: RunningGame, table: TableView, moves: Sequence[Move], wish: Move | None = None) -> None:
        self.session = session
        self._table = table
        self.marked = wished_pieces(table)
        """Components that a wish of the viewer lacks."""
        wished = [move for move in moves if component_of(move) in self.marked]
        wished_first = moves if isinstance(moves[0], m.Buy) else sorted(moves, key=lambda move: move not in wished)
        self.moves = tuple(wished_first)
        self._wishes: dict[type[Move], Move] = {}
        self.chosen = self._most_wanted()
        self.choose(wish or self.chosen)
        found = {step for move in self.moves for step in self._rows_after(move, ())}
        self.rows = tuple(step for step in _STEPS if step in found)
        """The steps that leave something to choose, or would with another Component or number."""

    @property
    def kind(self) -> type[Move]:
        """Buy, Order or Quick Order."""
        return type(self.moves[0])

    @property
    def on_board(self) -> tuple[Move, ...]:
        """Moves that a click on the board chooses: a Component on sale, an Order slot."""
        return self.moves if self.kind is m.Buy else self.steps.get(m.ChooseOrderSlot, ())

    @property
    def goes_to_slot(self) -> bool:
        """True if the ordered Component waits in an Order slot."""
        return m.ChooseOrderSlot in self.steps

    @property
    def table(self) -> TableView:
        """The table before it."""
        return self._table

    def _most_wanted(self) -> Move:
        """A Component that one of the viewer's Tricks lacks, else one that a wish lacks, else the first."""
        lacking = {component for trick in self.tricks for component in self.lacks(trick)}
        wanted = [[move for move in self.moves if component_of(move) in some] for some in (lacking, self.marked)]
        return next((found[0] for found in wanted if found), self.moves[0])

    def choose(self, move: Move) -> None:
        """Another Component, or another answer to one of the steps."""
        if move in self.moves:
            self.chosen = move
            self._wishes.pop(m.ChooseCount, None)
            self._wishes.pop(m.Bargain, None)
        else:
            self._wishes[type(move)] = move
        self._follow()

    def _follow(self) -> None:
        """Ask the rules what there is to answer, step by step."""
        self.steps: dict[type[Move], tuple[Move, ...]] = {}
        self.then: tuple[Move, ...] = ()
        while answers := [
            move for move in self.session.preview.answers(self.chosen, self.then) if isinstance(move, _STEPS)
        ]:
            wish = self._wishes.get(type(answers[0]))
            answer = wish if wish is not None and wish in answers else self._usual(answers)
            self.steps[type(answer)] = tuple(answers)
            self.then = (*self.then, answer)

    def _rows_after(self, move: Move, then: tuple[Move, ...]) -> Iterator[type[Move]]:
        """Of each step whose answers may lead to other steps every answer is followed, of all others the first."""
        answers = [answer for answer in self.session.preview.answers(move, then) if isinstance(answer, _STEPS)]
        if len(answers) > 1:
            yield type(answers[0])
        for answer in answers if answers and isinstance(answers[0], _LEADS_ON) else answers[:1]:
            yield from self._rows_after(move, (*then, answer))

    def _usual(self, answers: Sequence[Move]) -> Move:
        """As many pieces as one of the viewer's Tricks lacks; the least Bargain; the player board."""
        component = component_of(self.chosen)
        needs = [*map(self.lacks, self.tricks)] or [{}]
        wanted = max(lacks.get(component, 0) for lacks in needs)
        wanted = wanted or max((wish.missing.get(component, 0) for wish in wished(self._table)), default=0)
        few = [move for move in answers if isinstance(move, m.ChooseCount) and move.count <= wanted]
        return few[-1] if few else answers[0]

    def is_chosen(self, move: Move) -> bool:
        """True if a Component, or an answer, is the chosen one."""
        return move == self.chosen or move in self.then

    @property
    def change(self) -> tuple[int, int, int]:
        """Fame, Coins and Shards that it changes."""
        return deltas(self.session.preview.events(self.chosen, self.then), self._table.viewer)

    @property
    def points(self) -> int:
        """The Action Points that it takes."""
        before, after = (
            self._table.own_acting,
            acting_facts(self.session.preview.view_after(self.chosen, self.then).state),
        )
        return before.points - after.points if before is not None and after is not None and after.is_asked else 0

    @property
    def tricks(self) -> list[OwnedTrick]:
        """The Tricks of the viewer."""
        return [trick for trick in self._table.me.tricks if trick is not None]

    def lacks(self, trick: OwnedTrick) -> Mapping[str, int]:
        """Components that a Trick lacks now."""
        return missing_components(self._table.me, trick.id)

    def lacks_then(self, trick: OwnedTrick) -> Mapping[str, int]:
        """Components that a Trick lacks afterwards."""
        return missing_components(self._me_then, trick.id)

    @property
    def _me_then(self) -> PlayerState:
        after = self.session.preview.view_after(self.chosen, self.then).state
        return after.players[self._table.viewer]

    def wish_lacks(self, trick: str) -> tuple[Mapping[str, int], Mapping[str, int]]:
        """Components that a wish lacks now, and afterwards."""
        return missing_components(self._table.me, trick), missing_components(self._me_then, trick)

    def price(self, component: str) -> int | None:
        """The Coins for one piece, now or once it can be bought."""
        coins = prices(self._table.state, self._table.viewer)
        if self.kind is m.Buy:
            return coins.now.get(component)
        return coins.later[component] + QUICK_ORDER_SURCHARGE * (self.kind is m.QuickOrder)

    def closed(self) -> dict[str, str]:
        """Components on sale that cannot be bought, with the reason."""
        if self.kind is not m.Buy:
            return {}
        open_ones = {component_of(move) for move in self.moves}
        on_sale = [c for c in prices(self._table.state, self._table.viewer).now if c in COMPONENTS]
        return {c: why_not_bought(self._table, c) for c in on_sale if c not in open_ones}


def component_of(move: Move) -> str:
    """The Component of a move that begins a trade."""
    return str(getattr(move, "component", ""))
