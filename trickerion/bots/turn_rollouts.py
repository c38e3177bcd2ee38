"""Lines tried out in the head: everybody at the table plays the turn to its end, and rivals answer."""

from collections.abc import Sequence
from itertools import islice
from typing import NamedTuple

from trickerion.bots.campaign import aimed_at
from trickerion.bots.forward_model import do, take_back_cards
from trickerion.bots.outcomes import Care
from trickerion.bots.planning import Planner
from trickerion.bots.rollout import CLOSE, Policy, QuickPolicy, play_out, quick_policies
from trickerion.bots.undisturbed import undisturbed
from trickerion.bots.weights import Weights
from trickerion.bots.worth import worth
from trickerion.rules.moves import LayCard, Move
from trickerion.rules.options import HEIR
from trickerion.rules.phases.assignment import lay_card
from trickerion.rules.state import GameState

Line = Sequence[Move]
"""Moves in a row of the seat that thinks."""

PLACING = CLOSE._replace(placements=12)
"""The care of everybody in the head: whom to place next is thought out as at the table."""

RIVALS = 0.5
"""Share of the gain of rivals that counts against a line: half the best of them, half all of them."""

MOST_MOVES = 1_000
"""More than any turn needs."""


class TurnRollout(NamedTuple):
    """Lines of one seat to be played to the end of the turn on one table; any process may do it, or a part of it.

    ``is_blind``: cards lie face down, so that the others first lay theirs anew. ``care``: that of all in the head.
    """

    seat: int
    weights: Weights
    table: GameState
    lines: Sequence[Line]
    is_blind: bool = False
    care: Care = PLACING

    def parts(self, number: int) -> list["TurnRollout"]:
        """The lines dealt out like cards."""
        return [self._replace(lines=self.lines[first::number]) for first in range(number)]

    @undisturbed()
    def standings(self) -> list[float]:
        """Standing at the end of each line."""
        table = assigned_anew(self.table, self.seat, self.of_others) if self.is_blind else self.table
        policies = quick_policies(table, self.care, self.of_others)
        policies[self.seat] = QuickPolicy(self.seat, self.weights, self.care)
        return [self._standing(_turn_played(table, line, policies)) for line in self.lines]

    @property
    def of_others(self) -> Weights:
        """Beliefs of the others: nobody knows the goals that they save for."""
        return aimed_at(self.weights, None)

    def _standing(self, state: GameState) -> float:
        """Worth of the table to the seat, less the worth to others."""
        rivals = [self._worth(state, seat) for seat in state.seats if seat != self.seat]
        return self._worth(state, self.seat) - RIVALS * (max(rivals) + sum(rivals) / len(rivals)) / 2

    def _worth(self, state: GameState, seat: int) -> float:
        if not state.stack or state.options.seats[seat].player == HEIR:
            return float(state.players[seat].fame)
        return worth(state, seat, self.weights if seat == self.seat else self.of_others, {})


def _turn_played(table: GameState, line: Line, policies: Sequence[Policy]) -> GameState:
    """The table at the end of the turn that begins with this line."""
    played, turn = table.copy(), table.turn
    for move in line:
        do(played, move)
    for _ in islice(play_out(played, policies), MOST_MOVES):
        if played.turn != turn:
            break
    return played


def assigned_anew(state: GameState, seat: int, weights: Weights) -> GameState:
    """The table with the seat's cards in its hand, and with such cards below those of others as they would lay."""
    state = state.copy()
    take_back_cards(state, seat)
    for other in state.seats:
        laid = any(c.card for c in state.players[other].characters.values())
        if laid and state.options.seats[other].player != HEIR:
            _assign_anew(state, other, weights)
    return state


def _assign_anew(state: GameState, seat: int, weights: Weights) -> None:
    take_back_cards(state, seat)
    bare = state.copy()
    bare.stack = []
    for character, card in Planner(seat, weights, CLOSE).assignment(bare).cards.items():
        lay_card(state, seat, LayCard(character, card), [])
