"""Captions: a quiet line for each sound that tells something, also in silence; and letters that are plain."""

import pytest
from driver import Driver

from trickerion.app.captions import STAYS
from trickerion.ui import theme
from trickerion.ui.text import as_set, setting_of_type
from trickerion.words.captions import CAPTIONS

TELL_NOTHING = {"card_flick", "chalk", "click", "disc_place", "page_turn", "planks", "tick"}


def hear(driver: Driver, sound: str) -> str:
    driver.app.sounds.play(sound)
    return driver.app.captions.text


def test_without_the_setting_there_are_none(driver: Driver) -> None:
    driver.open("title")
    assert hear(driver, "bell") == ""


def test_a_sound_that_tells_something_has_its_line_for_a_while_even_in_silence(driver: Driver) -> None:
    driver.open("title")
    driver.app.change_settings(captions=True, mute=True)
    driver.frames(40)
    before = driver.canvas.copy()
    assert hear(driver, "bell") == CAPTIONS["bell"]
    driver.frames(2)
    assert driver.canvas.get_at((30, 1050)) != before.get_at((30, 1050))
    driver.frames(round(60 * STAYS))
    assert driver.app.captions.text == ""


def test_links_and_murmurs_of_all_sizes_are_told(driver: Driver) -> None:
    driver.app.change_settings(captions=True)
    assert [hear(driver, sound) for sound in ("link_3", "murmur_4", "applause_2")] == [
        *(CAPTIONS["link"], CAPTIONS["murmur"], CAPTIONS["applause_2"])
    ]


def test_every_sound_of_the_house_is_told_or_tells_nothing(driver: Driver) -> None:
    told = {name for name in driver.app.sounds.names() if name in CAPTIONS or name.rpartition("_")[0] in CAPTIONS}
    assert set(driver.app.sounds.names()) - told == TELL_NOTHING


@pytest.mark.parametrize("style", [theme.TEXT.label, theme.TEXT.aside])
def test_labels_and_notes_are_upright_and_plain_when_that_is_set(driver: Driver, style: theme.Style) -> None:
    driver.open("settings")
    usual = as_set(style).face
    driver.click("settings.plain_faces")
    assert setting_of_type() == (1.0, True)
    assert as_set(style).face == theme.BODY
    driver.click("settings.plain_faces")
    assert as_set(style).face == usual
