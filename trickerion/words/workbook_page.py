"""The pages of the Workbook as data: what stands on them, and by which names it is found. Nothing here is drawn."""

from collections.abc import Callable
from dataclasses import dataclass


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


at_head, at_row, at_card = "head:{}".format, "row:{}".format, "card:{}".format
"""The anchor of a heading by its text, of a row by its title, of a card by its id."""


def steps(*texts: str) -> Steps:
    """Steps, one text each."""
    return Steps(texts)


def page(id: str, title: str, icon: str, part: str) -> Callable[..., Page]:
    """The head of a page; called with its blocks it gives the page."""
    return lambda *blocks: Page(id, title, icon, part, blocks)
