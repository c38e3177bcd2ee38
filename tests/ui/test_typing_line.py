"""A line to type in takes any text, as far as it can be drawn."""

import pygame
import pytest
from driver import Driver
from foreign import FOREIGN, MARKUP

from trickerion.app.registry import open_scene
from trickerion.language.verbatim import writable
from trickerion.scenes.dialog import EntryScene
from trickerion.storage.record import GAME_NAME_LENGTH


@pytest.fixture
def answers() -> list[str]:
    """What was accepted."""
    return []


def ask(driver: Driver, answers: list[str], initial: str = "") -> EntryScene:
    open_scene(driver.app, "title", how="reset")
    return driver.open("entry", title="A Name", text="Type.", on_done=answers.append, initial=initial)


@pytest.mark.parametrize("text", FOREIGN, ids=lambda text: ascii(text)[:20])
def test_any_text_can_stand_in_it_and_be_typed(driver: Driver, answers: list[str], text: str) -> None:
    line = ask(driver, answers, text).line
    assert line.get_text() == writable(text)[:GAME_NAME_LENGTH]
    line.set_text("")
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
    driver.frames(2)
    assert line.get_text() == writable(text)[:GAME_NAME_LENGTH]
    for key in (pygame.K_LEFT, pygame.K_LEFT, pygame.K_BACKSPACE, pygame.K_END):
        driver.key(key)
    assert driver.app.failures == 0


@pytest.mark.parametrize("text", MARKUP)
def test_what_was_typed_is_what_is_answered(driver: Driver, answers: list[str], text: str) -> None:
    ask(driver, answers)
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
    driver.frames(2)
    driver.key(pygame.K_RETURN)
    assert answers == [text]


def test_a_name_with_a_dot_is_not_taken_for_the_name_of_a_translation(driver: Driver, answers: list[str]) -> None:
    assert ask(driver, answers, "pygame-gui.OK").line.get_text() == "pygame-gui.OK"


def test_what_is_pasted_goes_in_as_far_as_there_is_room(driver: Driver, answers: list[str]) -> None:
    line = ask(driver, answers, "Ada").line
    pygame.scrap.put_text("of\nthe {x} and much more than there is room for in the name of a game\n")
    driver.key(pygame.K_v, pygame.KMOD_CTRL, wait=2)
    whole = "Adaof the {x} and much more than there is room for in the name of a game"
    assert line.get_text() == whole[:GAME_NAME_LENGTH] != whole
