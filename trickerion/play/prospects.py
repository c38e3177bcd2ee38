"""What a course of Moves would do in the game on the screen, and what undo would take back of what was done."""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Sequence

from trickerion.play.deeds import say_all
from trickerion.play.foresight import UNCERTAIN, Course, Foresight, SeatForesight
from trickerion.play.history import End, History, Past, reveals
from trickerion.play.screen import Screen
from trickerion.rules.ask.alike import could_add_point, foregone
from trickerion.rules.events import Event
from trickerion.rules.game import Game, IllegalMove
from trickerion.rules.moves import FinishCharacter, Move
from trickerion.rules.view import View
from trickerion.words.question import BOARD, DRAFT
from trickerion.words.questions import QUESTIONS


class Prospects(Screen):
    """The game on the screen with what lies before it and behind it."""

    def __init__(self, game: Game, elsewhere: Collection[int] = ()) -> None:
        super().__init__(game, elsewhere)
        self._history = History(self._players)
        self._look_ahead()

    def _look_ahead(self) -> None:
        """The table is another one."""
        self._foresight, self._outlook = Foresight(self.at_hand), SeatForesight(self.at_hand, self.viewer)

    # ------------------------------------------------------------------ before it

    def preview(self, move: Move, then: Sequence[Move] = ()) -> list[Event]:
        """What a course would do for certain, up to chance, hidden cards or the end of the phase.

        Raises IllegalMove where ``play`` would before that.
        """
        return self._course(move, then, self._outlook).events

    def view_after(self, move: Move, then: Sequence[Move] = ()) -> View:
        """The table as the viewer would see it after a course; as it is now where something uncertain comes in between.

        Raises IllegalMove where ``play`` would before that.
        """
        course = self._course(move, then, self._outlook)
        return self._seen(course.steps[-1].after) if course.is_whole else self.view

    def possible(self, move: Move, wishes: Sequence[Move]) -> tuple[Move, ...]:
        """Those of the wishes that may be the ``then`` of a move, one after the other."""
        then: tuple[Move, ...] = ()
        for wish in wishes:
            with contextlib.suppress(IllegalMove):
                self._course(move, (*then, wish))
                then = (*then, wish)
        return then

    def answers(self, move: Move, then: Sequence[Move] = ()) -> tuple[Move, ...]:
        """What the viewer may answer to the question that a course leads to; none where others or nobody is asked, or
        where something uncertain comes before it.

        Raises IllegalMove where ``play`` would before that.
        """
        course = self._course(move, then, self._outlook)
        after = course.steps[-1].after
        is_own = course.is_whole and after.decision is not None and after.decision.seat == self.viewer
        return tuple(after.legal_moves()) if is_own else ()

    def foregone(self, move: Move, then: Sequence[Move] = (), *, may_finish: bool = True) -> tuple[Move, ...]:
        """The answers to what a course leads to that make no difference, for its ``then``.

        ``may_finish``: a Character without Action Points is done, unless Undo would end with it or lead to one more.
        Questions about hidden cards are always asked.
        """
        found: list[Move] = []
        while (answer := self._foregone(self._course(move, (*then, *found)), may_finish)) is not None:
            found.append(answer)
        return tuple(found)

    def _foregone(self, course: Course, may_finish: bool) -> Move | None:
        if not course.is_whole:
            return None
        after, decision = course.steps[-1].after, course.steps[-1].after.decision
        if decision is None or decision.seat != self.viewer or course.waits or not _asks_openly(decision.question):
            return None
        answer = foregone(after.state, after.legal_moves())
        if isinstance(answer, FinishCharacter):
            is_harmless = may_finish and self._can_be_undone(course, answer) and not self._misses_point(course)
            return answer if is_harmless else None
        return answer

    def _can_be_undone(self, course: Course, answer: Move) -> bool:
        """Whether undo could still take a course back if it went on with this answer: it reveals nothing."""
        followed = self._foresight.followed(course, answer)
        return followed.is_whole and not any(isinstance(event, UNCERTAIN) for event in followed.steps[-1].events)

    def _course(self, move: Move, then: Sequence[Move] = (), foresight: Foresight | None = None) -> Course:
        if move not in self.legal:
            raise IllegalMove(move)
        return (foresight or self._foresight).course((move, *then))

    # ------------------------------------------------------------------ behind it

    @property
    def _is_early(self) -> bool:
        """Whether the last deed was one of an Assignment that is not in force yet."""
        return self._early is not None and bool(self._early.deeds)

    @property
    def _last(self) -> list[Past]:
        """What undo takes back."""
        return self._early.last if self._early is not None and self._early.deeds else self._history.last

    @property
    def _next(self) -> list[Past]:
        """What redo makes again."""
        return self._early.next if self._early is not None and self._early.undone else self._history.next

    @property
    def can_undo(self) -> bool:
        """Whether nothing was revealed by a person's last decision or after it, and no other person has decided.

        What a person has done who sits elsewhere is taken back there.
        """
        last = self._last
        return bool(last) and last[-1].seat in self._persons

    @property
    def can_step_back(self) -> bool:
        """Whether undo would take back nothing but what led straight to the open question: no opponent has acted."""
        return self.can_undo and (self._is_early or not self._history.since)

    @property
    def undo_end(self) -> End:
        """Why nothing more can be taken back, when ``can_undo`` is false."""
        return End.OTHERS if self._history.last else self._history.end

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back can be made again."""
        following = self._next
        return bool(following) and following[0].seat in self._persons

    @property
    def undo_label(self) -> str:
        """The moves that undo takes back in one step, as a sentence; "" without any."""
        return _in_words(self._last) if self.can_undo else ""

    @property
    def undo_head(self) -> str:
        """The first of them alone, which names the deed where there is little room."""
        return _in_words(self._last[:1]) if self.can_undo else ""

    @property
    def redo_label(self) -> str:
        """The moves that redo makes again in one step, as a sentence; "" without any."""
        return _in_words(self._next)

    @property
    def undo_adds_point(self) -> bool:
        """Whether undo leads back over the one Action of the acting Character to where a point could be added to it."""
        return _could_add(self.game, self._history.befores)

    def _misses_point(self, course: Course) -> bool:
        """Whether that would be so after a course: the end of the turn is then left to the player."""
        befores = self._history.befores
        for step in course.steps:
            befores = [] if reveals(step.before, step.after, step.events) else [*befores, step.before]
        return _could_add(course.steps[-1].after, befores)


def _could_add(game: Game, befores: list[Game]) -> bool:
    """Whether a point could be added up to the Action just taken, and no more (rulings 24, 78)."""
    return could_add_point(game.state, (before.state for before in reversed(befores)))


def _asks_openly(question: str) -> bool:
    """Whether the board or the draft asks it, and nothing hidden is shown by it."""
    about = QUESTIONS[question]
    return about.scene in (BOARD, DRAFT) and not about.is_secret and not about.is_covered


def _in_words(step: list[Past]) -> str:
    return say_all((past.move, past.before.state, past.seat) for past in step)
