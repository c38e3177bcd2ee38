"""Several people at one screen: which decisions show what only their player may see (ruling 107)."""

from __future__ import annotations

from typing import Final

from trickerion.rules.ask import Placing
from trickerion.rules.game import Game
from trickerion.rules.view import EVERYBODY, View, hidden_cards, hide, waits_unseen

COVERED_QUESTIONS: Final = ("Keeping", "LayingOpenCard")
"""Questions about cards that lie face down until their player asks for them: a curtain would be too much for them."""

SECRET_QUESTIONS: Final = ("Assigning", *COVERED_QUESTIONS)
"""Questions that show cards which nobody else must see."""


def is_secret(game: Game) -> bool:
    """Whether the open decision shows cards that only its player may see."""
    decision = game.decision
    if decision is None:
        return False
    if decision.question == "LayingOpenCard":
        return bool(hidden_cards(game.state, decision.seat))
    if isinstance(decision.choice, Placing):
        return waits_unseen(game.state, decision.seat)
    return decision.question in SECRET_QUESTIONS


def watched_view(game: Game, seat: int) -> View:
    """The table of a seat as everybody at the screen may see it; no moves where they would name hidden cards."""
    decision = game.decision
    may_show = decision is not None and decision.seat == seat and not is_secret(game)
    return View(seat, hide(game.state, EVERYBODY), tuple(game.legal_moves()) if may_show else ())
