"""Tables ahead in the small choices of an Action: what has been tried out once is not carried out again."""

from __future__ import annotations

from trickerion.bots.forward_model import after, do, options
from trickerion.rules.dark_alley.special_assignments.picking import LayingOne, Picking
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import ChooseComponent, Move, Skip
from trickerion.rules.state import GameState, PlayerState

Key = tuple[object, ...]
Alike = dict[Key, "TableAhead"]
"""Tables to which several ways lead while Components are picked one by one, whichever of them comes first."""


class TableAhead:
    """A table with all that has been found out about it: the answers, the tables after them, its worth.

    The first one, from which all others were found, must ``forget`` them in the end, as they may hold each other.
    """

    __slots__ = ("_alike", "_answers", "_found", "_own", "state", "worth")

    def __init__(self, state: GameState, alike: Alike | None = None) -> None:
        self.state = state
        self.worth: float | None = None
        """None while it has not been reckoned."""
        self._alike: Alike = {} if alike is None else alike
        self._answers: list[Move] | None = None
        self._found: dict[Move, TableAhead] = {}
        self._own: dict[Move, TableAhead] = {}

    @property
    def asks(self) -> bool:
        """True while something is asked before the acting Character may go on."""
        return bool(self.state.stack) and not isinstance(self.state.stack[-1], Acting)

    @property
    def answers(self) -> list[Move]:
        """The legal answers."""
        if self._answers is None:
            self._answers = options(self.state)
        return self._answers

    def after(self, answer: Move) -> TableAhead:
        """The table after an answer, or one that differs from it only by which Component was picked first."""
        found = self._found.get(answer)
        if found is None:
            picks = bool(self.state.stack) and isinstance(self.state.stack[-1], (Picking, LayingOne))
            self._found[answer] = found = self._picked(answer) if picks else self._tried(answer)
        return found

    def answered(self, answer: Move) -> TableAhead:
        """The very table after an answer that is given. If none was tried out, this table becomes it, for good."""
        if answer in self._own or self._alike:
            return self._own.get(answer) or self._tried(answer)
        do(self.state, answer)
        return TableAhead(self.state, self._alike)

    def forget(self) -> None:
        """Let go of the tables ahead."""
        self._alike.clear()

    def _tried(self, answer: Move) -> TableAhead:
        self._own[answer] = found = TableAhead(after(self.state, answer), self._alike)
        return found

    def _picked(self, answer: Move) -> TableAhead:
        """The table after an answer while Components are picked, one for all orders of the pieces."""
        seat = self.state.stack[-1].seat
        key = _foreseen(self.state.players[seat], answer)
        if key is None:
            found = self._tried(answer)
            return self._alike.setdefault(_lying(found.state, seat), found)
        if key not in self._alike:
            self._alike[key] = self._tried(answer)
        return self._alike[key]


def _foreseen(player: PlayerState, answer: Move) -> Key | None:
    """All that will lie there after an answer; None where it must be tried out, as a pile may lie on either board."""
    own = player.components
    if isinstance(answer, Skip):
        return (tuple(player.manager_piles), frozenset(own.items()), answer)
    if not isinstance(answer, ChooseComponent) or (answer.component not in own and "" in player.manager_piles):
        return None
    more = own | {answer.component: own.get(answer.component, 0) + 1}
    return (tuple(player.manager_piles), frozenset(more.items()))


def _lying(state: GameState, seat: int) -> Key:
    """All that differs from table to table while a seat picks Components, but for the order of the pieces."""
    player, frame = state.players[seat], state.stack[-1] if state.stack else None
    lying = (tuple(player.manager_piles), frozenset(player.components.items()))
    return (*lying, frame) if isinstance(frame, LayingOne) else lying
