"""What the screen of the shows says: the choice of a show, and the show on the stage."""

from typing import Final

from trickerion.language.speech import Count, Say, Tell, _, table

NOTHING: Final = "nothing"

# ------------------------------------------------------------------ lines of a playbill

owned: Final = Say("{name} ({owner})")  # a Power and whose it is
cause: Final = Say("*{name}*: {text}")  # a card or an ability that changes the show, on the playbill


LINKS: Final = Count("{number} Link", "{number} Links")
BONUS: Final = table(
    "bonus of the performer",
    {
        "card": "Card bonus",
        "assistant": "Assistant backstage",
        "engineer": "Engineer backstage",
        "manager": "Manager backstage",
        "helper": "Helper backstage",
        "secret": "Secret backstage",
    },
)
EXTRAS: Final = table("beyond its card", {"pile": "Pile", "enhanced": "Enhanced", "charged": "Charged"})
"""What a Trick yields beyond its card."""


change: Final = Say("{name} {change}")  # one thing that changes what a Trick pays: "Pile +1", "Sunday +1"
HEIRS_CHOICE: Final = "The Heir’s choice"


# ------------------------------------------------------------------ choosing a show

OPEN_CARD: Final = "Click to see what this show would pay."
SHOWN_CARD: Final = "What this show would pay stands below."
CLOSED_CARD: Final = "No marker of yours lies here: you cannot perform it."
CLOSED: Final = "No marker of yours is on this card."
CAUSE_NOTE: Final = "It changes what this show pays."
TRICKS: Final = ("Tricks in this show", "with the weekday of each owner")
FOR_PERFORMER: Final = "For the performer"
NO_BONUS: Final = "no bonus"
TOTAL: Final = "Altogether"
OFFERS: Final = ("Your shows", "what each would pay")
YOU: Final = "You"
NO_GUESTS: Final = "nobody else is paid"
DECLINE: Final = "Decline"
DECLINE_TITLE: Final = "No show today?"
would_pay: Final = Say("The best show would pay you {amounts}.")
PERFORM: Final = "Perform"


your_show: Final = Say("{day}: your show")
on_stage: Final = Say("*Your Magician is on stage on {day}.*\nChoose a card with a marker of yours, or decline.")

# ------------------------------------------------------------------ the show on the stage

GO_ON: Final = "Continue"
SKIP: Final = "Skip"
RECEIVED: Final = "Received"
LESSONS: Final = "Classrooms"
PRINTED: Final = "printed"
LESSONS_HEAD: Final = "What the lessons pay"
lesson_of: Final = Say("{who}: {room}")  # below a Trick: whose, and where it is taught
lesson_line: Final = Say("{trick} ({where})")  # the same in one line
PERFORMER: Final = "performer"
GUEST: Final = "guest"


no_marker: Final = Tell(
    "You have no marker on any card, so there is no show.", "{who:Name} has no marker on any card, so there is no show."
)
declined: Final = Tell("You do not perform.", "{who:Name} does not perform.")
"""Why there is no show."""
title: Final = Tell("{show}: You perform", "{show}: {who:Name} performs")  # on the ribbon: "Friday: Ada performs"
THE_SHOW: Final = _("The show")
ON_STAGE, DONE, NO_SHOW, LATER, UNABLE = "on stage now", "done", "no show", "later", "nothing to perform"
"""How far the show of a weekday has come; the last one: no marker will be left for it."""
turn_of: Final = Say("{who}, {standing}")  # a performer among the weekdays: "Ada, later"
