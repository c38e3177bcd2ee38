"""The Academy's tiles are drawn from what the catalogue says that they do."""

from collections.abc import Callable, Sequence

import pygame
import pytest
from pygame import Rect

from trickerion.rules.academy.catalog import CLASSROOMS, PRACTICE, PRACTICE_ROOMS, SECRETS, TILES, Practising
from trickerion.rules.catalog import Yields
from trickerion.scenes.academy import layout as layout
from trickerion.ui.academy_rooms import EMPTY_SLOTS, SlotLook, columns_of, draw_room, match_row
from trickerion.ui.academy_secrets import draw_secret_tile
from trickerion.ui.academy_signs import bonus_of
from trickerion.ui.text import cut_short
from trickerion.words.academy import names as rooms
from trickerion.words.academy import secrets


@pytest.mark.parametrize("tile", PRACTICE_ROOMS)
def test_each_practice_slot_has_signs_and_says_when_it_counts(tile: str) -> None:
    for slot in PRACTICE_ROOMS[tile].slots:
        bonus = bonus_of(slot)
        assert bonus.rows
        assert bonus.moment in rooms.MOMENT or all(row[0].startswith("{action.") for row in bonus.rows)


def test_a_slot_that_counts_at_two_moments_tells_each_line_by_a_sign() -> None:
    bonus = bonus_of(Practising(yields=Yields(0, 1, 0), more_markers=1))
    assert bonus.rows == (("{action.prepare}", "+1", "{ui.trick_marker}"), ("{action.perform}", "+1", "{coins}"))
    assert not bonus.moment


@pytest.mark.parametrize("tile", CLASSROOMS)
def test_each_classroom_says_what_it_pays_and_its_bonus(tile: str) -> None:
    assert columns_of(CLASSROOMS[tile])
    assert match_row(CLASSROOMS[tile])


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


SCALES = [1.0, 2 / 3]
"""Windows of 1920x1080 and 1280x720."""

_Tile = tuple[Rect, tuple[SlotLook, ...]]
TILES_ASKED: list[_Tile] = [*((layout.tile(0, count), ()) for count in (4, 5)), (layout.tile(0, 3), EMPTY_SLOTS)]
"""The tiles of the sheet on which a room is chosen, and whether their slots are shown."""

TILES_BUILT: list[_Tile] = [(layout.room(PRACTICE, 0, rows), EMPTY_SLOTS) for rows in (4, 5)]


def drawn(tile: str, size: tuple[int, int], slots: Sequence[SlotLook], scale: float) -> pygame.Surface:
    """The tile as a window of that scale shows it."""
    canvas = pygame.Surface(size)
    draw_room(canvas, canvas.get_rect(), tile, slots)
    return pygame.transform.smoothscale(canvas, (round(size[0] * scale), round(size[1] * scale)))


def free_at_right(tile: pygame.Surface, right: float, band: tuple[float, float], ink: Callable[[int], bool]) -> int:
    """How many columns left of ``right`` have no ink in the band between two heights."""
    columns = range(round(right) - 1, tile.get_width() // 2, -1)
    rows = range(round(band[0]), round(band[1]))
    is_inked = (any(ink(tile.get_at((x, y)).b) for y in rows) for x in columns)
    return next((n for n, inked in enumerate(is_inked) if inked), len(columns))


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize(("rect", "slots"), TILES_ASKED + TILES_BUILT)
def test_the_name_of_a_room_keeps_clear_of_what_is_beside_it(
    rect: Rect, slots: Sequence[SlotLook], scale: float
) -> None:
    beside = rect.w - 92 if slots else rect.w - 4  # the pill with the Fame Threshold, or the frame
    band, least = (8 * scale, 26 * scale), (6 if slots else 10) * scale

    def free(tile: str) -> int:
        return free_at_right(drawn(tile, rect.size, slots, scale), beside * scale, band, lambda blue: blue > 150)

    assert [tile for tile in TILES if free(tile) < least] == []


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize(("rect", "slots"), TILES_ASKED + TILES_BUILT)
def test_when_a_practice_slot_counts_stands_clear_of_the_edge_of_its_tile(
    rect: Rect, slots: Sequence[SlotLook], scale: float
) -> None:
    edge, band = (rect.w - 4) * scale, (40 * scale, (rect.h - 8) * scale)

    def free(tile: str) -> int:
        return free_at_right(drawn(tile, rect.size, slots, scale), edge, band, lambda blue: blue < 110)

    assert [tile for tile in PRACTICE_ROOMS if free(tile) < 4 * scale] == []


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
