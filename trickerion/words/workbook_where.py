"""Where the Workbook explains what is on the screen: a page and an anchor on it ("" for its beginning)."""

from typing import Final

from trickerion.words import names as n
from trickerion.words.workbook import anchor_of
from trickerion.words.workbook_page import Head

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
    "die": ("downtown", ""),
    "residence": ("downtown", anchor_of(Head("Learn Trick"))),
    "stock": ("market_row", ""),
    "order": ("market_row", anchor_of(Head("Orders"))),
    "card": ("theater", ""),
    "day": ("theater", ""),
    "prophecy": ("prophecies", ""),
    "turn_setup": ("duel", anchor_of(Head("Turn Setup"))),
    "hand": ("special_cards", ""),
    "component": ("components", ""),
    "trick": ("workshop", ""),
    "magician": ("magicians", ""),
    "initiative": ("turn", anchor_of(Head("Initiative and Posters"))),
    "space": ("academy", anchor_of(Head("Renovate"))),
    "room": ("academy_lessons", ""),
    "secret": ("academy_protege", ""),
    "powers": ("powers", ""),
    "banners": ("academy", anchor_of(Head("Banners"))),
}
"""By the kind of thing that is pointed at on the board."""


def action_place(action: str, location: str) -> Place:
    """An Action, on the page of its Location."""
    return location, action_anchor(action)


def action_anchor(action: str) -> str:
    """The anchor of an Action, or "" for none."""
    return f"row:{n.ACTION[action]}" if action in n.ACTION else ""
