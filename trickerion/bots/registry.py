"""The bots by the names under which seats and commands call them."""

from collections.abc import Callable

from trickerion.bots.bot import Bot
from trickerion.bots.greedy_bot import GreedyBot
from trickerion.bots.heir_bot import HeirBot
from trickerion.bots.manager import ManagerBot
from trickerion.bots.random_bot import RandomBot

BOTS: dict[str, Callable[[int], Bot]] = {"random": RandomBot, "greedy": GreedyBot, "heir": HeirBot}
"""Name of a bot (``Seat.player``) -> how to make one from a seed."""

TRIALS: dict[str, Callable[[int], Bot]] = {"manager": ManagerBot}
"""Bots that are still being measured; no seat names them."""


def make_bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name; the seed decides everything that it leaves to chance. Raises KeyError for a name unknown."""
    return (BOTS | TRIALS)[name](seed)
