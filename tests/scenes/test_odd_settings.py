"""Whatever stands in the settings file, every menu opens."""

import json
from dataclasses import fields
from pathlib import Path

import pytest
from driver import Driver, open_driver

from trickerion.scenes.theater.scene import REWARD_MEMORY, TheaterScene
from trickerion.storage.settings import Settings

KEYS = {"undo": "return", "hint": "\ud800"}
ODD = (None, True, -1, 7.5, 1e308, float("nan"), "", "fast", "\ud800", [], [1, 2], {}, KEYS)
MEMORIES = ("setup", "last_setup", "solo_setup", "last_solo_setup", REWARD_MEMORY, TheaterScene.folded)


def menus_open(driver: Driver) -> None:
    driver.open("title")
    driver.app.stack.pop(driver.top) if not driver.top.is_title else None
    for name in ("settings", "setup"):
        driver.open(name)
        driver.app.stack.pop(driver.top)
    assert driver.app.failures == 0


@pytest.mark.parametrize("odd", ODD, ids=repr)
def test_the_menus_open_with_any_value_in_the_file(tmp_path: Path, odd: object) -> None:
    names = [field.name for field in fields(Settings) if field.name not in ("unknown", "memory")]
    settings = {**dict.fromkeys(names, odd), "memory": dict.fromkeys(MEMORIES, odd)}
    (tmp_path / "settings.json").write_text(json.dumps(settings), encoding="utf-8")
    driver = open_driver(tmp_path, (640, 360))
    menus_open(driver)
    driver.app.close()
    again = open_driver(tmp_path, (640, 360))
    assert not again.app.notes, "what was mended is written as it should be"
    again.app.close()


def test_the_settings_show_a_value_that_is_none_of_the_choices(driver: Driver) -> None:
    driver.app.settings.opponents_pace = 7.5
    driver.app.settings.motion = 0.3
    menus_open(driver)
