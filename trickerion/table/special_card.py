"""A special card with its whole wording."""

from __future__ import annotations

from trickerion.ui.assignment_card import draw_special_card as draw_whole_card

__all__ = ["draw_whole_card"]
