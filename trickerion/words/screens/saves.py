"""The saved games: what the list says about each, and the questions about their names."""

from datetime import datetime
from typing import Final, NamedTuple, Protocol

from trickerion.rules.options import HEIR
from trickerion.words import names as n
from trickerion.words.trouble import NOTHING_KNOWN
from trickerion.words.verbatim import Verbatim, verbatim
from trickerion.words.wording import phrase

TITLE, CURRENT, LAST = "Saved Games", "The game in progress", "The last game"
BY_ITSELF: Final = "saved by itself"
DAMAGED: Final = "This file is damaged. It cannot be opened, only deleted."
UNKNOWN: Final = "Unknown players"
NOTHING_SAVED: Final = "No game has been saved yet."
HOW_TO_SAVE: Final = "A running game is saved by itself; its menu (Esc) saves it under a name."
OPEN, ANOTHER_NAME, RENAME, DELETE = "Open", "Another name", "Rename", "Delete"
RENAME_TITLE, DELETE_TITLE = "Another Name", "Delete the Game?"
DISCARD: Final = "Discard It"
WOULD_BE_LOST: Final = "Without room for it, you would lose the game in progress."
NOT_SAVED, NOT_RENAMED, NOT_DELETED, SAVED = "Not saved", "Not renamed", "Not deleted", "Saved"

SAVE_TITLE: Final = "Save as"
SAVE_TEXT: Final = "The game is saved automatically after every decision. A name keeps it beside other games."
REPLACE_TITLE, REPLACE = "Replace it?", "Replace"
IN_PROGRESS: Final = "The Game in Progress"
KEEP_TITLE: Final = "Save the Game in Progress"
KEEP_TEXT: Final = "You will find it under this name among the saved games."

_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


class Summary(Protocol):
    """What is known of a saved game: see ``storage.record.Summary``."""

    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def seats(self) -> tuple[tuple[str, str, int], ...]: ...
    @property
    def is_over(self) -> bool: ...
    @property
    def is_known(self) -> bool: ...


class Replacing(NamedTuple):
    """A way to another game: what it says of the game in progress, and the labels of the two ways on."""

    text: str
    save_it: str
    discard_it: str


NEW: Final = Replacing(
    "A new game will replace the one in progress ({game}).", "Save It and Start", "Discard It and Start"
)
LOADED: Final = Replacing(
    "The saved game will replace the one in progress ({game}).", "Save It and Load", "Discard It and Load"
)
FROM_HERE: Final = Replacing(
    "A game from this moment on will replace the one in progress ({game}).",
    "Save It and Play On",
    "Discard It and Play On",
)


def another_begins(way: Replacing, summary: Summary) -> str:
    """Before the game in progress is replaced: "A new game will replace the one in progress (turn 3, with Ada)."."""
    game = describe(summary)
    return way.text.format(game=game[0].lower() + game[1:])


is_kept_as: Final = phrase("Your last game is saved as “{name}”.")
"""After the game in progress was replaced without a question."""

file_is_kept_as: Final = phrase("The file is kept as it was, as “{name}”.")
"""After the game in progress could be resumed only in part."""


def describe(summary: Summary) -> str:
    """ "Turn 3, Place Characters, with Ada and Dora"."""
    people = [verbatim(name) for name, player, _ in summary.seats if player != HEIR]
    if people and len(people) < len(summary.seats):
        return f"{moment(summary)}, {people[0]} alone against the Heir"
    return f"{moment(summary)}, with {n.join(people)}" if people else moment(summary)


def moment(summary: Summary) -> str:
    """ "Turn 3, Place Characters", "Finished", "In the set-up"."""
    if not summary.is_known:
        return NOTHING_KNOWN
    if summary.is_over:
        return "Finished"
    if summary.phase == "setup":
        return "In the set-up"
    phase = n.PHASE.get(summary.phase) or verbatim(summary.phase.replace("_", " "))
    return f"Turn {summary.turn}, {phase}"


def players(summary: Summary) -> str:
    """Names with their Fame, in block markup: persons in bold."""
    parts = []
    for name, player, fame in summary.seats:
        shown = f"*{verbatim(name)}*" if player == "person" else verbatim(name)
        parts.append(f"{shown} {fame} {{fame}}")
    return " · ".join(parts)


def when_words(when: datetime, now: datetime | None = None) -> str:
    """ "today, 10:31", "21 November 2026, 10:31", in local time."""
    local = _local(when)
    today = (now or datetime.now().astimezone()).date()
    days = (today - local.date()).days
    clock = f"{local:%H:%M}"
    if days in (0, 1):
        return f"{'today' if days == 0 else 'yesterday'}, {clock}"
    return f"{local.day} {_MONTHS[local.month - 1]} {local.year}, {clock}"


def _local(when: datetime) -> datetime:
    """In local time; as it is written where there is none, at the ends of the calendar."""
    try:
        return when.astimezone()
    except (OverflowError, OSError, ValueError):
        return when


def how_many(number: int) -> str:
    """The foot of the list."""
    games = "One game" if number == 1 else f"{number} games" if number else "No games"
    return f"{games} saved under a name"


def will_be_gone(name: Verbatim, game: str) -> str:
    """Before a save is deleted; ``game`` describes it, "" where nothing is known."""
    text = f"*{name}* will be gone for good."
    return f"{text} {game}." if game else text


def will_be_replaced(name: Verbatim) -> str:
    """Before a game is saved under the name of another."""
    return f"There is already a game called *{name}*. It will be replaced."


def lies_there(name: Verbatim) -> str:
    """After a game has been saved under a name."""
    return f"The game lies among the saved games as *{name}*."


def name_of_game(players: tuple[str, ...], turn: int, is_over: bool) -> str:
    """A name to save it under: "Ada and Dora, turn 3"."""
    when = "final" if is_over else f"turn {turn}"
    return f"{', '.join(players[:-1])} and {players[-1]}, {when}"


def name_to_keep(players: list[str], turn: int, longest: int, number: int) -> str:
    """A name for the game in progress: "Ada, Dora, turn 3 (2)"; long names of players are cut."""
    end = f", turn {turn}" + (f" ({number})" if number > 1 else "")
    return f"{(', '.join(players) or UNKNOWN)[: longest - len(end)]}{end}"
