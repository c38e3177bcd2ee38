"""Enter and Space never give an answer by which something is lost, unless the focus has been moved to it."""

import ast
from collections.abc import Callable

import pygame
import pytest
from driver import Driver
from house_figures import sources
from rows import one_in
from scenes.test_assignment import open_assignment
from scenes.test_assignment import table as to_assign
from scenes.test_board import asks, at_table
from scenes.test_saves_menu import open_saves, play_some
from scenes.test_workshop import at_work, open_workshop

from trickerion.app.registry import open_scene
from trickerion.rules import moves as m
from trickerion.screens.dialog import DialogScene, Reply
from trickerion.screens.opening import ask_name_and_save
from trickerion.words.screens import menus

Read = Callable[[], object]
"""What would be lost, as it is now."""


def game_files(driver: Driver) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in driver.app.places.saves.glob("*")}


def delete(driver: Driver) -> Read:
    play_some(driver, "My game").close()
    open_saves(driver)
    driver.click("saves.delete.0")
    return lambda: game_files(driver)


def overwrite(driver: Driver) -> Read:
    play_some(driver, "My game").close()
    open_scene(driver.app, "title")
    ask_name_and_save(driver.app, play_some(driver, moves=5))
    driver.frames(2)
    driver.top.line.set_text("My game")  # type: ignore[attr-defined]
    driver.click("dialog.answer_1")
    return lambda: game_files(driver)


def usual_settings(driver: Driver) -> Read:
    open_scene(driver.app, "settings")
    driver.click("settings.page.sound", "settings.mute", "settings.usual")
    return lambda: driver.app.settings.mute


def give_back_on_the_board(driver: Driver) -> Read:
    scene = at_table(driver, "back", asks("Placing", m.ReturnTrick))
    place = next(move.place for move in scene.session.legal if isinstance(move, m.ReturnTrick))
    driver.click(f"trick.{place}", button=3)
    return lambda: len(scene.session.game.moves)


def leave_idle(driver: Driver) -> Read:
    scene = at_table(driver, "idle", asks("Placing", m.LeaveIdle))
    character = next(move.character for move in scene.session.legal if isinstance(move, m.LeaveIdle))
    scene.deeds.leave_idle(character)
    return lambda: len(scene.session.game.moves)


def points_on_the_board(driver: Driver) -> Read:
    scene = at_table(driver, "points", asks("CharacterActs", m.TakeCoins))
    scene.deeds.finish()
    return lambda: len(scene.session.game.moves)


def points_in_the_workshop(driver: Driver) -> Read:
    scene = open_workshop(driver, at_work())
    driver.click("done")
    return lambda: len(scene.session.game.moves)


def give_back_in_the_workshop(driver: Driver) -> Read:
    scene = open_workshop(driver, at_work())
    driver.click("trick.0", button=3)
    return lambda: len(scene.session.game.moves)


def idle_in_the_assignment(driver: Driver) -> Read:
    scene = open_assignment(driver, to_assign())
    scene.finish()
    return lambda: len(scene.session.game.moves)


ASKED = (
    delete,
    overwrite,
    usual_settings,
    give_back_on_the_board,
    leave_idle,
    points_on_the_board,
    points_in_the_workshop,
    give_back_in_the_workshop,
    idle_in_the_assignment,
)


@pytest.mark.parametrize("key", one_in(3, [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE]))
@pytest.mark.parametrize("ask", ASKED)
def test_enter_keeps_what_the_question_is_about(driver: Driver, ask: Callable[[Driver], Read], key: int) -> None:
    read = ask(driver)
    driver.frames(2)
    dialog, before = driver.top, read()
    assert type(dialog) is DialogScene
    driver.key(key, wait=2)
    assert dialog not in list(driver.app.stack)
    assert read() == before


def test_after_tab_enter_gives_the_other_answer(driver: Driver) -> None:
    read = usual_settings(driver)
    driver.key(pygame.K_TAB)
    driver.key(pygame.K_RETURN)
    assert read() is False


def test_an_answer_that_loses_something_is_never_the_usual_one(driver: Driver) -> None:
    answers = [Reply("Keep", escape=True), Reply("Lose", primary=True, loses=True)]
    dialog = open_scene(driver.app, "choose", title="Sure?", text="Really.", answers=answers)
    assert isinstance(dialog, DialogScene)
    assert dialog.usual is answers[0]


HARMLESS = {"CANCEL", "CLOSE", "CONTINUE", "GO_ON", "KEEP_IT", "RESTART", "RESUME", "accept"}
"""The labels, by their names in words, that Enter may give; a new primary answer has to be thought about."""


def test_no_primary_answer_of_the_program_loses_anything() -> None:
    """Every ``Reply(..., primary=True)`` of the source."""
    labels = set()
    for source in sources():
        for node in ast.walk(source.tree) if "primary" in source.text else ():
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reply":
                given = {word.arg for word in node.keywords}
                if "primary" in given and "loses" not in given:
                    label = node.args[0]
                    labels.add(label.attr if isinstance(label, ast.Attribute) else getattr(label, "id", ""))
    assert labels == HARMLESS


@pytest.mark.parametrize(
    ("kept", "questions"),
    [
        (menus.KEEP, (give_back_on_the_board, give_back_in_the_workshop)),
        (menus.NOT_YET, (leave_idle, points_on_the_board, points_in_the_workshop, idle_in_the_assignment)),
    ],
)
def test_the_same_question_has_the_same_buttons_in_every_scene(
    driver: Driver, kept: str, questions: tuple[Callable[[Driver], Read], ...]
) -> None:
    """What keeps stands left and is what Enter and Esc give; what loses stands right of it."""
    labels = set()
    for ask in questions:
        ask(driver)
        driver.frames(2)
        assert isinstance(driver.top, DialogScene)
        keeps, loses = driver.top.answers
        labels.add(loses.label)
        assert keeps.label == kept
        assert driver.top.usual is keeps
        assert keeps.escape
        assert loses.loses
        driver.key(pygame.K_ESCAPE)
    assert len(labels) <= 2, "to be done, or to be idle"


@pytest.mark.parametrize("ask", [give_back_on_the_board, give_back_in_the_workshop])
def test_who_wants_no_questions_is_not_asked_before_giving_back(driver: Driver, ask: Callable[[Driver], Read]) -> None:
    driver.app.settings.confirm = False
    ask(driver)
    driver.frames(2)
    assert not isinstance(driver.top, DialogScene)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_on_done_asks_while_points_are_left_even_for_who_wants_no_questions(driver: Driver, key: int) -> None:
    """A click, or Enter after Tab, is aimed at Done: no question. Enter alone asks, and once more keeps the points."""
    driver.app.settings.confirm = False
    scene = at_table(driver, "points", asks("CharacterActs", m.TakeCoins))
    made = len(scene.session.game.moves)
    driver.key(key, wait=2)
    dialog = driver.on(DialogScene)
    assert dialog.usual is dialog.answers[0]
    driver.key(key, wait=2)
    assert driver.top is scene
    assert len(scene.session.game.moves) == made
    driver.click("dock.done")
    assert m.FinishCharacter() in scene.session.game.moves[made:]


def test_enter_does_not_leave_anybody_idle_unasked(driver: Driver) -> None:
    driver.app.settings.confirm = False
    scene = open_assignment(driver, to_assign())
    made = len(scene.session.game.moves)
    driver.key(pygame.K_RETURN, wait=2)
    assert isinstance(driver.top, DialogScene)
    assert len(scene.session.game.moves) == made


def test_enter_after_tab_is_aimed(driver: Driver) -> None:
    driver.app.settings.confirm = False
    scene = at_table(driver, "points", asks("CharacterActs", m.TakeCoins))
    made = len(scene.session.game.moves)
    scene.spots.focused = "dock.done"
    driver.key(pygame.K_RETURN)
    assert m.FinishCharacter() in scene.session.game.moves[made:]
