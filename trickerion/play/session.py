"""A running game that is at this computer: it alone knows the whole table. Opponents' moves, undo, saves.

Persons at other computers decide through ``do_for``; an ``audience`` hears what becomes of the table.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from trickerion.play.chronicle import Chronicle
from trickerion.play.foresight import Course, ForeseenMove, Foresight
from trickerion.play.history import End, History, Past
from trickerion.play.keeper import Keeper
from trickerion.play.opponents.ahead import QUESTION, Ahead
from trickerion.play.opponents.brains import Brains
from trickerion.play.opponents.early import Early
from trickerion.play.privacy import is_secret
from trickerion.play.running_game import RunningGame
from trickerion.rules.events import CharacterFinished, Event, FameGained, TrickLearned, TrickPrepared
from trickerion.rules.game import Game, IllegalMove
from trickerion.rules.moves import Move
from trickerion.rules.options import PERSON as PERSON  # handed on: who plays a seat
from trickerion.rules.options import STILL, GameOptions
from trickerion.rules.state import Choice
from trickerion.rules.view import View
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.in_progress import OF_TONIGHT, GamePlace, GamesInProgress, to_resume
from trickerion.storage.player_error import SaveError
from trickerion.storage.reader import read_text
from trickerion.storage.record import Record, require_storable
from trickerion.storage.saves import OpenedGame, SavedGames
from trickerion.together.telling import Told, seen
from trickerion.words.questions import QUESTIONS
from trickerion.words.screens.saves import file_is_kept_as

UNSEEN_PAUSE = 0.3
"""How much shorter they wait after a step of an opponent that shows nothing: what to buy, how many, Done."""

REWARDS = (TrickPrepared, TrickLearned, FameGained)
"""What a person sees come in before the table turns to the next one."""


class Audience(Protocol):
    """Whoever must hear at once what becomes of the table."""

    def made(self, after: Sequence[Game]) -> None:
        """Moves were made; the game after each of them."""

    def taken_back(self, number: int, seat: int) -> None:
        """The game is again as it was after so many moves, because of a seat."""

    def assigned(self) -> None:
        """Somebody has finished the Assignment, or chooses again."""

    def update(self) -> None:
        """Hear what people elsewhere want. Never waits."""

    def close(self) -> None:
        """The game leaves the screen."""


class Session(RunningGame):
    """A running game at this computer. Make one with ``Session.new``, ``Session.resume`` or ``Session.load``.

    ``elsewhere``: the seats of persons at other computers; they decide through ``do_for``.
    """

    def __init__(
        self,
        game: Game,
        places: DataPaths | GamePlace | None,
        *,
        name: str = "",
        pace: float = 1.0,
        clock: Callable[[], float] = time.monotonic,
        elsewhere: Collection[int] = (),
        brains: Brains | None = None,
    ) -> None:
        super().__init__(game, name=name, pace=pace, clock=clock, elsewhere=elsewhere, brains=brains)
        self._answers_ahead: dict[int, tuple[Move, ...]] = {}
        self._ahead: Ahead | None = None
        self._keeper = Keeper(game, _place(places), self._elsewhere)
        self._played: list[Told] = []
        self.audience: Audience | None = None
        self._sits_in: dict[int, bool] = {}
        self._held: dict[int, Early] = {}
        self._told_early: dict[int, list[tuple[Move, ...]]] = {}
        if any(seat.player not in (PERSON, STILL) for seat in self.options.seats):
            self._opponents.warm_up()
        self._go_on_assigning()

    # ------------------------------------------------------------------ how a session begins

    @classmethod
    def new(
        cls,
        options: GameOptions,
        seed: str,
        places: DataPaths | GamePlace | None = None,
        *,
        pace: float = 1.0,
        elsewhere: Collection[int] = (),
        brains: Brains | None = None,
    ) -> Session:
        """A new game; ``places`` says where it is saved (None: nowhere). Raises PlayerError for an impossible seed, and
        when its place is taken.
        """
        require_storable(options, seed)
        session = cls(Game.new(options, seed), places, pace=pace, elsewhere=elsewhere, brains=brains)
        session._chronicle.tell(session.game.opening, -1, 0)
        session._fresh += session.game.opening
        session._autosave()
        return session

    @classmethod
    def resume(
        cls,
        where: DataPaths | GamePlace,
        *,
        pace: float = 1.0,
        elsewhere: Collection[int] = (),
        brains: Brains | None = None,
    ) -> Session:
        """Take up the game of a place, or the last one. One that is not read to its end is kept as it is, under a name.

        Raises PlayerError when there is none, it cannot be read, or is being played.
        """
        place = to_resume(where)
        saves, kept = SavedGames(place.places), ""
        opened = saves.open(place.path)
        with contextlib.suppress(SaveError):  # on a full disk nothing takes its place, either
            kept = saves.keep(read_text(place.path)) if opened.note else ""
        session = cls.of_opened(opened, place, pace=pace, elsewhere=elsewhere, brains=brains)
        if kept:
            session.note(file_is_kept_as(name=kept))
        return session

    @classmethod
    def load(cls, places: DataPaths, path: Path, *, pace: float = 1.0, elsewhere: Collection[int] = ()) -> Session:
        """Take up a saved game. Raises PlayerError when it cannot be read."""
        opened = SavedGames(places).open(path)
        return cls.of_opened(opened, GamesInProgress(places).for_saved(opened), pace=pace, elsewhere=elsewhere)

    @classmethod
    def of_opened(
        cls,
        opened: OpenedGame,
        places: DataPaths | GamePlace | None = None,
        *,
        pace: float = 1.0,
        elsewhere: Collection[int] = (),
        brains: Brains | None = None,
    ) -> Session:
        """Continue with a game that was read from a file. Its log is told again, and undo goes as far back as before;
        only what another person decided last stays: that player may not be at the screen.
        """
        session = cls(opened.game, places, name=opened.name, pace=pace, elsewhere=elsewhere, brains=brains)
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
            row, is_open = before.state.row_ids, not is_secret(before)
            self._played.append(Told(decision.seat, move, tuple(events), False, is_open, row))
            self._chronicle.tell(events, decision.seat, number, row=before.state.row_ids)
        decision, last = self.game.decision, self._history.last
        if len(self._players) > 1 and last and (decision is None or last[-1].seat != decision.seat):
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
        """Do one deed for the viewer, and save it by itself.

        An answer to a question before which the rules ask something else is given by itself after the answer to that,
        whatever it is; undo takes it back together with it.
        Raises IllegalMove, and changes nothing, when the move is not in ``legal``, or one of ``then`` is neither
        possible when its time comes nor such an answer.
        """
        course = self._course(move, then)
        return self._carry_out(course) if self._early is None else self._lay_early(course)

    def do_for(self, seat: int, moves: Sequence[Mapping[str, Any]]) -> list[Event]:
        """The same for a person at another computer, whose Moves are looked up among the legal ones by their JSON.

        Raises IllegalMove when there is none like that, or that seat does not decide.
        """
        decision = self.game.decision
        if decision is None or decision.seat != seat or seat not in self._elsewhere or not moves:
            raise IllegalMove(seat)
        course = Course(())
        for told in moves:
            game = course.steps[-1].after if course.steps else self.game
            try:
                course = Foresight(self.game).followed(course, _looked_up(game, seat, told))
            except IllegalMove:
                if not course.steps:
                    raise
                break  # what has come by chance meanwhile has made it impossible
        return self._carry_out(course)

    def _carry_out(self, course: Course) -> list[Event]:
        made = len(self.game.moves)
        self._answers_ahead = {number: kept for number, kept in self._answers_ahead.items() if number <= made}
        for answer in self._answers_ahead.get(made, ()):
            with contextlib.suppress(IllegalMove):
                course = Foresight(self.game).followed(course, answer)
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
            row, is_open = step.before.state.row_ids, not is_secret(step.before)
            self._played.append(Told(step.seat, step.move, tuple(step.events), number > 0, is_open, row))
        self.game = steps[-1].after
        events = [event for step in steps for event in step.events]
        earned = any(isinstance(event, REWARDS) and event.seat == self.viewer for event in events)
        self._turn_to_next(late=earned and self.shows_rewards)
        self._changed()
        self._wait_for_undo(steps)
        self._autosave()
        self._fresh += events
        self._was_seen = any(not isinstance(event, CharacterFinished) for event in events)
        if self.audience is not None:
            self.audience.made([step.after for step in steps])
        self._go_on_assigning()
        return events

    def take_notices(self) -> list[str]:
        """Sentences for the player since the last call: a damaged save, a full disk, an opponent replaced."""
        while self._keeper.refused:
            self.note(self._keeper.refused.pop(0))
        trouble = self._keeper.take_trouble()
        return super().take_notices() + ([trouble] if trouble else [])

    # ------------------------------------------------------------------ the Assignment, made by everybody at once

    @property
    def laid_early(self) -> Mapping[int, int]:
        return {seat: early.laid for seat, early in self._held.items() if early.is_done}

    @property
    def asked(self) -> list[int]:
        decision, done = self.game.decision, self.laid_early
        first = [decision.seat] if decision is not None else []
        once = [seat for seat in self.game.assigning if seat in self._elsewhere or not self.is_shared]
        awaited = [seat for seat in dict.fromkeys((*first, *once)) if seat in self._players and seat not in done]
        return [seat for seat in awaited if seat not in self._sits_in]

    def assign_for(self, seat: int, turn: int, moves: Sequence[Mapping[str, Any]]) -> None:
        """The whole Assignment of a person at another computer, which comes into force when everybody is done.

        No moves: that person chooses again. Raises IllegalMove, and changes nothing, when it is not possible (now).
        """
        if turn != self.game.state.turn or seat not in self.game.assigning or seat not in self._elsewhere:
            raise IllegalMove(seat)
        early = Early(seat, self.game)
        deed: list[Move] = []
        for told in moves:
            deed.append(_looked_up(early.game, seat, told))
            if not early.do(deed[-1:]):
                raise IllegalMove(told)
        if moves and not early.is_done:
            raise IllegalMove(seat)
        self._held.pop(seat, None)
        if moves:
            self._held[seat], early.deeds = early, [tuple(deed)]
        self._go_on_assigning()

    def held_for(self, seat: int) -> list[Move]:
        """The Assignment of a person at another computer that is not in force yet."""
        early = self._held.get(seat)
        return [*early.deeds[0]] if early is not None and early.is_done else []

    def _lay_early(self, course: Course) -> list[Event]:
        assert self._early is not None
        if self._early.do([step.move for step in course.steps]):
            self._go_on_assigning()
        return course.events

    def _go_on_assigning(self) -> None:
        """What was laid early comes into force once nobody else is waited for; whoever may lays on."""
        now, turn = self.game.assigning, self.game.state.turn
        self._held = {seat: early for seat, early in self._held.items() if seat in now and early.turn == turn}
        for early in self._held.values():
            early.stand(self.game)
        first = self._held.get(now[0]) if now else None
        if first is not None and first.deeds and set(self.asked) <= {now[0]}:
            deed = first.deeds.pop(0)
            self._make(Foresight(self.game).course(deed).steps)
            return
        was_early, self._early = self._early is not None, None
        is_asked_next = now[:1] == [self.viewer] and set(self.asked) <= {self.viewer}
        if self.viewer in now and self.viewer in self._persons and not self.is_shared and not is_asked_next:
            self._early = self._held.setdefault(self.viewer, Early(self.viewer, self.game))
        if was_early or self._early is not None:
            self._changed_for_viewer()
        before, self._told_early = self._told_early, {n: [*e.deeds] for n, e in self._held.items() if e.is_done}
        if self.audience is not None and before != self._told_early:
            self.audience.assigned()

    # ------------------------------------------------------------------ undo

    def undo(self) -> None:
        """Go back to before a person's last decision. Nothing when ``can_undo`` is false.

        What opponents do then follows from the table, as before.
        """
        if self._early is not None and self._early.deeds:
            self._early.undo(self.game)
            self._go_on_assigning()
        elif self.can_undo:
            self._take_back()

    def undo_for(self, seat: int) -> bool:
        """The same for a person at another computer; False when that person has done nothing to take back."""
        last = self._history.last
        if not last or last[-1].seat != seat:
            return False
        self._take_back()
        return True

    def _take_back(self) -> None:
        past = self._history.take_back()
        self.game = past.before
        del self._played[len(self.game.moves) :]
        self._chronicle.back_to(len(self.game.moves))
        self._fresh.clear()
        self._undo_until = 0.0
        if past.seat in self._persons:
            self.viewer = past.seat
        if self.audience is not None:
            self.audience.taken_back(len(self.game.moves), past.seat)
        self._turn_to_next()
        self._changed()
        self._autosave()
        self._go_on_assigning()

    def back_to(self, made: int) -> None:
        """Take the game back to the moment after so many moves, whoever made them: a lesson is begun again there.

        What opponents do then follows from the table, as before.
        """
        moves = self.game.moves[:made]
        self.game = self._moments.after(moves, made)
        self._history, self._chronicle = History(self._players), Chronicle()
        self._played.clear()
        self._chronicle.tell(Game.new(self.options, self.seed).opening, -1, 0)
        self._retell(moves)
        self._fresh.clear()
        self._answers_ahead.clear()
        self._held.clear()
        self._turn_to_next()
        self._changed()
        self._autosave()
        self._go_on_assigning()

    def redo(self) -> list[Event]:
        """Make again what was taken back last. No events when there is nothing."""
        again = [past.move for past in self._next]
        if again and self._early is not None:
            return self._lay_early(self._foresight.course(again))
        return self._make(self._foresight.course(again).steps) if again else []

    # ------------------------------------------------------------------ opponents

    def update(self) -> None:
        """Let opponents think; make at most one move for them when the pace allows. Never waits."""
        if self.audience is not None:
            self.audience.update()
        if self._hint_wanted or self.is_weighing:
            self._take_hint()
        elif self.is_thinking:
            self._let_think()
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
    def waits_for_elsewhere(self) -> bool:
        """Whether a person at another computer decides, and no computer player in its place."""
        decision = self.game.decision
        return decision is not None and decision.seat in self._elsewhere and decision.seat not in self._sits_in

    def let_decide(self, seat: int, brain: str, *, once: bool) -> None:
        """A computer player decides in the place of a person who is elsewhere, once or until ``wait_for``."""
        self._opponents.seat(seat, brain)
        self._sits_in[seat] = once
        self._go_on_assigning()

    def wait_for(self, seat: int) -> None:
        """The person of a seat decides again; what a computer player thinks for it is forgotten."""
        if self._sits_in.pop(seat, None) is not None:
            self._opponents.forget()
            self._go_on_assigning()

    def sits_in(self, seat: int) -> str:
        """The computer player that decides in the place of that person; "" for none."""
        return self._opponents.brain_of(seat) if seat in self._sits_in else ""

    def instead(self, seat: int) -> str:
        """For how long: "wait" for no computer player at all, "once", or "until" the person is back."""
        return {None: "wait", True: "once", False: "until"}[self._sits_in.get(seat)]

    def _let_think(self) -> None:
        if self.waits_for_elsewhere or not set(self.laid_early).isdisjoint(self.game.assigning[:1]):
            self._think_ahead()
            return
        if not self._opponents.is_asked:
            self._ask_opponent()
        if self._clock() < self._next_opponent_move:
            return
        suggestion = self._opponents.take()
        if suggestion is not None:
            course = Foresight(self.game).course([suggestion.move])
            if self._sits_in.get(course.steps[0].seat) and not _is_amid_assignment(course):
                del self._sits_in[course.steps[0].seat]
            self._make(course.steps, suggestion.reason)
            if self.is_thinking and not self.waits_for_elsewhere:
                self._ask_opponent()

    def _ask_opponent(self) -> None:
        decision = self.game.decision
        assert decision is not None
        pause = self.pace * QUESTIONS[decision.question].pause * (1.0 if self._was_seen else UNSEEN_PAUSE)
        self._next_opponent_move = max(self._undo_until, self._clock() + pause)
        self._opponents.ask(self.game.view_for(decision.seat), len(self.game.moves))

    def take_step(self) -> list[Event]:
        """Make the one move that the Heir's procedure demands. No events when the Heir is not asked."""
        decision = self.game.decision
        if decision is None or self.coming_step is None:
            return []
        return self._make(self._foresight.course(self.game.legal_moves()[:1]).steps)

    # ------------------------------------------------------------------ what is told to others

    def told(self, number: int) -> Told:
        """The step after which so many moves were made; 0 is the beginning."""
        return self._played[number - 1] if number else Told(-1, None, self._moments.after((), 0).opening)

    def seen_by(self, seat: int, number: int) -> View:
        """The table after so many moves as a seat saw it, or as everybody may see it."""
        return seen(self._moments.after(self.game.moves, number), seat)

    @property
    def full_record(self) -> str:
        """The whole game as it is saved, with its seed: for everybody when it is over."""
        return Record(self.options, self.seed).text(self.game, self.name)

    @property
    def whole_game(self) -> Game | None:
        return self.game

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

    @property
    def is_tonight(self) -> bool:
        return self.place is not None and self.place.purpose in OF_TONIGHT

    @property
    def place(self) -> GamePlace | None:
        """Where it saves itself."""
        return self._keeper.place

    def flush(self) -> None:
        """Wait until the autosave is on disk, and a game that is over among the records."""
        self._keeper.flush()

    def close(self) -> None:
        """The game leaves the screen: the autosave gets written, the opponents' process ends."""
        if self.audience is not None:
            self.audience.close()
        self._keeper.close()
        self._opponents.close()


def _place(places: DataPaths | GamePlace | None) -> GamePlace | None:
    return GamesInProgress(places).free() if isinstance(places, DataPaths) else places


def _is_amid_assignment(course: Course) -> bool:
    """Whether more cards may follow: a person's Assignment is decided as a whole."""
    step = course.steps[-1]
    return step.seat in step.before.assigning and step.seat in step.after.assigning


def _looked_up(game: Game, seat: int, told: Mapping[str, Any]) -> Move:
    """The answer of a seat that reads like this, to the open question or to one below it. Raises IllegalMove."""
    for frame in reversed(game.state.stack):
        if isinstance(frame, Choice) and frame.seat == seat:
            for move in frame.legal_moves(game.state):
                if move.to_json() == told:
                    return move
    raise IllegalMove(told)
