"""Ways to a table: straight to its computer, or in the frames of a wire to a relay or a proxy that speaks TLS."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from typing import Final

from trickerion.together.code import Code
from trickerion.together.door_key import guest_context
from trickerion.together.pipe import Pipe, outer_wire
from trickerion.together.seal import SealedSocket

HELD: Final = 20.0
"""Seconds that a relay holds a call until the host is there."""
NOT_THERE: Final = 4404
UNANSWERED: Final = 4408
TOO_MUCH: Final = 4413
FULL: Final = 4429
WHY: Final = {NOT_THERE: "host_away", UNANSWERED: "host_away", TOO_MUCH: "too_much", FULL: "crowded"}
"""Close codes of a relay, and why nobody can be spoken to by an id."""


class NoWay(OSError):
    """A relay that is there and leads nowhere; ``why`` by an id."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@contextmanager
def way_to(code: Code, patience: float) -> Iterator[SealedSocket]:
    """A sealed way to a table. Raises OSError, NoWay among them, and what the library raises of a wire to a relay."""
    with ExitStack() as ends:
        pipe = None
        if code.is_piped:
            pipe = Pipe(ends.enter_context(outer_wire(code.url, patience)))
            ends.callback(pipe.cut)
            pipe.open()
        plain = pipe.end if pipe is not None else socket.create_connection((code.address, code.port), patience)
        wire = ends.enter_context(closing(SealedSocket(plain, guest_context(), is_host=False)))
        try:
            wire.shake_hands(patience + (HELD if code.name else 0.0))
        except OSError as error:
            if pipe is not None and pipe.code in WHY:
                raise NoWay(WHY[pipe.code]) from error
            raise
        yield wire
