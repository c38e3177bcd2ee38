"""The first evening and the coach: what the stage director says, stop by stop and at each first time."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from trickerion.language.speech import Say, Told, _, table
from trickerion.words.screens.menus import BACK

DIRECTOR: Final = _("The stage director")
LEAVE, NEXT = _("Leave"), _("Next")
BUTTON_TIPS: Final[Mapping[str, str]] = table(
    "button tips",
    back="Back to the step before; the game is taken back, too.",
    leave="The game goes on without the stage director. The title takes the evening up again.",
    next="It is done for you, and the evening goes on.",
)
BUTTONS: Final[Mapping[str, str]] = {"back": BACK, "leave": LEAVE, "next": NEXT}

STOPS: Final[Mapping[str, str]] = table(
    "stops",
    poster="poster",
    assignment="assignment",
    specialist="Specialist",
    buying="buying",
    preparing="preparing",
    link="marker and Link",
    magician="Magician and show",
    wages="wages",
)
"""Stop -> its name."""

SIGNS: Final[Mapping[str, str]] = {
    "poster": "phase.advertise",
    "assignment": "ui.assignment",
    "specialist": "character.assistant",
    "buying": "action.buy",
    "preparing": "action.prepare",
    "link": "ui.link",
    "magician": "character.magician",
    "wages": "ui.wages",
}
"""Stop -> its icon."""

stop_note: Final = Say("stop {number} of {count}: {name}")
go_back: Final = Say("Back to: {name}")  # the tip of a past stop's sign


class Said(NamedTuple):
    """One step: the title, a sentence or two that explain, and what to do."""

    title: str
    explains: str
    do: str


STEPS: Final = Told("guide", "steps", lambda texts: Said(**texts))
"""Step -> what is said at it; some say something else against the Heir, as "<step>.heir"."""


# ------------------------------------------------------------------ the coach

GOT_IT: Final = _("Got It")
SILENCE: Final = _("No more remarks")
SILENCE_TIP: Final = _("The coach is silent from now on; the settings bring it back.")
CLOSE_REMARK: Final = _("Close")
REMARKS: Final = Told("guide", "remarks", str)
"""First time -> the remark."""

# ------------------------------------------------------------------ the title and How to Play

ASK_TITLE: Final = _("Your First Evening")
ASKED: Final = Told("guide", "asked", str)
IN_COMPANY, ALONE = _("In Company"), _("Against the Heir")
CHOICES: Final[Mapping[str, str]] = {"company": IN_COMPANY, "solo": ALONE}
DECLINE: Final = _("No, Thank You")
ANEW, RESUME = _("Begin Anew"), _("Resume")
PLAY_AGAIN: Final = _("Play the First Evening")
SET_UP_BY: Final[Mapping[str, str]] = table("set up by", company="The First Evening", solo="The First Evening")
"""What stands on the screen while the table is laid."""
STOP_NOTES: Final[Mapping[str, str]] = {
    stop: stop_note(number=number, count=len(STOPS), name=name) for number, (stop, name) in enumerate(STOPS.items(), 1)
}
LEFT_AT: Final = Say("{kind}, {stop}.")
"""Where an evening is taken up."""
