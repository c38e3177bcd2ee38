"""Saved games: the list, saving under a name, keeping the game in progress."""

from trickerion.scenes.saves.scene import SavesScene

__all__ = ["SavesScene"]
