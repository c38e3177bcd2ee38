"""What the program says of itself: its window, a picture that cannot be written, the report of a failure."""

from __future__ import annotations

from trickerion.words.verbatim import Verbatim

TITLE = "Trickerion - Legends of Illusion"
DID_NOT_WORK = "That did not work"
NO_SCREENSHOT = "No screenshot"
WHOLE_PROGRAM = "the whole program"
IN_EXECUTABLE = "in the executable"
LAST_MOVES = "Last moves:"


def picture_not_written(why: Verbatim) -> str:
    """Why there is no screenshot."""
    return f"The picture could not be written to the screenshots folder ({why})."


def versions(*, python: str, pygame: str, sdl: str, pygame_gui: str) -> str:
    """What the program runs on."""
    return f"Python {python}, pygame-ce {pygame}, SDL {sdl}, pygame_gui {pygame_gui}"


def not_described(error: str) -> str:
    """That the game itself is what is broken."""
    return f"The game cannot be described: {error}"


def moment(*, turn: int, phase: str, moves: int, decision: str) -> str:
    """Where the game stands."""
    return f"Turn {turn}, {phase}, {moves} moves, decision: {decision}"
