"""Several people at one screen: which decisions show what only their player may see (ruling 107)."""

from trickerion.rules.game import Game
from trickerion.rules.view import EVERYBODY, View, hidden_cards, hide, waits_unseen
from trickerion.words.questions import QUESTIONS


def is_secret(game: Game) -> bool:
    """True when the open decision shows cards that only its player may see."""
    decision = game.decision
    if decision is None:
        return False
    if decision.lays_card:
        return bool(hidden_cards(game.state, decision.seat))
    if decision.places:
        return waits_unseen(game.state, decision.seat)
    return QUESTIONS[decision.question].is_secret


def watched_view(game: Game, seat: int) -> View:
    """The table of a seat as everybody at the screen may see it; no moves where they would name hidden cards."""
    decision = game.decision
    may_show = decision is not None and decision.seat == seat and not is_secret(game)
    return View(seat, hide(game.state, EVERYBODY), tuple(game.legal_moves()) if may_show else ())
