"""The shape of a tooltip, and the card texts as the window prints them."""

from __future__ import annotations

import re
from functools import lru_cache
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


_CAPITALISED = (
    *("Fame Threshold", "Fame", "Coin", "Shard", "Action Point", "Character", "Specialist", "Apprentice", "Magician"),
    *("Assistant", "Engineer", "Manager", "Trick card", "Trick", "Component", "Performance card", "Assignment card"),
    *("special Assignment card", "Order slot", "Quick Order slot", "Buy slot", "Performance slot", "Link"),
    *("Link circle", "Bargain", "Symbol Marker", "Theater", "Workshop", "Residence", "Fortune Telling", "Location"),
)
_TERMS = {term.lower(): term for term in _CAPITALISED}
_TERMS |= {"marker": "Trick Marker", "trick marker": "Trick Marker", "special assignment": "special Assignment card"}
_TERMS |= {f"{kind.lower()} marker": f"{kind} marker" for kind in ("Academy", "special", "neutral")}  # no Trick Markers
_PATTERN = re.compile(
    r"(?<!never )\b(" + "|".join(sorted(map(re.escape, _TERMS), key=len, reverse=True)) + r")(s?)\b(?! Marker)",
    re.IGNORECASE,
)
_OUR_READING = re.compile(r"\s*\(our reading\)|Our reading: (\w)")
_ELSEWHERE = re.compile(r"[;.]?[^;.]*rulings\.md[^;.]*")


def _term(match: re.Match[str]) -> str:
    term = _TERMS[match[1].lower()]
    term = term[0].upper() + term[1:] if match[1][0].isupper() else term
    return term + match[2]


@lru_cache(maxsize=512)
def card_text(text: str) -> str:
    """The text of a card with the game's terms in capitals: "gives its owner 2 Fame at once"."""
    return _PATTERN.sub(_term, text)


@lru_cache(maxsize=512)
def card_note(note: str) -> str:
    """A remark on a card for the reader: terms in capitals, without words about our sources."""
    plain = _ELSEWHERE.sub("", note).replace("our reading is a cost of 0", "the cost is 0")
    plain = _OUR_READING.sub(lambda match: match[1].upper() if match[1] else "", plain).strip()
    return card_text(plain if not plain or plain.endswith(".") else plain + ".")
