"""A running game that is at another computer: this one knows what its seat has seen, and nothing else.

The table is the last View that came; what lies face down there lies face down here. What a click does for certain is
seen at once, then the game waits until the host has answered.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Protocol

from trickerion.language.verbatim import verbatim
from trickerion.play.assigning import has_assigned
from trickerion.play.company import Company
from trickerion.play.foresight import Course, ForeseenMove
from trickerion.play.history import End, Past
from trickerion.play.kept_end import KeptEnd
from trickerion.play.narration import narrate
from trickerion.play.opponents.early import Early
from trickerion.play.played_game import PlayedGame
from trickerion.play.position import Position
from trickerion.play.screen import Screen
from trickerion.play.told_steps import Step, ToldSteps
from trickerion.rules.events import Event
from trickerion.rules.game import Game
from trickerion.rules.moves import Move, MoveError, move_from_json
from trickerion.rules.options import PERSON, GameOptions
from trickerion.rules.view import View
from trickerion.storage.autosave import LAST_WAIT
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.player_error import PlayerError, SaveError
from trickerion.storage.reader import game_in
from trickerion.together import messages as m
from trickerion.together.codec import CodecError
from trickerion.together.telling import seen
from trickerion.together.wire import OPEN, Wire
from trickerion.words import together as words

LOG = logging.getLogger(__name__)


class HostTable(Company, Protocol):
    """The table at another computer, as its game uses it."""

    wire: Wire

    def update(self) -> None:
        """Hear what the host has said. Never waits."""

    def leave(self) -> None:
        """Leave the table; the seat is kept."""


class GuestSight:
    """Sight of a game that is at another computer: the Views that came, and what is certain beyond them."""

    def __init__(self, position: Position, screen: Screen, told: ToldSteps, seat: int) -> None:
        self._position, self._screen, self._told, self._seat = position, screen, told, seat
        self._view: View | None = None
        self.foreseen: list[ForeseenMove] = []
        """Moves that are certain, and that the host has not confirmed yet."""
        self.holds = False
        """Whether nothing can be done just now."""

    @property
    def made(self) -> int:
        """Number of moves made, with those that are certain."""
        return self._told.made + len(self.foreseen)

    @property
    def view(self) -> View:
        """The table as the seat sees it."""
        if self._view is None:
            known = self._told.view_at(self.made)
            shown = self.foreseen or self._position.early is not None
            self._view = replace(self.seen(self._position.at_hand), known=known.known) if shown else known
        return self._view

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves of the seat; none while somebody else decides, or the host has not answered."""
        early = self._position.early
        is_done = early is not None and early.is_done
        is_asked = self._screen.next_person == self._screen.viewer and not is_done
        return self.view.moves if is_asked and not self.holds else ()

    def seen(self, game: Game) -> View:
        """The table of another game, such as one that is foreseen."""
        return seen(game, self._seat)

    def view_at(self, move_index: int) -> View:
        """The table after so many moves."""
        return self._told.view_at(move_index)

    def views_back(self) -> Iterator[View]:
        """The table after each of the moves, the last first."""
        return self._told.views_back()

    def view_before(self, move: Move) -> View | None:
        """The table before this move was last made; None when nobody has made it."""
        return self._told.view_before(move)

    def forget(self) -> None:
        """Look anew: the table has changed."""
        self._view = None


class GuestAssignments:
    """The Assignment of a game at another computer, as the host tells of it."""

    def __init__(self, position: Position, screen: Screen) -> None:
        self._position, self._screen = position, screen
        self.laid_early: Mapping[int, int] = {}
        """Seats that have finished although the game does not know yet -> number of cards laid."""

    @property
    def asked(self) -> list[int]:
        """The persons who are asked now: at the Assignment perhaps several."""
        game = self._position.game
        asked = game.assigning or ([game.decision.seat] if game.decision is not None else [])
        return [seat for seat in asked if seat in self._screen.players and seat not in self.laid_early]

    @property
    def has_assigned(self) -> bool:
        """True when the viewer has finished the Assignment, while others still choose."""
        return has_assigned(self._position, self._screen)

    @property
    def still_assigning(self) -> list[int]:
        """The other seats that have not finished it, the first in the order of the game first."""
        others = (seat for seat in self._position.game.assigning if seat != self._screen.viewer)
        return [seat for seat in others if seat not in self.laid_early]


class GuestGame(PlayedGame):
    """The game as one of its seats has seen it, or as everybody may see it who looks on."""

    can_save = False

    def __init__(
        self, options: GameOptions, seat: int, table: HostTable, past: Sequence[Step], places: DataPaths | None
    ) -> None:
        self._seat, self.table = seat, table
        self.kept = KeptEnd(places, seat)
        self.sees_all = seat < 0
        self.company = table
        self.stays_at_table = False
        self._told = ToldSteps(looks_on=self.sees_all)
        self._laid: Early | None = None
        self._number = 0
        self._whole: Game | None = None
        for step in past:
            self._told.add(step)
        persons = [number for number, one in enumerate(options.seats) if one.player == PERSON]
        position = Position(self._told.game_at(self._told.made))
        screen = Screen(position, [number for number in persons if number != seat])
        self._sight = GuestSight(position, screen, self._told, seat)
        super().__init__(
            position, screen, self._sight, knows_all=False, name="", pace=0.0, clock=time.monotonic, brains=None
        )
        self.assigning = GuestAssignments(position, screen)
        self.news.late_notices = self.kept.take_troubles
        self._is_waiting = self._is_cut = False
        self._names = tuple(verbatim(seat.name) for seat in options.seats)
        for number, step in enumerate(past):
            narrate(step.events, self._names, self.viewer, step.row)  # nonsense is found here, not in the log
            self.news.chronicle.tell(step.events, step.seat, number, row=step.row, stand_in=step.stand_in)
        self.undoing.history.close(End.OPENED)
        self._stand()
        self.preview.look_ahead()

    # ------------------------------------------------------------------ what is seen

    @property
    def made(self) -> int:
        """Number of moves made, with those that are certain."""
        return self._sight.made

    @property
    def holds(self) -> bool:
        """True when the host has not answered yet, or the wire is cut."""
        return self._sight.holds

    def see_wire(self) -> None:
        """Look whether the wire is cut: its own thread may find out at any time, the game only between two presses."""
        was_cut, self._is_cut = self._is_cut, self.table.wire.stands != OPEN
        self._hold()
        if was_cut != self._is_cut:
            self.changes += 1

    def _hold(self) -> None:
        self._sight.holds = (self._is_waiting or self._is_cut) and not self.is_over

    @property
    def whole_game(self) -> Game | None:
        """The whole game, once it is over and the host has sent its record."""
        return self._whole

    # ------------------------------------------------------------------ deeds

    def play(self, move: Move, then: Sequence[Move] = ()) -> list[Event]:
        """Ask the host for a deed, and show what is certain of it.

        Raises IllegalMove where it cannot be possible.
        """
        course = self.preview.course(move, then)
        if self.position.early is not None:
            return self._lay(self.position.early, course)
        if not self.table.wire.send(m.Do(self.made, [one.to_json() for one in (move, *then)])):
            return []
        self._wait_for_host()
        if course.is_whole and not course.waits and len(course.steps) == 1 + len(then):
            self._sight.foreseen = list(course.steps)  # shown before the host has said so
            self.position.game = course.steps[-1].after
            self.news.add(course.events)
        self.changed()
        return course.events if self._sight.foreseen else []

    def _wait_for_host(self) -> None:
        self._is_waiting = True
        self._hold()

    def _has_answer(self) -> list[ForeseenMove]:
        """The host has answered; the moves that were shown as certain."""
        foreseen, self._sight.foreseen, self._is_waiting = self._sight.foreseen, [], False
        return foreseen

    def undo(self) -> None:
        """Ask the host to take the last deed back; the own Assignment is taken back here."""
        early = self.position.early
        if early is not None and early.deeds:
            if not early.is_done or self._tell_assigned(()):
                early.undo(self.game)
                self.changed()
            return
        if self.undoing.can_undo and not self.holds and self.table.wire.send(m.Undo(self.made)):
            self._wait_for_host()
            self.changed()

    def redo(self) -> list[Event]:
        """Ask the host for what was taken back last."""
        again = [past.move for past in self.undoing.next]
        return self.play(again[0], again[1:]) if again and self.undoing.can_redo and not self.holds else []

    def lift_curtain(self) -> None:
        """Nobody else is at this screen."""

    def back_to(self, made: int) -> None:
        """Lessons are games of their own."""

    def take_step(self) -> list[Event]:
        """The host plays the Heir."""
        return []

    # ------------------------------------------------------------------ the Assignment

    def _lay(self, early: Early, course: Course) -> list[Event]:
        """Lay cards here alone; the host hears of all of them when the Assignment is finished."""
        deed = [step.move for step in course.steps]
        if not early.do(deed):
            return []
        if early.is_done and not self._tell_assigned(early.in_short):
            early.reopen(self.game)
        self.changed()
        return course.events

    def _tell_assigned(self, moves: Sequence[Move]) -> bool:
        self._number += 1
        return self.table.wire.send(m.Assign(self._number, self.game.state.turn, [move.to_json() for move in moves]))

    def assigned(self, message: m.Assigned) -> None:
        """Hear from the host who has finished the Assignment."""
        fits = message.turn == self.game.state.turn
        self.assigning.laid_early = {seat: laid for seat, laid in enumerate(message.laid) if laid >= 0} if fits else {}
        early = self.position.early if message.number in (-1, self._number) else None
        if early is not None and not message.own:
            early.reopen(self.game)
        elif early is not None and not early.is_done:
            early.deeds = [tuple(move for told in message.own if (move := _move(told)) is not None)]
            early.stand(self.game)
        self.sight.forget()
        self.preview.look_ahead()
        self.changes += 1

    # ------------------------------------------------------------------ what the host says

    def update(self) -> None:
        """Hear the host. Never waits."""
        self.table.update()
        if self.hints.is_busy:
            self.hints.take()

    def steps_made(self, first: int, steps: Sequence[Step]) -> None:
        """Moves were made."""
        if first != len(self._told.steps):
            raise CodecError("steps")
        known = [event for step in self._has_answer() for event in step.events]
        events = [event for step in steps for event in step.events]
        self._take(steps)
        if events[: len(known)] == known:
            self.news.add(events[len(known) :])
        else:
            LOG.warning("what was certain came otherwise: %s, not %s", events, known)
            self.news.drop_events()
            self.news.add(events)
        self.changed()

    def hear(self, message: m.Back | m.NotDone) -> None:
        """A deed was taken back, or was not possible."""
        if isinstance(message, m.NotDone):
            self.news.note(words.NOT_DONE[message.why] if message.why in words.NOT_DONE else words.NOT_DONE["late"])
            if message.made < 0:
                return
        else:
            self._back(message.made)
            if message.seat != self._seat:
                name = verbatim(self.options.seats[message.seat].name)
                self.news.note(words.HOUSE["took_back"](name=name), words.WIRE)
            if self.position.early is not None:
                self.position.early.reopen(self.game)
        self._has_answer()
        self.news.drop_events()
        self._stand()
        self.changed()

    def come_back(self, past: Sequence[Step]) -> None:
        """The wire was cut and is whole again: what has happened meanwhile is told."""
        kept = self._told.last_in_common(past)
        self._has_answer()
        if kept == 0:
            raise CodecError("another_game")
        if kept < len(self._told.steps):
            self._back(kept - 1)
        self._take(past[kept:])
        self.news.drop_events()
        self.news.add([event for step in past[kept:] for event in step.events])
        self.news.note(words.YOU_ARE_BACK)
        self.changed()

    def end(self, record: str) -> None:
        """The game is over: its record is kept as a replay, the own seat counts."""
        try:
            whole = game_in(record)
        except SaveError as error:
            LOG.warning("the record of the game cannot be read: %s", error)
            return
        is_it = whole.is_over and len(whole.moves) == self._told.made and whole.options == self.options
        own = self._told.view_at(self._told.made).state
        if not is_it or seen(whole, self._seat).state.digest() != own.digest():
            raise CodecError("another_game")
        self._whole = whole
        self.kept.keep(whole, record)
        self.changed()

    def _take(self, steps: Sequence[Step]) -> None:
        for step in steps:
            before = self._told.game_at(self._told.made)
            number = len(self._told.steps)
            narrate(step.events, self._names, self.viewer, step.row)  # nonsense is found here, not in the log
            self.news.chronicle.tell(step.events, step.seat, number, row=step.row, stand_in=step.stand_in)
            self._told.add(step)
            past = Past(step.seat, _move(step.move), before, step.joined)
            self.undoing.history.made(past, self._told.game_at(self._told.made), step.events)
        self._stand()

    def _back(self, made: int) -> None:
        """The game is again as it was then; undo goes on from there where it is known to."""
        history = self.undoing.history
        known = len(history.befores)
        if history.last:
            history.take_back()
        if self._told.made - (known - len(history.befores)) != made:
            self.undoing.begin_anew()
            self.undoing.history.close(End.OPENED)
        self._told.back_to(made)
        self.news.chronicle.back_to(made)
        self._stand()

    def _stand(self) -> None:
        """Put the table as the last View shows it in the place of the one before."""
        self.position.game = game = self._told.game_at(self._told.made)
        self.sight.forget()
        self._hold()
        self.position.early = None
        if self._seat in game.assigning:
            if self._laid is None or self._laid.turn != game.state.turn:
                self._laid = Early(self._seat, game)
            self.position.early = self._laid
            self._laid.stand(game)
        else:
            self.assigning.laid_early = {}

    # ------------------------------------------------------------------ saving

    @property
    def record(self) -> str:
        """Nothing: the host keeps the game."""
        return ""

    def save(self, name: str) -> Path:
        """Raise PlayerError: the host keeps the game."""
        raise PlayerError(words.SAVED_THERE)

    def flush(self, seconds: float = LAST_WAIT) -> None:
        """The host keeps the game; its end is kept here, too."""
        self.kept.flush(seconds)

    def close(self) -> None:
        """Leave the table; the seat is kept."""
        if not self.stays_at_table:
            self.table.leave()
        self.kept.close()
        self.opponents.close()


def _move(told: dict[str, Any] | None) -> Any:
    try:
        return move_from_json(told) if told is not None else None
    except MoveError:
        return None
