"""The pages of the Workbook as data: what stands on them, and by which names it is found. Nothing here is drawn.

The prose of a page is ``pages/<id>.toml``, whose blocks are those below. Its texts are messages with the context
``page:<id>``; what they name in braces, and each block that is a ``list``, is given by the chapter that knows it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trickerion.language.wording import Words

Given = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Head:
    """A heading within a page; ``name`` is what it is found by where that is not its text."""

    text: str
    icon: str = ""
    name: str = ""

    @property
    def anchor(self) -> str:
        """By which it is found."""
        return at_head(self.name or self.text)


@dataclass(frozen=True, slots=True)
class Prose:
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

    @classmethod
    def of(cls, words: Words, cost: str = "") -> "Row":
        """A row that says what a tooltip says."""
        return cls(words.title, " ".join(words.body), words.icon, cost, words.note)


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


Block = Head | Prose | Steps | Rows | Note | Cards | Picture


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its id, its title and sign, the part of the contents it stands in, and its blocks from top to bottom."""

    id: str
    title: str
    icon: str
    part: str
    blocks: tuple[Block, ...]


at_head, at_row, at_card = "head:{}".format, "row:{}".format, "card:{}".format
"""The anchor of a heading by its English text, of a row by its title, of a card by its id."""
