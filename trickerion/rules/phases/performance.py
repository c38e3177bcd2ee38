"""Performance: from Thursday to Sunday every Magician on a Performance slot may perform a card (rulings 12-22, 121)."""

from dataclasses import dataclass

from trickerion.rules.catalog import DAYS, PERFORMER_BONUS, SPECIALISTS, TRICKS, YIELD_MODIFIER, Yields
from trickerion.rules.events import (
    Event,
    MarkersReturned,
    PerformanceBegan,
    PerformanceDeclined,
    PerformanceEnded,
    PerformerRewarded,
    TrickPerformed,
)
from trickerion.rules.gains import gain
from trickerion.rules.locations.theater import links_of
from trickerion.rules.moves import DeclineToPerform, Move, Perform
from trickerion.rules.state import Choice, GameState, Marker, Performance, Step

_DECLINE = DeclineToPerform()


def begin(state: GameState, events: list[Event]) -> None:
    """One show after the other, in the order of the weekdays."""
    state.stack.append(Shows(DAYS))


def own_cards(state: GameState, seat: int) -> list[str]:
    """Performance cards with at least one Trick Marker of the player (ruling 13)."""
    return [card.id for card in state.row if any(m is not None and m.owner == seat for m in card.markers)]


@dataclass(frozen=True, slots=True)
class Shows(Step):
    """The weekdays on which a show may still take place."""

    days: tuple[str, ...]

    def proceed(self, state: GameState, events: list[Event]) -> None:
        if not self.days:
            state.stack.pop()
            return
        day = self.days[0]
        state.stack[-1] = Shows(self.days[1:])
        performer = state.occupants.get(f"{day}.perform")
        if performer is None:
            return
        if own_cards(state, performer[0]):
            state.stack.append(ChoosingShow(performer[0], day))
        else:
            events.append(PerformanceDeclined(performer[0], day, True))


@dataclass(frozen=True, slots=True)
class ChoosingShow(Choice):
    """The performer picks a card with an own Trick Marker, or declines (ruling 14)."""

    day: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return [*(Perform(card) for card in own_cards(state, self.seat)), _DECLINE]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        state.stack.pop()
        if isinstance(move, Perform):
            perform(state, self.seat, self.day, state.performance(move.card), events)
        else:
            events.append(PerformanceDeclined(self.seat, self.day, False))


def perform(state: GameState, performer: int, day: str, card: Performance, events: list[Event]) -> None:
    """Pay the Yields, then the performer bonuses; then the Trick Markers go to the supplies (ruling 21)."""
    links = len(links_of(card))
    events.append(PerformanceBegan(performer, card.id, day, links))
    owners = [performer, *(seat for seat in state.initiative if seat != performer)]
    for owner in owners:
        modifier = yield_modifier(state, owner, day)
        for slot, marker in enumerate(card.markers):
            if marker is not None and marker.owner == owner:
                _pay_yields(state, marker, slot, modifier, events)
    for kind, bonus in performer_bonuses(state, performer, day, card, links):
        events.append(PerformerRewarded(performer, kind, *bonus))
        gain(state, performer, bonus, f"performer_{kind}", events)
    clear_markers(state, card, events)
    events.append(PerformanceEnded(performer, card.id))


def yield_modifier(state: GameState, owner: int, performers_day: str) -> int:
    """What the weekday adds to Fame and Coins of each Trick; absent owners take the performer's (rulings 16, 17)."""
    return YIELD_MODIFIER[state.day_of(owner) or performers_day]


def modified(yields: Yields, modifier: int) -> Yields:
    """Yields after a modifier of Fame and Coins, never below 0; Shards stay."""
    return Yields(max(0, yields.fame + modifier), max(0, yields.coins + modifier), yields.shards)


def _pay_yields(state: GameState, marker: Marker, slot: int, modifier: int, events: list[Event]) -> None:
    yields = modified(TRICKS[marker.trick].yields, modifier)
    events.append(TrickPerformed(marker.owner, marker.trick, slot, *yields, modifier))
    gain(state, marker.owner, yields, "trick", events)


def performer_bonuses(
    state: GameState, performer: int, day: str, card: Performance, links: int
) -> list[tuple[str, Yields]]:
    """Link bonus, Specialists behind the performer that day, and the bonus of the card (rulings 19, 20)."""
    per_link = PERFORMER_BONUS["link"]
    bonuses = [("link", Yields(per_link.fame * links))]
    for i in range(2):
        seat, character = state.occupants.get(f"{day}.backstage.{i}", (-1, ""))
        if seat == performer and character in SPECIALISTS:
            bonuses.append((character, PERFORMER_BONUS[character]))
    bonuses.append(("card", card.card.bonus))
    return [(kind, bonus) for kind, bonus in bonuses if any(bonus)]


def clear_markers(state: GameState, card: Performance, events: list[Event]) -> None:
    """All Trick Markers of a card go to their owners' supplies."""
    cleared = tuple((marker.owner, marker.suit) for marker in card.markers if marker is not None)
    for owner, suit in cleared:
        state.players[owner].supply[suit] += 1
    state.replace_performance(Performance.empty(card.id))
    if cleared:
        events.append(MarkersReturned(cleared))
