"""What the program says of itself: its window, a picture that cannot be written, the report of a failure."""

from typing import Final

from trickerion.language.speech import Say, _

TITLE = _("Trickerion - Legends of Illusion")
YOUR_TURN: Final = _("Your turn, Trickerion")
"""The title of the window while a person here is asked at a table with people elsewhere."""
DID_NOT_WORK = _("That did not work")
NO_SCREENSHOT = _("No screenshot")
STILL_SAVING: Final = _("Your last decisions are still being saved. The window closes by itself when that is done.")
WHOLE_PROGRAM = _("the whole program")
IN_EXECUTABLE = _("in the executable")
NO_SEED = _("Seed: left out during the game, because it would reveal the hidden cards")
LAST_MOVES = _("Last moves:")
versions: Final = Say("Python {python}, pygame-ce {pygame}, SDL {sdl}, pygame_gui {pygame_gui}")
"""Versions of the software on which the program runs."""
not_described: Final = Say("The game could not be described: {error}")  # that the game itself is what is broken
moment: Final = Say("Turn {turn}, {phase}, {moves} moves, decision: {decision}")  # where the game stands
picture_not_written: Final = Say("The picture could not be written to the screenshots folder ({why}).")
"""Reason why there is no screenshot."""
