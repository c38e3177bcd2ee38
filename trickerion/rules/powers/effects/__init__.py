"""Mechanisms of Powers: one class for each (``kind``), which reads its numbers from the card.

They are asked like a Magician's ability, while they lie beside an open slot. ``base`` has what all of them share.
"""

from trickerion.rules.powers.effects import (
    alley,
    assignment,
    base,
    chances,
    costs,
    goods,
    money,
    points,
    rivals,
    score,
    shows,
    stage,
)

__all__ = [
    "alley",
    "assignment",
    "base",
    "chances",
    "costs",
    "goods",
    "money",
    "points",
    "rivals",
    "score",
    "shows",
    "stage",
]
