"""A table laid from this window at a machine that serves: the group key asks for it, then one sits down as its head."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, Final

from trickerion.together import messages as m
from trickerion.together.code import Code, is_name
from trickerion.together.keeping import OurRelay
from trickerion.together.wire import ENDED, Wire

DESK: Final = "+"
"""In the place of the name of a table: where tables are laid."""


class LayingFar:
    """Asks a machine for a table; call ``update`` often. ``laid`` is the code of the table once it is there.

    ``token`` is that of the head's seat; ``why`` there is none, by an id; ``on_news`` is called from another thread.
    """

    def __init__(
        self,
        at: OurRelay,
        name: str,
        seats: Sequence[Sequence[str]],
        game: dict[str, Any],
        on_news: Callable[[], object],
    ) -> None:
        self._at, self._wish = at, m.Lay([list(seat) for seat in seats], game)
        place = at.place
        self.desk = Code(place.address, place.port, at.key or 0, DESK, place.is_safe)
        self._wire = Wire(self.desk, name, on_news=on_news, is_patient=False)
        self.laid: Code | None = None
        self.token = self.why = self.door = ""

    def open(self) -> None:
        """Begin."""
        if self._at.key is None:
            self.why = "no_key"
            return
        self._wire.open()

    def update(self) -> None:
        """Hear what the machine has said. Never waits."""
        has_ended = self._wire.stands == ENDED
        for message, _ in self._wire.take():
            if isinstance(message, m.Welcome):
                self._wire.send(self._wish)
            elif isinstance(message, m.Laid):
                self._is_laid(message)
        if has_ended and self.laid is None:
            self.why = self.why or ("group" if self._wire.why == "code" else self._wire.why)
        if self.why or self.laid is not None:
            self.close()

    def _is_laid(self, told: m.Laid) -> None:
        place, self.door = self._at.place, self._wire.door
        with contextlib.suppress(ValueError):
            secret = int(told.secret, 16)
            if is_name(told.name):
                self.laid = Code(place.address, place.port, secret, is_safe=place.is_safe, name=told.name)
                self.token = told.token
        if self.laid is None:
            self.why = "nonsense"

    def close(self) -> None:
        """Hang up."""
        self._wire.close()
