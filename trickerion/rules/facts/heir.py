"""The Heir's side of a solo table, and what it decided."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from trickerion.rules.catalog import Yields
from trickerion.rules.events import Event


class Remark(NamedTuple):
    """Something to be said, by its id, with the ids and numbers that it speaks of."""

    id: str
    facts: Mapping[str, Any] = {}


class HeirDecision(NamedTuple):
    """One entry of the list: its head and body, the pieces on the table it speaks of, and its rule."""

    head: Remark
    body: tuple[Remark, ...]
    about: tuple[str, ...] = ()
    rule: str = ""


class ToldLine(Protocol):
    """A line of the log: who moved in which turn and phase, and what happened."""

    @property
    def turn(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def seat(self) -> int: ...
    @property
    def events(self) -> tuple[Event, ...]: ...
    @property
    def row(self) -> tuple[str, ...]: ...


class Next(NamedTuple):
    """A move that is not made yet, as a line without events."""

    turn: int
    phase: str
    seat: int
    events: tuple[Event, ...] = ()
    row: tuple[str, ...] = ()


class Chapter(NamedTuple):
    """Moves of the Heir without a break in one phase, each as its events; the Performance cards then."""

    turn: int
    phase: str
    moves: tuple[tuple[Event, ...], ...]
    row: tuple[str, ...] = ()


class IconFacts(NamedTuple):
    """An icon of the plan card: its Location, whether it asks for a special card, and the Character that it is for."""

    location: str
    is_special: bool
    owner: str = ""


@dataclass(frozen=True, slots=True)
class PlanFacts:
    """The plan card that lies open: ``kind`` is setup or performance; ``is_last``: it is still the one of last turn."""

    id: str
    kind: str
    icons: tuple[IconFacts, ...]
    is_last: bool


@dataclass(frozen=True, slots=True)
class HeirsCharacter:
    """A Character in the Heir's line.

    ``doing``: at_work, placed (on its ``slot``), idle, waiting, no_card or extra (in the place that gets no card).
    Action Points: ``own`` by its kind, ``now`` with what the cards ``by`` change, ``sure`` if all others go before it.
    ``location`` of its ``card``, "" without one; ``lacks`` the card: extra, no_card or idle.
    """

    id: str
    kind: str
    doing: str
    slot: str
    own: int
    now: int
    sure: int
    by: tuple[str, ...]
    card: str
    location: str
    is_special: bool
    lacks: str


@dataclass(frozen=True, slots=True)
class HeirsTrick:
    """A Trick of the Heir: markers ``ready`` and ``on_stage`` (their cards), what a show pays, the type of its room."""

    id: str
    suit: str
    ready: int
    on_stage: tuple[str, ...]
    pays: Yields
    room: str


@dataclass(frozen=True, slots=True)
class HeirFacts:
    """All that is seen of the Heir.

    ``standing``: how it stands at each Location: workshop, early, contested, its_magician, your_magician, heir, you or
    nobody; ``waiting``: by Location the Characters of each seat that are still to be placed there; ``at_work``: the
    Location where it acts; ``left`` to use there. ``owned``: Tricks of its top ``level``. ``special_cards``: in its
    hand, and under its Characters. ``decks``: special cards left in each. ``days``: blocked, yours, heirs,
    earliest, latest or free.
    """

    seat: int
    magician: str
    fame: int
    coins: int
    shards: int
    difficulty: str
    exchange: int
    stance: str
    level: int
    owned: int
    priorities: tuple[str, ...]
    standing: Mapping[str, str]
    waiting: Mapping[str, tuple[tuple[int, tuple[str, ...]], ...]]
    is_placing: bool
    at_work: str
    left: int
    plan: PlanFacts | None
    plans_left: int
    has_board: bool
    characters: tuple[HeirsCharacter, ...]
    tricks: tuple[HeirsTrick | None, ...]
    row: tuple[str, ...]
    usable_dice: int
    decks: Mapping[str, int]
    shopping: tuple[str, ...]
    special_cards: tuple[int, int]
    secrets: tuple[str, ...]
    days: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class ConfigurationFacts:
    """A Configuration die: the slots (in the Theater: weekdays) that it blocks, and their ``numbers`` on it, from 1.

    ``is_new``: rolled this turn; ``has_token``: it rests in the next one; ``is_chosen``: by the player who chooses now;
    ``rolls_again``: chosen, or when nobody chooses, with a token.
    """

    location: str
    blocked: tuple[str, ...]
    numbers: tuple[int, ...]
    is_new: bool
    has_token: bool
    is_chosen: bool
    rolls_again: bool
