"""A table at another computer, seen from here: the wire to it, its people, and the game once it has begun."""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from trickerion.language.clusters import cut
from trickerion.language.verbatim import verbatim
from trickerion.play.company import Ruling, Sequel
from trickerion.play.guest import GuestGame
from trickerion.play.tables.guest_ruling import GuestRuling, GuestSequel
from trickerion.play.tables.look_around import LookAround
from trickerion.play.told_steps import Step
from trickerion.rules.options import GameOptions
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.tables import MOST_WAYS, SeatElsewhere, forget_seat, remember_seat
from trickerion.storage.wishes import keep_wishes_elsewhere, table_mark, wishes_elsewhere
from trickerion.together import messages as m
from trickerion.together.code import Code, CodeError, in_full, is_name, read_way
from trickerion.together.codec import CodecError, events_from
from trickerion.together.seating import EMPTY, MOST_PLACES
from trickerion.together.thinking import ThinkingClock
from trickerion.together.wire import ENDED, LOST, TRYING, Wire
from trickerion.words import together as words

LOG = logging.getLogger(__name__)
NONSENSE: Final = "nonsense"
"""Why a table is left whose host says what cannot be."""
_BARE: Final = m.Lobby([[EMPTY, "", "", "", "", "", ""]] * MOST_PLACES, {}, [], m.LOOKS_ON)
"""Lobby of a game that has begun before anything was heard of it."""
GONE_FOR_GOOD = ("closed_for_good", "sent_away", "freed")
"""Why a seat is no more."""


class GuestTable:
    """Knowledge of a guest about the table. Call ``update`` often.

    ``lobby``: the table before the game; ``people`` in it, by seat; ``changes`` counts what there is to be seen;
    ``facts`` belong to ``why``; ``on_talk`` gets each line that is said; ``game`` is there once it has begun and been
    told whole. ``last_game`` is one that is over and still on the screen, while the table is laid again.
    """

    def __init__(self, wire: Wire, places: DataPaths | None = None) -> None:
        self.wire = wire
        self.seat = m.LOOKS_ON
        self.host = ""
        self.is_knocking = False
        self.lobby: m.Lobby | None = None
        self.people: m.People | None = None
        self.facts: dict[str, str] = {}
        self.game: GuestGame | None = None
        self.strangers = m.AtTheDoor([], [], [], are_heard=False, may_look_on=True)
        self.changes = 0
        self.on_talk: Callable[[int, str, str], object] = lambda seat, name, text: None
        self.places = places
        self._told_at = time.monotonic()
        self.is_kept = self.has_left = False
        self.unsaid, self.is_silent, self.invitation = "", False, ""
        self.told_of: set[int] = set()
        self.muted: set[int] = set()
        self.thinking = ThinkingClock()
        self.thought = self.thinking.seconds
        self.is_awaited: Callable[[float], bool] = lambda seconds: wire.awaits(self.seat, seconds)
        self.last_game: GuestGame | None = None
        self.ruling: Ruling = GuestRuling(self)
        self._sequel = GuestSequel(self)
        self.sequel: Sequel = self._sequel
        self._look_around = LookAround(wire)
        self._begun: m.Begun | None = None
        self._past: list[Step] = []
        self._record, self._has_ended = "", False
        self._assigned: m.Assigned | None = None
        self.sitters: dict[int, str] = {}

    @property
    def has_ended(self) -> bool:
        """True when nothing comes any more, for a reason that ``why`` names, and all that came has been heard."""
        return self._has_ended

    @property
    def is_lost(self) -> bool:
        """True when the wire is cut and is tried again."""
        return self.wire.stands == LOST

    @property
    def why(self) -> str:
        """Reason why the table has ended, by an id; "" while it has not."""
        return self.wire.why

    @property
    def trouble(self) -> str:
        """The same as a sentence; what it tells comes from the other end."""
        if not self.why:
            return ""
        say = words.REFUSED.get(self.why, words.REFUSED["nonsense"])
        told = {name: verbatim(fact) for name, fact in self.facts.items()}
        return say(**told) if say.gaps <= told.keys() else words.REFUSED["nonsense"]()

    def update(self) -> None:
        """Hear what the host has said. Never waits."""
        self.lost_for = self.wire.lost_for
        if self.places is not None and self.game is not None:
            self._look_around.update(is_lost=self.is_cut)
        has_ended = self.wire.stands == ENDED  # before the last is taken, which may come in between
        for message, lines in self.wire.take():
            if self.has_ended and self.why == NONSENSE:
                return
            try:
                self._hear(message, lines)
            except Exception as error:  # it was looked at where it came in; what fails yet makes no sense either
                self.distrust(error)
        self._has_ended = has_ended
        if self.game is not None:
            self.game.see_wire()
            self.thinking.look(self.game.assigning.asked, self.game.made)

    def distrust(self, error: Exception) -> bool:
        LOG.error("what the host says cannot be shown", exc_info=error)
        self.wire.end(NONSENSE, error)
        return True

    def say(self, text: str) -> bool:
        """Say a line to everybody."""
        return self.wire.send(m.Talk(cut(text, m.MOST_LETTERS)))

    # ------------------------------------------------------------------ the company

    is_host, lost_for = False, ""

    @property
    def stands(self) -> Sequence[str]:
        return self.people.stands if self.people is not None else ()

    @property
    def own(self) -> int:
        return self.seat

    @property
    def is_cut(self) -> bool:
        return self.wire.stands in (LOST, TRYING)

    @property
    def is_laid_again(self) -> bool:
        """True while the table is laid for another game, and the one before is still on the screen."""
        return self.last_game is not None

    @property
    def head(self) -> int:
        """Seat of the head at a served table; -1 for none."""
        told = self.people or self.lobby
        return told.head if told is not None else m.LOOKS_ON

    @property
    def seconds_left(self) -> float:
        return self.wire.seconds_left

    @property
    def lookers(self) -> Sequence[str]:
        told = self.people or self.lobby
        return told.lookers if told is not None else ()

    def sit_down_again(self) -> None:
        """Leave the game that is over, and stay at the table."""
        if self.last_game is not None:
            self.last_game.stays_at_table = True
            self.last_game = None

    def latency(self, seat: int) -> int:
        return self.wire.latency if seat == self.seat else 0

    def level(self, seat: int) -> str:
        return self.people.levels[seat] if self.people is not None else ""

    def seconds_since(self, seat: int) -> int:
        told = self.people.since[seat] if self.people is not None else 0
        return told + round(time.monotonic() - self._told_at)

    def try_now(self) -> None:
        self.wire.try_now()

    # ------------------------------------------------------------------ leaving

    def leave(self) -> None:
        """Leave the running game; the seat stays in the list, unless the game is over or the seat was given up."""
        is_over = self.game is not None and self.game.is_over
        has_ended = is_over or self.has_left or self.why in GONE_FOR_GOOD
        if self.places is not None and self.seat >= 0 and self.wire.token:
            (forget_seat if has_ended else remember_seat)(self.places.seats, self.as_seat())
        self.close()

    def close(self) -> None:
        """Leave; the wire is closed."""
        self._look_around.close()
        self.wire.close()

    def as_seat(self) -> SeatElsewhere:
        """The own seat at this table, with what is known of the game: for the list of one's tables."""
        code, wire = self.wire.ways[0], self.wire
        name = _name_at(self) or wire.name
        at = code.address, code.port, code.secret, code.name or code.table, code.is_safe
        seat = SeatElsewhere(*at, wire.token, self.host, name, door=wire.door, generation=wire.generation)
        seat = replace(seat, ways=tuple(way.text for way in wire.ways[1:MOST_WAYS]))
        if self.game is not None and self.people is not None:
            state, options = self.game.sight.view_at(self.game.made).state, self.game.options
            seats = tuple(f"{options.seats[one].colour}.{self.people.stands[one]}" for one in state.initiative)
            seat = replace(seat, seats=seats, modules=options.modules, edition=options.edition)
            return replace(seat, turn=state.turn, phase=state.phase)
        if self.lobby is None:
            return seat
        told = self.lobby.game
        seats = tuple(
            f"{colour}.{stands or kind}" for kind, _, colour, _, _, stands, _ in self.lobby.seats if kind != EMPTY
        )
        return replace(seat, seats=seats, modules=tuple(told.get("modules", ())), edition=told.get("edition", ""))

    def give_up(self) -> None:
        """Leave for good."""
        self.has_left = True
        self.wire.send(m.GiveUp())
        self.wire.close()

    # ------------------------------------------------------------------ what the host says

    def _hear(self, message: m.Down, lines: list[str]) -> None:
        self.changes += 1
        match message:
            case m.Knocked():
                self.is_knocking, self.host = True, message.host
            case m.Welcome():
                self.seat, self.host, self.is_knocking = message.seat, message.host, False
                self._sequel.has_asked = False
            case m.Refused():
                self.facts = message.facts
            case m.Again():
                self._is_laid_again()
            case m.Lobby():
                if self.game is not None and self.game.is_over:  # it was laid again while the wire was cut
                    self._is_laid_again()
                self.lobby = message
            case m.People():
                self._tell_of(message)
            case m.Said():
                self._hear_talk(message)
            case m.AtTheDoor():
                self.strangers = message
            case m.Begun():
                if self.game is not None and self.game.is_over and message.made != self.game.made:
                    self._is_laid_again()  # while the wire was cut, and it has begun already
                    self.lobby = _BARE
                self._begun, self._past = message, []
                self.seat = message.seat
            case m.Steps():
                self._steps(message, lines)
            case m.Assigned():
                self._assigned = message
                if self.game is not None and self._begun is None:
                    self.game.assigned(message)
            case m.Back() | m.NotDone() if self.game is not None and self._begun is None:
                self.game.hear(message)
            case m.Back():
                del self._past[message.made + 1 :]
            case m.Over():
                self._record = message.record
                if self.game is not None:
                    self.game.end(message.record)

    def _hear_talk(self, said: m.Said) -> None:
        if said.seat in self.muted:
            return
        self.on_talk(said.seat, said.name, said.text)
        game = self.game or self.last_game
        if game is not None and not self.is_silent:
            game.news.remark(said.name, said.text)

    def _is_laid_again(self) -> None:
        """Keep the game that is over on the screen until its player has seen enough of it."""
        self.last_game, self.game = self.game, None
        self.lobby = self.people = self._assigned = None
        self._record, self._sequel.has_asked = "", False
        self.sitters.clear()
        self.told_of.clear()

    def _tell_of(self, people: m.People) -> None:
        """Tell of the people who came and went since the last time."""
        before, self.people, self._told_at = self.people, people, time.monotonic()
        is_own = self.ruling.decides and bool(self.wire.code.name)
        self.invitation = in_full(self.wire.code) if is_own else ""
        if self.game is not None:
            self.thinking.look(self.game.assigning.asked, self.game.made)
        self.thinking.take_over(people.asked_for)
        sat, self.sitters = self.sitters, {seat: name for seat, name in enumerate(people.names) if name}
        if before is None or self.game is None or len(before.stands) != len(people.stands):
            return
        if people.head not in (before.head, m.LOOKS_ON):
            name = self.sitters.get(people.head) or self.game.options.seats[people.head].name
            self.game.news.note(words.HOUSE["head"](name=verbatim(name)), words.WIRE)
        for seat, (was, now) in enumerate(zip(before.stands, people.stands, strict=True)):
            if was != now and (say := words.STANDS.get((was, now))) is not None and seat != self.seat:
                sign, name = words.WIRE_CUT if now == "away" else words.WIRE, self.game.options.seats[seat].name
                sitter = self.sitters.get(seat, "")
                if sitter != sat.get(seat, ""):
                    say = words.HOUSE["sits_down"]
                told = {"name": verbatim(sitter or name), "other": verbatim(name)}
                self.game.news.note(say(**{gap: told[gap] for gap in say.gaps}), sign)

    def _steps(self, message: m.Steps, lines: list[str]) -> None:
        steps = [_step(told, line) for told, line in zip(message.steps, lines, strict=True)]
        if self._begun is None:
            if self.game is not None:
                self.game.steps_made(message.first, steps)
            return
        if message.first != len(self._past):
            raise CodecError("steps")
        self._past += steps
        if len(self._past) > self._begun.made:
            self._is_told_whole(self._begun)

    def _is_told_whole(self, begun: m.Begun) -> None:
        """The past is there: the game begins for this window, or goes on where the wire was cut."""
        past, self._past, self._begun = self._past, [], None
        if self.game is None:
            self.game = GuestGame(GameOptions.from_json(begun.options), begun.seat, self, past, self.places)
            self.game.kept.counts = not begun.sat_down
            if self.places is not None and self.wire.token:
                game, path, mark = self.game, self.places.wishes, table_mark(self.wire.token)
                game.wishes.take_in({begun.seat: wishes_elsewhere(path, mark)})
                game.wishes.keep = lambda: keep_wishes_elsewhere(path, mark, game.wishes.own)
            if self.people is not None:
                self._tell_of(self.people)
        else:
            self.game.come_back(past)
        if self._assigned is not None:
            self.game.assigned(self._assigned)
        if self._record:
            self.game.end(self._record)


def ways_of(seat: SeatElsewhere) -> list[Code]:
    """Ways that have led to the table of a seat, the last good one first."""
    is_far = is_name(seat.table)
    name, table = (seat.table, "") if is_far else ("", seat.table)
    ways = [Code(seat.address, seat.port, seat.secret, table, seat.is_safe, name)]
    for text in seat.ways:
        with contextlib.suppress(CodeError):
            ways.append(read_way(text, seat.secret))
    return ways


def _step(told: dict[str, Any], line: str) -> Step:
    seat, move, joined, stand_in, row = (told[name] for name in ("seat", "move", "joined", "stand_in", "row"))
    if type(seat) is not int or {type(joined), type(stand_in)} != {bool} or not isinstance(move, dict | None):
        raise CodecError("step")
    if not isinstance(row, list) or any(type(card) is not str for card in row):
        raise CodecError("row")
    return Step(seat, move, joined, stand_in, tuple(row), events_from(told["events"]), line)


def _name_at(table: GuestTable) -> str:
    """The name that the own seat has got at the table; "" while that is not known."""
    if table.game is not None:
        seats = table.game.options.seats
        return seats[table.seat].name if 0 <= table.seat < len(seats) else ""
    seen = table.lobby.seats if table.lobby is not None else []
    return seen[table.seat][1] if 0 <= table.seat < len(seen) else ""
