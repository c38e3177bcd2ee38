"""What the program says when the screen, the console, a file or a computer player refuses: one sentence each."""

from __future__ import annotations

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


def not_said(why: str) -> str:
    """Standard output is closed or full."""
    return f"The output could not be written ({why})."


def not_a_folder(text: str) -> str:
    """Of ``--data-dir``."""
    return f"{text} is not a folder"


def not_a_picture(text: str) -> str:
    """Of ``--autoplay``."""
    return f"{text} is not a .png file in a folder that exists"


def not_a_size(text: str) -> str:
    """Of ``--size``."""
    return f"{text} is not a size; write 1280x720 for example"


def impossible_size(text: str, smallest: str, largest: str) -> str:
    """Of ``--size``."""
    return f"{text} is not possible; a window has from {smallest} to {largest} pixels"


def not_a_number_of_games(text: str, most: int) -> str:
    """Of ``simulate --games``."""
    return f"--games wants a number from 1 to {most}, not {text}."


def unknown_language(code: str) -> str:
    """Of ``--language``."""
    return f"there is no language {code}"


# ------------------------------------------------------------------ a computer player whose thinking comes to no end

HOW = {"greedy": "by a quicker player", "random": "by a random player", "lots": "by lot"}
BY_LOT = "Drawn by lot."


def thinks_again(name: str) -> str:
    """The same player tries again."""
    return f"{name} lost the thread and thinks about this decision once more."


def decided_for(name: str, brain: str) -> str:
    """The next simpler player decides for once."""
    return f"{name} found no answer; this one decision is made {HOW[brain]}, and {name} goes on with the next."
