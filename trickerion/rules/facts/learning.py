"""What lies between a player and a Trick of the Residence: Fame or Coins, Components, turns."""

from collections.abc import Mapping
from typing import NamedTuple


class TrickCost(NamedTuple):
    """Obstacles between a player and a Trick in the Residence: a free place, a die, Coins for missing Fame."""

    has_place: bool
    has_die: bool
    coins: int


class LackingPiece(NamedTuple):
    """A Component that a Trick lacks: how many pieces, their price, and where they are to be had.

    ``lies``: on "sale" now, "quick" where only a Quick Order brings it this turn, "arriving" next turn because somebody
    has ordered it, "order" where it must be ordered, "too_late" where no turn is left for that.
    """

    component: str
    short: int
    price: int
    lies: str


class TrickToLearn(NamedTuple):
    """A Trick of the Residence for one player: what it costs now, the Components lacking, and all together.

    ``coins``: for the missing Fame and all missing pieces; ``turn``: the first in which it can be learned and prepared,
    whatever the dice; ``turns`` of the game; ``has_coins``: whether the player has the Coins now.
    """

    trick: str
    cost: TrickCost
    missing: Mapping[str, int]
    pieces: tuple[LackingPiece, ...]
    coins: int
    turn: int
    turns: int
    has_coins: bool

    @property
    def comes_too_late(self) -> bool:
        """True when the game is over before it could be prepared."""
        return self.turn > self.turns
