"""What the sheet "What Would It Bring?" says: three ways for a turn side by side, and the parts of each number."""

from typing import Final

from trickerion.language.speech import Count, Counts, Say, _, table
from trickerion.words import names as n

TITLE: Final = _("What Would It Bring?")
MEASURES: Final = table("measures of a way", now="this turn", later="next turn, about", end="by the end")
"""Over the signs of each measure."""
WAYS: Final = table("ways for a turn", own="Your cards", hint="The hint", other="Another way", first="The first plan")
"""Name of each way; the first plan is one that was given up on second thoughts."""
SURE: Final = table(
    "how sure a way is", quite_sure="quite sure", likely="likely", guess="a guess", weighing="weighing …"
)
CHANGES: Final = _("follows your cards")
LAY_IT, THEY_LIE, PUT_AWAY = _("Lay It"), _("Your cards are already like this."), _("Put it away")
ABOUT_THE_SAME: Final = _("about the same")
about: Final = Say("about {more}")
NOTHING_LAID: Final = _("Assign cards to see yours here.")
NO_OTHER: Final = _("No other way is worth showing.")
LOOKING: Final = _("Looking for another way …")
IS_HINT, IS_OTHER = _("That is the hint’s plan, too."), _("That is the other way, too.")
BETTER: Final = _("This is better than the hint, as far as it can see.")


gains: Final = Counts({kind: f"{{}} {{{icon}}}".format for kind, icon in n.ICON.items()}).changes
"""Gains and losses in signs: "+8 {fame}, −3 {coin}"; "" for nothing."""


# ------------------------------------------------------------------ parts of a number

THIS_TURN, NEXT_TURN, BY_THE_END = _("This turn, as calculated"), _("Next turn, about"), _("By the end")
"""Heads of the tips of the three measures."""
work, show = Say("Work: {gains}"), Say("Your show: {gains}")
wages_paid: Final = Say("Wages: −{number} {coin}")
unpaid: Final = Say("Wages that cannot be paid: −{number} {fame}")
NO_CHANGE: Final = _("You gain nothing and spend nothing.")
ON_TABLES: Final = Count(
    "On {number} table, with rivals at work, this turn came to {fame_on_tables} Fame.",
    "On {number} tables, with rivals at work, this turn came to {fame_on_tables} Fame on average.",
)
MARKERS: Final = Count("{number} marker {place}", "{number} markers {place}")
READY: Final = Count("{number} marker ready in your Workshop", "{number} markers ready in your Workshop")
begins_with: Final = Say("You begin with {markers}.")
NO_MARKERS: Final = _("You begin with no marker on stage or ready.")
fame_from: Final = Say("The Fame comes from {sources}.")
source: Final = Say("{source} {fame_of}")
ON_AVERAGE: Final = Count(
    "We tried it on {number} table. Purchases and wages are included.",
    "This is the average of {number} tables. Purchases and wages are included.",
)
LAST_TURN: Final = _("This is the last turn.")
band: Final = Say("That is most likely between {least} and {most} Fame compared with {whose}.")
BESIDE: Final = {True: _("your cards"), False: _("the hint")}
"""Way from which the others are measured, by whether own cards lie."""
MEASURED_FROM: Final = {
    True: _("The other ways are compared with your cards."),
    False: _("The other way is compared with the hint until you assign cards."),
}
PLAYED_ON: Final = Count(
    "We played it on to the end of next turn on {number} table and judged it there.",
    "We played them on, with the same players and the same luck, to the end of next turn on {number} "
    "tables and judged them there.",
)
PLAYED_OUT: Final = Count(
    "We played it to the end of the game on {number} table.",
    "We played them, with the same players and the same luck, to the end of the game on {number} tables.",
)
"""In the last turn."""
NOT_YET: Final = _("It is not known yet: first we play it out on tables with your rivals.")
SURENESS: Final = {
    "quite_sure": _("Quite sure: we know the Fame of both turns to within 2."),
    "likely": _("Likely: we know the Fame of both turns to within 5."),
    "guess": _("This is a guess: the Fame of both turns may differ by more than 5."),
    "": _("This is only calculated: nothing has been tried yet."),
}
SURE_OF_THE_LAST: Final = {
    "quite_sure": _("Quite sure: we know the Fame of this turn to within 2."),
    "likely": _("Likely: we know the Fame of this turn to within 5."),
    "guess": _("This is a guess: the Fame of this turn may differ by more than 5."),
}
"""In the last turn."""

PAID_BY_THEN: Final = Count(
    "You can pay all of them with the {number} Coin that comes in first.",
    "You can pay all of them with the {number} Coins that come in first.",
)
"""Below the wages: Coins are short now, and there in time by the own plan."""
