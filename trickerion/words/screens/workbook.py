"""The Workbook: its search, and what stands below its pictures."""

from typing import Final

from trickerion.words.speech import Say
from trickerion.words.verbatim import Verbatim
from trickerion.words.wording import phrase

TITLE: Final = "How to Play"
SEARCH: Final = "Search: a card, a word, a rule"
EMPTY: Final = "Empty the search"
NAMED_ICON: Final = r"(?P<one>\b(?:1|an?|each|each missing) )?\{(?P<icon>fame|coin|shard|ap)\}(?P<said> (?:Fame|Coin))?"
"""An icon in a sentence: what says that it is one, and its name where that follows."""
cards_of: Final = Say("{theater} cards")

DOCK: Final = "The dock"
LINK: Final = "a Link in a circle with a Shard"
SHOW: Final = "two owners, one show"
WHEEL: Final = "an Escape Trick, turned four ways"
SPECIALIST: Final = "Specialist"
DICE: Final = "the second Bank die is used up"
ORDERED: Final = "ordered"
MARKET: Final = "the Cogs replace the Rope at the end of the turn"
PREPARED: Final = "prepared, with its Components there"
BACKSTAGE, EACH_TRICK, AS_PRINTED = "backstage", "each Trick", "as printed"
ASSIGNMENT: Final = "others see only the backs"
POSTERS: Final = "what a Poster costs in each place"
FAVOURITE: Final = "The favourite category: its Tricks are the easiest to learn."
OR_A_POINT: Final = "or +1 Action Point"
ACTIVE, NEXT, SECOND, THIRD = "active", "next", "second", "third"
ROLLED: Final = "rolled this turn: it rests in the next"
engineer_on: Final = phrase("an Engineer on +{modifier}: {points} Action Points")
"""An Engineer on a slot with a modifier."""
tricks_of: Final = phrase("{category} Tricks")  # the name above a favourite category: "Optical Tricks"


def nothing_found(query: Verbatim) -> str:
    """Where the search finds nothing."""
    return f"Nothing is called *{query}*, and no page speaks of it."
