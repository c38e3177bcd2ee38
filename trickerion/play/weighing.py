"""The thought beside a hint at the Assignment: the player's own cards and other ways, on one table after another."""

from __future__ import annotations

from collections.abc import Callable

from trickerion.bots.bot import Outline
from trickerion.bots.prospects import Comparison, Prospect


class Weighing:
    """Progress of that thought for one player in one turn; it begins anew with each card that is laid.

    ``ask`` asks for a comparison on so many tables.
    """

    def __init__(self, ask: Callable[[int], object]) -> None:
        self._ask = ask
        self.whose: tuple[int, int] | None = None
        """Viewer and turn; None while no plan is weighed."""
        self.comparison: Comparison | None = None
        """Findings so far; of the cards that lay before while ``is_stale``."""
        self.is_stale = False
        """Whether the cards that lie are others than those of the comparison."""
        self._awaits = self._is_of_before = False  # whether an answer is awaited, and whether it is of other cards
        self._has_failed = False

    def begin(self, whose: tuple[int, int], plan: Outline) -> None:
        """Begin with a hint's plan, and with what can be reckoned at once."""
        self.end()
        self.whose, self.comparison, self.is_stale = whose, Comparison({}, None, Prospect(plan)), True
        self._go_on(0)

    def end(self) -> None:
        """End the thought; what it found is forgotten."""
        self.whose = self.comparison = None
        self.is_stale = self._awaits = self._has_failed = False

    @property
    def is_at_work(self) -> bool:
        """True while something is asked, or is still to be asked."""
        if self.comparison is None or self._has_failed:
            return False
        return self._awaits or self.is_stale or not self.comparison.is_done

    def change(self) -> None:
        """Other cards lie."""
        self.is_stale, self._is_of_before = True, self._awaits

    def take(self, comparison: Comparison | None) -> None:
        """Take a comparison, and ask for the next; None where the thought has failed or nothing was asked."""
        was_asked, self._awaits = self._awaits, False
        if comparison is None and was_asked:
            self._has_failed = True
        elif comparison is None or self._is_of_before:
            self._go_on(0)
        else:
            self.comparison, self.is_stale = comparison, False
            if not comparison.is_done:
                self._go_on(comparison.tables + 1)

    def _go_on(self, tables: int) -> None:
        self._awaits, self._is_of_before = True, False
        self._ask(tables)
