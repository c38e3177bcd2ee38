"""The wish list of each person at this screen: Tricks to learn, beside the game and never part of a View."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from trickerion.play.screen import Screen
from trickerion.play.sight import Sight
from trickerion.rules.view import View

MOST_WISHES: Final = 2

Lists = dict[int, tuple[str, ...]]
"""Seat -> the Tricks of its wish list, in the order in which they were marked."""


class Wishes:
    """Wish lists, each for the eyes of its own player. When one has changed, ``on_change`` and ``keep`` are called.

    A Trick that is no more in the Residence is struck off by itself; it is back when that is taken back.
    """

    def __init__(self, screen: Screen, sight: Sight, *, looks_on: bool) -> None:
        self._screen, self._sight, self._looks_on = screen, sight, looks_on
        self.on_change: Callable[[], object] = lambda: None
        self.keep: Callable[[], object] = lambda: None
        self._lists: Lists = {}
        self._settled: set[tuple[int, str]] = set()

    @property
    def are_covered(self) -> bool:
        """True while other eyes than those of the viewer see the screen."""
        return self._looks_on or self._screen.is_watched or self._screen.viewer not in self._screen.persons

    @property
    def own(self) -> tuple[str, ...]:
        """Tricks that the viewer wishes for and that can still be learned; none while others look on."""
        return () if self.are_covered else self._standing(self._sight.view)

    @property
    def is_full(self) -> bool:
        """True when no further Trick can be marked."""
        return len(self.own) >= MOST_WISHES

    def may_hold(self, trick: str) -> bool:
        """True for a Trick of the Residence, whether it is marked or not, where nobody else looks."""
        return not self.are_covered and trick in _residence(self._sight.view)

    def toggle(self, trick: str) -> bool:
        """Mark a Trick of the Residence or let it go; False, and nothing, where neither is possible."""
        own = self.own
        if not self.may_hold(trick) or (trick not in own and self.is_full):
            return False
        others = tuple(one for one in own if one != trick)
        self._lists[self._screen.viewer] = others if trick in own else (*own, trick)
        self.on_change()
        self.keep()
        return True

    def take_lost(self) -> tuple[str, ...]:
        """Wishes of the viewer that somebody else has learned, each once."""
        if self.are_covered:
            return ()
        view, seat = self._sight.view, self._screen.viewer
        own = {owned.id for owned in view.state.players[seat].tricks if owned is not None}
        gone = [trick for trick in self._lists.get(seat, ()) if trick not in _residence(view)]
        new = [trick for trick in gone if (seat, trick) not in self._settled]
        self._settled |= {(seat, trick) for trick in new}
        return tuple(trick for trick in new if trick not in own)

    def _standing(self, view: View) -> tuple[str, ...]:
        there = _residence(view)
        return tuple(trick for trick in self._lists.get(self._screen.viewer, ()) if trick in there)

    def take_in(self, lists: Mapping[int, tuple[str, ...]]) -> None:
        """Take up what was kept with the game, of those who sit at this screen."""
        self._lists = {seat: wishes for seat, wishes in lists.items() if seat in self._screen.persons}

    @property
    def kept(self) -> dict[str, Any]:
        """Fields of the head of a saved game; none without a wish."""
        lists = {str(seat): list(wishes) for seat, wishes in sorted(self._lists.items()) if wishes}
        return {"wishes": lists} if lists else {}


def _residence(view: View) -> set[str]:
    return {trick for shelf in view.state.residence.values() for trick in shelf}
