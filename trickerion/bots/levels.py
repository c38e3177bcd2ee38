"""The levels of computer players: which ones there are to choose from, and how long they may think."""

from collections.abc import Collection
from typing import Final, NamedTuple


class Level(NamedTuple):
    """A level: its bot in the registry, the seconds of patience with it, and whether the thinking time scales it.

    ``shares``: whether its thoughts are deep enough to be shared out among the cores of the machine. ``leans``: whether
    its bot can have manners (``bot.Leaning``).
    """

    id: str
    patience: float = 20.0
    scales: bool = False
    shares: bool = False
    leans: bool = True


LEVELS = (
    Level("apprentice"),
    Level("assistant"),
    Level("manager", scales=True),
    Level("magician", patience=60.0, scales=True, shares=True),
)
"""Levels that Set-up offers, weakest first. A level joins with a line once it is proven stronger than the last."""

_TELLING: Final = ("academy", "powers", "duel")
"""The modules that make another game of it for who plays it."""

_OPEN: Final = ("base", "alley", "academy", "powers", "academy+powers")
_DUELS: Final = ("duel", "academy+duel", "powers+duel", "academy+powers+duel")
_KINDS: Final = (*(f"{kind}:{seats}" for kind in _OPEN for seats in (2, 3, 4)), *(f"{kind}:2" for kind in _DUELS))
_SINCE_MANAGERS_LOOK_AHEAD: Final = tuple(f"{kind}:{seats}" for kind in _OPEN[2:] for seats in (3, 4))
_NOT_YET: Final = {"magician": ("alley:4", *_SINCE_MANAGERS_LOOK_AHEAD)}
PROVEN: Final = {each.id: {kind for kind in _KINDS if kind not in _NOT_YET.get(each.id, ())} for each in LEVELS[1:]}
"""In which kinds of game a level has been shown to be stronger than the one below (docs/opponents.md)."""


def is_proven(level: str, modules: Collection[str], seats: int) -> bool:
    """True when a level was shown to be stronger than the one below it, with these modules and so many seats."""
    telling = "+".join(name for name in _TELLING if name in modules)
    kind = telling or ("alley" if "dark_alley" in modules else "base")
    return level == LEVELS[0].id or f"{kind}:{seats}" in PROVEN[level]


STRONGEST = LEVELS[-1].id
"""Level that is asked for a hint."""

_FORMERLY = {"greedy": "assistant"}


def level_of(player: str) -> str:
    """The level of a bot at a seat; games of earlier versions have another name for the Assistant."""
    return _FORMERLY.get(player, player)


def leans(player: str) -> bool:
    """True for a player who has manners of the Magician when told to: levels do."""
    return any(level.id == player and level.leans for level in LEVELS)


def has_thinking_time() -> bool:
    """True when any level that is offered thinks longer when told to."""
    return any(level.scales for level in LEVELS)
