"""Where the Workbook explains what is on the screen: a page and an anchor on it ("" for its beginning)."""

from typing import Final

from trickerion.language.page import at_head, at_row
from trickerion.language.speech import _
from trickerion.words import names as n

Place = tuple[str, str]

PHASES: Final[dict[str, Place]] = {
    "setup": ("set_up", ""),
    "roll_dice": ("dice", ""),
    "set_initiative": ("turn", at_head(_("Initiative and Posters"))),
    "advertise": ("turn", at_head(_("Initiative and Posters"))),
    "assignment": ("turn", at_head(_("Assignment"))),
    "place_characters": ("characters", ""),
    "performance": ("performance", ""),
    "classroom": ("academy_lessons", at_head(_("Classroom phase"))),
    "end_turn": ("end_turn", ""),
    "over": ("scoring", ""),
}
"""By the phase of the turn."""

THINGS: Final[dict[str, Place]] = {
    **dict.fromkeys(("card", "coming", "day"), ("theater", "")),
    **dict.fromkeys(("opponent", "since"), ("the_table", at_head(_("The other players")))),
    **dict.fromkeys(("phase", "turn"), ("turn", "")),
    **dict.fromkeys(("fame", "own_fame"), ("goal", at_head(_("How Fame is made")))),
    **dict.fromkeys(("turn_setup", "covered"), ("duel", at_head(_("Turn Setup")))),
    **dict.fromkeys(("order", "quick_order"), ("market_row", at_head(_("Orders")))),
    **dict.fromkeys(("room", "lesson"), ("academy_lessons", "")),
    "die": ("downtown", ""),
    "residence": ("downtown", at_head(_("Learn Trick"))),
    "stock": ("market_row", ""),
    "last_show": ("performance", ""),
    "prophecy": ("prophecies", ""),
    "hand": ("special_cards", ""),
    "component": ("components", ""),
    "trick": ("workshop", ""),
    "magician": ("magicians", ""),
    "character": ("characters", ""),
    "initiative": ("turn", at_head(_("Initiative and Posters"))),
    "configuration": ("solo", at_head(_("Configuration dice"))),
    "heir": ("solo", at_head(_("The Heir’s plan"))),
    "heirs_panel": ("solo", ""),
    "space": ("academy", at_head(_("Renovate"))),
    "secret": ("academy_protege", ""),
    "powers": ("powers", ""),
    "banners": ("academy", at_head(_("Banners"))),
}
"""By what is pointed at on the board: the first word of its hotspot, or what that means."""

ACTIONS: Final = {action: at_row(name) for action, name in n.ACTION.items()}
"""The anchor of an Action, on the page of its Location."""
