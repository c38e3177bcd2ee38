"""Powers about dice: one is turned or rolled for nothing, a Bank die is rolled for Coins."""

from trickerion.rules.catalog import DICE, X
from trickerion.rules.effects.active_effects import acting_character
from trickerion.rules.effects.registry import power_kind
from trickerion.rules.events import Event, Gambled
from trickerion.rules.gains import gain_coins, pay_coins
from trickerion.rules.locations.acting import Acting
from trickerion.rules.locations.downtown import SettingDie, actions, matching_cost, roll_again
from trickerion.rules.locations.location import BEGINS
from trickerion.rules.moves import LearnTrick, Move, RerollDie, SetDie, UsePower
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.powers.effects.base import PowerEffect
from trickerion.rules.state import Choice, GameState

_BANK_DIE = next(die for die in DICE.values() if die.area == "bank")
"""All Bank dice have the same faces."""


@power_kind("dice")
class FreeDie(PowerEffect):
    """A Character just placed in the Downtown may turn or reroll a die for nothing."""

    def more_actions(self, state: GameState, acting: Acting) -> list[Move]:
        is_new = acting.location == "downtown" and not acting.has_acted
        return [UsePower(self.id)] if is_new and not self._is_used_up(state, acting.seat) else []

    def do(self, state: GameState, seat: int, move: Move, events: list[Event]) -> bool:
        if move is not UsePower(self.id):
            return False
        self._use(state, seat, events)
        state.stack.append(TurningFreeDie(seat, self.id))
        return True


class TurningFreeDie(Choice):
    """Choice of a die to turn, or to reroll."""

    power: str

    def legal_moves(self, state: GameState) -> list[Move]:
        turns = "free_set" in POWERS[self.power].data
        return [SetDie(die) if turns else RerollDie(die) for die in state.dice]

    def answered(self, state: GameState, move: SetDie | RerollDie, events: list[Event]) -> None:
        if isinstance(move, SetDie):
            state.stack.append(SettingDie(self.seat, move.die))
        else:
            roll_again(state, self.seat, move.die, events)


@power_kind("gamble")
class Gamble(PowerEffect):
    """Before some Actions Coins may be paid to roll a Bank die for its Coins; the Action must follow."""

    def more_actions(self, state: GameState, acting: Acting) -> list[Move]:
        if acting.location != "downtown":
            return []
        coins = state.players[acting.seat].coins - self._data["price"]
        due = (
            matching_cost(state, acting.seat, move.trick) if isinstance(move, LearnTrick) else 0
            for move in gambled_for(state, self.id)
        )
        may = coins >= 0 and any(price <= coins for price in due)
        return [UsePower(self.id)] if may else []

    def do(self, state: GameState, seat: int, move: Move, events: list[Event]) -> bool:
        if move is not UsePower(self.id):
            return False
        pay_coins(state, seat, self._data["price"], self.id, events)
        face = _BANK_DIE.faces[state.chance().below(len(_BANK_DIE.faces))]
        events.append(Gambled(seat, self.id, face))
        gain_coins(state, seat, 0 if face == X else int(face), self.id, events)
        state.stack.append(AfterGamble(seat, self.id))
        return True


def gambled_for(state: GameState, power: str) -> list[Move]:
    """The Actions of the acting Character before which a Power lets its owner gamble."""
    acting = acting_character(state)
    assert acting is not None
    offers = actions(state, acting, state.players[acting.seat])
    return [move for move in offers if BEGINS[type(move)].id in POWERS[power].data["actions"]]


class AfterGamble(Choice):
    """The Action for which the owner has gambled."""

    power: str

    def legal_moves(self, state: GameState) -> list[Move]:
        return gambled_for(state, self.power)

    def answered(self, state: GameState, move: Move, events: list[Event]) -> None:
        acting = state.stack[-1]
        assert isinstance(acting, Acting)
        acting.carry_out(state, move, events)
