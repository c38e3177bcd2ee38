"""Parts of a picture that give way when text is set larger than usual: docs/style.md decides which, and in what order.

What gives way stands in the tip of its place as well, or is said by a sign beside it. A number, a cost, the name of an
Action and a reason why not never give way.
"""

from typing import Final

from trickerion.ui.text import text_size

TURN: Final = "turn"  # the word before the turns
PHASES: Final = "phases"  # the words of phases other than the present one
MAGICIAN: Final = "magician"  # the Magician's name in a rival's panel
EMPTY: Final = "empty"  # the word below an empty place of a store
YIELDS: Final = "yields"  # the word before the Yields of a weekday
WHO: Final = "who"  # the note that only a Magician performs
LEVEL: Final = "level"  # what a computer player is like, below its name
CARD: Final = "card"  # on a narrow card, a note over a name in two lines
ASIDES: Final = "asides"  # notes beside the head of a panel

_FROM: Final = {TURN: 1.15, PHASES: 1.15, MAGICIAN: 1.15, EMPTY: 1.15, LEVEL: 1.5, CARD: 1.5}
"""The least text size at which a thing gives way, where that is not the largest one."""
_LARGEST: Final = 1.3


def stays(thing: str) -> bool:
    """True if there is room for the thing at the player's text size."""
    return text_size() < _FROM.get(thing, _LARGEST)


def longer_or_shorter(longer: str, shorter: str) -> str:
    """The longer words at the usual text size, else the shorter ones."""
    return shorter if text_size() > 1.0 else longer
