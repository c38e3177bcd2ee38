"""The canvas in windows of all sizes."""

import gc
import io
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest
from driver import Driver, open_driver
from hypothesis import given
from hypothesis import strategies as st
from rows import one_in

from trickerion.app.canvas import CANVAS_RECT, CANVAS_SIZE, Bands, Letterbox
from trickerion.app.loop import App
from trickerion.app.window import fitting_size, home, is_too_large, still_fitting, too_few
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.settings import Settings, load_settings, save_settings

SIZES = [
    (1920, 1080),
    (1280, 720),
    (1366, 768),
    (1000, 1000),
    (2560, 1080),
    (641, 377),
    (3840, 2160),
    (5120, 1440),
    (1080, 1920),
]


@pytest.mark.parametrize("size", SIZES)
def test_the_canvas_lies_whole_and_centred_in_the_window(size: tuple[int, int]) -> None:
    box, rect = Letterbox(size), Letterbox(size).rect
    assert pygame.Rect((0, 0), size).contains(rect)
    assert not any(CANVAS_RECT.collidepoint(box.to_canvas(bar.center)) for bar in box.bars)
    assert abs(rect.centerx - size[0] / 2) <= 1
    assert abs(rect.centery - size[1] / 2) <= 1
    assert rect.w == size[0] or rect.h == size[1]
    assert abs(rect.w / rect.h - 16 / 9) < 0.02


@given(st.tuples(st.integers(640, 4000), st.integers(360, 2200)), st.integers(0, 1919), st.integers(0, 1079))
def test_a_point_goes_to_the_window_and_comes_back_near_itself(size: tuple[int, int], x: int, y: int) -> None:
    box = Letterbox(size)
    back, reach = box.to_canvas(box.to_window((x, y))), 1 / box.scale
    assert abs(back[0] - x) <= reach
    assert abs(back[1] - y) <= reach
    assert CANVAS_RECT.inflate(2, 2).collidepoint(back)


@pytest.mark.parametrize("density", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_a_point_of_a_scaled_desktop_is_found_in_its_pixels(density: float) -> None:
    pixels = (round(1000 * density), round(700 * density))
    box = Letterbox(pixels, density)
    assert box.points == (1000, 700)
    assert box.to_canvas((500, 350)) == pytest.approx((960, 540), abs=2)
    for point in [(0, 0), (960, 540), (1919, 1079), (17, 901)]:
        assert box.to_canvas(box.to_system(point)) == pytest.approx(point, abs=2)


@pytest.mark.parametrize(
    ("screens", "told"),
    [
        ([(1920, 1080)], None),
        ([(1280, 720)], None),
        ([(1024, 600)], (1024, 600)),
        ([(1080, 1920)], (1080, 1920)),
        ([(1024, 600), (1920, 1080)], None),
        ([(800, 480), (1024, 600)], (1024, 600)),
        ([], None),
    ],
)
def test_screens_that_are_too_small_are_known(screens: list[tuple[int, int]], told: tuple[int, int] | None) -> None:
    assert too_few(screens) == told


@pytest.mark.parametrize("size", one_in(3, [*SIZES, (2560, 1440)]))
def test_what_has_changed_is_shown_as_if_all_was_shown_anew(size: tuple[int, int]) -> None:
    bands, canvas = Bands(), pygame.Surface(CANVAS_SIZE)
    shown, anew = (pygame.Surface(Letterbox(size).rect.size) for _ in range(2))
    for place in ((0, 0, 600, 300), (700, 0, 9, 1), (30, 479, 400, 2), (1800, 1079, 120, 1)):
        canvas.fill("white", place)
        assert bands.show(canvas, shown)
        assert not bands.show(canvas, shown)
    Bands().show(canvas, anew)
    whole = pygame.transform.smoothscale(canvas, size) if size[0] == 1280 else anew
    assert len({pygame.image.tobytes(picture, "RGB") for picture in (shown, anew, whole)}) == 1


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_at_full_hd_points_are_exact_and_at_720p_within_a_pixel(size: tuple[int, int]) -> None:
    box = Letterbox(size)
    for point in [(0, 0), (1919, 1079), (960, 540), (333, 777)]:
        back = box.to_canvas(box.to_window(point))
        assert max(abs(back[0] - point[0]), abs(back[1] - point[1])) <= (0 if size[0] == 1920 else 1)


@pytest.mark.parametrize("desktop", [(1366, 768), (1920, 1080), (3840, 2160), (800, 600)])
def test_the_first_window_fits_the_desktop(desktop: tuple[int, int]) -> None:
    size = fitting_size(desktop)
    assert size[0] <= desktop[0]
    assert size[1] <= desktop[1]
    assert abs(size[0] / size[1] - 16 / 9) < 0.01
    assert not is_too_large(size, [desktop], "x11")
    assert size[0] == desktop[0] or is_too_large((size[0] + 16, size[1] + 9), [desktop], "x11"), "as large as it may be"


def test_the_size_of_the_last_time_is_kept_where_it_still_fits(tmp_path: Path) -> None:
    assert still_fitting((1600, 900), [(1366, 768), (1920, 1080)]) == (1600, 900)
    assert still_fitting((1600, 900), [(1366, 768)]) is None
    assert still_fitting(None, [(1366, 768)]) is None
    save_settings(find_data_paths(tmp_path).settings, Settings(window_size=(16384, 16384)))
    app, desktop = App(find_data_paths(tmp_path)), pygame.display.get_desktop_sizes()[0]
    assert app.window.size[0] <= desktop[0]
    assert app.window.size[1] <= desktop[1]
    app.close()


def test_full_screen_and_back_remembers_the_size(tmp_path: Path) -> None:
    driver = open_driver(tmp_path, (1280, 720))
    driver.key(pygame.K_F11)
    assert driver.app.window.fullscreen
    driver.key(pygame.K_F11)
    assert not driver.app.window.fullscreen
    assert driver.app.window.screen.get_size() == (1280, 720)
    driver.app.close()


def test_a_resized_window_is_remembered_for_the_next_start(driver: Driver) -> None:
    pygame.display.set_mode((1000, 700), pygame.RESIZABLE)
    pygame.event.post(pygame.event.Event(pygame.VIDEORESIZE, size=(1000, 700), w=1000, h=700))
    driver.frames()
    assert driver.app.window.letterbox.window_size == (1000, 700)
    driver.app.save_settings()
    folder = driver.app.places.data
    driver.app.close()
    assert open_driver(folder, (1920, 1080)).app.settings.window_size == (1000, 700)


def told(driver: Driver, *kinds: int, size: tuple[int, int]) -> None:
    """The system changes the window to ``size`` and tells of it by these events, in this order."""
    resized = False
    for kind in kinds:
        if kind == pygame.VIDEORESIZE and not resized:
            pygame.display.set_mode(size, pygame.RESIZABLE)
            resized = True
        pygame.event.post(pygame.event.Event(kind, size=size, w=size[0], h=size[1]))
        driver.frames(1)


LARGE = (1900, 1040)
RESIZE_FIRST = (pygame.VIDEORESIZE, pygame.WINDOWMAXIMIZED), (pygame.VIDEORESIZE, pygame.WINDOWRESTORED)
RESIZE_LAST = (pygame.WINDOWMAXIMIZED, pygame.VIDEORESIZE), (pygame.WINDOWRESTORED, pygame.VIDEORESIZE)


@pytest.mark.parametrize(("maximise", "restore"), [RESIZE_FIRST, RESIZE_LAST])
def test_a_maximised_window_is_remembered_as_such_with_the_size_to_go_back_to(
    tmp_path: Path, maximise: tuple[int, ...], restore: tuple[int, ...]
) -> None:
    driver = open_driver(tmp_path, (1280, 720))
    told(driver, pygame.VIDEORESIZE, size=(1100, 650))
    for _ in range(2):
        told(driver, *maximise, size=LARGE)
        driver.app.save_settings()
        driver.app.later.flush()
        kept = load_settings(driver.app.places.settings).settings
        assert kept.maximised
        assert kept.window_size == (1100, 650)
        assert driver.app.window.letterbox.window_size == LARGE
        told(driver, *restore, size=(1100, 650))
        driver.app.save_settings()
        driver.app.later.flush()
        kept = load_settings(driver.app.places.settings).settings
        assert not kept.maximised
        assert kept.window_size == (1100, 650)
    driver.app.close()


def test_a_maximised_window_that_becomes_an_icon_comes_back_maximised(tmp_path: Path) -> None:
    driver = open_driver(tmp_path, (1280, 720))
    told(driver, pygame.VIDEORESIZE, pygame.WINDOWMAXIMIZED, size=LARGE)
    icon_and_back = (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWMAXIMIZED, pygame.WINDOWRESTORED)
    told(driver, *icon_and_back, size=LARGE)  # as X11 tells it
    assert driver.app.window.maximised
    assert driver.app.window.size == (1280, 720)
    told(driver, pygame.VIDEORESIZE, size=(1280, 720))
    assert not driver.app.window.maximised
    assert driver.app.window.size == (1280, 720)
    driver.app.close()


def test_a_maximised_window_is_opened_so_again_and_full_screen_leads_back_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, now, places = list[str](), 100.0, find_data_paths(tmp_path)
    system = SimpleNamespace(maximize=lambda: asked.append("maximise"))
    monkeypatch.setattr("pygame.Window", SimpleNamespace(from_display_module=lambda: system))
    monkeypatch.setattr("trickerion.app.window.time", SimpleNamespace(monotonic=lambda: now))
    save_settings(places.settings, Settings(window_size=(1000, 600), maximised=True))
    app = App(places)
    assert (app.window.maximised, app.window.size, len(asked)) == (True, (1000, 600), 1)
    app.toggle_fullscreen()
    assert app.settings.fullscreen
    assert not app.window.settling
    assert len(asked) == 1
    app.toggle_fullscreen()
    now = 101.0
    app.window.present()
    assert not app.window.settling, "at once, and when it has settled"
    assert len(asked) == 3, "at once, and when it has settled"
    assert app.window.maximised
    assert app.window.size == (1000, 600)
    app.close()
    kept = load_settings(places.settings).settings
    assert kept.maximised
    assert kept.window_size == (1000, 600)


def test_a_window_opens_on_a_screen_that_has_room_for_it_and_its_frame() -> None:
    assert still_fitting((1920, 1080), [(1920, 1080)]) is None, "title bar and task bar need room, too"
    assert home((1600, 900), [(1366, 768), (1920, 1080)]) == 1
    assert home((1600, 900), [(1366, 768)]) == 0
    assert still_fitting((1600, 900), [(1366, 768)]) is None
    full = (1920, 1080)
    assert is_too_large(full, [full], "x11")
    assert not is_too_large(full, [full, (2560, 1440)], "x11")
    assert not is_too_large((1600, 900), [full], "x11")
    assert not is_too_large(None, [full], "x11")
    assert not is_too_large(full, [(1024, 768)], "dummy"), "nobody looks at it"


def test_a_screenshot_shows_the_canvas(driver: Driver) -> None:
    driver.key(pygame.K_F12)
    pictures = list(driver.app.places.screenshots.glob("*.png"))
    assert len(pictures) == 1
    assert pygame.image.load(pictures[0]).get_size() == (1920, 1080)
    open_still = [each for each in gc.get_objects() if type(each) is io.BytesIO and not each.closed]
    in_memory = [each for each in open_still if each.getvalue().startswith(b"\x89PNG")]
    assert not in_memory, "nothing of a picture that was written stays in memory"
