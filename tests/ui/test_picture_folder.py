"""What took long to paint is kept in files: nobody sees a difference, whatever becomes of the files."""

import os
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from driver import Driver
from pygame import Surface

from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.ui.picture_folder import MOST, PictureFolder
from trickerion.ui.surface_cache import PICTURES, lasting_surface

painted: list[object] = []


@lasting_surface
def stripes(size: tuple[int, int], *, clear: bool = False) -> Surface:
    """Something that tells when it is painted."""
    painted.append(size)
    picture = Surface(size, pygame.SRCALPHA if clear else 0)
    for x in range(size[0]):
        picture.fill((x, 255 - x, 90, 40 + x), (x, 0, 1, size[1]))
    return picture


class Starts:
    """Starts of the program, one after the other, with the same folder of pictures."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.begin()

    def begin(self, most: int = MOST) -> None:
        """What was in memory is gone."""
        PICTURES.forget()
        self.folder = PictureFolder(self.place, lambda: "look", most)
        PICTURES.use_folder(self.folder)
        painted.clear()

    def rest(self) -> None:
        """Quiet moments, until all is written."""
        while PICTURES.put_away():
            self.folder.close()

    def files(self) -> list[Path]:
        return sorted(self.place.iterdir())


@pytest.fixture
def starts(tmp_path: Path) -> Iterator[Starts]:
    yield Starts(tmp_path / "pictures")
    PICTURES.use_folder(None)
    PICTURES.forget()


def seen(picture: Surface) -> tuple[bytes, int, int]:
    return pygame.image.tobytes(picture, "RGBA"), picture.get_flags() & pygame.SRCALPHA, picture.get_bitsize()


def test_a_picture_is_painted_once_and_is_the_same_at_the_next_start(starts: Starts) -> None:
    before = [seen(stripes((60, 20))), seen(stripes((60, 20), clear=True))]
    starts.rest()
    starts.begin()
    assert [seen(stripes((60, 20))), seen(stripes((60, 20), clear=True))] == before
    assert not painted
    stripes((61, 20))
    assert painted == [(61, 20)]


SPOILS: tuple[Callable[[bytes], bytes], ...] = (
    lambda _data: b"",
    lambda data: data[:-9],
    lambda data: data + b"more",
    lambda _data: b"a letter to somebody",
    lambda data: data[:30] + bytes([data[30] ^ 1]) + data[31:],
    lambda data: data[:4] + b"\xff\xff\xff\xff" + data[8:],
)


def test_a_file_that_is_not_what_was_written_changes_nothing(starts: Starts) -> None:
    before = seen(stripes((60, 20)))
    starts.rest()
    (file,) = starts.files()
    whole = file.read_bytes()
    for spoil in SPOILS:
        file.write_bytes(spoil(whole))
        starts.begin()
        assert seen(stripes((60, 20))) == before
        assert painted
        starts.rest()
        assert file.read_bytes() == whole


def test_a_picture_that_lies_under_the_name_of_another_one_is_not_believed(starts: Starts) -> None:
    before = seen(stripes((60, 20)))
    stripes((30, 10))
    starts.rest()
    small, large = sorted(starts.files(), key=lambda file: len(file.read_bytes()))
    for one, other in ((small, large), (large, small)):
        kept = other.read_bytes()
        other.write_bytes(one.read_bytes())
        starts.begin()
        assert seen(stripes((60, 20))) == before
        assert stripes((30, 10)).get_size() == (30, 10)
        starts.rest()
        assert other.read_bytes() == kept


def test_a_file_of_three_gigabytes_is_not_read(starts: Starts) -> None:
    before = seen(stripes((60, 20)))
    starts.rest()
    (file,) = starts.files()
    with file.open("r+b") as huge:
        huge.truncate(3 << 30)
    starts.begin()
    tracemalloc.start()
    assert seen(stripes((60, 20))) == before
    assert painted
    assert tracemalloc.get_traced_memory()[1] < 128 << 20
    tracemalloc.stop()


def test_without_a_folder_that_can_be_written_all_is_painted_as_ever(starts: Starts) -> None:
    starts.place.write_text("somebody's file")
    for _ in range(2):
        starts.begin()
        stripes((60, 20))
        starts.rest()
        assert painted
    assert starts.place.read_text() == "somebody's file"


def test_the_folder_stays_small_and_lets_go_of_what_was_used_longest_ago(starts: Starts) -> None:
    starts.begin(1500)
    for number in range(60, 70):
        stripes((number, 20))
        starts.rest()
        for file in starts.files():
            os.utime(file, (0, file.stat().st_mtime - 60))
    assert sum(file.stat().st_size for file in starts.files()) <= 1500
    starts.begin()
    stripes((69, 20))
    stripes((60, 20))
    assert painted == [(60, 20)]


def test_what_is_prepared_lies_in_the_folder_alone(starts: Starts) -> None:
    for _ in PICTURES.prepare(stripes, (80, 20)):
        starts.folder.close()
    assert painted
    assert not PICTURES.held
    starts.begin()
    assert not list(PICTURES.prepare(stripes, (80, 20)))
    stripes((80, 20))
    assert not painted


def test_a_board_that_is_read_is_the_board_that_was_painted(driver: Driver, starts: Starts) -> None:
    session = Session(Game.new(GameOptions((Seat("Ada"), Seat("Bo")), setup="beginner"), "kept"), None)

    def board() -> bytes:
        driver.open("board", how="reset", session=session)
        driver.frames(2)
        return pygame.image.tobytes(driver.canvas, "RGB")

    before = board()
    starts.rest()
    assert len(starts.files()) > 20
    starts.begin()
    assert board() == before
