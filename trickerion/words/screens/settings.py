"""The settings: what each row is called and does."""

from collections.abc import Callable
from typing import Final

from trickerion.words.commands import COMMANDS
from trickerion.words.wording import phrase

TITLE, KEYS = "Settings", "Keys"
WINDOW, MOTION, SOUND, PLAY = "Window", "Motion", "Sound", "Play"
"""The headings of the rows."""

ROWS: Final[dict[str, tuple[str, str]]] = {
    "fullscreen": ("Full screen", "{fullscreen} does the same, at any time"),
    "lens_zoom": ("Reading lens", "{lens} puts it at the pointer, for small windows"),
    "motion": ("Cards and disks", "A click always skips what moves"),
    "opponents_pace": ("Opponents’ moves", "How long each one is shown"),
    "thinking_time": ("Thinking time", "Of Managers and Magicians, and of hints"),
    "manners": ("Opponents’ manners", "Each of their Magicians leans a little; its tip says how"),
    "heir_pace": ("The Heir, in the solo game", "What is shown of its turn, and explained"),
    "seam": ("Between turns", "Wages, newcomers, cards, dice and Initiative on one sheet"),
    "effects_volume": ("Effects", "Cards, disks, dice, coins, applause"),
    "music_volume": ("Music", "A quiet score that follows the phase; 0 % is off"),
    "mute": ("Silence", "{mute} does the same, at any time"),
    "confirm": ("Ask first", "Before points are lost, or something cannot be undone"),
    "done_by_itself": ("Automatic Done", "When a Character can do nothing more; Undo still takes it back"),
    "coach": ("Coach", "A remark when something happens for the first time"),
    "palette": ("Colours", "Players and categories; every colour has a sign as well"),
}
"""Setting -> its label and what it does; a command in braces stands for its key."""

_SPEEDS = ("½×", "1×", "2×", "4×")
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "lens_zoom": ("1½×", "2×", "3×"),
    "motion": ("Off", *_SPEEDS),
    "opponents_pace": ("At once", *_SPEEDS),
    "thinking_time": ("½×", "1×", "2×"),
    "heir_pace": ("Every step", "Results", "At once"),
    "seam": ("A moment", "Wait for me", "Never"),
    "palette": ("Classic", "Colour-blind"),
}
"""Setting -> the words of its values, in their order."""

FIXED_KEYS: Final = (
    "*Tab* and the arrows walk through everything that can be used, *Enter* or *Space* picks up, drops and presses, "
    "digits choose Actions, *Esc* lets go and goes back."
)
PRESS_A_KEY: Final = "press a key, or Esc"
USUAL, USUAL_TITLE, RESET = "Default Settings", "Default settings?", "Reset"
USUAL_TEXT: Final = "Motion, sound, colours and keys go back to what they were at the first start."
reserved_key: Final = phrase("{key} always means the same")  # why a key cannot be given to a command
where_files_lie: Final = phrase("Saved games, pictures and the log: {folder}")  # the foot of the sheet


def detail(setting: str, label: Callable[[str], str]) -> str:
    """What a setting does; ``label`` names the key of a command."""
    text = ROWS[setting][1]
    for command in COMMANDS:
        text = text.replace(f"{{{command.id}}}", label(command.id))
    return text


def values(setting: str) -> str:
    """The values that it can have: "Off · ½× · 1×"; "" for a switch or a slider."""
    return " · ".join(CHOICES.get(setting, ()))


def volume(share: float) -> str:
    """The number beside the slider."""
    return f"{round(100 * share)} %"
