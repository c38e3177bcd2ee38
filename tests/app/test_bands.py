"""What a window shows of the canvas when only that is scaled which has changed."""

import pygame
import pytest
from driver import Driver
from pygame import Surface

from trickerion.app.canvas import CANVAS_SIZE, Bands, Letterbox

SIZES = [(1920, 1080), (1280, 720), (1366, 768), (641, 377), (2560, 1440), (3840, 2160), (3840, 2090)]


def canvas() -> Surface:
    """Something else in each row and column."""
    picture = Surface(CANVAS_SIZE)
    for x in range(0, CANVAS_SIZE[0], 3):
        pygame.draw.line(picture, (x % 256, x % 97, 40), (x, 0), (CANVAS_SIZE[0] - x, CANVAS_SIZE[1]))
    return picture


def window(size: tuple[int, int]) -> Surface:
    return Surface(Letterbox(size).rect.size)


def pixels(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGB")


@pytest.mark.parametrize("size", SIZES)
def test_what_has_changed_is_shown_as_if_all_was_shown_anew(size: tuple[int, int]) -> None:
    bands, picture, shown, anew = Bands(), canvas(), window(size), window(size)
    parts = bands.show(picture, shown)
    assert parts[0].unionall(parts) == shown.get_rect()
    assert bands.show(picture, shown) == []
    for place in ((700, 0, 9, 1), (30, 479, 400, 2), (1800, 1079, 120, 1)):
        picture.fill("white", place)
        bands.show(picture, shown)
    Bands().show(picture, anew)
    assert pixels(shown) == pixels(anew)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768)])
def test_a_smaller_window_shows_the_canvas_scaled_as_a_whole(size: tuple[int, int]) -> None:
    shown = window(size)
    Bands().show(canvas(), shown)
    assert pixels(shown) == pixels(pygame.transform.smoothscale(canvas(), shown.get_size()))


def test_at_twice_the_size_every_other_row_is_a_row_of_the_canvas() -> None:
    shown, picture = window((3840, 2160)), canvas()
    Bands().show(picture, shown)
    for y in (0, 23, 24, 700, 1055):
        row = pygame.transform.smoothscale(picture.subsurface((0, y, 1920, 2)), (3840, 2))
        assert pixels(shown.subsurface((0, 2 * y, 3840, 1))) == pixels(row.subsurface((0, 0, 3840, 1)))


@pytest.mark.parametrize("size", [(1920, 1080), (1600, 1200)])
def test_a_window_that_was_covered_is_shown_again_and_no_lens_stays(driver: Driver, size: tuple[int, int]) -> None:
    app = driver.app
    app.window.resize(size)
    app.window.was_resized()
    driver.frames(3)
    before = pixels(app.window.screen)
    app.window.screen.fill("red")
    pygame.event.post(pygame.event.Event(pygame.WINDOWEXPOSED))
    driver.frames(2)
    assert pixels(app.window.screen) == before
    app.pointer = (400, 400)
    app.toggle_magnifier()
    driver.frames(2)
    assert pixels(app.window.screen) != before
    app.toggle_magnifier()
    driver.frames(2)
    assert pixels(app.window.screen) == before
