"""The commands that have a key: what each is called and does, its usual key, and how far it reaches."""

from dataclasses import dataclass
from enum import Enum

from trickerion.language.speech import _


class Scope(Enum):
    """Scope in which the key of a command works. Letters that are being typed are never keys, whatever the scope."""

    WINDOW = _("everywhere")  # on every screen and over every dialog
    GAME = _("whenever a game is on the table, even over its dialogs")
    TABLE = _("where the game is played")


@dataclass(frozen=True, slots=True)
class Command:
    """One command: its id, its title in the settings, its usual key, its scope, what it does, and its sign."""

    id: str
    title: str
    key: str
    scope: Scope
    does: str
    icon: str


COMMANDS = (
    Command("undo", _("Undo"), "ctrl+z", Scope.TABLE, _("Take back your last step."), "ui.undo"),
    Command("redo", _("Redo"), "ctrl+y", Scope.TABLE, _("Repeat the step that you took back."), "ui.redo"),
    Command("hint", _("Hint"), "h", Scope.TABLE, _("Show a hint: what a computer opponent would do."), "ui.hint"),
    Command("log", _("Log"), "l", Scope.GAME, _("Open the log of the game, large; the same key closes it."), "ui.log"),
    Command(
        "heir",
        _("The Heir’s board"),
        "d",
        Scope.GAME,
        _("Open the Heir’s board in the solo game; Space plays a step of its turn."),
        "ui.contraption",
    ),
    Command(
        "help",
        _("Help"),
        "f1",
        Scope.WINDOW,
        _("Open How to Play at the page about what is on the screen."),
        "ui.rules",
    ),
    Command(
        "turn_marker",
        _("Turn a Trick Marker"),
        "r",
        Scope.TABLE,
        _("Turn the Trick Marker in your hand, as the wheel does."),
        "ui.trick_marker",
    ),
    Command(
        "wish",
        _("Wish list"),
        "w",
        Scope.TABLE,
        _("Put the Trick you point at on your wish list, or take it off."),
        "action.learn_trick",
    ),
    Command("lens", _("Reading lens"), "m", Scope.WINDOW, _("Show a lens for small print."), "ui.zoom"),
    Command("mute", _("Silence"), "ctrl+m", Scope.WINDOW, _("Turn all sound off and on."), "ui.sound_off"),
    Command(
        "screenshot",
        _("Save a picture of the table"),
        "f12",
        Scope.WINDOW,
        _("Save a picture of what is on the screen."),
        "ui.save",
    ),
    Command("fullscreen", _("Full screen"), "f11", Scope.WINDOW, _("Switch to full screen and back."), "ui.fullscreen"),
)

COMMAND = {command.id: command for command in COMMANDS}
"""By id."""
