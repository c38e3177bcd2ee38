"""What goes wrong with files, in one sentence for the player."""

from __future__ import annotations

from trickerion.storage.player_error import PlayerError


class SaveError(PlayerError):
    """A saved game cannot be read or written; the message is one sentence that says why (the window shows it)."""
