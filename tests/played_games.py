"""Games of people that a bot has played up to a wanted moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import count

from trickerion.app.session import Session
from trickerion.bots.bot import Bot
from trickerion.bots.registry import make_bot
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat


@cache
def _played(players: int, seed: str) -> tuple[list[Game], Bot]:
    """A game at each of its decisions, as far as any test has wanted it, and the bot that plays it on."""
    seats = tuple(Seat(name) for name in ("Ada", "Bela", "Cleo", "Dora")[:players])
    return [Game.new(GameOptions(seats), seed)], make_bot("greedy", 1)


def _moments(players: int, seed: str) -> Iterator[Game]:
    """The game at each of its decisions; not to be changed."""
    moments, bot = _played(players, seed)
    for number in count():
        if number == len(moments):
            game = moments[-1].clone()
            assert game.decision is not None, "the game is over"
            game.apply(bot.choose(game.view_for(game.decision.seat)).move)
            moments.append(game)
        yield moments[number]


def play_until(players: int, seed: str, reached: Callable[[Game], bool]) -> Session:
    """A game of people that the greedy bot has played up to a moment."""
    game = next(game for game in _moments(players, seed) if reached(game)).clone()
    assert game.decision is not None
    session = Session(game, None)
    session.viewer = game.decision.seat
    session._changed()
    return session
