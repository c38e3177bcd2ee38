"""Actions and placements: what they cost, what they bring, and why they are not possible."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from trickerion.rules.catalog import Cost, Yields
from trickerion.rules.moves import Move, Reason

Cause = tuple[str, int]
"""Cause that bends a rule (a card, an ability, a secret, a room, a Power), and its change of a number."""


class Changes(NamedTuple):
    """Changes of an Action's printed cost: with every Trick, and (cause, change, Tricks) with some only."""

    always: tuple[Cause, ...] = ()
    with_tricks: tuple[tuple[str, int, tuple[str, ...]], ...] = ()


@dataclass(frozen=True, slots=True)
class ActionStatus:
    """One Action of a Location for one Character.

    ``cost`` is (least, most) in Action Points now, ``usual`` what is printed; ``moves`` the legal moves that begin it.
    """

    action: str
    cost: Cost
    usual: Cost
    reason: Reason | None
    moves: tuple[Move, ...] = ()

    @property
    def is_legal(self) -> bool:
        """True when the Action can be taken now."""
        return bool(self.moves)


@dataclass(frozen=True, slots=True)
class Points:
    """Action Points on a slot: printed ``base``, ``slot`` modifier, and what changes them.

    ``total`` is never below 0; ``enhance`` is what a Shard would add, 0 where none can be paid; ``coins`` the slot's
    price; ``loses``: the special card whose bonus would be lost there, or "".
    """

    base: int
    slot: int
    changes: tuple[Cause, ...]
    total: int
    enhance: int
    coins: int
    loses: str = ""


class ActingFacts(NamedTuple):
    """The Character at work, with the Action Points that it has left.

    ``is_asked``: what it does next is the open question, not one within its Action; ``takes_actions``: not so a
    Magician on a Performance slot; ``card``: the special card whose bonus it can still use, or "", and ``buys_for``:
    Action Points of the Buy that is begun with that card, None without one.
    """

    seat: int
    character: str
    slot: str
    location: str
    points: int
    has_acted: bool
    enhanced: bool
    card: str
    is_asked: bool
    takes_actions: bool
    buys_for: int | None


class MoveFacts(NamedTuple):
    """A move: the id of its sentence, and what that tells: its own ids and numbers, and what lies where it points."""

    kind: str
    about: Mapping[str, Any]


class AnswerFacts(NamedTuple):
    """An answer: Action Points of drawing; whose show is picked (-1: none), what that pays them and the player; what
    counts for the Fame Threshold of a Trick besides the player's own Fame; what a Configuration die blocks; Coins for a
    number of pieces.
    """

    price: int | None = None
    performer: int = -1
    theirs: Yields = Yields()
    own: Yields = Yields()
    counted: tuple[Cause, ...] = ()
    blocks: tuple[str, ...] = ()
    coins: int = 0


class Shard(NamedTuple):
    """Enhance Character now: Action Points, the causes that change them, and the prophecy that allows it on stage."""

    points: int
    causes: tuple[Cause, ...]
    on_stage_by: str


class Why(NamedTuple):
    """The kind of a reason, and what it speaks of: ids and numbers, and reasons that are a part of it."""

    kind: str
    about: Mapping[str, Any]


class Doing(NamedTuple):
    """Deed of a Character: the verb, and the kind and id of its object, if it has one."""

    verb: str
    kind: str
    thing: str
