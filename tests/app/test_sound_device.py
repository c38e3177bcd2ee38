"""Sound devices that are missing at the start or go away: looked for again, and the Settings say when there is none."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from driver import Driver

from trickerion.scenes.settings import SettingsScene
from trickerion.ui import flow
from trickerion.ui.sound import LOOK_AGAIN
from trickerion.ui.text_block import draw_block
from trickerion.words.screens.settings import NO_DEVICE

ON_A_PLUG = """
import os, sys
from pathlib import Path

import pygame
from trickerion.app.loop import App
from trickerion.app.registry import open_scene
from trickerion.scenes import load_scenes
from trickerion.storage.data_paths import find_data_paths
from trickerion.ui.sound import LOOK_AGAIN

os.environ["SDL_VIDEODRIVER"] = "dummy"
load_scenes()
app = App(find_data_paths(Path(sys.argv[1])), size=(640, 360))
open_scene(app, "title")
plug = Path(os.environ["SDL_DISKAUDIOFILE"]).parent
said = []

def hear():
    for _ in range(600):
        app.live(pygame.event.get(), 0.1)
        pygame.time.wait(1)
        if app.music.heard:
            break
    said.append(f"{app.sounds.play('coins')}/{app.music.heard or 'silence'}")

def wait(seconds):
    for _ in range(int(seconds * 10) + 20):
        app.live(pygame.event.get(), 0.1)

def lose():
    pygame.event.post(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0))
    app.live(pygame.event.get(), 0.1)

said.append(str(app.sounds.available))
plug.mkdir()
wait(LOOK_AGAIN)
hear()
lose()
hear()
plug.rename(plug.with_name("drawer"))
lose()
said.append(f"{app.sounds.available}/{app.music.is_on}")
plug.with_name("drawer").rename(plug)
wait(LOOK_AGAIN)
hear()
app.close()
print(*said)
"""
"""SDL's "disk" is a device that writes into a file: it is there as long as the file's folder."""


def test_a_device_is_looked_for_when_it_is_missing_and_when_it_has_gone(tmp_path: Path) -> None:
    environment = {**os.environ, "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(tmp_path / "plug" / "heard.raw")}
    command = [sys.executable, "-c", ON_A_PLUG, str(tmp_path / "data")]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    told = ["False", "True/title", "True/title", "False/False", "True/title"]
    assert done.stdout.split()[-5:] == told, done
    assert "ALSA" not in done.stderr


def test_the_settings_say_when_there_is_no_device_and_when_there_is_one_again(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "disk")
    monkeypatch.setenv("SDL_DISKAUDIOFILE", str(tmp_path / "plug" / "heard.raw"))
    driver.open("settings")
    driver.click("settings.page.sound")
    assert isinstance(driver.top, SettingsScene)
    assert not says_there_is_none(driver, monkeypatch)
    pygame.event.post(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0))
    driver.frames(2)
    assert not says_there_is_none(driver, monkeypatch), "one that was not in use has gone"
    pygame.event.post(pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0))
    driver.frames(2)
    assert says_there_is_none(driver, monkeypatch)
    assert not driver.app.sounds.play("coins")
    (tmp_path / "plug").mkdir()
    before = driver.top.look
    driver.frames(round(LOOK_AGAIN * 10) + 20, dt=0.1)
    assert driver.top.look != before
    assert not says_there_is_none(driver, monkeypatch)
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    driver.app.music.lose_device()  # the one of all other tests again
    assert driver.app.sounds.available


def says_there_is_none(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Whether it stands in the picture of the Settings now."""
    written: list[str] = []

    def write(canvas: pygame.Surface, markup: str, *where: object, **look: object) -> int:
        written.append(markup)
        return draw_block(canvas, markup, *where, **look)  # type: ignore[arg-type]

    with monkeypatch.context() as patched:
        patched.setattr(flow, "draw_block", write)
        driver.on(SettingsScene).draw(driver.canvas)
    return NO_DEVICE in written
