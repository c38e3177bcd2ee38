"""The lines of the final scoring that only the Heir has; they stand beside the player's level 3 Tricks."""

from __future__ import annotations

from trickerion.rules.ask.heir import USUAL_TEAM, fame_by
from trickerion.rules.events import Scored
from trickerion.words import names
from trickerion.words.heir_tables import DIFFICULTY

NAMES = {
    "heir_level_3": ("Level 3 Tricks", "ui.trophy"),
    "heir_markers": ("Tricks on stage", "action.set_up_trick"),
    "heir_characters": ("Characters beyond six", "ui.person"),
}
"""Its lines with their icons, in the order in which they stand."""

_TEXTS = {
    "heir_level_3": "Each level 3 Trick of the Heir is worth the same; its condition and its Components do not count.",
    "heir_markers": "Each of its Trick Markers on a Performance card pays its Yields, 1 {fame} and 1 {coin} less.",
    "heir_characters": f"All its disks count: so many are beyond {USUAL_TEAM}.",
}
_WORTH = {"heir_level_3": "level_3_trick_at_end", "heir_characters": "character_beyond_six_at_end"}


def text(category: str, difficulty: str) -> str:
    """What a line counts, in a sentence."""
    if category not in _WORTH:
        return _TEXTS[category]
    worth = fame_by(_WORTH[category], difficulty)
    return f"{_TEXTS[category]} {DIFFICULTY[difficulty]}: {worth} {{fame}} for each."


def reason(line: Scored, difficulty: str) -> str:
    """ "3 × 10", "4 Trick Markers"."""
    if line.category in _WORTH:
        return f"{line.number} × {fame_by(_WORTH[line.category], difficulty)}"
    return names.plural(line.number, "Trick Marker")
