"""A running game that is at another computer: this one knows what its seat has seen, and nothing else.

The table is the last View that came; what lies face down there lies face down here. What a click does for certain is
seen at once, then the game waits until the host has answered.
"""

from __future__ import annotations

import logging
import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from trickerion.play.foresight import Course, ForeseenMove, SeatForesight
from trickerion.play.history import End, History, Past
from trickerion.play.opponents.early import Early
from trickerion.play.running_game import RunningGame
from trickerion.play.tables.kept_seats import keep_seat
from trickerion.rules.events import Event
from trickerion.rules.game import Game
from trickerion.rules.moves import Move, MoveError, move_from_json
from trickerion.rules.options import PERSON, GameOptions
from trickerion.rules.state import GameState
from trickerion.rules.view import View
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.player_error import PlayerError, SaveError
from trickerion.storage.reader import game_in
from trickerion.storage.record import first_sum
from trickerion.storage.replays import keep_replay
from trickerion.storage.statistics import FinishedGame, add_game
from trickerion.together import messages as m
from trickerion.together.codec import CodecError, view_from
from trickerion.together.telling import seen
from trickerion.together.wire import OPEN
from trickerion.words import together as words

if TYPE_CHECKING:
    from trickerion.play.tables.guest_table import GuestTable

LOG = logging.getLogger(__name__)
MOST_VIEWS: Final = 48
"""Past Views that are kept as tables; the others are text."""


class Step(NamedTuple):
    """What the host tells of a step: who moved, the Move where it may be known, what happened, the View as text.

    ``row``: the Performance cards that lay in the Theater before.
    """

    seat: int
    move: dict[str, Any] | None
    joined: bool
    row: tuple[str, ...]
    events: list[Event]
    view: str


class GuestGame(RunningGame):
    """The game as one of its seats has seen it, or as everybody may see it who looks on."""

    can_save = False

    def __init__(
        self, options: GameOptions, seat: int, table: GuestTable, past: Sequence[Step], places: DataPaths | None
    ) -> None:
        self._seat, self.table, self._places = seat, table, places
        self.sees_all = seat < 0
        self.company = table
        self._texts: list[bytes] = []
        self._views: dict[int, View] = {}
        self._steps: list[Step] = []
        self._ahead: list[ForeseenMove] = []
        self._is_waiting = self._is_cut = False
        self._laid: Early | None = None
        self._number = 0
        self._others: dict[int, int] = {}
        self._whole: Game | None = None
        first = view_from(past[0].view)
        persons = [number for number, one in enumerate(options.seats) if one.player == PERSON]
        super().__init__(_game(first.state), pace=0.0, elsewhere=[n for n in persons if n != seat])
        self._tell_past(past)
        self._look_ahead()

    # ------------------------------------------------------------------ what is seen

    @property
    def made(self) -> int:
        return len(self._steps) + len(self._ahead) - 1

    @property
    def view(self) -> View:
        if self._view is None:
            known = self.view_at(self.made)
            shown = self._ahead or self._early is not None
            self._view = replace(self._seen(self.at_hand), known=known.known) if shown else known
        return self._view

    def _seen(self, game: Game) -> View:
        return seen(game, self._seat)

    @property
    def legal(self) -> tuple[Move, ...]:
        return () if self.holds else super().legal

    @property
    def holds(self) -> bool:
        """The host has not answered yet, or the wire is cut."""
        return (self._is_waiting or self._is_cut) and not self.is_over

    def see_wire(self) -> None:
        """Whether the wire is cut, which its own thread may find out at any time, is seen between two presses alone."""
        was_cut, self._is_cut = self._is_cut, self.table.wire.stands != OPEN
        if was_cut != self._is_cut:
            self.changes += 1

    def view_at(self, move_index: int) -> View:
        number = max(0, min(move_index, len(self._texts) - 1))
        if number not in self._views:
            while len(self._views) >= MOST_VIEWS:
                del self._views[next(iter(self._views))]
            self._views[number] = view_from(zlib.decompress(self._texts[number]).decode())
        return self._views[number]

    def views_back(self) -> Iterator[View]:
        for made in range(len(self._texts) - 1, 0, -1):
            yield self.view_at(made)

    def view_before(self, move: Move) -> View | None:
        told = move.to_json()
        made = [number for number, step in enumerate(self._steps) if step.move == told]
        return self.view_at(made[-1] - 1) if made else None

    @property
    def whole_game(self) -> Game | None:
        """The whole game, once it is over and the host has sent its record."""
        return self._whole

    def _look_ahead(self) -> None:
        self._foresight = self._outlook = SeatForesight(self.at_hand, self.viewer)

    # ------------------------------------------------------------------ what is done

    def play(self, move: Move, then: Sequence[Move] = ()) -> list[Event]:
        """Ask the host for a deed, and show what is certain of it.

        Raises IllegalMove where it cannot be possible.
        """
        course = self._course(move, then)
        if self._early is not None:
            return self._lay(self._early, course)
        if not self.table.wire.send(m.Do(self.made, [one.to_json() for one in (move, *then)])):
            return []
        self._is_waiting = True
        if course.is_whole and not course.waits and len(course.steps) == 1 + len(then):
            self._go_ahead(course.steps)
        self._changed()
        return course.events if self._ahead else []

    def _go_ahead(self, steps: Sequence[ForeseenMove]) -> None:
        """Show what is certain before the host has said so."""
        self._ahead = list(steps)
        self.game = steps[-1].after
        self._fresh += [event for step in steps for event in step.events]

    # ------------------------------------------------------------------ the Assignment

    @property
    def laid_early(self) -> Mapping[int, int]:
        return self._others

    @property
    def asked(self) -> list[int]:
        now, decision = self.game.assigning, self.game.decision
        asked = now or ([decision.seat] if decision is not None else [])
        return [seat for seat in asked if seat in self._players and seat not in self._others]

    def _lay(self, early: Early, course: Course) -> list[Event]:
        """Cards are laid here alone; the host hears of all of them when the Assignment is finished."""
        deed = [step.move for step in course.steps]
        if not early.do(deed):
            return []
        if early.is_done and not self._tell_assigned(early.in_short):
            early.reopen(self.game)
        self._changed()
        return course.events

    def _tell_assigned(self, moves: Sequence[Move]) -> bool:
        self._number += 1
        return self.table.wire.send(m.Assign(self._number, self.turn, [move.to_json() for move in moves]))

    def assigned(self, message: m.Assigned) -> None:
        """The host tells who has finished the Assignment."""
        fits = message.turn == self.turn
        self._others = {seat: laid for seat, laid in enumerate(message.laid) if laid >= 0} if fits else {}
        early = self._early if message.number in (-1, self._number) else None
        if early is not None and not message.own:
            early.reopen(self.game)
        elif early is not None and not early.is_done:
            early.deeds = [tuple(move for told in message.own if (move := _move(told)) is not None)]
            early.stand(self.game)
        self._view = None
        self._look_ahead()
        self.changes += 1

    def undo(self) -> None:
        early = self._early
        if early is not None and early.deeds:
            if not early.is_done or self._tell_assigned(()):
                early.undo(self.game)
                self._changed()
            return
        if self.can_undo and not self.holds and self.table.wire.send(m.Undo(self.made)):
            self._is_waiting = True
            self._changed()

    def redo(self) -> list[Event]:
        again = [past.move for past in self._next]
        return self.play(again[0], again[1:]) if again and self.can_redo and not self.holds else []

    def lift_curtain(self) -> None:
        """Nobody else is at this screen."""

    def back_to(self, made: int) -> None:
        """Lessons are games of their own."""

    def take_step(self) -> list[Event]:
        return []

    # ------------------------------------------------------------------ what the host says

    def update(self) -> None:
        self.table.update()
        if self._hint_wanted or self.is_weighing:
            self._take_hint()

    def steps_made(self, first: int, steps: Sequence[Step]) -> None:
        """Moves were made."""
        if first != len(self._steps):
            LOG.error("steps %d come after %d", first, len(self._steps))
            return
        ahead, self._ahead, self._is_waiting = self._ahead, [], False
        known = [event for step in ahead for event in step.events]
        events = [event for step in steps for event in step.events]
        self._take(steps)
        if events[: len(known)] == known:
            self._fresh += events[len(known) :]
        else:
            LOG.warning("what was certain came otherwise: %s, not %s", events, known)
            self._fresh = events
        self._changed()

    def hear(self, message: m.Back | m.NotDone) -> None:
        """A deed was taken back, or was not possible."""
        if isinstance(message, m.NotDone):
            self.note(words.NOT_DONE[message.why] if message.why in words.NOT_DONE else words.NOT_DONE["late"])
            if message.made < 0:
                return
        else:
            self._back(message.made)
            if self._early is not None:
                self._early.reopen(self.game)
        self._ahead, self._is_waiting = [], False
        self._fresh.clear()
        self._stand()
        self._changed()

    def come_back(self, past: Sequence[Step]) -> None:
        """The wire was cut and is whole again: what has happened meanwhile is told."""
        same = (n for n, (old, new) in enumerate(zip(self._steps, past, strict=False)) if old != new)
        kept = next(same, min(len(self._steps), len(past)))
        self._ahead, self._is_waiting = [], False
        if kept == 0:
            raise CodecError("another_game")
        if kept < len(self._steps):
            self._back(kept - 1)
        self._take(past[kept:])
        self._fresh = [event for step in past[kept:] for event in step.events]
        self.note(words.YOU_ARE_BACK)
        self._changed()

    def end(self, record: str) -> None:
        """The game is over: its record is kept as a replay, the own seat counts."""
        try:
            whole = game_in(record)
        except SaveError as error:
            LOG.warning("the record of the game cannot be read: %s", error)
            return
        self._whole = whole
        if self._places is not None and self._seat >= 0:
            others = [number for number in range(len(self.options.seats)) if number != self._seat]
            known_by = f"elsewhere-{first_sum(whole.options.to_json(), whole.seed):08x}"  # its copies count once, too
            finished = FinishedGame.of(whole, others, known_by)
            self._keep(partial(add_game, self._places.statistics, finished))
            self._keep(partial(keep_replay, self._places, finished.mark, record))
        self._changed()

    def _keep(self, deed: partial[Any]) -> None:
        try:
            deed()
        except SaveError as error:
            self.note(str(error))

    def _tell_past(self, steps: Sequence[Step]) -> None:
        """What was done while nobody looked on here; none of it can be taken back."""
        for step in steps:
            self._tell(step)
        self._history = History(self._players)
        self._history.close(End.OPENED)
        self._stand()

    def _tell(self, step: Step) -> None:
        self._chronicle.tell(step.events, step.seat, len(self._steps), row=step.row)
        self._steps.append(step)
        self._texts.append(zlib.compress(step.view.encode(), 1))

    def _take(self, steps: Sequence[Step]) -> None:
        for step in steps:
            before = self._game_at(len(self._steps) - 1)
            self._tell(step)
            past = Past(step.seat, _move(step.move), before, step.joined)
            self._history.made(past, self._game_at(len(self._steps) - 1), step.events)
        self._stand()

    def _back(self, made: int) -> None:
        """The game is again as it was then; undo goes on from there where it is known to."""
        known = len(self._history.befores)
        if self._history.last:
            self._history.take_back()
        if len(self._steps) - 1 - (known - len(self._history.befores)) != made:
            self._history = History(self._players)
            self._history.close(End.OPENED)
        del self._steps[made + 1 :], self._texts[made + 1 :]
        self._views = {number: view for number, view in self._views.items() if number <= made}
        self._chronicle.back_to(made)
        self._stand()

    def _stand(self) -> None:
        """The table is as the last View shows it."""
        self.game = self._game_at(len(self._steps) - 1)
        self._view = None
        self._early = None
        if self._seat in self.game.assigning:
            if self._laid is None or self._laid.turn != self.turn:
                self._laid = Early(self._seat, self.game)
            self._early = self._laid
            self._early.stand(self.game)
        else:
            self._others = {}

    def _game_at(self, number: int) -> Game:
        return _game(self.view_at(number).state)

    # ------------------------------------------------------------------ saving

    @property
    def record(self) -> str:
        """The host keeps the game."""
        return ""

    def save(self, name: str) -> Path:
        raise PlayerError(words.HOST_SAVES)

    def flush(self) -> None:
        """The host keeps the game."""

    def close(self) -> None:
        """Leave the table; the seat is kept."""
        if self._places is not None:
            keep_seat(self._places, self.table)
        self.table.close()
        self._opponents.close()


def _game(state: GameState) -> Game:
    return Game(state, "", [], [])


def _move(told: dict[str, Any] | None) -> Any:
    try:
        return move_from_json(told) if told is not None else None
    except MoveError:
        return None
