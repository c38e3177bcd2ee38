"""The title, the menu of a running game, the dialogs, the curtain, and what is said while a game is opened."""

from typing import Final

from trickerion.words import names as n
from trickerion.words.names import Names
from trickerion.words.wording import phrase

# ------------------------------------------------------------------ buttons of many screens

BACK: Final = "Back"
CANCEL: Final = "Cancel"
CLOSE: Final = "Close"
CONTINUE: Final = "Continue"
DONE: Final = "Done"
GO_ON: Final = "Continue"
QUIT: Final = "Quit"
SAVE: Final = "Save"
TO_THE_TITLE: Final = "To the Title"
CLOSE_BY_KEY: Final = "Close (Esc)"

NOT_YET: Final = "Not Yet"
GIVE_BACK, KEEP = "Give Back", "Keep"


def done_already(points: int) -> tuple[str, str]:
    """(title, text) before Action Points are lost."""
    return "Done already?", f"{n.plural(points, 'Action Point')} would be lost."


PLACE: Final = "Place"


def bonus_is_lost(card: str) -> tuple[str, str]:
    """(title, text) before a Character goes where its special card does not help."""
    return (
        "Lose the bonus?",
        f"{n.card(card)} does not help there: the card is used up without its bonus, and gives no Action Point for it.",
    )


RULES, SETTINGS, MUTE, SOUND_ON = "How to play", "Settings", "Mute", "Sound on"
"""The round buttons of the top bar."""

# ------------------------------------------------------------------ the title

GAME, SUBTITLE, RIBBON = "Trickerion", "Legends of Illusion", "A Duel of Victorian Magicians"
IMPRINT: Final = (
    "An unofficial fan adaptation · icons from game-icons.net (CC BY 3.0) · fonts under the SIL Open Font License"
)
TITLE_ENTRIES: Final[dict[str, tuple[str, str]]] = {
    "continue": (CONTINUE, "Resume the game in progress."),
    "resume_evening": ("Resume the First Evening", "Take the evening up at the stop where it was left."),
    "first_evening": (
        "Your First Evening",
        "A real game at the table, whose first turn is explained step by step.",
    ),
    "new": ("New Game", "Choose players, Magicians and modules."),
    "solo": (
        "Solo: Dahlgaard’s Heir",
        "Alone against an opponent who plays by rules of its own, easy, normal or hard.",
    ),
    "last_game": ("The Last Game", "Its final scoring; from there it can be watched, or another one like it begun."),
    "load": ("Load Game", "Open a saved game."),
    "replays": ("Replays", "Watch a game again, move by move."),
    "how_to_play": ("How to Play", "The first evening step by step; every rule and card to look up."),
    "records": ("Records", "How your finished games went."),
    "settings": (SETTINGS, "Window, motion, sound, colours and keys."),
    "credits": ("Credits", "Who made what."),
    "quit": (QUIT, ""),
}
"""Line of the menu -> its label and what it leads to."""

PLEASE_NOTE: Final = "Please Note"
SECOND_WINDOW: Final = (
    "A Second Window",
    "The game is already open in another window. This window has a game in progress of its own. When you close it, "
    "you find that game among the saved ones.",
)
INTERRUPTED, NOT_NOW = "An Interrupted Show", "Not Now"
ended_badly: Final = phrase(
    "The program was not closed properly the last time. The game was saved after the last decision. {game}."
)
"""After a run that was killed or failed; ``game`` describes the game in progress."""


# ------------------------------------------------------------------ opening a game

NEW_GAME, GAME_GOES_ON = "The Curtain Rises", "The Show Goes On"
OPENING: Final = "The stage is being set"
NOT_OPENED: Final = "The game cannot be opened"

# ------------------------------------------------------------------ the menu of a running game

PAUSE: Final = "Intermission"
PAUSE_ENTRIES: Final[dict[str, str]] = {
    "resume": "Resume",
    "scoring": "The Final Curtain",
    "save": SAVE,
    "help": "How to Play",
    "load": "Load",
    "settings": SETTINGS,
    "title": TO_THE_TITLE,
}
SAVED_BY_ITSELF: Final = "The game is saved after every decision."

# ------------------------------------------------------------------ the curtain between people

NEXT_ACT, LIFT_THE_CURTAIN = "The next act", "Lift the Curtain"


def whose_stage(seat: int, names: Names) -> str:
    """Who comes to the screen."""
    return f"The stage is {n.whose(seat, names, -1)}."


# ------------------------------------------------------------------ failures

FAILED: Final = "The Show Was Interrupted"
SORRY: Final = "A part of the program has failed and was closed."
SORRY_AND_SAFE: Final = f"{SORRY} Your game is safe: it was saved after the last decision."
REPORT: Final = (
    "The report tells the makers where the program failed, which versions are in use, and the game: its options with "
    "the names of the players, and the last moves. It shows no hidden card."
)
NO_REPORT_FILE: Final = "The disk refuses to keep the report; copy it."
COPY, COPIED, NOT_COPIED = "Copy Report", "Copied", "Not Copied"
ENDED: Final = (
    "The program has failed and has to end. Your game was saved after the last decision; the next start offers to "
    "take it up again. What happened is written among the log files."
)
ENDED_BUTTONS: Final = (CLOSE, "Copy report")
AT_THE_START: Final = "the start"
"""Where the program failed before it had a screen, in the report."""
report_file: Final = phrase("{name} in {folder}")  # where the report lies
no_window: Final = phrase("No window could be opened: {error}.")  # there is a screen, but no window on it
not_written: Final = phrase("{file} could not be written ({why}).")  # a file that the command line asked for


def autoplay_ended(moves: int, score: list[tuple[str, int]], file: str) -> str:
    """The last line of ``--autoplay``."""
    fame = ", ".join(f"{name} {fame}" for name, fame in score)
    return f"{moves} moves, final score: {fame}; saved as {file}"
