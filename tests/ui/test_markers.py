"""Trick Markers and the grid show what the rules say."""

import pytest
from pygame import Rect, Surface
from pygame.image import tobytes

from trickerion.rules import catalog
from trickerion.ui.markers import SIDES, corners, marker_image, turns_for
from trickerion.ui.performance_card import BOARD_SIZE, THEATER_SIZE, draw_performance_card, grid_of
from trickerion.ui.performance_grid import Placed, circles, linked_circles, slot_center
from trickerion.ui.theme import PLAYER_COLOURS
from trickerion.words.screens.theater import LEAVES


@pytest.mark.parametrize("turns", range(4))
def test_the_corners_are_those_of_the_rules(turns: int) -> None:
    assert tuple(corners(turns)[side] for side in SIDES) == catalog.CORNERS[turns]


@pytest.mark.parametrize("category", catalog.CATEGORIES)
@pytest.mark.parametrize("side", SIDES)
def test_turning_brings_a_category_to_a_side(category: str, side: str) -> None:
    assert corners(turns_for(category, side))[side] == category


def test_every_owner_suit_and_orientation_looks_different() -> None:
    pictures = {
        marker_image(colour, suit, 35, turns, own).get_buffer().raw
        for colour in PLAYER_COLOURS
        for suit in catalog.SUITS
        for turns in range(4)
        for own in catalog.CATEGORIES
    }
    assert len(pictures) == 4 * 4 * 4 * 4


@pytest.mark.parametrize("name", sorted(catalog.PERFORMANCES))
@pytest.mark.parametrize("size", [BOARD_SIZE, THEATER_SIZE])
def test_every_slot_lies_on_its_card(name: str, size: tuple[int, int]) -> None:
    card, rect = catalog.PERFORMANCES[name], Rect((100, 100), size)
    place = grid_of(rect)
    for cell in card.slots:
        diamond = Rect(0, 0, 2 * place.half, 2 * place.half)
        diamond.center = slot_center(place.origin, place.half, cell)
        assert rect.contains(diamond)
    assert len(circles(card)) == len(card.links)


@pytest.mark.parametrize("name", ["duel_magorian_04", "duel_pantheon_02", "duel_riverside_01"])
def test_what_the_performer_gets_can_be_read_on_a_card_that_leaves(name: str) -> None:
    card, rect = catalog.PERFORMANCES[name], Rect((20, 20), THEATER_SIZE)
    foot, pictures = Rect(rect.x + 8, rect.bottom - 36, rect.w - 16, 30), []
    for note in ("", LEAVES):
        surface = Surface((rect.w + 40, rect.h + 60))
        draw_performance_card(surface, rect, card, {}, note=note)
        pictures.append(surface)
    assert tobytes(pictures[0].subsurface(foot), "RGB") == tobytes(pictures[1].subsurface(foot), "RGB")
    assert tobytes(pictures[0], "RGB") != tobytes(pictures[1], "RGB")


def test_equal_corners_in_a_circle_are_shown_as_a_link() -> None:
    card = catalog.PERFORMANCES["riverside_01"]
    top, middle = (0, 0), (0, 1)
    down, up = turns_for("escape", "down"), turns_for("escape", "up")
    placed = {top: Placed("crimson", "spades", down, "escape"), middle: Placed("teal", "hearts", up, "escape")}
    assert [(circle.first, circle.second, category) for circle, category in linked_circles(card, placed)] == [
        (top, middle, "escape")
    ]
    placed[middle] = Placed("teal", "hearts", (up + 1) % 4, "escape")
    assert linked_circles(card, placed) == []
