"""The settings: what each row is called and does."""

from collections.abc import Callable
from typing import Final

from trickerion.language.speech import Say, _
from trickerion.words.commands import COMMANDS

TITLE, KEYS = _("Settings"), _("Keys")
WINDOW, MOTION, SOUND, PLAY = _("Window"), _("Motion"), _("Sound"), _("Play")
"""The headings of the rows."""

ROWS: Final[dict[str, tuple[str, str]]] = {
    "fullscreen": (_("Full screen"), _("{fullscreen} does the same, at any time")),
    "lens_zoom": (_("Reading lens"), _("{lens} puts it at the pointer, for small windows")),
    "motion": (_("Cards and disks"), _("A click always skips what moves")),
    "opponents_pace": (_("Opponents’ moves"), _("How long each one is shown")),
    "thinking_time": (_("Thinking time"), _("Of Managers and Magicians, and of hints")),
    "manners": (_("Opponents’ manners"), _("Each of their Magicians leans a little; its tip says how")),
    "heir_pace": (_("The Heir, in the solo game"), _("What is shown of its turn, and explained")),
    "seam": (_("Between turns"), _("Wages, newcomers, cards, dice and Initiative on one sheet")),
    "effects_volume": (_("Effects"), _("Cards, disks, dice, coins, applause")),
    "music_volume": (_("Music"), _("A quiet score that follows the phase; 0 % is off")),
    "mute": (_("Silence"), _("{mute} does the same, at any time")),
    "confirm": (_("Ask first"), _("Before points are lost, or something cannot be undone")),
    "done_by_itself": (_("Automatic Done"), _("When a Character can do nothing more; Undo still takes it back")),
    "coach": (_("Coach"), _("A remark when something happens for the first time")),
    "palette": (_("Colours"), _("Players and categories; every colour has a sign as well")),
}
"""Setting -> its label and what it does; a command in braces stands for its key."""

_SPEEDS = ("½×", "1×", "2×", "4×")
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "lens_zoom": ("1½×", "2×", "3×"),
    "motion": (_("Off"), *_SPEEDS),
    "opponents_pace": (_("At once"), *_SPEEDS),
    "thinking_time": ("½×", "1×", "2×"),
    "heir_pace": (_("Every step"), _("Results"), _("At once")),
    "seam": (_("A moment"), _("Wait for me"), _("Never")),
    "palette": (_("Classic"), _("Colour-blind")),
}
"""Setting -> the words of its values, in their order."""

FIXED_KEYS: Final = _(
    "*Tab* and the arrows walk through everything that can be used, *Enter* or *Space* picks up, drops and presses, "
    "digits choose Actions, *Esc* lets go and goes back."
)
PRESS_A_KEY: Final = _("press a key, or Esc")
USUAL, USUAL_TITLE, RESET = _("Default Settings"), _("Default settings?"), _("Reset")
USUAL_TEXT: Final = _("Motion, sound, colours and keys go back to what they were at the first start.")
reserved_key: Final = Say("{key} always means the same")  # why a key cannot be given to a command
where_files_lie: Final = Say("Saved games, pictures and the log: {folder}")  # the foot of the sheet


_PERCENT: Final = Say("{number} %")


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
    return _PERCENT(number=round(100 * share))
