"""Registers every effect, and the Heir; the game imports it for that."""

from trickerion.rules.effects import (
    magicians,
    magicians_academy,
    powers,
    prophecies,
    prophecies_academy,
    secrets,
    special_assignments,
)
from trickerion.rules.heir import policy as heir

__all__ = [
    "heir",
    "magicians",
    "magicians_academy",
    "powers",
    "prophecies",
    "prophecies_academy",
    "secrets",
    "special_assignments",
]
