"""The bots by the names under which seats and commands call them."""

from collections.abc import Callable

from trickerion.bots.apprentice import ApprenticeBot
from trickerion.bots.assistant import AssistantBot
from trickerion.bots.bot import Bot, Leaning
from trickerion.bots.heir_bot import HeirBot
from trickerion.bots.levels import leans, level_of
from trickerion.bots.magician import MagicianBot
from trickerion.bots.manager import ManagerBot
from trickerion.bots.manners import manner_of
from trickerion.bots.random_bot import RandomBot
from trickerion.bots.still import StillBot

BOTS: dict[str, Callable[[int, float], Bot]] = {
    "random": lambda seed, effort: RandomBot(seed),
    "apprentice": lambda seed, effort: ApprenticeBot(seed),
    "assistant": lambda seed, effort: AssistantBot(seed),
    "manager": ManagerBot,
    "magician": MagicianBot,
    "heir": lambda seed, effort: HeirBot(seed),
    "still": lambda seed, effort: StillBot(),
}
"""Name of a bot (``Seat.player``) -> how to make one from a seed and an effort, which those that only glance ignore."""


def make_bot(name: str, seed: int = 0, effort: float = 1.0, manners: bool = False) -> Bot:
    """A bot by its name; the seed decides everything that it leaves to chance. Raises KeyError for a name unknown.

    ``effort`` is the thinking time, as a multiple of the usual one; a bot counts it in rollouts, not in seconds.
    With ``manners`` a level that can lean does so as its Magician does; all others never do.
    """
    bot = BOTS[level_of(name)](seed, effort)
    if manners and leans(name) and isinstance(bot, Leaning):
        bot.manners = manner_of
    return bot
