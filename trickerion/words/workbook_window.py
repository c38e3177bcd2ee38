"""The page of the Workbook about mouse and keys."""

from __future__ import annotations

from collections.abc import Callable

from trickerion.words.commands import COMMANDS
from trickerion.words.workbook_page import Head, Page, Row, Rows, Say
from trickerion.words.workbook_rules import START_PART


def mouse_and_keys(label: Callable[[str], str]) -> Page:
    """Mouse and keys; ``label`` names the key of an action of the program as the player has set it."""
    rows = (
        Row("Enter or Space", "Confirms, or does what has the focus; never what cannot be taken back.", "ui.confirm"),
        Row("Esc", "Back; on the table, the menu with saving and leaving.", "ui.exit"),
        Row("Tab and arrows", "Walk through everything that can be chosen.", "ui.right"),
        Row("1 to 9", "Actions, cards and answers in their order.", "ui.choice"),
        *(Row(label(command.id), command.does, command.icon) for command in COMMANDS if not command.is_global),
    )
    everywhere = tuple(Row(label(command.id), command.does, command.icon) for command in COMMANDS if command.is_global)
    blocks = (
        Say(
            "*Drag* a disk or a card to its place, or *click* it and then the place: both work everywhere. What glows "
            "is allowed. What stays dark says why when you point at it.\n"
            "Point at anything to learn what it is, what it costs, and where a number comes from."
        ),
        Head("Keys", "ui.choice"),
        Rows(rows, 2),
        Head("Keys that work everywhere", "ui.choice"),
        Say("On every screen and over every question; a letter that is being typed is only a letter."),
        Rows(everywhere, 2),
        Say("Most keys can be changed in the settings."),
        Head("Undo", "ui.undo"),
        Say(
            "Undo goes back step by step, to the last thing that was revealed: dice, drawn cards, the cards of others, "
            "or the move of another player. The game saves itself after every decision."
        ),
    )
    return Page("mouse_and_keys", "Mouse and keys", "ui.choice", START_PART, blocks)
