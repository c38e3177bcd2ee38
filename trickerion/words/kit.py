"""What the pieces of the drawing kit say by themselves: names of keys, Theaters, phases and colours, divided words."""

from typing import Final

from trickerion.words import names as n
from trickerion.words.wording import phrase

GAME: Final = "Trickerion"
TURN: Final = "Turn"
PERFORMER: Final = "Performer"
OR_INSTEAD: Final = "or instead of this"
"""On a special card in full, before the Action Point that it can be instead."""

missing_file: Final = phrase("The file assets/{path} is missing. Please install the game again.")
ENTER_PRESSES_IT: Final = "Key: Enter"
KEYS: Final[dict[str, str]] = {
    "return": "Enter",
    "escape": "Esc",
    "space": "Space",
    "tab": "Tab",
    "ctrl": "Ctrl",
    "shift": "Shift",
    "alt": "Alt",
    "backspace": "Backspace",
    "delete": "Del",
    "page up": "PgUp",
    "page down": "PgDn",
}
"""What stands on the cap of a key that is not called like its letter."""

PHASES: Final[dict[str, str]] = {
    "roll_dice": "Dice",
    "initiative": "Initiative",
    "advertise": "Advertise",
    "assign": "Assign",
    "place": "Place",
    "perform": "Perform",
    "classroom": "Classroom",
    "end_turn": "End Turn",
}
"""The pills of the top bar, by their pictures."""

COLOURS: Final[dict[str, dict[str, str]]] = {
    "classic": {"crimson": "Crimson", "teal": "Teal", "saffron": "Saffron", "pearl": "Pearl", "neutral": "Neutral"},
    "colour_blind": {
        "crimson": "Vermilion",
        "teal": "Blue",
        "saffron": "Yellow",
        "pearl": "Pearl",
        "neutral": "Neutral",
    },
}
"""Palette -> what the colour of a player is called."""

THEATERS: Final[dict[str, str]] = {
    "riverside": "Riverside",
    "grand_magorian": "Grand Magorian",
    "magnus_pantheon": "Magnus Pantheon",
}
"""At the head of a large Performance card."""

HALVES: Final[dict[str, tuple[str, str]]] = {
    "downtown": ("Down-", "town"),
    "market_row": ("Market", "Row"),
    "workshop": ("Work-", "shop"),
    "theater": ("Thea-", "ter"),
    "dark_alley": ("Dark", "Alley"),
    "academy": ("Aca-", "demy"),
}
"""The Locations on cards too narrow for one line."""

_DIVIDED: Final = (
    *("Compo-nents", "Compo-nent", "Head-hunter", "Head-liner", "Invest-ments", "Orches-tral", "Perfor-mance"),
    *("Perfor-mer", "Prepa-ration", "Proto-type", "Recruit-ment", "Rehear-sal", "Replace-able", "Shop-lifting"),
    *("Exhibi-tion", "Motiva-tion", "Know-ledge", "Blue-prints", "Free-lancer", "Mer-chants", "Inter-lude"),
    *("Tweak-ing", "Travel-ing", "Work-shop", "Ar-ranged", "Inven-tion", "Bor-rowed", "Build-er", "Busi-ness"),
    *("Cur-tain", "Cut-ting", "De-gree", "Deliv-ery", "Direc-tor's", "Dubi-ous", "Dura-ble", "Em-power", "En-hance"),
    *("Forbid-den", "For-tune", "Gen-erous", "Help-ing", "Hid-den", "Honor-ary", "Hyp-notic", "Inge-nuity"),
    *("Inter-est", "Lec-turer", "Les-son", "Logis-tics", "Mate-rials", "Open-ing", "Over-haul", "Pre-miere"),
    *("Rib-bon", "Sav-ings", "Schol-arship", "Smug-gled", "Sub-ject", "Sup-plies", "Un-stable"),
)
HYPHENS: Final[dict[str, str]] = {word.replace("-", ""): word.replace("-", "- ") for word in _DIVIDED}
"""Where the long words of card names are divided on narrow cards."""


def helped_action(action: str) -> tuple[str, str]:
    """What a special card helps: "helps one" and the Action."""
    return ("helps", "any Action") if action == "any" else ("helps one", n.ACTION[action])


special_card_of: Final = phrase("{location}, special")
"""Below the name of a special card: "Downtown, special"."""


def two_lines(name: str) -> tuple[str, str]:
    """The name of a Magician in two lines: "The Great" and "Optico", "" and "Electra"."""
    first, _, last = name.rpartition(" ")
    return first, last
