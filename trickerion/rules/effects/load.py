"""Registers every effect, and the Heir; the game imports it for that."""

from trickerion.rules.academy import (
    card_effects,
    elsewhere_card_effects,
    lesson_card_effects,
    magician_effects,
    prophecy_effects,
    secret_effects,
)
from trickerion.rules.dark_alley import magician_effects as magicians
from trickerion.rules.dark_alley import special_assignments
from trickerion.rules.heir import policy as heir
from trickerion.rules.powers import effects as powers
from trickerion.rules.prophecies import effects as prophecies

__all__ = [
    "card_effects",
    "elsewhere_card_effects",
    "heir",
    "lesson_card_effects",
    "magician_effects",
    "magicians",
    "powers",
    "prophecies",
    "prophecy_effects",
    "secret_effects",
    "special_assignments",
]
