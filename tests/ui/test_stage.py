"""Whatever is performed is seen on the stage, and the same moment always looks the same."""

import itertools

import pygame
import pytest
from pygame import Surface
from pygame.image import tobytes
from rows import one_in

from trickerion.rules.catalog import CATEGORIES, MAGICIANS, PERFORMANCES, PRICE, SPECIALISTS, TRICKS
from trickerion.ui import theme
from trickerion.ui.stage import layout as at
from trickerion.ui.stage.audience import ROWS, draw_audience, draw_flowers, guests
from trickerion.ui.stage.component_picture import component_picture
from trickerion.ui.stage.curtain import draw_curtain
from trickerion.ui.stage.effects import draw_before, draw_behind
from trickerion.ui.stage.figures import (
    BREATH,
    HEIR,
    POSES,
    Stance,
    at_trick,
    breathing,
    draw_helper,
    draw_performer,
    thanking,
)
from trickerion.ui.stage.house import draw_footlights, draw_house
from trickerion.ui.stage.light import BOW, LINKS, draw_beam
from trickerion.ui.surface_cache import PICTURES

THEATERS = sorted({card.theater for card in PERFORMANCES.values()})


@pytest.fixture(autouse=True, scope="module")
def a_window() -> None:
    pygame.display.set_mode(theme.CANVAS_SIZE)


def figure(magician: str, pose: str, colour: str = "teal") -> Surface:
    picture = Surface((600, 500), pygame.SRCALPHA)
    draw_performer(picture, magician, Stance(pose), (300, 480), 372, colour)
    return picture


def outline(picture: Surface) -> bytes:
    return tobytes(pygame.mask.from_surface(picture, 200).to_surface(), "RGB")


def test_every_performer_is_known_by_an_outline_of_its_own_in_each_pose() -> None:
    outlines = {outline(figure(magician, pose)) for magician in (*MAGICIANS, HEIR) for pose in POSES}
    assert len(outlines) == len(POSES) * (len(MAGICIANS) + 1)


def test_a_performer_breathes_once_in_and_out_in_three_seconds() -> None:
    poses = [breathing(ms).pose for ms in range(0, BREATH + 1, 50)]
    changes = [(a, b) for a, b in itertools.pairwise(poses) if a != b]
    there = [("cast", "cast-1"), ("cast-1", "cast-2"), ("cast-2", "cast-3")]
    assert changes == there + [(b, a) for a, b in reversed(there)]


def test_each_category_has_a_gesture_of_its_own_before_the_trick_is_presented() -> None:
    gestures = {tuple(at_trick(category, ms, 700).lean for ms in range(0, 700, 20)) for category in CATEGORIES}
    assert len(gestures) == len(CATEGORIES)
    assert all(len(set(gesture)) > 3 for gesture in gestures)
    assert {at_trick(category, 700, 700) for category in CATEGORIES} == {Stance("present")}


def test_who_leans_keeps_the_foot_where_it_was() -> None:
    upright, leaning = Surface((600, 500), pygame.SRCALPHA), Surface((600, 500), pygame.SRCALPHA)
    draw_performer(upright, "the_gentleman", Stance(), (300, 480), 372, "teal")
    draw_performer(leaning, "the_gentleman", Stance(lean=2.0), (300, 480), 372, "teal")
    feet = [pygame.mask.from_surface(picture.subsurface((0, 455, 600, 20)), 200) for picture in (upright, leaning)]
    assert abs(feet[0].centroid()[0] - feet[1].centroid()[0]) <= 2
    assert outline(upright) != outline(leaning)


def test_who_is_applauded_thanks_and_then_bows() -> None:
    assert [thanking(ms).pose for ms in (0, 600, 900, 2600)] == ["thanks", "thanks", "bow", "bow"]


def test_a_performer_wears_a_little_of_the_players_colour() -> None:
    for magician in (*MAGICIANS, HEIR):
        looks = [figure(magician, "cast", colour) for colour in theme.PLAYER_COLOURS]
        assert len({tobytes(look, "RGBA") for look in looks}) == len(looks)
        assert len(set(map(outline, looks))) == 1


def test_everyone_who_earns_backstage_can_be_seen() -> None:
    for kind in (*SPECIALISTS, "apprentice"):
        picture = Surface((600, 500), pygame.SRCALPHA)
        draw_helper(picture, kind, (300, 480), 296)
        assert pygame.mask.from_surface(picture, 200).count() > 8_000


def test_every_component_has_a_picture() -> None:
    seen = {tobytes(component_picture(name, 118), "RGBA") for name in PRICE}
    assert len(seen) == len(PRICE)


def evening(theater: str, trick: str, ms: float, light: str) -> Surface:
    canvas = Surface(theme.CANVAS_SIZE)
    draw_house(canvas, theater, 0.5)
    draw_beam(canvas, theater, light, 0.8)
    draw_behind(canvas, trick, at.FOCUS, ms)
    draw_before(canvas, trick, at.FOCUS, ms)
    draw_curtain(canvas, theater, 0.7)
    draw_footlights(canvas, theater, 1.0)
    draw_flowers(canvas, ms)
    draw_audience(canvas, ms, 0.6)
    return canvas


@pytest.mark.parametrize("theater", one_in(3, THEATERS))
def test_the_same_moment_looks_the_same_and_the_next_one_different(theater: str) -> None:
    for category, light in zip(CATEGORIES, (*CATEGORIES[:2], BOW, LINKS), strict=True):
        trick = next(trick.id for trick in TRICKS.values() if trick.category == category)
        seen = tobytes(evening(theater, trick, 900, light), "RGB")
        PICTURES.forget()
        assert tobytes(evening(theater, trick, 900, light), "RGB") == seen
        assert tobytes(evening(theater, trick, 1400, light), "RGB") != seen


def test_no_two_theaters_have_the_same_house_nor_curtain() -> None:
    canvas, seen = Surface(theme.CANVAS_SIZE), set()
    for theater in THEATERS:
        draw_house(canvas, theater, 1.0)
        seen.add(tobytes(canvas, "RGB"))
        draw_curtain(canvas, theater, 0.0)
        seen.add(tobytes(canvas, "RGB"))
    assert len(seen) == 2 * len(THEATERS)


def raised(applause: float) -> int:
    """Pixels of what is higher than the heads of the first row on their feet: arms, hats."""
    canvas = Surface(theme.CANVAS_SIZE, pygame.SRCALPHA)
    draw_audience(canvas, 0, applause)
    return pygame.mask.from_surface(canvas.subsurface((0, 0, canvas.get_width(), 812))).count()


def test_the_more_is_earned_the_more_arms_and_hats_are_in_the_air() -> None:
    few, many, all_of_them = raised(0.45), raised(0.7), raised(1.0)
    assert 0 <= few < many < all_of_them


def test_guests_turn_to_a_neighbour_at_the_applause_and_sit_still_before() -> None:
    assert {guest.looks for guest in guests()} == {-1, 0, 1}
    for row in range(len(ROWS)):
        turned = [guest.looks for guest in guests() if guest.row == row]
        assert turned.count(0) <= len(turned) / 4
        pairs = [pair for pair in itertools.pairwise(turned) if pair == (1, -1)]
        assert len(pairs) >= len(turned) / 5
