"""Every global key over every scene and dialog; what is typed is never a key; F1 opens the page that belongs there."""

from pathlib import Path
from random import Random

import pygame
import pytest
from driver import Driver, key_event
from given import there
from rows import one_in
from screens import ASKED, GAME_SCREENS, MENUS, TYPING, solo_session
from solo import solo_options

from trickerion.app.commands import AT_ONCE, COVERING
from trickerion.app.registry import open_scene
from trickerion.app.scene import Scene
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.scenes.heir.scene import HeirScene
from trickerion.scenes.log import LogScene
from trickerion.scenes.workbook.book import index, pages
from trickerion.scenes.workbook.scene import WorkbookScene
from trickerion.screens.dialog import EntryScene
from trickerion.screens.setup.plan import READY
from trickerion.storage.reader import OpenedGame
from trickerion.storage.settings import DEFAULT_KEYS
from trickerion.words.commands import COMMANDS, Scope
from trickerion.words.workbook_where import ACTIONS, PHASES, THINGS

WINDOW = [command.id for command in COMMANDS if command.scope is Scope.WINDOW]
GAME = [command.id for command in COMMANDS if command.scope is Scope.GAME]
OPENS: dict[str, type[Scene]] = {"help": WorkbookScene, "log": LogScene, "heir": HeirScene}


@pytest.fixture
def table(driver: Driver) -> Session:
    """A solo game on the table."""
    driver.app.settings.heir_pace = "at_once"
    session = solo_session()
    driver.open("board", how="reset", session=session)
    driver.frames(4)
    return session


def press(driver: Driver, command: str) -> None:
    """The usual key of a command; what it changes is not drawn."""
    driver.app.live([key_event(DEFAULT_KEYS[command])], 1 / 60)


def pictures(driver: Driver) -> list[Path]:
    return list(driver.app.places.screenshots.glob("*.png"))


def state_of(driver: Driver) -> tuple[object, ...]:
    """What the window's commands change."""
    app = driver.app
    return app.stack.top, app.magnifier, app.settings.mute, app.window.fullscreen, len(pictures(driver))


@pytest.mark.on_screen
def test_the_lens_enlarges_what_is_under_the_pointer_and_nothing_else(driver: Driver) -> None:
    open_scene(driver.app, "credits", how="reset")
    driver.move((960, 540))
    driver.app.draw()
    plain = there(pygame.display.get_surface()).copy()
    press(driver, "lens")
    driver.app.draw()
    same = pygame.mask.from_threshold(there(pygame.display.get_surface()), (0, 0, 0), (1, 1, 1, 255), plain)
    same.invert()
    glass = max(same.get_bounding_rects(), key=lambda rect: rect.w * rect.h, default=pygame.Rect(0, 0, 0, 0))
    assert 200 < glass.w < 900
    assert abs(glass.centerx - 960) < 20
    assert abs(glass.centery - 540) < 20


def check(driver: Driver, command: str) -> None:
    """The key does what it is for, and the screen below is there again afterwards."""
    below, before = driver.top, state_of(driver)
    if command == below.toggled_by:
        press(driver, command)
        assert driver.top is not below
        return
    press(driver, command)
    changed = [now != then for now, then in zip(state_of(driver), before, strict=True)]
    assert changed == [command in OPENS, *(command == one for one in ("lens", "mute", "fullscreen", "screenshot"))]
    if command in OPENS:
        assert isinstance(driver.top, OPENS[command])
        driver.frames(1)
        press(driver, command)
        assert driver.top is below
    assert driver.app.failures == 0


def test_every_global_command_is_carried_out_by_the_program() -> None:
    assert {*AT_ONCE, *COVERING} == {command.id for command in COMMANDS if command.scope is not Scope.TABLE}


@pytest.mark.parametrize("screen", one_in(2, GAME_SCREENS))
def test_every_global_key_works_in_every_scene_and_dialog_of_a_game(
    driver: Driver, table: Session, screen: str
) -> None:
    opened = GAME_SCREENS[screen](driver, table)
    driver.frames(2)
    for command in sorted([*WINDOW, *GAME], key=lambda command: command == opened.toggled_by):
        check(driver, command)


@pytest.mark.parametrize("screen", one_in(2, MENUS))
def test_every_key_of_the_window_works_in_every_menu(driver: Driver, screen: str) -> None:
    if screen != "title":
        open_scene(driver.app, "title")
    MENUS[screen](driver, None)  # type: ignore[arg-type]
    driver.frames(2)
    for command in WINDOW:
        check(driver, command)


@pytest.mark.parametrize("screen", TYPING)
def test_letters_are_text_where_text_is_typed_and_other_keys_still_work(
    driver: Driver, table: Session, screen: str
) -> None:
    opened = TYPING[screen](driver, table)
    driver.frames(2)
    for command in sorted([*WINDOW, *GAME], key=lambda command: command == opened.toggled_by):
        before = state_of(driver)
        if len(DEFAULT_KEYS[command]) > 1:
            check(driver, command)
        else:
            press(driver, command)
            assert state_of(driver) == before


def test_behind_the_curtain_the_game_stays_hidden(driver: Driver, table: Session) -> None:
    curtain = driver.open("curtain", session=table)
    driver.frames(60)
    for command in GAME:
        press(driver, command)
        assert driver.top is curtain


@pytest.mark.usefixtures("table")
def test_after_the_workbook_the_name_is_typed_on(driver: Driver) -> None:
    done: list[str] = []
    entry = driver.open("entry", **ASKED, on_done=done.append, initial="Game")
    press(driver, "help")
    press(driver, "help")
    assert driver.top is entry
    assert isinstance(entry, EntryScene)
    assert entry.widgets.typing
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="!"))
    driver.frames(2)
    driver.key(pygame.K_RETURN)
    assert done == ["Game!"]


def test_a_key_of_the_window_can_be_given_to_another_command(driver: Driver) -> None:
    open_scene(driver.app, "title")
    open_scene(driver.app, "settings")
    driver.click("settings.page.keys", "settings.key.hint")
    driver.key(pygame.K_F11)
    assert not driver.app.window.fullscreen
    assert driver.app.settings.keys["hint"] == "f11"
    assert driver.app.settings.keys["fullscreen"] == "h"


# --- the page that belongs to the screen ------------------------------------------------------------------------------
def page(driver: Driver) -> str:
    """The page that F1 opens."""
    press(driver, "help")
    assert isinstance(driver.top, WorkbookScene)
    opened = driver.top.page.id
    press(driver, "help")
    return opened


PAGES = {
    "assignment": "turn",
    "theater": "theater",
    "workshop": "workshop",
    "residence": "downtown",
    "performance": "performance",
    "draft": "set_up",
    "heir": "solo",
    "settings": "settings",
    "load": "kept_games",
    "records": "kept_games",
}


@pytest.mark.parametrize("screen", PAGES)
def test_f1_opens_the_page_of_the_scene(driver: Driver, table: Session, screen: str) -> None:
    GAME_SCREENS[screen](driver, table)
    driver.frames(2)
    assert page(driver) == PAGES[screen]


@pytest.mark.parametrize(
    ("screen", "expected"),
    [
        ("title", "first_evening"),
        ("setup", "set_up"),
        ("solo_setup", "first_solo_evening"),
        ("setup_points", "editions"),
    ],
)
def test_f1_opens_the_page_of_the_menu(driver: Driver, screen: str, expected: str) -> None:
    MENUS[screen](driver, None)  # type: ignore[arg-type]
    assert page(driver) == expected


@pytest.mark.parametrize("dialog", ["pause", "confirm", "notice", "log"])
def test_f1_over_a_dialog_opens_the_page_of_the_scene_below(driver: Driver, table: Session, dialog: str) -> None:
    GAME_SCREENS["workshop"](driver, table)
    GAME_SCREENS[dialog](driver, table)
    assert page(driver) == "workshop"


def test_f1_over_a_finished_game_opens_the_scoring(driver: Driver) -> None:
    game, dice = Game.new(solo_options(setup="beginner"), "end"), Random(3)
    while not game.is_over:
        game.apply(dice.choice(game.legal_moves()))
    open_scene(driver.app, "scoring", session=Session.of_opened(OpenedGame(game), None))
    assert page(driver) == "scoring"


@pytest.mark.parametrize(
    ("spot", "expected"),
    [
        ("action.learn_trick", "downtown"),
        ("action.buy", "market_row"),
        ("action.prepare", "workshop"),
        ("action.draw_card", "dark_alley"),
        ("slot.downtown.0", "downtown"),
        ("slot.market_row.0", "market_row"),
        ("magician", "magicians"),
    ],
)
@pytest.mark.usefixtures("table")
def test_on_the_board_f1_speaks_of_what_is_pointed_at(driver: Driver, spot: str, expected: str) -> None:
    while driver.top.spots.focused != spot and spot in driver.top.spots:
        driver.top.spots.focused = spot
    assert spot in driver.top.spots
    assert page(driver) == expected


def test_every_place_that_f1_may_open_is_in_the_workbook() -> None:
    book = pages(READY)
    anchors = {(entry.page, entry.anchor) for entry in index(book)}
    places = [*PHASES.values(), *THINGS.values(), ("market_row", ACTIONS["buy"]), ("workshop", ACTIONS["prepare"])]
    assert set(places) <= anchors
    assert set(PAGES.values()) <= {one.id for one in book} | {"settings"}


def test_the_readme_names_every_key() -> None:
    text = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| ") and line.count("|") == 3]
    keys = {key.strip() for row in rows for key in row.split(",")}
    from trickerion.ui.keys import WALKED, WHERE, key_label

    assert {key_label(command.key) for command in COMMANDS} <= keys
    walked = {key_label(key) for key in (*WALKED, WHERE) if key not in ("up", "down", "left", "right", "shift+tab")}
    assert walked - {"Shift+F6"} <= keys
    assert {"arrows", "Ctrl+1 to 8"} <= keys
