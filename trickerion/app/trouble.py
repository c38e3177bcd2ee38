"""What goes wrong in a way that the player can understand (it begins in storage, so it is defined there)."""

from __future__ import annotations

from trickerion.storage.trouble import Trouble

__all__ = ["Trouble"]
