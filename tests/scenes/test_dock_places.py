"""Undo, Done and what stands for it lie in the lower right corner of every scene: Undo on the left, the deed right."""

import pytest
from pygame import Rect

from trickerion.scenes.assignment import layout as assignment
from trickerion.scenes.draft import layout as draft
from trickerion.scenes.heir import layout as heir
from trickerion.scenes.workshop import layout as workshop
from trickerion.ui.layout import board, close_up, theater

DOCKS = {
    "board": (board.UNDO, board.DONE),
    "assignment": (assignment.UNDO, assignment.DONE),
    "workshop": (workshop.UNDO, workshop.DONE),
    "draft": (draft.UNDO, draft.CHOOSE),
    "heir": (heir.UNDO, heir.RUN),
    "close up": (close_up.dock_buttons()["undo"], close_up.dock_buttons()["done"]),
    "show": (theater.choice_buttons()["undo"], theater.choice_buttons()["perform"]),
}


@pytest.mark.parametrize("scene", DOCKS)
def test_undo_and_done_have_the_same_place_everywhere(scene: str) -> None:
    undo, done = DOCKS[scene]
    corner = Rect(1330, 900, 590, 180)
    assert corner.contains(undo)
    assert corner.contains(done)
    assert undo.right < done.left
    assert abs(undo.centery - done.centery) <= 2
