"""What the viewer does with the Trick Marker in the hand: where it hangs, how it is turned, what a click brings."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from trickerion.rules.ask.stage import laying
from trickerion.rules.events import CoinsGained, Event, FameGained, ShardsGained
from trickerion.rules.facts.stage import Hand, Payment, Placements, Spot, StageFacts
from trickerion.rules.moves import Move
from trickerion.screens.closeup.view import CloseUpView
from trickerion.table.turning import best_turns
from trickerion.words.screens import theater as words


class ExtraGain(NamedTuple):
    """Fame or Coins that come on top, and what brings them: the id of a prophecy, a card, a secret or a room."""

    resource: str
    amount: int
    source: str


@dataclass(frozen=True)
class Outcome:
    """Outcome of laying the marker, at once.

    ``payments``: a line for every Link and every payment, in the order in which they are paid; ``shards`` by seat;
    ``extras`` are Fame and Coins that are sure.
    """

    payments: tuple[Payment, ...] = ()
    shards: Mapping[int, int] = field(default_factory=dict)
    extras: tuple[ExtraGain, ...] = ()

    @property
    def payouts(self) -> tuple[int, ...]:
        """Fame or Coins to choose, payment by payment."""
        return tuple(line.payout for line in self.payments if line.payout)


def outcome(table: TheaterView, move: Move | None, preview: Callable[[Move], list[Event]]) -> Outcome | None:
    """Outcome of the marker on the target by the ``preview`` of the move; without a move the Links alone."""
    if table.hand is None or table.target is None:
        return None
    lines = laying(table.state, table.hand, table.target, table.turns).payments
    if move is None:
        return Outcome(tuple(line._replace(payout=0) for line in lines if line.link is not None and not line.card))
    events, shards = preview(move), dict[int, int]()
    for event in events:
        if isinstance(event, ShardsGained):
            shards[event.seat] = shards.get(event.seat, 0) + event.amount
    kinds = {FameGained: "fame", CoinsGained: "coins"}
    sure = [event for event in events if type(event) in kinds and event[0] == table.hand.owner]
    return Outcome(lines, shards, tuple(ExtraGain(kinds[type(event)], *event[1:]) for event in sure))


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
class TheaterView(CloseUpView):
    """The table, and what the viewer does with the Trick Marker in the hand.

    ``held_suit`` is that of the marker last seen in the hand; ``target`` is the slot that the preview speaks of,
    ``shown`` one of its list that is pointed at; ``turns`` are the quarter turns of the held marker, ``turning`` those
    on the way and how far; ``outcome`` what a click would bring; ``chosen`` is Fame or Coins by payment, ``usual`` what
    this player took last; ``pointed`` the card under the pointer; ``stage``: all else.
    """

    hand: Hand | None = None
    held_suit: str = ""
    target: Spot | None = None
    shown: Spot | None = None
    turns: int = 0
    as_pile: bool = False
    turning: tuple[int, float] = (0, 1.0)
    outcome: Outcome | None = None
    chosen: dict[int, str] = field(default_factory=dict)
    usual: str = "fame"
    pointed: str = ""
    stage: StageFacts = field(default_factory=StageFacts)

    @property
    def options(self) -> Placements:
        """Places where the held marker (or the pile) may lie."""
        if self.hand is None:
            return {}
        return self.hand.piles if self.as_pile else self.hand.single

    @property
    def passed_up(self) -> str:
        """Sentence on the Links that a click on the target now would pass up; "" when no turn makes more Links."""
        if self.hand is None or self.target is None:
            return ""
        links = self.link_counts(self.target)
        better, now = better_turn(links, self.turns), links.get(self.turns, 0)
        if better is None:
            return ""
        say = words.passes_up_more if now else words.passes_up
        return say(better.links, times=words.TIMES[better.steps], now=now, key=self.key)

    def link_counts(self, spot: Spot) -> dict[int, int]:
        """Number of Links for each orientation that is allowed on a slot."""
        assert self.hand is not None
        allowed = self.options.get(spot, {})
        return {turns: len(laying(self.state, self.hand, spot, turns).links) for turns in allowed}

    def turns_at(self, spot: Spot) -> int:
        """The orientation with which the marker would lie there now: on the target as it was turned, else the best."""
        allowed = self.options.get(spot, {})
        if self.hand is None or not allowed or (spot == self.target and self.turns in allowed):
            return self.turns
        return best_turns(self.state, self.hand, spot, allowed, self.turns)

    def reward(self, number: int) -> str:
        """Fame or Coins for a payment: chosen now, or what this player took last."""
        return self.chosen.get(number, self.usual)
