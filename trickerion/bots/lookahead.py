"""The rest of a turn, played in the head by everybody at the table: how far a line leads when rivals answer it."""

from collections.abc import Iterable, Sequence
from itertools import islice, zip_longest
from time import process_time

from trickerion.bots.imagine import do, options, take_back_cards
from trickerion.bots.planning import Planner
from trickerion.bots.rollout import CLOSE, play_out, quick_policies
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
"""How much of what rivals gain counts against a line: half the best of them, half all of them."""

MARGIN = 0.3
"""Fame by which a line must lead further than the first one, which was thought out with more care."""

MOST_SECONDS = 6.0
"""Of computing; after them no more lines are played. Seldom does anybody come near it."""

MOST_MOVES = 1_000
"""More than any turn needs."""


class Lookahead:
    """Compares lines of one seat by playing the turn to its end after each of them, on the same tables."""

    def __init__(self, seat: int, weights: Weights, seconds: float = MOST_SECONDS) -> None:
        self.seat = seat
        self.weights = weights
        self.seconds = seconds

    def best(self, tables: Iterable[GameState], lines: Sequence[Line], likes: Sequence[float] = ()) -> int:
        """The number of the line that leads furthest on all tables together; ``likes``: Fame for a taste for each."""
        if len(lines) == 1:
            return 0
        totals, number, end = [0.0] * len(lines), 0, process_time() + self.seconds
        for table in tables:
            found = self._compared(table, lines, end)
            if len(found) < len(lines):
                break
            totals, number = [total + each for total, each in zip(totals, found, strict=True)], number + 1
        if not number:
            return 0
        means = [total / number + like for total, like in zip_longest(totals, likes, fillvalue=0.0)]
        means[0] += MARGIN
        return max(range(len(lines)), key=means.__getitem__)

    def _compared(self, table: GameState, lines: Sequence[Line], end: float) -> list[float]:
        """Where each line leads from one table; fewer of them when time is up."""
        found: list[float] = []
        policies = quick_policies(table, PLACING, self.weights)
        for line in lines:
            if process_time() > end:
                break
            played, turn = table.copy(), table.turn
            for move in line:
                do(played, move)
            for _ in islice(play_out(played, policies), MOST_MOVES):
                if played.turn != turn:
                    break
            found.append(self._standing(played))
        return found

    def _standing(self, state: GameState) -> float:
        """What the table is worth to the seat, less what it is worth to others."""
        rivals = [self._worth(state, seat) for seat in state.seats if seat != self.seat]
        return self._worth(state, self.seat) - RIVALS * (max(rivals) + sum(rivals) / len(rivals)) / 2

    def _worth(self, state: GameState, seat: int) -> float:
        if not state.stack or state.options.seats[seat].player == HEIR:
            return float(state.players[seat].fame)
        return worth(state, seat, self.weights, {})


def is_open(state: GameState, move: Move) -> bool:
    """Whether a move may be made on this table."""
    return move in options(state)


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
