"""What a show pays, line by line: as it is to be expected, or as it was told by the events. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from trickerion.rules.ask import PILE_BONUS, lasting_bonus, links_of, own_yields, received, show_forecast
from trickerion.rules.catalog import PERFORMANCES, PERFORMER_BONUS, TRICKS, Yields
from trickerion.rules.events import Event, PerformanceBegan, PerformanceEnded, PerformerRewarded, TrickPerformed
from trickerion.rules.state import GameState, Marker
from trickerion.scenes.performance.causes import Cause, causes_of


class TrickLine(NamedTuple):
    """One Trick Marker of a show: what its owner receives, and the weekday's modifier that was used.

    ``lasting``: (name, Fame and Coins) of what the Trick yields beyond its card: as a pile, by Shards that lie on it.
    """

    owner: int
    trick: str
    suit: str
    slot: int
    yields: Yields
    modifier: int
    lasting: tuple[tuple[str, int], ...] = ()


class BonusLine(NamedTuple):
    """One bonus of the performer: link, assistant, manager, engineer or card; ``times`` Links for "link"."""

    kind: str
    yields: Yields
    times: int = 1


@dataclass(frozen=True)
class Playbill:
    """A show of one card; ``causes`` are the cards and abilities that change what it pays."""

    performer: int
    card: str
    day: str
    tricks: tuple[TrickLine, ...]
    bonuses: tuple[BonusLine, ...]
    causes: tuple[Cause, ...] = ()

    def total(self, seat: int) -> Yields:
        """What a seat receives altogether."""
        paid = [line.yields for line in self.tricks if line.owner == seat]
        if seat == self.performer:
            paid += [line.yields for line in self.bonuses]
        return add(paid)

    @property
    def seats(self) -> list[int]:
        """The performer, then the others whose Tricks are in the show."""
        return list(dict.fromkeys([self.performer, *(line.owner for line in self.tricks)]))


def add(paid: Iterable[Yields]) -> Yields:
    """The sum of Yields."""
    fame = coins = shards = 0
    for one in paid:
        fame, coins, shards = fame + one.fame, coins + one.coins, shards + one.shards
    return Yields(fame, coins, shards)


def expected_show(state: GameState, performer: int, day: str, card_id: str) -> Playbill:
    """What a card would pay if it were performed now (abilities that ask first are left out)."""
    show = show_forecast(state, performer, day, card_id)
    return _bill(state, performer, card_id, day, show.links, [*show.tricks, *show.bonuses])


def _bill(state: GameState, performer: int, card_id: str, day: str, links: int, events: Iterable[Event]) -> Playbill:
    card = state.performance(card_id)
    tricks, bonuses = [], []
    events = list(events)
    for event in events:
        if isinstance(event, TrickPerformed):
            marker = card.marker_at(event.slot)
            suit, lasting = (marker.suit, _lasting(state, marker)) if marker is not None else ("", ())
            paid = received(state, event.owner, Yields(event.fame, event.coins, event.shards))
            tricks.append(TrickLine(event.owner, event.trick, suit, event.slot, paid, event.modifier, lasting))
        elif isinstance(event, PerformerRewarded):
            paid = received(state, event.seat, Yields(event.fame, event.coins, event.shards))
            bonuses.append(BonusLine(event.kind, paid, links if event.kind == "link" else 1))
        elif isinstance(event, PerformanceEnded):
            break
    return Playbill(performer, card_id, day, tuple(tricks), tuple(bonuses), causes_of(state, performer, events))


def _lasting(state: GameState, marker: Marker) -> tuple[tuple[str, int], ...]:
    """What makes the Trick yield more than its card says, before weekday and cards of the show."""
    trick = TRICKS[marker.trick]
    whole = own_yields(state, marker.owner, marker.trick, marker.pile)
    pile = PILE_BONUS[trick.level] if marker.pile > 1 else 0
    enhanced = lasting_bonus(state, marker.owner, marker.trick)
    charged = whole.fame - trick.yields.fame - pile - enhanced
    return tuple((name, more) for name, more in (("Pile", pile), ("Enhanced", enhanced), ("Charged", charged)) if more)


def told_show(state: GameState, events: Sequence[Event]) -> Playbill | None:
    """The show that ends in these events; ``state`` is the table before it. None when none ends."""
    ended = next((event for event in events if isinstance(event, PerformanceEnded)), None)
    if ended is None:
        return None
    began = next((event for event in events if isinstance(event, PerformanceBegan)), None)
    card = state.performance(ended.card)
    links = began.links if began is not None else len(links_of(card))
    day = began.day if began is not None else state.day_of(ended.seat)
    return _bill(state, ended.seat, ended.card, day, links, events)


def printed(line: TrickLine) -> Yields:
    """What stands on the Trick card."""
    return TRICKS[line.trick].yields


def printed_bonus(line: BonusLine, card_id: str) -> Yields:
    """The bonus without what cards and abilities make of it: of the Links, of a Specialist, of the card."""
    if line.kind == "card":
        return PERFORMANCES[card_id].bonus
    one = PERFORMER_BONUS.get(line.kind, line.yields)
    return Yields(one.fame * line.times, one.coins * line.times, one.shards * line.times)
