"""How tables on one network find each other: a small packet now and then, with the host's name and the free seats.

Never the secret: whoever finds a table this way knocks, or types its code.
"""

from __future__ import annotations

import json
import logging
import socket
import threading
import time
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final, NamedTuple

from trickerion import __version__
from trickerion.rules.options import COLOURS, EDITIONS, MODULES, NAME_LENGTH
from trickerion.storage.record import clean_name
from trickerion.threads import begin
from trickerion.together.messages import PROTOCOL

LOG = logging.getLogger(__name__)
PORT: Final = 47601
EVERYBODY: Final = "255.255.255.255"
PAUSE: Final = 2.0
FORGOTTEN: Final = 7.0
"""Seconds after which a table that was not heard of is gone."""
LONGEST: Final = 1_000
MOST: Final = 30
MARK: Final = 12
"""Letters of a door that are told to everybody."""
_MARK: Final = "trickerion"


class FoundTable(NamedTuple):
    """A table on this network.

    ``seats``: a colour and how it stands there ("crimson.here"); ``turn``: 0 before the game; ``name``: at a relay;
    ``door``: the first letters of its door. Of another ``program``, or one with other messages (``protocol``), nothing
    but its host is known.
    """

    address: str
    port: int
    host: str
    free: int
    program: str = __version__
    seats: tuple[str, ...] = ()
    modules: tuple[str, ...] = ()
    edition: str = ""
    turn: int = 0
    phase: str = ""
    protocol: int = PROTOCOL
    name: str = ""
    door: str = ""

    @property
    def is_ours(self) -> bool:
        """Whether the same program is there."""
        return (self.program, self.protocol) == (__version__, PROTOCOL)


class Announcer:
    """Says every other second that a table is here, from a thread of its own; ``about``: free seats, what is known."""

    def __init__(
        self, host: str, port: int, about: Callable[[], Mapping[str, Any]], *, to: tuple[str, int] = (EVERYBODY, PORT)
    ) -> None:
        self._host, self._port, self._about, self._to = host, port, about, to
        self._is_over = threading.Event()

    def open(self) -> None:
        """Begin."""
        try:
            begin("trickerion-announcer", self._run)
        except OSError as error:
            LOG.info("tables cannot be announced: %s", error)

    def close(self) -> None:
        """Say no more."""
        self._is_over.set()

    def _run(self) -> None:
        try:
            with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as mouth:
                mouth.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
                while not self._is_over.is_set():
                    told = {"is": _MARK, "protocol": PROTOCOL, "program": __version__, "host": self._host}
                    try:
                        packet = json.dumps({**told, "port": self._port, **self._about()}, separators=(",", ":"))
                        mouth.sendto(packet.encode()[:LONGEST], self._to)
                    except OSError:
                        pass  # no network just now
                    except Exception:  # the table has changed while it was looked at: the next time says it
                        LOG.exception("the table is not announced")
                    self._is_over.wait(PAUSE)
        except OSError as error:
            LOG.info("tables cannot be announced: %s", error)


class Listener:
    """Hears of tables; ``on_news`` is called from its thread."""

    def __init__(self, on_news: Callable[[], object], *, address: str = "", port: int = PORT) -> None:
        self._on_news = on_news
        self._at = (address, port)
        self._heard: dict[tuple[str, int], tuple[float, FoundTable]] = {}
        self._lock = threading.Lock()
        self._is_over = threading.Event()
        self._ear: socket.socket | None = None

    def open(self) -> None:
        """Begin; where the port is taken nothing is found."""
        ear = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        try:
            ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if hasattr(socket, "SO_REUSEPORT"):
                ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
            ear.bind(self._at)
            ear.settimeout(1.0)
        except OSError as error:
            LOG.info("tables cannot be heard: %s", error)
            ear.close()
            return
        self._ear = ear
        try:
            begin("trickerion-listener", partial(self._run, ear))
        except OSError as error:
            LOG.info("tables cannot be heard: %s", error)
            self.close()

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self._ear.getsockname()[1]) if self._ear is not None else 0

    def tables(self) -> list[FoundTable]:
        """Those that were heard of lately: with free seats first, of another version last."""
        now = time.monotonic()
        with self._lock:
            self._heard = {key: told for key, told in self._heard.items() if now - told[0] < FORGOTTEN}
            found = [table for _, table in self._heard.values()]
        return sorted(found, key=lambda table: (not table.is_ours, -table.free, table.host, table.address))

    def close(self) -> None:
        """Listen no more."""
        ear, self._ear = self._ear, None
        self._is_over.set()
        if ear is not None:
            ear.close()

    def _run(self, ear: socket.socket) -> None:
        while self._ear is ear:
            try:
                data, address = ear.recvfrom(LONGEST)
                self.hear(data, str(address[0]))
            except TimeoutError:
                continue
            except Exception as error:  # also what systems report here of packets that went astray
                if self._ear is ear:
                    LOG.info("a packet is passed over: %r", error)
                    self._is_over.wait(PAUSE / 10)

    def hear(self, data: bytes, address: str) -> None:
        """What came from an address; anything that is no announcement is nothing."""
        table = read(data, address)
        if table is None:
            return
        key = table.address, table.port
        with self._lock:
            if key not in self._heard and len(self._heard) >= MOST:
                return
            is_new = key not in self._heard or self._heard[key][1] != table
            self._heard[key] = time.monotonic(), table
        if is_new:
            self._on_news()


def read(data: bytes, address: str) -> FoundTable | None:
    """The table that a packet speaks of; None for anything else."""
    try:
        told = json.loads(data)
    except (ValueError, RecursionError):
        return None
    if not isinstance(told, dict) or told.get("is") != _MARK or type(told.get("protocol")) is not int:
        return None
    port, free, host = told.get("port"), told.get("free"), told.get("host")
    if type(port) is not int or type(free) is not int or not 0 < port < 65536 or not 0 <= free <= 3:
        return None
    program = clean_name(told.get("program"))[:12]
    if not program:
        return None
    table = FoundTable(address, port, clean_name(host, NAME_LENGTH), free, program, protocol=told["protocol"])
    return table._replace(**_known(told)) if table.is_ours else table


def _known(told: Mapping[str, Any]) -> dict[str, Any]:
    """What is told of the seats and the game, as far as it is possible."""
    seats, modules, turn = told.get("seats"), told.get("modules"), told.get("turn")
    known = [str(seat) for seat in seats][:4] if isinstance(seats, list) else []
    return {
        "seats": tuple(seat for seat in known if seat.partition(".")[0] in ("", *COLOURS)),
        "modules": tuple(module for module in MODULES if isinstance(modules, list) and module in modules),
        "edition": told["edition"] if told.get("edition") in EDITIONS else "",
        "turn": turn if type(turn) is int and 0 <= turn <= 9 else 0,
        "phase": clean_name(told.get("phase"))[:20],
        "name": clean_name(told.get("name"))[:MARK],
        "door": clean_name(told.get("door"))[:MARK],
    }
