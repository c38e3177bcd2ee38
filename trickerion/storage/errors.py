"""What goes wrong with files, in one sentence for the player."""

from __future__ import annotations

from trickerion.storage.trouble import Trouble


class SaveError(Trouble):
    """A saved game cannot be read or written; the message is one sentence that says why (the window shows it)."""
