"""Powers about prophecies and special Assignment cards."""

from trickerion.rules.catalog import LEFT, Yields
from trickerion.rules.decks import draw_prophecy, turn_pending
from trickerion.rules.effects.registry import power_kind
from trickerion.rules.events import Event, FortuneTold, PowerUsed, ProphecyExchanged, SpecialCardSaved
from trickerion.rules.gains import gain, gain_coins, pay_coins
from trickerion.rules.moves import KeepCard, Move, Skip, UsePower
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.powers.effects.base import PowerEffect
from trickerion.rules.state import Choice, GameState, Step

_SKIP = Skip()


@power_kind("prophecy")
class ProphecyPower(PowerEffect):
    """At the start of the Assignment phase the pending prophecies move on, or the next one is exchanged."""

    def before_assignment(self, state: GameState, seat: int, events: list[Event]) -> None:
        if state.pending and state.players[seat].coins >= price_of_foresight(self.id):
            state.stack.append(Foreseeing(seat, self.id))


def price_of_foresight(power: str) -> int:
    """Coins for changing the pending prophecies."""
    return int(POWERS[power].data.get("coins", 0))


class Foreseeing(Choice):
    """Choice to change the pending prophecies by a Power, or to leave them."""

    power: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return [UsePower(self.power), _SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if not isinstance(move, UsePower):
            return
        pay_coins(state, self.seat, price_of_foresight(self.power), self.power, events)
        events.append(PowerUsed(self.seat, self.power))
        for _ in range(POWERS[self.power].data.get("rotate", 0)):
            turn_pending(state)
            events.append(FortuneTold(self.seat, tuple(state.pending)))
        for _ in range(POWERS[self.power].data.get("replace_leftmost", 0)):
            old, new = state.pending[LEFT], draw_prophecy(state)  # the one that would come true next
            state.prophecy_discard.append(old)
            state.pending[LEFT] = new
            events.append(ProphecyExchanged(self.seat, old, new, tuple(state.pending)))
        gain(state, self.seat, Yields(**POWERS[self.power].data.get("gain", {})), self.power, events)


@power_kind("special_draw")
class MoreLooks(PowerEffect):
    """More special Assignment cards are looked at before one is kept."""

    def cards_looked_at(self, state: GameState, seat: int, cards: int) -> int:
        return cards + int(self._data["extra_looks"])


class _PaidForgoing(PowerEffect):
    """Giving up the bonus of a special Assignment card brings Coins."""

    def bonus_forgone(self, state: GameState, seat: int, events: list[Event]) -> None:
        gain_coins(state, seat, self._data["gain"]["coins"], self.id, events)


class _SavedFavour(PowerEffect):
    """For Coins a special Assignment card that was used comes back into the hand."""

    def before_discard(self, state: GameState, seat: int, events: list[Event]) -> None:
        state.stack.append(OfferingFavour(seat, self.id))


class OfferingFavour(Step):
    """The owner may save a used card, if the price can be paid and another effect has left one."""

    owner: int
    power: str

    def proceed(self, state: GameState, events: list[Event]) -> None:
        state.stack.pop()
        has_used = any(seat == self.owner for seat, _ in state.used_specials)
        if has_used and state.players[self.owner].coins >= price_of_favour(self.power):
            state.stack.append(SavingFavour(self.owner, self.power))


def price_of_favour(power: str) -> int:
    """Coins for a special Assignment card that comes back."""
    return int(POWERS[power].data["pay"]["coins"])


class SavingFavour(Choice):
    """Choice of a used special Assignment card that comes back for Coins, or of none."""

    power: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return [*(KeepCard(card) for owner, card in state.used_specials if owner == self.seat), _SKIP]

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        if not isinstance(move, KeepCard):
            return
        pay_coins(state, self.seat, price_of_favour(self.power), self.power, events)
        state.used_specials.remove((self.seat, move.card))
        state.players[self.seat].hand.append(move.card)
        events += [PowerUsed(self.seat, self.power), SpecialCardSaved(self.seat, move.card)]


@power_kind("special_card")
def _special_card(power: str) -> PowerEffect:
    return _PaidForgoing(power) if POWERS[power].data["trigger"] == "bonus_given_up" else _SavedFavour(power)
