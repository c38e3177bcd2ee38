"""What the buttons of a game pad do: what each deed is called, its usual button, and the key that it stands for."""

from dataclasses import dataclass
from typing import Final

from trickerion.language.speech import _, table
from trickerion.words.commands import COMMAND

WHEEL: Final = "wheel"
"""Instead of a key: a notch of the mouse wheel towards whoever turns it."""


@dataclass(frozen=True, slots=True)
class PadDeed:
    """One deed: its id, its title, its usual button, and a key, or else the command whose key it presses."""

    id: str
    title: str
    button: str
    key: str = ""
    command: str = ""


PAD_DEEDS: Final = (
    PadDeed("press", _("Press, pick up, drop"), "a", "return"),
    PadDeed("back", _("Back; on the table the menu"), "b", "escape"),
    PadDeed("undo", COMMAND["undo"].title, "x", command="undo"),
    PadDeed("hint", COMMAND["hint"].title, "y", command="hint"),
    PadDeed("zone_before", _("The previous part of the screen"), "leftshoulder", "shift+f6"),
    PadDeed("zone_after", _("The next part of the screen"), "rightshoulder", "f6"),
    PadDeed("turn_back", _("Turn a Trick Marker back"), "lefttrigger", WHEEL),
    PadDeed("turn", COMMAND["turn_marker"].title, "righttrigger", command="turn_marker"),
    PadDeed("usual", _("The usual button"), "start", "ctrl+return"),
    PadDeed("menu", _("The game’s menu"), "select", "escape"),
    PadDeed("where", _("Where am I?"), "leftstick", "i"),
    PadDeed("others", _("What else can be done here"), "rightstick", "shift+f10"),
)
PAD_DEED: Final = {deed.id: deed for deed in PAD_DEEDS}
"""By id."""

_COMMON: Final = {"leftstick": "L3", "rightstick": "R3"}
BUTTONS: Final[dict[str, dict[str, str]]] = {
    "": {
        **_COMMON,
        **{"leftshoulder": "L1", "rightshoulder": "R1", "lefttrigger": "L2", "righttrigger": "R2"},
        **table("buttons of a game pad", start="Start", select="Select"),
    },
    "xbox": {
        **{"leftshoulder": "LB", "rightshoulder": "RB", "lefttrigger": "LT", "righttrigger": "RT"},
        **{"leftstick": "LS", "rightstick": "RS"},
        **table("buttons of a game pad", start="Menu", select="View"),
    },
    "playstation": {
        **_COMMON,
        **{"leftshoulder": "L1", "rightshoulder": "R1", "lefttrigger": "L2", "righttrigger": "R2"},
        **table("buttons of a game pad", start="Options", select="Share"),
    },
    "nintendo": {
        **_COMMON,
        **{"leftshoulder": "L", "rightshoulder": "R", "lefttrigger": "ZL", "righttrigger": "ZR"},
        **{"start": "+", "select": "−"},
    },
}
"""Make of the pad, "" where it is not known -> what stands on its buttons; the four on the right are drawn."""

LETTER_KEYS: Final[dict[str, str]] = table(
    "wide keys of the letters on the screen", shift="Shift", space="Space", delete="Delete", done="Done"
)
NO_PAD: Final = _("No game pad is connected. You can plug one in at any time.")
PAD_READY: Final = _(
    "Move with the arrows or the left stick, scroll with the right stick. Press a line, then its new button."
)
PRESS_A_BUTTON: Final = _("press a button, or Esc")
_PLACES: Final = table(
    "places of the four buttons of a game pad", a="lower button", b="right button", x="left button", y="upper button"
)
SPOKEN: Final = {make: {**buttons, **_PLACES} for make, buttons in BUTTONS.items()}
"""Make of the pad -> each of its buttons in words."""
