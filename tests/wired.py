"""A table on this machine with guests at the other end of real wires, pumped without waiting for any clock."""

import json
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from random import Random
from typing import Any

from wanderer import pick
from websockets.sync.client import ClientConnection, connect

from trickerion.play.guest import GuestGame
from trickerion.play.session import Session
from trickerion.play.tables.guest_table import GuestTable
from trickerion.rules.game import Game
from trickerion.rules.options import PERSON, GameOptions
from trickerion.together.code import Code, new_secret
from trickerion.together.dial import way_to
from trickerion.together.door import Door
from trickerion.together.greeting import Proof, greet, key_of, new_nonce
from trickerion.together.invitation import Invitation, Visitor
from trickerion.together.messages import Greet, Message, written
from trickerion.together.seating import EMPTY, GUEST, HERE
from trickerion.together.table import Table
from trickerion.together.telling import Steps
from trickerion.together.wire import Wire


@contextmanager
def stranger(table: "Wired", **how: Any) -> Iterator[ClientConnection]:
    """The far end of a sealed wire to a table's door, which says what a test brings."""
    with (
        way_to(table.code, 5.0) as sealed,
        connect("ws://table/", sock=sealed.for_library, proxy=None, **how) as connection,
    ):
        yield connection


def proved_by(known: int, hello: str | bytes, door: str, name: str = "Eve") -> Greet:
    """The greeting of a guest who knows a code, or claims to."""
    said = Proof(json.loads(hello)["nonce"], new_nonce(), door)
    return greet(name, said.of_guest(key_of(known, door)), said.guest_nonce, door)


class FakeVisitor(Visitor):
    """The near end of a wire that leads nowhere, at which nobody is a stranger: what is said stands in ``texts``."""

    latency = 31
    proof = ""

    def __init__(self, address: str = "nowhere") -> None:
        self.address = address
        self.texts: list[str] = []
        self.send, self.send_text = self._note, self._note_text
        self.finish = self.cut = self.let_in

    def _note(self, message: Message, lines: tuple[str, ...] = ()) -> None:
        self._note_text(written(message, lines))

    def _note_text(self, text: str) -> None:
        self.texts.append(text)

    def let_in(self) -> None:
        """There is no door."""

    def take(self) -> list[str]:
        """What was said since the last time."""
        texts, self.texts = self.texts, []
        return texts


class Stranger(FakeVisitor):
    """A visitor who remembers what it was told."""

    @property
    def told(self) -> list[str]:
        """What it was told: a message's kind, or why it was refused."""
        said = [json.loads(text.partition("\n")[0]) for text in self.texts]
        return [one.get("why", one["is"]) for one in said]


class Told(Steps):
    """All steps of a game, told to those who are elsewhere and never decide."""

    def assigned(self) -> None:
        """Nobody elsewhere assigns."""

    def update(self) -> None:
        """Nobody elsewhere says anything."""

    def close(self) -> None:
        """Nobody is at the door."""


def ended_of(guest: GuestTable) -> Callable[[], bool]:
    """Whether the table of this guest has ended, to be waited for."""
    return lambda: guest.has_ended


def are_level(session: Session, game: GuestGame) -> bool:
    """Whether a guest's table stands as the host's, and each has heard what the other laid early."""
    is_done = game.position.early is not None and game.position.early.is_done
    same = game.made == session.made and game.assigning.laid_early == session.assigning.laid_early
    return same and not game.holds and is_done == (game._seat in session.assigning.laid_early)


def same_view(session: Session, guest: GuestTable) -> None:
    """A guest sees what its seat may see, and may do what the host would let it do."""
    assert guest.game is not None
    real, view = session.game.view_for(guest.seat), guest.game.sight.view_at(guest.game.made)
    assert view.state.digest() == real.state.digest()
    assert view.known == real.known
    assert view.moves == real.moves
    assert guest.game.news.movers == session.news.movers


class Wired:
    """A host with its door open at any port, and its guests; ``seats`` of the game are elsewhere."""

    def __init__(self, options: GameOptions, seats: Sequence[int], seed: str = "wired", **door: Any) -> None:
        self.news = threading.Event()
        self.options, self.seed, self.elsewhere = options, seed, tuple(seats)
        self.invitation = Invitation(new_secret(), "Ada")
        self.invitation.on_news = self.news.set
        self.table = Table(self.invitation)
        self.door = Door({"": self.invitation}, **{"rate": 1000.0, **door})
        self.door.open("127.0.0.1", 0)
        self.guests: list[GuestTable] = []
        self.session: Session | None = None
        for number in range(4):
            is_used = number < len(options.seats)
            kind = GUEST if number in seats else HERE if is_used else EMPTY
            name = options.seats[number].name if kind == HERE else ""
            self.table.seat(number, kind, name)

    @property
    def code(self) -> Code:
        return Code("127.0.0.1", self.door.port, self.invitation.secret)

    def guest(self, name: str, **how: object) -> GuestTable:
        """One more guest comes to the door."""
        wire = Wire(how.pop("code", self.code), name, on_news=self.news.set, **how)  # type: ignore[arg-type]
        guest = GuestTable(wire)
        wire.open()
        self.guests.append(guest)
        return guest

    def begin(self, session: Session | None = None) -> Session:
        self.session = session or Session.new(self.options, self.seed, pace=0.0, elsewhere=self.elsewhere)
        self.session.audience = self.table
        self.table.begin(self.session)
        return self.session

    def pump(self, until: Callable[[], object], seconds: float = 10.0) -> None:
        """Let both ends work until something is so; asleep while nothing comes."""
        for _ in range(int(seconds * 20)):
            self.news.clear()
            self.table.update()
            for guest in self.guests:
                guest.update()
            if until():
                return
            self.news.wait(0.05)
        raise AssertionError("nothing came of it")

    def level(self) -> bool:
        """Whether every guest's table stands as the host's."""
        assert self.session is not None
        return all(guest.game and are_level(self.session, guest.game) for guest in self.guests)

    def all_in(self, *names: str, **how: object) -> list[GuestTable]:
        """Guests with these names come in and the game begins."""
        for name in names:
            self.guest(name, **how)
            self.pump(lambda: self.guests[-1].seat >= 0)
        self.begin()
        self.pump(self.level)
        return self.guests

    def close(self) -> None:
        for guest in self.guests:
            guest.close()
        self.table.close()
        self.door.close()
        if self.session is not None:
            self.session.close()


@contextmanager
def wired(options: GameOptions, seats: Sequence[int], **how: Any) -> Iterator[Wired]:
    table = Wired(options, seats, **how)
    try:
        yield table
    finally:
        table.close()


def persons(options: GameOptions) -> GameOptions:
    from dataclasses import replace

    return replace(options, seats=tuple(replace(seat, player=PERSON) for seat in options.seats))


def decider(table: Wired) -> Session | GuestGame | None:
    """A window that decides now: at the Assignment, which everybody makes at once, the first that is not done."""
    assert table.session is not None
    if table.session.is_over:
        return None
    asked = table.session.assigning.asked
    return next((g.game for g in table.guests if g.game and asked[:1] == [g.game._seat]), table.session)


def play_on(table: Wired, random: Random, moves: int = 10_000) -> None:
    """Let everybody play at random at their own window."""
    for _ in range(moves):
        window = decider(table)
        if window is None:
            return
        if window is table.session and window.screen.needs_curtain:
            window.lift_curtain()
        move = pick(Game(window.view.state, "", [], []), random)
        assert move in window.legal, (move, window)
        window.play(move)
        table.pump(table.level)
