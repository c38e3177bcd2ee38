"""An entry of the list of the Heir's decisions, and what all entries are made with.

An entry is made from a step of the procedure (``HeirStep``) and from what came of it; before the step is taken nothing
has come of it yet, and the entry says what will be done. ``about`` names the pieces on the table that it speaks of.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

from trickerion.rules import events as e
from trickerion.rules.events import Event
from trickerion.words import names as n


class Entry(NamedTuple):
    """One decision: head and body in block markup, the pieces it speaks of, the Workbook's place for its rule."""

    head: str
    body: str
    about: tuple[str, ...] = ()
    rule: str = ""


class Telling(NamedTuple):
    """What an entry is made from.

    ``seat``: the Heir's; ``events``: what came of the step, or None before it is taken; ``number``: how many dice its
    Character has used before, in the Downtown.
    """

    seat: int
    args: tuple[Any, ...]
    events: Sequence[Event] | None
    number: int = 0

    @property
    def done(self) -> Sequence[Event]:
        """What came of it, nothing before it is taken."""
        return self.events or ()


_Kind = TypeVar("_Kind")


def first(telling: Telling, kind: type[_Kind]) -> _Kind | None:
    """The first event of a class that came of the step."""
    return next((event for event in telling.done if isinstance(event, kind)), None)


def sentences(*parts: str) -> str:
    """Sentences behind each other, the empty ones left out."""
    return " ".join(part for part in parts if part)


def in_text(location: str) -> str:
    """In running text: "the Theater", but "Downtown"."""
    return "Downtown" if location == "downtown" else f"the {n.LOCATION[location]}"


def gains(telling: Telling) -> str:
    """All that a step brought the Heir, in words: "3 {fame}, 1 {shard}"; "nothing"."""
    totals = [
        sum(event[1] for event in telling.done if isinstance(event, kind) and event[0] == telling.seat)
        for kind in (e.FameGained, e.CoinsGained, e.ShardsGained)
    ]
    return n.amounts(*totals)


USES = {
    "downtown": ("die", "dice"),
    "market_row": ("Order", "Orders"),
    "dark_alley": ("special card", "special cards"),
    "theater": ("Trick Marker", "Trick Markers"),
}
"""What the Action Points are used for, one and many of it."""
