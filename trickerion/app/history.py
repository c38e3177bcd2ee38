"""Undo and redo: back to the last thing that cannot be taken back.

What cannot be taken back is a revelation (dice, cards and secrets drawn or turned over), another player's decision,
and, after a game was opened from a file, what somebody else had decided last.
"""

from dataclasses import dataclass
from enum import Enum

from trickerion.rules.ask import academy_of
from trickerion.rules.catalog import ACADEMY
from trickerion.rules.events import CardDrawn, CardRevealed, CardsRevealed, Event
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState

REVELATIONS = (CardsRevealed, CardRevealed, CardDrawn)
"""Events after which somebody knows more than before."""


class End(Enum):
    """Why undo goes no further back."""

    BEGINNING = "beginning"
    OPENED = "opened"
    REVEALED = "revealed"
    OTHERS = "others"


@dataclass(frozen=True, slots=True)
class Past:
    """A move that can be taken back, who made it, and the game before it.

    ``joined``: it is one step with the move before, because one deed of the player made both.
    """

    seat: int
    move: Move
    before: Game
    joined: bool = False


class History:
    """The moves that can be taken back, and those taken back that can be made again.

    ``end``: what lies before the first move that can be taken back.
    """

    def __init__(self) -> None:
        self._past: list[Past] = []
        self._future: list[Past] = []
        self.end = End.BEGINNING

    @property
    def last(self) -> list[Past]:
        """The moves that undo would take back in one step, in the order they were made."""
        return _step(self._past)

    @property
    def next(self) -> list[Past]:
        """The moves that redo would make again in one step, in that order."""
        following = self._future[::-1]
        end = next((n for n, past in enumerate(following) if n and not past.joined), len(following))
        return following[:end]

    def made(self, past: Past, after: Game, events: list[Event]) -> None:
        """A move was made. Making the very move of redo keeps the rest of redo; any other drops it."""
        if self._past and self._past[-1].seat != past.seat:
            self._past.clear()
            self.end = End.OTHERS
        if self._future and (self._future[-1].seat, self._future[-1].move) == (past.seat, past.move):
            self._future.pop()
        else:
            self._future.clear()
        if reveals(past.before, after, events):
            self.close(End.REVEALED)
        else:
            self._past.append(past)

    def take_back(self) -> Past:
        """The first move of the last step, which is now to be made again by redo. Raises IndexError without one."""
        step = self.last
        del self._past[-len(step) :]
        self._future += step[::-1]
        return step[0]

    def close(self, end: End) -> None:
        """From here on nothing before can be taken back, and ``end`` is why."""
        self.end = end
        self._past.clear()
        self._future.clear()


def _step(past: list[Past]) -> list[Past]:
    """The last moves that belong together."""
    start = len(past) - 1
    while start > 0 and past[start].joined:
        start -= 1
    return past[max(0, start) :]


def reveals(before: Game, after: Game, events: list[Event]) -> bool:
    """Whether dice or cards became known in between."""
    old, new = before.state, after.state
    if new.chance_events != old.chance_events or not new.stack:
        return True
    return _hidden_cards(new) < _hidden_cards(old) or any(isinstance(event, REVELATIONS) for event in events)


def _hidden_cards(state: GameState) -> int:
    secrets = len(academy_of(state).stack) if ACADEMY in state.boards else 0
    return secrets + len(state.deck) + len(state.prophecy_stack) + sum(map(len, state.special_decks.values()))
