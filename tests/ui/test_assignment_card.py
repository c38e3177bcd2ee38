"""Names on Assignment cards."""

import pytest

from trickerion.rules.catalog import SPECIALS
from trickerion.ui import theme
from trickerion.ui.assignment_card import name_in_lines
from trickerion.ui.layout import board as at
from trickerion.ui.text import text_width
from trickerion.words import names


@pytest.mark.parametrize("team", [4, 5, 6, 7])
def test_no_word_of_a_name_is_cut_where_it_has_no_syllable(team: int) -> None:
    """Words that are too wide are divided as written in the list, or the Action's picture stands in their place."""
    room = at.character_rects(team, beside_hand=True)[0].w - 16
    for card in SPECIALS:
        text = name_in_lines(names.card(card), room, theme.BODY_BOLD, 16)
        assert all(text_width(part, theme.BODY_BOLD, 16) <= room for part in text.split())
