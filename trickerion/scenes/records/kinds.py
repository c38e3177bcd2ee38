"""The kinds of game that the records tell apart, and their words."""

from __future__ import annotations

from dataclasses import dataclass

from trickerion.rules.options import DIFFICULTIES
from trickerion.storage.statistics import BASE, DARK_ALLEY, SOLO, FinishedGame
from trickerion.words.heir.tables import DIFFICULTY

_PLAYERS = {2: "Two players", 3: "Three players", 4: "Four players"}


@dataclass(frozen=True)
class Kind:
    """A line of the table: games of ``mode`` with so many players, or of that difficulty."""

    label: str
    mode: str
    players: int = 2
    difficulty: str = ""

    def holds(self, game: FinishedGame) -> bool:
        """Whether a finished game is of this kind."""
        return (game.mode, len(game.scores), game.difficulty) == (self.mode, self.players, self.difficulty)


@dataclass(frozen=True)
class Group:
    """A heading with its icon and its lines."""

    title: str
    icon: str
    kinds: tuple[Kind, ...]


def _tables(mode: str) -> tuple[Kind, ...]:
    return tuple(Kind(label, mode, players) for players, label in _PLAYERS.items())


GROUPS = (
    Group("Base Game", "location.theater", _tables(BASE)),
    Group("Dark Alley", "location.dark_alley", _tables(DARK_ALLEY)),
    Group(
        "Solo: Dahlgaard’s Heir",
        "character.magician",
        tuple(Kind(DIFFICULTY[difficulty], SOLO, difficulty=difficulty) for difficulty in DIFFICULTIES),
    ),
)


def kind_words(game: FinishedGame) -> str:
    """ "Dark Alley, three players", "Solo, hard"."""
    for group in GROUPS:
        for kind in group.kinds:
            if kind.holds(game):
                return f"{group.title.partition(':')[0]}, {kind.label.lower()}"
    return ""
