"""Displays that refuse the window: another try without each of the hints, then one sentence where it is seen."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from displays import PATIENCE, ROOT, asked, bare, ended_after, needs, trickerion, wait_for, wayland, x11
from given import there

from trickerion.app.display import HINTS, set_display_hints
from trickerion.app.loop import App
from trickerion.scenes.start import play
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.player_error import PlayerError
from trickerion.words.screens.program import TITLE

linux = pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a screen")


@pytest.fixture
def refusing(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], Any]], None]:
    """A display that opens no window as long as something is the case."""
    for hint in HINTS:
        monkeypatch.delenv(hint, raising=False)
    set_mode = pygame.display.set_mode

    def refuse_while(is_so: Callable[[], Any], why: str = "Out of ink") -> None:
        def opened(*size: Any, **how: Any) -> pygame.Surface:
            if is_so():
                raise pygame.error(why)
            return set_mode(*size, **how)

        monkeypatch.setattr(pygame.display, "set_mode", opened)

    return refuse_while


@pytest.mark.parametrize("hint", HINTS)
def test_a_display_that_cannot_bear_a_hint_gets_its_window_without_it(
    hint: str, refusing: Callable[..., None], tmp_path: Path
) -> None:
    refusing(lambda: hint in os.environ)
    app = App(find_data_paths(tmp_path), size=(640, 360))
    assert app.window.screen.get_size() == (640, 360)
    assert pygame.display.get_caption()[0] == TITLE
    assert {each for each in HINTS if each in os.environ} == set(HINTS) - {hint}, "the others stay in force"
    app.close()


def test_a_display_that_bears_no_hint_at_all_gets_its_window_without_any(
    refusing: Callable[..., None], tmp_path: Path
) -> None:
    refusing(lambda: any(hint in os.environ for hint in HINTS))
    app = App(find_data_paths(tmp_path), size=(640, 360))
    assert app.window.screen.get_size() == (640, 360)
    app.close()


@pytest.mark.parametrize(("why", "said"), [("Out of ink", "opened: Out of ink."), ("", "does not say why.")])
def test_a_display_that_refuses_every_window_is_one_sentence(
    why: str, said: str, refusing: Callable[..., None], tmp_path: Path
) -> None:
    refusing(lambda: True, why)
    with pytest.raises(PlayerError, match=said):
        play(tmp_path, (640, 360))
    assert set(HINTS) <= set(os.environ), "the next start begins with all of them"


def test_the_screen_may_go_dark_as_the_system_is_set(tmp_path: Path) -> None:
    set_display_hints()
    pygame.display.quit()
    app = App(find_data_paths(tmp_path), size=(640, 360))
    assert pygame.display.get_allow_screensaver()
    app.close()


REFUSED = "No window could be opened: Unknown window pixel format."
EIGHT_BITS = "1280x720x8"
"""A screen that SDL finds, but for whose windows it knows no pixels."""


@pytest.mark.slow
@needs("Xvfb", "xdotool", "xwininfo")
def test_a_refusal_is_shown_in_a_box_until_somebody_has_read_it(tmp_path: Path) -> None:
    with x11(EIGHT_BITS) as environment:
        quiet = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        command = trickerion("--data-dir", str(tmp_path / "data"))
        with ended_after(*command, env=environment, cwd=ROOT, **quiet) as program:
            wait_for(lambda: _box(environment))
            assert program.poll() is None, "it waits for whoever reads the box"
            asked(environment, "xdotool", "windowfocus", _box(environment), "key", "Return")
            program.wait(PATIENCE)
            assert program.returncode == 2
            assert there(program.stderr).read() == f"trickerion: {REFUSED}\n"


def _box(environment: dict[str, str]) -> str:
    """The number of the window that goes by our name; "" while there is none."""
    told = re.search(r"Window id: (\w+)", asked(environment, "xwininfo", "-name", "Trickerion"))
    return told[1] if told else ""


@pytest.mark.slow
@needs("Xvfb")
def test_nobody_is_waited_for_when_nobody_is_there(tmp_path: Path) -> None:
    picture = str(tmp_path / "final.png")
    with x11(EIGHT_BITS) as environment:
        command = trickerion("--data-dir", str(tmp_path / "data"), "--autoplay", picture)
        done = subprocess.run(
            command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    assert done.returncode == 2
    assert done.stderr == f"trickerion: {REFUSED}\n"


TELLER = '#!/bin/sh\n[ "$1" = --version ] && echo 3.44.0 || printf "%s\\n" "$0" "$@" >> "$SAID"\n'
"""Stands for a program of the desktop: writes down what it is to show."""

MUTE = "#!/bin/sh\nexit 1\n"
"""As programs of the desktop do without a display."""


def program_at(folder: Path, name: str, script: str) -> str:
    """A program in a folder of its own, which is the path on which it is found."""
    folder.mkdir(exist_ok=True)
    (folder / name).write_text(script)
    (folder / name).chmod(0o755)
    return str(folder)


@linux
def test_without_any_display_a_mute_program_of_the_desktop_does_no_harm(tmp_path: Path) -> None:
    path = program_at(tmp_path / "tools", "zenity", MUTE)
    done = subprocess.run(
        trickerion("--data-dir", str(tmp_path / "data")),
        env=bare(PATH=path, WAYLAND_DISPLAY="nowhere"), cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE,
        check=False,
    )  # fmt: skip
    assert done.returncode == 2, done
    assert "There is no screen" in done.stderr, done


@pytest.mark.slow
@needs("weston")
@pytest.mark.parametrize("program", ["zenity", "kdialog", "notify-send"])
def test_without_x_a_program_of_the_desktop_says_it(tmp_path: Path, program: str) -> None:
    path, said = program_at(tmp_path / "tools", program, TELLER), tmp_path / "said"
    with wayland(tmp_path / "run") as environment:
        there = {"PATH": path, "SAID": str(said), "DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"}
        there |= {"SDL_RENDER_DRIVER": "nothing"}  # with which Wayland refuses every window
        done = subprocess.run(
            trickerion("--data-dir", str(tmp_path / "data")),
            env=environment | there, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
    assert done.returncode == 2, done
    assert "No window could be opened" in done.stderr, done
    assert program in said.read_text()
    assert "No window could be opened" in said.read_text()
