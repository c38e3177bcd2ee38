"""A read-only or full disk: a clear sentence, and the game goes on."""

import errno
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame
import pytest
from driver import Driver, open_driver

from trickerion.app.registry import open_scene
from trickerion.play.session import Session
from trickerion.rules.options import GameOptions, Seat
from trickerion.screens.dialog import DialogScene
from trickerion.screens.opening import enter_table
from trickerion.storage.data_paths import find_data_paths
from trickerion.storage.player_error import PlayerError
from trickerion.table.toasts import Toasts

OPTIONS = GameOptions((Seat("Ada"), Seat("Béla")))


def refuse(code: int) -> Callable[..., int]:
    def call(*_: object, **__: object) -> int:
        raise OSError(code, os.strerror(code))

    return call


def read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tempfile, "mkstemp", refuse(errno.EROFS))


def full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "fsync", refuse(errno.ENOSPC))


DISKS = {"Read-only file system": read_only, "No space left on device": full}


@pytest.mark.parametrize(("why", "disk"), DISKS.items(), ids=["read-only", "full"])
def test_the_game_goes_on_and_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, why: str, disk: Callable[[pytest.MonkeyPatch], None]
) -> None:
    disk(monkeypatch)
    session = Session.new(OPTIONS, "disk", find_data_paths(tmp_path))
    said: list[str] = []
    for _ in range(30):
        if session.screen.needs_curtain:
            session.lift_curtain()
        session.play(session.legal[0])
        session.flush()
        said += session.news.take_notices()
    assert len(said) == 1
    assert why in said[0]
    assert "you can play on" in said[0]
    with pytest.raises(PlayerError, match=f"could not be saved .*{why}"):
        session.save("evening")
    session.close()
    assert not list(tmp_path.rglob("*.part"))


def use_everything(driver: Driver) -> None:
    app = driver.app
    open_scene(app, "title")
    driver.frames(3)
    app.change_settings(effects_volume=0.3)
    driver.key(pygame.K_F12, wait=2)
    app.stack.pop(driver.top) if not driver.top.is_title else None
    enter_table(app, Session.new(OPTIONS, "disk", app.places))
    driver.frames(10)


def test_a_folder_that_cannot_be_made_is_no_end_of_the_game(tmp_path: Path) -> None:
    """``--data-dir`` on a disk that can only be read: here its place is taken by a file."""
    (tmp_path / "file").write_text("")
    driver = open_driver(tmp_path / "file" / "data")
    use_everything(driver)
    assert driver.app.failures == 0
    driver.app.close()


def test_the_table_shows_the_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read_only(monkeypatch)
    driver = open_driver(tmp_path)
    shown: list[str] = []
    said = Toasts.say

    def remember(self: Toasts, *given: Any, **more: Any) -> None:
        shown.extend(given)
        said(self, *given, **more)

    monkeypatch.setattr(Toasts, "say", remember)
    use_everything(driver)
    for _ in range(20):
        driver.frames(1)
        pygame.time.wait(5)
    assert any("could not be saved" in text for text in shown)
    assert driver.app.failures == 0
    driver.app.close()


def test_a_picture_that_does_not_fit_is_told_and_no_half_of_it_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def half(path: Path, data: bytes) -> int:
        with path.open("wb") as file:
            file.write(data[:100])
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    driver = open_driver(tmp_path)
    open_scene(driver.app, "title")
    monkeypatch.setattr(Path, "write_bytes", half)
    driver.key(pygame.K_F12, wait=3)
    assert isinstance(driver.top, DialogScene)
    assert driver.top.title == "No screenshot"
    assert not list(driver.app.places.screenshots.iterdir())
    driver.app.close()
