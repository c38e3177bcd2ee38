"""Opening Week: the page with its evenings, the bow at the end of each, and the first dialog of a new player."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from trickerion.language.speech import Count, Say, Told, _, table

TITLE: Final = _("Opening Week")


class SaidOfEvening(NamedTuple):
    """Texts of one evening on the week's page: which it is, its name, its subject, three deeds, the company."""

    when: str
    name: str
    subject: str
    first: str
    second: str
    third: str
    company: str


EVENINGS: Final = Told("opening_week", "evenings", lambda texts: SaidOfEvening(**texts))
"""Evening -> what is said of it."""

DEED_SIGNS: Final[Mapping[str, tuple[str, str, str]]] = {
    "stage": ("phase.advertise", "action.prepare", "action.perform"),
    "corners": ("ui.link", "resource.shard", "action.perform"),
    "hands": ("character.engineer", "phase.end_turn", "action.perform"),
    "alley": ("location.dark_alley", "action.draw_special_card", "action.perform"),
    "solo": ("phase.place", "ui.clock", "action.perform"),
    "saturday": ("character.magician", "ui.assignment", "ui.trophy"),
}
"""Evening -> the signs of its three deeds."""

with_evening: Final = Say("{when}: {name}")  # "The Third Evening: Hired Hands"
TONIGHT_YOU: Final = _("Tonight you")
AFTERWARDS_YOU_HAVE: Final = _("and afterwards you have")
about_minutes: Final = Count("about {number} minute", "about {number} minutes")
next_minutes: Final = Count("next: about {number} minute", "next: about {number} minutes")
show_on: Final = Say("Your show: {number} Fame · {date}")
PLAYED: Final = _("played")
WAITS: Final = _("This evening waits where you left it.")

THREE_CHALLENGES: Final = _("three Challenges to try what you have learned")
page_of_programme: Final = Say("page {page} of your programme")
WHOLE_PROGRAMME: Final = _("the whole programme, with all your shows")

RAISE, GO_ON, ONCE_MORE = _("Raise the Curtain"), _("Go On"), _("Once More")
STOPS_WHENEVER: Final = _("stop whenever you like")
KEEPS_THE_BEST: Final = _("your best show is kept")
skips: Final = Count(
    "You skip {number} evening. You can come back to it.", "You skip {number} evenings. You can come back to them."
)

PROGRAMME: Final = _("Your Programme")
pages_of: Final = Count("{number} page of six", "{number} pages of six")
TONIGHT: Final = _("tonight")
NOTHING_LOCKED: Final = _("Nothing is locked: you find everything under New Game at any time.")
leaf_tip: Final = Say("{name}: {number} Fame")

# ------------------------------------------------------------------ the title

evening_number: Final = Say("Opening Week, Evening {number}")
ON_SATURDAY: Final = _("Opening Week, Saturday")

# ------------------------------------------------------------------ the bow

TAKE_YOUR_BOW: Final = _("Take Your Bow")
best_show: Final = Say("Your best show: {number} Fame")
APPLAUSE: Final[Mapping[str, str]] = Told("opening_week", "applause", str)
"""Size of the applause, where an evening has its own "<size>.<evening>" -> what the stage director says of it."""
AFTERWARDS: Final[Mapping[str, str]] = Told("opening_week", "afterwards", str)
PLAY_ON, TO_THE_WEEK = _("Play On Here"), _("To Opening Week")

# ------------------------------------------------------------------ the first dialog

WELCOME: Final = _("Welcome. How Shall We Begin?")
YOUR_NAME: Final = _("Your name, as the posters will show it")
CHANGE_LATER: Final = _("You can change all of this later.")
GOOD_START: Final = _("a good start")


class SaidOfWay(NamedTuple):
    """A way to begin: its name, how long it takes, what it is, for whom, and its button."""

    name: str
    lasts: str
    text: str
    suits: str
    button: str


WAYS: Final = Told("opening_week", "ways", lambda texts: SaidOfWay(**texts))
"""Way -> what its poster says."""
QUICK: Final[Mapping[str, str]] = table(
    "first settings", text_size="Text", language="Language", motion="Motion", mute="Sound"
)
"""Setting of the first dialog -> its label."""
JUST_THE_TITLE: Final = _("Just the Title")

# ------------------------------------------------------------------ the Set-up

NEW_HERE: Final = _("New here? Opening Week shows you the game.")
