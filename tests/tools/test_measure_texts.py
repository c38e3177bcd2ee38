"""No text of a picture is cut off, reaches over an edge or lies over another, at any text size, in any language."""

import subprocess
import sys
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from tools.shots.measure_texts import Measure
from trickerion.language.tongue import languages
from trickerion.storage.settings import TEXT_SIZES
from trickerion.ui import theme
from trickerion.ui.text import IN_HAND, draw_note, draw_text, use_text_size, watched_lines
from trickerion.ui.text import _as_set as as_drawn
from trickerion.ui.text_block import draw_aside, draw_block

ROOT = Path(__file__).resolve().parent.parent.parent
SAMPLE = "workshop"


def told(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "tools/shots/measure_texts.py", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.parametrize("size", TEXT_SIZES)
@pytest.mark.parametrize("language", languages())
def test_every_text_of_every_picture_has_its_room(language: str, size: float) -> None:
    ended = told("--language", language, "--text-size", str(size))
    assert ended.returncode == 0, ended.stdout + ended.stderr


@pytest.mark.slow
def test_the_largest_text_has_its_room_on_a_crowded_screen() -> None:
    ended = told("--language", "fr", "--text-size", str(TEXT_SIZES[-1]), "--only", SAMPLE)
    assert ended.returncode == 0, ended.stdout + ended.stderr


def faults(draw: object) -> list[str]:
    pygame.display.set_mode((16, 16))
    picture, measure = Surface((300, 120)), Measure()
    with watched_lines(measure):
        draw(picture)  # type: ignore[operator]
    return measure.found


def test_a_line_over_the_edge_or_over_another_is_found_also_in_a_block() -> None:
    def over(picture: Surface) -> None:
        draw_text(picture, "A line", (10, 10), colour="white")
        draw_block(picture, "A line that lies over it", Rect(10, 10, 200, 60), colour="white")

    assert faults(over) == ["over each other: A line / A line that lies over it"]
    assert faults(lambda picture: draw_text(picture, "A line", (10, 108), colour="white")) == ["over the edge: A line"]


def test_digits_alone_are_judged_by_the_small_letters_of_their_size(monkeypatch: pytest.MonkeyPatch) -> None:
    digits = theme.TEXT.number.set_in(19)
    use_text_size(IN_HAND)
    try:
        assert faults(lambda picture: draw_text(picture, "16", (10, 10), digits, "white")) == []
        monkeypatch.setitem(theme.SMALLEST, theme.HAND_DIGIT, 19)
        as_drawn.cache_clear()
        assert faults(lambda picture: draw_text(picture, "61", (10, 10), digits, "white")) == ["too small: 61"]
    finally:
        use_text_size(1.0)
        as_drawn.cache_clear()


def test_a_sheet_nearly_of_the_colour_of_the_letters_covers_them_also_in_part() -> None:
    def covered(picture: Surface, left: int) -> None:
        draw_text(picture, "A line of letters", (10, 10), colour=(236, 220, 184))
        for row in range(120):
            pygame.draw.line(picture, (234 + row % 5, 218 + row % 5, 182 + row % 5), (left, row), (300, row))
        draw_text(picture, "A heading", (60, 10), colour="black")

    assert faults(lambda picture: covered(picture, 50)) == []
    assert faults(lambda picture: covered(picture, 200)) == ["over each other: A line of letters / A heading"]


def hidden_in_part(cover: object) -> list[str]:
    pygame.display.set_mode((16, 16))
    picture, measure = Surface((300, 120)), Measure()
    with watched_lines(measure):
        draw_text(picture, "A line of letters", (10, 10), colour="white")
        cover(picture)  # type: ignore[operator]
    return measure.ended(Surface((1, 1)))


def test_a_thing_drawn_over_some_letters_is_found_and_a_glow_or_a_new_sheet_is_not() -> None:
    assert hidden_in_part(lambda picture: picture.fill("red", (60, 0, 40, 120))) == [
        "partly covered: A line of letters"
    ]
    assert hidden_in_part(lambda picture: picture.fill((30, 25, 10), (60, 0, 40, 120), pygame.BLEND_RGB_SUB)) == []
    assert hidden_in_part(lambda picture: picture.fill("red")) == []


def test_what_is_cut_by_its_own_clip_is_no_fault() -> None:
    def scrolled(picture: Surface) -> None:
        picture.set_clip(Rect(0, 30, 300, 60))
        draw_text(picture, "A line", (10, 20), colour="white")

    assert faults(scrolled) == []


def test_a_note_gives_way_where_it_has_no_room() -> None:
    picture = Surface((300, 120))
    draw_note(picture, "beside its head", (290, 10), colour="white", beside=Rect(0, 0, 280, 20))
    draw_aside(picture, "a note of many words that need more lines", Rect(10, 60, 60, 20), "white", line=20)
    assert not any(picture.get_buffer().raw[::4])
    draw_note(picture, "beside", (290, 10), theme.TEXT.aside, "white", beside=Rect(0, 0, 20, 20))
    assert any(picture.get_buffer().raw[::4])
