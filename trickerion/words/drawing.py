"""What the pieces of the drawing kit say by themselves: names of keys, Theaters, phases and colours."""

from typing import Final

from trickerion.language.speech import Say, _, table
from trickerion.words import names as n

GAME: Final = _("Trickerion")
TURN: Final = _("Turn")
PERFORMER: Final = _("Performer")
OR_INSTEAD: Final = _("or instead of this")
"""On a special card in full, before the Action Point that it can be instead."""

letter_not_drawn: Final = Say(
    "No font on this computer has the letter {code}. Please write the text with another letter."
)
missing_file: Final = Say("The file assets/{path} is missing. Please install the game again.")
ENTER_PRESSES_IT: Final = _("Key: Enter")
ONLY_LIT: Final = _("It goes back. Only lit places take it.")
NOTHING_TAKES_IT: Final = _("It goes back. Nothing takes it now.")
PHASES: Final[dict[str, str]] = table(
    "phases",
    roll_dice="Dice",
    initiative="Initiative",
    advertise="Advertise",
    assign="Assign",
    place="Place",
    perform="Perform",
    classroom="Classroom",
    end_turn="End Turn",
)
"""The pills of the top bar, by their pictures."""

COLOURS: Final[dict[str, dict[str, str]]] = {
    "classic": table("colours", crimson="Crimson", teal="Teal", saffron="Saffron", pearl="Pearl", neutral="Neutral"),
    "colour_blind": table(
        "colours", crimson="Vermilion", teal="Blue", saffron="Yellow", pearl="Pearl", neutral="Neutral"
    ),
}
"""Palette -> what the colour of a player is called."""

THEATERS: Final[dict[str, str]] = table(
    "theaters", riverside="Riverside", grand_magorian="Grand Magorian", magnus_pantheon="Magnus Pantheon"
)
"""At the head of a large Performance card."""


def helped_action(action: str, *, is_every: bool = False) -> tuple[str, str]:
    """Action that a special card helps: "helps one" and the Action; ``is_every``: "helps every"."""
    if action == "any":
        return _("helps"), _("any Action")
    return _("helps every") if is_every else _("helps one"), n.ACTION[action]


special_card_of: Final = Say("{location}, special")
"""Below the name of a special card: "Downtown, special"."""
