"""Names on Assignment cards of any width: whole words."""

import pygame
import pytest

from trickerion.rules.catalog import SPECIALS
from trickerion.ui.assignment_card import card_rect, draw_assignment_card, name_in_lines
from trickerion.ui.layout import board as board_at
from trickerion.ui.text import cut_short
from trickerion.words import kit, names

STRIPS = [(team, beside) for team in range(2, 9) for beside in (False, True)]


@pytest.mark.parametrize(("team", "beside_hand"), STRIPS)
def test_no_name_of_a_special_card_is_divided_inside_a_word(team: int, beside_hand: bool) -> None:
    card = card_rect(board_at.character_rects(team, beside_hand=beside_hand)[0])
    for special in SPECIALS:
        name = names.card(special)
        along, upwards = name_in_lines(name, card.w - 7, 56), name_in_lines(name, card.h - 62, card.w - 6)
        found = along or upwards
        assert found is not None, name
        assert " ".join(found.lines) == name


@pytest.mark.parametrize(("team", "beside_hand"), STRIPS)
def test_no_card_of_the_strip_cuts_a_name(team: int, beside_hand: bool) -> None:
    surface = pygame.Surface((1920, 1080), pygame.SRCALPHA)
    cut_short.clear()
    for special, card in SPECIALS.items():
        rect = card_rect(board_at.character_rects(team, beside_hand=beside_hand)[0])
        draw_assignment_card(surface, rect, card.location, special=names.card(special), icon="ui.special_card")
    for location in names.LOCATION:
        draw_assignment_card(surface, card_rect(board_at.character_rects(team, beside_hand=beside_hand)[0]), location)
    assert not cut_short


@pytest.mark.parametrize("width", [130, 140, 172])
def test_the_names_on_large_cards_are_of_whole_words(width: int) -> None:
    for special in SPECIALS:
        found = name_in_lines(names.card(special), width - 13, 64, large=True)
        assert found is not None and " ".join(found.lines) == names.card(special)


def test_a_word_wider_than_its_room_is_not_divided() -> None:
    assert name_in_lines("Performance", 40, 200) is None


def test_a_card_that_works_for_every_order_says_so_above_its_text() -> None:
    every = {card.id for card in SPECIALS.values() if card.helps_every}
    assert every == {card.id for card in SPECIALS.values() if "works for every" in card.text}
    assert kit.helped_action("order", is_every=True) == ("helps every", "Order")
    assert kit.helped_action("order") == ("helps one", "Order")
