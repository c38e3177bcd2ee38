"""The special Assignment cards, a file for each Location, two for the Academy; ``elsewhere.py`` what it adds to others.

Optional bonuses are asked for in a decision of their own (UseCard or Skip); a card that offers a whole Action is
started with UseCard from the acting Character.
"""

from trickerion.rules.effects.special_assignments import (
    academy,
    downtown,
    elsewhere,
    lessons,
    market_row,
    perform,
    theater,
    workshop,
)

__all__ = ["academy", "downtown", "elsewhere", "lessons", "market_row", "perform", "theater", "workshop"]
