"""Computer players that decide in the place of people who are away."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from trickerion.play.opponents.opponents import Opponents
from trickerion.play.position import Position
from trickerion.play.screen import Screen
from trickerion.rules.view import View


class StandIns:
    """The seats of people elsewhere for whom a computer player decides, once or until they are back.

    ``changed`` is called when somebody is asked whom nobody asked before, or the other way round.
    """

    def __init__(self, position: Position, screen: Screen, opponents: Opponents, changed: Callable[[], object]) -> None:
        self._position, self._screen, self._opponents, self._changed = position, screen, opponents, changed
        self._is_once: dict[int, bool] = {}

    @property
    def waits_for_elsewhere(self) -> bool:
        """True when a person at another computer decides, and no computer player in its place."""
        decision = self._position.game.decision
        is_elsewhere = decision is not None and decision.seat in self._screen.elsewhere
        return decision is not None and is_elsewhere and decision.seat not in self._is_once

    def let_decide(self, seat: int, brain: str, *, once: bool) -> None:
        """Let a computer player decide in the place of a person who is elsewhere, once or until ``wait_for``."""
        self._opponents.seat(seat, brain)
        self._is_once[seat] = once
        self._changed()

    def wait_for(self, seat: int) -> None:
        """Let the person of a seat decide again; the thoughts of a computer player for it are forgotten."""
        if self._is_once.pop(seat, None) is not None:
            self._opponents.forget()
            self._changed()

    def sits_in(self, seat: int) -> str:
        """The computer player that decides in the place of that person; "" for none."""
        return self._opponents.brain_of(seat) if seat in self._is_once else ""

    def instead(self, seat: int) -> str:
        """For how long: "wait" for no computer player at all, "once", or "until" the person is back."""
        return {None: "wait", True: "once", False: "until"}[self._is_once.get(seat)]

    def view_for(self, seat: int) -> View:
        """The View of a seat; a computer player that sits in for a person has its own options: its reasons are not
        spoken to the person.
        """
        view = self._position.game.view_for(seat)
        if brain := self.sits_in(seat):
            seats = self._position.game.options.seats
            held = tuple(replace(one, player=brain) if number == seat else one for number, one in enumerate(seats))
            view.state.options = replace(self._position.game.options, seats=held)
        return view

    def has_decided(self, seat: int) -> None:
        """The person decides again where the computer player was asked for one decision."""
        if self._is_once.get(seat):
            del self._is_once[seat]
