"""Where the Workbook explains what is on the screen: a page and an anchor on it ("" for its beginning)."""

from typing import Final

from trickerion.words import names as n
from trickerion.words.workbook_page import at_head, at_row

Place = tuple[str, str]

PHASES: Final[dict[str, Place]] = {
    "setup": ("set_up", ""),
    "roll_dice": ("dice", ""),
    "set_initiative": ("turn", at_head("Initiative and Posters")),
    "advertise": ("turn", at_head("Initiative and Posters")),
    "assignment": ("turn", at_head("Assignment")),
    "place_characters": ("characters", ""),
    "performance": ("performance", ""),
    "classroom": ("academy_lessons", at_head("Classroom phase")),
    "end_turn": ("end_turn", ""),
    "over": ("scoring", ""),
}
"""By the phase of the turn."""

THINGS: Final[dict[str, Place]] = {
    **dict.fromkeys(("card", "coming", "day"), ("theater", "")),
    **dict.fromkeys(("opponent", "since"), ("the_table", at_head("The other players"))),
    **dict.fromkeys(("phase", "turn"), ("turn", "")),
    **dict.fromkeys(("fame", "own_fame"), ("goal", at_head("How Fame is made"))),
    **dict.fromkeys(("turn_setup", "covered"), ("duel", at_head("Turn Setup"))),
    **dict.fromkeys(("order", "quick_order"), ("market_row", at_head("Orders"))),
    **dict.fromkeys(("room", "lesson"), ("academy_lessons", "")),
    "die": ("downtown", ""),
    "residence": ("downtown", at_head("Learn Trick")),
    "stock": ("market_row", ""),
    "last_show": ("performance", ""),
    "prophecy": ("prophecies", ""),
    "hand": ("special_cards", ""),
    "component": ("components", ""),
    "trick": ("workshop", ""),
    "magician": ("magicians", ""),
    "character": ("characters", ""),
    "initiative": ("turn", at_head("Initiative and Posters")),
    "configuration": ("solo", at_head("Configuration dice")),
    "heir": ("solo", at_head("The Heir’s plan")),
    "heirs_panel": ("solo", ""),
    "space": ("academy", at_head("Renovate")),
    "secret": ("academy_protege", ""),
    "powers": ("powers", ""),
    "banners": ("academy", at_head("Banners")),
}
"""By what is pointed at on the board: the first word of its hotspot, or what that means."""

ACTIONS: Final = {action: at_row(name) for action, name in n.ACTION.items()}
"""The anchor of an Action, on the page of its Location."""
