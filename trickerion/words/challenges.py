"""Challenges: what is said of each, of its goal and of an attempt; the texts of each one stand in a page."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from trickerion.language.speech import Count, Say, Told, _, table

TITLE: Final = _("Challenges")
THREE: Final = _("Three Little Challenges")
ASIDE: Final = _("new ones every Monday")
ALL: Final = _("All Challenges")
TEACHES: Final = _("What they teach")
MORE: Final = _("More of this shelf")


class SaidOfChallenge(NamedTuple):
    """Of one challenge: title and brief on its poster, what it teaches, what tempts, three steps of help."""

    title: str
    brief: str
    teaches: str
    tempting: str
    first: str
    second: str
    third: str


SAID: Final = Told("challenges", "said", lambda texts: SaidOfChallenge(**texts))
"""Challenge -> what is said of it."""

SHELVES: Final[Mapping[str, str]] = table(
    "challenges", links="Links", bench="Market and Workshop", shows="Shows", week="A whole week", last="The last turn"
)
SHELF_SIGNS: Final[Mapping[str, str]] = {
    "links": "ui.link",
    "bench": "action.prepare",
    "shows": "action.perform",
    "week": "ui.assignment",
    "last": "ui.trophy",
}

# ------------------------------------------------------------------ goals

GOALS: Final[Mapping[str, Count]] = {
    "links": Count("{number} Link", "{number} Links"),
    "show_fame": Count("{number} Fame from your show", "{number} Fame from your show"),
    "prepared_markers": Count("Prepare {number} Trick Marker", "Prepare {number} Trick Markers"),
    "fame": Count("Reach {number} Fame", "Reach {number} Fame"),
}
"""Kind of goal -> the goal, on its poster and at the table; of a game it is WIN."""
WIN: Final = _("Win the game")

LAST_HELP: Final = _("Help, once more")
TEMPTING: Final = _("What tempts:")
MISSED_ASIDE: Final = _("Lay the table again as often as you like. Help tells a little more every time.")
score: Final = Say("{own} to {rival}")
so_far: Final = Say("{number} of {wanted}")

UNTIL: Final[Mapping[str, str]] = table(
    "challenge until",
    show="until your show is over",
    placing="until everybody has been placed",
    turn="until the turn is over",
    game="until the game is over",
)
only_one: Final = Say("Only your {character} is placed.")
STILL: Final = _("Your rivals leave their Characters Idle. They only perform.")

# ------------------------------------------------------------------ states

NEW: Final = _("new", "challenge")
NOT_TRIED: Final = _("not tried yet")
tried: Final = Count("tried once", "tried {number} times")
solved_on: Final = Count("You solved this on the first try.", "You solved this on try {number}.")
SOLVED_ALONE: Final = _("solved by yourself")
SOLVED_AFTER: Final = _("solved after the solution")
told_how: Final = Say("{reached} {how}.")
solved_with_help: Final = Count("solved with one help", "solved with {number} helps")
with_best: Final = Say("{state}, best: {number}")
minutes: Final = Say("{number} min", "minutes on a poster")
with_modules: Final = Say("With {modules}.")
about: Final = Count("about a minute", "about {number} minutes")
count_solved: Final = Say("{number} of {all} solved")

TRY, ONCE_MORE, SHOW_ME, HELP, LEAVE = _("Try"), _("Once More"), _("Show Me"), _("Help"), _("Leave")
NEXT: Final = _("The Next One")
help_step: Final = Say("Help, {number} of {all}")
ONCE_MORE_TIP: Final = _("Lay the table again as it was.")
HELP_TIP: Final = _("Every press tells you a little more, in three steps.")
LEAVE_TIP: Final = _("Go back to the challenges. The table is not kept.")
SHOW_ME_TIP: Final = _("Watch the known solution, move by move.")
SHOW_ME_LATER: Final = _("It opens after three tries, or when you have solved it.")

# ------------------------------------------------------------------ the end of an attempt

SOLVED: Final = _("Solved!")
NOT_THIS_TIME: Final = _("Not This Time")
missed: Final[Mapping[str, Say]] = {
    "links": Say("You made {number} of {wanted} Links."),
    "show_fame": Say("Your show earned {number} of {wanted} Fame."),
    "prepared_markers": Say("You prepared {number} of {wanted} Trick Markers."),
    "fame": Say("You reached {number} of {wanted} Fame."),
    "win": Say("You have {number} Fame, your best rival {wanted}."),
}
"""Kind of goal -> what was missing; of a game, one's own Fame and the most of a rival."""
solved_with: Final[Mapping[str, Say]] = {
    "links": Say("You made {number} Links."),
    "show_fame": Say("Your show earned {number} Fame."),
    "prepared_markers": Say("You prepared {number} Trick Markers."),
    "fame": Say("You reached {number} Fame."),
    "win": Say("You have {number} Fame, your best rival {wanted}."),
}
NOT_KEPT: Final = _("The table of a challenge is not saved.")
CANNOT_BE_LAID: Final = _("This challenge cannot be laid out, because its file has been changed.")
solution_of: Final = Say("The solution of “{title}”")
