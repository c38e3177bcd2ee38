"""Tips: beside what they explain, never on it, on the canvas, off what can be used."""

from __future__ import annotations

import pygame
from hypothesis import given
from hypothesis import strategies as st

from trickerion.ui.tip_view import place_tip

CANVAS = pygame.Rect(0, 0, 1920, 1080)


@given(
    st.integers(0, 1820),
    st.integers(0, 980),
    st.tuples(st.integers(20, 400), st.integers(20, 300)),
    st.tuples(st.integers(90, 420), st.integers(40, 330)),
)
def test_a_tip_is_on_the_canvas_and_never_on_its_thing(
    x: int, y: int, size: tuple[int, int], tip: tuple[int, int]
) -> None:
    anchor = pygame.Rect((x, y), size).clip(CANVAS)
    rect = place_tip(tip, anchor, [])
    assert CANVAS.contains(rect) and not rect.colliderect(anchor)


def test_a_tip_in_a_column_of_buttons_stands_beside_the_column() -> None:
    column = [pygame.Rect(770, 500 + 70 * number, 380, 60) for number in range(6)]
    rect = place_tip((300, 90), column[3], [button for button in column if button != column[3]])
    assert not any(rect.colliderect(button) for button in column)
    assert not any(button.clipline(rect.center, column[3].center) for button in column if button != column[3])
