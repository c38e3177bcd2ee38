"""The pages of the settings: turned by mouse and keys, at every text size, and for the tables at several computers."""

from collections.abc import Iterator

import pygame
import pytest
from driver import Driver
from pygame_gui.elements import UIHorizontalSlider
from rows import one_in

from trickerion.scenes.settings import SettingsScene
from trickerion.scenes.settings import layout as at
from trickerion.screens.settings_pages import PAGES
from trickerion.storage.settings import TEXT_SIZES, Settings
from trickerion.ui.text import cut_short, use_text_size
from trickerion.words.screens import settings as words


@pytest.fixture
def sheet(driver: Driver) -> Iterator[Driver]:
    driver.open("title")
    driver.open("settings")
    cut_short.clear()
    yield driver
    use_text_size(1.0)


def shown(driver: Driver) -> set[str]:
    """The settings and keys that can be used on the page."""
    names = [name.split(".") for name in driver.top.spots.names()]
    return {parts[1] for parts in names if parts[0] == "settings"} - {"page", "usual", "done"}


def sliders(driver: Driver) -> list[object]:
    """The sliders that can be moved."""
    elements = driver.top.widgets.root.elements
    return [element for element in elements if isinstance(element, UIHorizontalSlider) and element.visible]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.id)
def test_a_page_shows_its_settings_and_no_others(sheet: Driver, page: object) -> None:
    sheet.click(f"settings.page.{page.id}")  # type: ignore[attr-defined]
    assert shown(sheet) == ({setting.id for setting in page.settings} or {"key" if page.id == "keys" else page.id})  # type: ignore[attr-defined]


def test_every_setting_stands_on_one_page() -> None:
    on_pages = [setting.id for page in PAGES for setting in page.settings]
    kept = {"window_size", "maximised", "keys", "pad", "memory", "unknown"}
    assert len(on_pages) == len(set(on_pages))
    assert set(on_pages) | kept | {"language", "thinking_time"} == set(Settings.__dataclass_fields__)


def test_no_page_is_longer_than_its_room() -> None:
    assert all(not page.settings or at.ROWS.contains(at.rows(page)[-1]) for page in PAGES)
    assert all(at.ROWS.contains(row) for row in at.keys().values())


def test_ctrl_tab_turns_the_pages_round(sheet: Driver) -> None:
    seen = [shown(sheet)]
    for _ in PAGES:
        sheet.key(pygame.K_TAB, mod=pygame.KMOD_LCTRL)
        seen.append(shown(sheet))
    assert seen[0] == seen[-1]
    assert len({frozenset(page) for page in seen}) == len(PAGES)
    sheet.key(pygame.K_TAB, mod=pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT)
    assert shown(sheet) == {setting.id for setting in PAGES[-1].settings}


def test_a_page_is_turned_and_a_switch_is_set_by_keys_alone(sheet: Driver) -> None:
    sheet.top.spots.focused = "settings.page.help"
    sheet.key(pygame.K_RETURN)
    sheet.top.spots.focused = "settings.coach"
    sheet.key(pygame.K_SPACE)
    assert not sheet.app.settings.coach


def test_a_page_that_is_turned_waits_for_no_key(sheet: Driver) -> None:
    sheet.click("settings.page.keys", "settings.key.undo", "settings.page.sound")
    assert not sheet.on(SettingsScene).awaits_key


def test_the_volumes_can_be_set_again_after_another_page_and_a_dialog(sheet: Driver) -> None:
    sheet.click("settings.page.sound", "settings.page.pace", "settings.usual", "dialog.answer_0")
    assert not sliders(sheet)
    sheet.click("settings.page.sound")
    assert len(sliders(sheet)) == 2


@pytest.mark.parametrize("size", one_in(7, TEXT_SIZES, 3))
@pytest.mark.parametrize("page", [page.id for page in PAGES])
def test_nothing_is_cut_at_any_text_size(sheet: Driver, page: str, size: float) -> None:
    sheet.click(f"settings.text_size.{TEXT_SIZES.index(size)}", f"settings.page.{page}")
    sheet.app.draw()
    where = words.where_files_lie(folder=sheet.app.places.data)
    assert cut_short - {where} == set()


def test_the_preview_is_drawn_in_what_is_chosen(sheet: Driver) -> None:
    def preview() -> bytes:
        sheet.app.draw()
        return pygame.image.tobytes(sheet.canvas.subsurface(at.PREVIEW), "RGB")

    usual = preview()
    sheet.move(sheet.top.spots.rect("settings.text_size.2").center)
    assert preview() == usual, "a choice that is pointed at is not chosen yet"
    sheet.click("settings.text_size.2")
    larger = preview()
    sheet.click("settings.palette.1")
    assert usual != larger != preview()
