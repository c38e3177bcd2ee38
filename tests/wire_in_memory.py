"""A wire without a network: messages as text from one end to the other, at once, cut wherever a test wants it."""

from collections.abc import Callable
from typing import cast

from trickerion.together.code import Code
from trickerion.together.invitation import NEW, Came, Gone, Invitation, Visitor
from trickerion.together.messages import LOOKS_ON, Message, Up, Welcome, read_up, written
from trickerion.together.wire import ENDED, LOST, OPEN, Wire

ARRIVES, LOSES, CUTS_AFTER = "arrives", "loses", "cuts after"
"""What becomes of a message: it arrives; the wire is cut and it is lost; it arrives and then the wire is cut."""


class MemoryVisitor:
    """The host's end."""

    address, latency, proof = "memory", 31, ""

    def __init__(self, wire: "MemoryWire") -> None:
        self._wire = wire

    def send(self, message: Message, lines: tuple[str, ...] = ()) -> None:
        self.send_text(written(message, lines))

    def send_text(self, text: str) -> None:
        self._wire.brought(self, text)

    def let_in(self) -> None:
        """It was no stranger."""

    def finish(self) -> None:
        """All was said already."""

    cut = finish


class MemoryWire(Wire):
    """The guest's end; ``fate`` says of each message (and whether it goes up) what becomes of it."""

    latency = 31

    def __init__(
        self,
        invitation: Invitation,
        name: str,
        *,
        looks_on: bool = False,
        fate: Callable[[str, bool], str] = lambda _text, _up: ARRIVES,
    ) -> None:
        super().__init__(Code("127.0.0.1", 47600, invitation.secret), name, door="d" * 64, looks_on=looks_on)
        self._invitation, self.fate = invitation, fate
        self._visitor: MemoryVisitor | None = None

    def try_now(self) -> None:
        """Come in, or come back."""
        if self._visitor is None and self.stands != ENDED:
            self._visitor = MemoryVisitor(self)
            seat = self._invitation.tokens.get(self.token, LOOKS_ON if self._looks_on else NEW)
            self._invitation.put(cast("Visitor", self._visitor), Came(seat, self.name, self._looks_on))

    def send(self, message: Up) -> bool:
        if self._visitor is None or self.stands != OPEN:
            return False
        text = written(message)
        fate = self.fate(text, True)
        if fate != LOSES:
            self._invitation.put(cast("Visitor", self._visitor), read_up(text))
        if fate != ARRIVES:
            self.cut()
        return True

    def brought(self, visitor: MemoryVisitor, text: str) -> None:
        """The host has said something; nothing comes out of an end that is cut."""
        if visitor is not self._visitor:
            return
        fate = self.fate(text, False)
        if fate != LOSES:
            read = self._arrival.read(text)
            if read is not None and isinstance(read[0], Welcome):
                self.token, self.stands = read[0].token, OPEN
            self._heard += [read] if read is not None else []
        if fate != ARRIVES:
            self.cut()

    def cut(self) -> None:
        visitor, self._visitor = self._visitor, None
        if visitor is not None:
            self._invitation.put(cast("Visitor", visitor), Gone())
            self.stands = LOST

    def close(self) -> None:
        self.cut()
        self.stands = ENDED

    def end(self, why: str, error: object) -> None:
        self.why = why
        self.close()
        raise AssertionError(error)
