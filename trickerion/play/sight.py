"""The table as the viewer may see it, now and after any earlier Move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from trickerion.play.position import Position
from trickerion.play.privacy import watched_view
from trickerion.play.replay import Moments
from trickerion.play.screen import Screen
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.view import View

Allowed = Callable[[tuple[Move, ...]], tuple[Move, ...]]
"""Those of some moves that may be made here."""


class Sight(Protocol):
    """Tables as the viewer may see them: what a part of a running game may know of the table."""

    @property
    def view(self) -> View:
        """The table as it is now."""

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves of the viewer; none while somebody else decides, the curtain is down or cards are covered."""

    def seen(self, game: Game) -> View:
        """The table of another game, such as one that is foreseen."""

    def view_at(self, move_index: int) -> View:
        """The table as the viewer saw it after that many moves."""

    def views_back(self) -> Iterator[View]:
        """The table before each of the moves, the last first, as the viewer saw it."""

    def view_before(self, move: Move) -> View | None:
        """The table before this move was last made, as the viewer saw it; None when nobody has made it."""

    def forget(self) -> None:
        """Look anew: the table has changed."""


class OwnSight:
    """Sight of a game that is at this computer: all of it is known, and hidden from the viewer as the rules say.

    ``allowed``: a limit to the moves that may be made, beside the rules.
    """

    def __init__(self, position: Position, screen: Screen, allowed: Allowed | None = None) -> None:
        self._position, self._screen, self._allowed = position, screen, allowed
        self._view: View | None = None
        game = position.game
        self.moments = Moments(Game.new(game.options, game.seed) if game.moves else game)

    @property
    def view(self) -> View:
        """The table as ``viewer`` may see it; as anybody may see it while the others at the screen look on."""
        if self._view is None:
            self._view = self.seen(self._position.at_hand)
        return self._view

    @property
    def legal(self) -> tuple[Move, ...]:
        """The legal moves of the viewer; none while somebody else decides, the curtain is down or cards are covered."""
        early = self._position.early
        is_done = early is not None and early.is_done
        moves = self.view.moves if self._screen.next_person == self._screen.viewer and not is_done else ()
        return moves if self._allowed is None else self._allowed(moves)

    def seen(self, game: Game) -> View:
        """The table of a game, without the secrets of the viewer unless nobody else is looking."""
        viewer = self._screen.viewer
        return watched_view(game, viewer) if self._screen.is_watched else game.view_for(viewer)

    def view_at(self, move_index: int) -> View:
        """The table as the viewer saw it after that many moves."""
        return self.seen(self.moments.after(self._position.game.moves, move_index))

    def views_back(self) -> Iterator[View]:
        """The table as it is and as it was before each of the moves, the last first, as the viewer saw it."""
        for made in range(len(self._position.game.moves), 0, -1):
            yield self.view_at(made)

    def view_before(self, move: Move) -> View | None:
        """The table before this move was last made, as the viewer saw it; None when nobody has made it."""
        made = [number for number, other in enumerate(self._position.game.moves) if other == move]
        return self.view_at(made[-1]) if made else None

    def forget(self) -> None:
        """Look anew: the table has changed."""
        self._view = None
