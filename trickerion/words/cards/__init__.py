"""What is said of single special Assignment cards, and which of them stand as examples."""

from typing import Final

from trickerion.language.speech import _

SPECIAL_EXAMPLES: Final = ("headliner_trick", "mass_recruitment")
"""Those that the Workbook shows."""

COPY_IS_FOR_NOW: Final = _("A copied card serves the placement for which it was copied: place that Character.")
BEGUN_IS_FOR_NOW: Final = _("You have begun to place a Character: finish that first.")
"""Reason why nobody can be left idle after Mimesis (ruling 145)."""

# The payments of these cards are told in the same line of the log as what was done.
TOLD_WITH_HIRING: Final = ("mass_recruitment",)
TOLD_WITH_SWAPPING: Final = ("buying_time",)
TOLD_WITH_COMPONENTS: Final = ("traveling_merchants", "investments")
