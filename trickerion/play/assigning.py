"""The Assignment, which everybody makes at once: who is still asked, and what was laid before its turn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from trickerion.play.foresight import Course
from trickerion.play.looked_up import looked_up
from trickerion.play.opponents.early import Early
from trickerion.play.opponents.stand_ins import StandIns
from trickerion.play.position import Position
from trickerion.play.screen import Screen
from trickerion.rules.ask.team import assigning
from trickerion.rules.game import IllegalMove
from trickerion.rules.moves import Move


class Assignments(Protocol):
    """Progress of everybody with the Assignment."""

    @property
    def laid_early(self) -> Mapping[int, int]:
        """Seats that have finished although the game does not know yet -> number of cards laid."""

    @property
    def asked(self) -> list[int]:
        """The persons who are asked now, and no computer player in their place: at the Assignment perhaps several."""

    @property
    def has_assigned(self) -> bool:
        """True when the viewer has finished the Assignment, and is alone at the screen, while others still choose."""

    @property
    def still_assigning(self) -> list[int]:
        """The other seats that have not finished it, the first in the order of the game first."""


def has_assigned(position: Position, screen: Screen) -> bool:
    """True when the viewer has finished the Assignment, and is alone at the screen, while others still choose."""
    decision, early = position.game.decision, position.early
    if early is not None or decision is None or not decision.assigns or screen.is_shared:
        return early is not None and early.is_done
    return screen.viewer in screen.persons and assigning(position.game.state).seats[screen.viewer] == "ready"


class OwnAssignments:
    """The Assignment of a game at this computer: holds what was laid early until nobody else is waited for."""

    def __init__(self, position: Position, screen: Screen, stand_ins: StandIns) -> None:
        self._position, self._screen, self._stand_ins = position, screen, stand_ins
        self._held: dict[int, Early] = {}
        self._told: dict[int, list[tuple[Move, ...]]] = {}

    @property
    def laid_early(self) -> Mapping[int, int]:
        """Seats that have finished although the game does not know yet -> number of cards laid."""
        return {seat: early.laid for seat, early in self._held.items() if early.is_done}

    @property
    def asked(self) -> list[int]:
        """The persons who are asked now, and no computer player in their place: at the Assignment perhaps several."""
        game, done = self._position.game, self.laid_early
        first = [game.decision.seat] if game.decision is not None else []
        screen = self._screen
        once = [seat for seat in game.assigning if seat in screen.elsewhere or not screen.is_shared]
        awaited = [seat for seat in dict.fromkeys((*first, *once)) if seat in screen.players and seat not in done]
        return [seat for seat in awaited if self._stand_ins.instead(seat) == "wait"]

    @property
    def has_assigned(self) -> bool:
        """True when the viewer has finished the Assignment, and is alone at the screen, while others still choose."""
        return has_assigned(self._position, self._screen)

    @property
    def still_assigning(self) -> list[int]:
        """The other seats that have not finished it, the first in the order of the game first."""
        done, viewer = self.laid_early, self._screen.viewer
        return [seat for seat in self._position.game.assigning if seat != viewer and seat not in done]

    def assign_for(self, seat: int, turn: int, moves: Sequence[Mapping[str, Any]]) -> None:
        """Hold the whole Assignment of a person at another computer; no moves: that person chooses again.

        Raises IllegalMove, and changes nothing, when it is not possible (now).
        """
        game = self._position.game
        if turn != game.state.turn or seat not in game.assigning or seat not in self._screen.elsewhere:
            raise IllegalMove(seat)
        early = Early(seat, game)
        deed: list[Move] = []
        for told in moves:
            deed.append(looked_up(early.game, seat, told))
            if not early.do(deed[-1:]):
                raise IllegalMove(told)
        if moves and not early.is_done:
            raise IllegalMove(seat)
        self._held.pop(seat, None)
        if moves:
            self._held[seat], early.deeds = early, [tuple(deed)]

    def held_for(self, seat: int) -> list[Move]:
        """The Assignment of a person at another computer that is not in force yet."""
        early = self._held.get(seat)
        return [*early.deeds[0]] if early is not None and early.is_done else []

    def lay_early(self, course: Course) -> bool:
        """Lay the viewer's cards before the turn of their Assignment comes; False when that is not possible."""
        assert self._position.early is not None
        return self._position.early.do([step.move for step in course.steps])

    def take_back_early(self) -> None:
        """Take back the last deed of the viewer that is not in force yet."""
        assert self._position.early is not None
        self._position.early.undo(self._position.game)

    def clear(self) -> None:
        """Forget everything that was laid early."""
        self._held.clear()

    def due(self) -> Sequence[Move]:
        """The deed that comes into force now, as nobody else is waited for; none while somebody is."""
        game = self._position.game
        now, turn = game.assigning, game.state.turn
        self._held = {seat: early for seat, early in self._held.items() if seat in now and early.turn == turn}
        for early in self._held.values():
            early.stand(game)
        first = self._held.get(now[0]) if now else None
        if first is not None and first.deeds and set(self.asked) <= {now[0]}:
            return first.deeds.pop(0)
        return ()

    def lay_on(self) -> bool:
        """Let the viewer lay cards while others are asked; whether the viewer's table is another one by that."""
        screen, game = self._screen, self._position.game
        now, viewer = game.assigning, screen.viewer
        was_early, self._position.early = self._position.early is not None, None
        is_asked_next = now[:1] == [viewer] and set(self.asked) <= {viewer}
        if viewer in now and viewer in screen.persons and not screen.is_shared and not is_asked_next:
            self._position.early = self._held.setdefault(viewer, Early(viewer, game))
        return was_early or self._position.early is not None

    def is_news(self) -> bool:
        """True when somebody has finished the Assignment, or chooses again, since the last call."""
        before, self._told = self._told, {n: [*early.deeds] for n, early in self._held.items() if early.is_done}
        return before != self._told
