"""Who reads the words of the game."""

from typing import NamedTuple

from trickerion.words import names as n
from trickerion.words.names import Names


class Voice(NamedTuple):
    """Who reads: the viewer is "you", everybody else has a name."""

    names: Names
    viewer: int
    row: tuple[str, ...] = ()
    """The Performance cards that lay side by side: those of one theater are told apart by their numbers."""

    def card(self, card_id: str) -> str:
        """A Performance card in a word or two: "Magorian", "Riverside 2"."""
        return n.performance_in(self.row, card_id)

    def who(self, seat: int) -> str:
        """In words: "You" or the name, to begin a sentence."""
        return n.who(seat, self.names, self.viewer)

    def whose(self, seat: int) -> str:
        """In words: "your" or "Ada’s"."""
        return n.whose(seat, self.names, self.viewer)

    def object(self, seat: int) -> str:
        """In words: "you" or the name, inside a sentence."""
        return n.object_of(seat, self.names, self.viewer)
