"""The pages of the Workbook that show the table with numbered call-outs, and the first evening against the Heir."""

from collections.abc import Mapping
from typing import Final

from trickerion.language.page import Given, Row, Rows
from trickerion.language.speech import _

TABLE, SOLO_TABLE = "table", "solo_table"
EVENING = "first_solo_evening"

PARTS: Final[Mapping[str, tuple[str, str, str]]] = {
    "bar": ("ui.clock", _("Turn and phase"), _("How far the game is; on the right, what is asked and of whom.")),
    "fame": ("resource.fame", _("Fame"), _("The track runs round the board. The most Fame wins.")),
    "downtown": ("location.downtown", _("Downtown"), _("Six dice: Tricks to learn, people to hire, Coins to take.")),
    "market_row": (
        "location.market_row",
        _("Market Row"),
        _("Components for your Tricks: buy them, or order them for later."),
    ),
    "theater": (
        "location.theater",
        _("Performance cards"),
        _("Trick Markers go here. Where their corners match, they make a Link."),
    ),
    "days": ("ui.day", _("Weekdays"), _("Helpers work backstage; a Magician on the stage performs on that day.")),
    "alley": (
        "location.dark_alley",
        _("Residence or Dark Alley"),
        _("All Tricks that you can learn, or special cards."),
    ),
    "workshop": ("location.workshop", _("Workshop"), _("Prepare your Tricks here: that gives them Trick Markers.")),
    "initiative": ("phase.initiative", _("Initiative"), _("Who goes first, and what a Poster costs in each place.")),
    "others": ("ui.person", _("The others"), _("What they own and whom they have; a click opens their Workshop.")),
    "magician": ("character.magician", _("You"), _("Your Magician, Fame, Coins and Shards.")),
    "tricks": ("ui.trick", _("Your Tricks"), _("What each needs, and its Trick Markers. A click opens your Workshop.")),
    "components": (
        "resource.component",
        _("Your Components"),
        _("You own at most three of a type, and never use them up."),
    ),
    "team": (
        "character.apprentice",
        _("Your Characters"),
        _("Each goes where the card below says: drag them to a slot."),
    ),
    "dock": ("ui.undo", _("The dock"), _("Action Points, Undo, Redo, a hint, and Done: always in this corner.")),
}
"""Part of the table -> its sign, its name, and what lies there; numbered in this order."""

_NUMBERED: Final = {
    part: Row(f"{number}  {name}", text, icon)
    for number, (part, (icon, name, text)) in enumerate(PARTS.items(), start=1)
}
_FOR_ONE: Final = ("downtown", "theater", "alley", "others", "tricks", "dock")
GIVEN: Final[Given] = {
    "parts": (Rows(tuple(_NUMBERED.values()), 2),),
    "parts_alone": (Rows(tuple(_NUMBERED[part] for part in _FOR_ONE), 2),),
}
"""For both pages."""
