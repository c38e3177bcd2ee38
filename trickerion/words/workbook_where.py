"""Where the Workbook explains what is on the screen: a page and an anchor on it ("" for its beginning)."""

from typing import Final

from trickerion.words import names as n
from trickerion.words.workbook import anchor_of
from trickerion.words.workbook_page import Head
from trickerion.words.workbook_table import OTHERS

Place = tuple[str, str]

PHASES: Final[dict[str, Place]] = {
    "setup": ("set_up", ""),
    "roll_dice": ("dice", ""),
    "set_initiative": ("turn", anchor_of(Head("Initiative and Posters"))),
    "advertise": ("turn", anchor_of(Head("Initiative and Posters"))),
    "assignment": ("turn", anchor_of(Head("Assignment"))),
    "place_characters": ("characters", ""),
    "performance": ("performance", ""),
    "classroom": ("academy_lessons", anchor_of(Head("Classroom phase"))),
    "end_turn": ("end_turn", ""),
    "over": ("scoring", ""),
}
"""By the phase of the turn."""

THINGS: Final[dict[str, Place]] = {
    **dict.fromkeys(("card", "coming", "day"), ("theater", "")),
    **dict.fromkeys(("opponent", "since"), ("the_table", anchor_of(OTHERS))),
    **dict.fromkeys(("phase", "turn"), ("turn", "")),
    **dict.fromkeys(("fame", "own_fame"), ("goal", anchor_of(Head("How Fame is made")))),
    **dict.fromkeys(("turn_setup", "covered"), ("duel", anchor_of(Head("Turn Setup")))),
    **dict.fromkeys(("order", "quick_order"), ("market_row", anchor_of(Head("Orders")))),
    **dict.fromkeys(("room", "lesson"), ("academy_lessons", "")),
    "die": ("downtown", ""),
    "residence": ("downtown", anchor_of(Head("Learn Trick"))),
    "stock": ("market_row", ""),
    "last_show": ("performance", ""),
    "prophecy": ("prophecies", ""),
    "hand": ("special_cards", ""),
    "component": ("components", ""),
    "trick": ("workshop", ""),
    "magician": ("magicians", ""),
    "character": ("characters", ""),
    "initiative": ("turn", anchor_of(Head("Initiative and Posters"))),
    "configuration": ("solo", anchor_of(Head("Configuration dice"))),
    "heir": ("solo", anchor_of(Head("The Heir’s plan"))),
    "heirs_panel": ("solo", ""),
    "space": ("academy", anchor_of(Head("Renovate"))),
    "secret": ("academy_protege", ""),
    "powers": ("powers", ""),
    "banners": ("academy", anchor_of(Head("Banners"))),
}
"""By what is pointed at on the board: the first word of its hotspot, or what that means."""


def action_place(action: str, location: str) -> Place:
    """An Action, on the page of its Location."""
    return location, action_anchor(action)


def action_anchor(action: str) -> str:
    """The anchor of an Action, or "" for none."""
    return f"row:{n.ACTION[action]}" if action in n.ACTION else ""
