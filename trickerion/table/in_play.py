"""InPlay, what a game is played with: modules, and the Heir; Placements, what its viewer may place now."""

from collections.abc import Sequence
from dataclasses import dataclass

from trickerion.rules.catalog import ACADEMY, DUEL
from trickerion.rules.moves import Improvise, Move, PlaceCharacter
from trickerion.rules.options import HEIR, GameOptions
from trickerion.rules.powers.catalog import POWERS_MODULE


@dataclass(frozen=True, slots=True)
class InPlay:
    """Modules and players by the options of a game."""

    options: GameOptions

    @property
    def alley(self) -> bool:
        """True if the Dark Alley is in play."""
        return "dark_alley" in self.options.modules

    @property
    def academy(self) -> bool:
        """True if the Academy is in play."""
        return ACADEMY in self.options.modules

    @property
    def duel(self) -> bool:
        """True if the game is a Duel."""
        return DUEL in self.options.modules

    @property
    def powers(self) -> bool:
        """True if the Powers are in play."""
        return POWERS_MODULE in self.options.modules

    @property
    def heir(self) -> bool:
        """True if the Heir sits at the table."""
        return any(seat.player == HEIR for seat in self.options.seats)


@dataclass(frozen=True, slots=True)
class Placements:
    """Placements among legal moves."""

    legal: Sequence[Move]

    @property
    def characters(self) -> list[str]:
        """Characters that can be placed now."""
        return list(dict.fromkeys(move.character for move in self.legal if isinstance(move, PlaceCharacter)))

    @property
    def improvisers(self) -> list[str]:
        """Characters under which a card can be laid now, to be placed at once."""
        return [move.character for move in self.legal if isinstance(move, Improvise)]

    def can_place(self, character: str, slot: str) -> bool:
        """True if a Character may go to a slot now."""
        return PlaceCharacter(character, slot) in self.legal
