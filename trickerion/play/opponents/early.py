"""What a person lays at the Assignment before the game asks for it: nobody's cards depend on those of others."""

from __future__ import annotations

from collections.abc import Sequence

from trickerion.play.history import Past
from trickerion.rules.game import Game
from trickerion.rules.moves import FinishAssignment, LayCard, Move, TakeBack


class Early:
    """The deeds of a seat at an Assignment that are not in force yet. What is legal is what would be, did the game ask.

    ``deeds`` in the order in which they were done; ``steps``: the same with the games before; ``game``: the game as it
    is with them, but for the end of the Assignment, to which it never comes.
    """

    def __init__(self, seat: int, game: Game) -> None:
        self.seat, self.turn = seat, game.state.turn
        self.deeds: list[tuple[Move, ...]] = []
        self.undone: list[tuple[Move, ...]] = []
        self.stand(game)

    def stand(self, game: Game) -> None:
        """The game is another one; what is not possible in it any more is dropped with all that follows."""
        self.game, self.steps = game.assigned_first(self.seat), list[list[Past]]()
        for number, deed in enumerate(self.deeds):
            if not self._follow(deed):
                del self.deeds[number:]
                break

    def do(self, deed: Sequence[Move]) -> bool:
        """One more deed; False, and nothing is done, when it is not possible."""
        if self.is_done or not self._follow(deed):
            return False
        self.deeds.append(tuple(deed))
        if self.undone and self.undone[-1] == self.deeds[-1]:
            self.undone.pop()
        else:
            self.undone.clear()
        return True

    def undo(self, game: Game) -> None:
        """Take the last deed back."""
        self.undone.append(self.deeds.pop())
        self.stand(game)

    def reopen(self, game: Game) -> None:
        """The Assignment is not finished, whatever was said."""
        if self.is_done:
            self.deeds[-1] = self.deeds[-1][:-1]
            self.deeds = [deed for deed in self.deeds if deed]
            self.stand(game)

    @property
    def is_done(self) -> bool:
        """True when the Assignment is finished."""
        return bool(self.deeds) and self.deeds[-1][-1] == FinishAssignment()

    @property
    def last(self) -> list[Past]:
        """The last deed, as undo tells it."""
        return self.steps[-1] if self.steps else []

    @property
    def laid(self) -> int:
        """Number of cards that lie."""
        return sum(bool(character.card) for character in self.game.state.players[self.seat].characters.values())

    @property
    def in_short(self) -> list[Move]:
        """All deeds as one, without the cards that were moved about in between."""
        if not self.steps:
            return []
        first, last = (game.state.players[self.seat].characters for game in (self.steps[0][0].before, self.game))
        moves = [move for deed in self.deeds for move in deed if not isinstance(move, LayCard | TakeBack)]
        other = [name for name in last if last[name].card != first[name].card]
        taken = [TakeBack(name) for name in other if first[name].card]
        laid = [LayCard(name, last[name].card) for name in other if last[name].card]
        return [*taken, *laid, *sorted(moves, key=lambda move: move == FinishAssignment())]

    @property
    def next(self) -> list[Past]:
        """The deed that was taken back last, as redo tells it."""
        return self._course(self.undone[-1])[1] if self.undone and not self.is_done else []

    def _follow(self, deed: Sequence[Move]) -> bool:
        after, step = self._course(deed)
        if len(step) == len(deed):
            self.game = after
            self.steps.append(step)
        return len(step) == len(deed)

    def _course(self, deed: Sequence[Move]) -> tuple[Game, list[Past]]:
        """The game after as much of a deed as is possible."""
        after, step = self.game.clone(), list[Past]()
        for move in deed:
            if move not in after.legal_moves():
                break
            step.append(Past(self.seat, move, after.clone(), bool(step)))
            if move != FinishAssignment():
                after.apply(move)
        return after, step
