"""News of a running game: events to be shown, sentences for the player, lines of talk, and the log of all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from trickerion.language.verbatim import Verbatim, verbatim
from trickerion.play.chronicle import Chronicle, LogLine
from trickerion.rules.events import Event
from trickerion.words.together import SPEECH, said

MOST_NOTICES = 20
"""Sentences of the program that nobody has taken yet."""
MOST_REMARKS = 3
"""Lines of talk that were not seen yet; older ones stand in the log alone."""


class News:
    """Everything that has happened and was not shown yet. ``chronicle`` tells all of it again, from the beginning.

    ``made`` tells how many Moves have been made; ``changed`` is called when a line of talk has come.
    """

    def __init__(self, made: Callable[[], int], changed: Callable[[], object]) -> None:
        self._made, self._changed = made, changed
        self.chronicle = Chronicle()
        self._fresh: list[Event] = []
        self._notices: list[str] = []
        self._remarks: list[tuple[Verbatim, Verbatim]] = []
        self.late_notices: Callable[[], list[str]] = list
        """Sentences about what other threads have found meanwhile."""

    @property
    def log(self) -> list[LogLine]:
        """The lines of the log since the game began."""
        return self.chronicle.lines

    @property
    def movers(self) -> list[int]:
        """The seat that made each of the moves."""
        return self.chronicle.movers

    def add(self, events: Sequence[Event]) -> None:
        """Add events to those that are to be shown."""
        self._fresh += events

    def drop_events(self) -> None:
        """Drop the events that were not shown yet: they are no longer so."""
        self._fresh.clear()

    def take_events(self) -> list[Event]:
        """The events since the last call, opponents' moves included, for animation and sound."""
        events, self._fresh = self._fresh, []
        return events

    def note(self, text: str, sign: str = "") -> None:
        """Tell the player a sentence of the program, beside the table and in the log."""
        self._notices = [*self._notices, text][-MOST_NOTICES:]
        self.chronicle.note(text, self._made(), sign)

    def take_notices(self) -> list[str]:
        """Sentences for the player since the last call: a damaged save, a full disk, an opponent replaced."""
        late = self.late_notices()
        notices, self._notices = [*self._notices, *late], []
        return notices

    def remark(self, name: str, text: str) -> None:
        """Add a line of talk."""
        called, line = verbatim(name), verbatim(text)
        self.chronicle.note(said(name=called, text=line), self._made(), SPEECH)
        self._remarks = [*self._remarks, (called, line)][-MOST_REMARKS:]
        self._changed()

    def overhear(self, name: Verbatim, text: Verbatim) -> None:
        """Write down what a rival says; the bubble shows it."""
        self.chronicle.note(said(name=name, text=text), self._made(), SPEECH)
        self._changed()

    def take_remarks(self) -> list[tuple[Verbatim, Verbatim]]:
        """Lines of talk since the last call, each with the name of its speaker."""
        remarks, self._remarks = self._remarks, []
        return remarks
