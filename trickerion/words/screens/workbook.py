"""The Workbook: its search, and what stands below its pictures."""

from itertools import chain
from typing import Final

from trickerion.language.speech import Say, _
from trickerion.words.names import RESOURCE

TITLE: Final = _("How to Play")
SEARCH: Final = _("Search: a card, a word, a rule")
EMPTY: Final = _("Clear the search")
_CALLED: Final = "|".join(chain(*RESOURCE.values()))
# Translators: the words before an icon that say that it is one, separated by |.
_ONE: Final = _("1|an?|each|each missing", "before an icon")
NAMED_ICON: Final = (
    rf"(?P<before>\b(?:{_CALLED}) )?(?P<one>\b(?:{_ONE}) )?"
    rf"\{{(?P<icon>fame|coin|shard|ap)\}}(?P<after> (?:{_CALLED}))?"
)
"""An icon in a sentence: what says that it is one, and its name where that stands beside it."""
cards_of: Final = Say("{theater} cards")

DOCK: Final = _("The dock")
LINK: Final = _("a Link in a circle with a Shard")
SHOW: Final = _("two owners, one show")
WHEEL: Final = _("an Escape Trick, turned four ways")
SPECIALIST: Final = _("Specialist")
DICE: Final = _("the second Bank die is used up")
ORDERED: Final = _("ordered")
MARKET: Final = _("the Cogs replace the Rope at the end of the turn")
PREPARED: Final = _("prepared, with its Components there")
BACKSTAGE, EACH_TRICK, AS_PRINTED = _("backstage"), _("each Trick"), _("as printed")
ASSIGNMENT: Final = _("others see only the backs")
POSTERS: Final = _("what a Poster costs in each place")
FAVOURITE: Final = _("The favourite category: its Tricks are the easiest to learn.")
OR_A_POINT: Final = _("or +1 Action Point")
ACTIVE, NEXT, SECOND, THIRD = _("active"), _("next"), _("second"), _("third")
ROLLED: Final = _("rolled this turn; it rests in the next")
engineer_on: Final = Say("an Engineer on +{modifier}: {points} Action Points")
"""An Engineer on a slot with a modifier."""
tricks_of: Final = Say("{category} Tricks")  # the name above a favourite category: "Optical Tricks"
nothing_found: Final = Say("No page is called *{query}* or mentions it.")
"""Message where the search finds nothing."""
