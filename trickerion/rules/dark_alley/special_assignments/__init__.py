"""The special Assignment cards of the Dark Alley, a file for each Location; those of the Academy stand in its folder.

Optional bonuses are asked for in a decision of their own (UseCard or Skip); a card that offers a whole Action is
started with UseCard from the acting Character.
"""

from trickerion.rules.dark_alley.special_assignments import downtown, market_row, perform, theater, workshop

__all__ = ["downtown", "market_row", "perform", "theater", "workshop"]
