"""The decisions of the Powers: as orders to oneself, and as they stand in a list with what each brings."""

from collections.abc import Callable
from typing import Any

from trickerion.language.wording import Words
from trickerion.rules import moves as m
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState
from trickerion.words import names as n
from trickerion.words.powers.names import power
from trickerion.words.powers.texts import TEXTS

MOVES: dict[type[Move], Callable[[Any, GameState, int], str]] = {
    m.GivePowerBack: lambda move, state, seat: f"Give {power(move.power)} back",
    m.LearnPower: lambda move, state, seat: f"Learn {power(move.power)} beside slot {n.ROMAN[move.slot]}",
    m.ChooseHelper: lambda move, state, seat: n.character(move.character),
    m.UsePower: lambda move, state, seat: f"Use {power(move.power)}",
    m.ExchangeCards: lambda move, state, seat: (
        f"Exchange the cards of {n.character(move.character)} and {n.character(move.other)}"
    ),
    m.LearnNoPower: lambda move, state, seat: "Learn no Power this turn",
}
"""The words of every kind of move of the Powers."""

LABELS: dict[type[Move], Callable[[Any, GameState, int], str]] = {
    m.GivePowerBack: lambda move, state, seat: power(move.power),
    m.LearnPower: lambda move, state, seat: f"{power(move.power)}, slot {move.slot}",
    m.LearnNoPower: lambda move, state, seat: "Learn none",
    m.UsePower: lambda move, state, seat: f"Use {power(move.power)}",
    m.ChooseHelper: lambda move, state, seat: n.character(move.character),
    m.ExchangeCards: lambda move, state, seat: f"{n.character(move.character)} and {n.character(move.other)} exchange",
}


def told(move: Move) -> Words | None:
    """What the Power of an answer does; None for other moves."""
    if isinstance(move, m.UsePower):
        return Words(power(move.power), (TEXTS[move.power],), f"power.{move.power}")
    return None
