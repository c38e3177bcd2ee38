"""The chapter of the Workbook about the Academy: it follows the registry, and nothing of the Academy is left out."""

import pygame
from pygame import Rect
from rows import each_of

from trickerion.language.page import Prose, Rows
from trickerion.rules.academy.catalog import SECRETS, TILES
from trickerion.rules.catalog import ACADEMY, MAGICIANS, PROPHECIES, SPECIALS, printed_for
from trickerion.rules.options import MODULES
from trickerion.scenes.workbook.book import index, pages, search
from trickerion.scenes.workbook.setting import set_page
from trickerion.screens.setup.plan import READY
from trickerion.words import names as n
from trickerion.words.workbook_where import PHASES, THINGS

BOOK = pages((*(module for module in READY if module != ACADEMY), ACADEMY))
CHAPTER = [page for page in BOOK if page.id.startswith("academy")]


def _added(cards: object) -> list[str]:
    usual = printed_for(cards, ())  # type: ignore[arg-type]
    return [card.name for card in cards.values() if card not in usual]  # type: ignore[attr-defined]


NAMES = [
    *(tile.name for tile in TILES.values()),
    *(secret.name for secret in SECRETS.values()),
    *_added(SPECIALS),
    *_added(PROPHECIES),
    *_added(MAGICIANS),
    *(n.ACTION[action] for action in ("renovate", "practice", "teach", "learn_secret", "reveal_secret")),
]


def test_the_chapter_is_there_when_the_academy_can_be_chosen() -> None:
    assert ("academy" in {page.id for page in pages(READY)}) is (ACADEMY in READY)
    assert (ACADEMY in READY) is MODULES[ACADEMY].in_menu
    assert not any(page.id.startswith("academy") for page in pages(("dark_alley", "heir")))


@each_of(NAMES)
def test_everything_of_the_academy_is_found_by_its_name(name: str) -> None:
    assert search(BOOK, name)[0].name == name


def test_the_chapter_teaches_lessons_banners_the_protege_and_the_end() -> None:
    text = " ".join(block.markup for page in CHAPTER for block in page.blocks if isinstance(block, Prose))
    for taught in ("4 in turns 1 and 2", "8 for the most", "15, 10 and 5", "A in turn 4 and B in turn 6", "1, 1, 2, 3"):
        assert taught in text
    heads = {entry.name for entry in index(BOOK)}
    assert {"Classroom phase", "Banners", "Closed spaces", "Tricks of level III"} <= heads


def test_rooms_say_what_each_slot_does() -> None:
    rows = {
        row.title: row for page in CHAPTER for block in page.blocks if isinstance(block, Rows) for row in block.rows
    }
    assert "Left slot" in rows["Small Stage"].text
    assert "both slots" in rows["Twin Stages"].text
    assert "level III" in rows["Treasury"].text


def test_the_help_key_leads_into_the_chapter() -> None:
    by_id = {page.id: set_page(page) for page in BOOK}
    for place, anchor in (PHASES["classroom"], *(THINGS[thing] for thing in ("space", "room", "secret", "banners"))):
        assert not anchor or by_id[place].place_of(anchor) is not None, anchor


def test_blocks_of_the_chapter_keep_their_places() -> None:
    pygame.display.init()
    for page in CHAPTER:
        made = set_page(page)
        for number, item in enumerate(made.items):
            assert not [other for other in made.items[number + 1 :] if other.rect.colliderect(item.rect)]
            ground = pygame.Surface((item.rect.w + 80, item.rect.h + 80), pygame.SRCALPHA)
            item.draw(ground, Rect(40, 40, *item.rect.size))
            for mark in pygame.mask.from_surface(ground, 200).get_bounding_rects():
                assert Rect(36, 34, item.rect.w + 8, item.rect.h + 14).contains(mark), (page.id, item.anchor, mark)
