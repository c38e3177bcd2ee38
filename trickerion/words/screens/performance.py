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
"""What a Trick yields beyond its card."""


change: Final = Say("{name} {change}")  # one thing that changes what a Trick pays: "Pile +1", "Sunday +1"
HEIRS_CHOICE: Final = _("The Heir’s choice")


# ------------------------------------------------------------------ choosing a show

OPEN_CARD: Final = _("Click to see what this show would pay.")
SHOWN_CARD: Final = _("What this show would pay stands below.")
CLOSED_CARD: Final = _("No marker of yours lies here: you cannot perform it.")
CLOSED: Final = _("No marker of yours is on this card.")
CAUSE_NOTE: Final = _("It changes what this show pays.")
TRICKS: Final = (_("Tricks in this show"), _("with the weekday of each owner"))
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
SKIP: Final = _("Skip")
RECEIVED: Final = _("Received")
LESSONS: Final = _("Classrooms")
PRINTED: Final = _("printed")
LESSONS_HEAD: Final = _("What the lessons pay")
lesson_of: Final = Say("{who}: {room}")  # below a Trick: whose, and where it is taught
lesson_line: Final = Say("{trick} ({where})")  # the same in one line
PERFORMER: Final = _("performer")
GUEST: Final = _("guest")


no_marker: Final = Tell(
    "You have no marker on any card, so there is no show.", "{who:Name} has no marker on any card, so there is no show."
)
declined: Final = Tell("You do not perform.", "{who:Name} does not perform.")
"""Why there is no show."""
title: Final = Tell("{show}: You perform", "{show}: {who:Name} performs")  # on the ribbon: "Friday: Ada performs"
THE_SHOW: Final = _("The show")
ON_STAGE, DONE, NO_SHOW, LATER, UNABLE = _("on stage now"), _("done"), _("no show"), _("later"), _("nothing to perform")
"""How far the show of a weekday has come; the last one: no marker will be left for it."""
turn_of: Final = Say("{who}, {standing}")  # a performer among the weekdays: "Ada, later"
