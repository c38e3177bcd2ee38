"""The page of the Workbook about mouse and keys."""

from __future__ import annotations

from collections.abc import Callable

from trickerion.words.workbook_page import Head, Page, Row, Rows, Say
from trickerion.words.workbook_rules import START_PART


def mouse_and_keys(label: Callable[[str], str]) -> Page:
    """Mouse and keys; ``label`` names the key of an action of the program as the player has set it."""
    rows = (
        Row("Enter or Space", "Confirms, or does what has the focus.", "ui.confirm"),
        Row("Esc", "Back; on the table, the menu with saving and leaving.", "ui.exit"),
        Row("Tab and arrows", "Walk through everything that can be chosen.", "ui.right"),
        Row("1 to 9", "Actions, cards and answers in their order.", "ui.choice"),
        Row(f"{label('undo')}, {label('redo')}", "Undo and redo.", "ui.undo"),
        Row(f"{label('turn_marker')}, or the wheel", "Turns the Trick Marker in your hand.", "ui.trick_marker"),
        Row(label("hint"), "A hint: what a computer opponent would do.", "ui.hint"),
        Row(label("log"), "The log of the game, large.", "ui.log"),
        Row(label("heir"), "The Heir’s board, in the solo game; Space plays a step of its turn.", "ui.contraption"),
        Row(label("help"), "This Workbook.", "ui.rules"),
        Row(label("lens"), "A lens for small print.", "ui.zoom"),
        Row(label("mute"), "Silence.", "ui.sound_off"),
        Row(label("fullscreen"), "Full screen.", "ui.fullscreen"),
    )
    blocks = (
        Say(
            "*Drag* a disk or a card to its place, or *click* it and then the place: both work everywhere. What glows "
            "is allowed. What stays dark says why when you point at it.\n"
            "Point at anything to learn what it is, what it costs, and where a number comes from."
        ),
        Head("Keys", "ui.choice"),
        Rows(rows, 2),
        Say("Most keys can be changed in the settings."),
        Head("Undo", "ui.undo"),
        Say(
            "Undo goes back step by step, to the last thing that was revealed: dice, drawn cards, the cards of others, "
            "or the move of another player. The game saves itself after every decision."
        ),
    )
    return Page("mouse_and_keys", "Mouse and keys", "ui.choice", START_PART, blocks)
