"""What a course of Moves would do in the game on the screen: what its viewer may know of it before a click."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence

from trickerion.play.foresight import UNCERTAIN, Course, Foresight, SeatForesight
from trickerion.play.position import Position
from trickerion.play.screen import Screen
from trickerion.play.sight import Sight
from trickerion.rules.ask.alike import foregone
from trickerion.rules.ask.heir import coming_step
from trickerion.rules.events import Event, HeirStep
from trickerion.rules.game import IllegalMove
from trickerion.rules.moves import FinishCharacter, Move
from trickerion.rules.view import View
from trickerion.words.question import BOARD, DRAFT
from trickerion.words.questions import QUESTIONS


class Previews:
    """Previews of courses of Moves, each worked out once for the table as it is; ``look_ahead`` begins anew.

    ``knows_all``: the whole game is at this computer, so that courses can be carried out as well as previewed.
    """

    def __init__(self, position: Position, screen: Screen, sight: Sight, *, knows_all: bool) -> None:
        self._position, self._screen, self._sight = position, screen, sight
        self._knows_all = knows_all
        self.look_ahead()

    def look_ahead(self) -> None:
        """Begin anew: the table has changed."""
        self._outlook: Foresight = SeatForesight(self._position.at_hand, self._screen.viewer)
        self.foresight = Foresight(self._position.at_hand) if self._knows_all else self._outlook
        self._coming: tuple[HeirStep | None] | None = None

    def course(self, move: Move, then: Sequence[Move] = ()) -> Course:
        """The course as it would be carried out. Raises IllegalMove where ``play`` would."""
        return self._course(move, then, self.foresight)

    def events(self, move: Move, then: Sequence[Move] = ()) -> list[Event]:
        """Everything that a course would do for certain, up to chance, hidden cards or the end of the phase.

        Raises IllegalMove where ``play`` would before that.
        """
        return self._course(move, then, self._outlook).events

    def view_after(self, move: Move, then: Sequence[Move] = ()) -> View:
        """The table as the viewer would see it after a course; as it is now where something uncertain comes in between.

        Raises IllegalMove where ``play`` would before that.
        """
        course = self._course(move, then, self._outlook)
        return self._sight.seen(course.steps[-1].after) if course.is_whole else self._sight.view

    def possible(self, move: Move, wishes: Sequence[Move]) -> tuple[Move, ...]:
        """Those of the wishes that may be the ``then`` of a move, one after the other."""
        then: tuple[Move, ...] = ()
        for wish in wishes:
            with contextlib.suppress(IllegalMove):
                self.course(move, (*then, wish))
                then = (*then, wish)
        return then

    def answers(self, move: Move, then: Sequence[Move] = ()) -> tuple[Move, ...]:
        """Possible answers of the viewer to the question that a course leads to; none where others or nobody is asked,
        or where something uncertain comes before it.

        Raises IllegalMove where ``play`` would before that.
        """
        course = self._course(move, then, self._outlook)
        after = course.steps[-1].after
        is_own = course.is_whole and after.decision is not None and after.decision.seat == self._screen.viewer
        return tuple(after.legal_moves()) if is_own else ()

    def foregone(self, move: Move, then: Sequence[Move] = (), *, may_finish: bool = True) -> tuple[Move, ...]:
        """The answers that make no difference to the questions that a course leads to, for its ``then``.

        ``may_finish``: a Character without Action Points is done, unless Undo would end with that: the next player
        waits, and where a point could be added Undo leads back there. Questions about hidden cards are always asked.
        """
        found: list[Move] = []
        while (answer := self._foregone(self.course(move, (*then, *found)), may_finish)) is not None:
            found.append(answer)
        return tuple(found)

    @property
    def coming_step(self) -> HeirStep | None:
        """The next step of the Heir in its Assignment or its turn, with the reason; None when it is not asked there."""
        if self._coming is None:
            self._coming = (coming_step(self._sight.view),)
        return self._coming[0]

    def _foregone(self, course: Course, may_finish: bool) -> Move | None:
        if not course.is_whole:
            return None
        after, decision = course.steps[-1].after, course.steps[-1].after.decision
        is_asked = decision is not None and decision.seat == self._screen.viewer and not course.waits
        about = QUESTIONS[decision.question] if decision is not None and is_asked else None
        if about is None or about.scene not in (BOARD, DRAFT) or about.is_secret or about.is_covered:
            return None  # what others do not see is always asked
        answer = foregone(after.state, after.legal_moves())
        if isinstance(answer, FinishCharacter):
            return answer if may_finish and self._can_be_undone(course, answer) else None
        return answer

    def _can_be_undone(self, course: Course, answer: Move) -> bool:
        """True when undo could still take a course back if it went on with this answer: nothing is revealed by that."""
        followed = self.foresight.followed(course, answer)
        return followed.is_whole and not any(isinstance(event, UNCERTAIN) for event in followed.steps[-1].events)

    def _course(self, move: Move, then: Sequence[Move], foresight: Foresight) -> Course:
        if move not in self._sight.legal:
            raise IllegalMove(move)
        return foresight.course((move, *then))
