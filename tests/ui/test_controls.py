"""Labels of buttons and segments stay whole."""

import pygame
import pytest
from pygame import Rect

from trickerion.rules.moves import UseAbility, UseCard
from trickerion.table.dock import CheckBox, PointsPanel
from trickerion.ui.bubble import Tip
from trickerion.ui.controls import ButtonFace, draw_button, draw_segments
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board
from trickerion.ui.layout import heir as heir_at
from trickerion.ui.magician_card import counters
from trickerion.ui.text import cut_short
from trickerion.words.screens import heir as words
from trickerion.words.screens.board import ENHANCE_BOX, FORGO_BOX, extras_label


def test_a_button_gives_up_its_icon_before_its_words() -> None:
    cut_short.clear()
    face = ButtonFace(words.GO_ON, True, "ui.step_forward", key="space", size=28)
    draw_button(pygame.Surface((1920, 1080)), heir_at.STEP, face)
    assert not cut_short


def test_a_label_of_a_segment_is_set_closer_before_it_is_cut() -> None:
    cut_short.clear()
    labels = ("At once", "½×", "1×", "2×", "4×")
    draw_segments(pygame.Surface((400, 60)), Rect(20, 10, 330, 40), labels, 2)
    assert not cut_short


@pytest.mark.parametrize("amounts", [(5, 10, 1), (49, 16, 15), (99, 28, 24), (128, 30, 15)])
def test_the_counters_of_a_magician_stand_apart(amounts: tuple[int, int, int]) -> None:
    room = board.MAGICIAN.w - 20
    size, widths = counters(room, amounts)
    assert size >= 16 and (room - sum(widths)) // 2 >= 8


@pytest.mark.parametrize("number", [2, 3])
def test_what_a_character_may_do_beside_its_actions_stays_whole(number: int) -> None:
    """A Shard, a bonus given up, cards and abilities: buttons beside each other above Undo and Done."""
    cut_short.clear()
    labels = (ENHANCE_BOX(points=1), FORGO_BOX, extras_label([UseCard("a"), UseAbility("b")], has_room=False))[:number]
    boxes = tuple(CheckBox(label, label, False, str, Tip(""), acts=True) for label in labels)
    PointsPanel("1", "", "", boxes=boxes).draw(pygame.Surface((1920, 1080)), Hotspots())
    assert not cut_short
