"""Registers every effect; the game imports it for that."""

from trickerion.rules.effects import magicians, prophecies, special_assignments

__all__ = ["magicians", "prophecies", "special_assignments"]
