"""Tips: beside what they explain, never on it, on the canvas, off what can be used."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from trickerion.ui.hotspot import Hotspot, Tip
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board
from trickerion.ui.tip_view import BAR, place_tip, tip_rect

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
    assert CANVAS.contains(rect)
    assert not rect.colliderect(anchor)


def test_a_tip_in_a_column_of_buttons_stands_beside_the_column() -> None:
    column = [pygame.Rect(770, 500 + 70 * number, 380, 60) for number in range(6)]
    rect = place_tip((300, 90), column[3], [button for button in column if button != column[3]])
    assert not any(rect.colliderect(button) for button in column)
    assert not any(button.clipline(rect.center, column[3].center) for button in column if button != column[3])


@pytest.mark.parametrize("panel", board.PANELS.values(), ids=board.PANELS)
@pytest.mark.parametrize("down", [60, 150, 230, 320])
def test_what_lies_in_a_panel_is_explained_beside_the_panel(panel: pygame.Rect, down: int) -> None:
    row = pygame.Rect(panel.x + 10, panel.y + down, panel.w - 20, 20)
    rect = place_tip((400, 160), row, [], panel)
    assert not rect.colliderect(panel)
    assert CANVAS.contains(rect)


def test_a_panel_with_no_room_beside_it_leaves_at_least_the_thing_to_be_seen() -> None:
    row = pygame.Rect(900, 500, 60, 40)
    assert not place_tip((400, 160), row, [], pygame.Rect(0, 0, 1920, 1080)).colliderect(row)


def test_a_list_that_is_open_beside_a_panel_is_not_covered() -> None:
    panel, opened = board.MARKET_ROW, pygame.Rect(380, 560, 260, 220)
    row = pygame.Rect(panel.x + 10, 700, 130, 40)
    rect = place_tip((400, 120), row, [], panel, [opened])
    assert not rect.colliderect(panel)
    assert not rect.colliderect(opened)


@pytest.mark.parametrize("spot", [pygame.Rect(72, 159, 58, 58), pygame.Rect(400, 100, 200, 60)])
def test_why_a_drop_is_refused_leaves_the_name_of_the_game_to_be_read(spot: pygame.Rect) -> None:
    spots = Hotspots()
    spots.panels = [board.PANELS["downtown"]]
    spots.add(Hotspot("slot", spot))
    rect = tip_rect(spots, Tip("Madame Vesper’s Magician stands here."), spot)
    assert not rect.colliderect(BAR)
    assert not rect.colliderect(spot)
