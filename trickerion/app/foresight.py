"""What a move would do for certain, for the figures beside the counters before a click."""

from __future__ import annotations

from trickerion.rules.events import (
    CardDrawn,
    CardsRevealed,
    DieRolled,
    Event,
    GameEnded,
    InitiativeSet,
    PerformanceCardRevealed,
    PhaseBegan,
    ProphecyChanged,
    Scored,
    TurnBegan,
)
from trickerion.rules.game import Game
from trickerion.rules.moves import Move, RerollDie

UNCERTAIN = (
    CardDrawn,
    CardsRevealed,
    DieRolled,
    GameEnded,
    InitiativeSet,
    PerformanceCardRevealed,
    PhaseBegan,
    ProphecyChanged,
    Scored,
    TurnBegan,
)
"""Where foresight ends: chance, cards of other players, and the end of the phase."""

RANDOM_MOVES = (RerollDie,)


def foresee(game: Game, move: Move) -> list[Event]:
    """The events of a legal move up to the first that is not certain; the game stays as it is.

    Raises IllegalMove.
    """
    if isinstance(move, RANDOM_MOVES):
        return []
    certain: list[Event] = []
    for event in game.clone().apply(move):
        if isinstance(event, UNCERTAIN):
            break
        certain.append(event)
    return certain
