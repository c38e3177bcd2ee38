"""The pages of the Workbook as data: what stands on them, and by which names it is found. Nothing here is drawn."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Head:
    """A heading within a page."""

    text: str
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Say:
    """Paragraphs in block markup, with the name of a picture that stands beside them, or none."""

    markup: str
    picture: str = ""


@dataclass(frozen=True, slots=True)
class Steps:
    """What is done one after another, numbered."""

    steps: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A term and what it means; ``cost`` is a price in Action Points, ``note`` a line in italics."""

    title: str
    text: str
    icon: str
    cost: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Rows:
    """Terms below (or, with two columns, beside) each other."""

    rows: tuple[Row, ...]
    columns: int = 1


@dataclass(frozen=True, slots=True)
class Note:
    """A piece of advice on a plate of its own."""

    markup: str
    icon: str = "ui.hint"


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards drawn whole: ``kind`` is "trick" or "performance", ``ids`` are those of the rules."""

    kind: str
    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture as wide as the page, by its name."""

    name: str


Block = Head | Say | Steps | Rows | Note | Cards | Picture


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its id, its title and sign, the part of the contents it stands in, and its blocks from top to bottom."""

    id: str
    title: str
    icon: str
    part: str
    blocks: tuple[Block, ...]


_ICON = re.compile(r"(?P<one>\b(?:1|an?|each|each missing) )?\{(?P<icon>fame|coin|shard|ap)\}(?P<said> (?:Fame|Coin))?")
_NAMES = {"fame": "Fame", "coin": "Coin", "shard": "Shard", "ap": "Action Point"}


def _name_icons(text: str, known: set[str]) -> str:
    """The text with the name of each icon beside it where it is not ``known`` from before."""

    def named(found: re.Match[str]) -> str:
        icon = found["icon"]
        if icon in known or found["said"]:
            known.add(icon)
            return found[0]
        known.add(icon)
        is_one = found["one"] or icon == "fame" or text[found.end() :].startswith(" sign")
        return f"{found[0]} {_NAMES[icon]}{'' if is_one else 's'}"

    return _ICON.sub(named, text)


def with_named_icons(page: Page) -> Page:
    """The page with every icon called by its name where it stands first."""
    known: set[str] = set()
    blocks: list[Block] = []
    for block in page.blocks:
        if isinstance(block, Say | Note):
            block = replace(block, markup=_name_icons(block.markup, known))
        elif isinstance(block, Steps):
            block = Steps(tuple(_name_icons(step, known) for step in block.steps))
        elif isinstance(block, Rows):
            rows = [replace(row, text=_name_icons(row.text, known)) for row in block.rows]
            block = replace(block, rows=tuple(replace(row, note=_name_icons(row.note, known)) for row in rows))
        blocks.append(block)
    return replace(page, blocks=tuple(blocks))


def steps(*texts: str) -> Steps:
    """Steps, one text each."""
    return Steps(texts)


def page(id: str, title: str, icon: str, part: str) -> Callable[..., Page]:
    """The head of a page; called with its blocks it gives the page."""
    return lambda *blocks: Page(id, title, icon, part, blocks)
