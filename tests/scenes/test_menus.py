"""Title, settings, credits and dialogs, used like a player would."""

import importlib
import json
import pkgutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path

import pygame
import pytest
from driver import Driver, monkey, open_driver
from rows import one_in

from trickerion import scenes
from trickerion.app import registry
from trickerion.app.registry import has_scene, open_scene
from trickerion.bots.levels import LEVELS
from trickerion.scenes.settings import scene as sheet
from trickerion.scenes.theater.deeds import REWARD_MEMORY
from trickerion.scenes.theater.scene import TheaterScene
from trickerion.screens.dialog import DialogScene, Reply
from trickerion.screens.settings_pages import Adjustable, SettingsPage
from trickerion.storage.saves import ENDING
from trickerion.storage.settings import DEFAULT_KEYS, Settings, load_settings
from trickerion.ui import theme
from trickerion.words.screens import settings as words


@pytest.fixture(autouse=True)
def classic_palette() -> Iterator[None]:
    yield
    theme.use_palette("classic")


def test_continue_is_offered_only_with_a_game_in_progress(driver: Driver) -> None:
    open_scene(driver.app, "title")
    assert "title.continue" not in driver.top.spots
    if has_scene("continue"):
        driver.app.places.games.mkdir(parents=True, exist_ok=True)
        (driver.app.places.games / f"damaged{ENDING}").write_text("{}", encoding="utf-8")
        driver.top.on_reveal()
        assert "title.continue" in driver.top.spots


def test_the_menu_offers_nothing_that_leads_nowhere(driver: Driver) -> None:
    open_scene(driver.app, "title")
    for name in driver.top.spots.names():
        offered = name.removeprefix("title.")
        assert offered in ("quit", "new", "solo") or has_scene(offered), offered


def test_quit_ends_the_program(driver: Driver) -> None:
    open_scene(driver.app, "title")
    driver.click("title.quit")
    assert not driver.app.running


def test_settings_and_back_by_mouse_and_by_keyboard(driver: Driver) -> None:
    open_scene(driver.app, "title")
    title = driver.top
    driver.click("title.settings")
    assert driver.top is not title
    driver.click("settings.done")
    assert driver.top is title
    title.spots.focused = "title.settings"
    driver.key(pygame.K_RETURN)
    assert driver.top is not title
    driver.key(pygame.K_ESCAPE)
    assert driver.top is title


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (1000, 900)])
def test_every_setting_takes_effect_and_is_written(tmp_path: Path, size: tuple[int, int]) -> None:
    driver = open_driver(tmp_path, size)
    open_scene(driver.app, "settings")
    for page, spots in (
        ("reading", ("motion.4", "lens_zoom.2", "palette.1")),
        ("pace", ("opponents_pace.0",)),
        ("sound", ("mute",)),
        ("help", ("confirm",)),
    ):
        driver.click(f"settings.page.{page}", *(f"settings.{spot}" for spot in spots))
    settings = driver.app.settings
    assert (settings.motion, settings.opponents_pace, settings.lens_zoom) == (4.0, 0.0, 3.0)
    assert theme.palette() == "colour_blind"
    assert driver.app.sounds.mute
    assert not settings.confirm
    driver.app.later.flush()
    written = load_settings(driver.app.places.settings).settings
    assert (written.motion, written.palette, written.mute, written.confirm) == (4.0, "colour_blind", True, False)
    driver.app.close()


def test_the_thinking_time_can_be_set_once_somebody_uses_it(driver: Driver) -> None:
    open_scene(driver.app, "settings")
    driver.click("settings.page.pace")
    assert ("settings.thinking_time.0" in driver.top.spots) == any(level.scales for level in LEVELS)


def test_full_screen_by_its_switch(driver: Driver) -> None:
    open_scene(driver.app, "settings")
    driver.click("settings.fullscreen")
    driver.app.later.flush()
    assert driver.app.window.fullscreen
    assert load_settings(driver.app.places.settings).settings.fullscreen
    driver.click("settings.fullscreen")
    assert not driver.app.window.fullscreen


def test_a_new_key_works_at_once_and_its_old_owner_gets_the_other(driver: Driver) -> None:
    open_scene(driver.app, "settings")
    driver.click("settings.page.keys", "settings.key.undo")
    driver.key(pygame.K_h)
    assert driver.app.settings.keys["undo"] == "h"
    assert driver.app.settings.keys["hint"] == DEFAULT_KEYS["undo"]
    assert driver.app.keys.action(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0)) == "undo"


@pytest.mark.parametrize("key", [pygame.K_TAB, pygame.K_5, pygame.K_SPACE, pygame.K_UP])
def test_keys_with_a_fixed_meaning_cannot_be_taken(driver: Driver, key: int) -> None:
    open_scene(driver.app, "settings")
    driver.click("settings.page.keys", "settings.key.undo")
    driver.key(key)
    assert driver.app.settings.keys == DEFAULT_KEYS
    driver.key(pygame.K_ESCAPE)
    driver.key(pygame.K_ESCAPE)
    assert driver.app.stack.depth == 0 or driver.app.settings.keys == DEFAULT_KEYS


def test_another_language_is_kept_and_offers_to_restart(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    page = SettingsPage("reading", "ui.zoom", (Adjustable("language", ("en", "fr")),))
    monkeypatch.setattr(sheet, "PAGES", (page,))
    monkeypatch.setitem(words.CHOICES, "language", ("English", "Français"))
    open_scene(driver.app, "settings")
    driver.click("settings.language.0")
    assert not isinstance(driver.top, DialogScene)
    driver.click("settings.language.1", "dialog.answer_0")
    assert driver.app.running
    assert driver.app.settings.language == "fr"
    driver.click("settings.language.1", "dialog.answer_1")
    assert driver.app.restarts
    assert not driver.app.running


def test_usual_settings_ask_first(driver: Driver) -> None:
    open_scene(driver.app, "settings")
    driver.click("settings.page.sound", "settings.mute", "settings.usual", "dialog.answer_0")
    assert driver.app.settings.mute
    driver.click("settings.usual", "dialog.answer_1")
    assert not driver.app.settings.mute
    assert driver.app.settings.motion == 1.0


def test_the_volume_follows_the_slider_but_not_while_another_scene_covers_it(driver: Driver) -> None:
    driver.open("settings")
    driver.click("settings.page.sound")
    knob = next(e for e in driver.top.widgets.root.elements if hasattr(e, "sliding_button")).sliding_button.rect.center
    driver.open("notice", title="Over it", text="Nothing below reacts.")
    driver.drag(knob, (knob[0] - 100, knob[1]))
    driver.frames(3)
    assert driver.app.settings.effects_volume == 0.7
    driver.app.stack.pop(driver.top)
    driver.drag(knob, (knob[0] - 100, knob[1]))
    driver.frames(4)
    assert driver.app.settings.effects_volume < 0.6
    assert driver.app.sounds.volume == driver.app.settings.effects_volume


def test_credits_scroll_and_name_every_author_of_an_icon(driver: Driver) -> None:
    from trickerion.ui.icons import icon_authors
    from trickerion.words.screens.credits import icons

    text = " ".join(icons(icon_authors()).paragraphs).lower().replace(" ", "-")
    assert all(author in text for author in icon_authors())
    open_scene(driver.app, "credits")
    before = driver.canvas.copy()
    driver.wheel("credits.page", -5)
    assert driver.top._scrolling.offset > 0  # type: ignore[attr-defined]
    driver.key(pygame.K_END)
    assert before.get_buffer().raw != driver.canvas.get_buffer().raw
    driver.key(pygame.K_ESCAPE)


def test_a_name_is_typed_and_accepted_with_enter(driver: Driver) -> None:
    done: list[str] = []
    driver.open("entry", title="Save", text="Name?", on_done=done.append, initial="Game")
    for letter in " m":
        driver.key(ord(letter), text=letter)
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        driver.frames(1)
    assert not driver.app.magnifier, "a letter typed is not a key of the program"
    driver.key(pygame.K_RETURN)
    assert done == ["Game m"]


def test_an_empty_name_is_no_answer(driver: Driver) -> None:
    done: list[str] = []
    open_scene(driver.app, "title")
    open_scene(driver.app, "entry", title="Save", text="Name?", on_done=done.append)
    driver.key(pygame.K_RETURN)
    assert not done
    driver.key(pygame.K_ESCAPE)
    assert not done
    assert driver.app.stack.depth == 1


def test_a_question_can_be_answered_from_the_keyboard(driver: Driver) -> None:
    done: list[str] = []
    open_scene(driver.app, "confirm", title="Sure?", text="Really.", yes="Yes", on_yes=lambda: done.append("yes"))
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_RETURN)
    open_scene(driver.app, "confirm", title="Sure?", text="Really.", yes="Yes", on_yes=lambda: done.append("never"))
    driver.key(pygame.K_ESCAPE)
    assert done == ["yes"]
    assert driver.app.stack.depth == 0


@pytest.mark.on_screen
def test_the_lens_comes_and_goes_with_its_key(driver: Driver) -> None:
    open_scene(driver.app, "title")
    driver.move((960, 300))
    driver.key(pygame.K_m)
    assert driver.app.magnifier
    driver.move((1900, 1070))
    driver.key(pygame.K_m)
    window = driver.app.window
    assert not driver.app.magnifier
    assert bytes(window.screen.get_view("2")) == bytes(window.canvas.get_view("2"))


def test_the_volume_can_be_set_from_the_keyboard(driver: Driver) -> None:
    open_scene(driver.app, "settings")
    driver.click("settings.page.sound")
    driver.top.spots.focused = "settings.effects_volume"
    driver.key(pygame.K_LEFT)
    driver.key(pygame.K_LEFT, wait=3)
    assert driver.app.settings.effects_volume == pytest.approx(0.6)


def test_the_music_has_a_volume_of_its_own_which_is_kept(driver: Driver) -> None:
    driver.open("settings")
    driver.click("settings.page.sound")
    driver.top.spots.focused = "settings.music_volume"
    driver.key(pygame.K_LEFT)
    assert driver.app.music.volume == pytest.approx(0.35)
    driver.wheel("settings.music_volume", -30)
    driver.frames(3)
    driver.app.later.flush()
    settings = load_settings(driver.app.places.settings).settings
    assert (settings.music_volume, settings.effects_volume, driver.app.music.volume) == (0.0, 0.7, 0.0)
    driver.click("settings.usual", "dialog.answer_1")
    assert driver.app.settings.music_volume == driver.app.music.volume == 0.4


def test_tab_leaves_a_line_of_text(driver: Driver) -> None:
    open_scene(driver.app, "entry", title="Save", text="Name?", on_done=print, initial="Game")
    driver.key(pygame.K_TAB)
    assert not driver.top.widgets.typing
    assert driver.top.spots.focused is not None


@pytest.mark.parametrize("seeds", [range(4), pytest.param(range(4, 12), marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", one_in(3, ["settings", "title", "credits"]))
def test_a_monkey_finds_no_error(driver: Driver, name: str, caplog: pytest.LogCaptureFixture, seeds: range) -> None:
    open_scene(driver.app, "settings")  # whatever the monkey closes, something is left
    if name != "settings":
        open_scene(driver.app, name)
    driver.app.settings.motion = 1.0
    scene = driver.top
    for seed in seeds:
        monkey(driver, 10, seed)
        if scene not in list(driver.app.stack):
            scene = open_scene(driver.app, name)
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


def test_all_answers_of_a_dialog_lie_on_its_sheet(driver: Driver) -> None:
    labels = ("Cancel", "Keep it as it is", "Replace it by the other")
    answers = [Reply(label, icon="ui.save", primary=label == labels[-1]) for label in labels]
    dialog = driver.open("choose", title="A game", text="In progress.", answers=answers)
    assert isinstance(dialog, DialogScene)
    assert all(dialog.panel.contains(dialog.spots.get(f"dialog.answer_{n}").rect) for n in range(3))


ODD_SIZES = ((1600, 1200), (2560, 1080), (3840, 1080), (1367, 768))


@pytest.mark.watched
@pytest.mark.on_screen
@pytest.mark.parametrize("size", ODD_SIZES)
def test_the_titles_valance_reaches_the_edges_of_a_window_of_any_shape(driver: Driver, size: tuple[int, int]) -> None:
    open_scene(driver.app, "title")
    window = driver.app.window
    window.resize(size)
    window.was_resized()
    driver.frames(2)
    screen, canvas = window.screen, window.letterbox.rect
    assert screen.get_size() == size
    edges = [(x, y) for x in (0, size[0] - 1) for y in (canvas.y + 4, canvas.centery, canvas.bottom - 4)]
    edges += [(x, 0) for x in range(0, size[0], 40)]
    for edge in edges:
        red, green, blue, _ = screen.get_at(edge)
        assert red > 2 * max(green, blue), (edge, "no velvet")


@pytest.mark.watched
@pytest.mark.on_screen
def test_a_dialog_over_the_title_dims_what_is_beside_the_canvas_too(driver: Driver) -> None:
    open_scene(driver.app, "title")
    window = driver.app.window
    window.resize((2560, 1080))
    window.was_resized()
    driver.frames(2)
    before = window.screen.get_at((100, 500))
    driver.app.notice("Title", "Text")
    driver.frames(2)
    assert window.screen.get_at((100, 500))[0] < before[0] / 2


# ---- The first frame does not wait for all scenes: they are known by name and imported when they are opened.
_LOADED = "import sys; from trickerion.scenes import load_scenes, start; load_scenes(); print(*sys.modules)"


def test_every_scene_is_known_by_its_name_and_no_other_name_is() -> None:
    scenes.load_scenes()
    for module in pkgutil.iter_modules(scenes.__path__):
        importlib.import_module(f"{scenes.__name__}.{module.name}")
    ours = {
        name: factory for name, factory in registry._FACTORIES.items() if factory.__module__.startswith("trickerion")
    }
    assert set(registry._MODULES) == set(ours)
    assert all(ours[name].__module__.startswith(module) for name, module in registry._MODULES.items())


def test_a_game_s_scenes_are_not_imported_before_one_is_opened() -> None:
    loaded = subprocess.run([sys.executable, "-c", _LOADED], check=True, capture_output=True, text=True).stdout.split()
    assert "trickerion.scenes.crash" in loaded  # what tells of a failure must not have to be read first
    assert not {"trickerion.scenes.board.scene", "trickerion.scenes.theater.scene", "trickerion.table.panel"} & {
        *loaded
    }


# ---- Whatever stands in the settings file, every menu opens.
KEYS = {"undo": "return", "hint": "\ud800"}
ODD: tuple[object, ...] = (None, True, -1, 7.5, 1e308, float("nan"), "", "fast", "\ud800", [], [1, 2], {}, KEYS)
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
