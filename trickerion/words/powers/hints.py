"""Why an opponent chose a move of the Powers, in one line; it is shown as the hint."""

from collections.abc import Callable
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.ask import OPENS_WITH, POWERS, power_price, powers_of
from trickerion.rules.view import View
from trickerion.words import names as n
from trickerion.words.powers.names import power
from trickerion.words.powers.texts import TEXTS


def _give_back(move: m.GivePowerBack, view: View) -> str:
    card = POWERS[move.power]
    lowest = min(card.slots)
    if OPENS_WITH[lowest - 1] > view.state.players[view.seat].shards:
        return f"{card.name} needs slot {lowest}, which only {OPENS_WITH[lowest - 1]} {{shard}} open."
    return f"Of the cards left, {card.name} promises you least."


def _learn(move: m.LearnPower, view: View) -> str:
    price, there = power_price(view.state, view.seat, move.power), powers_of(view.state).racks[view.seat][move.slot - 1]
    cost = f"for {n.plural(price, 'Coin')}" if price else "for nothing"
    instead = f", in place of {power(there)}" if there else ""
    return f"{power(move.power)} {cost}{instead}: {TEXTS[move.power]}"


def _helper(move: m.ChooseHelper, view: View) -> str:
    return f"The bonus of the {n.character(move.character)} is worth most now."


HINTS: dict[type[m.Move], str | Callable[[Any, View], str]] = {
    m.GivePowerBack: _give_back,
    m.LearnPower: _learn,
    m.LearnNoPower: "No Power of the hand is worth its price now.",
    m.UsePower: lambda move, view: f"{power(move.power)} helps now: {TEXTS[move.power]}",
    m.ChooseHelper: _helper,
    m.ExchangeCards: lambda move, view: (
        f"The {n.character(move.character)} and the {n.character(move.other)} do more with each other’s cards."
    ),
}
"""The reason of each kind of move of the Powers."""
