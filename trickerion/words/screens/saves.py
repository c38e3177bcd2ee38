"""The saved games: what the list says about each, and the questions about their names."""

from datetime import datetime
from typing import Final, Protocol

from trickerion.rules.options import HEIR
from trickerion.words import names as n
from trickerion.words.trouble import NOTHING_KNOWN
from trickerion.words.verbatim import Verbatim, verbatim
from trickerion.words.wording import phrase

TITLE, CURRENT, LAST = "Saved Games", "The game in progress", "The last game"
BY_ITSELF: Final = "saved by itself"
DAMAGED: Final = "This file is damaged. It cannot be opened, only deleted."
NOTHING_SAVED: Final = "No game has been saved yet."
HOW_TO_SAVE: Final = "A running game is saved by itself; its menu (Esc) saves it under a name."
OPEN, ANOTHER_NAME, RENAME, DELETE = "Open", "Another name", "Rename", "Delete"
RENAME_TITLE, DELETE_TITLE = "Another Name", "Delete the Game?"
NOT_SAVED, NOT_RENAMED, NOT_DELETED, SAVED = "Not saved", "Not renamed", "Not deleted", "Saved"

SAVE_TITLE: Final = "Save as"
SAVE_TEXT: Final = "The game is saved automatically after every decision. A name keeps it beside other games."
REPLACE_TITLE, REPLACE = "Replace it?", "Replace"
IN_PROGRESS, KEEP_IT, REPLACE_IT = "The Game in Progress", "Keep It", "Replace It"
KEEP_TITLE, KEEP = "Keep the Game", "Keep"
KEEP_TEXT: Final = "Under this name it will lie among the saved games."

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


another_begins: Final = phrase("There is a game in progress. {game}. Another game takes its place.")
"""Before the game in progress is lost; ``game`` describes it, as a sentence of its own: "In the set-up, with Ada"."""


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


def name_to_keep(players: list[str], turn: int) -> str:
    """A name for the game in progress: "Ada, Dora, turn 3"."""
    return f"{', '.join(players)}, turn {turn}"
