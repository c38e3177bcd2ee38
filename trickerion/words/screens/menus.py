"""The title, the menu of a running game, the dialogs, the curtain, and what is said while a game is opened."""

from typing import Final

from trickerion.language.speech import Count, Say, _, table
from trickerion.words.screens.daily import TILE as TONIGHT

# ------------------------------------------------------------------ buttons of many screens

BACK: Final = _("Back")
CANCEL: Final = _("Cancel")
CLOSE: Final = _("Close")
CONTINUE: Final = _("Continue")
DONE: Final = _("Done")
GO_ON: Final = _("Continue")
QUIT: Final = _("Quit")
SAVE: Final = _("Save")
TO_THE_TITLE: Final = _("To the Title")
CLOSE_BY_KEY: Final = _("Close (Esc)")

NOT_YET: Final = _("Not Yet")
GIVE_BACK, KEEP = _("Give Back"), _("Keep")


DONE_ALREADY: Final = _("Done already?")
points_are_lost: Final = Count("{number} Action Point would be lost.", "{number} Action Points would be lost.")

PLACE: Final = _("Place")


LOSE_THE_BONUS: Final = _("Lose the bonus?")
bonus_is_lost: Final = Say(
    "{card} doesn’t help there. You would use it up without its bonus, and without an extra Action Point for it."
)

RULES, SETTINGS, MUTE, SOUND_ON = _("How to play"), _("Settings"), _("Mute"), _("Sound on")
"""The round buttons of the top bar."""

# ------------------------------------------------------------------ the title

GAME, SUBTITLE, RIBBON = _("Trickerion"), _("Legends of Illusion"), _("A Duel of Victorian Magicians")
IMPRINT: Final = _(
    "An unofficial fan adaptation · icons from game-icons.net (CC BY 3.0) · fonts under the SIL Open Font License"
)
TITLE_ENTRIES: Final[dict[str, tuple[str, str]]] = {
    "continue": (CONTINUE, _("Resume the game you played last.")),
    "tables": (_("Your Tables"), _("See all your games in progress.")),
    "resume_evening": (_("Resume the Evening"), _("Carry on from the stop where you left.")),
    "week": (_("Opening Week"), _("Five guided evenings that teach the game, and a Saturday of your own.")),
    "new": (_("New Game"), _("Choose players, Magicians and modules.")),
    "solo": (_("Dahlgaard’s Heir"), _("Play alone against an opponent with its own rules: easy, normal or hard.")),
    "together": (_("Play Together"), _("Share one table from several computers: open one or join one.")),
    "tonight": TONIGHT,
    "last_game": (
        _("Last Result"),
        _("See the final scoring of your last game. From there, watch the game again or start another like it."),
    ),
    "load": (_("Load"), _("Open a saved game.")),
    "replays": (_("Replays"), _("Watch a game again, move by move.")),
    "how_to_play": (_("How to Play"), _("Follow the first evening step by step, or look up any rule or card.")),
    "records": (_("Records"), _("See how your finished games went.")),
    "settings": (SETTINGS, _("Change text, sound, pace, help and keys.")),
    "credits": (_("Credits"), _("See who made what.")),
    "quit": (QUIT, ""),
}
"""Entry of the title -> its label and what it leads to."""

TITLE_LINES: Final[dict[str, str]] = table(
    "what stands below a name of the title",
    resume_evening="at the moment where you left it",
    week="five guided evenings, each ending in your own show",
    new="on one screen, with friends or the computer",
    together="everyone at their own computer",
    solo="the solo game: easy, normal or hard",
)
goes_on: Final = Say("{game} · {when}")
"""Below *Continue*: how far a game is and when it was played."""
keeps_your_seat: Final = Say("{host:Name’s} table keeps your seat")

PLEASE_NOTE: Final = _("Please Note")
SECOND_WINDOW: Final = (
    _("A Second Window"),
    _(
        "The game is already open in another window. Both show the same tables, but you can play each table "
        "in only one window at a time."
    ),
)
INTERRUPTED, NOT_NOW = _("An Interrupted Show"), _("Not Now")
ended_badly: Final = Say(
    "The program did not close properly last time. Your game was saved after the last decision. {game}."
)
"""After a run that was killed or failed; ``game`` describes the game in progress."""


# ------------------------------------------------------------------ opening a game

NEW_GAME, GAME_GOES_ON = _("The Curtain Rises"), _("The Show Goes On")
OPENING: Final = _("The stage is being set")
NOT_OPENED: Final = _("The game cannot be opened")

# ------------------------------------------------------------------ the menu of a running game

PAUSE: Final = _("Intermission")
PAUSE_ENTRIES: Final[dict[str, str]] = {
    "resume": _("Resume"),
    "scoring": _("The Final Curtain"),
    "people": _("At the Table"),
    "save": SAVE,
    "help": _("How to Play"),
    "load": _("Load"),
    "settings": SETTINGS,
    "title": TO_THE_TITLE,
}
SAVED_BY_ITSELF: Final = _("The game is saved after every decision.")

# ------------------------------------------------------------------ the curtain between people

NEXT_ACT, LIFT_THE_CURTAIN = _("The next act"), _("Lift the Curtain")


whose_stage: Final = Say("The stage is {who:name’s}.")


# ------------------------------------------------------------------ failures

FAILED: Final = _("The Show Was Interrupted")
SORRY: Final = _("Part of the program has failed and had to close.")
SORRY_AND_SAFE: Final = _(
    "Part of the program failed and had to close. Your game is safe: it was saved after the last decision."
)
REPORT: Final = _(
    "The report tells the makers where the program failed and which versions you use. It also holds the options of "
    "the game, the names of the players and the last moves. It shows no hidden card."
)
NO_REPORT_FILE: Final = _("The disk refuses to keep the report. Please copy it.")
COPY, COPIED, NOT_COPIED = _("Copy Report"), _("Copied"), _("Not Copied")
ENDED: Final = _(
    "The program has failed and has to close. Your game was saved after the last decision, and you can resume it at "
    "the next start. The log files say what happened."
)
ENDED_BUTTONS: Final = (CLOSE, _("Copy report"))
AT_THE_START: Final = _("the start")
"""Name, in the report, of the moment before the program had a screen."""
report_file: Final = Say("{name} in {folder}")  # where the report lies
no_window: Final = Say("No window could be opened: {error}.")  # there is a screen, but no window on it
not_written: Final = Say("{file} could not be written ({why}).")  # a file that the command line asked for


autoplay_ended: Final = Say("{moves} moves, final score: {scores}; saved as {file}")
"""The last line of ``--autoplay``."""
