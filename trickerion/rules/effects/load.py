"""Registers every effect, and the Heir; the game imports it for that."""

from trickerion.rules.effects import magicians, prophecies, special_assignments
from trickerion.rules.heir import policy as heir

__all__ = ["heir", "magicians", "prophecies", "special_assignments"]
