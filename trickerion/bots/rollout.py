"""Playing a game to its end in the head, cheaply: what planners measure their lines with.

A rollout goes through no View: it is played on a table that has been drawn from one (``Game.from_view``), so that
nothing in it can know more than the player who thinks. Policies hold nothing but numbers and memories; they can be
sent to other processes.
"""

import pickle
from collections.abc import Iterator, Sequence
from random import Random
from typing import Protocol

from trickerion.bots.assistant import OPENING, reroll_configuration, small_answer
from trickerion.bots.forward_model import do, focus, options, take_back_cards
from trickerion.bots.opening import opening_move
from trickerion.bots.outcomes import Care
from trickerion.bots.planning import Planner
from trickerion.bots.search import Search
from trickerion.bots.spare import left_over
from trickerion.bots.weights import WEIGHTS, Weights
from trickerion.rules.heir.policy import ChoosingConfiguration
from trickerion.rules.locations.acting import Acting
from trickerion.rules.moves import FinishAssignment, FinishCharacter, LayCard, LeaveIdle, Move, PlaceCharacter, TakeBack
from trickerion.rules.options import HEIR
from trickerion.rules.phases.assignment import Assigning
from trickerion.rules.phases.place_characters import Placing
from trickerion.rules.sampling import SEED_BITS
from trickerion.rules.state import Choice, GameState
from trickerion.rules.view import hide

QUICK = Care(beam=1, pairs=1, specials=1, placements=1, tricks=2, downtown=1, workshop=2, academy=1)
"""The least that still makes a game: some 5 Fame weaker than the Assistant."""
CLOSE = QUICK._replace(beam=3, pairs=3)
"""Assigns as the Assistant does: some 2 Fame weaker."""

MOST_ANSWERED = 2000
"""Answers that a policy remembers."""


class Policy(Protocol):
    """Policy of a seat in a rollout."""

    def answers(self, state: GameState) -> Sequence[Move]:
        """One or more moves in a row for the open decision, which is this seat's; ``state`` is not changed.

        Those that come after another seat has been asked something are left out.
        """
        ...


def rollout(state: GameState, policies: Sequence[Policy], random: Random) -> tuple[int, ...]:
    """Play a table to the end of the game, on a copy; the final Fame by seat. ``random`` rolls the dice to come."""
    table = state.copy()
    table.seed = random.getrandbits(SEED_BITS)
    for _ in play_out(table, policies):
        pass
    return tuple(player.fame for player in table.players)


def play_out(state: GameState, policies: Sequence[Policy]) -> Iterator[Move]:
    """Play this table to the end of the game, move by move."""
    while state.stack:
        frame = state.stack[-1]
        assert isinstance(frame, Choice)
        for move in policies[frame.seat].answers(state):
            yield move
            do(state, move)
            now = state.stack[-1] if state.stack else None
            if not isinstance(now, Choice) or now.seat != frame.seat:
                break


class OnlyMove:
    """The policy of a seat that never has a choice: the Heir."""

    def answers(self, state: GameState) -> Sequence[Move]:
        """The one legal move."""
        return options(state)[:1]


class QuickPolicy:
    """Decides as the Assistant does, with less care: a turn is planned once, a Character's Actions at one go.

    Rollouts from one position have much of the turn in common: what has been answered at a table is not thought out
    again when the seat sees the same one.
    """

    def __init__(self, seat: int, weights: Weights = WEIGHTS, care: Care = QUICK) -> None:
        self.seat = seat
        self.weights = weights
        self.care = care
        self._answered: dict[bytes, Sequence[Move]] = {}

    def answers(self, state: GameState) -> Sequence[Move]:
        """Answers for now."""
        if not isinstance(state.stack[-1], (Assigning, Placing)):
            return self._answers(state)
        key = pickle.dumps(hide(state, self.seat))
        if key not in self._answered:
            if len(self._answered) >= MOST_ANSWERED:
                self._answered.clear()
            self._answered[key] = self._answers(state)
        return self._answered[key]

    def _answers(self, state: GameState) -> Sequence[Move]:
        frame = state.stack[-1]
        if isinstance(frame, Assigning):
            return self._assignment(state)
        if isinstance(frame, Acting):
            return self._actions(state.copy())
        moves = options(state)
        if len(moves) == 1:
            return moves
        if isinstance(frame, Placing):
            return [self._placement(state.copy(), moves)]
        if isinstance(frame, OPENING):
            return [opening_move(state, self.seat, moves)]
        if isinstance(frame, ChoosingConfiguration):
            return [reroll_configuration(state, moves)]
        return [self._answer(state.copy())]

    def _assignment(self, state: GameState) -> list[Move]:
        """All cards of the turn."""
        bare = state.copy()
        bare.stack = []
        take_back_cards(bare, self.seat)
        cards = Planner(self.seat, self.weights, self.care).assignment(bare).cards
        laid = state.players[self.seat].characters.values()
        back: list[Move] = [TakeBack(c.id) for c in laid if c.card and c.card != cards.get(c.id)]
        lay: list[Move] = [LayCard(c.id, cards[c.id]) for c in laid if cards.get(c.id) not in (None, c.card)]
        return [*back, *lay, FinishAssignment()]

    def _placement(self, state: GameState, moves: list[Move]) -> Move:
        state.stack = []
        planner = Planner(self.seat, self.weights, self.care)
        value, character, slot, _ = planner.next_placement(state)
        copy = planner.best_copy(state, value, character, slot, moves)
        move = copy or (PlaceCharacter(character, slot) if slot else LeaveIdle(character))
        return move if move in moves else moves[0]

    def _actions(self, state: GameState) -> Sequence[Move]:
        """The best Actions found, to the last one."""
        frame = state.stack[-1]
        assert isinstance(frame, Acting)
        focus(state)
        search = Search(self.seat, self.weights, self.care)
        line = search.closely(state) if frame.location == "theater" else search.best_line(state)
        if not frame.points and not line.moves:
            return [FinishCharacter()]
        now = line.state.stack[-1] if line.state.stack else None
        if not isinstance(now, Acting):
            return line.moves
        more = left_over(line.state, search, options(line.state)) if now.points else None
        return [*line.moves, more or FinishCharacter()]

    def _answer(self, state: GameState) -> Move:
        return small_answer(state, Search(self.seat, self.weights, self.care))


def quick_policies(state: GameState, care: Care = QUICK, weights: Weights = WEIGHTS) -> list[Policy]:
    """Quick policies on every seat; the Heir follows its procedure. Use them again for the next rollout."""
    seats = enumerate(state.options.seats)
    return [OnlyMove() if seat.player == HEIR else QuickPolicy(number, weights, care) for number, seat in seats]
