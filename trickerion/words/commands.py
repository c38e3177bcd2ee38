"""The commands that have a key: what each is called and does, its usual key, and how far it reaches."""

from dataclasses import dataclass
from enum import Enum


class Scope(Enum):
    """Where the key of a command works. Letters that are being typed are never keys, whatever the scope."""

    WINDOW = "everywhere"  # on every screen and over every dialog
    GAME = "whenever a game is on the table, even over its dialogs"
    TABLE = "where the game is played"


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its id, its title in the settings, its usual key, its scope, what it does, and its sign."""

    id: str
    title: str
    key: str
    scope: Scope
    does: str
    icon: str

    @property
    def is_global(self) -> bool:
        """Whether the program itself carries it out, not the scene on the screen."""
        return self.scope is not Scope.TABLE


COMMANDS = (
    Command("undo", "Undo", "ctrl+z", Scope.TABLE, "Undo.", "ui.undo"),
    Command("redo", "Redo", "ctrl+y", Scope.TABLE, "Redo.", "ui.redo"),
    Command("hint", "Hint", "h", Scope.TABLE, "A hint: what a computer opponent would do.", "ui.hint"),
    Command("log", "Log", "l", Scope.GAME, "The log of the game, large; the same key closes it.", "ui.log"),
    Command(
        "heir",
        "The Heir’s board",
        "d",
        Scope.GAME,
        "The Heir’s board, in the solo game; Space plays a step of its turn.",
        "ui.contraption",
    ),
    Command(
        "help",
        "Help",
        "f1",
        Scope.WINDOW,
        "This Workbook, at the page that belongs to what is on the screen.",
        "ui.rules",
    ),
    Command(
        "turn_marker",
        "Turn a Trick Marker",
        "r",
        Scope.TABLE,
        "Turns the Trick Marker in your hand, as the wheel does.",
        "ui.trick_marker",
    ),
    Command("lens", "Reading lens", "m", Scope.WINDOW, "A lens for small print.", "ui.zoom"),
    Command("mute", "Silence", "ctrl+m", Scope.WINDOW, "Silence.", "ui.sound_off"),
    Command(
        "screenshot",
        "Save a picture of the table",
        "f12",
        Scope.WINDOW,
        "Saves a picture of what is on the screen.",
        "ui.save",
    ),
    Command("fullscreen", "Full screen", "f11", Scope.WINDOW, "Full screen, and back.", "ui.fullscreen"),
)

COMMAND = {command.id: command for command in COMMANDS}
"""By id."""
