"""Undo, Done and what stands for it lie in the lower right corner of every scene: Undo on the left, the deed right."""

import pytest
from pygame import Rect

from trickerion.ui.layout import academy, assignment, board, draft, heir, theater, workshop

DOCKS = {
    "board": (board.UNDO, board.DONE),
    "assignment": (assignment.UNDO, assignment.DONE),
    "workshop": (workshop.UNDO, workshop.DONE),
    "draft": (draft.UNDO, draft.CHOOSE),
    "heir": (heir.UNDO, heir.RUN),
    "theater": (theater.dock_buttons()["undo"], theater.dock_buttons()["done"]),
    "academy": (academy.dock_buttons()["undo"], academy.dock_buttons()["done"]),
    "show": (theater.choice_buttons()["undo"], theater.choice_buttons()["perform"]),
}


@pytest.mark.parametrize("scene", DOCKS)
def test_undo_and_done_have_the_same_place_everywhere(scene: str) -> None:
    undo, done = DOCKS[scene]
    corner = Rect(1330, 900, 590, 180)
    assert corner.contains(undo) and corner.contains(done)
    assert undo.right < done.left and abs(undo.centery - done.centery) <= 2
