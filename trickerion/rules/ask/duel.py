"""Questions of the window about a Duel of Magicians."""

from trickerion.rules.duel.module import covered_next, duel_of
from trickerion.rules.facts.duel import DuelFacts
from trickerion.rules.modules.module import locations_of
from trickerion.rules.state import GameState


def duel(state: GameState) -> DuelFacts:
    """The Turn Setup cards, as far as they are known."""
    board = duel_of(state)
    coming, places = "".join(board.deck[:1]), locations_of(state.options)
    return DuelFacts(board.current, coming, len(board.deck), places, covered_next(state))
