"""What happened with Powers, in one sentence for each event."""

from collections.abc import Callable
from typing import Any

from trickerion.language.voice import Voice
from trickerion.rules import events as e
from trickerion.rules.catalog import X
from trickerion.words import names as n
from trickerion.words.powers.names import power


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
    e.ProphecyExchanged: lambda event, voice: f"exchanged {n.prophecy(event.old)} for {n.prophecy(event.new)}",
    e.AssignmentsExchanged: lambda event, voice: (
        f"exchanged the cards of {n.character(event.character)} and {n.character(event.other)}"
    ),
    e.AssignmentReplaced: lambda event, voice: (
        f"gave {n.character(event.character)} another card: {n.card(event.new)} in place of {n.card(event.old)}"
    ),
    e.SpecialCardSaved: lambda event, voice: f"took {n.card(event.card)} back into the hand",
    e.PowerUsed: lambda event, voice: f"used a Power: {power(event.power)}",
}
"""The words of every class of events of the Powers, without the subject."""
