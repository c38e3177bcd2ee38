"""Advertise: once per turn, in Initiative order, the slot's number in Coins buys 2 Fame (ruling 68)."""

from trickerion.rules.catalog import POSTER_FAME, Yields
from trickerion.rules.effects.active_effects import powers_in_force
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.events import Advertised, Event, PowerUsed
from trickerion.rules.gains import gain, gain_fame, pay_coins
from trickerion.rules.moves import Advertise, DoNotAdvertise, Move
from trickerion.rules.returns import apply_return, asides
from trickerion.rules.seat_policy import policy_of
from trickerion.rules.state import Choice, GameState

_ANSWERS: list[Move] = [Advertise(), DoNotAdvertise()]


def begin(state: GameState, events: list[Event]) -> None:
    """Ask every player who can pay, in Initiative order."""
    _ask(state, tuple(state.initiative))


def cost(state: GameState, seat: int) -> int:
    """Coins that the Poster costs this player."""
    coins = policy_of(state, seat).poster_cost(state, seat)
    for power in cheapened_by(state, seat):
        coins = power.poster_cost(state, seat, coins)
    return max(0, coins)


def cheapened_by(state: GameState, seat: int) -> list[Effect]:
    """The Powers by which a Poster costs less, what sets its price first; none that another one makes useless."""
    if not state.boards:
        return []
    coins, found = policy_of(state, seat).poster_cost(state, seat), []
    for power in sorted(powers_in_force(state, seat), key=lambda power: power.sets_number, reverse=True):
        changed = max(0, power.poster_cost(state, seat, coins))
        if changed != coins:
            found.append(power)
        coins = changed
    return found


def bonuses(state: GameState, seat: int) -> list[tuple[str, Yields]]:
    """(Power, bonus) of what a Poster brings beside its Fame."""
    powers = powers_in_force(state, seat) if state.boards else ()
    return [(power.id, bonus) for power in powers if any(bonus := power.poster_bonus(state, seat))]


def advertise(state: GameState, seat: int, price: int, events: list[Event]) -> None:
    """A Poster is put up for that many Coins."""
    more = bonuses(state, seat)
    pay_coins(state, seat, price, "advertise", events)
    state.players[seat].advertised = True
    events.append(Advertised(seat, price))
    gain_fame(state, seat, POSTER_FAME, "advertise", events)
    for power, bonus in more:
        gain(state, seat, bonus, power, events)


def _ask(state: GameState, waiting: tuple[int, ...]) -> None:
    able = [seat for seat in waiting if state.players[seat].coins >= cost(state, seat)]
    if able:
        waiting = tuple(able[1:])
        state.stack.append(policy_of(state, able[0]).advertising(able[0], waiting) or Advertising(able[0], waiting))


class Advertising(Choice):
    """Choice to Advertise or not; ``waiting`` are asked afterwards."""

    waiting: tuple[int, ...]

    def legal_moves(self, state: GameState) -> list[Move]:
        return _ANSWERS + asides(state, self.seat)

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        if apply_return(state, self.seat, move, events):
            return
        if isinstance(move, Advertise):
            events += [PowerUsed(self.seat, power.id) for power in cheapened_by(state, self.seat)]
            advertise(state, self.seat, cost(state, self.seat), events)
        state.stack.pop()
        _ask(state, self.waiting)
