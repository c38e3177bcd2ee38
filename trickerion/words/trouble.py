"""What the program says when the screen, the console, a file or a computer player refuses: one sentence each."""

from typing import Final

from trickerion.words.wording import phrase

NO_HOME = "Your home folder cannot be found; name a folder for games and settings with --data-dir."
DISK_REFUSES = "the disk refuses"
IN_USE = "another program is writing them"
TOO_DEEP = "it is nested too deeply"
TOO_LARGE = "it is too large"
NO_PLAIN_FILE = "it is not a plain file"

NOTHING_KNOWN = "How far it went is not known"
UNNAMED = "unnamed"


def no_screen(why: object = "") -> str:
    """There is no display."""
    cause = f" ({why})" if why else ""
    return f"There is no screen on which a window could be opened{cause}."


not_said: Final = phrase("The output could not be written ({why}).")

# of the arguments of the command line
not_a_folder: Final = phrase("{text} is not a folder")
not_a_picture: Final = phrase("{text} is not a .png file in a folder that exists")
not_a_size: Final = phrase("{text} is not a size; write 1280x720 for example")
impossible_size: Final = phrase("{text} is not possible; a window has from {smallest} to {largest} pixels")
not_a_number_of_games: Final = phrase("--games wants a number from 1 to {most}, not {text}.", order="text most")
language_broken: Final = phrase("The language “{code}” is damaged ({why}), so the game speaks English.")
unknown_language: Final = phrase("there is no language {code}")


# ------------------------------------------------------------------ a computer player whose thinking comes to no end

HOW = {"assistant": "by a quicker player", "random": "by a random player", "lots": "by lot"}
BY_LOT = "Drawn by lot."
thinks_again: Final = phrase("{name} lost the thread and thinks about this decision once more.")


def decided_for(name: str, brain: str) -> str:
    """The next simpler player decides for once."""
    return f"{name} found no answer; this one decision is made {HOW[brain]}, and {name} goes on with the next."


# ---------------------------------------------------- games, settings and records that were read or written

NOT_A_SAVE = "is not a saved game, or is too damaged to be opened"
ANOTHER_VERSION = "another version"
SETTINGS_UNREADABLE = "The settings could not be read, so the default settings are in use."
SETTINGS_DAMAGED = "The settings file is damaged, so the default settings are in use."
RECORDS_DAMAGED = "The records of finished games are damaged; what could be read is shown."
RECORDS_TOO_NEW = "The records of finished games were written by a newer version of the program; please update it."
RECORDS_UNREADABLE = "The records of finished games cannot be read ({why})."
REPLAY_NOT_WRITTEN = "The game could not be kept for seeing it again ({why})."
REPLAY_NOT_DELETED = "The game could not be deleted ({why})."
RECORDS_NOT_WRITTEN = "The game could not be added to the records ({why})."
damaged_at_the_end: Final = phrase("The end of {file} is damaged, but no move is lost.")
opened_copy: Final = phrase("{file} is damaged; the copy kept before it was opened ({moves} moves).")
GAME_NOT_WRITTEN = "The game could not be saved ({why}); it goes on, but may be lost when the program ends."


def played_by_other_rules(file: str, version: str, move: int) -> str:
    """Every line of a save is as it was written, but the rules of the program refuse a move."""
    version = version or ANOTHER_VERSION
    return f"{file} was played by other rules (of version {version}) after move {move}; it opens up to there."


def leads_to_another_table(file: str, version: str) -> str:
    """All moves of a save are proved, but the rules of the program make something else of them."""
    version = version or ANOTHER_VERSION
    return f"The moves of {file} lead to another table now than when it was saved (by version {version})."


def damaged_after(file: str, move: int, moves: int) -> str:
    """A save that could be read up to a move; ``moves`` in all, 0 when nobody knows."""
    of_all = f" of {moves}" if moves else ""
    return f"{file} is damaged; it could be read up to move {move}{of_all}."


def setting_damaged(name: str) -> str:
    """One setting of the file could not be used."""
    return f"The setting “{name.replace('_', ' ')}” was damaged and has its default value again."
