"""Who reads the words of the game."""

from typing import Final, NamedTuple

from trickerion.rules.options import PERSON
from trickerion.rules.view import View
from trickerion.words import names as n
from trickerion.words.names import Names
from trickerion.words.speech import Player
from trickerion.words.verbatim import verbatim


class Voice(NamedTuple):
    """Who reads: the viewer is "you", everybody else has a name."""

    names: Names
    viewer: int
    row: tuple[str, ...] = ()
    """The Performance cards that lay side by side: those of one theater are told apart by their numbers."""

    def is_you(self, seat: int) -> bool:
        """Whether the reader plays that seat."""
        return n.is_you(seat, self.names, self.viewer)

    def name(self, seat: int) -> Player:
        """What a player is called, for a gap."""
        return Player(self.names[seat])

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


SPOKEN_TO: Final = {"You": "You", "you": "you", "whom": "you", "Your": "Your", "your": "your", "yours": "yours"}
"""What fills the gaps for a player in a sentence that this player reads."""
SPOKEN_OF: Final = {"You": "They", "you": "they", "Your": "Their", "your": "their", "yours": "theirs"}
"""The same where others read it; "whom" is the name."""


def told_of(sentence: str, view: View) -> str:
    """A sentence about the player of the View: spoken to a person, and of a computer player."""
    seat = view.state.options.seats[view.seat]
    gaps = SPOKEN_TO if seat.player == PERSON else SPOKEN_OF | {"whom": n.inside(verbatim(seat.name))}
    for gap, word in gaps.items():
        sentence = sentence.replace(f"[{gap}]", word)
    return sentence
