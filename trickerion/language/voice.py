"""Who reads the words of the game."""

import re
from collections.abc import Mapping, Sequence
from math import inf
from typing import Any, Final, NamedTuple, Protocol

from trickerion.language.speech import Player, Remarks, _, joined, table
from trickerion.language.verbatim import Verbatim, verbatim

Names = Sequence[Verbatim] | Mapping[int, Verbatim]
"""The name of the player on each seat."""
HEIR_NAME: Final = "The Heir"
"""What the Heir is called where names are kept; no person may take it."""
_SAID_HEIR: Final = _("The Heir")


class Cast(tuple[Verbatim, ...]):
    """The names of a game that nobody at the screen plays: whoever looks on is not "you" there."""

    __slots__ = ()


def name_said(name: str) -> str:
    """What a player is called on the screen: the Heir as the language has it, all others as was typed."""
    return _SAID_HEIR if name == HEIR_NAME else name


def is_you(seat: int, names: Names, viewer: int) -> bool:
    """Whether the reader plays that seat."""
    return seat == viewer and not isinstance(names, Cast)


def you_or_name(seat: int, names: Names, viewer: int) -> str:
    """In words: "You" for the viewer, else the player's name."""
    return _("You") if is_you(seat, names, viewer) else f"{Player(names[seat]):Name}"


def object_of(seat: int, names: Names, viewer: int) -> str:
    """In words: "you" or the name, inside a sentence."""
    return _("you") if is_you(seat, names, viewer) else f"{Player(names[seat])}"


_EITHER: Final = re.compile(r"\[((?:[^][|]|\[\w+\])*)\|((?:[^][|]|\[\w+\])*)\]")


def addressed(said: str, to_you: bool) -> str:
    """A sentence with ``[what you read|what others read]``: many a language has another verb for "you"."""
    return _EITHER.sub(r"\1" if to_you else r"\2", said) if "|" in said else said


class Voice(NamedTuple):
    """Who reads: the viewer is "you", everybody else has a name."""

    names: Names
    viewer: int
    row: tuple[str, ...] = ()
    """The Performance cards that lay side by side: those of one theater are told apart by their numbers."""

    def is_you(self, seat: int) -> bool:
        """Whether the reader plays that seat."""
        return is_you(seat, self.names, self.viewer)

    def name(self, seat: int) -> Player:
        """What a player is called, for a gap."""
        return Player(self.names[seat])

    def who(self, seat: int) -> str:
        """In words: "You" or the name, to begin a sentence."""
        return you_or_name(seat, self.names, self.viewer)

    def addressed(self, seat: int, said: str) -> str:
        """A sentence about a player, as the reader reads it."""
        return addressed(said, self.is_you(seat))

    def whose(self, seat: int) -> str:
        """In words: "your" or "Ada’s"."""
        return _("your") if self.is_you(seat) else f"{Player(self.names[seat]):Name’s}"

    def object(self, seat: int) -> str:
        """In words: "you" or the name, inside a sentence."""
        return object_of(seat, self.names, self.viewer)


class Remarked(Protocol):
    """What is said: the id of a remark, and the facts that it is about."""

    @property
    def id(self) -> str: ...

    @property
    def about(self) -> Mapping[str, Any]: ...


class ToReader:
    """Remarks as a reader hears them, whose own seat is "you"; ``room`` is how many letters there is room for.

    Where they are about a ``seat``, ``mine`` says whether the reader plays it.
    """

    __slots__ = ("_remarks", "_room")

    def __init__(self, remarks: Remarks, room: float = inf) -> None:
        self._remarks, self._room = remarks, room

    def __call__(self, said: Remarked, names: Names, viewer: int) -> str:
        voice, about = Voice(names, viewer), said.about
        mine = "seat" in about and voice.is_you(about["seat"])
        return self._remarks(said.id, {**about, "voice": voice, "mine": mine}, self._room)


SPOKEN_TO: Final = table(
    "spoken to", {"You": "You", "you": "you", "whom": "you", "Your": "Your", "your": "your", "yours": "yours"}
)
"""What fills the gaps for a player in a sentence that this player reads."""
SPOKEN_OF: Final = table(
    "spoken of", {"You": "They", "you": "they", "Your": "Their", "your": "their", "yours": "theirs"}
)
"""The same where others read it; "whom" is the name."""


def told_of(sentence: str, name: str) -> str:
    """A sentence about a player: spoken to a person, who has no ``name`` here, or of a computer player."""
    sentence = addressed(sentence, not name)
    gaps = SPOKEN_OF | {"whom": f"{Player(verbatim(name))}"} if name else SPOKEN_TO
    for gap, word in gaps.items():
        sentence = sentence.replace(f"[{gap}]", word)
    return joined(sentence) if joined else sentence
