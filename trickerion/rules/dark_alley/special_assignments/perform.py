"""The special Assignment cards of the Theater that help the performing Magician."""

from typing import ClassVar

from trickerion.rules.dark_alley.special_assignments.offers import SKIP
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.registry import special
from trickerion.rules.events import Event, SpecialCardUsed, TrickPrepared
from trickerion.rules.learning import add_markers
from trickerion.rules.moves import ChooseMarker, ChooseOwnTrick, ChooseYield, Move
from trickerion.rules.phases.performance import HAS_PERFORMED, change_show, open_show, same_trick
from trickerion.rules.state import Choice, GameState, Performance


@special("durable_components")
class DurableComponents(Effect):
    """At the end of the Performance phase one of the player's performed markers goes back onto its Trick card."""

    def after_shows(self, state: GameState, seat: int, events: list[Event]) -> None:
        if HAS_PERFORMED in state.players[seat].used:
            state.ask(ReturningMarker(seat), events)


class ReturningMarker(Choice):
    """Choice of a Trick that gets its Trick Marker back, or of none."""

    source: ClassVar[str] = "durable_components"

    def legal_moves(self, state: GameState) -> list[Move]:
        performed = [trick for owner, trick in state.performed_markers if owner == self.seat]
        tricks = state.players[self.seat].tricks
        places = [place for place, owned in enumerate(tricks) if owned is not None and owned.id in performed]
        return [*(ChooseOwnTrick(place) for place in places), SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, ChooseOwnTrick):
            owned = state.players[self.seat].trick_at(move.place)
            add_markers(state, self.seat, move.place, 1)
            events.append(SpecialCardUsed(self.seat, "durable_components", "bonus"))
            events.append(TrickPrepared(self.seat, owned.id, 1))


@special("arranged_fiasco")
class ArrangedFiasco(Effect):
    """The performer's markers in the show pay 1 Fame more, those of others 1 Fame less."""

    def before_yields(self, state: GameState, performer: int, card: Performance, events: list[Event]) -> None:
        events.append(SpecialCardUsed(performer, self.id, "bonus"))

    def trick_fame(self, state: GameState, performer: int, owner: int, fame: int) -> int:
        return fame + (1 if owner == performer else -1)


@special("grand_premiere")
class GrandPremiere(Effect):
    """One kind of Yield is doubled in this show, of one of the player's Tricks never performed before."""

    def before_yields(self, state: GameState, performer: int, card: Performance, events: list[Event]) -> None:
        state.ask(ChoosingPremiere(performer), events)


class ChoosingPremiere(Choice):
    """Choice of a premiere among the performer's Tricks, or of none; not one with exchanged Yields (ruling 124)."""

    source: ClassVar[str] = "grand_premiere"

    def legal_moves(self, state: GameState) -> list[Move]:
        current = open_show(state)
        card, exchange = state.performance(current.card), current.exchange
        own = [slot for slot, m in card.all_markers() if m.owner == self.seat and m.trick not in state.performed]
        fresh = [slot for slot in own if not (exchange and same_trick(card, exchange[0], slot))]
        return [*(ChooseMarker(current.card, slot) for slot in fresh), SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if isinstance(move, ChooseMarker):
            state.stack.append(ChoosingDoubledYield(self.seat, move.slot))


class ChoosingDoubledYield(Choice):
    """Choice of the Yield of the Trick that is doubled."""

    source: ClassVar[str] = "grand_premiere"
    slot: int

    def legal_moves(self, state: GameState) -> list[Move]:
        return [ChooseYield("fame"), ChooseYield("coins"), ChooseYield("shards")]

    def answered(self, state: GameState, move: ChooseYield, events: list[Event]) -> None:
        change_show(state, doubled=(self.slot, move.resource))
        events.append(SpecialCardUsed(self.seat, "grand_premiere", "bonus"))
