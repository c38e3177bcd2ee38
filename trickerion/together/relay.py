"""A relay: hosts keep a name here by a wire that they have opened, guests call the name, and the two are glued.

A pipe: it knows names, sizes and times, and reads nothing of what goes through. It opens no connection but one to who
asks whether the world can reach a port there. Nothing is stored but a key of 32 bytes: tokens of names follow from it.
"""

from __future__ import annotations

import contextlib
import hmac
import logging
import secrets
import socket
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final, NamedTuple

from trickerion.together.code import NAME_BITS, is_name, name_of
from trickerion.together.codec import CodecError
from trickerion.together.dial import FULL, NOT_THERE, TOO_MUCH, UNANSWERED
from trickerion.together.greeting import Proof, StretchedKeys, new_nonce
from trickerion.together.pipe import FRAME
from trickerion.together.relay_limits import CallsOfAddress, Flow, Limits
from trickerion.together.relay_words import (
    PROTOCOL,
    Declined,
    Keep,
    Kept,
    LookAt,
    Relays,
    Rings,
    SeenFromOutside,
    heard,
    said,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from websockets.sync.server import ServerConnection

LOG = logging.getLogger(__name__)
LAST_PORT: Final = 65_536
WIRE_BYTES: Final = 16


@dataclass(eq=False)
class Call:
    """A guest who waits for an answer, and then the two ends that are glued."""

    wire: str
    name: str
    caller: ServerConnection
    answer: ServerConnection | None = None
    is_answered: threading.Event = field(default_factory=threading.Event)


@dataclass(eq=False)
class NamedHost:
    """A host whose name is kept, at the end of its wire."""

    name: str
    address: str
    connection: ServerConnection


class Asker(NamedTuple):
    """Somebody at the other end: the address, and how it is counted."""

    counted_as: str
    address: str


class Relay:
    """``key``: from which tokens follow; ``group``: the secret of those who may keep names, None where everybody may.

    Threads of connections come here; what they share is under one lock.
    """

    def __init__(self, key: bytes, group: int | None, limits: Limits | None = None) -> None:
        self._key, self._group, self.limits = key, group, limits or Limits()
        self._lock = threading.Condition()
        self._keepers: dict[str, NamedHost] = {}
        self._calls: dict[str, Call] = {}
        self._lately = CallsOfAddress(self.limits.calls_a_minute)
        self._looks = CallsOfAddress(self.limits.looks_a_minute)
        self._keys = StretchedKeys()
        self._is_over = False

    @property
    def health(self) -> dict[str, int]:
        """Numbers that are told to everybody."""
        with self._lock:
            return {"names": len(self._keepers), "wires": self._wires, "most": self.limits.wires}

    @property
    def _wires(self) -> int:
        return 2 * len(self._calls) + len(self._keepers)

    def close(self) -> None:
        """Hang up on everybody."""
        with self._lock:
            self._is_over = True
            ends = [keeper.connection for keeper in self._keepers.values()]
            ends += [end for call in self._calls.values() for end in (call.caller, call.answer) if end is not None]
            self._lock.notify_all()
        for end in ends:
            cut(end)

    # ------------------------------------------------------------------ hosts

    def keep(
        self, connection: ServerConnection, caller: Asker, door: str, patience: float, let_in: Callable[[], object]
    ) -> str:
        """Keep a name for a host, in the thread of its connection; why not, by an id. ``let_in`` is called once.

        Raises CodecError, and what the library raises, when the wire ends.
        """
        nonce = new_nonce()
        connection.send(said(Relays(PROTOCOL, nonce, self._group is None)))
        wanted = heard(connection.recv(timeout=patience))
        if not isinstance(wanted, Keep):
            raise CodecError("no name is wanted")
        proof, key = Proof(nonce, wanted.nonce, door), self._keys.of(self._group or 0, door)
        if self._group is not None and not proof.is_of_guest(wanted.proof, key):
            return self._decline(connection, "key")
        with self._lock:
            kept = self._named(wanted, connection, caller.counted_as)
        if isinstance(kept, str):
            return self._decline(connection, kept)
        let_in()
        connection.send(said(Kept(kept.name, self._token(kept.name), proof.of_host(key))))
        try:
            while True:  # until the wire ends
                asked = heard(connection.recv())
                if not isinstance(asked, LookAt):
                    raise CodecError("a host that keeps a name has nothing more to say")
                how = self._look(caller.address, asked.port)
                connection.send(said(SeenFromOutside(caller.address, asked.port, how)))
        finally:
            with self._lock:
                if self._keepers.get(kept.name) is kept:
                    del self._keepers[kept.name]

    def _look(self, address: str, port: int) -> str:
        """Find out whether a port can be reached where somebody asks: the one connection that a relay opens."""
        address = address.removeprefix("::ffff:")
        try:
            is_of_world = ip_address(address).is_global or self.limits.looks_at_home
        except ValueError:
            is_of_world = False
        if not is_of_world or not 0 < port < LAST_PORT:
            return "not_you"
        if not self._looks.may(address):
            return "later"
        try:
            socket.create_connection((address, port), self.limits.look).close()
        except OSError:
            return "shut"
        return "open"

    def _decline(self, connection: ServerConnection, why: str) -> str:
        connection.send(said(Declined(why)))
        return why

    def _named(self, wanted: Keep, connection: ServerConnection, address: str) -> NamedHost | str:
        """The keeper of the name that is wanted, or of a new one; why not. Under the lock."""
        name = wanted.name
        if name and not (is_name(name) and hmac.compare_digest(wanted.token.encode(), self._token(name).encode())):
            return "token"
        others = Counter(keeper.address for keeper in self._keepers.values() if keeper.name != name)
        is_full = self._is_over or others.total() >= self.limits.names
        if is_full or others[address] >= self.limits.names_of_address:
            return "full"
        while not name or (name in self._keepers and not wanted.name):
            name = name_of(secrets.randbits(NAME_BITS))
        before = self._keepers.get(name)
        if before is not None:  # the same host with a new address, or a wire whose end was not noticed
            cut(before.connection)
        self._keepers[name] = keeper = NamedHost(name, address, connection)
        self._lock.notify_all()
        return keeper

    def _token(self, name: str) -> str:
        return hmac.new(self._key, f"name {name}".encode(), "sha256").hexdigest()

    def _caller(self, address: str) -> str:
        return hmac.new(self._key, f"address {address}".encode(), "sha256").hexdigest()[:16]

    # ------------------------------------------------------------------ guests

    def call(self, connection: ServerConnection, name: str, address: str, *, waits: bool) -> None:
        """Glue a guest to the host of a name, in the thread of the guest's connection."""
        call = Call(secrets.token_hex(WIRE_BYTES), name, connection)
        if not self._lately.may(address) or not self._has_room(call):
            connection.close(FULL)
            return
        try:
            with self._lock:
                self._lock.wait_for(lambda: name in self._keepers or self._is_over, self.limits.wait if waits else 0.0)
                keeper = self._keepers.get(name)
            if keeper is None:
                connection.close(NOT_THERE)
                return
            keeper.connection.send(said(Rings(call.wire, self._caller(address))))
            if not call.is_answered.wait(self.limits.answer) or call.answer is None:
                connection.close(UNANSWERED)
                return
            self._carry(connection, call.answer)
        finally:
            with self._lock:
                del self._calls[call.wire]

    def _has_room(self, call: Call) -> bool:
        """Take the call in; False where it is one too many."""
        with self._lock:
            of_name = [other for other in self._calls.values() if other.name == call.name]
            waiting = sum(other.answer is None for other in of_name)
            is_full = len(of_name) >= self.limits.wires_of_name or waiting >= self.limits.callers_of_name
            if is_full or self._wires + 2 > self.limits.wires or self._is_over:
                return False
            self._calls[call.wire] = call
            return True

    def answer(self, connection: ServerConnection, wire: str) -> None:
        """Glue a host to the guest whose wire it answers, in the thread of the host's connection."""
        with self._lock:
            call = self._calls.get(wire)
            if call is None or call.answer is not None:
                call = None
            else:
                call.answer = connection
        if call is None:
            connection.close(NOT_THERE)
            return
        call.is_answered.set()
        self._carry(connection, call.caller)

    def _carry(self, one: ServerConnection, other: ServerConnection) -> None:
        """Carry frames in one direction until either end hangs up, says nothing for too long, or too much at once."""
        from websockets.exceptions import ConnectionClosed

        flow = Flow(self.limits)
        try:
            while True:
                frame = one.recv(timeout=self.limits.silence)
                if not isinstance(frame, bytes) or len(frame) > FRAME:
                    one.close(TOO_MUCH)
                    break
                if pause := flow.pause(len(frame)):
                    time.sleep(pause)
                other.send(frame)
        except (ConnectionClosed, OSError) as error:  # TimeoutError among them
            LOG.info("a wire has ended: %s", error)
        with contextlib.suppress(OSError):
            other.close()
        cut(one)


def cut(connection: ServerConnection) -> None:
    """Cut a wire at once, whatever is being said there."""
    with contextlib.suppress(OSError):
        connection.socket.shutdown(socket.SHUT_RDWR)
