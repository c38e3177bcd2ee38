"""The Theater: the Trick Marker in the hand, what laying it would bring; and the shows."""

from collections.abc import Mapping
from typing import NamedTuple

from trickerion.rules.catalog import Trick, Yields
from trickerion.rules.moves import Move
from trickerion.rules.state import Marker, Performance


class Spot(NamedTuple):
    """A slot of a Performance card of the row; below 0 it lies beside the slots."""

    card: str
    slot: int


Turns = Mapping[int, Move]
Placements = Mapping[Spot, Turns]


class Hand(NamedTuple):
    """A Trick Marker that must be laid now.

    ``origin`` is where it lay before a Reschedule (None when it is set up); ``single`` and ``piles`` hold the legal
    moves by slot and quarter turns; ``pays_links``: whether the Links that it makes are paid at once; ``offer``: the id
    of the card or Magician that put it there, "" for an Action of the Theater; ``is_brought``: a card put it there, so
    that putting it back means doing without.
    """

    owner: int
    trick: Trick
    suit: str
    origin: Spot | None = None
    single: Mapping[Spot, Turns] = {}
    piles: Mapping[Spot, Turns] = {}
    pays_links: bool = True
    offer: str = ""
    is_brought: bool = False
    pile: int = 1

    @property
    def is_new(self) -> bool:
        """True when the marker comes from a Trick card and not from a slot."""
        return self.origin is None

    def left(self, card: Performance) -> Performance:
        """The card as it lies while the hand holds one of its markers."""
        if self.origin is not None and self.origin.card == card.id:
            return card.with_marker(self.origin.slot, None)
        return card

    def laid_on(self, card: Performance, slot: int, turns: int, pile: int = 1) -> Performance:
        """The card with the held marker, or a pile of them, on a slot or beside the slots."""
        rest, marker = self.left(card), Marker(self.owner, self.trick.id, self.suit, turns, pile)
        return rest.with_marker(slot, marker) if slot >= 0 else rest.with_guest(marker)


class MadeLink(NamedTuple):
    """A Link that a marker would make: with whom, what it pays in Fame or Coins, whether its circle holds a Shard."""

    category: str
    partner: Marker
    payout: int
    shard: bool


class Payment(NamedTuple):
    """Fame or Coins to choose: for which Link (None: no Link of its own), how much, and the card that adds it."""

    link: MadeLink | None
    payout: int
    card: str = ""


class Laying(NamedTuple):
    """Gain by laying a Trick Marker.

    ``payments``: a line for every Link and every payment, in the order in which they are paid; ``shards`` for its
    owner; ``more``: what rooms and secrets bring on top.
    """

    payments: tuple[Payment, ...] = ()
    shards: int = 0
    more: Yields = Yields()

    @property
    def links(self) -> tuple[MadeLink, ...]:
        """The Links that it would make."""
        return tuple(line.link for line in self.payments if line.link is not None and not line.card)

    @property
    def pays(self) -> tuple[int, ...]:
        """Fame or Coins to choose, payment by payment."""
        return tuple(line.payout for line in self.payments if line.payout)


class Advised(NamedTuple):
    """A Trick Marker where a hint would lay it, turned as it would be."""

    spot: Spot
    turns: int
    marker: Marker


class CardOnStage(NamedTuple):
    """A Performance card of the row.

    ``owners`` of its Trick Markers in Initiative order; ``fixed``: slot -> why the marker there cannot be rescheduled
    ("printed", "nobody", "other", "no_point", "nowhere"); ``refuses``: why it takes not the marker in the hand
    ("suit", "full", "cannot"); ``pays``: slot -> what the marker there yields before weekday, cards and Powers.
    """

    card: Performance
    links: int
    leaves: bool
    owners: tuple[int, ...]
    fixed: Mapping[int, str]
    refuses: str
    pays: Mapping[int, Yields] = {}


class WingFacts(NamedTuple):
    """A Trick of the reader.

    ``stands``: "chosen" (in the hand), "ready", "idle" (nobody acts), "no_point", "no_card"; without a marker on the
    card "lacks" (Components), "on_stage" or "not_prepared". ``pays``: what a marker yields before the weekday, the part
    of its Practice Room (``practised``) counted; ``level``: that for which its Links are paid.
    """

    place: int
    trick: Trick
    suit: str
    ready: int
    on_stage: int
    missing: Mapping[str, int]
    stands: str
    pays: Yields = Yields()
    practised: Yields = Yields()
    level: int = 1


class StageAction(NamedTuple):
    """Set Up Trick or Reschedule.

    ``why``: it is not possible now ("idle", "answer", "short" by so many points, "no_marker", "no_card",
    "not_prepared"), or "".
    """

    id: str
    cost: int
    usual: int
    why: str = ""
    short: int = 0


class StageFacts(NamedTuple):
    """The Theater as its reader sees it.

    ``works``: the reader decides something here; ``waits``: Fame or Coins of a Link that waits to be paid; ``offer``:
    the card or Magician that lets the reader move a marker now, "" for the Actions of a Character; ``by_highest``: the
    higher level of two linked Tricks counts; ``has_printed``: cards with markers printed on them are in play;
    ``link_pays`` by Trick level.
    """

    cards: tuple[CardOnStage, ...] = ()
    wings: tuple[WingFacts, ...] = ()
    actions: tuple[StageAction, ...] = ()
    works: bool = False
    waits: int = 0
    offer: str = ""
    by_highest: bool = False
    has_printed: bool = False
    link_pays: Mapping[int, int] = {}

    def card(self, card_id: str) -> CardOnStage:
        """Card of the row by its id."""
        return next(one for one in self.cards if one.card.id == card_id)


class ShownTrick(NamedTuple):
    """A Trick Marker in a show.

    ``yields``: what its owner receives; ``modifier`` of the ``day`` that counts for it, ``by_day``: what that adds or
    finds to take away, ``day_card``: the card by which the day is not its owner's own; ``beyond``: (pile, enhanced or
    charged, Fame and Coins) of what it yields beyond its card; ``practised``: what its Practice Room adds.
    """

    owner: int
    trick: str
    suit: str
    slot: int
    yields: Yields
    modifier: int
    day: str
    by_day: Yields
    day_card: str
    beyond: tuple[tuple[str, int], ...]
    practised: Yields


class ShowFacts(NamedTuple):
    """A show: its Tricks, (kind, what it brings) of each bonus of the performer, (id, owner) of all that changes it.

    The owner of what is no Power is -1. ``one_day``: the weekday of the performer counts for everybody.
    """

    tricks: tuple[ShownTrick, ...]
    bonuses: tuple[tuple[str, Yields], ...]
    causes: tuple[tuple[str, int], ...]
    one_day: bool = False
