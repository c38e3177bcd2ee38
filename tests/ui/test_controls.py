"""Labels of buttons and segments stay whole."""

import pygame
import pytest
from driver import Driver
from foreign import FOREIGN, MARKUP
from pygame import Rect, Surface
from rows import one_in

from trickerion.app.registry import open_scene
from trickerion.language.verbatim import writable
from trickerion.rules.moves import UseAbility, UseCard
from trickerion.scenes.heir import layout as heir_at
from trickerion.screens.dialog import EntryScene
from trickerion.storage.record import GAME_NAME_LENGTH
from trickerion.table.dock import CheckBox, PointsPanel
from trickerion.ui import theme
from trickerion.ui.action_row import RowText, draw_action_row
from trickerion.ui.bubble import Tip
from trickerion.ui.controls import ButtonFace, draw_button, draw_segments
from trickerion.ui.hotspots import Hotspots
from trickerion.ui.layout import board
from trickerion.ui.magician_card import counters
from trickerion.ui.text import cut_short
from trickerion.ui.tokens import action_points_width
from trickerion.words import names
from trickerion.words.screens import heir as words
from trickerion.words.screens.board import ENHANCE_BOX, FORGO_BOX, extras_label


def test_a_button_gives_up_its_icon_before_its_words() -> None:
    cut_short.clear()
    face = ButtonFace(words.GO_ON, True, "ui.step_forward", key="space", style=theme.TEXT.button_large)
    draw_button(pygame.Surface((1920, 1080)), heir_at.STEP, face)
    assert not cut_short


def test_a_label_of_a_segment_is_set_closer_before_it_is_cut() -> None:
    cut_short.clear()
    labels = ("At once", "½×", "1×", "2×", "4×")
    draw_segments(pygame.Surface((400, 60)), Rect(20, 10, 330, 40), labels, 2)
    assert not cut_short


@pytest.mark.parametrize("amounts", [(5, 10, 1), (49, 16, 15), (99, 28, 24), (128, 30, 15)])
def test_the_counters_of_a_magician_stand_apart(amounts: tuple[int, int, int]) -> None:
    room = board.MAGICIAN.w - 20
    size, widths = counters(room, amounts)
    assert size >= 16
    assert (room - sum(widths)) // 2 >= 8


@pytest.mark.parametrize("number", [2, 3])
def test_what_a_character_may_do_beside_its_actions_stays_whole(number: int) -> None:
    """A Shard, a bonus given up, cards and abilities: buttons beside each other above Undo and Done."""
    cut_short.clear()
    labels = (ENHANCE_BOX(points=1), FORGO_BOX, extras_label([UseCard("a"), UseAbility("b")], has_room=False))[:number]
    boxes = tuple(CheckBox(label, label, False, str, Tip(""), acts=True) for label in labels)
    PointsPanel("1", "", "", boxes=boxes).draw(pygame.Surface((1920, 1080)), Hotspots())
    assert not cut_short


NARROW = Rect(0, 0, 164, 39)
"""A row of the Academy's panel on the board."""


def drawn(name: str, state: str) -> Surface:
    canvas = Surface(NARROW.size)
    draw_action_row(canvas, NARROW, RowText(name, "action.renovate", 1), state=state, light=0.0)
    return canvas


@pytest.mark.parametrize("state", ["idle", "lit", "dim"])
@pytest.mark.parametrize("action", ["renovate", "practice", "teach", "learn_secret", "reveal_secret"])
def test_the_name_of_an_action_of_the_academy_does_not_touch_its_cost(action: str, state: str) -> None:
    pill = NARROW.right - 4 - 2 * (action_points_width(1, 24, tight=True) // 2)
    gap = Rect(pill - 4, 0, 3, NARROW.h)
    with_name, without = drawn(names.ACTION[action], state), drawn("", state)
    pictures = [pygame.image.tobytes(image.subsurface(gap), "RGB") for image in (with_name, without)]
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("action", ["renovate", "practice", "teach", "learn_secret", "reveal_secret"])
@pytest.mark.parametrize("reason", ["1 short", "the display is full"])
def test_the_name_of_an_action_stays_whole_beside_a_reason(action: str, reason: str) -> None:
    """Where both do not fit, the tooltip alone says why."""
    cut_short.clear()
    draw_action_row(
        Surface(NARROW.size), NARROW, RowText(names.ACTION[action], "action.renovate", 2, None, reason), state="dim"
    )
    assert not cut_short


@pytest.fixture
def answers() -> list[str]:
    """What was accepted."""
    return []


def ask(driver: Driver, answers: list[str], initial: str = "") -> EntryScene:
    open_scene(driver.app, "title", how="reset")
    entry: EntryScene = driver.open("entry", title="A Name", text="Type.", on_done=answers.append, initial=initial)
    return entry


@pytest.mark.parametrize("text", one_in(3, FOREIGN), ids=lambda text: ascii(text)[:20])
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
