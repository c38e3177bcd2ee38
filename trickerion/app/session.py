"""One running game as the window sees it: who looks, what is legal, opponents' moves, undo, log, saves.

Pure Python. Scenes read the table through ``view`` alone and ask ``legal`` what is possible.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from trickerion.app.chronicle import Chronicle, LogLine
from trickerion.app.foresight import UNCERTAIN, Deed, Foresight, Outlook, Step
from trickerion.app.history import End, History, Past, reveals
from trickerion.app.opponents import Opponents, Suggestion
from trickerion.app.privacy import is_secret, watched_view
from trickerion.app.replay import Moments
from trickerion.rules.ask.alike import could_add_point, foregone
from trickerion.rules.ask.heir import coming_step
from trickerion.rules.catalog import SPECIALS
from trickerion.rules.events import CharacterFinished, Event, HeirStep
from trickerion.rules.game import Decision, Game, IllegalMove, Standing
from trickerion.rules.moves import FinishCharacter, Move
from trickerion.rules.options import PERSON as PERSON  # handed on: who plays a seat
from trickerion.rules.options import GameOptions
from trickerion.rules.view import View, waits_unseen
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.player_error import PlayerError, SaveError
from trickerion.storage.record import Record, require_storable
from trickerion.storage.replays import keep_replay
from trickerion.storage.saves import OpenedGame, SavedGames
from trickerion.storage.statistics import FinishedGame, add_game
from trickerion.storage.writer import Autosaver, sweep
from trickerion.ui.deeds import say_all
from trickerion.words.questions import QUESTIONS, asks_openly
from trickerion.words.screens.saves import file_is_kept_as
from trickerion.words.trouble import NO_PLACE

UNSEEN_PAUSE = 0.3
"""How much shorter they wait after a step of an opponent that shows nothing: what to buy, how many, Done."""

UNDO_PAUSE = (1.0, 2.0)
"""Seconds, least and most by the pace, that whoever is next waits after a person's move: Undo can be reached."""


class Session:
    """A running game. Make one with ``Session.new``, ``Session.resume`` or ``Session.load``; call ``update`` often.

    ``viewer`` is the seat whose perspective is on the screen: a person's, or seat 0 when only bots play; ``pace`` the
    seconds between opponents' moves (0 = at once); ``changes`` counts the times that the table has changed, by moves,
    undo or a new viewer; ``name`` the name it was saved under, or ""; ``prophecies_from`` the turn from which the
    window speaks of prophecies. ``on_answer`` is called from another thread when an opponent has thought: a window that
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
        self.game = game
        self.options: GameOptions = game.options
        self.seed = game.seed
        self.name = name
        self.pace = pace
        self.changes = 0
        self._persons = [seat for seat, s in enumerate(self.options.seats) if s.player == PERSON]
        self.viewer = self._persons[0] if self._persons else 0
        self.prophecies_from = 0
        self._is_alone = False
        self._turn_to_next()
        self._clock = clock
        self._chronicle = Chronicle()
        self._history = History(self._persons)
        self._fresh: list[Event] = []
        self._notices: list[str] = []
        self._refused: list[str] = []
        self._view: View | None = None
        self._step: tuple[HeirStep | None] | None = None
        self._foresight, self._outlook = Foresight(game), Outlook(game, self.viewer)
        self._moments = Moments(Game.new(self.options, self.seed) if game.moves else game)
        self._answers_ahead: dict[int, tuple[Move, ...]] = {}
        self._hint: Suggestion | None = None
        self._hint_wanted = False
        self._next_opponent_move, self._was_seen = 0.0, True
        self._undo_until, self._is_done_by_itself = 0.0, False
        self._record = Record(self.options, self.seed)
        self._places = places
        if places is not None:
            sweep(places.autosave)
        self._saves = SavedGames(places) if places is not None else None
        self._autosaver = Autosaver(places.autosave) if places is not None else None
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

    # ------------------------------------------------------------------ the table

    @property
    def view(self) -> View:
        """The table as ``viewer`` may see it; as anybody may see it while the others at the screen look on."""
        if self._view is None:
            self._view = self._seen(self.game)
        return self._view

    def _seen(self, game: Game) -> View:
        """The table of a game, without the secrets of the viewer unless nobody else is looking."""
        return watched_view(game, self.viewer) if self.is_watched else game.view_for(self.viewer)

    @property
    def decision(self) -> Decision | None:
        """Who must decide what; None when the game is over."""
        return self.game.decision

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves of the viewer; none while somebody else decides, the curtain is down or cards are covered."""
        return self.view.moves if self._next_person() == self.viewer else ()

    @property
    def is_over(self) -> bool:
        """Whether the final score stands."""
        return self.game.is_over

    def result(self) -> list[Standing]:
        """The players from first to last; empty before the end."""
        return self.game.result()

    def view_at(self, move_index: int) -> View:
        """The table as the viewer saw it after that many moves."""
        return self._seen(self._moments.after(self.game.moves, move_index))

    def views_back(self) -> Iterator[View]:
        """The table as it is and as it was before each of the moves, the last first, as the viewer saw it."""
        for made in range(len(self.game.moves), 0, -1):
            yield self.view_at(made)

    def view_before(self, move: Move) -> View | None:
        """The table before this move was last made, as the viewer saw it; None when nobody has made it."""
        made = [number for number, other in enumerate(self.game.moves) if other == move]
        return self.view_at(made[-1]) if made else None

    def preview(self, move: Move, then: Sequence[Move] = ()) -> list[Event]:
        """What a deed would do for certain, up to chance, hidden cards or the end of the phase.

        Raises IllegalMove where ``play`` would before that.
        """
        return self._deed(move, then, self._outlook).events

    def view_after(self, move: Move, then: Sequence[Move] = ()) -> View:
        """The table as the viewer would see it after a deed; as it is now where something uncertain comes in between.

        Raises IllegalMove where ``play`` would before that.
        """
        deed = self._deed(move, then, self._outlook)
        return self._seen(deed.steps[-1].after) if deed.is_whole else self.view

    def possible(self, move: Move, wishes: Sequence[Move]) -> tuple[Move, ...]:
        """Those of the wishes that may be the ``then`` of a move, one after the other."""
        then: tuple[Move, ...] = ()
        for wish in wishes:
            with contextlib.suppress(IllegalMove):
                self._deed(move, (*then, wish))
                then = (*then, wish)
        return then

    def answers(self, move: Move, then: Sequence[Move] = ()) -> tuple[Move, ...]:
        """What the viewer may answer to the question that a deed leads to; none where others or nobody is asked, or
        where something uncertain comes before it.

        Raises IllegalMove where ``play`` would before that.
        """
        deed = self._deed(move, then, self._outlook)
        after = deed.steps[-1].after
        is_own = deed.is_whole and after.decision is not None and after.decision.seat == self.viewer
        return tuple(after.legal_moves()) if is_own else ()

    def foregone(self, move: Move, then: Sequence[Move] = (), *, may_finish: bool = True) -> tuple[Move, ...]:
        """The answers to what a deed leads to that make no difference, for its ``then``.

        ``may_finish``: a Character without Action Points is done, unless Undo would end with it or lead to one more.
        Questions about hidden cards are always asked.
        """
        found: list[Move] = []
        while (answer := self._foregone(self._deed(move, (*then, *found)), may_finish)) is not None:
            found.append(answer)
        return tuple(found)

    def _foregone(self, deed: Deed, may_finish: bool) -> Move | None:
        after, decision = deed.steps[-1].after, deed.steps[-1].after.decision
        if decision is None or decision.seat != self.viewer or deed.waits or not asks_openly(decision.question):
            return None
        answer = foregone(after.state, after.legal_moves())
        if isinstance(answer, FinishCharacter):
            is_harmless = may_finish and self._can_be_undone(deed, answer) and not self._misses_point(deed)
            return answer if is_harmless else None
        return answer

    def _can_be_undone(self, deed: Deed, answer: Move) -> bool:
        """Whether undo could still take a deed back if it went on with this answer: it reveals nothing."""
        last = self._foresight.followed(deed, answer).steps[-1]
        return not any(isinstance(event, UNCERTAIN) for event in last.events)

    @property
    def undo_adds_point(self) -> bool:
        """Whether undo leads back over the one Action of the acting Character to where a point could be added to it."""
        return self._could_add(self.game, self._history.befores)

    def _misses_point(self, deed: Deed) -> bool:
        """Whether that would be so after a deed: the end of the turn is then left to the player."""
        befores = self._history.befores
        for step in deed.steps:
            befores = [] if reveals(step.before, step.after, step.events) else [*befores, step.before]
        return self._could_add(deed.steps[-1].after, befores)

    @staticmethod
    def _could_add(game: Game, befores: list[Game]) -> bool:
        return could_add_point(game.state, (before.state for before in reversed(befores)))

    def _deed(self, move: Move, then: Sequence[Move] = (), foresight: Foresight | None = None) -> Deed:
        if move not in self.legal:
            raise IllegalMove(move)
        return (foresight or self._foresight).deed((move, *then))

    # ------------------------------------------------------------------ several people at one screen

    sees_all = False
    """Whoever looks at a game that is played sees it from a seat."""

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this screen."""
        return len(self._persons) > 1

    @property
    def is_watched(self) -> bool:
        """Whether other people look on: then what the viewer alone may know lies face down."""
        return self.is_shared and not self._is_alone

    @property
    def needs_curtain(self) -> bool:
        """Whether a person must come to the screen alone before the game goes on."""
        return self._waits_for_privacy() and not self.is_covered

    @property
    def is_covered(self) -> bool:
        """Whether the open question is about cards of the viewer that lie face down until the viewer asks for them."""
        decision = self.game.decision
        asks = decision is not None and decision.seat == self.viewer and QUESTIONS[decision.question].is_covered
        return asks and self._waits_for_privacy()

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

    def own_hand(self) -> tuple[str, ...]:
        """The special cards in the viewer's hand, in the order drawn: for a viewer who asks to see them."""
        return tuple(card for card in self.game.state.players[self.viewer].hand if card in SPECIALS)

    def _waits_for_privacy(self) -> bool:
        decision = self.game.decision
        is_ready = self._is_alone and decision is not None and decision.seat == self.viewer
        return not is_ready and self._is_secret()

    def _next_person(self) -> int | None:
        decision = self.game.decision
        return decision.seat if decision is not None and decision.seat in self._persons else None

    def _is_secret(self) -> bool:
        """Whether the open decision is a person's, and shows what the others at the screen must not see."""
        return self.is_shared and self._next_person() is not None and is_secret(self.game)

    # ------------------------------------------------------------------ moves

    def play(self, move: Move, then: Sequence[Move] = ()) -> list[Event]:
        """Do one deed for the viewer: a move, and what the viewer answers to the questions that follow it.

        It is one step of undo, one change, one autosave. An answer to a question before which the rules ask something
        else is given by itself after the answer to that, whatever it is; undo takes it back together with it.
        Raises IllegalMove, and changes nothing, when the move is not in ``legal``, or one of ``then`` is neither
        possible when its time comes nor such an answer.
        """
        deed, made = self._deed(move, then), len(self.game.moves)
        self._answers_ahead = {number: kept for number, kept in self._answers_ahead.items() if number <= made}
        for answer in self._answers_ahead.get(made, ()):
            with contextlib.suppress(IllegalMove):
                deed = self._foresight.followed(deed, answer)
        if deed.waits:
            self._answers_ahead[made + len(deed.steps)] = deed.waits
        return self._make(deed.steps)

    def _make(self, steps: Sequence[Step], reason: str = "") -> list[Event]:
        """Put Moves that have been worked out into force; all after the first are joined to it."""
        for number, step in enumerate(steps):
            self._history.made(Past(step.seat, step.move, step.before, number > 0), step.after, step.events)
            decision = step.before.decision
            shown = "" if decision is None or QUESTIONS[decision.question].is_secret else reason
            self._chronicle.tell(step.events, step.seat, len(step.after.moves), shown, step.before.state.row_ids)
        self.game = steps[-1].after
        self._turn_to_next()
        self._changed()
        self._wait_for_undo(steps)
        self._autosave(self._result() if self.is_over else ())
        events = [event for step in steps for event in step.events]
        self._fresh += events
        self._was_seen = any(not isinstance(event, CharacterFinished) for event in events)
        return events

    def _turn_to_next(self) -> None:
        """Whoever is next looks at the table, unless the curtain must fall first; the others look again."""
        seat = self._next_person()
        secret = self._is_secret()
        if self._is_alone:
            self._is_alone = seat == self.viewer and (secret or waits_unseen(self.game.state, self.viewer))
        if seat is not None and not secret:
            self.viewer = seat

    def _changed(self) -> None:
        self.changes += 1
        self._view = self._step = None
        self._foresight, self._outlook = Foresight(self.game), Outlook(self.game, self.viewer)
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
        while self._refused:
            self.note(self._refused.pop(0))
        trouble = self._autosaver.take_trouble() if self._autosaver else None
        notices, self._notices = self._notices + ([trouble] if trouble else []), []
        return notices

    # ------------------------------------------------------------------ undo

    @property
    def can_undo(self) -> bool:
        """Whether nothing was revealed by a person's last decision or after it, and no other person has decided."""
        return bool(self._history.last)

    @property
    def can_step_back(self) -> bool:
        """Whether undo would take back nothing but what led straight to the open question: no opponent has acted."""
        return self.can_undo and not self._history.since

    @property
    def undo_end(self) -> End:
        """Why nothing more can be taken back, when ``can_undo`` is false."""
        return self._history.end

    @property
    def can_redo(self) -> bool:
        """Whether a move that was taken back can be made again."""
        return bool(self._history.next)

    @property
    def undo_label(self) -> str:
        """The moves that undo takes back in one step, as a sentence; "" without any."""
        return _in_words(self._history.last) if self.can_undo else ""

    @property
    def undo_head(self) -> str:
        """The first of them alone, which names the deed where there is little room."""
        return _in_words(self._history.last[:1]) if self.can_undo else ""

    @property
    def redo_label(self) -> str:
        """The moves that redo makes again in one step, as a sentence; "" without any."""
        return _in_words(self._history.next)

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

    def _wait_for_undo(self, steps: Sequence[Step]) -> None:
        """Begin to wait after a person's move; at once without a pause, where the person has pressed all there was."""
        self._next_opponent_move = 0.0
        self._is_done_by_itself = len(steps) > 1 and isinstance(steps[-1].move, FinishCharacter)
        is_wanted = self.can_step_back and bool(self._is_done_by_itself or self.pace)
        least, most = UNDO_PAUSE
        self._undo_until = self._clock() + min(most, max(least, self.pace)) if is_wanted else 0.0

    def redo(self) -> list[Event]:
        """Make again what was taken back last. No events when there is nothing."""
        again = [past.move for past in self._history.next]
        return self._make(self._foresight.deed(again).steps) if again else []

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
            self._make(self._foresight.deed([suggestion.move]).steps, suggestion.reason)
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
        return self._make(self._foresight.deed(self.game.legal_moves()[:1]).steps)

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
        return "" if self._places is None else self._record.text(self.game, self.name)

    def save(self, name: str) -> Path:
        """Save the game under a name. Raises PlayerError when that is not possible."""
        if self._saves is None:
            raise PlayerError(NO_PLACE)
        path = self._saves.write(self._record.text(self.game, name), name)
        self.name = name
        return path

    def _autosave(self, before: Sequence[Callable[[], object]] = ()) -> None:
        if self._autosaver is not None:
            self._autosaver.put(self.record, before)

    def _result(self) -> list[Callable[[], object]]:
        """To keep the finished game, and to add it to the records: once, however often its end is played or opened.

        Both are done before the end is saved, and not in the window's thread: a kill loses the last decision, no game.
        """
        if self._places is None:
            return []
        finished = FinishedGame.of(self.game)
        add = partial(add_game, self._places.statistics, finished)
        keep = partial(keep_replay, self._places, finished.mark, self.record)
        return [partial(self._try_to, deed) for deed in (add, keep)]

    def _try_to(self, deed: Callable[[], object]) -> None:
        try:
            deed()
        except SaveError as error:
            self._refused.append(str(error))

    def flush(self) -> None:
        """Wait until the autosave is on disk, and a game that is over among the records."""
        if self._autosaver is not None:
            self._autosaver.flush()

    def close(self) -> None:
        """The game leaves the screen: the autosave gets written, the opponents' process ends."""
        if self._autosaver is not None:
            self._autosaver.close()
        self._opponents.close()


def _in_words(step: list[Past]) -> str:
    return say_all((past.move, past.before.state, past.seat) for past in step)
