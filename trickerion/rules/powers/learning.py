"""Learning a Power at the start of the Assignment phase, openly and in Initiative order (rulebook, Powers)."""

from trickerion.rules.chance import Unseen
from trickerion.rules.effects.active_effects import personal
from trickerion.rules.effects.modifiers import fame_with
from trickerion.rules.events import Event, PowerLearned
from trickerion.rules.gains import pay_coins
from trickerion.rules.moves import LearnNoPower, LearnPower, Move
from trickerion.rules.powers.board import powers_of, put, return_power
from trickerion.rules.powers.catalog import POWERS, open_slots
from trickerion.rules.returns import apply_return, asides
from trickerion.rules.state import UNKNOWN, Choice, GameState, Step

_LEARN = {(power, slot): LearnPower(power, slot) for power in POWERS for slot in POWERS[power].slots}
_SKIP = LearnNoPower()


def begin(state: GameState, events: list[Event]) -> None:
    """Everybody may learn one Power; then the Powers that work in this phase are asked, in the same order."""
    state.stack += [BeforeAssignment(seat) for seat in reversed(state.initiative)]
    state.stack += [MayLearn(seat) for seat in reversed(state.initiative)]


def price(state: GameState, seat: int, power: str) -> int:
    """Coins for the Fame that is missing to the Fame Threshold of a Power."""
    return max(0, POWERS[power].threshold - _fame_counted(state, seat))


def _fame_counted(state: GameState, seat: int) -> int:
    return fame_with(personal(state, seat), state, seat, "learn_power")


def possible(state: GameState, seat: int) -> list[Move]:
    """The Powers of the hand that can be paid, each beside each open slot for which it is valid."""
    player, is_open = state.players[seat], open_slots(state.players[seat].shards)
    reach = player.coins + _fame_counted(state, seat)
    return [
        _LEARN[power, slot]
        for power in powers_of(state).hands[seat]
        if power != UNKNOWN and POWERS[power].threshold <= reach
        for slot in POWERS[power].slots
        if slot <= is_open
    ]


class MayLearn(Step):
    """A player's turn to learn comes; whoever all can see to have nothing to learn is not asked (ruling 160)."""

    learner: int

    def proceed(self, state: GameState, events: list[Event]) -> None:
        state.stack.pop()
        board, tells_nothing = powers_of(state), state.options.holds(160)
        if possible(state, self.learner) or (tells_nothing and board.holds_unseen(self.learner)):
            state.stack.append(LearningPower(self.learner))
        elif UNKNOWN in board.hands[self.learner]:
            raise Unseen


class LearningPower(Choice):
    """Choice to learn a Power beside a slot, or not; a Power that lies there goes back to the hand first."""

    answers_itself = True

    def legal_moves(self, state: GameState) -> list[Move]:
        moves = possible(state, self.seat)
        if not moves and state.options.holds(160):
            return [_SKIP]
        return [*moves, _SKIP, *asides(state, self.seat)]

    def apply(self, state: GameState, move: Move, events: list[Event]) -> None:
        if apply_return(state, self.seat, move, events):
            return
        state.stack.pop()
        if isinstance(move, LearnPower):
            learn(state, self.seat, move, events)


def learn(state: GameState, seat: int, move: LearnPower, events: list[Event]) -> None:
    """The Power comes face up beside the slot; missing Fame is paid while what it replaces still works (ruling 155)."""
    coins = price(state, seat, move.power)
    return_power(state, seat, move.slot, events)
    pay_coins(state, seat, coins, "fame_threshold", events)
    put(state, powers_of(state).with_laid(seat, move.power, move.slot))
    events.append(PowerLearned(seat, move.power, move.slot, coins))


class BeforeAssignment(Step):
    """The Powers of a player that work at the start of the Assignment phase, one after the other."""

    owner: int
    asked: int = 0

    def proceed(self, state: GameState, events: list[Event]) -> None:
        for number, effect in enumerate(personal(state, self.owner)):
            if number >= self.asked and "before_assignment" in effect.hooks:
                state.stack[-1] = BeforeAssignment(self.owner, number + 1)
                effect.before_assignment(state, self.owner, events)
                return
        state.stack.pop()
