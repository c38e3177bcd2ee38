"""Events of Tricks, their markers and Components."""

from typing import NamedTuple

# ------------------------------------------------------------------ Tricks


class TrickLearned(NamedTuple):
    """``die`` is "" for the Tricks of the set-up."""

    seat: int
    trick: str
    suit: str
    place: int
    die: str


class TrickReturned(NamedTuple):
    seat: int
    trick: str


class TrickPrepared(NamedTuple):
    seat: int
    trick: str
    markers: int


class TrickMoved(NamedTuple):
    """A Trick came to the Engineer's slot; ``exchanged`` is the Trick that left it, or ""."""

    seat: int
    trick: str
    exchanged: str


class TrickSetUp(NamedTuple):
    seat: int
    trick: str
    card: str
    slot: int
    turns: int


class MarkerRescheduled(NamedTuple):
    seat: int
    trick: str
    from_card: str
    from_slot: int
    card: str
    slot: int
    turns: int


class Linked(NamedTuple):
    """``seat`` made a Link of ``category`` between two slots of a card, which pays ``pays`` Fame or Coins in all."""

    seat: int
    card: str
    slot: int
    other_slot: int
    category: str
    pays: int


class CirclePaid(NamedTuple):
    """A special card pays ``seat`` for the circle between two slots though it is no Link: ``pays`` Fame or Coins."""

    seat: int
    card: str
    slot: int
    other_slot: int
    pays: int


# ------------------------------------------------------------------ Components


class ComponentsBought(NamedTuple):
    seat: int
    component: str
    number: int
    price: int


class ComponentReturned(NamedTuple):
    seat: int
    component: str
    number: int


class ComponentsMoved(NamedTuple):
    """A pile came to the Manager's slot; ``exchanged`` is the pile that left it, or ""."""

    seat: int
    component: str
    slot: int
    exchanged: str


class ComponentOrdered(NamedTuple):
    seat: int
    component: str
    slot: int


class ComponentQuickOrdered(NamedTuple):
    seat: int
    component: str
    replaced: str


class StockReplaced(NamedTuple):
    """The Component of a Buy slot was replaced by a card."""

    slot: int
    component: str
    replaced: str


class OrdersArrived(NamedTuple):
    """``arrived``: (Buy slot, new Component, Component replaced)."""

    arrived: tuple[tuple[int, str, str], ...]
