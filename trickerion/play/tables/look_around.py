"""A table that is lost is looked for on this network: it may have another address, or another computer."""

from __future__ import annotations

from trickerion.together.announcement import Listener
from trickerion.together.code import Code
from trickerion.together.wire import Wire


class LookAround:
    """Tells a wire of every place at which its door is announced, while the wire is cut."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._listener: Listener | None = None

    def update(self, *, is_lost: bool) -> None:
        """Look around, or no more. Never waits."""
        if not is_lost:
            self.close()
            return
        if self._listener is None:
            self._listener = Listener(lambda: None)
            self._listener.open()
        for table in self._listener.tables():
            if table.door and self._wire.door.startswith(table.door):
                self._wire.know(Code(table.address, table.port, self._wire.code.secret))

    def close(self) -> None:
        """Look no more."""
        listener, self._listener = self._listener, None
        if listener is not None:
            listener.close()
