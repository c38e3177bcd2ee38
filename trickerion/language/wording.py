"""The shape of a tooltip."""

from __future__ import annotations

from typing import NamedTuple


class Words(NamedTuple):
    """A tooltip in words: title, paragraphs in block markup, concept of the icon map, and a line in italics."""

    title: str
    body: tuple[str, ...] = ()
    icon: str = ""
    note: str = ""

    def plus(self, *more: str, note: str = "") -> Words:
        """These words with more paragraphs; another last line joins them after the one of these, which moves up."""
        own = (self.note,) if note and self.note else ()
        return Words(self.title, (*self.body, *more, *own), self.icon, note or self.note)
