"""A name at a relay, kept by a wire that this program has opened: whoever calls the name comes to our own door.

A thread of its own; a wire that is cut is tried again by itself, and the relay gives the old name back.
"""

from __future__ import annotations

import logging
import socket
import threading
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from trickerion.threads import begin
from trickerion.together.code import (
    ANSWER,
    FAR_BITS,
    ITSELF,
    KEEP,
    Code,
    CodeError,
    NetPlace,
    is_name,
    outer_url,
    read_place,
    read_secret,
)
from trickerion.together.codec import CodecError
from trickerion.together.dial import way_to
from trickerion.together.doorstep import Peer
from trickerion.together.greeting import Proof, StretchedKeys, new_nonce
from trickerion.together.pipe import Pipe, outer_wire
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
    from websockets.sync.client import ClientConnection

LOG = logging.getLogger(__name__)
PATIENCE: Final = 5.0
PAUSES: Final = (1.0, 2.0, 5.0, 10.0)
"""Seconds before the first tries after a wire was cut; the last of them before all others."""
MOST_ANSWERS: Final = 16
"""Guests who come this way at once."""
HOW: Final = ("open", "shut", "later", "not_you")
"""Answers of a relay that has looked."""
TRYING: Final = "trying"
KEPT: Final = "kept"
LOST: Final = "lost"


class OurRelay(NamedTuple):
    """A relay's address, and the group key of those who may keep a name there; None for one that asks for none."""

    place: NetPlace
    key: int | None = None


def read_relay(text: str) -> OurRelay:
    """The relay that was typed: its address, and behind it the group key. Raises CodeError."""
    address, _, key = " ".join(text.split()).partition(" ")
    place = read_place(address)
    if place.table or not ("." in place.address or ":" in place.address or place.address == "localhost"):
        raise CodeError("address")
    return OurRelay(place, read_secret(key, FAR_BITS) if key else None)


class KeptName(NamedTuple):
    """A name, and the token that proves it after a restart of either end; "" for a new one."""

    name: str = ""
    token: str = ""


class NameAtRelay:
    """``receive`` lets a connection in at our door, in the thread that calls it; ``on_news`` is called from a thread.

    ``stands``: trying, kept, lost (tried again); ``why`` it is lost, by an id, "" where nobody answers.
    """

    def __init__(
        self,
        relay: OurRelay,
        receive: Callable[[socket.socket, Peer], object],
        on_news: Callable[[], object],
        kept: KeptName,
        most_answers: int = MOST_ANSWERS,
    ) -> None:
        self.relay, self.kept = relay, kept
        self.receive, self.on_news = receive, on_news
        self.stands, self.why = TRYING, ""
        self._wakes, self._is_over, self._tries = threading.Event(), False, 0
        self._wire: socket.socket | None = None
        self._connection: ClientConnection | None = None
        self.seen: SeenFromOutside | None = None
        self._answers = threading.BoundedSemaphore(most_answers)
        self._keys = StretchedKeys()

    def open(self) -> None:
        """Begin."""
        try:
            begin("trickerion-keeping", self._run)
        except OSError as error:
            LOG.warning("the relay is not called: %s", error)
            self._now(LOST)

    def close(self) -> None:
        """Give the name back; guests who came this way stay as long as their wires hold."""
        self._is_over = True
        self._wakes.set()
        self.cut()

    def cut(self) -> None:
        """Cut the wire, as a network does it."""
        wire = self._wire
        if wire is not None:
            try:
                wire.shutdown(socket.SHUT_RDWR)
            except OSError as error:
                LOG.info("the wire to the relay was cut before: %s", error)

    def look(self, port: int) -> bool:
        """Ask whether the world can reach a port of this computer; ``seen`` says so later. False where nobody hears."""
        connection = self._connection
        if connection is None or self.stands != KEPT:
            return False
        try:
            connection.send(said(LookAt(port)))
        except Exception as error:  # the library's own, when the wire is cut meanwhile
            LOG.info("the relay does not look: %r", error)
            return False
        return True

    def _now(self, stands: str, why: str = "") -> None:
        self.stands, self.why = stands, why
        self.on_news()

    def _run(self) -> None:
        while not self._is_over:
            try:
                why = self._keep()
            except Exception as error:  # the library's own among them
                LOG.info("the relay is called again: %r", error)
                why = ""
            self._wire = self._connection = None
            if why == "token":
                self.kept = KeptName()  # the relay has another key than before: it gives a new name
            if not self._is_over:
                self._now(LOST, why)
                self._wakes.wait(PAUSES[min(self._tries, len(PAUSES) - 1)])
                self._wakes.clear()
                self._tries += 1

    def _keep(self) -> str:
        """Keep the name until the wire ends; why the relay gives none. Raises what the library does."""
        from websockets.sync.client import connect

        place = self.relay.place
        itself = Code(place.address, place.port, 0, ITSELF, place.is_safe)
        with (
            way_to(itself, PATIENCE) as sealed,
            connect(
                f"ws://relay{KEEP}",
                sock=sealed.for_library,
                open_timeout=PATIENCE,
                close_timeout=1.0,
                ping_interval=10.0,
                ping_timeout=15.0,
                max_size=4096,
                compression=None,
                proxy=None,
                user_agent_header=None,
                logger=LOG,
            ) as connection,
        ):
            self._wire, self._connection = sealed.for_library, connection
            if why := self._ask(connection, sealed.door):
                return why
            while not self._is_over:
                told = heard(connection.recv())
                if isinstance(told, Rings):
                    self._is_rung(told)
                elif isinstance(told, SeenFromOutside) and told.how in HOW:
                    self.seen = told
                    self.on_news()
                else:
                    raise CodecError("nobody rings")
        return ""

    def _ask(self, connection: ClientConnection, door: str) -> str:
        told = heard(connection.recv(timeout=PATIENCE))
        if not isinstance(told, Relays):
            raise CodecError("no relay")
        if told.protocol != PROTOCOL:
            return "version"
        proof, key = Proof(told.nonce, new_nonce(), door), self._keys.of(self.relay.key or 0, door)
        mine = "" if self.relay.key is None else proof.of_guest(key)
        connection.send(said(Keep(proof.guest_nonce, mine, self.kept.name, self.kept.token)))
        answer = heard(connection.recv(timeout=PATIENCE))
        if isinstance(answer, Declined):
            return answer.why
        if not isinstance(answer, Kept) or not is_name(answer.name):
            raise CodecError("no name")
        if self.relay.key is not None and not told.is_open and not proof.is_of_host(answer.proof, key):
            return "impostor"
        self.kept, self._tries = KeptName(answer.name, answer.token), 0
        self._now(KEPT)
        return ""

    def _is_rung(self, rings: Rings) -> None:
        if not rings.wire.isalnum() or not self._answers.acquire(blocking=False):
            return  # the guest is told that nobody answers
        try:
            begin("trickerion-answer", partial(self._answer, rings))
        except OSError as error:
            self._answers.release()
            LOG.warning("a guest cannot be answered: %s", error)

    def _answer(self, rings: Rings) -> None:
        """Carry the wire of one guest, from the relay to our own door."""
        place = self.relay.place
        try:
            with outer_wire(
                outer_url(place.address, place.port, ANSWER + rings.wire, is_safe=place.is_safe), PATIENCE
            ) as connection:
                pipe = Pipe(connection)
                begin("trickerion-called", partial(self.receive, pipe.end, (rings.caller, rings.wire)))
                pipe.carry_in()
        except Exception as error:  # the library's own among them
            LOG.info("a guest cannot be answered: %r", error)
        finally:
            self._answers.release()
