"""Decisions of a host about the people at its own table, and about the future of the table."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from trickerion.play.company import LAY
from trickerion.play.session import Session
from trickerion.storage.along import write_along
from trickerion.storage.in_progress import GamePlace, GamesInProgress
from trickerion.storage.player_error import SaveError
from trickerion.storage.relays import kept_relay
from trickerion.storage.tables import KeptTable
from trickerion.together.knocks import Knock
from trickerion.together.seating import STANDS_IN
from trickerion.together.table import Table
from trickerion.words.trouble import NO_PLACE

LETS_GO: Final = 100
"""Times that are waited for a game to let its place go."""


class HostedHere(Protocol):
    """The table of this window, as its host decides about it."""

    table: Table

    @property
    def session(self) -> Session | None:
        """The game at the table."""

    def as_kept(self, session: Session) -> KeptTable:
        """The table as it is kept beside its game."""

    def close(self, why: str) -> None:
        """Close the table for a reason, by an id."""


class HostRuling:
    """A host decides everything at its own table."""

    decides = True

    def __init__(self, own: HostedHere) -> None:
        self._own, self.stand_in = own, STANDS_IN
        table = own.table
        self.answer, self.wait = table.entrance.answer, table.wait
        self.free, self.send_off = table.free_seat, table.send_off_looker
        self.let_look_on = table.entrance.let_look_on

    @property
    def knocks(self) -> Sequence[Knock]:
        """People who knock and are not answered yet."""
        return tuple(self._own.table.entrance.knocks)

    @property
    def hears_knocks(self) -> bool:
        """True while anybody may knock."""
        return self._own.table.entrance.knocks.are_heard

    def hear_knocks(self, are_heard: bool, *, is_usual: bool = False) -> None:
        """Let people knock, or no more; the table keeps what was decided for it."""
        self._own.table.hear_knocks(are_heard, is_usual=is_usual)
        self._own.table.on_tokens()

    @property
    def may_look_on(self) -> bool:
        """True while others may look on."""
        return self._own.table.allows_looking_on

    def let_decide(self, seat: int, *, once: bool) -> None:
        """A computer player of the chosen level decides for one who is away."""
        self._own.table.decide(seat, self.stand_in, once=once)

    def instead(self, seat: int) -> str:
        """Fate of the decisions of one who is away, "" for one who has left for good."""
        session = self._own.session
        has_left = not self._own.table.places[seat].token
        return "" if has_left or session is None else session.stand_ins.instead(seat)


class HostSequel:
    """Another game at the own table, or the same one at another computer."""

    another = LAY

    def __init__(self, own: HostedHere) -> None:
        self._own = own
        self._left: GamePlace | None = None

    def ask_again(self) -> None:
        """The host lays it."""

    @property
    def can_move(self) -> bool:
        """True while there is a game to go on with."""
        session = self._own.session
        return session is not None and session.place is not None and not session.is_over

    def take_along(self, name: str) -> Path:
        """Write the game and its table as one file, then close the table here. Raises SaveError."""
        session = self._own.session
        if session is None or session.place is None:
            raise SaveError(NO_PLACE)
        session.flush()
        places = session.place.places
        kept, relay = self._own.as_kept(session), kept_relay(places.relay).relay
        path = write_along(places, name, session.record, kept, relay)
        self._left = session.place
        self._own.close("moves")
        return path

    def lay_aside(self) -> None:
        """Lay the game of the table that has moved among the saved ones, as soon as it is let go; else it stays."""
        place, self._left = self._left, None
        if place is None:
            return
        for _ in range(LETS_GO):
            if not place.is_taken:
                break
            time.sleep(0.02)
        games = GamesInProgress(place.places)
        with contextlib.suppress(SaveError):
            for game in games.list():
                if game.place.path == place.path:
                    games.put_away(game)
