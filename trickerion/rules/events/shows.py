"""Performances: what is shown and paid, and the cards and markers after it."""

from typing import NamedTuple


class PerformanceBegan(NamedTuple):
    seat: int
    card: str
    day: str
    links: int


class TrickPerformed(NamedTuple):
    """One Trick Marker of a show: what its owner receives, and the Yield modifier that was used.

    ``day_fame``, ``day_coins``: what the weekday added, or found to take away.
    """

    owner: int
    trick: str
    slot: int
    fame: int
    coins: int
    shards: int
    modifier: int
    day_fame: int = 0
    day_coins: int = 0


class PerformerRewarded(NamedTuple):
    """One performer bonus: ``kind`` is link, assistant, manager, engineer or card."""

    seat: int
    kind: str
    fame: int
    coins: int
    shards: int


class PerformanceEnded(NamedTuple):
    seat: int
    card: str


class PerformanceDeclined(NamedTuple):
    """``forced``: there was no card with a Trick Marker of the performer's."""

    seat: int
    day: str
    forced: bool


class MarkersReturned(NamedTuple):
    """(owner, suit) of the Trick Markers that went back to the supplies.

    ``forgone_by``: who takes so many fewer while preparing a Trick; -1 where they lay there before, or on the stage.
    """

    markers: tuple[tuple[int, str], ...]
    forgone_by: int = -1


class PerformanceCardLeft(NamedTuple):
    card: str


class PerformanceCardRevealed(NamedTuple):
    card: str


class TrickPaid(NamedTuple):
    """A Trick Marker on a card that is not performed pays a little less than its Yields.

    ``power``: the one by which it plays on after a show of its owner, "" for others.
    """

    seat: int
    trick: str
    card: str
    slot: int
    fame: int
    coins: int
    shards: int
    power: str = ""


class MarkerBackOnTrick(NamedTuple):
    """A Trick Marker went from the supply back to its Trick card: its Trick is practiced."""

    seat: int
    trick: str
