"""What computer players will be asked at the Assignment, worked out while a person still lays cards.

Nobody sees the cards of others, only that they lie there. So a table on which every person has laid some card under
each Character looks to the others like the one that will come; where it does not, they are asked again.
"""

from trickerion.bots.levels import LEVELS, level_of
from trickerion.rules.game import Decision, Game
from trickerion.rules.moves import FinishAssignment, LayCard, Move
from trickerion.rules.options import PERSON
from trickerion.rules.view import View

_THINK = frozenset(level.id for level in LEVELS)


def is_ahead(view: View) -> bool:
    """True when the answer is thought about ahead: that of a level to the Assignment, at whichever moment it comes."""
    choice = view.choice
    if choice is None or not Decision(choice.seat, choice).assigns:
        return False
    return level_of(view.state.options.seats[view.seat].player) in _THINK


class Ahead:
    """The questions to come in an Assignment at which a person is laying cards.

    ``turn``: the turn that it is for; ``view``: what a computer player of a level is asked next, None where nobody
    thinks about it any more.
    """

    def __init__(self, game: Game) -> None:
        self._game, self.turn = game.clone(), game.state.turn
        self.view = self._next()

    def answered(self, move: Move) -> None:
        """The question has its answer."""
        self._game.apply(move)
        self.view = self._next()

    def _next(self) -> View | None:
        """Persons lay some card under each Character, up to the next question for a level."""
        while (decision := self._game.decision) is not None and decision.assigns:
            if self._game.options.seats[decision.seat].player != PERSON:
                view = self._game.view_for(decision.seat)
                return view if is_ahead(view) else None
            self._game.apply(self._some_card(decision.seat))
        return None

    def _some_card(self, seat: int) -> Move:
        """A card for a Character that has none; the end of the Assignment when all have one."""
        characters = self._game.state.players[seat].characters
        for move in self._game.legal_moves():
            if isinstance(move, LayCard) and not characters[move.character].card:
                return move
        return FinishAssignment()
