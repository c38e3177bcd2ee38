"""Those who must hear at once what becomes of a table, such as the people at other computers."""

from collections.abc import Sequence
from typing import Protocol

from trickerion.rules.game import Game


class Audience(Protocol):
    """Listeners of a game at this computer."""

    def made(self, after: Sequence[Game]) -> None:
        """Moves were made; the game after each of them."""

    def taken_back(self, number: int, seat: int) -> None:
        """The game is again as it was after so many moves, because of a seat."""

    def assigned(self) -> None:
        """Somebody has finished the Assignment, or chooses again."""

    def update(self) -> None:
        """Hear what people elsewhere want. Never waits."""

    def close(self) -> None:
        """The game leaves the screen."""
