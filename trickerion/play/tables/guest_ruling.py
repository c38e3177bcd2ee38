"""Decisions of a guest about people, which only the head of a served table has, and about the future of the table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from trickerion.play.company import ASK, ASKED, SIT, WAIT
from trickerion.storage.player_error import PlayerError
from trickerion.together import messages as m
from trickerion.together.knocks import Knock
from trickerion.together.seating import COMPUTER, STANDS_IN
from trickerion.together.wire import Wire
from trickerion.words import together as words


class TableElsewhere(Protocol):
    """A table at another computer, as far as something can be decided there."""

    wire: Wire
    seat: int
    host: str
    lobby: m.Lobby | None
    strangers: m.AtTheDoor

    @property
    def is_laid_again(self) -> bool:
        """True while a game that is over is still on the screen."""

    @property
    def head(self) -> int:
        """Seat of the head, -1 for none."""

    @property
    def stands(self) -> Sequence[str]:
        """Stand of each seat."""

    @property
    def has_ended(self) -> bool:
        """True when nothing comes any more."""

    @property
    def is_cut(self) -> bool:
        """True while the wire is cut."""


class GuestRuling:
    """The head of a served table tells the server what becomes of people; nobody else decides anything."""

    def __init__(self, table: TableElsewhere) -> None:
        self._table, self.stand_in = table, STANDS_IN

    @property
    def decides(self) -> bool:
        """True at the window of the head."""
        return 0 <= self._table.head == self._table.seat

    def _rule(self, what: str, number: int, level: str = "") -> None:
        if self.decides:
            self._table.wire.send(m.Rule(what, number, level))

    def let_decide(self, seat: int, *, once: bool) -> None:
        """A computer player of the chosen level decides for one who is away."""
        self._rule("once" if once else "sit_in", seat, self.stand_in)

    def instead(self, seat: int) -> str:
        """Fate of the decisions of one who is away, as far as it is told."""
        return "until" if self._table.stands[seat] == COMPUTER else "wait"

    def wait(self, seat: int) -> None:
        """Wait for one who is away."""
        self._rule("wait", seat)

    def free(self, seat: int) -> None:
        """Take a seat from its guest."""
        self._rule("free", seat)

    def send_off(self, number: int) -> None:
        """Send away who looks on."""
        self._rule("send_off", number)

    @property
    def knocks(self) -> Sequence[Knock]:
        """People who knock, as the head is told."""
        told = self._table.strangers
        return [*map(Knock, told.numbers, told.names, told.look_on)] if self.decides else ()

    def answer(self, number: int, *, lets_in: bool) -> None:
        """Let in who knocks, or not."""
        self._rule("let_in" if lets_in else "not_now", number)

    @property
    def hears_knocks(self) -> bool:
        """True while anybody may knock."""
        return self._table.strangers.are_heard

    def hear_knocks(self, are_heard: bool, *, is_usual: bool = False) -> None:
        """Let people knock, or no more; the machine keeps what was decided."""
        if not is_usual:
            self._rule("hear", int(are_heard))

    @property
    def may_look_on(self) -> bool:
        """True while others may look on."""
        return self._table.strangers.may_look_on

    def let_look_on(self, may_look_on: bool) -> None:
        """Let others look on, or no more."""
        self._rule("look_on", int(may_look_on))


class GuestSequel:
    """Another game at a table elsewhere. ``has_asked``: whether the host was told that one would like it."""

    can_move = has_asked = False

    def __init__(self, table: TableElsewhere) -> None:
        self._table = table

    @property
    def another(self) -> str:
        """State of another game, by an id."""
        table = self._table
        if table.is_laid_again:
            return SIT if table.lobby is not None else WAIT
        if table.seat < 0 or table.has_ended or table.is_cut:
            return WAIT
        if not table.host:  # the head lays it, and where there is none whoever has a seat; nobody else is asked
            return ASK if table.head in (m.LOOKS_ON, table.seat) and not self.has_asked else WAIT
        return ASKED if self.has_asked else ASK

    def ask_again(self) -> None:
        """Tell the host that one would like another game."""
        self.has_asked = self._table.wire.send(m.Again())

    def take_along(self, name: str) -> Path:
        """Raise PlayerError: the table is the host's."""
        raise PlayerError(words.SAVED_THERE)

    def lay_aside(self) -> None:
        """There is no game here."""
