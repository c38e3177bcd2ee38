"""The chapter of the Workbook about the Duel: its rules and all its cards."""

from trickerion.language.page import Cards, Prose, Rows, Steps
from trickerion.rules.catalog import DUEL, PERFORMANCES
from trickerion.rules.duel.catalog import TURN_SETUPS
from trickerion.rules.options import MODULES
from trickerion.scenes.workbook.book import pages, search
from trickerion.scenes.workbook.setting import set_page
from trickerion.screens.setup.plan import READY
from trickerion.words.workbook_where import THINGS

BOOK = pages(READY)
CHAPTER = [page for page in BOOK if page.id.startswith("duel")]


def test_the_chapter_is_there_when_the_duel_can_be_chosen() -> None:
    assert (DUEL in READY) is MODULES[DUEL].in_menu
    assert [page.id for page in CHAPTER] == ["duel", "duel_turn_setup", "duel_cards"]
    assert not any(page.id.startswith("duel") for page in pages(("dark_alley", "heir")))


def test_the_chapter_teaches_covering_the_next_card_and_neutral_markers() -> None:
    blocks = [block for page in CHAPTER for block in page.blocks]
    text = " ".join(block.markup for block in blocks if isinstance(block, Prose))
    text += " ".join(" ".join(block.steps) for block in blocks if isinstance(block, Steps))
    for taught in (
        "5 cards, or 7",
        "two weekdays",
        "you can see the next card",
        "neutral markers",
        "not with the Heir",
    ):
        assert taught in text, taught
    assert text.count("our own design") >= 3, "the house mark"


def test_every_card_of_the_duel_is_listed() -> None:
    blocks = [block for page in CHAPTER for block in page.blocks]
    assert sum(len(block.rows) for block in blocks if isinstance(block, Rows)) == len(TURN_SETUPS)
    shown = {card for block in blocks if isinstance(block, Cards) for card in block.ids}
    assert shown == {card.id for card in PERFORMANCES.values() if card.card_set == DUEL}


def test_the_duel_is_found_and_the_help_key_leads_to_it() -> None:
    assert {entry.page for entry in search(BOOK, "neutral marker")} >= {"duel"}
    page, anchor = THINGS["turn_setup"]
    assert set_page(next(p for p in BOOK if p.id == page)).place_of(anchor) is not None
