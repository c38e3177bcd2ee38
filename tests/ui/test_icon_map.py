"""Every concept of the game has a picture that can be drawn at any size."""

import pygame
import pytest
from pygame import Rect, Surface
from pygame.image import tobytes
from rows import each_of

from trickerion.rules import catalog
from trickerion.rules.catalog import RECUTS, SPECIALS
from trickerion.rules.powers.catalog import POWERS
from trickerion.ui.assets import MissingAsset, asset_path
from trickerion.ui.assignment_card import card_rect, draw_assignment_card, name_in_lines
from trickerion.ui.icon_map import concepts
from trickerion.ui.icons import icon, icon_authors, picture_name
from trickerion.ui.layout import board as board_at
from trickerion.ui.markers import SIDES, corners, marker_image, turns_for
from trickerion.ui.performance_card import BOARD_SIZE, THEATER_SIZE, draw_performance_card, grid_of
from trickerion.ui.performance_grid import Placed, circles, linked_circles, slot_center
from trickerion.ui.text import cut_short
from trickerion.ui.theme import PLAYER_COLOURS
from trickerion.words import drawing, names
from trickerion.words.screens.theater import LEAVES


@each_of(sorted(concepts()))
def test_every_concept_draws_something(concept: str) -> None:
    picture = icon(concept, 24, (255, 255, 255))
    assert picture.get_size() == (24, 24)
    assert pygame.mask.from_surface(picture, 60).count() > 20


@pytest.mark.parametrize(
    ("kind", "ids"),
    [
        ("trick", catalog.TRICKS),
        ("magician", catalog.MAGICIANS),
        ("component", catalog.COMPONENTS),
        ("prophecy", catalog.PROPHECIES),
        ("location", catalog.LOCATIONS),
        ("suit", catalog.SUITS),
        ("category", catalog.CATEGORIES),
        ("character", ("magician", "apprentice", *catalog.SPECIALISTS)),
    ],
)
def test_the_catalogue_is_covered(kind: str, ids: tuple[str, ...]) -> None:
    for name in ids:
        assert picture_name(f"{kind}.{name}")


def test_no_two_cards_of_a_kind_share_a_picture() -> None:
    for kind in ("trick.", "component.", "magician.", "emblem.", "power."):
        anew = {f"power.{card}" for card in RECUTS}
        pictures = [picture for name, picture in concepts().items() if name.startswith(kind) and name not in anew]
        assert len(set(pictures)) == len(pictures)
    # every power has a picture
    assert [concept for concept in concepts() if concept.startswith("power.")] == [f"power.{card}" for card in POWERS]
    # keeper of the gates is no sign of the controls
    controls = {picture for concept, picture in concepts().items() if concept.startswith("ui.")}
    assert concepts()["power.keeper_of_the_gates"] not in controls


def test_every_shipped_icon_has_an_author_who_is_listed() -> None:
    assert sum(map(len, icon_authors().values())) > 100
    licences = asset_path("LICENSES.md").read_text(encoding="utf-8")
    assert all(author and author in licences for author in icon_authors())


def test_a_missing_asset_says_what_to_do() -> None:
    with pytest.raises(MissingAsset, match=r"assets/fonts/none\.ttf is missing.*install"):
        asset_path("fonts", "none.ttf")
    with pytest.raises(MissingAsset):
        icon("ui.no_such_sign", 20)


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


@each_of(sorted(catalog.PERFORMANCES), [BOARD_SIZE, THEATER_SIZE])
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


STRIPS = [(team, beside) for team in range(2, 9) for beside in (False, True)]


@pytest.mark.parametrize(("team", "beside_hand"), STRIPS)
def test_no_name_of_a_special_card_is_divided_inside_a_word(team: int, beside_hand: bool) -> None:
    card = card_rect(board_at.character_rects(team, beside_hand=beside_hand)[0])
    for special in SPECIALS:
        name = names.card(special)
        along, upwards = name_in_lines(name, card.w - 7, 56), name_in_lines(name, card.h - 62, card.w - 6)
        found = along or upwards
        assert found is not None, name
        assert " ".join(found.lines) == name


@pytest.mark.parametrize(("team", "beside_hand"), STRIPS)
def test_no_card_of_the_strip_cuts_a_name(team: int, beside_hand: bool) -> None:
    surface = pygame.Surface((1920, 1080), pygame.SRCALPHA)
    cut_short.clear()
    for special, card in SPECIALS.items():
        rect = card_rect(board_at.character_rects(team, beside_hand=beside_hand)[0])
        draw_assignment_card(surface, rect, card.location, special=special)
    for location in names.LOCATION:
        draw_assignment_card(surface, card_rect(board_at.character_rects(team, beside_hand=beside_hand)[0]), location)
    assert not cut_short


@pytest.mark.parametrize("width", [130, 140, 172])
def test_the_names_on_large_cards_are_of_whole_words(width: int) -> None:
    for special in SPECIALS:
        found = name_in_lines(names.card(special), width - 13, 64, large=True)
        assert found is not None
        assert " ".join(found.lines) == names.card(special)


def test_a_word_wider_than_its_room_is_not_divided() -> None:
    assert name_in_lines("Performance", 40, 200) is None


def test_a_card_that_works_for_every_order_says_so_above_its_text() -> None:
    every = {card.id for card in SPECIALS.values() if card.helps_every}
    assert every == {card.id for card in SPECIALS.values() if "works for every" in card.text}
    assert drawing.helped_action("order", is_every=True) == ("helps every", "Order")
    assert drawing.helped_action("order") == ("helps one", "Order")
