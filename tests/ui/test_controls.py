"""Labels of buttons and segments stay whole."""

import pygame
from pygame import Rect

from trickerion.ui.controls import ButtonFace, draw_button, draw_segments
from trickerion.ui.layout import heir as heir_at
from trickerion.ui.text import cut_short
from trickerion.words.screens import heir as words


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
