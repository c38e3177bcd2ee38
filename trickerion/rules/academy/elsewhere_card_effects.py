"""The eight special Assignment cards that come with the Academy to the decks of the other Locations."""

from typing import ClassVar

from trickerion.rules.academy.board import practised
from trickerion.rules.catalog import TIER
from trickerion.rules.dark_alley.special_assignments.offers import SKIP, numbers
from trickerion.rules.effects.active_effects import card_in_use, use_up_card
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import special
from trickerion.rules.events import ComponentsBought, Event, SpecialCardUsed
from trickerion.rules.gains import gain_coins
from trickerion.rules.locations.market_row import ChoosingOrderSlot, orderable
from trickerion.rules.locations.theater import ALL_PLACEMENTS, accepts, free_placements
from trickerion.rules.moves import ChooseComponent, Move
from trickerion.rules.state import Choice, GameState, OwnedTrick, Performance


@special("curtain_speech")
class CurtainSpeech(Effect):
    """Each Link of the performer's show brings 1 Coin on top of the Fame."""

    def before_yields(self, state: GameState, performer: int, card: Performance, events: list[Event]) -> None:
        if card.links:
            events.append(SpecialCardUsed(performer, self.id, "bonus"))

    def link_coins(self, state: GameState, performer: int, coins: int) -> int:
        return coins + int(numbers(self.id)["coins_per_link"])


@special("blind_spot")
class BlindSpot(Effect):
    """The Trick Marker may be turned any way: its own corner need not lie in a Link circle."""

    def more_placements(self, state: GameState, seat: int, trick: OwnedTrick, card: Performance) -> list[Move]:
        if not accepts(state, card, seat, trick.suit):
            return []
        usual = free_placements(state, card, seat, trick.id)
        free = [slot for slot, marker in enumerate(card.markers) if marker is None]
        return [move for slot in free for move in ALL_PLACEMENTS[card.id][slot] if move not in usual]


@special("helping_hands")
class HelpingHands(Effect):
    """Prepare costs 1 Action Point less; a Trick in a Practice Room also gets 1 more Trick Marker."""

    def action_cost(self, state: GameState, seat: int, action: str, cost: int) -> int:
        return cost + int(numbers(self.id)["ap_change"]) if action == "prepare" else cost

    def markers_on_prepare(self, state: GameState, seat: int, trick: OwnedTrick, markers: int) -> int:
        more = int(numbers(self.id)["extra_markers_if_practiced"])
        return markers + more if trick in practised(state, seat) else markers

    def helped(self, state: GameState, seat: int, events: list[Event]) -> None:
        if card_in_use(state) == self.id:  # it may have helped twice, with the points and with the markers
            use_up_card(state, events)


@special("lesson_materials")
class LessonMaterials(Effect):
    """1 Coin for each different type of Component that the prepared Trick needs."""

    def prepared(self, state: GameState, seat: int, place: int, markers: int, events: list[Event]) -> None:
        use_up_card(state, events)
        types = len(state.players[seat].trick_at(place).trick.components)
        gain_coins(state, seat, types * numbers(self.id)["coins_per_component_type"], self.id, events)


@special("letter_of_credit")
class LetterOfCredit(Effect):
    """Up to 6 missing Fame need not be paid in Coins for a Trick."""

    def fame_counted(self, state: GameState, seat: int, action: str, fame: int) -> int:
        return fame + int(numbers(self.id)["missing_fame_waived"]) if action == "learn_trick" else fame

    def helped(self, state: GameState, seat: int, events: list[Event]) -> None:
        use_up_card(state, events)


@special("savings_book")
class SavingsBook(Effect):
    """The chosen Bank die is not turned to X, once."""

    def die_stays(self, state: GameState, seat: int) -> bool:
        return True

    def coins_taken(self, state: GameState, seat: int, die: str, number: int, coins: int, events: list[Event]) -> None:
        use_up_card(state, events)


@special("bulk_order")
class BulkOrder(Effect):
    """One Order may place two different Components on order."""

    def ordered(self, state: GameState, seat: int, component: str, events: list[Event]) -> None:
        ordering = OrderingMore(seat)
        if len(ordering.legal_moves(state)) > 1:
            state.stack.append(ordering)


class OrderingMore(Choice):
    """Choice of one more Component to order, or of none."""

    source: ClassVar[str] = "bulk_order"

    def legal_moves(self, state: GameState) -> list[Move]:
        return [*(ChooseComponent(component) for component in orderable(state, self.seat)), SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, ChooseComponent):
            use_up_card(state, events)
            state.ask(ChoosingOrderSlot(self.seat, move.component), events)


@special("school_supplies")
class SchoolSupplies(Effect):
    """Basic Components cost nothing in a Buy; the Quick Order slot still adds its Coin for each."""

    def component_price(self, state: GameState, seat: int, component: str, price: int) -> int:
        return numbers(self.id)["price_basic"] if TIER[component] == "basic" else price

    def bought(self, state: GameState, seat: int, price: int, events: list[Event]) -> None:
        buy = next(event for event in reversed(events) if isinstance(event, ComponentsBought))
        if TIER[buy.component] == "basic":
            use_up_card(state, events)
