"""A whole game between bots, without a window."""

from collections.abc import Sequence
from time import perf_counter
from typing import NamedTuple

from trickerion.bots.bot import Bot
from trickerion.rules.game import Game, IllegalMove
from trickerion.rules.options import GameOptions
from trickerion.words.command_line import no_end

MOST_DECISIONS = 20_000
"""More than any game of bots needs; beyond it a bot goes in circles."""


class Played(NamedTuple):
    """One game: final Fame and rank (0 = won) by seat, decisions and seconds by seat, and what went wrong or ""."""

    fame: tuple[int, ...]
    rank: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    slowest: float
    error: str


def play_game(options: GameOptions, seed: str, bots: Sequence[Bot]) -> Played:
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
        try:
            game.apply(move)
        except IllegalMove as illegal:
            error = f"game {seed}, seat {seat}: {illegal}"
        if sum(decisions) > MOST_DECISIONS:
            error = no_end(seed, MOST_DECISIONS)
    fame = tuple(player.fame for player in game.state.players)
    ranking = game.state.ranking
    rank = tuple(ranking.index(seat) if seat in ranking else len(fame) for seat in range(len(fame)))
    return Played(fame, rank, tuple(decisions), tuple(seconds), slowest, error)
