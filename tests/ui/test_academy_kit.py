"""The Academy's tiles are drawn from what the catalogue says that they do."""

import pygame
import pytest
from pygame import Rect

from trickerion.rules.academy.catalog import CLASSROOMS, PRACTICE_ROOMS, SECRETS, TILES, Practising
from trickerion.rules.catalog import Yields
from trickerion.ui.academy_rooms import columns_of, draw_room, match_row
from trickerion.ui.academy_secrets import draw_secret_tile
from trickerion.ui.academy_signs import bonus_of
from trickerion.ui.text import cut_short
from trickerion.words.academy import rooms, secrets


@pytest.mark.parametrize("tile", PRACTICE_ROOMS)
def test_each_practice_slot_has_signs_and_says_when_it_counts(tile: str) -> None:
    for slot in PRACTICE_ROOMS[tile].slots:
        bonus = bonus_of(slot)
        assert bonus.rows and (bonus.moment in rooms.MOMENT or all(row[0].startswith("{action.") for row in bonus.rows))


def test_a_slot_that_counts_at_two_moments_tells_each_line_by_a_sign() -> None:
    bonus = bonus_of(Practising(yields=Yields(0, 1, 0), more_markers=1))
    assert bonus.rows == (
        ("{action.prepare}", "+1", "{ui.trick_marker}"),
        ("{action.perform}", "+1", "{coins}"),
    )
    assert not bonus.moment


@pytest.mark.parametrize("tile", CLASSROOMS)
def test_each_classroom_says_what_it_pays_and_its_bonus(tile: str) -> None:
    assert columns_of(CLASSROOMS[tile]) and match_row(CLASSROOMS[tile])


def test_every_secret_has_its_few_words() -> None:
    assert secrets.SHORT.keys() == SECRETS.keys()


def test_no_tile_cuts_what_stands_on_it() -> None:
    cut_short.clear()
    canvas = pygame.Surface((400, 200))
    for tile in TILES:
        draw_room(canvas, Rect(0, 0, 204, 132), tile)
        draw_room(canvas, Rect(0, 0, 352, 124), tile, ())
    for secret in SECRETS:
        draw_secret_tile(canvas, Rect(0, 0, 154, 106), secret)
    assert not cut_short


@pytest.mark.parametrize("size", [(154, 106), (156, 77)])
def test_the_words_of_a_secret_keep_clear_of_the_edge_of_its_tile(size: tuple[int, int]) -> None:
    rect = Rect((20, 20), size)
    foot = Rect(rect.x + 12, rect.bottom - 5, rect.w - 24, 2)

    def below(secret: str) -> bytes:
        canvas = pygame.Surface((200, 200))
        draw_secret_tile(canvas, rect, secret)
        return pygame.image.tobytes(canvas.subsurface(foot), "RGB")

    bare = below("night_school")
    assert [secret for secret in SECRETS if below(secret) != bare] == []
