"""What the Heir says, one line in each turn: the voice is that of its Magician's favourite category."""

from typing import Final

SAYINGS: Final[dict[str, tuple[str, ...]]] = {
    "mechanical": (
        "Wound up, and in good time.",
        "Every wheel knows its place.",
        "I do not hurry. I am geared.",
        "You hear that? Nothing grinds.",
        "A spring forgives no delay.",
        "The mainspring is still full.",
        "And now it strikes the hour.",
    ),
    "optical": (
        "Look closely. No, over there.",
        "I saw you coming, twice.",
        "It is all done with patience.",
        "Do you trust your own eyes?",
        "Half of this was a mirror.",
        "Keep watching the other hand.",
        "The last thing you see is me.",
    ),
    "escape": (
        "Lock it. I shall wait.",
        "That knot is new. Thank you.",
        "I count the bolts as you talk.",
        "There is always a second door.",
        "Tighter, if you like.",
        "I have been out for a while.",
        "The box is empty. Look behind you.",
    ),
    "spiritual": (
        "They told me you would come.",
        "Grandfather watches this one.",
        "Someone moved. It was not I.",
        "The candles lean towards you.",
        "I ask them; you have to guess.",
        "Even the dead have tickets.",
        "The hall is full tonight.",
    ),
}
"""Favourite category -> a line for each turn."""
