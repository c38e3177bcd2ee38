"""Games of people that a bot has played up to a wanted moment."""

from __future__ import annotations

from collections.abc import Callable

from trickerion.app.session import Session
from trickerion.bots.registry import make_bot
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat


def play_until(players: int, seed: str, reached: Callable[[Game], bool]) -> Session:
    """A game of people that the greedy bot has played up to a moment."""
    game = Game.new(GameOptions(tuple(Seat(name) for name in ("Ada", "Bela", "Cleo", "Dora")[:players])), seed)
    bot = make_bot("greedy", 1)
    while game.decision is not None and not reached(game):
        game.apply(bot.choose(game.view_for(game.decision.seat)).move)
    assert game.decision is not None
    session = Session(game, None)
    session.viewer = game.decision.seat
    session._changed()
    return session
