"""The special Assignment cards of the Theater that help Set Up Trick and Reschedule."""

from typing import ClassVar

from trickerion.rules.dark_alley.special_assignments.offers import SKIP
from trickerion.rules.effects.active_effects import use_up_card
from trickerion.rules.effects.hooks import Effect, LinkPayment
from trickerion.rules.effects.registry import special
from trickerion.rules.events import CardsSwapped, Event, MarkersReturned
from trickerion.rules.gains import gain, gain_coins
from trickerion.rules.locations import theater
from trickerion.rules.moves import Move, PlaceMarker, Reschedule, SwapCards, UseCard
from trickerion.rules.phases.performance import changed_yields, own_yields, weekday_yields
from trickerion.rules.state import BESIDE, Choice, GameState, Marker, OwnedTrick, Performance

SWAP_COINS = 3
TIMES = 2
"""Number of times that Headliner Trick pays every Link."""


@special("guest_performer")
class GuestPerformer(Effect):
    """The Trick Marker may be laid beside the slots of a card that is full."""

    def more_placements(self, state: GameState, seat: int, trick: OwnedTrick, card: Performance) -> list[Move]:
        if None in card.markers or not theater.takes_suit(state, card, seat, trick.suit):
            return []
        return [PlaceMarker(card.id, BESIDE - len(card.guests), 0)]


@special("orchestral_interlude")
class OrchestralInterlude(Effect):
    """Every marker in a shared Link circle pays by the level of the Trick set up; a real Link not less (ruling 141)."""

    def link_payments(
        self, state: GameState, card: Performance, slot: int, payments: list[LinkPayment]
    ) -> list[LinkPayment]:
        made = card.markers[slot]
        assert made is not None
        bonus = theater.LINK_BONUS[theater.link_level(state, made)]
        real = {payment.link: payment for payment in payments}
        shared = [link for link in card.card.links_at[slot] if card.markers[link.other_end(slot)]]
        circles = [real.get(link, LinkPayment(link, "", (bonus,))) for link in shared]
        return [payment._replace(pays=tuple(max(bonus, pays) for pays in payment.pays)) for payment in circles]

    def set_up(self, state: GameState, seat: int, marker: Marker, events: list[Event]) -> None:
        use_up_card(state, events)


@special("headliner_trick")
class HeadlinerTrick(Effect):
    """Every Link made by this Set Up pays twice, its Shard too."""

    def link_payments(
        self, state: GameState, card: Performance, slot: int, payments: list[LinkPayment]
    ) -> list[LinkPayment]:
        return [
            payment._replace(
                pays=tuple(pays for pays in payment.pays for _ in range(TIMES)),
                shards=tuple(shards for shards in payment.shards for _ in range(TIMES)),
                more=payment.more * TIMES,
            )
            for payment in payments
        ]

    def set_up(self, state: GameState, seat: int, marker: Marker, events: list[Event]) -> None:
        use_up_card(state, events)


@special("new_twist")
class NewTwist(Effect):
    """A second marker of the same Trick may join a card that already holds one."""

    def more_placements(self, state: GameState, seat: int, trick: OwnedTrick, card: Performance) -> list[Move]:
        if theater.takes_suit(state, card, seat, trick.suit):
            return []
        return theater.free_placements(state, card, seat, trick.id)


@special("buying_time")
class BuyingTime(Effect):
    """Two Performance cards may change places, for 3 Coins."""

    def set_up(self, state: GameState, seat: int, marker: Marker, events: list[Event]) -> None:
        if len(state.row) > 1:
            state.stack.append(SwappingCards(seat))


class SwappingCards(Choice):
    """Choice of two Performance cards that change places, or of none."""

    source: ClassVar[str] = "buying_time"

    def legal_moves(self, state: GameState) -> list[Move]:
        cards = [card.id for card in state.row]
        return [*(SwapCards(a, b) for i, a in enumerate(cards) for b in cards[i + 1 :]), SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, SwapCards):
            use_up_card(state, events)
            a, b = (state.row.index(state.performance(card)) for card in (move.card, move.other))
            state.row[a], state.row[b] = state.row[b], state.row[a]
            events.append(CardsSwapped(self.seat, move.card, move.other))
            gain_coins(state, self.seat, SWAP_COINS, "buying_time", events)


@special("street_performance")
class StreetPerformance(Effect):
    """In place of moving one of the player's markers, its Trick pays its Yields at once."""

    def more_reschedules(self, state: GameState, seat: int) -> list[Move]:
        own = [
            Reschedule(card.id, slot)
            for card in state.row
            for slot, marker in card.all_markers()
            if marker.owner == seat
        ]
        usual = theater.reschedules(state, seat)
        return [move for move in own if move not in usual]

    def instead_of_rescheduling(self, state: GameState, seat: int) -> list[Move]:
        frame = state.stack[-1]
        is_own = isinstance(frame, theater.Rescheduling) and frame.lifted(state)[1].owner == seat
        return [UseCard(self.id)] if is_own else []

    def do(self, state: GameState, seat: int, move: Move, events: list[Event]) -> bool:
        if move is not UseCard(self.id):
            return False
        frame = state.stack.pop()
        assert isinstance(frame, theater.Rescheduling)
        card, marker = frame.lifted(state)
        use_up_card(state, events)
        state.replace_performance(card)
        state.players[seat].supply[marker.suit] += marker.pile
        events.append(MarkersReturned(((seat, marker.suit),) * marker.pile))
        yields = own_yields(state, seat, marker.trick, marker.pile)
        change = weekday_yields(state, seat, state.day_of(seat))
        gain(state, seat, changed_yields(yields, change), self.id, events)
        return True


@special("directors_favor")
class DirectorsFavor(Effect):
    """The marker that is rescheduled may belong to an opponent."""

    def more_reschedules(self, state: GameState, seat: int) -> list[Move]:
        return [move for other in state.seats if other != seat for move in theater.reschedules(state, other)]
