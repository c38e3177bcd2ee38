"""What the program says when the screen, the console or a file refuses: one sentence each."""

from __future__ import annotations

NO_SCREEN = "There is no screen on which a window could be opened{why}."
NO_HOME = "Your home folder cannot be found; name a folder for games and settings with --data-dir."
NOT_SAID = "The output could not be written ({why})."
DISK_REFUSES = "the disk refuses"
IN_USE = "another program is writing them"
TOO_DEEP = "it is nested too deeply"
TOO_LARGE = "it is too large"
NO_PLAIN_FILE = "it is not a plain file"

NOT_A_FOLDER = "{text} is not a folder"
NOT_A_PICTURE = "{text} is not a .png file in a folder that exists"
NOT_A_SIZE = "{text} is not a size; write 1280x720 for example"

NOTHING_KNOWN = "How far it went is not known"
UNNAMED = "unnamed"


def impossible_size(text: str, smallest: str, largest: str) -> str:
    """A window that no screen can hold."""
    return f"{text} is not possible; a window has from {smallest} to {largest} pixels"


def not_a_number_of_games(text: str, most: int) -> str:
    """--games."""
    return f"--games wants a number from 1 to {most}, not {text}."
