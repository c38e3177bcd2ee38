"""The game of a table, told to its guests: every step, what is held for the Assignment, the record at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.options import GameOptions
from trickerion.rules.view import View
from trickerion.together import messages as m
from trickerion.together.invitation import Visitor
from trickerion.together.seating import Seating
from trickerion.together.telling import Steps, Told


class HeldAssignments(Protocol):
    """Assignments that are not in force yet."""

    @property
    def laid_early(self) -> Mapping[int, int]: ...
    @property
    def asked(self) -> Sequence[int]: ...
    def held_for(self, seat: int) -> Sequence[Move]: ...


class SeatedComputers(Protocol):
    """Computer players that decide for people who are away."""

    def wait_for(self, seat: int) -> None: ...
    def let_decide(self, seat: int, brain: str, *, once: bool) -> None: ...
    def sits_in(self, seat: int) -> str: ...


class Hosted(Protocol):
    """The game at the table, as its ``Session`` has it."""

    @property
    def options(self) -> GameOptions: ...
    @property
    def made(self) -> int: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def full_record(self) -> str: ...
    def told(self, number: int) -> Told: ...
    def seen_by(self, seat: int, number: int) -> View: ...
    def do_for(self, seat: int, moves: Sequence[Mapping[str, Any]]) -> object: ...
    def undo_for(self, seat: int) -> bool: ...
    def assign_for(self, seat: int, turn: int, moves: Sequence[Mapping[str, Any]]) -> None: ...
    @property
    def assigning(self) -> HeldAssignments: ...
    @property
    def stand_ins(self) -> SeatedComputers: ...
    @property
    def game(self) -> Game: ...


class Broadcast:
    """All that guests hear of the ``game``, which is None before it has begun."""

    def __init__(self, seating: Seating) -> None:
        self._seating = seating
        self._steps: Steps | None = None
        self.game: Hosted | None = None

    def begin(self, game: Hosted) -> None:
        """Tell of this game from now on."""
        self.game, self._steps = game, Steps(game)

    def end(self) -> None:
        """Tell of this game no more; whoever has not heard all of it hears it before."""
        if self._steps is not None:
            self._steps.finish()
        self.game = self._steps = None

    def go_on(self) -> None:
        """Tell what has not been told yet, as far as the wires take it."""
        if self._steps is not None:
            self._steps.go_on()

    def lead_in(self, visitor: Visitor, seat: int) -> None:
        """Tell a visitor the whole game so far, as it is seen from a seat or by one who looks on."""
        game, steps = self.game, self._steps
        if game is None or steps is None:
            return
        sat_down = min(self._seating.sat_down.get(seat, 0), game.made)
        visitor.send(m.Begun(game.options.to_json(), game.made, seat, sat_down))
        steps.tell(visitor, seat)
        if seat >= 0:
            self._seating.places[seat].assigned = 0
        self.tell_assigned(visitor, seat, as_it_is=True)
        if game.is_over:
            steps.end(game.full_record)

    def leave(self, visitor: Visitor) -> None:
        """Tell a visitor no more."""
        if self._steps is not None:
            self._steps.leave(visitor)

    def made(self, after: Sequence[Game]) -> None:
        """Tell of Moves that were made; the game after each of them."""
        if self._steps is not None and self.game is not None:
            self._steps.made(after)
            if self.game.is_over:
                self._steps.end(self.game.full_record)

    def taken_back(self, number: int, seat: int) -> None:
        """Tell that the game is again as it was after so many moves."""
        if self._steps is not None:
            self._steps.taken_back(number, seat)

    def assigned(self) -> None:
        """Tell that somebody has finished the Assignment, or chooses again."""
        for seat, visitor in self._seating.visitors:
            self.tell_assigned(visitor, seat)

    def tell_assigned(self, visitor: Visitor, seat: int, *, as_it_is: bool = False) -> None:
        """Tell a visitor who has finished the Assignment, and what is held for the own seat."""
        if self.game is not None:
            places = self._seating.places
            number = -1 if as_it_is or seat < 0 else places[seat].assigned
            laid = [self.game.assigning.laid_early.get(other, -1) for other in range(len(places))]
            own = [move.to_json() for move in self.game.assigning.held_for(seat)]
            visitor.send(m.Assigned(number, self.game.game.state.turn, laid, own))
