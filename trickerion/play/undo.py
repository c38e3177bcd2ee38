"""What undo would take back and redo make again, and why undo ends where it does."""

from __future__ import annotations

from trickerion.play.deeds import say_all
from trickerion.play.history import End, History, Past
from trickerion.play.position import Position
from trickerion.play.screen import Screen
from trickerion.rules.ask.alike import could_add_point
from trickerion.rules.moves import FinishCharacter


class Undoing:
    """The reach of undo and redo at this screen; ``history`` is the record of what can be taken back.

    A deed of an Assignment that is not in force yet is taken back before anything else.
    """

    def __init__(self, position: Position, screen: Screen) -> None:
        self._position, self._screen = position, screen
        self.history = History(screen.players)

    def begin_anew(self) -> None:
        """Forget all that could be taken back."""
        self.history = History(self._screen.players)

    @property
    def is_early(self) -> bool:
        """True when the last deed was one of an Assignment that is not in force yet."""
        return self._position.early is not None and bool(self._position.early.deeds)

    @property
    def last(self) -> list[Past]:
        """The moves that undo takes back in one step."""
        early = self._position.early
        return early.last if early is not None and early.deeds else self.history.last

    @property
    def next(self) -> list[Past]:
        """The moves that redo makes again in one step."""
        early = self._position.early
        return early.next if early is not None and early.undone else self.history.next

    @property
    def can_undo(self) -> bool:
        """True when nothing was revealed by a person's last decision or after it, and no other person has decided.

        A deed of a person at another computer is taken back there.
        """
        last = self.last
        return bool(last) and last[-1].seat in self._screen.persons

    @property
    def can_step_back(self) -> bool:
        """True when undo would take back nothing but what led straight to the open question: no opponent has acted."""
        return self.can_undo and (self.is_early or not self.history.since)

    @property
    def end(self) -> End:
        """Reason why nothing more can be taken back, when ``can_undo`` is false."""
        return End.OTHERS if self.history.last else self.history.end

    @property
    def can_redo(self) -> bool:
        """True when a move that was taken back can be made again."""
        following = self.next
        return bool(following) and following[0].seat in self._screen.persons

    @property
    def label(self) -> str:
        """The moves that undo takes back in one step, as a sentence; "" without any."""
        return _in_words(self.last) if self.can_undo else ""

    @property
    def head(self) -> str:
        """The first of them alone, which names the deed where there is little room."""
        return _in_words(self.last[:1]) if self.can_undo else ""

    @property
    def redo_label(self) -> str:
        """The moves that redo makes again in one step, as a sentence; "" without any."""
        return _in_words(self.next)

    @property
    def adds_point(self) -> bool:
        """True when undo leads back over the one Action of a Character to where a point could be added, up to that
        Action and no more (rulings 24, 78); also while the next player waits because the Character is done by itself.
        """
        game, befores, last = self._position.game, self.history.befores, self.history.last
        if len(last) > 1 and isinstance(last[-1].move, FinishCharacter) and self.can_step_back:
            game, befores = befores[-1], befores[:-1]
        return could_add_point(game.state, (before.state for before in reversed(befores)))


def _in_words(step: list[Past]) -> str:
    return say_all((past.move, past.before.state, past.seat) for past in step)
