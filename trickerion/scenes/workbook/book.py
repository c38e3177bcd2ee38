"""The Workbook: all its pages in order, and the search through them."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache

from trickerion.language.page import Block, Cards, Given, Head, Note, Page, Prose, Rows, Steps, at_card, at_row
from trickerion.language.speech import headed
from trickerion.rules.catalog import DUEL, PERFORMANCES, TURNS
from trickerion.ui.page_reader import read_page
from trickerion.words import (
    card_tooltips,
    names,
    workbook_duel,
    workbook_lists,
    workbook_rules,
    workbook_solo,
    workbook_table,
)
from trickerion.words import names as n
from trickerion.words.academy import workbook as of_academy
from trickerion.words.powers import workbook as of_powers
from trickerion.words.screens import daily, together
from trickerion.words.screens import workbook as words
from trickerion.words.workbook_replays import GIVEN as KEPT_GIVEN

_MARKUP = re.compile(r"\{[^}]*\}|\*")


@lru_cache(maxsize=4)
def pages(modules: tuple[str, ...], more: tuple[Page, ...] = (), turns: int = TURNS["base"]) -> tuple[Page, ...]:
    """The pages for a program that has these modules; ``more`` follows the chapters on how to play.

    ``turns``: how many the game in play has.
    """
    alley, academy = "dark_alley" in modules, "academy" in modules
    lists, table = {**workbook_lists.GIVEN, "alley": alley}, workbook_table.GIVEN
    pages = [*_read({**workbook_rules.GIVEN, **table, "turns": turns}, *workbook_rules.BEGINNING), *more]
    pages += [*_read(KEPT_GIVEN, "kept_games"), *_read(daily.GIVEN, daily.HELP), *_read(together.GIVEN, together.HELP)]
    pages += _read({**workbook_rules.GIVEN, "turns": turns}, *workbook_rules.PAGES)
    if alley:
        pages += _read(lists, "dark_alley", "special_cards", "tricks_level_3")
    pages += _read(lists, "prophecies") if alley and "prophecies" in modules else []
    if academy:
        pages += _read(of_academy.GIVEN, "academy", "academy_lessons", "academy_protege")
        pages += [of_academy.rooms(), of_academy.cards()]
    if DUEL in modules:
        pages += _read(workbook_duel.GIVEN, DUEL)
        pages += [workbook_duel.turn_setups(alley, academy), workbook_duel.cards(alley)]
    pages += [*_read(of_powers.GIVEN, "powers"), of_powers.cards()] if "powers" in modules else []
    if "heir" in modules:
        pages += [*_read(table, workbook_table.EVENING), *_read(workbook_solo.GIVEN, *workbook_solo.PAGES)]
    pages += [*workbook_lists.TRICK_PAGES, *_read(lists, "performance_cards", "components")]
    pages += [workbook_lists.magicians(alley, academy), *_read(lists, "dice"), workbook_lists.symbols(alley, academy)]
    return tuple(map(with_named_icons, pages))


def _read(given: Given, *names: str) -> list[Page]:
    return [read_page(name, given) for name in names]


_ICON = re.compile(words.NAMED_ICON)
_KINDS = {"fame": "fame", "coin": "coins", "shard": "shards", "ap": "points"}


def _name_icons(text: str, known: set[str]) -> str:
    """The text with the name of each icon beside it where it is not ``known`` from before."""

    def named(found: re.Match[str]) -> str:
        icon = found["icon"]
        if icon in known or found["before"] or found["after"]:
            known.add(icon)
            return found[0]
        known.add(icon)
        one, many = n.RESOURCE[_KINDS[icon]]
        return f"{found[0]} {one if found['one'] else many}"

    return _ICON.sub(named, text)


def with_named_icons(page: Page) -> Page:
    """The page with every icon called by its name where it stands first."""
    known: set[str] = set()
    blocks: list[Block] = []
    for block in page.blocks:
        if isinstance(block, Prose | Note):
            block = replace(block, markup=_name_icons(block.markup, known))
        elif isinstance(block, Steps):
            block = Steps(tuple(_name_icons(step, known) for step in block.steps))
        elif isinstance(block, Rows):
            rows = [replace(row, text=_name_icons(row.text, known)) for row in block.rows]
            block = replace(block, rows=tuple(replace(row, note=_name_icons(row.note, known)) for row in rows))
        blocks.append(block)
    return replace(page, blocks=tuple(blocks))


@dataclass(frozen=True, slots=True)
class Topic:
    """Something that can be looked up: its name, the page and the anchor on it, its sign, and the words about it."""

    name: str
    page: str
    anchor: str
    icon: str
    detail: str
    words: str


def plain(markup: str) -> str:
    """Small letters without markup and accents, for comparing."""
    bare = unicodedata.normalize("NFKD", _MARKUP.sub(" ", markup).replace("’", "'"))
    return "".join(letter for letter in bare if not unicodedata.combining(letter)).casefold()


@lru_cache(maxsize=4)
def index(book: tuple[Page, ...]) -> tuple[Topic, ...]:
    """Everything in the book by name: pages, headings, terms, cards."""
    entries: list[Topic] = []
    for page in book:
        body = " ".join(_text(block) for block in page.blocks)
        entries.append(Topic(page.title, page.id, "", page.icon, page.part, plain(f"{page.title} {body}")))
        for block in page.blocks:
            entries += _entries(page, block)
    return tuple(entries)


def lines_of(block: Block) -> Iterator[str]:
    """Sentences of a block, one after the other; a picture has none."""
    match block:
        case Head(text):
            yield text
        case Prose(markup) | Note(markup):
            yield from markup.split("\n")
        case Steps(steps):
            yield from steps
        case Rows(rows):
            yield from (
                headed(head=row.title, text=" ".join(filter(None, (row.text, row.cost, row.note)))) for row in rows
            )
        case Cards("trick", ids):
            yield from map(names.trick, ids)
        case Cards(_, ids):
            yield from map(names.performance, ids)


def _text(block: Block) -> str:
    if isinstance(block, Prose | Note):
        return block.markup
    return " ".join(block.steps) if isinstance(block, Steps) else ""


def _entries(page: Page, block: Block) -> Iterator[Topic]:
    if isinstance(block, Head):
        yield Topic(block.text, page.id, block.anchor, block.icon or page.icon, page.title, plain(block.text))
    elif isinstance(block, Rows):
        for row in block.rows:
            said = plain(f"{row.title} {row.text} {row.note}")
            yield Topic(row.title, page.id, at_row(row.title), row.icon, page.title, said)
    elif isinstance(block, Cards) and block.kind == "trick":
        for trick in block.ids:
            about = card_tooltips.trick(trick)
            said = plain(f"{about.title} {' '.join(about.body)}")
            yield Topic(n.trick(trick), page.id, at_card(trick), about.icon, page.title, said)
    elif isinstance(block, Cards):
        name = n.THEATER[PERFORMANCES[block.ids[0]].theater]
        yield Topic(words.cards_of(theater=name), page.id, at_card(block.ids[0]), page.icon, page.title, plain(name))


def search(book: tuple[Page, ...], query: str, most: int = 40) -> list[Topic]:
    """Topics that contain the words of the query, the best first: names before texts, beginnings before middles."""
    wanted = plain(query).split()
    if not wanted:
        return []
    whole = " ".join(wanted)
    ranked: list[tuple[int, int, Topic]] = []
    for number, entry in enumerate(index(book)):
        if all(word in entry.words for word in wanted):
            ranked.append((_rank(plain(entry.name), whole, wanted), number, entry))
    ranked.sort(key=lambda one: one[:2])
    return [entry for _, _, entry in ranked[:most]]


def _rank(name: str, whole: str, wanted: list[str]) -> int:
    if name == whole:
        return 0
    if name.startswith(whole):
        return 1
    if all(word in name for word in wanted):
        return 2
    return 3
