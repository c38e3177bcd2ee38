"""A tooltip stands near what it explains and never on it."""

import pygame
import pytest
from pygame import Rect, Surface

from trickerion.ui.bubble import Tip, bubble_size, draw_bubble, place_bubble

TIP = Tip(
    "Hire Character needs 3", ("The Apprentice would have 2 {ap}.", "+1: a {shard}."), icon="ui.locked", note="F1"
)


@pytest.mark.parametrize("corner", [(0, 60), (1800, 60), (0, 1000), (1800, 1000), (900, 500)])
def test_the_bubble_never_covers_its_target_and_stays_on_the_canvas(corner: tuple[int, int]) -> None:
    target = Rect(corner, (110, 60))
    place = place_bubble(bubble_size(TIP), target)
    assert not place.colliderect(target)
    assert Rect(0, 0, 1920, 1080).contains(place)


def test_it_prefers_a_quiet_side() -> None:
    target, size = Rect(900, 500, 100, 60), bubble_size(TIP)
    busy = place_bubble(size, target)
    assert not place_bubble(size, target, avoid=[busy]).colliderect(busy)


def test_a_bubble_is_as_narrow_as_its_words() -> None:
    assert bubble_size(Tip("Undo"))[0] < bubble_size(TIP)[0] <= TIP.width + 40


def test_no_line_leads_across_what_is_written_between_a_bubble_and_what_it_means() -> None:
    ground, thing = Surface((1920, 1080)), Rect(300, 300, 60, 40)
    place = place_bubble(bubble_size(TIP), thing).move(200, 120)
    draw_bubble(ground, place, TIP, thing)
    rim, shadow = thing.inflate(10, 10), place.inflate(60, 60)
    assert ground.get_at((thing.centerx, thing.y - 3))[:3] != (0, 0, 0), "a rim shows what is meant"
    ground.fill("black", rim)
    ground.fill("black", shadow)
    assert pygame.mask.from_threshold(ground, "black", (1, 1, 1)).count() == 1920 * 1080
