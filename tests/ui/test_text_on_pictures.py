"""Text over and beside painted pictures, measured on drawn cards: its ink against the pixels under and round it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
import pytest
from legible import Text, weak_texts
from pygame import Rect, Surface
from rows import one_in

from trickerion.play.challenges.shelf import challenges
from trickerion.rules.academy.catalog import SECRETS
from trickerion.rules.catalog import MAGICIANS, SPECIALS, TRICKS
from trickerion.rules.powers.catalog import POWERS
from trickerion.scenes.heir.board import heirs_trick_face
from trickerion.scenes.heir.layout import TRICKS as HEIRS_TRICKS
from trickerion.screens.challenges.layout import on_page, three
from trickerion.screens.challenges.poster import Poster
from trickerion.storage.challenge_results import Tried
from trickerion.ui import theme
from trickerion.ui.academy_secrets import draw_secret_picture
from trickerion.ui.assignment_card import draw_assignment_card
from trickerion.ui.head_pieces import of_power, of_secret, of_special
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.magician_card import PosterText, draw_magician_portrait, draw_magician_poster
from trickerion.ui.powers import Face, draw_power_card, draw_power_lying
from trickerion.ui.special_card import draw_special_card
from trickerion.ui.text_block import block_height
from trickerion.ui.trick_card import (
    LARGE_SIZE,
    ROW_SIZE,
    STRIP_SIZE,
    Owned,
    draw_trick_large,
    draw_trick_row,
    draw_trick_strip,
)
from trickerion.words import names as n

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from trickerion.screens.challenges.layout import PosterPlaces

OWNED = Owned("teal", "spades", shards=3)
HIGH, LOW = Rect(0, 0, 364, 320), Rect(0, 0, 364, 230)


@pytest.fixture(autouse=True, params=one_in(2, theme.PALETTES))
def palette(request: pytest.FixtureRequest) -> Iterator[None]:
    """A window, and one palette after the other."""
    pygame.display.set_mode(theme.CANVAS_SIZE)
    theme.use_palette(request.param)
    yield
    theme.use_palette(theme.PALETTES[0])


def assert_legible(subject: str, draw: Callable[[Surface], object], *texts: Text) -> None:
    card = Surface((520, 480))
    card.fill(theme.NIGHT)
    draw(card)
    weak = weak_texts(card, *texts)
    assert not weak, f"{subject}: {weak}"


def test_small_cards_of_tricks() -> None:
    rect, wide = Rect((0, 0), STRIP_SIZE), STRIP_SIZE[0]
    places = Rect(wide - 26, 9, 18, 15), Rect(6, 78, wide - 12, 20), Rect(wide - 28, 39, 20, 18)
    for trick in TRICKS.values():
        draw = partial(draw_trick_strip, rect=rect, trick=trick, owned=OWNED)
        assert_legible(trick.id, draw, *(Text(place, theme.CREAM) for place in places))


def test_large_cards_of_tricks() -> None:
    rect, wide = Rect((0, 0), LARGE_SIZE), LARGE_SIZE[0]
    places = Rect(wide - 38, 14, 26, 28), Rect(12, 162, wide - 24, 30), Rect(82, 21, 18, 18)
    for trick in TRICKS.values():
        draw = partial(draw_trick_large, rect=rect, trick=trick, owned=OWNED)
        assert_legible(trick.id, draw, *(Text(place, theme.CREAM) for place in places))


def test_rows_of_tricks() -> None:
    texts = Text(Rect(48, 64, 18, 18), theme.CREAM), Text(Rect(136, 8, 160, 36), theme.INK)
    for trick in TRICKS.values():
        draw = partial(draw_trick_row, rect=Rect((0, 0), ROW_SIZE), trick=trick, owned=OWNED)
        assert_legible(trick.id, draw, *texts)


def test_cards_of_the_heirs_tricks() -> None:
    size = HEIRS_TRICKS[0].size
    level, name = Rect(size[0] - 26, 9, 18, 15), Rect(6, 80, size[0] - 12, 42)
    for trick in TRICKS:
        card = heirs_trick_face(trick, size, theme.palette())
        weak = weak_texts(card, *(Text(box, theme.CREAM) for box in (level, name)))
        assert not weak, f"{trick}: {weak}"


@pytest.mark.parametrize("colour", ["crimson", "teal", "saffron", "pearl"])
@pytest.mark.parametrize("magician", MAGICIANS)
def test_posters_of_magicians_that_somebody_has(magician: str, colour: str) -> None:
    ink = theme.INK if theme.player_look(colour).dark_glyph else theme.CREAM
    text = PosterText("Abc", "Def", owner=colour, owner_name="Ada Lovelace")
    high = partial(draw_magician_poster, rect=HIGH, magician=MAGICIANS[magician], text=text)
    assert_legible(magician, high, Text(Rect(24, 17, 90, 26), ink), Text(Rect(12, 118, 340, 28), theme.CREAM))
    low = partial(draw_magician_poster, rect=LOW, magician=MAGICIANS[magician], text=text)
    assert_legible(magician, low, Text(Rect(116, 43, 90, 26), ink), Text(Rect(102, 8, 250, 26), theme.CREAM))


@pytest.mark.parametrize("magician", MAGICIANS)
def test_posters_of_magicians_that_are_taken_and_their_portraits(magician: str) -> None:
    text = PosterText("Abc", "Def", closed=("Optical is taken", "by Madame Vesper"))
    poster = partial(draw_magician_poster, magician=MAGICIANS[magician], text=text)
    assert_legible(magician, partial(poster, rect=HIGH), Text(Rect(84, 36, 200, 26), theme.CREAM))
    assert_legible(magician, partial(poster, rect=LOW), Text(Rect(44, 40, 240, 28), theme.CREAM))
    portrait = partial(
        draw_magician_portrait, rect=Rect(0, 0, 300, 470), magician=MAGICIANS[magician], player_colour="teal"
    )
    assert_legible(magician, portrait, Text(Rect(10, 158, 280, 32), theme.CREAM))


def of_each_picture(cards: dict[str, str]) -> list[str]:
    """One card for each picture."""
    return list({picture: card for card, picture in cards.items()}.values())


@pytest.mark.parametrize("power", of_each_picture({power: of_power(power) for power in POWERS}))
def test_powers(power: str) -> None:
    level, fame = Text(Rect(12, 13, 28, 28), theme.CREAM), Text(Rect(166, 14, 24, 24), theme.CREAM)
    upright = partial(draw_power_card, rect=Rect(0, 0, 204, 350), power=power)
    assert_legible(power, upright, level, fame, Text(Rect(8, 124, 188, 30), theme.CREAM))
    closed = partial(upright, face=Face(closed="13 Coins short"))
    assert_legible(power, closed, Text(Rect(46, 60, 140, 30), theme.GLOW))
    lying = partial(draw_power_lying, rect=Rect(0, 0, 380, 168), power=power)
    assert_legible(power, lying, level, Text(Rect(122, 8, 250, 30), theme.CREAM))


@pytest.mark.parametrize("special", of_each_picture({special: of_special(special) for special in SPECIALS}))
def test_special_cards_that_are_laid(special: str) -> None:
    name, location = Text(Rect(10, 16, 124, 36), theme.INK), Text(Rect(14, 152, 116, 28), theme.CREAM)
    where = SPECIALS[special].location
    laid = partial(draw_assignment_card, rect=Rect(0, 0, 144, 196), location=where, special=special)
    assert_legible(special, laid, name, location)


@pytest.mark.slow
def test_special_cards_in_full() -> None:
    texts = Text(Rect(200, 164, 156, 22), theme.INK), Text(Rect(24, 204, 330, 90), theme.INK)
    few = Text(Rect(184, 114, 174, 24), theme.INK), Text(Rect(24, 160, 330, 140), theme.INK)
    for special in SPECIALS:
        draw = partial(draw_special_card, rect=Rect(0, 0, 378, 368), card=special)
        is_large = block_height(n.text(special), 336, theme.TEXT.body_large, 26) <= 104
        assert_legible(special, draw, *(texts if is_large else few))


def test_secrets_that_are_looked_at() -> None:
    name = Rect(34, 100, 114, 30)
    for secret in of_each_picture({secret: of_secret(secret) for secret in SECRETS}):
        draw = partial(draw_secret_picture, rect=Rect(0, 0, 154, 134), secret=secret)
        assert_legible(secret, draw, Text(name, theme.CREAM))


@pytest.mark.slow
@pytest.mark.parametrize("place", one_in(2, [on_page, three]))
def test_posters_of_challenges(place: Callable[[int], PosterPlaces]) -> None:
    at = place(0)
    canvas = Surface(theme.CANVAS_SIZE)
    length = Rect(at.art.x + 20, at.art.bottom - 36, 60, 24)
    title = Rect(at.rect.x + 18, at.title[1] - 18, at.rect.w - 36, 34)
    texts = Text(length, theme.PARCHMENT), Text(title, theme.VELVET), Text(at.brief, theme.INK)
    for one in challenges().values():
        poster = Poster(one, at, Tried(), lambda: None, lambda: None)
        canvas.fill(theme.NIGHT)
        poster.draw(canvas, Hotspots())
        assert not weak_texts(canvas, *texts), one.id
