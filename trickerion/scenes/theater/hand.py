"""The Trick Marker in the hand: where it may lie, what it would link, and what that pays. Pure, asked of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from trickerion.rules import ask
from trickerion.rules.catalog import TRICKS, Trick
from trickerion.rules.events import CoinsGained, Event, FameGained, ShardsGained
from trickerion.rules.moves import Move, PlaceMarker, PlacePile, Reschedule, SetUpTrick
from trickerion.rules.state import Choice, GameState, Marker, Performance
from trickerion.table.view import TableView
from trickerion.words.screens import theater as words


class Spot(NamedTuple):
    """A slot of a Performance card of the row; below 0 it lies beside the slots."""

    card: str
    slot: int


Placements = Mapping[Spot, Mapping[int, Move]]


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
    origin: Spot | None
    single: Placements
    piles: Placements
    pays_links: bool = True
    offer: str = ""
    is_brought: bool = False

    @property
    def is_new(self) -> bool:
        """Whether it comes from a Trick card and not from a slot."""
        return self.origin is None

    def placements(self, as_pile: bool) -> Placements:
        """Where it may lie: alone, or as a pile of two."""
        return self.piles if as_pile else self.single


class MadeLink(NamedTuple):
    """A Link that the marker would make: with whom, what it pays in Fame or Coins, whether its circle holds a Shard."""

    category: str
    partner: Marker
    payout: int
    shard: bool


class Payment(NamedTuple):
    """Fame or Coins to choose: for which Link (None: no Link of its own), how much, and the card that adds it."""

    link: MadeLink | None
    payout: int
    card: str = ""


class Extra(NamedTuple):
    """Fame or Coins that come on top, and what brings them: the id of a prophecy, a card, a secret or a room."""

    resource: str
    amount: int
    source: str


@dataclass(frozen=True)
class Outcome:
    """What laying the marker does at once.

    ``payments``: a line for every Link and every payment, in the order in which they are paid; ``shards`` by seat;
    ``extras`` are Fame and Coins that are sure.
    """

    payments: tuple[Payment, ...] = ()
    shards: Mapping[int, int] = field(default_factory=dict)
    extras: tuple[Extra, ...] = ()

    @property
    def links(self) -> tuple[MadeLink, ...]:
        """The Links that the marker would make."""
        return tuple(line.link for line in self.payments if line.link is not None and not line.card)

    @property
    def payouts(self) -> tuple[int, ...]:
        """Fame or Coins to choose, payment by payment."""
        return tuple(line.payout for line in self.payments if line.payout)


class Advised(NamedTuple):
    """A Trick Marker where a hint would lay it, turned as it would be."""

    spot: Spot
    turns: int
    marker: Marker


def advised(state: GameState, seat: int, hand: Hand | None, moves: Sequence[Move]) -> Advised | None:
    """The Trick Marker of which these moves of a hint speak: one in the hand, of a Trick, or on a slot."""
    placed = next((move for move in moves[:2] if isinstance(move, (PlaceMarker, PlacePile))), None)
    if placed is None:
        return None
    first, marker = moves[0], None
    if isinstance(first, SetUpTrick):
        owned = state.players[seat].tricks[first.place]
        marker = Marker(seat, owned.id, owned.suit, 0) if owned is not None else None
    elif isinstance(first, Reschedule):
        marker = state.performance(first.card).marker_at(first.slot)
    elif hand is not None:
        marker = Marker(hand.owner, hand.trick.id, hand.suit, 0)
    return Advised(Spot(placed.card, placed.slot), placed.turns, marker) if marker is not None else None


def _by_spot(moves: Sequence[Move], kind: type[PlaceMarker] | type[PlacePile]) -> Placements:
    turns_at: dict[Spot, dict[int, Move]] = {}
    for move in moves:
        if isinstance(move, kind):
            turns_at.setdefault(Spot(move.card, move.slot), {})[move.turns] = move
    return turns_at


def hand_of(state: GameState, choice: Choice | None, moves: Sequence[Move]) -> Hand | None:
    """The marker in the hand of whoever decides; ``moves`` are empty for those who only look on."""
    single, piles = _by_spot(moves, PlaceMarker), _by_spot(moves, PlacePile)
    if isinstance(choice, ask.SettingUp):
        owned = choice.trick(state)
        return Hand(choice.seat, owned.trick, owned.suit, None, single, piles)
    if isinstance(choice, ask.BringingOnStage):
        brought = state.players[choice.seat].tricks[choice.place]
        assert brought is not None
        return Hand(choice.seat, brought.trick, brought.suit, None, single, piles, False, choice.source, True)
    if isinstance(choice, ask.Rescheduling):
        _, marker = choice.lifted(state)
        origin = Spot(choice.card, choice.slot)
        is_free = isinstance(choice, ask.FreeRescheduling)
        offer = choice.source if is_free else ""
        return Hand(marker.owner, TRICKS[marker.trick], marker.suit, origin, single, piles, is_free, offer)
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


def forecast_at(state: GameState, hand: Hand, spot: Spot, turns: int) -> ask.MarkerForecast:
    """What the marker would bring there by the rules, with all that cards change about it."""
    marker = Marker(hand.owner, hand.trick.id, hand.suit, turns)
    return ask.marker_forecast(
        state, hand.owner, marker, PlaceMarker(spot.card, spot.slot, turns), hand.origin, hand.pays_links
    )


def payment_lines(state: GameState, hand: Hand, spot: Spot, turns: int) -> tuple[Payment, ...]:
    """What the Links that the marker would make pay, and what a card in use adds, by the rules."""
    if spot.slot < 0:
        return ()
    card = with_held(state, hand, spot, turns)
    if hand.pays_links:
        circles = ask.payments_at(state, card, spot.slot, hand.owner)
    else:
        circles = [
            ask.LinkPayment(link, ask.link_between(link, card.markers), (0,)) for link in ask.links_at(card, spot.slot)
        ]
    return tuple(line for circle in circles for line in _lines(state, card, spot.slot, circle))


def _lines(state: GameState, card: Performance, slot: int, circle: ask.LinkPayment) -> list[Payment]:
    """A line for each payment of one circle: the first of a Link is its own, all others come from the card in use."""
    partner, adds = card.markers[ask.other_end(circle.link, slot)], ask.card_in_use(state)
    assert partner is not None
    if not circle.category:
        return [Payment(None, payout, adds) for payout in circle.pays]
    pays = circle.pays or (0,)  # with nothing to choose all that it pays is sure
    link = MadeLink(circle.category, partner, pays[0], bool(circle.shards))
    return [Payment(link, payout, adds if number else "") for number, payout in enumerate(pays)]


def outcome(table: TheaterView, move: Move | None, preview: Callable[[Move], list[Event]]) -> Outcome | None:
    """What laying the marker on the target would bring by the ``preview`` of the move; without one the Links alone."""
    if table.hand is None or table.target is None:
        return None
    lines = payment_lines(table.state, table.hand, table.target, table.turns)
    if move is None:
        return Outcome(tuple(line._replace(payout=0) for line in lines if line.link is not None and not line.card))
    events, shards = preview(move), dict[int, int]()
    for event in events:
        if isinstance(event, ShardsGained):
            shards[event.seat] = shards.get(event.seat, 0) + event.amount
    kinds = {FameGained: "fame", CoinsGained: "coins"}
    sure = [event for event in events if type(event) in kinds and event[0] == table.hand.owner]
    return Outcome(lines, shards, tuple(Extra(kinds[type(event)], *event[1:]) for event in sure))


def best_turns(state: GameState, hand: Hand, spot: Spot, options: Mapping[int, Move], turned: int) -> int:
    """The orientation to begin with: most Links, then the better payment, then the fewest quarter turns."""

    def worth(turns: int) -> tuple[int, int, int, int]:
        brings = forecast_at(state, hand, spot, turns)
        payout = sum(brings.pays) + brings.more.fame + brings.more.coins
        quarters = min((turns - turned) % 4, (turned - turns) % 4)
        return len(brings.links), payout + brings.shards, payout, -quarters

    return max(options, key=worth)


class BetterTurn(NamedTuple):
    """An orientation that makes more Links: how many more turns the marker needs, and how many it makes then."""

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


@dataclass
class TheaterView(TableView):
    """The table, and what the viewer does with the Trick Marker in the hand.

    ``target`` is the slot that the preview speaks of, ``shown`` one of its list that is
    pointed at, ``turns`` the quarter turns of the held marker, ``turning`` those
    on the way and how far; ``outcome`` what a click would bring; ``chosen`` is Fame or Coins by payment, ``usual`` what
    this player took last; ``pointed`` the card under the pointer; ``key`` turns the marker; ``is_at_work``: the viewer
    decides something here; ``has_extras``: a card or an ability offers something beside the cards.
    """

    hand: Hand | None = None
    target: Spot | None = None
    shown: Spot | None = None
    turns: int = 0
    as_pile: bool = False
    turning: tuple[int, float] = (0, 1.0)
    outcome: Outcome | None = None
    chosen: dict[int, str] = field(default_factory=dict)
    usual: str = "fame"
    pointed: str = ""
    key: str = ""
    is_at_work: bool = False
    has_extras: bool = False

    @property
    def actor(self) -> ask.Acting | None:
        """The Character that acts now, under the sub-choices of its Action, while the viewer decides."""
        return self.acting if self.decider == self.viewer else None

    @property
    def acting_here(self) -> ask.Acting | None:
        """The viewer's Character that acts in the Theater now."""
        acting = self.own_acting
        return acting if acting is not None and acting.location == "theater" else None

    @property
    def is_paid(self) -> bool:
        """Whether a Link waits to be paid (in a game that was saved in between)."""
        return bool(self.legal) and isinstance(self.choice, ask.ReceivingLinkBonus)

    @property
    def offer(self) -> str:
        """The id of the card or Magician that lets the viewer move a marker now; "" for the Actions of a Character."""
        if self.hand is not None:
            return self.hand.offer
        return self.choice.source if self.legal and isinstance(self.choice, ask.FreeReschedule) else ""

    @property
    def by_highest(self) -> bool:
        """Whether the higher level of two linked Tricks counts."""
        return bool(self.state.options.ruling("link_bonus_level") == "highest")

    @property
    def options(self) -> Placements:
        """Where the held marker (or the pile) may lie."""
        return self.hand.placements(self.as_pile) if self.hand is not None else {}

    @property
    def passed_up(self) -> str:
        """What a click on the target now would pass up, as a sentence; "" when no other turn makes more Links."""
        if self.hand is None or self.target is None:
            return ""
        links = self.link_counts(self.target)
        better = better_turn(links, self.turns)
        return words.passes_up(better.steps, better.links, links[self.turns], self.key) if better is not None else ""

    def link_counts(self, spot: Spot) -> dict[int, int]:
        """How many Links each orientation that is allowed on a slot makes."""
        assert self.hand is not None
        allowed = self.options.get(spot, {})
        return {turns: len(forecast_at(self.state, self.hand, spot, turns).links) for turns in allowed}

    def turns_at(self, spot: Spot) -> int:
        """The orientation with which the marker would lie there now: on the target as it was turned, else the best."""
        allowed = self.options.get(spot, {})
        if self.hand is None or not allowed or (spot == self.target and self.turns in allowed):
            return self.turns
        return best_turns(self.state, self.hand, spot, allowed, self.turns)

    def reward(self, number: int) -> str:
        """Fame or Coins for a payment: chosen now, or what this player took last."""
        return self.chosen.get(number, self.usual)
