"""The table that this window holds for guests: its door, its code, and its people."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from trickerion.language.clusters import cut
from trickerion.language.verbatim import as_line, verbatim
from trickerion.play.company import Ruling, Sequel
from trickerion.play.session import Session
from trickerion.play.tables.far_way import FarWay, OtherWay, other_ways, our_relay, tell_our_relay
from trickerion.play.tables.host_ruling import HostRuling, HostSequel
from trickerion.play.tables.sitters import take_in_sitters, with_sitters
from trickerion.rules.game import Game
from trickerion.storage.along import is_opened, relay_in
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.in_progress import GamePlace, to_resume
from trickerion.storage.record import first_sum
from trickerion.storage.relays import kept_relay
from trickerion.storage.saves import SavedGame
from trickerion.storage.tables import KeptTable, keep_table, kept_table, table_of, why_no_table
from trickerion.together.addresses import own_addresses
from trickerion.together.announcement import MARK, Announcer
from trickerion.together.code import FAR_BITS, PORT, Code, CodeError, new_secret, spelled, spelled_secret
from trickerion.together.door import Door
from trickerion.together.invitation import Invitation
from trickerion.together.keeping import KeptName, OurRelay
from trickerion.together.messages import MOST_LETTERS
from trickerion.together.seating import EMPTY, FREE, HERE
from trickerion.together.table import Table
from trickerion.words import together as words
from trickerion.words.trouble import table_unreadable

LOG = logging.getLogger(__name__)


class Hosting:
    """An open table. ``wake`` is called from another thread when there is something to ``update``.

    ``far`` is the way through the ``relay``, if there is one. Raises OSError when no port can be used.
    """

    is_cut, seconds_left, trouble, lost_for, is_host = False, 0.0, "", "", True
    head = -1

    def __init__(
        self, host: str, wake: Callable[[], object], *, kept: KeptTable | None = None, relay: OurRelay | None = None
    ) -> None:
        self._invitation = Invitation(kept.secret if kept is not None else new_secret(), host, knocks=True)
        self._invitation.far_secret = (kept.far_secret if kept is not None else 0) or new_secret(FAR_BITS)
        self._invitation.on_news = wake
        self.table = Table(self._invitation)
        self.table.allows_looking_on = kept is None or kept.may_look_on
        if kept is not None and kept.hears_knocks is not None:
            self.table.hear_knocks(kept.hears_knocks)
        self.sitters, self.seconds_since = self.table.seating.sitters, self.table.seating.seconds_since
        self.level, self.thought = self.table.level, self.table.thinking.seconds
        self.ruling: Ruling = HostRuling(self)
        self.sequel: Sequel = HostSequel(self)
        self._door = Door({"": self._invitation}, key=kept.key if kept is not None else "")
        self._door.open(port=kept.port if kept is not None else PORT)
        self._usual_port = kept.port if kept is not None else self._door.port  # where guests look for it
        self._session: Session | None = None
        self.host, self.unsaid, self.is_silent = host, "", False
        self.is_awaited: Callable[[float], bool] = lambda _seconds: False
        self.told_of: set[int] = set()
        self.muted: set[int] = set()
        self._wake = wake
        self._invitation.generation = kept.generation if kept is not None else 0
        name = KeptName(kept.name, kept.token) if kept is not None else KeptName()
        self.far = FarWay(relay, name, self._door.come_called, self._invitation)
        self.far.open()
        self._announcer = Announcer(host, self._door.port, self._about)
        self._announcer.open()

    def _about(self) -> dict[str, Any]:
        """Facts of the table for everybody on this network."""
        session, places = self._session, [place for place in self.table.places if place.kind != EMPTY]
        game = self.table.draft if session is None else session.options.to_json()
        stands = [place.stands or place.kind for place in places] if session is None else self.table.people()
        seats = [f"{place.colour}.{how}" for place, how in zip(places, stands, strict=False)]
        state = session.game.state if session is not None else None
        return {
            "free": stands.count(FREE) if session is None else len(self.table.seating.forsaken),
            "name": self.far.name.name,
            "door": self._door.key.door[:MARK],
            "seats": seats,
            "modules": list(game.get("modules", ())),
            "edition": game.get("edition", ""),
            "turn": state.turn if state is not None else 0,
            "phase": state.phase if state is not None else "",
        }

    @property
    def invitation(self) -> str:
        return self.far.line or spelled(Code(own_addresses().home, self._door.port, self._invitation.secret))

    @property
    def port(self) -> int:
        """Port at which the table listens."""
        return self._door.port

    @property
    def ways(self) -> list[OtherWay]:
        """Ways that no letters say: through a network of friends, over IPv6."""
        return other_ways(self.port, self.secret)

    @property
    def secret(self) -> str:
        """Text that follows the address for those who come from another network."""
        return spelled_secret(self._invitation.secret)

    # ------------------------------------------------------------------ the game

    def begin(self, session: Session) -> None:
        """The game has begun."""
        self._attend(session)
        self.table.begin(session)

    def resume(self, session: Session, kept: KeptTable) -> None:
        """A game goes on whose guests come back."""
        self._attend(session)
        take_in_sitters(self.table, kept)
        self.table.resume(session, kept.elsewhere, kept.tokens)

    @property
    def played(self) -> dict[str, Any]:
        """Options of the game that was played, without its seats, for another one."""
        game = self._session.options.anew().to_json() if self._session is not None else self.table.draft
        return {name: value for name, value in game.items() if name != "seats"}

    def lay_again(self) -> None:
        """Lay the table for another game: the one that is over stays on the screen, and belongs to this table no more.

        Everybody keeps the seat, its token and the code.
        """
        if self._session is not None:
            self._session.audience = self._session.company = None
        self._session = None
        self._invitation.on_news = self._wake
        self.table.on_tokens = lambda: None
        self.table.again()

    def _attend(self, session: Session) -> None:
        self._session = session
        session.audience = session.company = self
        self._invitation.on_news = lambda: session.on_answer()
        self.table.on_tokens = self._keep
        self.table.on_house = self._note
        self.table.on_talk = self._hear
        self.table.on_again = lambda seat: self._note("wishes_again", self.table.seating.called(seat))

    def _hear(self, seat: int, name: str, text: str) -> None:
        if self._session is not None and not self.is_silent and seat not in self.muted:
            self._session.news.remark(name, text)

    def _note(self, what: str, name: str, other: str = "") -> None:
        say, told = words.HOUSE.get(what), {"name": verbatim(name), "other": verbatim(other)}
        if say is not None and self._session is not None and (not self._session.is_over or what == "wishes_again"):
            self._session.news.note(say(**{gap: told[gap] for gap in say.gaps}), words.SIGNS.get(what, words.WIRE))

    def _keep(self) -> None:
        if self._session is not None and self._session.place is not None:
            keep_table(self._session.place.table, self.as_kept(self._session))

    @property
    def session(self) -> Session | None:
        """The game at the table; None before one has begun."""
        return self._session

    def as_kept(self, session: Session) -> KeptTable:
        """The table as it is kept beside its game."""
        start = f"{first_sum(session.options.to_json(), session.seed):08x}"
        tokens, elsewhere = dict(self._invitation.tokens), tuple(self.table.seating.guests)
        kept = KeptTable(self._invitation.secret, self._usual_port, self._invitation.host, start, tokens, elsewhere)
        (name, token), key = self.far.name, self._door.key.text
        far, generation = self._invitation.far_secret, self._invitation.generation
        kept = replace(kept, key=key, far_secret=far, name=name, token=token, generation=generation)
        knocks = self.table.entrance.knocks
        hears = knocks.are_heard if knocks.is_decided else None
        return with_sitters(replace(kept, may_look_on=self.table.allows_looking_on, hears_knocks=hears), self.table)

    def update(self) -> None:
        """Hear the guests. Never waits."""
        self.table.update()
        if self.far.is_new:
            self.far.is_new = False
            self._keep()

    def made(self, after: Sequence[Game]) -> None:
        """Moves were made."""
        self.table.made(after)

    def taken_back(self, number: int, seat: int) -> None:
        """The game is again as it was."""
        self.table.taken_back(number, seat)

    def assigned(self) -> None:
        """Somebody has finished the Assignment, or chooses again."""
        self.table.assigned()

    def close(self, why: str = "closed") -> None:
        """The table is closed: for today, seats are kept; or for good."""
        self._announcer.close()
        self.far.close()
        self.table.close(why)
        self._door.close()

    # ------------------------------------------------------------------ the company

    @property
    def stands(self) -> Sequence[str]:
        return self.table.people()

    @property
    def own(self) -> int:
        viewer = self._session.viewer if self._session is not None else 0
        return viewer if self.table.places[viewer].kind == HERE else -1

    @property
    def lookers(self) -> Sequence[str]:
        return self.table.seating.lookers

    def latency(self, seat: int) -> int:
        visitor = self.table.places[seat].visitor
        return visitor.latency if visitor is not None else 0

    def give_up(self) -> None:
        """The host's seat is here."""

    def distrust(self, error: Exception) -> bool:
        return False

    def try_now(self) -> None:
        """The table is here."""

    def say(self, text: str) -> bool:
        place = self.table.places[max(0, self.own)]
        line = cut(as_line(text).strip(), MOST_LETTERS)
        if line:
            self.table.say(max(0, self.own), place.name, line)
        return True


def take_up(where: DataPaths | GamePlace, *, pace: float = 1.0) -> Session:
    """The game of that place, or the last one, with its table open again where people elsewhere play it.

    Raises PlayerError.
    """
    place = to_resume(where)
    session = Session.resume(place, pace=pace)
    kept = kept_table(place.table)
    if why := why_no_table(place.table):
        session.news.note(table_unreadable(why=why))
    start = f"{first_sum(session.options.to_json(), session.seed):08x}"
    if kept is None or kept.start != start or not kept.elsewhere or session.is_over:
        return session
    session.close()
    return _at_table(partial(Session.resume, place, pace=pace), kept, our_relay(place.places))


def open_along(places: DataPaths, path: Path, kept: KeptTable, *, pace: float = 1.0) -> Session:
    """A table that has come along from another computer; its guests find it by its door or its name at the relay.

    Raises PlayerError.
    """
    if not kept_relay(places.relay).relay:
        with contextlib.suppress(CodeError):
            tell_our_relay(places, relay_in(path))
    session = open_again(places, path, kept, pace=pace)
    is_opened(path)
    return session


def table_beside(saved: SavedGame) -> KeptTable | None:
    """The table of people elsewhere at which a saved game can be played on; None where there is none."""
    kept = kept_table(table_of(saved.path))
    is_its_own = kept is not None and bool(kept.elsewhere) and kept.start == saved.start
    return kept if is_its_own and not saved.summary.is_over else None


def open_again(places: DataPaths, path: Path, kept: KeptTable, *, pace: float = 1.0) -> Session:
    """A saved game, at its table: whoever played it elsewhere can come back. Raises PlayerError."""
    return _at_table(partial(Session.load, places, path, pace=pace), kept, our_relay(places))


def _at_table(take_up_game: Callable[..., Session], kept: KeptTable, relay: OurRelay | None) -> Session:
    """The game with its table open; at this screen where no table can be opened."""
    session = take_up_game(elsewhere=kept.elsewhere)
    try:
        Hosting(kept.host, lambda: session.on_answer(), kept=kept, relay=relay).resume(session, kept)
    except OSError as error:
        LOG.warning("the table cannot be opened again: %s", error)
        session.close()
        session = take_up_game()
        session.news.note(words.NO_DOOR)
    return session
