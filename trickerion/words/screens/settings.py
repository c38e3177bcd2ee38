"""The settings: what each row is called and does."""

from typing import Final

from trickerion.language.speech import Say, _, table
from trickerion.language.tongue import languages, own_name

TITLE: Final = _("Settings")
_ASIDES: Final = table(
    "what a page of the settings is about",
    reading="text, language, colours",
    sound="effects, music, silence",
    pace="rivals, shows, turns",
    help="board, coach, questions",
    keys="each command’s key",
    pad="each button’s deed",
    together="talk, knocks",
)
PAGES: Final = {
    page: (title, _ASIDES[page])
    for page, title in {
        "reading": _("Reading", "settings"),
        "sound": _("Sound"),
        "pace": _("Pace", "settings"),
        "help": _("Help"),
        "keys": _("Keys"),
        "pad": _("Game pad"),
        "together": _("Together", "settings"),
    }.items()
}
"""Page -> its title and what it is about."""
turns_pages: Final = Say("{help} explains the page\n{turn} turns it")
"""The foot of the shelf."""

ROWS: Final[dict[str, tuple[str, Say]]] = {
    "fullscreen": (_("Full screen"), Say("{fullscreen} does the same, at any time")),
    "lens_zoom": (_("Reading lens"), Say("{lens} shows it at the pointer, for small windows")),
    "motion": (_("Motion"), Say("A click skips any animation")),
    "opponents_pace": (_("Computer players’ moves"), Say("How long each one stays before the next")),
    "thinking_time": (_("Thinking time"), Say("Of Managers and Magicians, and of hints")),
    "manners": (_("Opponents’ manners"), Say("Each Magician has a small preference")),
    "voices": (_("Rivals speak"), Say("A line now and then at what happens")),
    "heir_pace": (_("The Heir’s turns"), Say("How much of them the game explains")),
    "show_pace": (_("Shows"), Say("A show that pays no player is always brief")),
    "seam": (_("Between turns"), Say("One sheet: wages, cards, dice, Initiative")),
    "effects_volume": (_("Effects"), Say("Cards, disks, dice, coins, applause")),
    "music_volume": (_("Music"), Say("A quiet score; 0 % is off")),
    "mute": (_("Silence"), Say("{mute} does the same, at any time")),
    "captions": (_("Captions"), Say("A quiet line for each sound that tells something")),
    "confirm": (_("Ask first"), Say("Before you lose points or do what you cannot undo")),
    "hold": (_("Hold to confirm"), Say("You hold such a button for a second instead of pressing it")),
    "done_by_itself": (_("Automatic Done"), Say("When a Character can do nothing more; Undo still takes it back")),
    "board_focus": (_("Board in focus"), Say("What you cannot use loses its colour")),
    "coach": (_("Coach"), Say("A remark at each first time")),
    "talk": (_("Talk"), Say("Lines of the others in the log")),
    "knocks": (_("Knocks"), Say("People on your network may knock")),
    "text_size": (_("Text size"), Say("Where there is room for it")),
    "plain_faces": (_("Plain letters"), Say("Labels and notes upright, without small capitals")),
    "palette": (_("Colours"), Say("Each has a sign as well")),
    "language": (_("Language"), Say("Takes effect after a restart")),
}
"""Setting -> its label and what it does; a command in braces stands for its key."""

NO_DEVICE: Final = _("There is no sound device; the game keeps looking for one")
"""In the place of what the effects are, while there is nothing to hear them from."""

_SPEEDS = ("½×", "1×", "2×", "4×")
CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "lens_zoom": ("1½×", "2×", "3×"),
    "motion": (_("Off"), *_SPEEDS),
    "opponents_pace": (_("At once"), *_SPEEDS),
    "thinking_time": ("½×", "1×"),
    "heir_pace": (_("Every step"), _("Results"), _("At once")),
    "show_pace": (_("Every act"), _("Totals"), _("At once")),
    "voices": (_("Always"), _("Rarely"), _("Never")),
    "seam": (_("A moment"), _("Wait for me"), _("Never")),
    "text_size": ("100 %", "115 %", "130 %", "150 %"),
    "palette": (_("Classic"), _("Colour-blind")),
    "language": tuple(map(own_name, languages())),
}
"""Setting -> the words of its values, in their order."""

FIXED_KEYS: Final = _(
    "*Tab* and the arrows move through everything you can use. *Enter* or *Space* picks up, drops and "
    "presses, digits choose Actions, and *Esc* lets go and goes back."
)
PRESS_A_KEY: Final = _("press a key, or Esc")
USUAL, USUAL_TITLE, RESET = _("Default Settings"), _("Default settings?"), _("Reset")
USUAL_TEXT: Final = _("Motion, sound, colours and keys go back to what they were at the first start.")
RESTART_TITLE, RESTART, LATER = _("Restart now?"), _("Restart Now"), _("Later")
restart_text: Final = Say(
    "After a restart, the game speaks {language}. A game in progress is saved: resume it from the title."
)
reserved_key: Final = Say("{key} always means the same")  # why a key cannot be given to a command
where_files_lie: Final = Say("Saved games, pictures and the log: {folder}")  # the foot of the sheet


PERCENT: Final = Say("{number} %")
"""The number beside a slider."""

# ------------------------------------------------------------------ what the settings look like

looks_at: Final = Say("This is how it looks at {percent} %")
at_location: Final = Say("{character}, {location}")
POINTS_LEFT: Final = _("Action Points left")
SUNDAY_PAYS: Final = _("Each Trick pays 1 {fame} and 1 {coin} more.")
