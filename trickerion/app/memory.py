"""What the interface remembers by name: how the last game was set up, what a Link is to pay, which panel is folded."""

from typing import Any


class InterfaceMemory:
    """JSON values by name, kept in the settings file: known at once, written at a quiet moment.

    ``is_news``: something has changed since the file was written.
    """

    def __init__(self, values: dict[str, Any]) -> None:
        self._values = values
        self.is_news = False

    def remember(self, name: str, value: Any) -> None:
        """Keep a value for now and for the next start."""
        self.is_news = self.is_news or name not in self._values or self._values[name] != value
        self._values[name] = value

    def recall(self, name: str, default: Any = None) -> Any:
        """A value that was kept, in this run or an earlier one."""
        return self._values.get(name, default)
