"""An entry of the list of the Heir's decisions, and what all entries are made with.

An entry is made from a step of the procedure (``HeirStep``) and from what came of it; before the step is taken nothing
has come of it yet, and the entry says what will be done. ``about`` names the pieces on the table that it speaks of.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple, TypeVar

from trickerion.rules import events as e
from trickerion.rules.catalog import MAGICIANS, PROPHECIES, kind_of
from trickerion.rules.events import Event
from trickerion.words import names as n
from trickerion.words.workbook import anchor_of
from trickerion.words.workbook_page import Head
from trickerion.words.workbook_solo import LOCATIONS, SHOWS, SOLO


class Entry(NamedTuple):
    """One decision: head and body in block markup, the pieces it speaks of, the Workbook's place for its rule."""

    head: str
    body: str
    about: tuple[str, ...] = ()
    rule: str = ""


class Outcome(NamedTuple):
    """What an entry is made from.

    ``seat``: the Heir's; ``events``: what came of the step, or None before it is taken; ``number``: how many dice its
    Character has used before, Downtown; ``row``: the Performance cards side by side.
    """

    seat: int
    args: tuple[Any, ...]
    events: Sequence[Event] | None
    number: int = 0
    row: tuple[str, ...] = ()

    @property
    def done(self) -> Sequence[Event]:
        """What came of it, nothing before it is taken."""
        return self.events or ()

    def card(self, card_id: str) -> str:
        """A Performance card in a word or two: "Magorian", "Riverside 2"."""
        return n.performance_in(self.row, card_id)


_Kind = TypeVar("_Kind")


def first(outcome: Outcome, kind: type[_Kind]) -> _Kind | None:
    """The first event of a class that came of the step."""
    return next((event for event in outcome.done if isinstance(event, kind)), None)


def sentences(*parts: str) -> str:
    """Sentences one after another, the empty ones left out."""
    return " ".join(part for part in parts if part)


def in_line(number: int, character: str) -> str:
    """A Character of the line, counted from 1; Apprentices, who look alike, with their place."""
    name = n.character(character)
    return f"{name} in place {number}" if kind_of(character) == "apprentice" else name


def bent_by(effects: Sequence[str]) -> str:
    """The prophecy and the Magician that change Action Points, by the ids of their effects."""
    return n.join(_bends(effect.partition(".")[0]) for effect in effects)


def _bends(card: str) -> str:
    return n.magician(card) if card in MAGICIANS else n.prophecy(card)


def gains(outcome: Outcome) -> str:
    """All that a step brought the Heir, in words: "3 {fame}, 1 {shard}"; "nothing"."""
    totals = [
        sum(event[1] for event in outcome.done if isinstance(event, kind) and event[0] == outcome.seat)
        for kind in (e.FameGained, e.CoinsGained, e.ShardsGained)
    ]
    return n.amounts(*totals)


def by_prophecy(outcome: Outcome) -> str:
    """What the prophecy has brought the Heir on top of a step: "*Night of Mirrors*: 2 {fame} more."."""
    kinds = (e.FameGained, e.CoinsGained, e.ShardsGained)
    gained = [x for x in outcome.done if isinstance(x, kinds) and x.seat == outcome.seat and x.source in PROPHECIES]
    if not gained:
        return ""
    totals = [sum(x.amount for x in gained if isinstance(x, kind)) for kind in kinds]
    return f"*{n.prophecy(gained[0].source)}*: {n.amounts(*totals)} more."


USES = {
    "downtown": ("die", "dice"),
    "market_row": ("Order", "Orders"),
    "dark_alley": ("special card", "special cards"),
    "theater": ("Trick Marker", "Trick Markers"),
    "academy": ("Action", "Actions"),
}
"""What the Action Points are used for, one and many of it."""


# ------------------------------------------------------------------ where the Workbook explains the rule

HEADS = {
    "": (SOLO, "Where it places"),
    "assignment": (SOLO, "The Heir’s plan"),
    "advertise": (SOLO, "Advertise"),
    "stance": (SOLO, "Stance"),
    "contested": (SOLO, "Where it places"),
    "points": (SOLO, "Action Points"),
    **{place: (LOCATIONS, n.LOCATION[place]) for place in USES},
    "show": (SHOWS, "Performance"),
    "end_turn": (SHOWS, "End of the turn"),
}
"""By the rule of an entry: the page, and the heading on it."""


def place_of(rule: str) -> tuple[str, str]:
    """The page of the Workbook and the anchor on it for the rule of an entry."""
    page, head = HEADS[rule]
    return page, anchor_of(Head(head))
