"""What a Trick lacks and how it can be completed, in words for the sheet of the Workshop."""

from collections.abc import Callable
from typing import Final

from trickerion.language.speech import Count, Say, _, table

NOTHING_LEARNED: Final = _("You have no Trick yet.\nLearn one Downtown, and this list will say what it needs.")
PREPARE: Final = _("Prepare")
PAYS: Final = _("One marker pays on stage")
WHO_PREPARES: Final = (
    _("anybody in the Workshop"),
    _("any Character in the Workshop"),
    _("a Specialist, or an Apprentice with a Shard"),
    _("the Magician, or a Specialist with a Shard"),
)
"""By the Action Points of Prepare."""
WAYS: Final = table(
    "ways to get a Component",
    buy="Buy now",
    quick_order="Quick Order, Buy",
    order="Order for next turn",
    arriving="Buy when it arrives",
    move_components="Move Components",
)
"""A way to get a Component, beside its Action Points and Coins."""
LACKS: Final = _("what it lacks, and what that costs")
COMPLETE: Final = (_("nothing is missing"), _("prepared already"))
"""Below the name of a Trick that lacks nothing."""
NO_WAY: Final = (_("no free slot for a new type"), _("not available this turn"))
"""Reasons why a missing Component cannot be had: there is no room, or there is."""
short_line: Final = Say("{pieces} short: {have} of {need}")
"""The head of a missing Component: "1 Glass short: 2 of 3"."""

COUNTS: Final = Say("{component} then counts as {then}.")
EXCHANGED: Final = (
    Say("It swaps with {pile}: {component} then counts as {then}, {pile} as {left}."),
    Say(
        "It swaps with {pile}: {component} then counts as {then}, {pile} as {left}. Prepare {tricks} first, "
        "and it stays prepared."
    ),
    Say(
        "It swaps with {pile}: {component} then counts as {then}, {pile} as {left}. Prepare {tricks} first, "
        "and they stay prepared."
    ),
)
"""Side effect of Move Components: the exchange, and which Trick, or Tricks, should be prepared before."""
ADVICE: Final[dict[str, Callable[[int], str]]] = {
    "prepared": Count(
        "*{number} Trick Marker* is on the card, and you can set it up in the Theater.",
        "*{number} Trick Markers* are on the card, and you can set them up in the Theater.",
    ),
    "on_stage": Count(
        "Its Trick Marker is in the Theater and comes back after the show.",
        "All {number} Trick Markers are in the Theater and come back after the show.",
    ),
    "ready": lambda number: _("You never use Components up. You only need to have them here when you prepare."),
}
"""Advice for a Trick that lacks no Component."""
AGAIN: Final = _("You can prepare it again when the card is empty.")
FOOT: Final = table(
    "at the foot of a Trick",
    prepared="Ready to be set up",
    on_stage="Nothing to do before the show",
    ready="Ready to prepare",
)
NOT_NOW: Final = _("Not available now")
CHEAPEST: Final = (Say("Cheapest: turn {turn}"), Say("Cheapest: this turn"))
"""The sum at the foot, of a plan for later and of one for this turn."""
CHEAPEST_SHORT: Final = (
    Count("Cheapest: turn {turn}, {number} Coin short", "Cheapest: turn {turn}, {number} Coins short"),
    Count("Cheapest: this turn, {number} Coin short", "Cheapest: this turn, {number} Coins short"),
)
"""The same where Coins are missing."""
