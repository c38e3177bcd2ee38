"""One table of a server: before its game, in it, after it, and laid again for another one.

Everything is kept in its folder after each change, so that a server that was ended takes it up where it was.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Iterable, Iterator
from dataclasses import replace
from datetime import datetime
from datetime import time as clock_time
from pathlib import Path
from typing import Final

from trickerion.play.opponents.shared_brains import BrainPool
from trickerion.play.session import Session
from trickerion.play.tables.caller import Caller, Calls, Question
from trickerion.play.tables.deadlines import Deadlines
from trickerion.play.tables.laying import GAME, TABLE, page_of
from trickerion.play.tables.sitters import take_in_sitters, with_sitters
from trickerion.replacing import replace as replace_file
from trickerion.rules.options import PERSON, GameOptions, OptionsError
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.in_progress import GamePlace
from trickerion.storage.record import first_sum
from trickerion.storage.tables import KeptTable, keep_table
from trickerion.together.code import FAR_BITS, new_secret
from trickerion.together.heading import Heading
from trickerion.together.invitation import Invitation
from trickerion.together.seating import (
    AWAY,
    COMPUTER,
    EMPTY,
    GUEST,
    MOST_PLACES,
    STANDS_IN,
    Place,
    new_seed,
    to_options,
)
from trickerion.together.table import Table
from trickerion.words import serve as words

LOG = logging.getLogger(__name__)
LONGEST_SLEEP: Final = 0.5
PACE: Final = 0.0
DAY: Final = 24 * 3600.0
PAUSE: Final = 1.0
"""Seconds from one writing of a lobby to the next; a seat that is taken is written at once."""
OVER_FOR: Final = 7 * DAY
"""Seconds after which a game that is over is laid aside."""
ENDED: Final = "ended"
"""The folder of games that are over, and of lobbies that nobody has come back to."""


class ServedTable:
    """One table: before its game, in it, or after it."""

    def __init__(
        self, folder: Path, kept: KeptTable, pool: BrainPool, move_by: clock_time | None, caller: Caller | None
    ) -> None:
        self.folder, self.name = folder, folder.name
        self.session: Session | None = None
        self.invitation = Invitation(kept.secret, "")
        self._kept, self._pool = kept, pool
        if not kept.far_secret:  # of an earlier version
            self._kept = replace(kept, far_secret=new_secret(FAR_BITS))
            keep_table(folder / TABLE, self._kept)
        self.invitation.far_secret = self._kept.far_secret
        self._calls = Calls(caller, self.name, kept.called, page_of(kept, self.name))
        self._place = GamePlace(DataPaths(folder, folder, folder), folder / GAME)
        self._deadlines = Deadlines(move_by, kept.asked)
        self._late: set[int] = set()
        self._options = GameOptions.from_json(kept.options)
        self.table = Table(self.invitation)
        self.table.on_tokens, self.table.on_again = self._keep, self._lay_again
        self.table.head, self.table.allows_looking_on = self._kept.head, kept.may_look_on
        self.table.hear_knocks(bool(kept.hears_knocks))
        if self.table.head >= 0:
            self.table.seating.kept_for = DAY
        self._heading = Heading(self.table, self._raise_the_curtain, lambda: self.table.close("closed_for_good"))
        if kept.start:
            elsewhere = kept.elsewhere
            session = Session.resume(self._place, pace=PACE, elsewhere=elsewhere, brains=pool.share())
            self._begin(session, kept.tokens)
        else:
            self._lay()
        self._changes, self._kept_at = self.table.changes, 0.0

    def _lay(self) -> None:
        draft = self._kept.draft or {name: told for name, told in self._options.to_json().items() if name != "seats"}
        if self._kept.places:
            self._take_up_places()
            self.table.lay(draft)
            return
        for number in range(MOST_PLACES):
            seats = self._options.seats
            if number >= len(seats):
                self.table.seat(number, EMPTY)
            elif seats[number].player == PERSON:
                self.table.seat(number, GUEST)
            else:
                self.table.seat(number, COMPUTER, words.computer(number=number + 1), brain=seats[number].player)
        self.table.lay(draft)

    def _take_up_places(self) -> None:
        """The lobby as it was when the server was ended: seats are kept for their tokens."""
        by_seat, now = {seat: token for token, seat in self._kept.tokens.items()}, self.table.seating.clock()
        for number, told in enumerate(self._kept.places[:MOST_PLACES]):
            kind, name, colour, magician, brain, handicap = (*told, "")[:6]
            place = Place(kind, name, colour, magician, brain, handicap, token=by_seat.get(number, ""), since=now)
            self.table.places[number] = place
        self.invitation.tokens.update(self._kept.tokens)

    def _begin(self, session: Session, tokens: dict[str, int] | None = None) -> None:
        self.session = session
        session.audience = self.table
        if tokens is None:
            self.table.begin(session)
        else:
            take_in_sitters(self.table, self._kept)
            self.table.resume(session, self._kept.elsewhere, tokens)

    def step(self) -> None:
        """Carry out all that waits."""
        self.table.update()
        self._heading.update()
        self._heading.tell()
        if self.session is None:
            is_new = self._kept.tokens != self.invitation.tokens
            if is_new or (self._changes != self.table.changes and time.monotonic() - self._kept_at > PAUSE):
                self._changes = self.table.changes
                self._keep()
            if self.table.is_ready and self.table.head < 0:
                self._raise_the_curtain()
            return
        self.session.update()
        self.session.news.take_events()
        for notice in self.session.news.take_notices():
            LOG.info("%s: %s", self.name, notice)
        self._watch_the_clock(self.session)

    def _raise_the_curtain(self) -> None:
        try:
            options = to_options(self.table.places, self.table.draft)
        except OptionsError as error:
            LOG.warning("%s: the curtain stays down: %s", self.name, error.why)
            return
        elsewhere = [n for n, seat in enumerate(options.seats) if seat.player == PERSON]
        session = Session.new(
            options, new_seed(), self._place, pace=PACE, elsewhere=elsewhere, brains=self._pool.share()
        )
        start = f"{first_sum(options.to_json(), session.seed):08x}"
        told, head = options.to_json(), self.table.head
        if head > 0:  # in the game empty places are no seats
            self.table.head = sum(place.kind != EMPTY for place in self.table.places[:head])
        self._kept = replace(self._kept, start=start, tokens={}, elsewhere=tuple(elsewhere), options=told, places=())
        self._begin(session)
        session.flush()
        self._keep()

    def _lay_again(self, seat: int) -> None:
        """Lay the table for another game; the head may ask for it, and where there is none whoever has a seat."""
        session = self.session
        if session is None or not session.is_over or self.table.head not in (-1, seat):
            return
        options = session.options.anew().to_json()
        session.audience = None
        session.flush()
        session.close()
        self._set_aside()
        self.session = None
        self._late.clear()
        self._kept = replace(self._kept, start="", elsewhere=(), options=options, asked={}, called={}, sitters={})
        self.table.again()
        self.table.lay({name: told for name, told in options.items() if name != "seats"})
        self._keep()

    def _set_aside(self) -> None:
        """Keep the record of the game that is over beside the one to come."""
        aside = self.folder / ENDED
        with contextlib.suppress(OSError):
            aside.mkdir(exist_ok=True)
            replace_file(self.folder / GAME, aside / f"{datetime.now():%Y%m%d-%H%M%S}-{GAME}")

    @property
    def is_closed(self) -> bool:
        """True when the head has closed the table for good."""
        return self.table.entrance.is_closed

    @property
    def is_left(self) -> bool:
        """True when the table can be laid aside: closed, its game long over, or its lobby empty for a day."""
        if self.is_closed:
            return True
        if any(place.visitor is not None for place in self.table.places):
            return False
        file = TABLE if self.session is None else GAME
        try:
            silent = time.time() - (self.folder / file).stat().st_mtime
        except OSError:
            return False
        if self.session is None:
            return bool(self._kept.laid) and silent > DAY
        return self.session.is_over and silent > OVER_FOR

    def lay_aside(self) -> None:
        """Move the folder of a table that is left to those that are over; it is taken up no more."""
        aside = self.folder.parent / ENDED
        with contextlib.suppress(OSError):
            aside.mkdir(exist_ok=True)
            replace_file(self.folder, aside / f"{self.name}-{datetime.now():%Y%m%d-%H%M%S}")

    def _keep(self) -> None:
        tokens, head, self._kept_at = dict(self.invitation.tokens), self.table.head, time.monotonic()
        may_look_on, hears = self.table.allows_looking_on, self.table.entrance.knocks.are_heard
        self._kept = replace(self._kept, tokens=tokens, head=head, may_look_on=may_look_on, hears_knocks=hears)
        if self._kept.start:
            asked, called = self._lasting
            self._kept = with_sitters(replace(self._kept, asked=asked, called=called), self.table)
        else:
            places = tuple((p.kind, p.name, p.colour, p.magician, p.brain, p.handicap) for p in self.table.places)
            self._kept = replace(self._kept, places=places, draft=self.table.draft)
        keep_table(self.folder / TABLE, self._kept)

    @property
    def _lasting(self) -> tuple[dict[str, str], dict[str, str]]:
        """Deadlines, and the questions for which somebody was called: both outlive the server."""
        return self._deadlines.to_json(), self._calls.to_json()

    @property
    def due(self) -> float:
        """Seconds until there is something to do without news."""
        return LONGEST_SLEEP if self.session is None or self.session.pace.due is None else self.session.pace.due

    def _watch_the_clock(self, session: Session) -> None:
        """Call whoever is asked now, and let a computer player decide for those who have not moved by the time."""
        is_answered = session.game.only_answer is not None  # by the program, in a moment
        asked = set() if is_answered else {(seat, session.game.state.turn) for seat in session.assigning.asked}
        self._deadlines.ask(asked)
        self._calls.ask(self._away(session, asked))
        if self._lasting != (self._kept.asked, self._kept.called):
            self._keep()
        decision = session.decision
        for seat in [*self._late]:
            if decision is not None and decision.seat != seat and seat not in session.game.assigning:
                self._late.remove(seat)
                session.stand_ins.wait_for(seat)
        for seat in self._deadlines.late:
            self._late.add(seat)
            session.stand_ins.let_decide(seat, STANDS_IN, once=False)

    def _away(self, session: Session, asked: Iterable[tuple[int, int]]) -> Iterator[tuple[Question, str]]:
        """The questions to people who are away, each with the name of the person."""
        for seat, turn in asked:
            if self.table.places[seat].stands == AWAY:
                number = -1 if seat in session.game.assigning else session.made
                yield (seat, turn, number), self.table.seating.called(seat)

    def close(self) -> None:
        """Everything is kept; the guests are told."""
        if self.session is None and self._changes != self.table.changes:
            self._keep()
        self.table.close()
        if self.session is not None:
            self.session.close()
