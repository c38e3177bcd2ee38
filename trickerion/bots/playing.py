"""A whole game between bots, without a window."""

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import NamedTuple

from trickerion.bots.bot import Bot
from trickerion.rules.events import Event
from trickerion.rules.game import Game, IllegalMove
from trickerion.rules.moves import Move
from trickerion.rules.options import GameOptions
from trickerion.rules.state import Choice
from trickerion.words.command_line import no_end

MOST_DECISIONS = 20_000
"""More than any game of bots needs; beyond it a bot goes in circles."""


Watch = Callable[[Game, Choice, Move, Sequence[Event]], object]
"""Is told of every move: the game after it, the question, the answer, and what came of it."""


class Played(NamedTuple):
    """One game: final Fame, rank (0 = won) and Coins by seat, decisions and seconds by seat; what went wrong or ""."""

    fame: tuple[int, ...]
    rank: tuple[int, ...]
    coins: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: float
    error: str


def play_game(options: GameOptions, seed: str, bots: Sequence[Bot], watch: Watch = lambda *_: None) -> Played:
    """Let the bots play to the end. An illegal answer ends the game and is told in ``error``."""
    game = Game.new(options, seed)
    decisions, seconds, slowest, error = [0] * len(bots), [0.0] * len(bots), 0.0, ""
    while (decision := game.decision) is not None and not error:
        seat = decision.seat
        begun = perf_counter()
        move = bots[seat].choose(game.view_for(seat)).move
        taken = perf_counter() - begun
        decisions[seat] += 1
        seconds[seat] += taken
        slowest = max(slowest, taken)
        frame = game.state.stack[-1]
        assert isinstance(frame, Choice)
        try:
            events = game.apply(move)
        except IllegalMove as illegal:
            error = f"game {seed}, seat {seat}: {illegal}"
        else:
            watch(game, frame, move, events)
        if sum(decisions) > MOST_DECISIONS:
            error = no_end(seed=seed, decisions=MOST_DECISIONS)
    fame = tuple(player.fame for player in game.state.players)
    ranking = game.state.ranking
    rank = tuple(ranking.index(seat) if seat in ranking else len(fame) for seat in range(len(fame)))
    coins = tuple(player.coins for player in game.state.players)
    return Played(fame, rank, coins, tuple(decisions), tuple(seconds), slowest, error)
