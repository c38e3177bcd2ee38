"""The saved games: what the list says about each, and the questions about their names."""

from datetime import datetime
from typing import Final

from trickerion.language.speech import Count, Say, _, listed, sayings

TITLE: Final = _("Saved Games")
DAMAGED: Final = _("This file is damaged. You cannot open it, only delete it.")
UNKNOWN: Final = _("Unknown players")
NOTHING_SAVED: Final = _("No game has been saved yet.")
HOW_TO_SAVE: Final = _("A running game saves itself. You can save it under a name in its menu (Esc).")
OPEN, ANOTHER_NAME, RENAME, DELETE = _("Open"), _("Another name"), _("Rename"), _("Delete")
RENAME_TITLE, DELETE_TITLE = _("Another Name"), _("Delete the Game?")
NOT_SAVED, NOT_RENAMED, NOT_DELETED, SAVED = _("Not saved"), _("Not renamed"), _("Not deleted"), _("Saved")

SAVE_TITLE: Final = _("Save as")
SAVE_TEXT: Final = _(
    "The game is saved automatically after every decision. Give it a name to keep it beside other games."
)
REPLACE_TITLE, REPLACE = _("Replace it?"), _("Replace")
OPEN_FILE, OPEN_IT = _("Open the Saved Game?"), _("Open")

MONTHS: Final = (
    *(_("January"), _("February"), _("March"), _("April"), _("May"), _("June")),
    *(_("July"), _("August"), _("September"), _("October"), _("November"), _("December")),
)


STAGES: Final = sayings(
    "how far a game is",
    unknown="How far it went is not known",
    over="Finished",
    setup="In the set-up",
    turn="Turn {turn}, {phase}",
)
"""Progress of a game."""
WITH: Final = Say("{moment}, with {names}")
ALONE: Final = Say("{moment}, {name} alone against the Heir")
table_along: Final = Say("{moment} · a table from another computer")
is_kept_as: Final = Say("Your last game is saved as “{name}”.")
"""After a first evening was taken up at an earlier moment than it had come to."""

file_is_kept_as: Final = Say("The file is kept as it was, as “{name}”.")
"""After the game in progress could be resumed only in part."""
WITH_GUESTS: Final = _("With Its Guests?")
played_elsewhere: Final = Count(
    "{names} played this game at another computer. If you open the table, one click under *Your tables* "
    "takes them back to their seat. If not, you all play at this screen.",
    "{names} played this game at other computers. If you open the table, one click under *Your tables* "
    "takes them back to their seats. If not, you all play at this screen.",
)
AT_THIS_SCREEN, AT_ITS_TABLE = _("At This Screen"), _("Open the Table")
PLAYER: Final = {True: Say("*{name}* {points} {fame}"), False: Say("{name} {points} {fame}")}
"""A player with the Fame: whether it is a person."""


def when_words(when: datetime, now: datetime | None = None) -> str:
    """ "today, 10:31", "21 November 2026, 10:31", in local time."""
    try:
        local = when.astimezone()
    except (OverflowError, OSError, ValueError):  # as it is written where there is none, at the ends of the calendar
        local = when
    today = (now or datetime.now().astimezone()).date()
    days = (today - local.date()).days
    clock = f"{local:%H:%M}"
    if days in (0, 1):
        return Say("yesterday, {clock}")(clock=clock) if days else Say("today, {clock}")(clock=clock)
    return Say("{day} {month} {year}, {clock}")(
        day=local.day, month=MONTHS[local.month - 1], year=local.year, clock=clock
    )


NO_GAMES: Final = _("No games saved under a name")
how_many: Final = Count("One game saved under a name", "{number} games saved under a name")
"""The foot of the list."""

will_be_gone: Final = Say("*{name}* will be gone for good.")
will_be_gone_with: Final = Say("*{name}* will be gone for good. {game}.")
"""Before a save is deleted; ``game`` describes it."""
will_be_replaced: Final = Say("There is already a game called *{name}*. This one will replace it.")
"""Before a game is saved under the name of another."""
open_instead: Final = Say(
    "The file *{name}* is a game of its own. The game on the table is kept, and you can continue it from *Your Tables*."
)
lies_there: Final = Say("You find the game among the saved games as *{name}*.")
"""After a game has been saved under a name."""

name_of_finished: Final = Say("{names}, final")
name_of_game: Final = Say("{names}, turn {turn}")
"""A name to save it under: "Ada and Dora, turn 3"."""


def name_to_keep(players: list[str], turn: int, longest: int, number: int) -> str:
    """A name for a game in progress: "Ada, Dora, turn 3 (2)"; long names of players are cut."""
    say = Say("{names}, turn {turn} ({number})") if number > 1 else name_of_game
    room = longest - len(say(names="", turn=turn, number=number))
    return say(names=(listed(players) or UNKNOWN)[:room], turn=turn, number=number)
