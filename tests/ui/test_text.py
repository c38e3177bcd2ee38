"""Text stays readable and inside its place."""

import dataclasses
from functools import partial
from itertools import pairwise

import pygame
import pytest
from foreign import FOREIGN, MARKUP
from rows import each_of, one_in

from trickerion.language.verbatim import verbatim
from trickerion.rules import catalog
from trickerion.ui import theme
from trickerion.ui.bubble import Tip, bubble_size
from trickerion.ui.faces import font
from trickerion.ui.text import (
    ELLIPSIS,
    as_set,
    draw_name,
    draw_text,
    fit,
    fits,
    gold_text,
    text_surface,
    text_width,
    use_text_size,
    word_space,
)
from trickerion.ui.text_block import (
    block_height,
    block_lines,
    block_width,
    draw_block,
    fit_block,
    line_step,
    missing_icons,
)

LONG = "Sawing the Assistant in Half"


def test_fit_shrinks_before_it_shortens() -> None:
    wide = text_width(LONG, theme.TEXT.title)
    assert fit(LONG, theme.TEXT.title, wide) == (LONG, as_set(theme.TEXT.title), False)
    shrunk = fit(LONG, theme.TEXT.title, wide - 20)
    assert shrunk.text == LONG
    assert 16 <= shrunk.style.size < theme.TEXT.title.size
    assert not shrunk.shortened
    # shortens with an ellipsis when nothing else helps
    short = fit(LONG, theme.TEXT.title, 100)
    assert short.shortened
    assert short.text.endswith(ELLIPSIS)
    assert text_width(short.text, short.style) <= 100


@each_of(sorted(catalog.TRICKS))
def test_every_trick_name_fits_its_large_card_whole(trick: str) -> None:
    assert fits(catalog.TRICKS[trick].name, theme.TEXT.title, 266)


def test_drawn_text_stays_in_its_width() -> None:
    assert draw_text(pygame.Surface((400, 40)), LONG, (0, 0), theme.TEXT.title_large, theme.CREAM, width=200).w <= 200
    # a block wraps inside its width and reports its height
    words = "Once a turn, one *Apprentice* placed outside the Theater has 1 more {ap}. " * 3
    assert block_width(words, 250) <= 250
    assert block_lines(words, 250) > block_lines(words, 500)
    surface = pygame.Surface((300, 600), pygame.SRCALPHA)
    assert draw_block(surface, words, pygame.Rect(0, 10, 250, 0)) == 10 + block_height(words, 250)


def test_a_number_is_never_torn_from_its_icon() -> None:
    assert block_lines("pays 13 {coin}.", 60) == 2
    assert block_lines("a {coin}", 10) == 2
    # an icon keeps its punctuation
    assert block_lines("{fame}.", 10) == 1
    assert block_lines("a\nb", 300) == 2
    room = block_width("are worth 2", 900) + 4
    assert block_width("are worth 2 {coin}", room) <= block_width("are worth", 900), "2 goes to the next line with it"


@pytest.mark.parametrize("name", ["Fame", "*Coins*", "Shards.", "Market Row"])
def test_an_icon_stays_with_its_name_after_it(name: str) -> None:
    lead = "another night of applause costs"
    for icon in ("{fame}", "2 {fame}"):
        room = block_width(f"{lead} {icon}", 900) + 4
        assert block_width(f"{lead} {icon} {name}", room) <= block_width(lead, 900), "it goes to the next line too"


@pytest.mark.parametrize("icon", ["{fame}.", "{fame}"])
def test_an_icon_stays_with_its_name_before_it(icon: str) -> None:
    room = block_width("that is not paid costs Fame", 900) + 4
    assert block_width(f"that is not paid costs Fame {icon}", room) <= block_width("that is not paid costs", 900)


@pytest.mark.parametrize("after", ["{fame} for", "{fame}. Then"])
def test_an_icon_leaves_the_word_that_only_follows_it(after: str) -> None:
    room = block_width("another night costs {fame}", 900) + 4
    assert block_width(f"another night costs {after}", room) > block_width("another night costs", 900)


def test_a_number_stays_with_its_icon_where_the_name_has_no_room() -> None:
    assert block_lines("13 {coin} Counterfeiters", block_width("Counterfeiters", 900) + 4) == 2
    # narrow icon takes only the room of its ink
    assert block_width("{ap}", 900) < block_width("{coin}", 900) - 4
    surface = pygame.Surface((100, 40), pygame.SRCALPHA)
    draw_block(surface, "{ap}", pygame.Rect(10, 0, 80, 0))
    ink = surface.get_bounding_rect(min_alpha=24)
    assert ink.left - 10 <= 2
    assert 10 + block_width("{ap}", 900) - ink.right <= 2


def test_a_block_in_a_low_place_shrinks_and_is_cut() -> None:
    words = "word " * 60
    style, step = fit_block(words, 200, 120)
    assert style.size == theme.SMALLEST[theme.BODY]
    assert draw_block(pygame.Surface((220, 300), pygame.SRCALPHA), words, pygame.Rect(0, 0, 200, 120)) <= 120 + step


@pytest.mark.parametrize("text", one_in(2, FOREIGN), ids=lambda text: ascii(text)[:20])
def test_any_text_can_be_drawn_inside_its_width(text: str) -> None:
    surface = pygame.Surface((400, 60))
    for role in theme.FONT_FILES:
        style = theme.Style(role, 22)
        assert fit(text, style, 200).text is not None
        assert draw_text(surface, text, (0, 0), style, theme.CREAM, width=200).w <= 200
        draw_text(surface, text, (0, 0), style, theme.CREAM)
    gold_text(surface, text, (200, 30), theme.TEXT.title_large, width=200)
    draw_name(surface, text, (0, 0), theme.TEXT.title_small, theme.CREAM, "topleft", 200)
    assert block_width(verbatim(text), 200) <= 200
    draw_block(surface, f"Two players are called *{verbatim(text)}*.", pygame.Rect(0, 0, 200, 50))


@pytest.mark.parametrize("text", MARKUP)
def test_a_text_from_outside_is_drawn_letter_for_letter(text: str) -> None:
    line, block = pygame.Surface((400, 60), pygame.SRCALPHA), pygame.Surface((400, 60), pygame.SRCALPHA)
    draw_text(line, text, (0, 0), theme.TEXT.body_large)
    draw_block(block, verbatim(text), pygame.Rect(0, 0, 390, 0), theme.TEXT.body_large)
    assert line.get_view("2").raw == block.get_view("2").raw
    assert line.get_bounding_rect().w > 0


def test_an_icon_that_does_not_exist_is_drawn_as_its_letters_and_known_to_the_tests() -> None:
    draw_block(pygame.Surface((400, 60), pygame.SRCALPHA), "It costs 3 {no.such.icon}.", pygame.Rect(0, 0, 390, 0))
    assert block_width("{no.such.icon}", 390) == text_width("{no.such.icon}", theme.TEXT.body)
    assert missing_icons == {"no.such.icon"}
    missing_icons.clear()


def test_a_word_that_is_wider_than_its_block_goes_on_in_the_next_line() -> None:
    assert block_lines("W" * 60, 200) > 1
    assert block_width("*" + "W" * 60 + "*, they say", 200) <= 200
    assert block_lines("W" * 5000, 200) * 200 > text_width("W" * 5000, theme.TEXT.body)


SPACED = ("After all: the curtain", "Ada Lovelock", "A Duel of Victorian Magicians", "Take a Well, W. A. Tvvy")


def _gaps(image: pygame.Surface, words: int) -> list[int]:
    """The widths of the widest empty columns of a drawn line, one for each place between two words."""
    inked = {
        x for x in range(image.get_width()) if any(image.get_at((x, y))[3] > 90 for y in range(image.get_height()))
    }
    return sorted((b - a - 1 for a, b in pairwise(sorted(inked))), reverse=True)[: words - 1]


@each_of(theme.FONT_FILES, [16, 18, 20, 24, 30])
def test_the_space_between_words_is_wide_enough_wherever_they_stand(role: str, size: int) -> None:
    for line in SPACED:
        gaps = _gaps(text_surface(line, theme.Style(role, size), "#ffffff"), len(line.split()))
        assert min(gaps) >= 0.15 * size, (line, gaps)


@pytest.mark.parametrize("role", theme.FONT_FILES)
def test_a_line_is_as_wide_as_its_words_and_the_spaces_between_them(role: str) -> None:
    style = theme.Style(role, 18)
    for line in SPACED:
        words = line.split()
        parts = sum(text_width(word, style) for word in words)
        assert text_width(line, style) == parts + sum(word_space(style, *pair) for pair in pairwise(words))
        assert text_surface(line, style, "#ffffff").get_width() == text_width(line, style)


@each_of(theme.FONT_FILES, [16, 17, 18, 20, 22, 26, 30])
def test_tails_lean_into_the_space_so_that_letters_stand_alike(role: str, size: int) -> None:
    style = theme.Style(role, size)
    face = font(style)

    def room(word: str) -> int:
        """From an m to the place of the word: what its tail reaches back does not count."""
        return text_width(f"m {word}", style) - face.size("m")[0] - (face.size(f"x{word}")[0] - face.size("x")[0])

    usual = room("note")
    for word in ("five", "flat", "yours", "you"):
        assert abs(room(word) - usual) <= 2 + size // 24, (word, room(word), usual)
    assert text_width("of yours", style) <= face.size("of")[0] + face.size("yours")[0] + word_space(style)


def test_a_line_alone_and_a_line_of_a_block_have_the_same_width() -> None:
    for line in SPACED:
        assert block_width(line, 2000, theme.TEXT.body) == text_width(line, theme.TEXT.body)


@pytest.mark.parametrize("role", sorted(theme.FONT_FILES))
def test_no_face_is_set_smaller_than_can_be_read_in_a_small_window(role: str) -> None:
    """All text is drawn by ``font``: at 1280 x 720 its capitals are 8 pixels high or more, its small letters 6."""
    least = font(theme.Style(role, 1))
    capital, small = (least.metrics(letter)[0] for letter in "Hx")
    assert capital is not None
    assert small is not None
    assert capital[3] * 1280 / 1920 >= 8
    assert small[3] * 1280 / 1920 >= 6


def test_text_grows_where_there_is_room_and_keeps_its_size_where_there_is_none() -> None:
    words, tip = "The quick conjurer vanishes. " * 3, Tip("Title", ("A sentence.",), note="A note.")
    height = block_height(words, 300)
    roomy, tight = fit_block(words, 300, 400), fit_block(words, 300, height)
    usual, paper = bubble_size(tip), pygame.Surface((400, 60))
    note = partial(draw_text, paper, "A note.", (0, 0), theme.TEXT.aside_plus)
    line = note()
    try:
        use_text_size(1.3)
        assert fit_block(words, 300, 400)[0].size == round(1.3 * roomy[0].size)
        assert fit_block(words, 300, height) == tight
        assert all(larger > size for larger, size in zip(bubble_size(tip), usual, strict=True))
        assert note(width=400).h > line.h, "a line of a note, too"
        assert note(width=line.w).h == line.h, "a line of a note, too"
    finally:
        use_text_size(1.0)


@each_of([style.name for style in dataclasses.fields(theme.TEXT)])
def test_a_style_grows_with_the_text_size_of_the_player_up_to_its_most(name: str) -> None:
    style = getattr(theme.TEXT, name)
    usual, lines = as_set(style).size, line_step(style, 24)
    try:
        use_text_size(1.15)
        assert as_set(style).size == round(usual * min(1.15, style.most))
        use_text_size(1.3)
        assert as_set(style).size == round(usual * min(1.3, style.most))
        assert line_step(style, 24) == lines * as_set(style).size // usual, "lines stand as much further apart"
        assert as_set(style.set_in(20)).size == 20, "but what is set keeps its size"
    finally:
        use_text_size(1.0)
