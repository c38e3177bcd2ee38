"""The moves that Powers add: when a Power is used before an Action, which dice and which cards are worth a change."""

from collections.abc import Callable, Sequence

from trickerion.rules.catalog import ACTION_COSTS, DICE, SPECIALS, X, location_of
from trickerion.rules.effects.modifiers import changed, players_cost
from trickerion.rules.effects.registry import EFFECTS
from trickerion.rules.locations.downtown import matching_cost
from trickerion.rules.moves import ExchangeCards, LayCard, LearnTrick, Move, RerollDie, UsePower
from trickerion.rules.powers.board import powers_at_work
from trickerion.rules.powers.catalog import POWERS
from trickerion.rules.powers.effects.chances import gambled_for
from trickerion.rules.state import Choice, GameState

BANK_FACES = next(die.faces for die in DICE.values() if die.area == "bank")


def least_cost(state: GameState, seat: int, action: str) -> int:
    """Action Points of an Action for a seat, with Powers that make it cheaper."""
    return players_cost(state, seat, action) if powers_at_work(state, seat) else ACTION_COSTS[action]


def first_bargain(state: GameState, seat: int) -> int:
    """Coins that the first Action Point of a Bargain takes off."""
    effects = [EFFECTS[power] for power in powers_at_work(state, seat)]
    return changed(effects, 1, lambda effect, coins: effect.bargain_coins(state, seat, 1, coins))


def use_of_power(state: GameState, first: Move, purse: Callable[[int], float], moves: Sequence[Move]) -> Move | None:
    """A Power to be used before the next Action, if any.

    A roll for nothing while a die is used up; a gamble for the Action to come when its Coins are worth it on average.
    ``purse``: what the purse is worth with so many Coins more.
    """
    for move in moves:
        if isinstance(move, UsePower):
            data = POWERS[move.power].data
            if "free_reroll" in data and X in state.dice.values():
                return move
            if POWERS[move.power].kind == "gamble" and _may_gamble_for(state, first, move.power):
                won = [purse((0 if face == X else int(face)) - data["price"]) for face in BANK_FACES]
                if sum(won) / len(won) > purse(0):
                    return move
    return None


def _may_gamble_for(state: GameState, action: Move, power: str) -> bool:
    """True when the Action can still be paid after the stake."""
    if action not in gambled_for(state, power):
        return False
    seat = state.stack[-1].seat if isinstance(state.stack[-1], Choice) else 0
    coins = matching_cost(state, seat, action.trick) if isinstance(action, LearnTrick) else 0
    return coins + int(POWERS[power].data["price"]) <= state.players[seat].coins


def free_dice(state: GameState, moves: Sequence[Move]) -> Sequence[Move]:
    """The dice worth rolling again for nothing: those that are used up; or whatever may be turned."""
    used_up = [move for move in moves if isinstance(move, RerollDie) and state.dice[move.die] == X]
    return used_up or moves


def distinct_changes(state: GameState, seat: int, moves: Sequence[Move]) -> list[Move]:
    """Changes of the Assignment that make a difference, each once, with the answer that changes nothing."""
    characters = state.players[seat].characters
    found: dict[object, Move] = {}
    for move in moves:
        key: object = move
        if isinstance(move, ExchangeCards):
            one, other = characters[move.character], characters[move.other]
            places = location_of(one.card), location_of(other.card)
            if one.kind == other.kind or places[0] == places[1]:
                continue
            key = (one.kind, one.card, other.kind, other.card)
        elif isinstance(move, LayCard):
            one = characters[move.character]
            if location_of(one.card) == location_of(move.card) and move.card not in SPECIALS:
                continue
            key = (one.kind, one.card, move.card)
        found.setdefault(key, move)
    return list(found.values())
