"""What stands on the rooms of the Academy: when a bonus counts, what a lesson pays at most, when a space opens."""

from typing import Final

from trickerion.rules.academy.catalog import CLASSROOM, PRACTICE
from trickerion.words.names import LEVEL
from trickerion.words.wording import phrase

MOMENT: Final[dict[str, str]] = {
    "show": "each show",
    "markers": "at Prepare",
    "points": "to Prepare",
    "card": "on one card",
    "link": "each Link",
    "link_level": "Link level",
    "stays": "stays put",
    "returns": "comes back",
    "turned": "any way up",
}
"""When the bonus of a Practice slot counts, in a word or two."""

most: Final = phrase("max {amount}")
"""The most of a kind that a Classroom pays in a turn."""

OR, OR_ELSE = "or", "or else"
HALF = "½"
EMPTY: Final[dict[str, str]] = {CLASSROOM: "Empty Classroom", PRACTICE: "Empty Practice Room"}
banners_this_turn: Final = phrase("{banners} this turn")  # how many Banners a renovation takes
opens_in: Final = phrase("opens in turn {turn}")
CLOSED_NOW = "closed"


def of_level(level: int, *, short: bool = False) -> str:
    """Whom the bonus between the slots of a Classroom is for."""
    return f"{'level' if short else 'a level'} {LEVEL[level]}"
