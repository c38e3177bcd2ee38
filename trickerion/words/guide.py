"""The first evening and the coach: what the stage director says, stop by stop and at each first time."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from trickerion.language.speech import Say, Told, _, table
from trickerion.words.screens.menus import BACK

DIRECTOR: Final = _("Mr. Bellamy, stage director")
LEAVE, NEXT, DO_IT = _("Leave"), _("Next"), _("Do It for Me")
BUTTON_TIPS: Final[Mapping[str, str]] = table(
    "button tips",
    back="One step back. The game goes back with you.",
    leave="Play on alone. You find the stage director again on the title and in How to Play.",
    next="Read on.",
)
DOES_IT: Final = _("The stage director does it for you and carries on with the evening.")
BUTTONS: Final[Mapping[str, str]] = {"back": BACK, "leave": LEAVE, "next": NEXT}
BUTTONS_OF_A_DEED: Final = {**BUTTONS, "next": DO_IT}
"""The same where the last one does what the player is asked to do."""
LEFT: Final = _("The stage director waits for you: “Resume the Evening” on the title leads back to this stop.")
one_thing: Final = Say("Let’s do this first. {do}")  # why what the director does not speak of does not answer yet

STOPS: Final[Mapping[str, str]] = table(
    "stops",
    poster="poster",
    assignment="assignment",
    specialist="Specialist",
    buying="buying",
    preparing="preparing",
    link="setting up",
    magician="Magician and show",
    wages="end of the turn",
    hiring="hiring",
    alley="Dark Alley",
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
    "wages": "phase.end_turn",
    "hiring": "action.hire_character",
    "alley": "location.dark_alley",
}
"""Stop -> its icon."""

stop_note: Final = Say("stop {number} of {count}: {name}")
go_back: Final = Say("Back to: {name}")  # the tip of a past stop's sign


class GuideSaid(NamedTuple):
    """One step: the title, a sentence or two that explain, and what to do."""

    title: str
    explains: str
    do: str


STEPS: Final = Told("guide", "steps", lambda texts: GuideSaid(**texts))
"""Step -> what is said at it; some say something else in one evening, as "<step>.<evening>", or against the Heir."""


# ------------------------------------------------------------------ the coach

GOT_IT: Final = _("Got It")
SILENCE: Final = _("No more remarks")
SILENCE_TIP: Final = _(
    "The stage director says no more unless you ask. You can bring the remarks back in the Settings."
)
CLOSE_REMARK: Final = _("Close")
REMARKS: Final = Told("guide", "remarks", str)
"""First time -> the remark."""

# ------------------------------------------------------------------ the title and How to Play

ANEW, RESUME = _("Begin Anew"), _("Resume")
PLAY_AGAIN: Final = _("Play Opening Week")
FIRST_EVENING: Final = _("The First Evening")
left_at: Final = Say("You left the evening at this stop: {stop}.")
