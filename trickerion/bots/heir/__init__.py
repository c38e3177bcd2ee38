"""Dahlgaard's Heir as an opponent."""

from trickerion.bots.heir.heir_bot import HeirBot

__all__ = ["HeirBot"]
