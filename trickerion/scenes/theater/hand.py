"""The Trick Marker in the hand: where it may lie, what it would link, and what that pays. Pure, asked of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from trickerion.app.session import Session
from trickerion.rules.ask import (
    BringingOnStage,
    FreeRescheduling,
    LinkPayment,
    MarkerForecast,
    Rescheduling,
    SettingUp,
    card_in_use,
    link_between,
    links_at,
    marker_forecast,
    other_end,
    payments_at,
)
from trickerion.rules.catalog import TRICKS, Trick
from trickerion.rules.events import FameGained, ShardsGained
from trickerion.rules.moves import Move, PlaceMarker, PlacePile
from trickerion.rules.state import Choice, GameState, Marker, Performance

ON_STAGE_PREPARATION, BREAKING_FREE = "on_stage_preparation", "master_of_chains"
"""What may put a marker into the hand: the id of a special card, or of a Magician."""


class Spot(NamedTuple):
    """A slot of a Performance card of the row; below 0 it lies beside the slots."""

    card: str
    slot: int


Placements = Mapping[Spot, Mapping[int, Move]]


@dataclass(frozen=True)
class Hand:
    """A Trick Marker that must be laid now.

    ``origin`` is where it lay before a Reschedule (None when it is set up); ``single`` and ``piles`` hold the legal
    moves by slot and quarter turns; ``pays_links``: whether the Links that it makes are paid at once; ``offer``: the id
    of the card or Magician that put it there, "" for an Action of the Theater.
    """

    owner: int
    trick: Trick
    suit: str
    origin: Spot | None
    single: Placements
    piles: Placements
    pays_links: bool = True
    offer: str = ""

    @property
    def is_new(self) -> bool:
        """Whether it comes from a Trick card and not from a slot."""
        return self.origin is None

    @property
    def is_brought(self) -> bool:
        """Whether a card put it there, so that putting it back means to do without."""
        return self.offer == ON_STAGE_PREPARATION

    def placements(self, as_pile: bool) -> Placements:
        """Where it may lie: alone, or as a pile of two."""
        return self.piles if as_pile else self.single


class MadeLink(NamedTuple):
    """A Link that the marker would make: with whom, what it pays in Fame or Coins, whether its circle holds a Shard."""

    category: str
    partner: Marker
    pays: int
    shard: bool


class Payment(NamedTuple):
    """Fame or Coins to choose: for which Link (None: no Link of its own), how much, and the card that adds it."""

    link: MadeLink | None
    pays: int
    card: str = ""


class Besides(NamedTuple):
    """Fame that comes besides, and what brings it: the id of a prophecy or a card."""

    fame: int
    source: str


@dataclass(frozen=True)
class Outcome:
    """What laying the marker does at once: Links, Fame or Coins to choose, Shards by seat.

    ``payments``: a line for every Link and every payment, in the order in which they are paid; ``extras`` is Fame that
    is sure.
    """

    links: tuple[MadeLink, ...]
    pays: tuple[int, ...]
    shards: Mapping[int, int]
    payments: tuple[Payment, ...] = ()
    extras: tuple[Besides, ...] = ()


def _by_spot(moves: Sequence[Move], kind: type[PlaceMarker] | type[PlacePile]) -> Placements:
    found: dict[Spot, dict[int, Move]] = {}
    for move in moves:
        if isinstance(move, kind):
            found.setdefault(Spot(move.card, move.slot), {})[move.turns] = move
    return found


def hand_of(state: GameState, choice: Choice | None, moves: Sequence[Move]) -> Hand | None:
    """The marker in the hand of whoever decides; ``moves`` are empty for those who only look on."""
    single, piles = _by_spot(moves, PlaceMarker), _by_spot(moves, PlacePile)
    if isinstance(choice, SettingUp):
        owned = choice.trick(state)
        return Hand(choice.seat, owned.trick, owned.suit, None, single, piles)
    if isinstance(choice, BringingOnStage):
        brought = state.players[choice.seat].tricks[choice.place]
        assert brought is not None
        return Hand(choice.seat, brought.trick, brought.suit, None, single, piles, False, ON_STAGE_PREPARATION)
    if isinstance(choice, Rescheduling):
        _, marker = choice.lifted(state)
        origin = Spot(choice.card, choice.slot)
        pays = isinstance(choice, FreeRescheduling)
        return Hand(
            marker.owner, TRICKS[marker.trick], marker.suit, origin, single, piles, pays, BREAKING_FREE if pays else ""
        )
    return None


def without_lifted(card: Performance, hand: Hand | None) -> Performance:
    """The card as it lies while the hand holds one of its markers."""
    if hand is not None and hand.origin is not None and hand.origin.card == card.id:
        return card.with_marker(hand.origin.slot, None)
    return card


def with_held(state: GameState, hand: Hand, spot: Spot, turns: int) -> Performance:
    """The card with the held marker on a slot."""
    marker = Marker(hand.owner, hand.trick.id, hand.suit, turns)
    card = without_lifted(state.performance(spot.card), hand)
    return card.with_marker(spot.slot, marker) if spot.slot >= 0 else card.with_guest(marker)


def foreseen(state: GameState, hand: Hand, spot: Spot, turns: int) -> MarkerForecast:
    """What the rules say that the marker would bring there, with what cards make of it."""
    marker = Marker(hand.owner, hand.trick.id, hand.suit, turns)
    return marker_forecast(
        state, hand.owner, marker, PlaceMarker(spot.card, spot.slot, turns), hand.origin, hand.pays_links
    )


def made_links(state: GameState, hand: Hand, spot: Spot, turns: int) -> tuple[MadeLink, ...]:
    """The Links that the marker would make there, in the order in which they are paid."""
    lines = payment_lines(state, hand, spot, turns)
    return tuple(line.link for line in lines if line.link is not None and not line.card)


def payment_lines(state: GameState, hand: Hand, spot: Spot, turns: int) -> tuple[Payment, ...]:
    """What the Links that the marker would make pay, and what a card in use adds, by the rules."""
    if spot.slot < 0:
        return ()
    card = with_held(state, hand, spot, turns)
    if hand.pays_links:
        circles = payments_at(state, card, spot.slot, hand.owner)
    else:
        circles = [LinkPayment(link, link_between(link, card.markers), (0,)) for link in links_at(card, spot.slot)]
    return tuple(line for circle in circles for line in _lines(state, card, spot.slot, circle))


def _lines(state: GameState, card: Performance, slot: int, circle: LinkPayment) -> list[Payment]:
    """A line for each payment of one circle: the first of a Link is its own, all others come from the card in use."""
    partner, adds = card.markers[other_end(circle.link, slot)], card_in_use(state)
    assert partner is not None
    if not circle.category:
        return [Payment(None, pays, adds) for pays in circle.pays]
    link = MadeLink(circle.category, partner, circle.pays[0], bool(circle.shards))
    return [Payment(link, pays, adds if number else "") for number, pays in enumerate(circle.pays)]


def outcome(session: Session, hand: Hand, spot: Spot, turns: int, move: Move | None) -> Outcome:
    """What laying the marker there would bring; ``move`` None asks for the Links alone."""
    state = session.view.state
    lines = payment_lines(state, hand, spot, turns)
    links = tuple(line.link for line in lines if line.link is not None and not line.card)
    if move is None or move not in session.legal:
        return Outcome(links, (), {}, tuple(Payment(link, 0) for link in links))
    events = session.preview(move)
    shards: dict[int, int] = {}
    for event in events:
        if isinstance(event, ShardsGained):
            shards[event.seat] = shards.get(event.seat, 0) + event.amount
    sure = [event for event in events if isinstance(event, FameGained) and event.seat == hand.owner]
    extras = tuple(Besides(event.amount, event.source) for event in sure)
    return Outcome(links, tuple(line.pays for line in lines if line.pays), shards, lines, extras)


# ------------------------------------------------------------------ which way up


def best_turns(state: GameState, hand: Hand, spot: Spot, options: Mapping[int, Move], liked: int) -> int:
    """The orientation to begin with: most Links, then the better payment, then the fewest quarter turns."""

    def worth(turns: int) -> tuple[int, int, int, int]:
        brings = foreseen(state, hand, spot, turns)
        pays = sum(brings.pays)
        quarters = min((turns - liked) % 4, (liked - turns) % 4)
        return len(brings.links), pays + brings.shards, pays, -quarters

    return max(options, key=worth)


class BetterTurn(NamedTuple):
    """An orientation that makes more Links: how often the marker must be turned on, and how many it makes then."""

    steps: int
    links: int


def better_turn(links: Mapping[int, int], turns: int) -> BetterTurn | None:
    """The first orientation with the most Links, when this one makes fewer; ``links`` has the allowed ones only."""
    most = max(links.values(), default=0)
    if links.get(turns, most) >= most:
        return None
    onward = [(turns + number) % 4 for number in range(1, 4)]
    steps = [links[other] for other in onward if other in links].index(most) + 1
    return BetterTurn(steps, most)
