"""Powers of the stage: Links, the Magician at work there, Trick Markers that pay or return beside the shows."""

from trickerion.rules.catalog import TRICKS, Yields
from trickerion.rules.effects.active_effects import acting_character
from trickerion.rules.effects.hooks import LinkPayment
from trickerion.rules.effects.registry import power_kind
from trickerion.rules.events import Event, MarkerBackOnTrick, PowerUsed, TrickPaid
from trickerion.rules.gains import gain
from trickerion.rules.learning import add_markers
from trickerion.rules.moves import ChooseMarker, ChooseOwnTrick, Move, Skip
from trickerion.rules.phases.performance import changed_yields, leave_stage, lying_yields, reckoned_beside, weekday_of
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.powers.effects.base import ShowPower
from trickerion.rules.powers.showing import Showing
from trickerion.rules.powers.shows import tell_powers
from trickerion.rules.state import NEUTRAL, Choice, GameState, Marker, Performance

_SKIP = Skip()


@power_kind("link")
class MoreForLinks(ShowPower):
    """Links made by setting up pay more, some only with a Trick of an opponent; or Fame and Coins in place of one."""

    def link_payments(
        self, state: GameState, card: Performance, slot: int, payments: list[LinkPayment]
    ) -> list[LinkPayment]:
        if "partner" not in self._data and acting_character(state) is None:
            return payments  # a Reschedule that pays (Breaking Free) is no setting up
        return [self._raised(card, slot, payment) if payment.category else payment for payment in payments]

    def _raised(self, card: Performance, slot: int, payment: LinkPayment) -> LinkPayment:
        if self._data.get("both"):
            both = tuple((self.id, Yields(pays, pays)) for pays in payment.pays)
            return payment._replace(pays=(), more=(*payment.more, *both))
        if "partner" in self._data:
            made, other = card.markers[slot], card.markers[payment.link.other_end(slot)]
            if made is None or other is None or other.owner in (made.owner, NEUTRAL):
                return payment
        return payment._replace(more=(*payment.more, (self.id, Yields(**self._data["add"]))))


@power_kind("magician_on_stage")
class WorkingMagician(ShowPower):
    """The Magician has an Action Point on a Performance slot, for Set Up Trick or Reschedule."""

    def stage_points(self, state: GameState, seat: int, points: int) -> int:
        return points + int(self._data["ap"])


@power_kind("second_performance")
class SecondPerformance(ShowPower):
    """After a show of the owner some of the owner's Tricks on one other card pay a little less than their Yields."""

    def show_ended(self, state: GameState, seat: int, show: Showing, events: list[Event]) -> None:
        if show.performer == seat and _others(state, seat, show.card.id):
            state.stack.append(PlayingOn(seat, self.id, show.day, show.card.id, self._data["tricks"]))


def _others(state: GameState, seat: int, performed: str) -> list[Move]:
    """The owner's Trick Markers on cards that were not performed just now."""
    cards = (card for card in state.row if card.id != performed)
    return [ChooseMarker(c.id, slot) for c in cards for slot, marker in c.all_markers() if marker.owner == seat]


class PlayingOn(Choice):
    """Choice of the next Trick of another card to pay, or of none; all on one card, ``chosen``, "" at first.

    ``paid``: the slots of Trick Markers that have paid and stay on the card, so that they do not pay again (148).
    """

    power: str
    day: str
    performed: str
    left: int
    chosen: str = ""
    paid: tuple[int, ...] = ()

    def legal_moves(self, state: GameState) -> list[Move]:
        others = [move for move in _others(state, self.seat, self.performed) if isinstance(move, ChooseMarker)]
        return [*(m for m in others if self.chosen in ("", m.card) and m.slot not in self.paid), _SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if not isinstance(move, ChooseMarker):
            return
        if not self.chosen:
            events.append(PowerUsed(self.seat, self.power))
        card = state.performance(move.card)
        marker = card.marker_at(move.slot)
        assert marker is not None
        show = Showing(self.seat, self.day, Performance(card.id, (marker,)))
        yields = reckoned_beside(state, show, Yields(**POWERS[self.power].data["change"])).paid(state)
        _pay(state, self.power, card, (move.slot, marker), yields, events, plays_on=self.power)
        events += tell_powers(state, show, 0, {self.seat: weekday_of(state, self.seat, self.day)})
        leave_stage(state, card, [(move.slot, marker)], events)
        if self.left > 1:
            paid = (*self.paid, move.slot) if state.performance(card.id) == card else self.paid
            state.ask(self.but(left=self.left - 1, chosen=card.id, paid=paid), events)


@power_kind("discarded_card")
class LastYields(ShowPower):
    """The owner's Tricks on a Performance card that is discarded pay a little less than their Yields."""

    def card_discarded(self, state: GameState, seat: int, card: Performance, events: list[Event]) -> None:
        change = Yields(**self._data["change"])
        for slot, marker in card.all_markers():
            if marker.owner == seat:
                yields = changed_yields(lying_yields(state, marker), change)
                _pay(state, self.id, card, (slot, marker), yields, events)


def _pay(
    state: GameState,
    power: str,
    card: Performance,
    laid: tuple[int, Marker],
    yields: Yields,
    events: list[Event],
    plays_on: str = "",
) -> None:
    slot, marker = laid
    events.append(TrickPaid(marker.owner, marker.trick, card.id, slot, *yields, plays_on))
    gain(state, marker.owner, yields, power, events)


@power_kind("marker_return")
class ReturningMarkers(ShowPower):
    """Once per turn one of the owner's Trick Markers in a show goes back to its Trick card, not to the supply."""

    def show_ended(self, state: GameState, seat: int, show: Showing, events: list[Event]) -> None:
        if not self._is_used_up(state, seat) and _to_return(state, seat, show.card, self.id):
            state.stack.append(ChoosingReturn(seat, self.id, show.card))


def _to_return(state: GameState, seat: int, card: Performance, power: str) -> list[Move]:
    """The owner's Tricks in a show, of the right levels, of which a Trick Marker has come to the supply."""
    levels, player = POWERS[power].data["levels"], state.players[seat]
    shown = {m.trick for _, m in card.all_markers() if m.owner == seat and TRICKS[m.trick].level in levels}
    home = {trick for owner, trick in state.performed_markers if owner == seat}
    owned = [(place, trick) for place, trick in enumerate(player.tricks) if trick is not None]
    return [ChooseOwnTrick(p) for p, trick in owned if trick.id in shown & home and player.supply[trick.suit]]


class ChoosingReturn(Choice):
    """Choice of a Trick of the show that gets its Trick Marker back, or of none."""

    power: str
    card: Performance

    def legal_moves(self, state: GameState) -> list[Move]:
        return [*_to_return(state, self.seat, self.card, self.power), _SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if not isinstance(move, ChooseOwnTrick):
            return
        trick = state.players[self.seat].trick_at(move.place)
        state.players[self.seat].used.append(self.power)
        events.append(PowerUsed(self.seat, self.power))
        add_markers(state, self.seat, move.place, 1)
        events.append(MarkerBackOnTrick(self.seat, trick.id))
        if not any(marker.pile > 1 for _, marker in self.card.all_markers() if marker.trick == trick.id):
            noted = state.performed_markers.index((self.seat, trick.id))
            state.performed_markers = (*state.performed_markers[:noted], *state.performed_markers[noted + 1 :])
