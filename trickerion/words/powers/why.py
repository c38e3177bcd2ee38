""" "Why is this 2?": which effects, most of all Powers, change the numbers of a player, in a sentence each."""

from collections.abc import Callable, Sequence

from trickerion.language.wording import Words
from trickerion.rules import ask
from trickerion.rules import moves as m
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState
from trickerion.words import names as n
from trickerion.words.powers.names import power
from trickerion.words.tooltips import effect_name


def because(effects: Sequence[ask.Effect], number: int, change: Callable[[ask.Effect, int], int]) -> list[str]:
    """Which effects change a number, by how much, in their order: "Because of *Interest*: −1."."""
    causes = []
    for effect in effects:
        before, number = number, change(effect, number)
        if number != before:
            causes.append(f"Because of *{effect_name(effect.id)}*: {n.signed(number - before)}.")
    return causes


# ------------------------------------------------------------------ goods and Coins


def bargain(move: Move, state: GameState, seat: int) -> Words | None:
    """What makes a Bargain take off another number of Coins than usual; None for nothing."""
    if not isinstance(move, m.Bargain) or not move.points:
        return None
    effects = ask.effects_of(state, seat)
    causes = because(effects, move.points, lambda e, coins: e.bargain_coins(state, seat, move.points, coins))
    return Words(n.ACTION["bargain"], tuple(causes), "action.bargain") if causes else None


# ------------------------------------------------------------------ the stage


# ------------------------------------------------------------------ what a Shard brings and closes


def laid_powers(state: GameState, seat: int) -> tuple[str, ...]:
    """The Powers beside the slots of a rival, by name."""
    laid = n.join(power(card) for card in ask.powers_at_work(state, seat))
    return (f"Powers: {laid}.",) if laid else ()
