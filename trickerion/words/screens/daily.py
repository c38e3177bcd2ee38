"""Today's bills: the Matinee, Tonight's Show, the week, what one came to, and the line to share."""

from typing import Final

from trickerion.language.page import Given, at_head
from trickerion.language.speech import Count, Say, _, table
from trickerion.words import challenges
from trickerion.words.screens.tables import TITLE as TABLES

PAGE: Final = _("Today’s Bill")
TITLE: Final = _("Tonight’s Show")
BILLS: Final[dict[str, str]] = {"matinee": _("Matinee"), "tonight": TITLE}
"""Names of the bills of a day."""
ABOUT_BILL: Final[dict[str, str]] = {
    "matinee": _("You play a short game by day: always the base game, with gentle rivals."),
    "tonight": _("You play the game of the evening: another kind on each weekday."),
}
TILE: Final = (
    TITLE,
    _("Each day has a Matinee and an evening, the same for everybody. Your first game of each counts."),
)
tile_matinee: Final = Say("Matinee: {minutes} minutes")
tile_played: Final = Say("played tonight: {fames} Fame")
tile_open: Final = Say("your evening is waiting · {moment}")
tile_new: Final = Say("tonight: {kind}")
TILE_GIVEN_UP: Final = _("tonight’s first was not finished")

# ------------------------------------------------------------------ the playbill

bill: Final = Say("No. {number}, about {minutes} minutes")
BEFORE_THE_FIRST: Final = _("The date on this computer is earlier than the first evening. Please check it.")
RIVALS: Final = {1: _("Your Rival"), **dict.fromkeys((2, 3), _("Your Rivals"))}
you: Final = Say("you: {name}")
ABOUT: Final[dict[str, str]] = table(
    "what an evening is",
    matinee="You play three turns of the base game, and your rivals are gentle.",
    base="You play five turns without the Dark Alley.",
    dark_alley="You play seven turns, with abilities and special cards.",
    solo="You play alone; the Heir follows its cards.",
    powers="You play seven turns, with Powers to learn.",
    duel="You play one against one, and cards close slots.",
    academy="You play seven turns, with lessons and secrets.",
    full_house="Four sit at the table, and slots are scarce.",
)
SAME: Final = _(
    "Everybody gets the same dice, cards and rivals. *Your first game counts;* play it again as often as you like."
)
SAME_TIP: Final = (
    _("The date on this computer and the version of the program decide the game."),
    _("Your rivals always think at the usual pace and with their preferences, whatever the Settings say."),
    _("You can use Undo and hints as usual. The game keeps no list of the world’s best: share your line."),
    _("Your first attempt counts in the Records, like every game. What you play for practice doesn’t."),
)
HEIR_LEANS: Final = _("The Heir chooses nothing: a plan card sends its Characters to work.")

RAISE, RESUME = _("Raise the Curtain"), _("Take Your Seat Again")
GO: Final[dict[int, str]] = {1: _("you go first"), 2: _("you go second"), 3: _("you go third"), 4: _("you go fourth")}
again: Final = Say("as often as you like; {go}")
PLAY_AGAIN: Final = _("Play It Again")
resume_first: Final = {"matinee": Say("your first Matinee · {moment}"), "tonight": Say("your first evening · {moment}")}
resume_practice: Final = Say("for practice · {moment}")
WATCH, GIVE_UP = _("Watch It"), _("Give It Up")
NO_FIRST: Final = _("You have not finished your first game.")
NO_RECORD: Final = _("The record of that game is no longer kept.")
NO_LINE: Final = _("There is a line to share once your first game is over.")
GIVE_UP_TITLE: Final = _("Give It Up?")
GIVE_UP_TEXT: Final = _(
    "Your first game will be listed as *not finished*, and you cannot resume it. You can still play "
    "today’s bill for practice."
)
PRACTICE_TITLE: Final = _("A Game for Practice")
practice_text: Final = Say("You already have a game of this bill in progress ({moment}).")
GO_ON, ANEW = _("Resume It"), _("Begin Anew")
NOT_BEGUN: Final = _("The Curtain Stays Down")

# ------------------------------------------------------------------ the seven evenings

EVENINGS: Final = _("Your Week")
TODAY: Final = _("Today")
WAITING: Final = {"matinee": _("by day"), "tonight": _("tonight", "a bill that waits")}
NOT_PLAYED, NOT_FINISHED, GOING_ON = _("not played"), _("not finished"), _("not over yet")
PLACES: Final[dict[int, str]] = {
    1: _("First", "place at the end"),
    2: _("Second", "place at the end"),
    3: _("Third", "place at the end"),
    4: _("Fourth", "place at the end"),
}
OF: Final[dict[int, str]] = {2: _("of two"), 3: _("of three"), 4: _("of four")}
NOTHING_YET: Final = _("your first bills go up today")
in_a_row: Final = Count("one day in a row", "{number} days in a row")
best_ever: Final = Say("Your best: {fames} {fame}")
IN_A_ROW_TIP: Final = _("A day counts if you finish a Matinee or an evening. Missing one day does not end the row.")
until_midnight: Final = Say("new bills in {hours} h {minutes} min")
BOTH: Final = Say("{one} · {other}", "two remarks in a line")
ZONES_TIP: Final = _(
    "The date on this computer decides. When you travel, your evening comes earlier or later, but you lose none."
)
day_kind: Final = Say("{kind}, with {magician}")
day_result: Final = Say("{fames} {fame}, {place} {of}")
day_version: Final = Say("You played it with version {version}, which dealt another bill.")
CLICK_TO_WATCH, CLICK_TO_RESUME = _("Click: watch it again"), _("Click: take your seat again")

# ------------------------------------------------------------------ the ticket

evening_of: Final = Say("This is your first of {date}.")
place_of: Final = Say("{place} {of}", "place at the table")
ahead: Final = Count("{number} ahead of {name}", "{number} ahead of {name}", "Fame before the best rival")
behind: Final = Count("{number} behind {name}", "{number} behind {name}", "Fame after the best rival")
level_with: Final = Say("level with {name}")
best: Final = Count("your best of one attempt: {fames}", "your best of {number} attempts: {fames}")
ONLY_ONE: Final = _("Play it again to see what else you could have done.")
COPY, COPIED = _("Copy Line"), _("The line is in the clipboard.")
key_copies: Final = Say("Key: {key}", "the key that copies the line")
NOT_COPIED: Final = _("This system has no clipboard: please write the line down.")
COPY_TIP: Final = (
    _("It is plain text, with a short checksum at its end. Nobody keeps a list: send it to anyone you like."),
    _("Anyone in doubt can ask for the replay file: *trickerion replay --verify* tells whether both belong together."),
)
record_lies: Final = Say("The record of this game is the file {file} in the folder {folder}.")
WAITS: Final = _("Your first game is not over yet: take your seat again.")
LEFT: Final = _("Your first game was not finished. What you play now is for practice.")
THE_LINE: Final = _("The Line to Share")

# ------------------------------------------------------------------ what is said of the clock and of versions

clock_back: Final = Say(
    "The date on this computer is earlier than your game of {date}. This is the bill of {today}; you "
    "have lost none of your games."
)
other_version: Final = Say(
    "You played your first game with version {version}, which dealt another bill. What you play now is for practice."
)
practice_moved: Final = Say("You now find your practice game of another day under Your Tables: {game}.")
was_yesterday: Final = Say("Your game counts for {date}, when you began it. There has been a new bill since midnight.")

# ------------------------------------------------------------------ the page of the Workbook

HELP: Final = "tonight"
CHALLENGES: Final = at_head(challenges.TITLE)
GIVEN: Final[Given] = {
    "tonight": TITLE,
    "matinee": BILLS["matinee"],
    "page": PAGE,
    "raise": RAISE,
    "watch": WATCH,
    "copy": COPY,
    "tables": TABLES,
    "challenges": challenges.TITLE,
    "all": challenges.ALL,
    "help": challenges.HELP,
    "once_more": challenges.ONCE_MORE,
    "show_me": challenges.SHOW_ME,
}
