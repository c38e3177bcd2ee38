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
CHANGES: Final = _("changes as you lay")
LAY_IT, THEY_LIE, PUT_AWAY = _("Lay It"), _("Your cards are like this already."), _("Put it away")
ABOUT_THE_SAME: Final = _("about the same")
about: Final = Say("about {more}")
NOTHING_LAID: Final = _("Lay cards to see yours here.")
NO_OTHER: Final = _("There is no other way worth a word.")
LOOKING: Final = _("Looking for another way …")
IS_HINT, IS_OTHER = _("That is the hint’s plan, too."), _("That is the other way, too.")
BETTER: Final = _("Better than the hint, as far as it can see.")


gains: Final = Counts({kind: f"{{}} {{{icon}}}".format for kind, icon in n.ICON.items()}).changes
"""Gains and losses in signs: "+8 {fame}, −3 {coin}"; "" for nothing."""


# ------------------------------------------------------------------ parts of a number

THIS_TURN, NEXT_TURN, BY_THE_END = _("This turn, as reckoned"), _("Next turn, about"), _("By the end")
"""Heads of the tips of the three measures."""
work, show = Say("Work: {gains}"), Say("Your show: {gains}")
wages_paid: Final = Say("Wages: −{number} {coin}")
unpaid: Final = Say("Wages that cannot be paid: −{number} {fame}")
NO_CHANGE: Final = _("Nothing is gained and nothing spent.")
ON_TABLES: Final = Count(
    "On {number} table, with rivals at work, this turn came to {fame_on_tables} Fame.",
    "On {number} tables, with rivals at work, this turn came to {fame_on_tables} Fame on average.",
)
MARKERS: Final = Count("{number} marker {place}", "{number} markers {place}")
READY: Final = Count("{number} marker ready in your Workshop", "{number} markers ready in your Workshop")
begins_with: Final = Say("It begins with {markers}.")
NO_MARKERS: Final = _("It begins with no marker on stage or ready.")
fame_from: Final = Say("Fame from: {sources}.")
source: Final = Say("{source} {fame_of}")
ON_AVERAGE: Final = Count(
    "Tried on {number} table; purchases and wages are in it.",
    "The average of {number} tables; purchases and wages are in it.",
)
LAST_TURN: Final = _("This is the last turn.")
band: Final = Say("Most likely between {least} and {most} Fame beside {whose}.")
BESIDE: Final = {True: _("your cards"), False: _("the hint")}
"""Way from which the others are measured, by whether own cards lie."""
MEASURED_FROM: Final = {
    True: _("The other ways are measured from your cards."),
    False: _("The other way is measured from the hint until you lay cards."),
}
PLAYED_ON: Final = Count(
    "Played on, by the same hands, to the end of next turn on {number} table, and judged there.",
    "Played on, by the same hands with the same luck, to the end of next turn on {number} tables, and judged there.",
)
NOT_YET: Final = _("Not known yet: it is played out on tables with your rivals first.")
SURENESS: Final = {
    "quite_sure": _("Quite sure: the Fame of both turns is known to within 2."),
    "likely": _("Likely: the Fame of both turns is known to within 5."),
    "guess": _("A guess: the Fame of both turns may differ by more than 5."),
    "": _("Reckoned only: nothing has been tried yet."),
}

PAID_BY_THEN: Final = Count(
    "With the {number} Coin that comes in first all of them are paid.",
    "With the {number} Coins that come in first all of them are paid.",
)
"""Below the wages: Coins are short now, and there in time by the own plan."""
