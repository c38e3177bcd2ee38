"""Painted Tricks and Magicians: each has a scene and a picture for every place, seen where it is large enough."""

import ast
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface
from pygame.image import tobytes

from trickerion.rules.catalog import MAGICIANS, TRICKS, Trick
from trickerion.ui import magician_pictures, theme
from trickerion.ui.assets import asset_path
from trickerion.ui.stage.layout import LEDGE
from trickerion.ui.stage.toy import draw_toy
from trickerion.ui.trick_card import LARGE_SIZE, ROW_SIZE, STRIP_SIZE, Owned, draw_trick_large, draw_trick_row
from trickerion.ui.trick_card import draw_trick_strip as draw_small_card
from trickerion.ui.trick_pictures import CUT_OUT, LEAST, SIZES, file_name, trick_part, trick_picture

SCENES = Path(__file__).resolve().parents[2] / "tools" / "paint" / "scenes"
MOST_BYTES = 5_050_000
NOBODY = Owned("neutral", "")
FIRST, SECOND = (TRICKS[trick] for trick in ("linking_rings", "levitation"))


@pytest.fixture(autouse=True, scope="module")
def a_window() -> None:
    pygame.display.set_mode(theme.CANVAS_SIZE)


def drawn_scenes(register: str = "scene(") -> list[str]:
    """Functions that paint a scene: read, not run, for painting needs numpy."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SCENES.glob("*.py")]
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return [node.name for node in functions for one in node.decorator_list if ast.unparse(one).startswith(register)]


def test_each_trick_has_one_scene() -> None:
    assert sorted(drawn_scenes()) == sorted(TRICKS)


@pytest.mark.parametrize("place", SIZES)
def test_each_trick_has_a_picture_of_the_size_of_its_place(place: str) -> None:
    for trick in TRICKS:
        picture = pygame.image.load(asset_path("tricks", file_name(trick, place)))
        assert picture.get_size() == SIZES[place], trick


@pytest.mark.parametrize("place", magician_pictures.SIZES)
def test_each_magician_has_a_poster_and_a_picture_of_the_size_of_its_place(place: str) -> None:
    assert sorted(drawn_scenes("poster")) == sorted(MAGICIANS)
    pictures = [magician_pictures.magician_picture(magician, place) for magician in MAGICIANS]
    assert {picture.get_size() for picture in pictures} == {magician_pictures.SIZES[place]}
    assert len({tobytes(picture, "RGB") for picture in pictures}) == len(MAGICIANS)


def test_the_heir_has_a_face_that_no_magician_has() -> None:
    assert sorted(drawn_scenes("portrait(")) == sorted(magician_pictures.OTHERS_SIZES)
    for name, places in magician_pictures.OTHERS_SIZES.items():
        for place, size in places.items():
            assert magician_pictures.magician_picture(name, place).get_size() == size, name
    heir = magician_pictures.magician_picture(magician_pictures.HEIR, "portrait")
    others = {tobytes(magician_pictures.magician_picture(magician, "portrait"), "RGB") for magician in MAGICIANS}
    assert tobytes(heir, "RGB") not in others


def test_all_pictures_together_are_within_their_budget() -> None:
    folders = ("tricks", "magicians", "heads")
    assert sum(path.stat().st_size for folder in folders for path in asset_path(folder).iterdir()) < MOST_BYTES


@pytest.mark.parametrize("place", SIZES)
def test_no_two_tricks_look_alike(place: str) -> None:
    assert len({tobytes(trick_picture(trick, place), "RGBA") for trick in TRICKS}) == len(TRICKS)


@pytest.mark.parametrize("place", CUT_OUT)
def test_a_toy_stands_on_a_whole_ledge_in_clear_air(place: str) -> None:
    wide, high = SIZES[place]
    for trick in TRICKS:
        picture = trick_picture(trick, place)
        assert picture.get_at((0, 0)).a == picture.get_at((wide - 1, high - 1)).a == 0
        ledge = pygame.mask.from_surface(picture.subsurface(Rect(wide // 8, high * 94 // 100, wide * 3 // 4, 3)), 200)
        assert ledge.count() == 3 * (wide * 3 // 4), trick


def inside(picture: Rect) -> Rect:
    """Part of a picture that nothing is written over: its middle, right of the price."""
    return Rect(picture.centerx, picture.y + picture.h * 3 // 10, picture.w // 5, picture.h // 4)


@pytest.mark.parametrize("shown", [FIRST, SECOND])
def test_cards_and_rows_show_the_picture_and_no_sign(shown: Trick) -> None:
    for draw, size, place, picture in (
        (draw_small_card, STRIP_SIZE, "card", Rect(4, 4, 124, 74)),
        (draw_trick_large, LARGE_SIZE, "sheet", Rect(4, 4, 272, 154)),
        (draw_trick_row, ROW_SIZE, "row", Rect(4, 4, 84, 84)),
    ):
        canvas = Surface(theme.CANVAS_SIZE)
        draw(canvas, Rect((0, 0), size), shown, NOBODY)
        part, whole = inside(picture), trick_part(shown.id, place, picture.size)
        pair = canvas.subsurface(part), whole.subsurface(part.move(-4, -4))
        alike = pygame.mask.from_threshold(pair[0], (0, 0, 0), (5, 5, 5), pair[1])
        assert alike.count() == part.w * part.h
        assert min(picture.size) >= LEAST


def test_the_low_head_of_a_card_keeps_the_sign() -> None:
    heads = []
    for trick in (FIRST, SECOND):
        canvas = Surface(theme.CANVAS_SIZE)
        draw_trick_large(canvas, Rect(0, 0, LARGE_SIZE[0], 364), trick, NOBODY)
        heads.append(canvas.subsurface(Rect(4, 4, 60, 46)).copy())
    assert tobytes(heads[0], "RGB") == tobytes(heads[1], "RGB")  # beside the sign there is nothing but the ground


def test_a_toy_rises_out_of_the_boards() -> None:
    heights = []
    for risen in (0.0, 0.3, 0.7, 1.0):
        canvas = Surface(theme.CANVAS_SIZE)
        draw_toy(canvas, FIRST.id, risen)
        seen = pygame.mask.from_threshold(canvas, (247, 236, 208), (40, 40, 60))
        heights.append(max((LEDGE[1] - rect.y for rect in seen.get_bounding_rects()), default=0))
        below = canvas.subsurface(Rect(0, LEDGE[1] + 40, *theme.CANVAS_SIZE).clip(canvas.get_rect()))
        assert pygame.mask.from_threshold(below, (247, 236, 208), (40, 40, 60)).count() == 0
    assert heights[0] == 0
    assert heights == sorted(set(heights))
