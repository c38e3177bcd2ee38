"""Command keys of each system: Cmd on a Mac, Ctrl elsewhere, wherever the program has a command on them."""

from random import Random

import pygame
import pytest
from driver import Driver

from trickerion.app.registry import open_scene
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.settings import SettingsScene
from trickerion.scenes.together.door import DoorScene
from trickerion.screens.dialog import EntryScene
from trickerion.ui import keys
from trickerion.ui.keys import KeyMap, key_label, key_text, writes
from trickerion.words.screens.together import paste_tip

COMMAND = {"linux": pygame.KMOD_LCTRL, "win32": pygame.KMOD_RCTRL, "darwin": pygame.KMOD_LMETA}
"""What is held on each system for a command."""


@pytest.fixture(params=COMMAND)
def command(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """The modifier of commands on the system that the program takes itself to run on."""
    monkeypatch.setattr(keys, "SYSTEM", request.param)
    return COMMAND[request.param]


def pressed(key: int, held: int, letter: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=held, unicode=letter)


def test_every_command_of_the_program_is_on_the_key_of_the_system(command: int) -> None:
    keymap = KeyMap({"undo": "ctrl+z", "redo": "ctrl+shift+z", "mute": "ctrl+m", "hint": "h"})
    told = [(pygame.K_z, command), (pygame.K_z, command | pygame.KMOD_LSHIFT), (pygame.K_m, command), (pygame.K_h, 0)]
    assert [keymap.action(pressed(*one)) for one in told] == ["undo", "redo", "mute", "hint"]
    assert all(writes(pressed(key, command)) for key in (pygame.K_a, pygame.K_c, pygame.K_v, pygame.K_x))
    assert not writes(pressed(pygame.K_z, command))


def test_a_mac_shows_its_own_key_and_control_does_the_same_there(monkeypatch: pytest.MonkeyPatch) -> None:
    assert key_label("ctrl+z") == "Ctrl+Z"
    assert "Ctrl+V" in paste_tip(key=key_label("ctrl+v"))
    monkeypatch.setattr(keys, "SYSTEM", "darwin")
    assert key_label("ctrl+shift+z") == "Cmd+Shift+Z"
    assert "Cmd+V" in paste_tip(key=key_label("ctrl+v"))
    assert key_text(pressed(pygame.K_z, pygame.KMOD_LCTRL)) == key_text(pressed(pygame.K_z, pygame.KMOD_LMETA))


@pytest.mark.parametrize("system", ["linux", "win32"])
def test_the_key_of_the_desktop_is_no_command_and_no_letter_either(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keys, "SYSTEM", system)
    assert key_text(pressed(pygame.K_h, pygame.KMOD_LMETA)) == "meta+h"
    assert not writes(pressed(pygame.K_c, pygame.KMOD_LMETA))


def test_undo_and_redo(driver: Driver, command: int) -> None:
    game = Game.new(GameOptions((Seat("Ada"), Seat("Bela"))), "keys")
    random = Random(1)
    session = Session(game, None)
    open_scene(driver.app, "board", how="reset", session=session)
    while not session.undoing.can_undo:
        session.play(random.choice(session.legal))
    made = len(session.game.moves)
    driver.key(pygame.K_z, command, wait=2)
    assert len(session.game.moves) < made
    assert session.undoing.can_redo
    driver.key(pygame.K_y, command, wait=2)
    assert len(session.game.moves) == made


def test_silence(driver: Driver, command: int) -> None:
    driver.open("title", how="reset")
    driver.key(pygame.K_m, command)
    assert driver.app.settings.mute


def test_a_line_of_text_is_copied_cut_and_pasted(driver: Driver, command: int) -> None:
    answers: list[str] = []
    driver.app.stack.push(EntryScene(driver.app, "A name", "", "Ada", answers.append, "Keep"))
    line = driver.on(EntryScene).line
    driver.frames(2)
    for key in (pygame.K_a, pygame.K_c, pygame.K_a, pygame.K_x):
        driver.key(key, command, wait=2)
    assert line.get_text() == ""
    assert pygame.scrap.get_text() == "Ada"
    driver.key(pygame.K_v, command, wait=2)
    assert line.get_text() == "Ada"


def test_a_code_is_pasted_at_the_door(driver: Driver, command: int) -> None:
    door = driver.open("together")
    assert isinstance(door, DoorScene)
    door.widgets.stop_typing()
    pygame.scrap.put_text("table.example.org:47600 DHW3-A6PZ")
    driver.key(pygame.K_v, command)
    assert door._code.text == "table.example.org:47600 DHW3A6PZ"
    driver.app.stack.clear()


def test_a_new_key_of_a_command(driver: Driver, command: int) -> None:
    driver.open("settings")
    driver.click("settings.page.keys", "settings.key.undo")
    assert driver.on(SettingsScene).awaits_key
    driver.key(pygame.K_u, command)
    assert driver.app.settings.keys["undo"] == "ctrl+u"
