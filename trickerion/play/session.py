"""A running game that is at this computer: it alone knows the whole table. Opponents' moves, undo, saves.

Persons at other computers decide through ``do_for``; an ``audience`` hears what becomes of the table.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from trickerion.language.verbatim import verbatim
from trickerion.play.assigning import OwnAssignments
from trickerion.play.audience import Audience
from trickerion.play.challenges.attempt import Attempt
from trickerion.play.chronicle import Chronicle
from trickerion.play.foresight import Course, ForeseenMove, Foresight
from trickerion.play.history import End, Past
from trickerion.play.keeper import Keeper
from trickerion.play.looked_up import looked_up
from trickerion.play.opponents.brains import Brains
from trickerion.play.opponents.stand_ins import StandIns
from trickerion.play.opponents.turns import OpponentTurns, StillTurns, Turns
from trickerion.play.played_game import PlayedGame
from trickerion.play.position import Position
from trickerion.play.privacy import is_secret
from trickerion.play.screen import Screen
from trickerion.play.sight import OwnSight
from trickerion.play.unable import Moment
from trickerion.rules.events import CharacterFinished, Event, FameGained, TrickLearned, TrickPrepared
from trickerion.rules.game import Game, IllegalMove
from trickerion.rules.moves import Move
from trickerion.rules.options import PERSON as PERSON  # handed on: who plays a seat
from trickerion.rules.options import STILL, GameOptions
from trickerion.rules.view import View
from trickerion.storage.autosave import LAST_WAIT
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.in_progress import OF_TONIGHT, GamePlace, GamesInProgress, to_resume
from trickerion.storage.player_error import SaveError
from trickerion.storage.reader import read_text
from trickerion.storage.record import Record, require_storable
from trickerion.storage.saves import OpenedGame, SavedGames
from trickerion.storage.tables import table_of, why_no_table
from trickerion.together.telling import Told, seen
from trickerion.words import together
from trickerion.words.questions import QUESTIONS
from trickerion.words.screens.saves import file_is_kept_as
from trickerion.words.trouble import table_unreadable

REWARDS = (TrickPrepared, TrickLearned, FameGained)
"""Events that a person sees come in before the table turns to the next one."""


class Session(PlayedGame):
    """A running game at this computer. Make one with ``Session.new``, ``Session.resume`` or ``Session.load``.

    ``elsewhere``: the seats of persons at other computers; they decide through ``do_for``. ``attempt``: the challenge
    that is tried, whose limits hold.
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
        attempt: Attempt | None = None,
    ) -> None:
        self.attempt = attempt
        position = Position(game)
        screen = Screen(position, elsewhere)
        self._moments_sight = OwnSight(position, screen, None if attempt is None else attempt.allowed)
        super().__init__(
            position, screen, self._moments_sight, knows_all=True, name=name, pace=pace, clock=clock, brains=brains
        )
        self._answers_ahead: dict[int, tuple[Move, ...]] = {}
        self._keeper = Keeper(game, _place(places), screen.elsewhere, lambda: self.wishes.kept)
        self.wishes.keep = self.autosave
        self.news.late_notices = self._keeper.take_troubles
        self._played: list[Told] = []
        self.audience: Audience | None = None
        self.stand_ins = StandIns(position, screen, self.opponents, self._go_on_assigning)
        self.assigning = OwnAssignments(position, screen, self.stand_ins)
        self._turns: Turns = OpponentTurns(position, self.pace, self.opponents, self.stand_ins, self.assigning)
        if attempt is not None:
            self._try(attempt)
        self._moment = Moment(clock)
        if any(seat.player not in (PERSON, STILL) for seat in self.options.seats):
            self.opponents.warm_up()
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
        session.news.chronicle.tell(session.game.opening, -1, 0)
        session.news.add(session.game.opening)
        session.autosave()
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
            session.news.note(file_is_kept_as(name=kept))
        return session

    @classmethod
    def load(cls, places: DataPaths, path: Path, *, pace: float = 1.0, elsewhere: Collection[int] = ()) -> Session:
        """Take up a saved game. Raises PlayerError when it cannot be read."""
        opened = SavedGames(places).open(path)
        session = cls.of_opened(opened, GamesInProgress(places).for_saved(opened), pace=pace, elsewhere=elsewhere)
        if why := why_no_table(table_of(path)):
            session.news.note(table_unreadable(why=why))
        return session

    @classmethod
    def of_attempt(cls, attempt: Attempt, *, pace: float = 1.0, clock: Callable[[], float] = time.monotonic) -> Session:
        """A try at a challenge, from its cut on."""
        return cls(attempt.table, None, pace=pace, clock=clock, attempt=attempt)

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
        session.wishes.take_in(opened.wishes)
        session.news.chronicle.tell(opened.game.opening, -1, 0)
        session.retell(opened.game.moves)
        session.autosave()
        if opened.note:
            session.news.note(opened.note)
        return session

    def _try(self, attempt: Attempt) -> None:
        """Let a challenge be tried: kept nowhere, its rivals answer without thinking, no undo behind the cut."""
        self.can_save = self.is_kept = False
        self._turns = StillTurns(self.position, self.pace)
        self.hints.instead = attempt.help
        self.news.chronicle.tell(self.game.opening, -1, 0)
        self.retell(self.game.moves)
        self.undoing.history.close(End.OPENED)
        self.news.chronicle.begin_here()
        attempt.follow(self)
        self.changed()

    def retell(self, moves: list[Move]) -> None:
        """Tell the log of these moves, the first ones of the game, again, so that undo reaches as far as before."""
        replay, history = Game.new(self.options, self.seed), self.undoing.history
        for number, move in enumerate(moves, 1):
            decision = replay.decision
            assert decision is not None
            before = replay.clone()
            events = replay.apply(move)
            history.made(Past(decision.seat, move, before), replay, events)
            row, is_open = before.state.row_ids, not is_secret(before)
            self._played.append(Told(decision.seat, move, tuple(events), False, is_open, row))
            self.news.chronicle.tell(events, decision.seat, number, row=before.state.row_ids)
        decision, last = self.game.decision, history.last
        if len(self.screen.players) > 1 and last and (decision is None or last[-1].seat != decision.seat):
            history.close(End.OPENED)
        for past in history.answers:
            self.opponents.remember(past.before.view_for(past.seat), len(past.before.moves), past.move)

    # ------------------------------------------------------------------ the table

    @property
    def is_over(self) -> bool:
        """True when the final score stands; that of a challenge is told with the attempt, on no screen of its own."""
        return self.attempt is None and super().is_over

    @property
    def ended(self) -> str:
        """Sentence about an attempt that has ended; "" for any other game."""
        return self.attempt.ended if self.attempt is not None else ""

    @property
    def is_tonight(self) -> bool:
        """True when the game is an evening of Tonight's Show, whose rivals are the same for everybody."""
        return self.place is not None and self.place.purpose in OF_TONIGHT

    @property
    def whole_game(self) -> Game | None:
        """The game with all that was hidden."""
        return self.game

    # ------------------------------------------------------------------ moves

    def lift_curtain(self) -> None:
        """The person who decides is at the screen, and the others look away: curtain up, covered cards face up.

        Decisions of others before stand.
        """
        seat = self.screen.next_person
        if seat is None or not self.screen.waits_for_privacy():
            return
        if seat != self.viewer:
            self.undoing.history.close(End.OTHERS)
        self.screen.come_alone(seat)
        self.changed()

    def play(self, move: Move, then: Sequence[Move] = ()) -> list[Event]:
        """Do one deed for the viewer, and save it by itself.

        An answer to a question before which the rules ask something else is given by itself after the answer to that,
        whatever it is; undo takes it back together with it.
        Raises IllegalMove, and changes nothing, when the move is not in ``legal``, or one of ``then`` is neither
        possible when its time comes nor such an answer.
        """
        course = self.preview.course(move, then)
        return self._carry_out(course) if self.position.early is None else self._lay_early(course)

    def do_for(self, seat: int, moves: Sequence[Mapping[str, Any]]) -> list[Event]:
        """The same for a person at another computer, whose Moves are looked up among the legal ones by their JSON.

        Raises IllegalMove when there is none like that, or that seat does not decide.
        """
        decision = self.game.decision
        if decision is None or decision.seat != seat or seat not in self.screen.elsewhere or not moves:
            raise IllegalMove(seat)
        course = Course(())
        for told in moves:
            game = course.steps[-1].after if course.steps else self.game
            try:
                course = Foresight(self.game).followed(course, looked_up(game, seat, told))
            except IllegalMove:
                if not course.steps:
                    raise
                break  # what has come by chance meanwhile has made it impossible
        return self._carry_out(course)

    def take_step(self) -> list[Event]:
        """Make the one move that the Heir's procedure demands. No events when the Heir is not asked."""
        if self.game.decision is None or self.preview.coming_step is None:
            return []
        return self.make(self.preview.foresight.course(self.game.legal_moves()[:1]).steps)

    def make(self, steps: Sequence[ForeseenMove], reason: str = "", *, stand_in: bool = False) -> list[Event]:
        """Put Moves that have been worked out into force, whoever makes them; all after the first are joined to it.

        ``stand_in``: a computer player makes them in the place of a person.
        """
        for number, step in enumerate(steps):
            self.undoing.history.made(Past(step.seat, step.move, step.before, number > 0), step.after, step.events)
            decision, row = step.before.decision, step.before.state.row_ids
            shown = "" if decision is None or QUESTIONS[decision.question].is_secret else reason
            self.news.chronicle.tell(step.events, step.seat, len(step.after.moves), shown, row, stand_in)
            is_open = not is_secret(step.before)
            self._played.append(Told(step.seat, step.move, tuple(step.events), number > 0, is_open, row, stand_in))
        self.position.game = steps[-1].after
        events = [event for step in steps for event in step.events]
        earned = any(isinstance(event, REWARDS) and event.seat == self.viewer for event in events)
        self.screen.turn_to_next(late=earned and self.screen.shows_rewards)
        self.changed()
        was_seen = any(not isinstance(event, CharacterFinished) for event in events)
        self.pace.wait_for_undo(steps, was_seen=was_seen)
        self.autosave()
        self.news.add(events)
        if self.audience is not None:
            self.audience.made([step.after for step in steps])
        self._go_on_assigning()
        return events

    def _carry_out(self, course: Course) -> list[Event]:
        made = len(self.game.moves)
        self._answers_ahead = {number: kept for number, kept in self._answers_ahead.items() if number <= made}
        for answer in self._answers_ahead.get(made, ()):
            with contextlib.suppress(IllegalMove):
                course = Foresight(self.game).followed(course, answer)
        if course.waits:
            self._answers_ahead[made + len(course.steps)] = course.waits
        return self.make(course.steps)

    # ------------------------------------------------------------------ the Assignment, made by everybody at once

    def assign_for(self, seat: int, turn: int, moves: Sequence[Mapping[str, Any]]) -> None:
        """The whole Assignment of a person at another computer, which comes into force when everybody is done.

        No moves: that person chooses again. Raises IllegalMove, and changes nothing, when it is not possible (now).
        """
        self.assigning.assign_for(seat, turn, moves)
        self._go_on_assigning()

    def _lay_early(self, course: Course) -> list[Event]:
        if self.assigning.lay_early(course):
            self._go_on_assigning()
        return course.events

    def _go_on_assigning(self) -> None:
        """Put cards that were laid early into force once nobody else is waited for; who may, lays on."""
        if deed := self.assigning.due():
            self.make(Foresight(self.game).course(deed).steps)
            return
        if self.assigning.lay_on():
            self.changed_for_viewer()
        if self.assigning.is_news() and self.audience is not None:
            self.audience.assigned()

    # ------------------------------------------------------------------ undo

    def undo(self) -> None:
        """Go back to before a person's last decision. Nothing when ``undoing.can_undo`` is false.

        The moves of opponents that follow come from the table, as before.
        """
        if self.undoing.is_early:
            self.assigning.take_back_early()
            self._go_on_assigning()
        elif self.undoing.can_undo:
            self._take_back()

    def undo_for(self, seat: int) -> bool:
        """The same for a person at another computer; False when that person has done nothing to take back."""
        last = self.undoing.history.last
        if not last or last[-1].seat != seat:
            return False
        self._take_back()
        return True

    def _take_back(self) -> None:
        past = self.undoing.history.take_back()
        self.position.game = past.before
        del self._played[len(self.game.moves) :]
        self.news.chronicle.back_to(len(self.game.moves))
        if past.seat in self.screen.elsewhere:
            name = verbatim(self.options.seats[past.seat].name)
            self.news.note(together.HOUSE["took_back"](name=name), together.WIRE)
        self.pace.end_wait()
        if past.seat in self.screen.persons:
            self.screen.viewer = past.seat
        if self.audience is not None:
            self.audience.taken_back(len(self.game.moves), past.seat)
        self._is_another_table()

    def back_to(self, made: int) -> None:
        """Take the game back to the moment after so many moves, whoever made them: a lesson is begun again there.

        The moves of opponents that follow come from the table, as before.
        """
        moves = self.game.moves[:made]
        self.position.game = self._moments_sight.moments.after(moves, made)
        self.undoing.begin_anew()
        self.news.chronicle = Chronicle()
        self._played.clear()
        self.news.chronicle.tell(Game.new(self.options, self.seed).opening, -1, 0)
        self.retell(moves)
        self._answers_ahead.clear()
        self.assigning.clear()
        self._is_another_table()

    def _is_another_table(self) -> None:
        """Show a table to which the game has gone back, and keep it."""
        self.news.drop_events()
        self.screen.turn_to_next()
        self.changed()
        self.autosave()
        self._go_on_assigning()

    def redo(self) -> list[Event]:
        """Make again what was taken back last. No events when there is nothing."""
        again = [past.move for past in self.undoing.next]
        if again and self.position.early is not None:
            return self._lay_early(self.preview.foresight.course(again))
        return self.make(self.preview.foresight.course(again).steps) if again else []

    # ------------------------------------------------------------------ opponents

    def update(self) -> None:
        """Let opponents think; make at most one move for them when the pace allows. Never waits."""
        if self.attempt is not None and self.attempt.is_done:
            return  # the rivals stop
        if self.audience is not None:
            self.audience.update()
        if self.hints.is_busy:
            self.hints.take()
        elif self._has_only_answer():
            answer = self.game.only_answer
            assert answer is not None
            self.make(Foresight(self.game).course([answer]).steps)
        elif self.pace.is_thinking:
            self._let_decide()
        else:
            self._turns.think_ahead()

    def _has_only_answer(self) -> bool:
        """True where the program answers now, after a moment, for a person who is asked for the sake of others."""
        if self.game.only_answer is None or not self.screen.asks_person or self.screen.waits_for_privacy():
            return False
        is_seen = len(self.screen.players) > 1 or self.audience is not None
        return not is_seen or self._moment.is_over(len(self.game.moves))

    def _let_decide(self) -> None:
        decided = self._turns.decided()
        if decided is None:
            return
        course = Foresight(self.game).course([decided.move])
        step, is_stand_in = course.steps[-1], self.stand_ins.instead(course.steps[0].seat) != "wait"
        if step.seat not in step.before.assigning or step.seat not in step.after.assigning:
            self.stand_ins.has_decided(step.seat)  # an Assignment is decided as a whole
        self.make(course.steps, decided.reason, stand_in=is_stand_in)
        if self.pace.is_thinking and not self.stand_ins.waits_for_elsewhere:
            self._turns.ask()

    # ------------------------------------------------------------------ what is told to others

    def told(self, number: int) -> Told:
        """The step after which so many moves were made; 0 is the beginning."""
        return self._played[number - 1] if number else Told(-1, None, self._after(0).opening)

    def seen_by(self, seat: int, number: int) -> View:
        """The table after so many moves as a seat saw it, or as everybody may see it."""
        return seen(self._after(number), seat)

    def _after(self, number: int) -> Game:
        return self._moments_sight.moments.after(self.game.moves if number else (), number)

    @property
    def full_record(self) -> str:
        """The whole game as it is saved, with its seed: for everybody when it is over."""
        return Record(self.options, self.seed).text(self.game, self.name)

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

    def autosave(self) -> None:
        """Save the game by itself."""
        self._keeper.autosave(self.game, self.name)

    @property
    def place(self) -> GamePlace | None:
        """The place in which the game saves itself."""
        return self._keeper.place

    def flush(self, seconds: float = LAST_WAIT) -> None:
        """Wait until the autosave is on disk, and a game that is over among the records; not longer."""
        self._keeper.flush(seconds)

    def close(self) -> None:
        """The game leaves the screen: the autosave gets written, the opponents' process ends."""
        if self.audience is not None:
            self.audience.close()
        self._keeper.close()
        self.opponents.close()


def _place(places: DataPaths | GamePlace | None) -> GamePlace | None:
    return GamesInProgress(places).free() if isinstance(places, DataPaths) else places
