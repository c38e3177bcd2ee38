"""How to Play: opened from everywhere, searched, every page drawn within its bounds."""

import re
from pathlib import Path

import pygame
import pytest
from driver import STEPS, Driver, monkey, open_driver
from pygame import Rect

from trickerion.app.registry import open_scene
from trickerion.language.page import Block, Cards, Note, Page, Picture, Prose, Rows, Steps
from trickerion.play.session import Session
from trickerion.rules.catalog import MAGICIANS, PERFORMANCES, PROPHECIES, SPECIALS, STANDARD, TRICKS, printed_for
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes.workbook import layout as at
from trickerion.scenes.workbook import pictures
from trickerion.scenes.workbook.book import index, pages, plain, search, with_named_icons
from trickerion.scenes.workbook.pictures import ILLUSTRATIONS
from trickerion.scenes.workbook.scene import NOTCH, WorkbookScene
from trickerion.scenes.workbook.setting import set_page
from trickerion.screens.settings_pages import PAGES
from trickerion.screens.setup.plan import READY
from trickerion.ui.layout import board
from trickerion.words.place_tooltips import INLINE
from trickerion.words.screens.settings import ROWS
from trickerion.words.workbook_replays import KEPT, RECORDS, REPLAYS
from trickerion.words.workbook_table import EVENING, PARTS, SOLO_TABLE, TABLE

pytestmark = pytest.mark.watched

BOOK = pages(READY)


def opened(driver: Driver) -> WorkbookScene:
    open_scene(driver.app, "title")
    driver.click("title.how_to_play")
    assert isinstance(driver.top, WorkbookScene)
    return driver.top


def test_the_title_opens_it_and_esc_and_back_close_it(driver: Driver) -> None:
    book = opened(driver)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is not book
    driver.click("title.how_to_play", "workbook.back")
    assert not isinstance(driver.top, WorkbookScene)


@pytest.mark.parametrize("name", ["board", "theater", "workshop"])
def test_the_help_key_opens_and_closes_it_on_the_table(driver: Driver, name: str) -> None:
    session = Session(Game.new(GameOptions((Seat("Ada"), Seat("Bela"))), "help"), None, pace=0.0)
    session.lift_curtain()
    table = driver.open(name, how="reset", session=session)
    driver.key(pygame.K_F1)
    assert isinstance(driver.top, WorkbookScene)
    driver.key(pygame.K_F1)
    assert driver.top is table


@pytest.mark.parametrize("name", ["title", "setup", "settings", "credits", "load"])
def test_the_help_key_opens_it_over_the_menus_and_esc_leads_back(driver: Driver, name: str) -> None:
    open_scene(driver.app, "title")
    menu = driver.top if name == "title" else open_scene(driver.app, name)
    driver.frames(3)
    driver.key(pygame.K_F1)
    assert isinstance(driver.top, WorkbookScene)
    driver.key(pygame.K_ESCAPE)
    assert driver.top is menu


def test_the_help_key_opens_it_before_the_curtain(driver: Driver) -> None:
    session = Session(Game.new(GameOptions((Seat("Ada"), Seat("Bela"))), "help"), None, pace=0.0)
    open_scene(driver.app, "curtain", how="reset", session=session)
    driver.key(pygame.K_F1)
    assert isinstance(driver.top, WorkbookScene)


def test_the_menu_of_a_game_opens_it_and_f1_where_it_is_saved_tells_what_is_saved_when(driver: Driver) -> None:
    session = Session(Game.new(GameOptions((Seat("Ada"), Seat("Bela"))), "help"), None, pace=0.0)
    session.lift_curtain()
    open_scene(driver.app, "board", how="reset", session=session)
    open_scene(driver.app, "pause", session=session)
    driver.click("pause.help")
    assert isinstance(driver.top, WorkbookScene)
    driver.key(pygame.K_ESCAPE)
    driver.click("pause.save", wait=2)
    driver.key(pygame.K_F1)
    assert driver.on(WorkbookScene).page.id == KEPT


def test_pages_are_turned_by_mouse_and_keys(driver: Driver) -> None:
    book = opened(driver)
    assert book.page.id == "first_evening"
    driver.click("page.theater")
    assert book.page.id == "theater"
    driver.key(pygame.K_RIGHT)
    assert book.page.id == "performance"
    driver.click("workbook.previous")
    assert book.page.id == "theater"
    driver.wheel((1000, 600), -3)
    after_wheel = book.view.scroll.offset
    assert after_wheel > 0
    driver.drag((1000, 700), (1000, 500))
    assert book.view.scroll.offset > after_wheel
    driver.key(pygame.K_HOME)
    assert book.view.scroll.offset == 0


def test_a_letter_begins_the_search_and_enter_opens_what_is_found(driver: Driver) -> None:
    book = opened(driver)
    driver.key(pygame.K_h, text="h")
    assert book.contents.query == "h"
    assert book.widgets.typing
    book.line.set_text("hellh")
    book.look_up("hellh")
    assert book.contents.matches[0].name == "Hellhound"
    driver.key(pygame.K_RETURN)
    assert book.page.id == "tricks_level_3"
    assert book.view.is_marked
    driver.key(pygame.K_ESCAPE)
    assert not book.contents.query
    assert driver.top is book


def test_what_is_found_can_be_clicked_and_the_search_emptied(driver: Driver) -> None:
    book = opened(driver)
    book.look_up("qqqq")
    assert not book.contents.matches
    driver.frames(2)
    book.look_up("bargain")
    driver.click("found.0")
    assert book.page.id == "market_row"
    driver.click("clear")
    assert "page.goal" in book.spots


# ------------------------------------------------------------------ the table, the first evening alone, icons
def whole_book(driver: Driver) -> tuple[Page, ...]:
    return opened(driver).book


def test_the_solo_chapter_begins_with_the_first_solo_evening(driver: Driver) -> None:
    assert next(page.id for page in whole_book(driver) if page.part == "Solo: Dahlgaard’s Heir") == EVENING


@pytest.mark.parametrize("name", [TABLE, SOLO_TABLE])
def test_the_table_is_shown_with_a_number_for_each_of_its_parts(driver: Driver, name: str) -> None:
    page = next(page for page in whole_book(driver) if Picture(name) in page.blocks)
    rows = [row for block in page.blocks if isinstance(block, Rows) for row in block.rows]
    numbers = [int(row.title.split()[0]) for row in rows]
    assert numbers == sorted(numbers)
    assert set(numbers) <= set(range(1, len(PARTS) + 1))
    assert name == SOLO_TABLE or len(numbers) == len(PARTS)
    canvas = pygame.Surface(pictures.SIZE)
    pictures.draw_table(name, canvas, canvas.get_rect())
    for part in PARTS:
        x, y = (round(value * pictures.SIZE[0] / 1920) for value in pictures.SPOTS[part])
        assert Rect((0, 0), pictures.SIZE).contains(Rect(x - 6, y - 9, 30, 30)), part


def test_no_call_out_lies_on_a_number_of_the_fame_track_or_on_the_bar() -> None:
    across = 30 * 1920 // pictures.SIZE[0]
    numbers = [Rect(0, 0, 20, 16).move_to(center=board.fame_cell(fame).center) for fame in range(1, 101)]
    for part, (x, y) in pictures.SPOTS.items():
        center = pygame.Vector2(x + 14, y + 10)
        for number in numbers:
            near = (max(number.left, min(center.x, number.right)), max(number.top, min(center.y, number.bottom)))
            assert center.distance_to(near) >= across // 2 - 3, part
    assert pictures.SPOTS["bar"][0] > 1460, "right of the phases"


def test_every_icon_is_named_where_it_stands_first_on_a_page(driver: Driver) -> None:
    for page in whole_book(driver):
        text = " ".join(markup for block in page.blocks for markup in markups(block))
        for icon, name in (("fame", "Fame"), ("coin", "Coin"), ("shard", "Shard"), ("ap", "Action Point")):
            first = re.search(rf"\{{{icon}\}}(.{{16}}|.*$)", text)
            assert first is None or first[1].startswith(f" {name}"), (page.id, first[0])


def markups(block: Block) -> list[str]:
    match block:
        case Prose() | Note():
            return [block.markup]
        case Steps():
            return list(block.steps)
        case Rows():
            return [text for row in block.rows for text in (row.text, row.note)]
    return []


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("1 {coin} and 2 {coin}", "1 {coin} Coin and 2 {coin}"),
        ("3 {ap}", "3 {ap} Action Points"),
        ("a {shard} adds", "a {shard} Shard adds"),
        ("21 {coin}", "21 {coin} Coins"),
        ("most {fame}", "most {fame} Fame"),
        ("most {fame} Fame, 2 {fame}", "most {fame} Fame, 2 {fame}"),
    ],
)
def test_the_name_of_an_icon_follows_its_number(text: str, named: str) -> None:
    assert with_named_icons(Page("one", "One", "ui.info", "Part", (Prose(text),))).blocks == (Prose(named),)


def test_the_keys_of_the_replay_are_told_and_f1_opens_them_there(driver: Driver) -> None:
    page = next(page for page in whole_book(driver) if page.id == KEPT)
    keys = {row.title for block in page.blocks if isinstance(block, Rows) for row in block.rows}
    assert {"Page Up", "Page Down", "Left", "Right", "Space", "Home, End", "Tab"} <= keys
    assert REPLAYS in {entry.anchor for entry in index((page,))}


@pytest.mark.parametrize(
    ("name", "page", "anchor"),
    [
        ("load", KEPT, ""),
        ("replays", KEPT, ""),
        ("records", KEPT, RECORDS),
        ("settings", "settings", ""),
        ("setup", "set_up", ""),
        ("solo_setup", EVENING, ""),
    ],
)
def test_f1_opens_the_page_of_the_menu_on_the_screen(driver: Driver, name: str, page: str, anchor: str) -> None:
    open_scene(driver.app, "title")
    assert open_scene(driver.app, name).help_place() == (page, anchor)
    driver.key(pygame.K_F1)
    assert isinstance(driver.top, WorkbookScene)
    assert driver.top.page.id == page
    assert not anchor or driver.top.view.set.place_of(anchor) is not None


def test_the_settings_page_tells_every_setting_of_the_screen(driver: Driver) -> None:
    page = next(page for page in whole_book(driver) if page.id == "settings")
    told = {row.title: row for block in page.blocks if isinstance(block, Rows) for row in block.rows}
    shown = [setting.id for page in PAGES for setting in page.settings]
    assert list(told) == [ROWS[setting][0] for setting in shown]
    assert not [row.text for row in told.values() if "{" in row.text], "keys are named as they are set"
    assert "Wait for me" in told[ROWS["seam"][0]].note


@pytest.mark.parametrize(
    "cards", [list(TRICKS.values()), printed_for(MAGICIANS, ()), printed_for(SPECIALS, ()), printed_for(PROPHECIES, ())]
)
def test_every_card_is_found_by_its_name(cards: list[object]) -> None:
    for card in cards:
        name = card.name  # type: ignore[attr-defined]
        assert search(BOOK, name)[0].name == name
        assert search(BOOK, plain(name).upper())[0].name == name


def test_every_performance_card_of_the_game_is_shown() -> None:
    shown = {c for page in BOOK for block in page.blocks if isinstance(block, Cards) for c in block.ids}
    assert {card.id for card in PERFORMANCES.values() if card.card_set == STANDARD} <= shown
    assert set(TRICKS) <= shown


def test_without_the_dark_alley_nothing_speaks_of_its_cards() -> None:
    book = pages(())
    assert not {entry.name for entry in index(book)} & {card.name for card in SPECIALS.values()}
    assert not any(page.id in ("dark_alley", "prophecies", "tricks_level_3") for page in book)


def test_every_anchor_leads_to_a_place() -> None:
    by_id = {page.id: set_page(page) for page in BOOK}
    for entry in index(BOOK):
        if entry.anchor:
            assert by_id[entry.page].place_of(entry.anchor) is not None, entry


def test_blocks_keep_their_places(driver: Driver) -> None:
    for page in opened(driver).book:
        made = set_page(page)
        paper = Rect(0, 0, at.PAGE.w, made.height)
        for number, item in enumerate(made.items):
            assert paper.contains(item.rect), (page.id, item.anchor)
            crossing = [other.anchor for other in made.items[number + 1 :] if other.rect.colliderect(item.rect)]
            assert not crossing, (page.id, item.anchor, crossing)


@pytest.mark.slow
def test_nothing_is_drawn_outside_its_place(driver: Driver) -> None:
    """Every item drawn alone leaves no mark beyond its rectangle but a shadow."""
    for page in opened(driver).book:
        for item in set_page(page).items:
            ground = pygame.Surface((item.rect.w + 80, item.rect.h + 80), pygame.SRCALPHA)
            item.draw(ground, Rect(40, 40, *item.rect.size))
            for mark in pygame.mask.from_surface(ground, 200).get_bounding_rects():
                assert Rect(36, 34, item.rect.w + 8, item.rect.h + 14).contains(mark), (page.id, item.anchor, mark)


def test_every_picture_is_used() -> None:
    used = {block.picture for page in BOOK for block in page.blocks if isinstance(block, Prose) and block.picture}
    assert used == set(ILLUSTRATIONS)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_every_page_is_drawn(tmp_path: Path, size: tuple[int, int]) -> None:
    """Whole; all their items are drawn alone above."""
    driver = open_driver(tmp_path, size)
    book = opened(driver)
    for page in book.book:
        book.open_page(page.id)
        driver.frames(1)
        driver.key(pygame.K_END)
    driver.app.close()


@pytest.mark.slow
@pytest.mark.parametrize("steps", STEPS)
def test_a_monkey_reads_it(driver: Driver, steps: int) -> None:
    opened(driver)
    monkey(driver, steps, 5)


def test_an_icon_in_a_sentence_explains_itself_also_when_the_page_is_scrolled(driver: Driver) -> None:
    book = opened(driver)
    book.open_page("characters", "")
    driver.frames(2)

    def shown() -> dict[str, Rect]:
        return {name: book.spots.rect(name) for name in book.spots.names() if name.startswith("icon.")}

    before = shown()
    tips = {book.spots.get(name).explanation(None).title for name in before}  # type: ignore[union-attr]
    assert {"Action Points", "Coins", "Shards"} & tips
    assert all(at.PAGE.contains(rect) for rect in before.values())
    driver.wheel(at.PAGE.center, -1)
    moved = shown()
    both = before.keys() & moved.keys()
    assert both
    assert all(moved[name].y == before[name].y - NOTCH for name in both)


def test_every_icon_in_the_book_has_an_explanation() -> None:
    named = {name for page in BOOK for name in re.findall(r"\{([\w.]+)\}", repr(page.blocks))}
    assert named
    assert not [name for name in named if INLINE.get(name) is None]
