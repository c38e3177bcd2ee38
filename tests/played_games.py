"""Games of people that a bot has played up to a wanted moment."""

from collections.abc import Callable, Iterator, Sequence
from itertools import count

from trickerion.app.session import Session
from trickerion.bots.bot import Bot
from trickerion.bots.registry import make_bot
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat

_Players = tuple[tuple[str, int], ...]
_PLAYED: dict[tuple[str, str, _Players], tuple[list[Game], list[Bot]]] = {}
"""By options, seed and players: a game at each of its decisions, as far as any test has wanted it, and its bots."""


def _moments(options: GameOptions, seed: str, players: _Players) -> Iterator[Game]:
    """The game at each of its decisions; not to be changed."""
    key = repr(options), seed, players
    if key not in _PLAYED:
        _PLAYED[key] = [Game.new(options, seed)], [make_bot(name, number) for name, number in players]
    moments, bots = _PLAYED[key]
    for number in count():
        if number == len(moments):
            game = moments[-1].clone()
            assert game.decision is not None, "the game is over"
            seat = game.decision.seat
            game.apply(bots[seat].choose(game.view_for(seat)).move)
            moments.append(game)
        yield moments[number]


def game_until(
    options: GameOptions, seed: str, players: Sequence[tuple[str, int]], reached: Callable[[Game], bool]
) -> Game:
    """A game that bots (a name and a seed for each seat) have played up to a moment."""
    return next(game for game in _moments(options, seed, tuple(players)) if reached(game)).clone()


def play_until(players: int, seed: str, reached: Callable[[Game], bool]) -> Session:
    """A game of people that the Assistant has played up to a moment."""
    seats = tuple(Seat(name) for name in ("Ada", "Bela", "Cleo", "Dora")[:players])
    game = game_until(GameOptions(seats), seed, [("assistant", 1)] * players, reached)
    assert game.decision is not None
    session = Session(game, None)
    session.viewer = game.decision.seat
    session._changed()
    return session
