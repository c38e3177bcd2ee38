"""What the program says of itself: its window, a picture that cannot be written, the report of a failure."""

from typing import Final

from trickerion.words.verbatim import Verbatim
from trickerion.words.wording import phrase

TITLE = "Trickerion - Legends of Illusion"
DID_NOT_WORK = "That did not work"
NO_SCREENSHOT = "No screenshot"
WHOLE_PROGRAM = "the whole program"
IN_EXECUTABLE = "in the executable"
NO_SEED = "Seed: left out while the game is played, because it would show the hidden cards"
LAST_MOVES = "Last moves:"
versions: Final = phrase("Python {python}, pygame-ce {pygame}, SDL {sdl}, pygame_gui {pygame_gui}")
"""What the program runs on."""
not_described: Final = phrase("The game cannot be described: {error}")  # that the game itself is what is broken
moment: Final = phrase("Turn {turn}, {phase}, {moves} moves, decision: {decision}")  # where the game stands


def picture_not_written(why: Verbatim) -> str:
    """Why there is no screenshot."""
    return f"The picture could not be written to the screenshots folder ({why})."
