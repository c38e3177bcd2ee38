"""What is told of a running game: to each seat every step with its View, in order, whoever comes and goes meanwhile.

The Views of past steps are kept as text, small; those that were never made are made little by little.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

from trickerion.rules.events import Event
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.view import EVERYBODY, View, hide
from trickerion.together import messages as m
from trickerion.together.codec import text_of, to_json
from trickerion.together.invitation import Visitor

AT_ONCE: Final = 8
"""Views of the past that are made in one go."""
MOST_STEPS: Final = 32
"""Of one message."""


class Told(NamedTuple):
    """One step: who moved (-1 at the beginning), the Move, whether it belongs to the one before, what happened.

    ``is_open``: whether everybody at the table saw the Move; ``row``: the Performance cards that lay in the Theater;
    ``stand_in``: whether a computer player moved in the place of a person.
    """

    seat: int
    move: Move | None
    events: Sequence[Event]
    joined: bool = False
    is_open: bool = True
    row: tuple[str, ...] = ()
    stand_in: bool = False


class Watched(Protocol):
    """The game whose steps are told; ``told(0)`` is its beginning."""

    @property
    def made(self) -> int: ...
    def told(self, number: int) -> Told: ...
    def seen_by(self, seat: int, number: int) -> View: ...


class _Listener:
    """Somebody who is told, and how far."""

    def __init__(self, visitor: Visitor, seat: int) -> None:
        self.visitor, self.seat = visitor, seat
        self.sent = 0
        self.has_record = False


def seen(game: Game, seat: int) -> View:
    """The table as a seat sees it, or as everybody may see it who looks on."""
    return game.view_for(seat) if seat >= 0 else View(0, hide(game.state, EVERYBODY), ())


class Steps:
    """All steps of a game as those see them who are elsewhere."""

    def __init__(self, game: Watched) -> None:
        self._game = game
        self._kept: dict[int, list[bytes]] = {}
        self._listeners: list[_Listener] = []
        self._record = ""

    def tell(self, visitor: Visitor, seat: int) -> None:
        """From now on tell somebody everything, from the beginning."""
        self._kept.setdefault(seat, [])
        self._listeners.append(_Listener(visitor, seat))
        self.go_on()

    def leave(self, visitor: Visitor) -> None:
        """Somebody is gone."""
        self._listeners = [listener for listener in self._listeners if listener.visitor is not visitor]

    def made(self, after: Sequence[Game]) -> None:
        """Moves were made; the game after each of them."""
        first = self._game.made - len(after) + 1
        for seat, kept in self._kept.items():
            for number, game in enumerate(after, first):
                if len(kept) == number:
                    kept.append(_packed(seen(game, seat)))
        self.go_on()

    def taken_back(self, number: int, seat: int) -> None:
        """The game is again as it was after so many moves."""
        for kept in self._kept.values():
            del kept[number + 1 :]
        for listener in self._listeners:
            if listener.sent > number + 1:
                listener.sent = number + 1
                listener.visitor.send(m.Back(number, seat))

    def end(self, record: str) -> None:
        """The game is over: whoever has been told all of it gets its record."""
        self._record = record
        self.go_on()

    def finish(self) -> None:
        """Tell everything that is left at once."""
        while any(listener.sent <= self._game.made for listener in self._listeners):
            self.go_on()

    def go_on(self) -> None:
        """Tell what there is to tell; make some of the Views that are lacking."""
        for seat in {listener.seat for listener in self._listeners}:
            kept = self._kept[seat]
            for number in range(len(kept), min(len(kept) + AT_ONCE, self._game.made + 1)):
                kept.append(_packed(self._game.seen_by(seat, number)))
        for listener in self._listeners:
            self._tell(listener)

    def _tell(self, listener: _Listener) -> None:
        kept = self._kept[listener.seat]
        while listener.sent < len(kept):
            numbers = range(listener.sent, min(len(kept), listener.sent + MOST_STEPS))
            steps = [self._step(listener.seat, number) for number in numbers]
            lines = tuple(zlib.decompress(kept[number]).decode() for number in numbers)
            listener.visitor.send(m.Steps(listener.sent, steps), lines)
            listener.sent = numbers.stop
        if self._record and listener.sent > self._game.made and not listener.has_record:
            listener.has_record = True
            listener.visitor.send(m.Over(self._record))

    def _step(self, seat: int, number: int) -> dict[str, Any]:
        """A step as a seat may know it: the Moves of others may be secret, their events are not."""
        told = self._game.told(number)
        move = told.move.to_json() if told.move is not None and (told.is_open or told.seat == seat) else None
        how = {"joined": told.joined, "stand_in": told.stand_in, "row": list(told.row)}
        return {"seat": told.seat, "move": move, **how, "events": to_json(list(told.events))}


def _packed(view: View) -> bytes:
    return zlib.compress(text_of(view).encode(), 1)
