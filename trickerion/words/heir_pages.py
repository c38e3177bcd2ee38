"""Where the Workbook explains the rules behind the Heir's decisions."""

from __future__ import annotations

from trickerion.words import names as n
from trickerion.words.workbook import anchor_of
from trickerion.words.workbook_page import Head
from trickerion.words.workbook_solo import LOCATIONS, SHOWS, SOLO

HEADS = {
    "": (SOLO, "Where it places"),
    "assignment": (SOLO, "The Heir’s plan"),
    "advertise": (SOLO, "Advertise"),
    "stance": (SOLO, "Stance"),
    "contested": (SOLO, "Where it places"),
    "points": (SOLO, "Action Points"),
    **{place: (LOCATIONS, n.LOCATION[place]) for place in ("downtown", "market_row", "dark_alley", "theater")},
    "show": (SHOWS, "Performance"),
    "end_turn": (SHOWS, "End of the turn"),
}
"""By the rule of an entry: the page, and the heading on it."""


def place_of(rule: str) -> tuple[str, str]:
    """The page of the Workbook and the anchor on it for the rule of an entry."""
    page, head = HEADS[rule]
    return page, anchor_of(Head(head))
