"""Head-pieces: each special card, prophecy, Power and secret has a picture of its kind at each place."""

import ast
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface
from pygame.image import tobytes

from trickerion.rules.academy.catalog import SECRETS
from trickerion.rules.catalog import PROPHECIES, SPECIALS
from trickerion.rules.powers.catalog import POWERS
from trickerion.ui import theme
from trickerion.ui.academy_secrets import draw_secret_picture
from trickerion.ui.head_pieces import (
    PLACES,
    SIZES,
    head_part,
    head_picture,
    kinds,
    of_power,
    of_prophecy,
    of_secret,
    of_special,
)
from trickerion.ui.powers import draw_power_card, draw_power_lying
from trickerion.ui.prophecy_picture import draw_prophecy_picture
from trickerion.ui.special_card import draw_special_card

SCENES = Path(__file__).resolve().parents[2] / "tools" / "paint" / "scenes"
KINDS = {
    "special": {of_special(card) for card in SPECIALS},
    "prophecy": {of_prophecy(prophecy) for prophecy in PROPHECIES},
    "power": {of_power(power) for power in POWERS},
    "secret": {of_secret(secret) for secret in SECRETS},
}


@pytest.fixture(autouse=True, scope="module")
def a_window() -> None:
    pygame.display.set_mode(theme.CANVAS_SIZE)


def painted() -> set[str]:
    """Scenes of head-pieces that a tool paints: read, not run, for painting needs numpy."""
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in SCENES.glob("heads_*.py")]
    functions = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    return {node.name.rstrip("_") for node in functions if node.decorator_list}


def test_about_twenty_scenes_are_painted_and_each_is_seen() -> None:
    seen = {name.partition("-")[2] for names in KINDS.values() for name in names}
    assert seen == painted()
    assert len(seen) >= 20


@pytest.mark.parametrize("kind", KINDS)
def test_each_card_has_a_picture_of_the_size_of_each_place(kind: str) -> None:
    for place in PLACES[kind]:
        pictures = {name: head_picture(name, place) for name in KINDS[kind]}
        assert {picture.get_size() for picture in pictures.values()} == {SIZES[place]}
        assert len({tobytes(picture, "RGB") for picture in pictures.values()}) == len(pictures)


def test_every_prophecy_and_every_mechanism_has_a_kind() -> None:
    assert sorted(kinds("prophecy")) == sorted(PROPHECIES)
    assert sorted(kinds("power")) == sorted({power.kind for power in POWERS.values()})


def shows(canvas: Surface, picture: Surface, place: Rect) -> bool:
    """True if the middle of the upper half of a picture is seen at a place, as it was painted."""
    part = Rect(0, 0, place.w // 4, place.h // 3).move_to(center=(place.w // 2, place.h // 3))
    pair = canvas.subsurface(part.move(place.topleft)), picture.subsurface(part)
    return pygame.mask.from_threshold(pair[0], (0, 0, 0), (5, 5, 5), pair[1]).count() == part.w * part.h


def test_special_cards_show_theirs_large_where_the_text_leaves_room() -> None:
    found = set()
    for card in SPECIALS:
        canvas, rect = Surface(theme.CANVAS_SIZE), Rect(0, 0, 378, 368)
        draw_special_card(canvas, rect, card)
        for place in ("large", "small"):
            picture = Rect((18, 79), SIZES[place])
            if shows(canvas, head_part(of_special(card), place, picture.size), picture):
                found.add((card, place))
    assert {card for card, _ in found} == set(SPECIALS)
    assert len(found) == len(SPECIALS)
    assert {place for _, place in found} == {"large", "small"}


def test_powers_show_theirs_upright_and_lying() -> None:
    for power in POWERS:
        canvas = Surface(theme.CANVAS_SIZE)
        draw_power_card(canvas, Rect(0, 0, 204, 350), power)
        draw_power_lying(canvas, Rect(300, 0, 380, 168), power)
        upright, lying = Rect(4, 4, 196, 118), Rect(304, 4, 110, 160)
        assert shows(canvas, head_part(of_power(power), "upright", upright.size, 7), upright), power
        assert shows(canvas, head_part(of_power(power), "side", lying.size, 7), lying), power


def test_secrets_that_are_looked_at_show_theirs() -> None:
    for secret in SECRETS:
        canvas = Surface((200, 200))
        draw_secret_picture(canvas, Rect(10, 10, 154, 134), secret)
        assert shows(canvas, head_part(of_secret(secret), "held", SIZES["held"]), Rect((12, 12), SIZES["held"])), secret


def test_the_plate_of_a_prophecy_shows_its_own_token_too() -> None:
    plates = []
    for prophecy in ("night_of_gears", "night_of_mirrors"):
        canvas = Surface((200, 200))
        draw_prophecy_picture(canvas, (100, 100), prophecy)
        assert shows(canvas, head_part("prophecy-night", "token", (84, 84)), Rect(58, 58, 84, 84))
        plates.append(tobytes(canvas, "RGB"))
    assert plates[0] != plates[1]
