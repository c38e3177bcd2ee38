"""Place of the window: full screen and back, also by way of an icon, and onto a screen that has become smaller."""

import re
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest
from displays import ROOT, asked, ended_after, needs, trickerion, wait_for, x11
from driver import Driver

from trickerion.app.loop import App
from trickerion.app.place import standing
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.player_error import PlayerError

FULL_HD, SMALL, WINDOW = (1920, 1080), (1280, 800), (1280, 720)


@pytest.mark.parametrize(
    ("at", "before", "now", "then"),
    [
        ((300, 200), [FULL_HD], [FULL_HD], (300, 200)),
        ((-900, 400), [FULL_HD, SMALL], [FULL_HD, SMALL], (-900, 400)),
        ((600, 320), [FULL_HD], [SMALL], (0, 52)),
        ((2400, 300), [FULL_HD, FULL_HD], [FULL_HD], (640, 300)),
        ((-900, -40), [FULL_HD, FULL_HD], [FULL_HD], (0, 38)),
        ((300, 200), [SMALL], [FULL_HD], (300, 200)),
        ((300, 200), [FULL_HD], [], (300, 200)),
    ],
)
def test_a_window_stands_where_it_stood_or_as_near_as_the_desktops_allow(
    at: tuple[int, int], before: list[tuple[int, int]], now: list[tuple[int, int]], then: tuple[int, int]
) -> None:
    assert standing(at, WINDOW, before, now) == then


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> SimpleNamespace:
    """A clock that stands still until a test moves it on."""
    now = SimpleNamespace(seconds=100.0)
    monkeypatch.setattr("trickerion.app.window.time", SimpleNamespace(monotonic=lambda: now.seconds))
    return now


def test_a_window_that_the_system_moves_by_its_frame_is_put_back(tmp_path: Path, clock: SimpleNamespace) -> None:
    app = App(find_data_paths(tmp_path), size=(640, 360))
    pygame.display.set_window_position((37, 41))
    for _ in range(3):
        app.toggle_fullscreen()
        app.toggle_fullscreen()
        pygame.display.set_window_position((38, 61))
        app.window.present()
        assert app.window.settling, "it would be moved again"
        assert pygame.display.get_window_position() == (38, 61), "it would be moved again"
        clock.seconds += 1
        app.window.present()
        assert not app.window.settling
        assert pygame.display.get_window_position() == (37, 41)
    app.close()


def test_going_there_and_back_quickly_does_not_lose_the_place(tmp_path: Path, clock: SimpleNamespace) -> None:
    app = App(find_data_paths(tmp_path), size=(640, 360))
    pygame.display.set_window_position((37, 41))
    for _ in range(2):
        app.toggle_fullscreen()
        app.toggle_fullscreen()
        pygame.display.set_window_position((90, 90))
    clock.seconds += 1
    app.window.present()
    assert pygame.display.get_window_position() == (37, 41)
    app.close()


@pytest.mark.parametrize("told", [pygame.WINDOWDISPLAYCHANGED, pygame.WINDOWEXPOSED, pygame.WINDOWFOCUSGAINED])
def test_a_screen_that_becomes_smaller_under_the_window_does_not_hide_it(
    tmp_path: Path, clock: SimpleNamespace, monkeypatch: pytest.MonkeyPatch, told: int
) -> None:
    app, driver = shown_on(tmp_path, monkeypatch, [FULL_HD])
    pygame.display.set_window_position((1000, 700))
    for desktops, then in (([FULL_HD, FULL_HD], (1000, 700)), ([SMALL, FULL_HD], (640, 412)), ([SMALL], (640, 412))):
        monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda desktops=desktops: desktops)
        pygame.event.post(pygame.event.Event(told))
        driver.frames(1)
        clock.seconds += 1
        app.window.present()
        assert pygame.display.get_window_position() == then
    app.close()


def test_a_screen_that_becomes_smaller_while_the_window_is_an_icon_does_not_hide_it(
    tmp_path: Path, clock: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, driver = shown_on(tmp_path, monkeypatch, [FULL_HD])
    pygame.display.set_window_position((1000, 700))
    monkeypatch.setattr(pygame.display, "get_active", lambda: False)
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [SMALL])
    pygame.event.post(pygame.event.Event(pygame.WINDOWDISPLAYCHANGED))
    driver.frames(1)
    assert not app.window.settling
    assert pygame.display.get_window_position() == (1000, 700), "no icon is moved"
    monkeypatch.setattr(pygame.display, "get_active", lambda: True)
    pygame.event.post(pygame.event.Event(pygame.WINDOWRESTORED))
    driver.frames(1)
    clock.seconds += 1
    app.window.present()
    assert pygame.display.get_window_position() == (640, 412)
    app.close()


def shown_on(folder: Path, monkeypatch: pytest.MonkeyPatch, desktops: list[tuple[int, int]]) -> tuple[App, Driver]:
    """The program in a small window on these desktops."""
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: desktops)
    app = App(find_data_paths(folder), size=(640, 360))
    return app, Driver(app)


def test_a_display_that_refuses_the_full_screen_leaves_the_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, set_mode = App(find_data_paths(tmp_path), size=(640, 360)), pygame.display.set_mode

    def refuses(size: tuple[int, int], flags: int = 0, **where: int) -> pygame.Surface:
        if flags & pygame.FULLSCREEN:
            raise pygame.error("")
        return set_mode(size, flags, **where)

    monkeypatch.setattr(pygame.display, "set_mode", refuses)
    with pytest.raises(PlayerError, match="does not say why"):
        app.toggle_fullscreen()
    assert not app.window.fullscreen
    assert app.window.screen.get_size() == (640, 360)
    assert not app.window.settling
    app.close()


class Seen:
    """The program's window as somebody sees it who looks at the display."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._environment = environment
        wait_for(lambda: self._do("xdotool", "search", "--class", "trickerion"))
        self._number = self._do("xdotool", "search", "--class", "trickerion").split()[-1]
        wait_for(lambda: self.stands[2:] == WINDOW)

    def _do(self, *command: str) -> str:
        return asked(self._environment, *command)

    @property
    def stands(self) -> tuple[int, ...]:
        """The place of what is within the frame, and the size."""
        told = self._do("xwininfo", "-id", self._number)
        return tuple(int(part) for part in re.findall(r"(?:Absolute.*|Width|Height): +(-?\d+)", told))

    def property(self, name: str) -> str:
        """What the window tells its window manager."""
        return self._do("xprop", "-id", self._number, name).partition(" = ")[2]

    def move(self, x: int, y: int) -> None:
        """Take it by its frame to that point."""
        self._do("xdotool", "windowmove", "--sync", self._number, str(x), str(y))

    def press_f11(self, then: tuple[int, int]) -> None:
        """To full screen or back; until it has that size, and its place a while longer."""
        self._do("xdotool", "key", "F11")
        wait_for(lambda: self.stands[2:] == then)
        time.sleep(2)

    def iconify_and_restore(self) -> None:
        """Make an icon of it and open it again."""
        self._do("xdotool", "windowminimize", "--sync", self._number)
        self._do("xdotool", "windowmap", "--sync", self._number, "windowactivate", "--sync", self._number)

    def shrink_screen(self) -> None:
        """A smaller screen in the place of the large one."""
        lines = ["0", "1280", "1280", "1280", "1280", "800", "800", "800", "800"]
        for change in (["--newmode", "small", *lines], ["--addmode", "screen", "small"]):
            self._do("xrandr", *change)
        self._do("xrandr", "--output", "screen", "--mode", "small")


@pytest.fixture
def seen(tmp_path: Path) -> Iterator[Seen]:
    with x11(managed=True) as environment:
        command = trickerion("--data-dir", str(tmp_path / "data"), "--size", "1280x720")
        with ended_after(*command, env=environment, cwd=ROOT, stderr=subprocess.DEVNULL):
            yield Seen(environment)


x11_desktop = needs("Xvfb", "openbox", "xdotool", "xwininfo", "xrandr")


@pytest.mark.slow
@x11_desktop
def test_three_times_full_screen_and_back_and_an_icon_between_leave_the_window_where_it_was(seen: Seen) -> None:
    seen.move(300, 200)
    place = seen.stands
    no_icon: Callable[[], None] = lambda: None  # noqa: E731
    for between in (no_icon, no_icon, seen.iconify_and_restore):
        seen.press_f11(FULL_HD)
        between()
        seen.press_f11(WINDOW)
        assert seen.stands == place
        between()
        assert seen.stands == place


@pytest.mark.slow
@x11_desktop
def test_on_a_screen_that_has_become_smaller_the_whole_window_is_in_sight(seen: Seen) -> None:
    seen.move(600, 320)
    seen.press_f11(FULL_HD)
    seen.shrink_screen()
    wait_for(lambda: seen.stands[2:] == SMALL)
    seen.press_f11(WINDOW)
    x, y, width, height = seen.stands
    assert x >= 0
    assert y >= 20
    assert x + width <= SMALL[0]
    assert y + height <= SMALL[1]


@pytest.mark.slow
@x11_desktop
def test_a_window_beyond_a_screen_that_becomes_smaller_comes_into_sight_by_itself(seen: Seen) -> None:
    seen.move(630, 340)
    assert seen.stands[:2] > (500, 300)
    seen.shrink_screen()

    def is_in_sight() -> bool:
        x, y, width, height = seen.stands
        return x >= 0 and y >= 20 and x + width <= SMALL[0] and y + height <= SMALL[1]

    wait_for(is_in_sight)


@pytest.mark.slow
@x11_desktop
@needs("xprop")
def test_the_frame_is_asked_to_be_dark(seen: Seen) -> None:
    assert seen.property("_GTK_THEME_VARIANT") == '"dark"'
