"""What happened with Powers, in one sentence for each event."""

from collections.abc import Callable
from typing import Any

from trickerion.rules import events as e
from trickerion.rules.catalog import X
from trickerion.words import names as n
from trickerion.words.powers.names import power
from trickerion.words.voice import Voice


def _learned(event: e.PowerLearned, voice: Voice) -> str:
    coins = f" for {event.coins} {{coin}}" if event.coins else ""
    return f"learned the Power {power(event.power)}{coins}"


EVENTS: dict[type, Callable[[Any, Voice], str]] = {
    e.PowersKept: lambda event, voice: "kept eight Powers",
    e.PowerLearned: _learned,
    e.PowerReturned: lambda event, voice: f"took the Power {power(event.power)} back to the hand",
    e.CoinsOnPower: lambda event, voice: f"received {n.plural(event.coins, 'Coin')} on {power(event.power)}",
    e.Gambled: lambda event, voice: (
        f"rolled {'X' if event.face == X else event.face} on a Bank die with {power(event.power)}"
    ),
    e.CoinsLeftPower: lambda event, voice: f"lost {n.plural(event.coins, 'Coin')} that lay on {power(event.power)}",
    e.PowerUsed: lambda event, voice: f"used a Power: {power(event.power)}",
}
"""The words of every class of events of the Powers, without the subject."""
