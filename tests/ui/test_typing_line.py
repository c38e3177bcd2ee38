"""A line to type in takes any script, what an input method composes, and moves by letters as people count them."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from displays import ROOT, bare
from driver import Driver

from trickerion.app.registry import open_scene
from trickerion.screens.dialog import EntryScene
from trickerion.ui.faces import can_draw
from trickerion.ui.letter_places import code_at, cursor_x, letter_places
from trickerion.ui.text import text_width
from trickerion.ui.typing_line import STYLE, TypingLine

TEXTS = (
    *("Nguyễn Văn", "שלום עולם", "محمد السلام", "हिन्दी क्षत्रिय", "ที่นี่", "さくら 字"),
    *("김민수", "👨\u200d👩\u200d👧 ❤\ufe0f"),
)
DRAWN = [pytest.param(text, marks=pytest.mark.skipif(not can_draw(text), reason="no font for it")) for text in TEXTS]


@pytest.fixture
def line(driver: Driver) -> TypingLine:
    """A line that has the keyboard."""
    open_scene(driver.app, "title", how="reset")
    entry = driver.open("entry", title="A Name", text="Type.", on_done=print)
    assert isinstance(entry, EntryScene)
    return entry.line


def write(driver: Driver, text: str) -> None:
    pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=text))
    driver.frames(2)


def compose(driver: Driver, text: str, at: int = 0) -> None:
    pygame.event.post(pygame.event.Event(pygame.TEXTEDITING, text=text, start=at, length=0))
    driver.frames(2)


def picture(driver: Driver, line: TypingLine) -> bytes:
    return pygame.image.tobytes(driver.app.window.canvas.subsurface(line.rect), "RGB")


@pytest.mark.parametrize("text", DRAWN)
def test_what_is_typed_is_kept_and_drawn(driver: Driver, line: TypingLine, text: str) -> None:
    empty = picture(driver, line)
    write(driver, text)
    assert line.get_text() == text
    assert picture(driver, line) != empty
    assert driver.app.failures == 0


def test_the_cursor_steps_over_letters_with_their_marks(driver: Driver, line: TypingLine) -> None:
    write(driver, "ae\u0302\u0303b")
    stops = [line.edit_position]
    for _ in range(4):
        driver.key(pygame.K_LEFT)
        stops.append(line.edit_position)
    assert stops == [5, 4, 1, 0, 0]
    driver.key(pygame.K_RIGHT)
    driver.key(pygame.K_DELETE)
    assert line.get_text() == "ab"


@pytest.mark.skipif(not can_draw("ที่"), reason="no font for it")
def test_backspace_takes_a_latin_letter_whole_and_of_a_thai_one_its_last_mark(driver: Driver, line: TypingLine) -> None:
    write(driver, "e\u0302\u0303")
    driver.key(pygame.K_BACKSPACE)
    assert line.get_text() == ""
    write(driver, "ที่")
    driver.key(pygame.K_BACKSPACE)
    assert line.get_text() == "ที"


@pytest.mark.skipif(not can_draw("שלום"), reason="no font for it")
def test_the_arrows_follow_a_line_that_runs_from_the_right(driver: Driver, line: TypingLine) -> None:
    write(driver, "שלום")
    driver.key(pygame.K_RIGHT)
    assert line.edit_position == 3
    driver.key(pygame.K_LEFT)
    assert line.edit_position == 4


def test_words_are_marked_passed_over_and_deleted(driver: Driver, line: TypingLine) -> None:
    write(driver, "Ada and Bela")
    driver.key(pygame.K_LEFT, pygame.KMOD_CTRL)
    assert line.edit_position == 8
    driver.key(pygame.K_BACKSPACE, pygame.KMOD_CTRL)
    assert line.get_text() == "Ada Bela"
    driver.key(pygame.K_END, pygame.KMOD_SHIFT)
    write(driver, "Cleo")
    assert line.get_text() == "Ada Cleo"


@pytest.mark.skipif(not can_draw("咲く"), reason="no font for it")
def test_what_an_input_method_composes_is_shown_and_belongs_to_no_key(driver: Driver, line: TypingLine) -> None:
    write(driver, "Ada ")
    before = picture(driver, line)
    compose(driver, "さく", 2)
    assert picture(driver, line) != before
    assert line.get_text() == "Ada "
    for key in (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_BACKSPACE, pygame.K_LEFT):
        driver.key(key)
    assert isinstance(driver.top, EntryScene), "the keys were the input method's"
    assert line.get_text() == "Ada "
    compose(driver, "")
    write(driver, "咲く")
    assert line.get_text() == "Ada 咲く"
    driver.key(pygame.K_BACKSPACE)
    assert line.get_text() == "Ada 咲"


def test_the_list_of_an_input_method_is_asked_to_the_cursor(driver: Driver, line: TypingLine) -> None:
    write(driver, "Ada")
    first = line.cursor
    write(driver, " Lovelace")
    assert line.rect.contains(first)
    assert line.cursor.left > first.left
    compose(driver, "さくら", 3)
    assert line.cursor.left > first.left + text_width(" Lovelace", STYLE)


@pytest.mark.parametrize("text", [*TEXTS, "Ada Bela", "Ada שלום Bela 12"])
def test_a_click_finds_each_place_of_the_cursor(text: str) -> None:
    places = letter_places(text, STYLE)
    assert [place.first for place in places[1:]] == [place.end for place in places[:-1]]
    assert places[-1].end == len(text)
    assert abs(max(place.right for place in places) - text_width(text, STYLE)) <= len(text.split())
    for place in places:
        assert cursor_x(places, code_at(places, place.before)) == place.before


_REFUSED = """
import pygame
from driver import open_driver
from pathlib import Path
driver = open_driver(Path(__import__("sys").argv[1]))
from trickerion.app.registry import open_scene
open_scene(driver.app, "title", how="reset")
line = driver.open("entry", title="A Name", text="Type.", on_done=print).line
pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text="Ada\\u0e01b"))
driver.frames(2)
print(ascii(line.get_text()), line.refused)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only here the fonts of the system can be taken away")
def test_a_letter_that_nobody_can_draw_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "no.conf").write_text("<fontconfig></fontconfig>", encoding="utf-8")
    environment = bare(FONTCONFIG_FILE=str(tmp_path / "no.conf"), SDL_VIDEODRIVER="dummy")
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT), str(ROOT / "tests")])
    done = subprocess.run(
        [sys.executable, "-c", _REFUSED, str(tmp_path)], env=environment, capture_output=True, text=True, check=True
    )
    assert done.stdout.splitlines()[-1] == (
        "'Adab' No font on this computer has the letter U+0E01. Please write the text with another letter."
    )
