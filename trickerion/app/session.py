"""One running game as the window sees it: who looks, what is legal, opponents' moves, undo, log, saves.

Pure Python. Scenes read the table through ``view`` alone and ask ``legal`` what is possible.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from trickerion.app.ahead import QUESTION, Ahead
from trickerion.app.chronicle import Chronicle, LogLine
from trickerion.app.foresight import ForeseenMove
from trickerion.app.history import End, History, Past
from trickerion.app.keeper import Keeper
from trickerion.app.opponents import Opponents, Suggestion
from trickerion.app.prospects import Prospects
from trickerion.app.unasked import require_every_question
from trickerion.rules.ask.heir import coming_step
from trickerion.rules.events import CharacterFinished, Event, FameGained, HeirStep, TrickLearned, TrickPrepared
from trickerion.rules.game import Game, IllegalMove
from trickerion.rules.moves import FinishCharacter, Move
from trickerion.rules.options import PERSON as PERSON  # handed on: who plays a seat
from trickerion.rules.options import GameOptions
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.player_error import SaveError
from trickerion.storage.record import require_storable
from trickerion.storage.saves import OpenedGame, SavedGames
from trickerion.words.questions import QUESTIONS
from trickerion.words.screens.saves import file_is_kept_as

UNSEEN_PAUSE = 0.3
"""How much shorter they wait after a step of an opponent that shows nothing: what to buy, how many, Done."""

REWARDS = (TrickPrepared, TrickLearned, FameGained)
"""What a person sees come in before the table turns to the next one."""

UNDO_PAUSE = (1.0, 2.0)
"""Seconds, least and most by the pace, that whoever is next waits after a person's move: Undo can be reached."""


class Session(Prospects):
    """A running game. Make one with ``Session.new``, ``Session.resume`` or ``Session.load``; call ``update`` often.

    ``viewer`` is the seat whose perspective is on the screen: a person's, or seat 0 when only bots play; ``pace`` the
    seconds between opponents' moves (0 = at once); ``changes`` counts the times that the table has changed, by moves,
    undo or a new viewer; ``name`` the name it was saved under, or ""; ``prophecies_from`` the turn from which the
    window speaks of prophecies; ``shows_rewards``: the window shows what a move earned before it calls ``turn_over``.
    ``on_answer`` is called from another thread when an opponent has thought: a window that
    sleeps should ``update``.
    """

    def __init__(
        self,
        game: Game,
        places: DataPaths | None,
        *,
        name: str = "",
        pace: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        require_every_question()
        super().__init__(game)
        self.name = name
        self.pace = pace
        self.changes = 0
        self.prophecies_from = 0
        self.shows_rewards = False
        self._clock = clock
        self._chronicle = Chronicle()
        self._fresh: list[Event] = []
        self._notices: list[str] = []
        self._step: tuple[HeirStep | None] | None = None
        self._answers_ahead: dict[int, tuple[Move, ...]] = {}
        self._hint: Suggestion | None = None
        self._hint_wanted = False
        self._ahead: Ahead | None = None
        self._next_opponent_move, self._was_seen = 0.0, True
        self._undo_until, self._is_done_by_itself = 0.0, False
        self._keeper = Keeper(game, places)
        self.on_answer: Callable[[], object] = lambda: None
        bots = ["" if seat.player == PERSON else seat.player for seat in self.options.seats]
        self._opponents = Opponents(bots, self.seed, self.note, clock=clock, on_answer=lambda: self.on_answer())
        if any(bots):
            self._opponents.warm_up()

    @property
    def effort(self) -> float:
        """The opponents' thinking time, as a multiple of the usual one."""
        return self._opponents.effort

    @effort.setter
    def effort(self, effort: float) -> None:
        self._opponents.effort = effort

    @property
    def manners(self) -> bool:
        """Whether computer players lean as their Magicians do."""
        return self._opponents.manners

    @manners.setter
    def manners(self, manners: bool) -> None:
        self._opponents.manners = manners

    # ------------------------------------------------------------------ how a session begins

    @classmethod
    def new(cls, options: GameOptions, seed: str, places: DataPaths | None = None, *, pace: float = 1.0) -> Session:
        """A new game; ``places`` says where it is saved (None: nowhere). Raises PlayerError for an impossible seed."""
        require_storable(options, seed)
        session = cls(Game.new(options, seed), places, pace=pace)
        session._chronicle.tell(session.game.opening, -1, 0)
        session._fresh += session.game.opening
        session._autosave()
        return session

    @classmethod
    def resume(cls, places: DataPaths, *, pace: float = 1.0) -> Session:
        """Take up the autosave; one that is not read to its end is first kept as it is, under a name.

        Raises PlayerError when it cannot be read.
        """
        saves = SavedGames(places)
        opened, text, kept = saves.open(places.autosave), saves.autosaved(), ""
        with contextlib.suppress(SaveError):  # on a full disk nothing takes its place, either
            kept = saves.keep(text) if opened.note else ""
        session = cls.of_opened(opened, places, pace=pace)
        if kept:
            session.note(file_is_kept_as(name=kept))
        return session

    @classmethod
    def load(cls, places: DataPaths, path: Path, *, pace: float = 1.0) -> Session:
        """Take up a saved game. Raises PlayerError when it cannot be read."""
        return cls.of_opened(SavedGames(places).open(path), places, pace=pace)

    @classmethod
    def of_opened(cls, opened: OpenedGame, places: DataPaths | None = None, *, pace: float = 1.0) -> Session:
        """Continue with a game that was read from a file. Its log is told again, and undo goes as far back as before;
        only what another person decided last stays: that player may not be at the screen.
        """
        session = cls(opened.game, places, name=opened.name, pace=pace)
        session._chronicle.tell(opened.game.opening, -1, 0)
        session._retell(opened.game.moves)
        session._autosave()
        if opened.note:
            session.note(opened.note)
        return session

    def _retell(self, moves: list[Move]) -> None:
        replay = Game.new(self.options, self.seed)
        for number, move in enumerate(moves, 1):
            decision = replay.decision
            assert decision is not None
            before = replay.clone()
            events = replay.apply(move)
            self._history.made(Past(decision.seat, move, before), replay, events)
            self._chronicle.tell(events, decision.seat, number, row=before.state.row_ids)
        if self.is_shared and self.can_undo and self._history.last[-1].seat != self._next_person():
            self._history.close(End.OPENED)
        for past in self._history.answers:
            self._opponents.remember(past.before.view_for(past.seat), len(past.before.moves), past.move)

    # ------------------------------------------------------------------ moves

    def lift_curtain(self) -> None:
        """The person who decides is at the screen, and the others look away: curtain up, covered cards face up.

        What was decided by others before stands.
        """
        seat = self._next_person()
        if seat is None or not self._waits_for_privacy():
            return
        if seat != self.viewer:
            self._history.close(End.OTHERS)
        self.viewer, self._is_alone = seat, True
        self._changed()

    def play(self, move: Move, then: Sequence[Move] = ()) -> list[Event]:
        """Do one deed for the viewer: a move, and what the viewer answers to the questions that follow it.

        It is one step of undo, one change, one autosave. An answer to a question before which the rules ask something
        else is given by itself after the answer to that, whatever it is; undo takes it back together with it.
        Raises IllegalMove, and changes nothing, when the move is not in ``legal``, or one of ``then`` is neither
        possible when its time comes nor such an answer.
        """
        course, made = self._course(move, then), len(self.game.moves)
        self._answers_ahead = {number: kept for number, kept in self._answers_ahead.items() if number <= made}
        for answer in self._answers_ahead.get(made, ()):
            with contextlib.suppress(IllegalMove):
                course = self._foresight.followed(course, answer)
        if course.waits:
            self._answers_ahead[made + len(course.steps)] = course.waits
        return self._make(course.steps)

    def _make(self, steps: Sequence[ForeseenMove], reason: str = "") -> list[Event]:
        """Put Moves that have been worked out into force; all after the first are joined to it."""
        for number, step in enumerate(steps):
            self._history.made(Past(step.seat, step.move, step.before, number > 0), step.after, step.events)
            decision = step.before.decision
            shown = "" if decision is None or QUESTIONS[decision.question].is_secret else reason
            self._chronicle.tell(step.events, step.seat, len(step.after.moves), shown, step.before.state.row_ids)
        self.game = steps[-1].after
        events = [event for step in steps for event in step.events]
        earned = any(isinstance(event, REWARDS) and event.seat == self.viewer for event in events)
        self._turn_to_next(late=earned and self.shows_rewards)
        self._changed()
        self._wait_for_undo(steps)
        self._autosave()
        self._fresh += events
        self._was_seen = any(not isinstance(event, CharacterFinished) for event in events)
        return events

    def turn_over(self) -> None:
        """The viewer has seen what a move earned: the next person looks at the table."""
        if self.is_turn_late:
            self._turn_to_next()
            self._changed()

    def _changed(self) -> None:
        self.changes += 1
        self._view = self._step = None
        self._look_ahead()
        self._hint, self._hint_wanted = None, False
        self._opponents.forget()

    def take_events(self) -> list[Event]:
        """What has happened since the last call, opponents' moves included, for animation and sound."""
        events, self._fresh = self._fresh, []
        return events

    @property
    def log(self) -> list[LogLine]:
        """What has happened since the game began."""
        return self._chronicle.lines

    @property
    def movers(self) -> list[int]:
        """Who made each of the moves."""
        return self._chronicle.movers

    def note(self, text: str) -> None:
        """Tell the player a sentence of the program, beside the table and in the log."""
        self._notices.append(text)
        self._chronicle.note(text, len(self.game.moves))

    def take_notices(self) -> list[str]:
        """Sentences for the player since the last call: a damaged save, a full disk, an opponent replaced."""
        while self._keeper.refused:
            self.note(self._keeper.refused.pop(0))
        trouble = self._keeper.take_trouble()
        notices, self._notices = self._notices + ([trouble] if trouble else []), []
        return notices

    # ------------------------------------------------------------------ undo

    def undo(self) -> None:
        """Go back to before a person's last decision. Nothing when ``can_undo`` is false.

        What opponents do then follows from the table, as before.
        """
        if not self.can_undo:
            return
        past = self._history.take_back()
        self.game = past.before
        self._chronicle.back_to(len(self.game.moves))
        self._fresh.clear()
        self._undo_until = 0.0
        self.viewer = past.seat
        self._turn_to_next()
        self._changed()
        self._autosave()

    def back_to(self, made: int) -> None:
        """Take the game back to the moment after so many moves, whoever made them: a lesson is begun again there.

        What opponents do then follows from the table, as before.
        """
        moves = self.game.moves[:made]
        self.game = self._moments.after(moves, made)
        self._history, self._chronicle = History(self._persons), Chronicle()
        self._chronicle.tell(Game.new(self.options, self.seed).opening, -1, 0)
        self._retell(moves)
        self._fresh.clear()
        self._answers_ahead.clear()
        self._turn_to_next()
        self._changed()
        self._autosave()

    @property
    def waits_for_undo(self) -> bool:
        """Whether whoever is next waits a moment, so that a person can still take the last move back."""
        return self.can_step_back and self.due is not None

    @property
    def is_done_by_itself(self) -> bool:
        """Whether that move ended with a Character that was done without a press."""
        return self.waits_for_undo and self._is_done_by_itself

    def go_on(self) -> None:
        """The player presses something else: whoever is next waits no longer."""
        if self.waits_for_undo:
            self._undo_until = self._next_opponent_move = 0.0

    def _wait_for_undo(self, steps: Sequence[ForeseenMove]) -> None:
        """Begin to wait after a person's move; at once without a pause, where the person has pressed all there was."""
        self._next_opponent_move = 0.0
        self._is_done_by_itself = len(steps) > 1 and isinstance(steps[-1].move, FinishCharacter)
        is_wanted = self.can_step_back and bool(self._is_done_by_itself or self.pace)
        least, most = UNDO_PAUSE
        self._undo_until = self._clock() + min(most, max(least, self.pace)) if is_wanted else 0.0

    def redo(self) -> list[Event]:
        """Make again what was taken back last. No events when there is nothing."""
        again = [past.move for past in self._history.next]
        return self._make(self._foresight.course(again).steps) if again else []

    # ------------------------------------------------------------------ opponents

    @property
    def is_thinking(self) -> bool:
        """Whether an opponent is next."""
        return self.game.decision is not None and self._next_person() is None

    def update(self) -> None:
        """Let opponents think; make at most one move for them when the pace allows. Never waits."""
        if self.is_thinking:
            self._let_think()
        elif self._hint_wanted:
            self._hint = self._opponents.take()
            self._hint_wanted = self._hint is None
        else:
            self._think_ahead()

    def _think_ahead(self) -> None:
        """While a person lays cards, computer players think about their own Assignment."""
        decision = self.game.decision
        if decision is None or decision.question != QUESTION:
            return
        if self._ahead is None or self._ahead.turn != self.game.state.turn:
            self._ahead = Ahead(self.game)
        if self._ahead.view is not None and (answer := self._opponents.think_ahead(self._ahead.view)) is not None:
            self._ahead.answered(answer.move)

    @property
    def due(self) -> float | None:
        """Seconds until the pace allows an opponent's move; None when nothing waits for the time alone."""
        left = max(self._next_opponent_move, self._undo_until) - self._clock()
        return left if self.is_thinking and left > 0 else None

    def _let_think(self) -> None:
        if not self._opponents.is_asked:
            self._ask_opponent()
        if self._clock() < self._next_opponent_move:
            return
        suggestion = self._opponents.take()
        if suggestion is not None:
            self._make(self._foresight.course([suggestion.move]).steps, suggestion.reason)
            if self.is_thinking:
                self._ask_opponent()

    def _ask_opponent(self) -> None:
        decision = self.game.decision
        assert decision is not None
        pause = self.pace * QUESTIONS[decision.question].pause * (1.0 if self._was_seen else UNSEEN_PAUSE)
        self._next_opponent_move = max(self._undo_until, self._clock() + pause)
        self._opponents.ask(self.game.view_for(decision.seat), len(self.game.moves))

    @property
    def coming_step(self) -> HeirStep | None:
        """What the Heir does next in its Assignment or its turn, and why; None when it is not asked there."""
        if self._step is None:
            self._step = (coming_step(self.view),)
        return self._step[0]

    def take_step(self) -> list[Event]:
        """Make the one move that the Heir's procedure demands. No events when the Heir is not asked."""
        decision = self.game.decision
        if decision is None or self.coming_step is None:
            return []
        return self._make(self._foresight.course(self.game.legal_moves()[:1]).steps)

    def wait(self, seconds: float) -> None:
        """Sleep until an opponent may have answered, at most that long. For headless use; the window never waits."""
        self._opponents.wait(seconds)

    def hint(self) -> None:
        """Ask an opponent's brain what it would do; ``hint_ready`` has the answer soon. Asked again, it goes."""
        if self._hint is not None and self._hint.plan is None:
            self._hint = None
        elif self.legal and not self._hint_wanted:
            self._hint, self._hint_wanted = None, True
            self._opponents.ask(self.game.view_for(self.viewer), len(self.game.moves), is_hint=True)

    @property
    def hint_ready(self) -> Suggestion | None:
        """The hint for the open decision; None before it is there."""
        return self._hint

    # ------------------------------------------------------------------ saving

    @property
    def record(self) -> str:
        """The game as it is saved by itself; "" for one that has no place."""
        return self._keeper.record(self.game, self.name)

    def save(self, name: str) -> Path:
        """Save the game under a name. Raises PlayerError when that is not possible."""
        path = self._keeper.save(self.game, name)
        self.name = name
        return path

    def _autosave(self) -> None:
        self._keeper.autosave(self.game, self.name)

    def flush(self) -> None:
        """Wait until the autosave is on disk, and a game that is over among the records."""
        self._keeper.flush()

    def close(self) -> None:
        """The game leaves the screen: the autosave gets written, the opponents' process ends."""
        self._keeper.close()
        self._opponents.close()
