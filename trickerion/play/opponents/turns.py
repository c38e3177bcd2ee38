"""Decisions of opponents, one at a time: asked when they are due, made when the pace allows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from trickerion.bots.still import still_answer
from trickerion.play.opponents.ahead import Ahead
from trickerion.play.opponents.opponents import Opponents, Suggestion
from trickerion.play.opponents.stand_ins import StandIns
from trickerion.play.pace import UNSEEN_PAUSE, Pace
from trickerion.play.position import Position


class _LaidEarly(Protocol):
    @property
    def laid_early(self) -> Mapping[int, int]: ...


class Turns(Protocol):
    """Decider for the opponents."""

    def ask(self) -> None:
        """Begin to think about the open decision."""

    def decided(self) -> Suggestion | None:
        """The move for the open decision, when there is one and the pace allows it. Never waits."""

    def think_ahead(self) -> None:
        """Think about decisions to come, while a person decides."""


class OpponentTurns:
    """Decisions of computer players, who think in a process of their own."""

    def __init__(
        self, position: Position, pace: Pace, opponents: Opponents, stand_ins: StandIns, assigning: _LaidEarly
    ) -> None:
        self._position, self._pace, self._opponents = position, pace, opponents
        self._stand_ins, self._assigning = stand_ins, assigning
        self._ahead: Ahead | None = None

    def ask(self) -> None:
        """Begin to think about the open decision, and the pause before its answer."""
        game = self._position.game
        assert game.decision is not None
        self._pace.pause_before_opponent()
        self._opponents.ask(self._stand_ins.view_for(game.decision.seat), len(game.moves))

    def decided(self) -> Suggestion | None:
        """The move for the open decision, when there is one and the pace allows it. Never waits."""
        first = self._position.game.assigning[:1]
        if self._stand_ins.waits_for_elsewhere or not set(self._assigning.laid_early).isdisjoint(first):
            self.think_ahead()
            return None
        if not self._opponents.is_asked:
            self.ask()
        return self._opponents.take() if self._pace.allows_move else None

    def think_ahead(self) -> None:
        """While a person lays cards, let computer players think about their own Assignment."""
        game = self._position.game
        if game.decision is None or not game.decision.assigns:
            return
        if self._ahead is None or self._ahead.turn != game.state.turn:
            self._ahead = Ahead(game)
        if self._ahead.view is not None and (answer := self._opponents.think_ahead(self._ahead.view)) is not None:
            self._ahead.answered(answer.move)


class StillTurns:
    """Decisions of the rivals of a challenge, who leave their Characters Idle: no thought, a short pause."""

    def __init__(self, position: Position, pace: Pace) -> None:
        self._position, self._pace, self._waits = position, pace, False

    def ask(self) -> None:
        """Nobody has to think."""

    def decided(self) -> Suggestion | None:
        """The move for the open decision, when the pace allows it."""
        if not self._waits:
            self._waits = True
            self._pace.pause(UNSEEN_PAUSE)
        if not self._pace.allows_move:
            return None
        self._waits = False
        return Suggestion(still_answer(self._position.game.legal_moves()), "")

    def think_ahead(self) -> None:
        """Nobody has to think."""
