"""Everything that a host has told of a game: its steps, and the View after each of them."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from trickerion.rules.events import Event
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.view import View
from trickerion.together.codec import view_from

MOST_VIEWS: Final = 48
"""Past Views that are kept as tables; the others are text."""


class Step(NamedTuple):
    """A step as the host tells it: who moved, the Move where it may be known, what happened, the View as text.

    ``row``: the Performance cards that lay in the Theater before; ``stand_in``: a computer player moved for a person.
    """

    seat: int
    move: dict[str, Any] | None
    joined: bool
    stand_in: bool
    row: tuple[str, ...]
    events: list[Event]
    view: str


class ToldSteps:
    """The steps of a game, the first one the beginning, as one seat has seen them, or somebody who ``looks_on``."""

    def __init__(self, *, looks_on: bool = False) -> None:
        self._looks_on = looks_on
        self.steps: list[Step] = []
        self._texts: list[bytes] = []
        self._views: dict[int, View] = {}

    @property
    def made(self) -> int:
        """Number of moves that were told."""
        return len(self.steps) - 1

    def add(self, step: Step) -> None:
        """Add the next step."""
        self.steps.append(step)
        self._texts.append(zlib.compress(step.view.encode(), 1))

    def back_to(self, made: int) -> None:
        """Forget the steps after so many moves."""
        del self.steps[made + 1 :], self._texts[made + 1 :]
        self._views = {number: view for number, view in self._views.items() if number <= made}

    def view_at(self, move_index: int) -> View:
        """The table after so many moves; the nearest there is. Raises CodecError for a View that cannot be read."""
        number = max(0, min(move_index, len(self._texts) - 1))
        if number not in self._views:
            while len(self._views) >= MOST_VIEWS:
                del self._views[next(iter(self._views))]
            text = zlib.decompress(self._texts[number]).decode()
            self._views[number] = view_from(text, looks_on=self._looks_on)
        return self._views[number]

    def views_back(self) -> Iterator[View]:
        """The table after each of the moves, the last first."""
        for made in range(len(self._texts) - 1, 0, -1):
            yield self.view_at(made)

    def view_before(self, move: Move) -> View | None:
        """The table before this move was last made; None when nobody has made it."""
        told = move.to_json()
        made = [number for number, step in enumerate(self.steps) if step.move == told]
        return self.view_at(made[-1] - 1) if made else None

    def game_at(self, number: int) -> Game:
        """The game after so many moves, with face down what lies face down in the View."""
        return Game(self.view_at(number).state, "", [], [])

    def last_in_common(self, others: Sequence[Step]) -> int:
        """Number of first steps that are equal in these and in others."""
        both = zip(self.steps, others, strict=False)
        shorter = min(len(self.steps), len(others))
        return next((number for number, (old, new) in enumerate(both) if old != new), shorter)
