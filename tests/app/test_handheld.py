"""A handheld: a small screen proposes larger letters once, and a game's session is filled without a press."""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path

import pygame
import pytest
from displays import PATIENCE, ROOT, needs, x11
from pygame import Rect, Surface

from trickerion.storage.settings import TEXT_SIZES
from trickerion.ui import theme
from trickerion.ui.dice import draw_die
from trickerion.ui.faces import font
from trickerion.ui.surface_cache import PICTURES
from trickerion.ui.text import IN_HAND, as_set, gold_text, text_width, use_text_size, watched_lines
from trickerion.ui.tokens import draw_badge, draw_coin

LETTERS_IN_HAND = 9.0
"""Pixels of a small x on a screen of 1280 x 800, in every style, also where a line has to be set as small as can be."""
OPEN = """
from pathlib import Path
from trickerion.app.loop import App
from trickerion.storage.data_paths import find_data_paths
app = App(find_data_paths(Path({folder!r})))
print(app.window.fullscreen, *app.window.screen.get_size(), app.settings.text_size)
app.close()
"""


def opened(folder: Path, environment: dict[str, str]) -> list[str]:
    """Whether the program fills the screen, the size of its window, its text size."""
    told = subprocess.run(
        [sys.executable, "-c", OPEN.format(folder=str(folder))],
        env=environment,
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    return told.stdout.split("\n")[-2].split()


@pytest.mark.slow
@needs("Xvfb")
@pytest.mark.skipif(sys.platform != "linux", reason="a display of X11")
def test_a_small_screen_and_a_game_s_session(tmp_path: Path) -> None:
    with x11("1280x800x24") as environment:
        assert opened(tmp_path / "deck", {**environment, "SteamDeck": "1"}) == ["True", "1280", "800", "1.5"]
        later = opened(tmp_path / "deck", {**environment, "SteamDeck": "0"})
        assert later[0] == "False", "on the desktop of the same handheld it is a window again"
        assert later[-1] == "1.5"
        assert opened(tmp_path / "scope", {**environment, "XDG_CURRENT_DESKTOP": "gamescope"})[0] == "True"
    with x11("1920x1080x24") as environment:
        assert opened(tmp_path / "desk", environment)[::3] == ["False", "1.0"]


def test_letters_can_be_read_in_the_hand() -> None:
    scale = 1280 / theme.CANVAS_SIZE[0]
    use_text_size(IN_HAND)
    try:
        for field in fields(theme.TypeScale):
            style = as_set(getattr(theme.TEXT, field.name))
            for each in (style, style.bold, style.smallest):
                letter = font(each).render("x", True, "white")
                assert letter.get_bounding_rect(min_alpha=128).h * scale >= LETTERS_IN_HAND, field.name
    finally:
        use_text_size(1.0)


@pytest.mark.parametrize("name", [field.name for field in fields(theme.TypeScale)])
def test_lines_are_no_longer_in_the_hand_than_at_the_size_before(name: str) -> None:
    words, width = "Take one Component of any type from the Market Row", {}
    try:
        for size in (TEXT_SIZES[-2], IN_HAND):
            use_text_size(size)
            width[size] = text_width(words, getattr(theme.TEXT, name))
    finally:
        use_text_size(1.0)
    assert width[IN_HAND] <= width[TEXT_SIZES[-2]] * 1.16  # small captions of what has its own picture grow most


def drawn_heights(draw: Callable[[Surface], object]) -> dict[str, int]:
    """Height of a small x in the size in which each text is set that is drawn, on the canvas."""
    heights: dict[str, int] = {}

    def measure(_picture: Surface, text: str, _letters: Surface, _place: Rect, style: theme.Style) -> None:
        heights[text] = font(style).render("x", True, "white").get_bounding_rect(min_alpha=128).h

    with watched_lines(measure):
        draw(Surface((200, 200), pygame.SRCALPHA))
    return heights


@pytest.mark.parametrize(
    "draw",
    [
        lambda on, size: draw_badge(on, (99, 99), str(size % 10), size),
        lambda on, size: draw_coin(on, (99, 99), size, size % 10),
        lambda on, size: draw_die(on, (99, 99), size, "bank", "4"),
    ],
    ids=["badge", "coin", "die"],
)
@pytest.mark.parametrize("size", [17, 18, 21, 27, 33])
def test_digits_on_small_pictures_can_be_read_in_the_hand(draw: Callable[[Surface, int], object], size: int) -> None:
    pygame.display.set_mode((16, 16))
    use_text_size(IN_HAND)
    PICTURES.forget()
    try:
        heights = drawn_heights(lambda on: draw(on, size))
        assert heights
        assert all(height * 1280 / theme.CANVAS_SIZE[0] >= LETTERS_IN_HAND for height in heights.values()), heights
    finally:
        use_text_size(1.0)
        PICTURES.forget()


def ink_and_plate(draw: Callable[[Surface], object]) -> tuple[Rect, Rect]:
    """Where the letters lie, and all that is drawn."""
    inks, on = list[Rect](), Surface((200, 200), pygame.SRCALPHA)

    def measure(_picture: Surface, _text: str, letters: Surface, place: Rect, _style: theme.Style) -> None:
        inks.append(letters.get_bounding_rect(min_alpha=128).move(place.topleft))

    with watched_lines(measure):
        draw(on)
    return inks[0].unionall(inks), on.get_bounding_rect(min_alpha=128)


@pytest.mark.parametrize("number", ["4", "16", "×2", "III"])
@pytest.mark.parametrize("draw", [draw_badge, draw_coin], ids=["badge", "coin"])
def test_a_small_plate_grows_with_its_number_in_the_hand_and_only_there(
    draw: Callable[..., object], number: str
) -> None:
    pygame.display.set_mode((16, 16))

    def plate(on: Surface) -> None:
        if draw is draw_coin:
            draw_coin(on, (99, 99), 22, number)
        else:
            draw_badge(on, (99, 99), number, 22)

    assert ink_and_plate(plate)[1].w <= 26, "with its shadow"
    use_text_size(IN_HAND)
    PICTURES.forget()
    try:
        ink, whole = ink_and_plate(plate)
        assert whole.inflate(-4, -2).contains(ink), (ink, whole)
    finally:
        use_text_size(1.0)
        PICTURES.forget()


def test_a_name_in_gold_that_is_set_closer_can_be_read_in_the_hand() -> None:
    pygame.display.set_mode((16, 16))
    use_text_size(IN_HAND)
    PICTURES.forget()
    try:
        name = "A name for a narrow ribbon"
        heights = drawn_heights(
            lambda on: gold_text(on, name, (100, 100), width=text_width(name, theme.TEXT.title_large.smallest) - 20)
        )
        assert heights[name] * 1280 / theme.CANVAS_SIZE[0] >= LETTERS_IN_HAND
    finally:
        use_text_size(1.0)
        PICTURES.forget()
