"""What the screen of the shows says: the choice of a show, and the show on the stage."""

from typing import Final

from trickerion.rules.events import PerformanceDeclined
from trickerion.rules.powers.catalog import POWERS
from trickerion.words import names as n
from trickerion.words.powers.names import power
from trickerion.words.speech import table
from trickerion.words.wording import phrase

NOTHING: Final = "nothing"

# ------------------------------------------------------------------ lines of a playbill

owned: Final = phrase("{name} ({owner})")  # a Power and whose it is
cause: Final = phrase("*{name}*: {text}")  # a card or an ability that changes the show, on the playbill


def bonus(kind: str, times: int) -> str:
    """What a bonus of the performer is for."""
    if kind == "link":
        return n.plural(times, "Link")
    if kind in POWERS:
        return power(kind)
    return "Card bonus" if kind == "card" else f"{n.CHARACTER.get(kind, kind.capitalize())} backstage"


EXTRAS: Final = table("beyond its card", {"pile": "Pile", "enhanced": "Enhanced", "charged": "Charged"})
"""What a Trick yields beyond its card."""


def change(name: str, more: int) -> str:
    """One thing that changes what a Trick pays: "Pile +1", "Sunday +1"."""
    return f"{name} {n.signed(more)}"


def short_change(name: str, more: int) -> str:
    """The same with a weekday in three letters: "Sun +1"."""
    return change(name[:3] if name in n.DAY.values() else name, more)


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
would_pay: Final = phrase("The best show would pay you {amounts}.")
PERFORM: Final = "Perform"


def your_show(day: str) -> str:
    return f"{n.DAY[day]}: your show" if day else n.LOCATION["theater"]


def on_stage(day: str) -> str:
    """What the viewer has to decide."""
    return f"*Your Magician is on stage on {n.DAY[day]}.*\nChoose a card with a marker of yours, or decline."


# ------------------------------------------------------------------ the show on the stage

GO_ON: Final = "Continue"
SKIP: Final = "Skip"
RECEIVED: Final = "Received"
LESSONS: Final = "Classrooms"
PRINTED: Final = "printed"
LESSONS_HEAD: Final = "What the lessons pay"
lesson_of: Final = phrase("{who}: {room}")  # below a Trick: whose, and where it is taught
lesson_line: Final = phrase("{trick} ({where})")  # the same in one line
PERFORMER: Final = "performer"
GUEST: Final = "guest"


def declined(event: PerformanceDeclined, names: n.Names, viewer: int) -> str:
    """Why there is no show."""
    who = n.who(event.seat, names, viewer)
    if event.forced:
        return f"{who} {'have' if who == 'You' else 'has'} no marker on any card, so there is no show."
    return f"{who} {'do' if who == 'You' else 'does'} not perform."


def title(day: str, who: str) -> str:
    """On the ribbon: "Friday: Ada performs"; without a performer the day alone."""
    show = n.DAY.get(day, "The show")
    return f"{show}: {who} {'perform' if who == 'You' else 'performs'}" if who else show


ON_STAGE, DONE, NO_SHOW, LATER, UNABLE = "on stage now", "done", "no show", "later", "nothing to perform"
"""How far the show of a weekday has come; the last one: no marker will be left for it."""
turn_of: Final = phrase("{who}, {standing}")  # a performer among the weekdays: "Ada, later"
