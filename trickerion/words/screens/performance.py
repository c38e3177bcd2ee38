"""What the screen of the shows says: the choice of a show, and the show on the stage."""

from typing import Final

from trickerion.language.speech import Count, Say, Tell, _, table

NOTHING: Final = _("nothing")

# ------------------------------------------------------------------ lines of a playbill

owned: Final = Say("{name} ({owner})")  # a Power and whose it is
cause: Final = Say("*{name}*: {text}")  # a card or an ability that changes the show, on the playbill


LINKS: Final = Count("{number} Link", "{number} Links")
BONUS: Final = table(
    "bonus of the performer",
    card="Card bonus",
    assistant="Assistant backstage",
    engineer="Engineer backstage",
    manager="Manager backstage",
    helper="Helper backstage",
    secret="Secret backstage",
)
EXTRAS: Final = table("beyond its card", pile="Pile", enhanced="Enhanced", charged="Charged")
"""Sources of a Trick's Yields beyond its card."""


change: Final = Say("{name} {change}")  # one thing that changes what a Trick pays: "Pile +1", "Sunday +1"
HEIRS_CHOICE: Final = _("The Heir’s choice")


# ------------------------------------------------------------------ choosing a show

OPEN_CARD: Final = _("Click to see what this show would pay.")
SHOWN_CARD: Final = _("You see what this show would pay.")
CLOSED_CARD: Final = _("None of your markers is here, so you cannot perform it.")
CLOSED: Final = _("You have no marker on this card.")
CAUSE_NOTE: Final = _("It changes what this show pays.")
TRICKS: Final = _("Tricks in this show")
WEEKDAYS: Final = table(
    "whose weekday counts", own="with the weekday of each owner", one="all with the weekday of the performer"
)
FOR_PERFORMER: Final = _("For the performer")
NO_BONUS: Final = _("no bonus")
TOTAL: Final = _("Altogether")
OFFERS: Final = (_("Your shows"), _("what each would pay"))
YOU: Final = _("You")
NO_GUESTS: Final = _("nobody else is paid")
DECLINE: Final = _("Decline")
DECLINE_TITLE: Final = _("No show today?")
would_pay: Final = Say("The best show would pay you {amounts}.")
PERFORM: Final = _("Perform")


your_show: Final = Say("{day}: your show")
on_stage: Final = Say("*Your Magician is on stage on {day}.*\nChoose a card with a marker of yours, or decline.")

# ------------------------------------------------------------------ the show on the stage

GO_ON: Final = _("Continue")
RAISE: Final = _("Raise the Curtain")
NEXT_ACT: Final = _("Next Act")
TO_APPLAUSE: Final = _("To the applause")
AGAIN: Final = _("Play it again")
PACE: Final = _("Pace")
PACE_TIP: Final = (_("How shows are played"), _("You find this in the Settings, too."))
PACES: Final = (
    _("*Every act* shows each Trick of a show that pays you, and other shows as totals."),
    _("*Totals* shows all acts as one."),
    _("*At once* shows only the account."),
)
"""What each of them does."""
NEXT_TIP: Final = (
    _("A click skips any animation"),
    _("The next click moves on, and a quick second click ends the show."),
)
BACK_TO: Final = _("Click to see this act.")
THE_CURTAIN: Final = _("The curtain rises")
TRICK_COUNT: Final = Count("{number} Trick", "{number} Tricks")
LESSONS: Final = _("Classrooms")
PRINTED: Final = _("printed")
OTHER: Final = _("others")  # above what cards, Powers and abilities make more or less of a payment
LESSONS_HEAD: Final = _("What the lessons pay")
lesson_of: Final = Say("{who}: {room}")  # below a Trick: whose, and where it is taught
PERFORMER: Final = _("performer")
GUEST: Final = _("guest")
NOTHING_YET: Final = _("nothing yet")
YOURS: Final = _("yours")
COUNTS: Final = _("What changes this show")

kind_of_trick: Final = Tell(
    "your Trick, {category}, level {level}", "{who:Name}’s Trick, {category}, level {level}"
)  # below the name of a Trick on the stage
rewarded: Final = Tell("for you, as the performer", "for {who}, as the performer")
to: Final = Tell("to you", "to {who}")  # above what is paid
to_performer: Final = Say("{who}, {role}")  # below a line of the account: "Ada, performer"
one_link: Final = Say("Link {number} of {count}")
equal_corners: Final = Say("Two equal corners meet, both {category}.")
NEUTRAL: Final = _("printed on the card")  # a neutral marker that Links
LINKS_LIGHT: Final = _("The Links of the card light up.")
totals: Final = _("All acts at once")
bill_of: Final = Say("{day}, turn {turn}")
presents: Final = Say("{magician} presents")

# ------------------------------------------------------------------ the account and who is next

COLUMNS: Final = (_("Trick and owner"), _("printed"), _("changes"), _("pays"))
SHOW_IS_OVER: Final = _("The show is over")
LESSONS_ARE_OVER: Final = _("The lessons are over")
LAST_SHOW: Final = _("It was the last show of the turn.")
SEEN_AGAIN: Final = _("You have seen it once more.")
THEN_THE_TURN_ENDS: Final = _("Now the turn ends.")
next_show: Final = Tell("Next: {day}, you perform", "Next: {day}, {who:Name} performs")
may_play_on: Final = Tell("You may play on", "{who:Name} may play on")
next_encore: Final = Tell(
    "You may let your Tricks on another card pay, too.", "{who:Name} may let Tricks on another card pay, too."
)
next_stage: Final = Tell(
    "Your Magician goes on stage: choose a card with one of your markers.", "Another Magician goes on stage: {who}."
)

# ------------------------------------------------------------------ a line of the account, explained

tip_printed: Final = Say("Its card pays {amounts}.")
tip_changed: Final = Say("{name} changes its Fame and its Coins by {change}.")
by_card: Final = Say("{card}: {day}")  # a card, and the weekday that counts by it: "Long Shadow: Sun"
tip_day: Final = Say("{day} changes its Fame and its Coins by {change}, because this weekday counts for its owner.")
tip_same_day: Final = Say("{day} changes nothing about it.")
tip_other_day: Final = Say(
    "*{card}*: {day} changes this by {change}, because the performer’s weekday counts for everybody’s Tricks."
)
takes: Final = Say("{tip} It takes {taken} here.")  # a weekday that takes less than 1 Fame and 1 Coin
tip_practised: Final = Say("Its Practice Room pays {amounts}.")
tip_others: Final = Say("What changes this show adds {amounts}: see the right column.")
tip_by: Final = Say("{name} pays {amounts}.")  # a card, a Power or a room, and what it makes of a payment
act: Final = Say("Act {number}: {name}, {owner}")
"""An act of a show with its number, and whose it is."""
tip_pays: Final = Say("It pays {amounts}.")

no_marker: Final = Tell(
    "You have no marker on any card, so you give no show.", "{who:Name} has no marker on any card and gives no show."
)
declined: Final = Tell("You do not perform.", "{who:Name} does not perform.")
"""Reason why there is no show."""
title: Final = Tell("You perform", "{who:Name} performs")  # below the weekday
plays_on: Final = Tell("{power}: you play on", "{power}: {who} plays on")  # below the weekday
THE_SHOW: Final = _("The show")
ON_STAGE, DONE, NO_SHOW, LATER, UNABLE = _("on stage now"), _("done"), _("no show"), _("later"), _("nothing to perform")
"""States of the show of a weekday; the last one: no marker will be left for it."""
turn_of: Final = Say("{who}, {standing}")  # a performer among the weekdays: "Ada, later"
