"""Rooms one after another never overlap, leave no pixel over, and give text what it needs."""

from collections.abc import Iterator
from itertools import pairwise

import pytest
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.flow import Column, Cursor, Passage, Row, ends, inset, stacked, within, write_line
from trickerion.ui.text import use_text_size

ROOM = Rect(100, 50, 600, 400)
LONG = "The Engineer prepares Tricks at the Workshop, and *every* Character wants wages of 1 {coin} or 2."


@pytest.fixture
def larger() -> Iterator[None]:
    use_text_size(1.3)
    yield
    use_text_size(1.0)


def test_a_row_cuts_cells_from_both_ends() -> None:
    row = Row(ROOM, gap=10)
    assert row.take(100) == Rect(100, 50, 100, 400)
    assert row.take_last(50) == Rect(650, 50, 50, 400)
    assert row.take(30) == Rect(210, 50, 30, 400)
    assert row.rest == Rect(250, 50, 390, 400)


def test_a_column_cuts_cells_from_top_and_bottom() -> None:
    column = Column(ROOM, gap=10)
    assert column.take(100) == Rect(100, 50, 600, 100)
    column.skip(20)
    assert column.take_last(60) == Rect(100, 390, 600, 60)
    assert column.rest == Rect(100, 180, 600, 200)


def test_a_cell_is_found_by_its_number_without_taking_those_before_it() -> None:
    row, taking = Row(ROOM, gap=10), Row(ROOM, gap=10)
    assert [row.cell(number, 80) for number in range(4)] == [taking.take(80) for _ in range(4)]
    assert Column(ROOM).cell(2, 30) == Rect(100, 110, 600, 30)


def test_the_room_itself_stays_as_it_is() -> None:
    room = Rect(ROOM)
    Row(room).take(10)
    assert room == ROOM


@pytest.mark.parametrize("number", [1, 2, 3, 7])
@pytest.mark.parametrize("gap", [0, 5])
def test_cells_that_share_fill_the_rest_to_the_pixel(number: int, gap: int) -> None:
    cells = Row(ROOM, gap).share(number)
    assert cells[0].left == ROOM.left
    assert cells[-1].right == ROOM.right
    assert all(after.left - before.right == gap for before, after in pairwise(cells))
    assert max(cell.w for cell in cells) - min(cell.w for cell in cells) <= 1


def test_a_part_lies_at_its_distances_from_the_edges() -> None:
    assert within(ROOM, left=10, right=20, top=5, height=30) == Rect(110, 55, 570, 30)
    assert within(ROOM, right=20, bottom=5, width=40, height=30) == Rect(640, 415, 40, 30)
    assert within(ROOM, width=200, height=100) == Rect(0, 0, 200, 100).move_to(center=ROOM.center)
    assert within(ROOM, left=10) == Rect(110, 50, 590, 400)


@pytest.mark.parametrize("size", [30, 31, 44, 45])
@pytest.mark.parametrize("length", [100, 101])
def test_what_lies_in_the_middle_has_the_middle_of_its_room(length: int, size: int) -> None:
    room = Rect(7, 3, length, length)
    assert within(room, width=size, height=size).center == room.center


def test_an_inset_is_a_margin_on_all_sides() -> None:
    assert inset(ROOM, 10) == within(ROOM, left=10, right=10, top=10, bottom=10)
    assert inset(ROOM, 10, 4) == within(ROOM, left=10, right=10, top=4, bottom=4)


def test_the_ends_of_what_lies_across_a_room_are_those_of_its_inset() -> None:
    assert ends(ROOM, 14) == (inset(ROOM, 14).left, inset(ROOM, 14).right)


def test_a_cursor_gives_text_what_it_needs() -> None:
    cursor = Cursor(ROOM, gap=8)
    short, long = cursor.lay(Passage("One line.")), cursor.lay(Passage(LONG * 3))
    assert long.h > 2 * short.h
    assert long.top == short.bottom + 8
    assert cursor.rest.top == long.bottom + 8
    assert cursor.rest.bottom == ROOM.bottom


@pytest.mark.usefixtures("larger")
def test_text_that_the_player_wants_larger_pushes_what_is_below_it_down() -> None:
    at_130 = Cursor(ROOM).lay(Passage(LONG))
    use_text_size(1.0)
    assert at_130.h > Cursor(ROOM).lay(Passage(LONG)).h


@pytest.mark.usefixtures("larger")
def test_what_is_drawn_stays_in_the_room_that_was_measured() -> None:
    canvas = Surface((800, 500))
    room = Cursor(ROOM).write(canvas, Passage(LONG, theme.TEXT.body_large, "#ffffff"))
    drawn = _ink(canvas)
    assert room.inflate(8, 12).contains(drawn)
    assert drawn.h > room.h / 2


def test_passages_stand_in_the_middle_of_their_room() -> None:
    first, second = stacked([Passage("A"), Passage("B")], ROOM, gap=6)
    assert second.top == first.bottom + 6
    assert abs((first.top - ROOM.top) - (ROOM.bottom - second.bottom)) <= 1


@pytest.mark.parametrize(("align", "side"), [("left", "left"), ("right", "right"), ("center", "centerx")])
def test_a_line_stands_in_its_cell(align: str, side: str) -> None:
    drawn = write_line(Surface((800, 500)), "Thursday", ROOM, theme.TEXT.body_large, align=align)
    assert abs(getattr(drawn, side) - getattr(ROOM, side)) <= 1
    assert abs(drawn.centery - ROOM.centery) <= 2


def test_a_line_is_no_wider_than_its_cell() -> None:
    cell = Rect(20, 20, 90, 30)
    assert write_line(Surface((800, 500)), "Sawing the Assistant in Half", cell, theme.TEXT.body_lead).w <= cell.w


def _ink(canvas: Surface) -> Rect:
    """What has been drawn on black."""
    canvas.set_colorkey((0, 0, 0))
    return canvas.get_bounding_rect()
