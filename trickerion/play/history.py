"""Undo and redo: back to the last thing that cannot be taken back.

What cannot be taken back is a revelation (dice, cards and secrets drawn or turned over), another person's decision,
and, after a game was opened from a file, what another person had decided last. What opponents did in between, the Heir
among them, goes with the decision before it.
"""

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum

from trickerion.rules.ask.academy import academy
from trickerion.rules.catalog import ACADEMY
from trickerion.rules.events import CardDrawn, CardRevealed, CardsRevealed, CoinsLaid, Event, PlanTurnedUp, PowerLearned
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState

REVELATIONS = (CardsRevealed, CardRevealed, CardDrawn, CoinsLaid, PlanTurnedUp)
"""Events after which somebody knows more than before."""
SHOWN_BY_OPPONENTS = (PowerLearned,)
"""Events by which a card of an opponent's hand is seen; a person's own one was known to the person."""


class End(Enum):
    """Reason why undo goes no further back."""

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

    @property
    def is_formality(self) -> bool:
        """True when the answer was the only one (ruling 160): it is taken back with the decision before it."""
        return self.move is not None and self.before.only_answer == self.move


class History:
    """The moves that can be taken back, and those taken back that can be made again.

    ``persons``: the seats that can take back; ``end``: what lies before the first move that can be taken back.
    """

    def __init__(self, persons: Collection[int]) -> None:
        self._persons = persons
        self._past: list[Past] = []
        self._future: list[Past] = []
        self.end = End.BEGINNING

    @property
    def last(self) -> list[Past]:
        """The moves of a person that undo would take back in one step, in the order they were made."""
        return [past for past in self._past[self._start :] if self._acts(past)]

    @property
    def since(self) -> list[Past]:
        """Moves of opponents since, which undo would take back, too."""
        return [past for past in self._past[self._start :] if not self._acts(past)]

    @property
    def answers(self) -> list[Past]:
        """All moves of opponents that can be taken back."""
        return [past for past in self._past if past.seat not in self._persons]

    @property
    def befores(self) -> list[Game]:
        """The game before each of the moves that can be taken back."""
        return [past.before for past in self._past]

    @property
    def next(self) -> list[Past]:
        """The moves that redo would make again in one step, in that order; none while an opponent is to answer."""
        following = self._future[::-1]
        if following and not self._acts(following[0]):
            return []
        end = next((n for n, past in enumerate(following) if n and not past.joined), len(following))
        return following[:end]

    def _acts(self, past: Past) -> bool:
        """True when a person has decided, and not an opponent, or the program for who had no choice."""
        return past.seat in self._persons and not past.is_formality

    @property
    def _start(self) -> int:
        """Number of the move with which the last step of a person begins."""
        start = max((n for n, past in enumerate(self._past) if self._acts(past)), default=0)
        while start > 0 and self._past[start].joined:
            start -= 1
        return start

    def made(self, past: Past, after: Game, events: list[Event]) -> None:
        """A move was made. Making the very move of redo keeps the rest of redo; any other drops it."""
        is_person = past.seat in self._persons
        if is_person and any(last.seat != past.seat for last in self.last):
            self._past.clear()
            self.end = End.OTHERS
        if self._future and (self._future[-1].seat, self._future[-1].move) == (past.seat, past.move):
            self._future.pop()
        else:
            self._future.clear()
        shows_card = not is_person and any(isinstance(event, SHOWN_BY_OPPONENTS) for event in events)
        if shows_card or reveals(past.before, after, events):
            self.close(End.REVEALED)
        elif self._acts(past) or self._past:
            self._past.append(past)

    def take_back(self) -> Past:
        """The first move of the last step, which is now to be made again by redo. Raises IndexError without one."""
        step = self._past[self._start :]
        del self._past[self._start :]
        self._future += step[::-1]
        return step[0]

    def close(self, end: End) -> None:
        """From here on nothing before can be taken back, and ``end`` is why."""
        self.end = end
        self._past.clear()
        self._future.clear()


def reveals(before: Game, after: Game, events: list[Event]) -> bool:
    """True when dice or cards became known in between."""
    old, new = before.state, after.state
    if new.chance_events != old.chance_events or not new.stack:
        return True
    return _hidden_cards(new) < _hidden_cards(old) or any(isinstance(event, REVELATIONS) for event in events)


def _hidden_cards(state: GameState) -> int:
    secrets = academy(state).stack if ACADEMY in state.boards else 0
    return secrets + len(state.deck) + len(state.prophecy_stack) + sum(map(len, state.special_decks.values()))
