"""Rows of Action lists: their words keep clear of what the Action costs."""

import pygame
import pytest
from pygame import Rect, Surface

from trickerion.ui.action_row import RowText, draw_action_row
from trickerion.ui.text import cut_short
from trickerion.ui.tokens import action_points_width
from trickerion.words import names

NARROW = Rect(0, 0, 164, 39)
"""A row of the Academy's panel on the board."""


def drawn(name: str, state: str) -> Surface:
    canvas = Surface(NARROW.size)
    draw_action_row(canvas, NARROW, RowText(name, "action.renovate", 1), state=state, light=0.0)
    return canvas


@pytest.mark.parametrize("state", ["idle", "lit", "dim"])
@pytest.mark.parametrize("action", ["renovate", "practice", "teach", "learn_secret", "reveal_secret"])
def test_the_name_of_an_action_of_the_academy_does_not_touch_its_cost(action: str, state: str) -> None:
    pill = NARROW.right - 4 - 2 * (action_points_width(1, 24, tight=True) // 2)
    gap = Rect(pill - 4, 0, 3, NARROW.h)
    with_name, without = drawn(names.ACTION[action], state), drawn("", state)
    pictures = [pygame.image.tobytes(image.subsurface(gap), "RGB") for image in (with_name, without)]
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("action", ["renovate", "practice", "teach", "learn_secret", "reveal_secret"])
@pytest.mark.parametrize("reason", ["1 short", "the display is full"])
def test_the_name_of_an_action_stays_whole_beside_a_reason(action: str, reason: str) -> None:
    """Where both do not fit, the tooltip alone says why."""
    cut_short.clear()
    draw_action_row(
        Surface(NARROW.size), NARROW, RowText(names.ACTION[action], "action.renovate", 2, None, reason), state="dim"
    )
    assert not cut_short
