"""What a course of Moves would do, worked out on copies of the game: before a click, and for the click itself."""

from collections.abc import Sequence
from typing import NamedTuple

from trickerion.rules import events as e
from trickerion.rules.events import Event
from trickerion.rules.game import Game, IllegalMove
from trickerion.rules.moves import Move
from trickerion.rules.state import Choice

UNCERTAIN = (
    e.CardDrawn,
    e.CardsRevealed,
    e.DieRolled,
    e.GameEnded,
    e.InitiativeSet,
    e.PerformanceCardRevealed,
    e.PhaseBegan,
    e.ProphecyChanged,
    e.ProphecyExchanged,
    e.Scored,
    e.TurnBegan,
)
"""With what foresight ends at the latest: what comes by chance or from others, and the end of the phase."""


class ForeseenMove(NamedTuple):
    """One Move: who makes it, the game before and after, what happens."""

    seat: int
    move: Move
    before: Game
    after: Game
    events: list[Event]


class Course(NamedTuple):
    """Moves that belong together; ``waits`` are answers to a question before which another one is asked.

    ``is_whole``: whether all that they do is known; where it is not, the game after them is not known either.
    """

    steps: tuple[ForeseenMove, ...]
    waits: tuple[Move, ...] = ()
    is_whole: bool = True

    @property
    def events(self) -> list[Event]:
        """All that is known to happen."""
        return [event for step in self.steps for event in step.events]


class Foresight:
    """Works out courses in a game, each Move of them once; the game itself stays as it is."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._known: dict[tuple[Move, ...], Course] = {(): Course(())}

    def course(self, moves: Sequence[Move]) -> Course:
        """Course of these Moves, one after the other.

        Raises IllegalMove when one is neither possible when its time comes nor the answer to a question that waits.
        """
        key = tuple(moves)
        if key not in self._known:
            self._known[key] = self.followed(self.course(key[:-1]), key[-1])
        return self._known[key]

    def followed(self, course: Course, move: Move) -> Course:
        """The course with one more Move. Raises IllegalMove."""
        if not course.is_whole:
            return course
        game = course.steps[-1].after if course.steps else self._game
        decision = game.decision
        seat = course.steps[0].seat if course.steps else None if decision is None else decision.seat
        is_next = decision is not None and decision.seat == seat and not course.waits
        if is_next and move in game.legal_moves():
            assert seat is not None
            after = game.clone()
            events, is_whole = self._carry_out(after, move)
            return Course((*course.steps, ForeseenMove(seat, move, game, after, events)), is_whole=is_whole)
        if course.steps and _is_awaited(game, seat, move):
            return course._replace(waits=(*course.waits, move))
        raise IllegalMove(move)

    def _carry_out(self, game: Game, move: Move) -> tuple[list[Event], bool]:
        """Events that happen, and True when that is all."""
        return game.apply(move), True


class SeatForesight(Foresight):
    """The same in a game as a seat sees it: nothing of it depends on what is hidden from that seat.

    The Moves after the first one that does something uncertain are not asked for.
    """

    def __init__(self, game: Game, seat: int) -> None:
        super().__init__(game.as_seen(seat))

    def _carry_out(self, game: Game, move: Move) -> tuple[list[Event], bool]:
        return game.foresee(move, UNCERTAIN)


def _is_awaited(game: Game, seat: int | None, move: Move) -> bool:
    """True when a question to that seat waits below the one that is open, and the move answers it."""
    waiting = (frame for frame in game.state.stack[:-1] if isinstance(frame, Choice) and frame.seat == seat)
    return any(move in choice.legal_moves(game.state) for choice in waiting)
