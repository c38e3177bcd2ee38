"""``trickerion serve``: tables without a window, each in a folder of its own; whoever has the invitation may sit down.

Everything is done in one thread, which sleeps while nobody says anything; the disk and the wires have theirs.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import logging
import threading
import time
from datetime import time as clock_time
from pathlib import Path
from typing import Final

from trickerion.console import Filled, complain, tell
from trickerion.play.opponents.shared_brains import BrainPool
from trickerion.play.signals import ending_on_signals
from trickerion.play.tables.call_forms import JSON, TEXT, CallForm
from trickerion.play.tables.caller import Caller
from trickerion.play.tables.laying import (
    TABLE,
    Public,
    folders_in,
    form_of,
    lay_new_table,
    read_public,
    refusal,
    taken_over,
    tell_invitations,
    time_of_day,
)
from trickerion.play.tables.laying_desk import LAYS, LayingDesk
from trickerion.play.tables.relaying import GROUP, OPEN, ThroughRelay, group_key, relay_here, relay_in, tell_group_key
from trickerion.play.tables.served_table import LONGEST_SLEEP, ServedTable
from trickerion.rules.options import OptionsError
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.player_error import PlayerError
from trickerion.storage.relays import kept_key
from trickerion.storage.tables import read_table
from trickerion.storage.writer import sweep
from trickerion.together.code import PORT, place_of
from trickerion.together.door import Door
from trickerion.together.door_key import new_door_key
from trickerion.together.invitation import Invitation
from trickerion.together.keeping import OurRelay
from trickerion.words import serve as words
from trickerion.words.trouble import options_refused

LOG = logging.getLogger(__name__)
LOOKS_FOR_TABLES: Final = 5.0
"""Seconds between two looks for tables that were laid meanwhile."""
KEY: Final = "door.key"
"""The file of the key that all tables of a folder have in common."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of the command."""
    parser.add_argument("--port", type=int, default=PORT, metavar="N", help=words.PORT)
    parser.add_argument(
        "--address", action=Filled, const="127.0.0.1", default="", metavar="ADDRESS", help=words.ADDRESS
    )
    parser.add_argument(
        "--public", action=Filled, const="table.example.org:47600", default="", metavar="ADDRESS", help=words.PUBLIC
    )
    parser.add_argument("--new", action=Filled, const="owl", default="", metavar="NAME", help=words.NEW)
    parser.add_argument("--invitations", action="store_true", help=words.INVITATIONS)
    parser.add_argument("--seats", default="person,person", metavar="PLAYERS", help=words.SEATS)
    parser.add_argument("--setup", default="beginner", help=words.SETUP)
    parser.add_argument("--edition", default="2019", help=words.EDITION)
    parser.add_argument("--modules", default="", metavar="NAMES", help=words.MODULES)
    parser.add_argument("--move-by", action=Filled, const="20:00", default="", metavar="HH:MM", help=words.MOVE_BY)
    parser.add_argument(
        "--call", action=Filled, const="https://example.org/turn", default="", metavar="URL", help=words.CALL
    )
    parser.add_argument("--call-as", default=JSON, choices=(JSON, TEXT), help=words.CALL_AS)
    parser.add_argument("--call-body", type=Path, metavar="FILE", help=words.CALL_BODY)
    parser.add_argument("--call-run", action=Filled, const="./mail", default="", metavar="COMMAND", help=words.CALL_RUN)
    parser.add_argument("--relay", nargs="?", default="", const=GROUP, choices=(GROUP, OPEN), help=words.RELAY)
    parser.add_argument("--key", action="store_true", help=words.KEY)
    parser.add_argument("--through", type=Path, metavar="FILE", help=words.THROUGH)
    parser.add_argument("--behind-proxy", action="store_true", help=words.BEHIND_PROXY)


def run(args: argparse.Namespace) -> int:
    """Lay a table, or serve all of them until a signal comes. Exit status 0, or 2 for wrong arguments.

    Raises PlayerError when the port or the folder cannot be used.
    """
    if why := refusal(args):
        complain(why)
        return 2
    folder = find_data_paths(args.data_dir).data
    if args.new:
        return lay_new_table(folder, args)
    if args.invitations:
        return tell_invitations(folder, args.public)
    if args.key:
        address = read_public(args.public) or Public("127.0.0.1", args.port, False)
        return tell_group_key(folder, place_of(address.host, address.port, is_safe=address.is_safe))
    through = relay_in(args.through) if args.through else None
    try:
        how = {"relay": args.relay, "through": through, "behind_proxy": args.behind_proxy}
        server = Server(folder, move_by=time_of_day(args.move_by), call=form_of(args), **how)
    except OSError as error:
        raise PlayerError(words.no_key(file=folder / KEY, why=error.strerror or str(error))) from error
    try:
        server.open(args.address, args.port)
    except OSError as error:
        server.close()
        raise PlayerError(words.no_port(port=args.port, why=error.strerror or str(error))) from error
    tell(words.serving(port=server.port, tables=len(server.tables)))
    if not server.tables and not server.troubles and not args.relay:
        tell(words.no_tables(folder=folder))
    with ending_on_signals(server.stop):
        server.run()
    return 0


class Server:
    """All tables of a folder behind one door. ``move_by``: the time of the day by which somebody asked must move.

    Raises PlayerError where nobody may look into the folder, OSError where the key of the door cannot be read.

    ``troubles``: the sentences about tables that cannot be opened, by name.
    """

    def __init__(
        self,
        folder: Path,
        *,
        move_by: clock_time | None = None,
        call: CallForm | None = None,
        relay: str = "",
        through: OurRelay | None = None,
        behind_proxy: bool = False,
    ) -> None:
        folders_in(folder)  # may be looked into
        self.folder = folder
        self.tables: dict[str, ServedTable] = {}
        self._invitations: dict[str, Invitation] = {}
        self._news = threading.Event()
        self._is_ending = False
        self._move_by = move_by
        self._caller = Caller(call) if call is not None else None
        self._relay = relay_here(folder, relay)
        key = kept_key(folder / KEY, new_door_key)
        health, trusting = self.health, behind_proxy
        self._door = Door(self._invitations, health=health, key=key, relay=self._relay, behind_proxy=trusting)
        self._door.page = words.page
        self._through = None
        if through is not None:
            self._through = ThroughRelay(folder, through, self._door.come_called, self._news.set)
        self._pool = BrainPool(self._news.set)
        self._desk = LayingDesk(folder, group_key(folder))
        self._desk.invitation.on_news = self._news.set
        self._invitations[LAYS] = self._desk.invitation
        self._looks, self.troubles, self._failures = 0.0, dict[str, str](), dict[str, str]()
        self.look_for_tables()

    @property
    def port(self) -> int:
        """Address at which the table listens."""
        return self._door.port

    def open(self, address: str, port: int) -> None:
        """Begin to listen. Raises OSError."""
        self._door.open(address, port, is_exact=True)
        if self._through is not None:
            self._through.open()

    def stop(self) -> None:
        """End soon; may be called from a signal."""
        self._is_ending = True
        self._news.set()

    def run(self) -> None:
        """Serve until ``stop``; then everything is on disk, and every guest has been told."""
        try:
            while not self._is_ending:
                self._news.clear()
                self.step()
                self._news.wait(min([LONGEST_SLEEP, *(table.due for table in self.tables.values())]))
        finally:
            self.close()

    def step(self) -> None:
        """Carry out all that waits. Never waits."""
        if time.monotonic() - self._looks > LOOKS_FOR_TABLES:
            with contextlib.suppress(PlayerError):  # the tables that are open go on
                self.look_for_tables()
        self._desk.update(self.take_up)
        for table in list(self.tables.values()):
            try:
                table.step()
                if table.is_closed:
                    self._lay_aside(table)
            except Exception as error:
                if self._failures.get(table.name) != str(error):  # it is tried again with every look for tables
                    LOG.exception("table %s is closed", table.name)
                self._failures[table.name] = str(error)
                self._close(table.name)

    def _lay_aside(self, table: ServedTable) -> None:
        self._close(table.name)
        table.lay_aside()

    def _close(self, name: str) -> None:
        self.tables.pop(name).close()
        del self._invitations[name]

    def look_for_tables(self) -> None:
        """Take up every table of the folder that is not there yet. Raises PlayerError where nobody may look into it."""
        self._looks = time.monotonic()
        for table in [table for table in self.tables.values() if table.is_left]:
            self._lay_aside(table)
        troubles = {}
        for folder in folders_in(self.folder):
            if folder.name not in self.tables and (trouble := self._take_up(folder)):
                troubles[folder.name] = trouble
        for name, trouble in troubles.items():
            if self.troubles.get(name) != trouble:  # said once, not at each look
                complain(trouble)
        self.troubles = troubles

    def take_up(self, folder: Path) -> ServedTable | None:
        """Take up a table that was just laid; None where it cannot be opened."""
        self._take_up(folder)
        return self.tables.get(folder.name)

    def _take_up(self, folder: Path) -> str:
        """Take up the table of a folder, if there is one; the sentence about one that cannot be opened, or ""."""
        if command := taken_over(folder):
            return words.not_ours(name=folder.name, command=command)
        sweep(folder / TABLE)
        try:
            kept = read_table(folder / TABLE)
            table = ServedTable(folder, kept, self._pool, self._move_by, self._caller)
        except (FileNotFoundError, NotADirectoryError):
            return ""
        except OptionsError as error:
            return words.not_opened(name=folder.name, why=options_refused[error.why](**error.facts))
        except (OSError, ValueError, PlayerError) as error:
            return words.not_opened(name=folder.name, why=getattr(error, "strerror", "") or str(error))
        except Exception as error:  # whatever lies there costs that table alone
            LOG.exception("table %s cannot be opened", folder.name)
            return words.not_opened(name=folder.name, why=repr(error))
        table.invitation.on_news = self._news.set
        self.tables[folder.name], self._invitations[folder.name] = table, table.invitation
        return ""

    def health(self) -> str:
        """One line for whoever watches over the machine."""
        tables = list(self.tables.values())
        playing = sum(table.session is not None and not table.session.is_over for table in tables)
        guests = sum(place.visitor is not None for table in tables for place in table.table.places)
        told = {"ok": True, "tables": len(tables), "playing": playing, "guests": guests}
        return json.dumps(told if self._relay is None else {**told, "relay": self._relay.health})

    def close(self) -> None:
        """Tell everybody, keep everything, listen no more."""
        for name in list(self.tables):
            self._close(name)
        if self._through is not None:
            self._through.close()
        self._door.close()
        self._pool.close()
