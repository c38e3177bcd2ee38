"""A running game as it stands at this computer, with the cards that its viewer has laid before being asked."""

from __future__ import annotations

from trickerion.play.opponents.early import Early
from trickerion.rules.game import Decision, Game


class Position:
    """The game after all Moves made; ``early``: an Assignment that is laid before its turn, None outside one."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.early: Early | None = None

    @property
    def at_hand(self) -> Game:
        """The game in which the viewer acts: with the Assignment that is laid before its turn comes."""
        return self.early.game if self.early is not None else self.game

    @property
    def decision(self) -> Decision | None:
        """The open decision in the game at hand; None when the game is over."""
        return self.at_hand.decision
