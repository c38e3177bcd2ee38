"""The Magicians that came with the Academy, and what it changes of the others."""

from collections.abc import Collection

from trickerion.rules.catalog import ACADEMY

SHORT_NAMES = {
    "geert_van_augustin": "Geert",
    "lumenia_the_radiant": "Lumenia",
    "professor_bernard": "Bernard",
    "anjali": "Anjali",
}
EPITHETS = {
    "geert_van_augustin": "Every stone has its patron",
    "lumenia_the_radiant": "Where she stands, it is noon",
    "professor_bernard": "Class is never over",
    "anjali": "What she knows, all may know",
}
ABILITIES = {
    "geert_van_augustin": "Renovates one Fame Threshold higher. 6 {coin} or more for a room: advertises for nothing.",
    "lumenia_the_radiant": "Each Link that she makes by setting up a Trick pays 1 {fame} or 1 {coin} more.",
    "professor_bernard": (
        "Two Tricks that a Classroom pays may leave the Workshop and go on teaching; they do not count in the end."
    ),
    "anjali": (
        "While assigning: 1 {coin} on each secret of the Protégé, as you like. Each serves one Apprentice this turn."
    ),
}
IN_THE_ACADEMY = {
    "the_gentleman": "Magician placed Downtown, in Market Row, Dark Alley or Academy: 1 {fame} per Trick owned.",
}
"""Abilities that reach further in games with the Academy."""
_COUNTS_THERE = "With the Academy it works there, too."


def further_note(magician_id: str, modules: Collection[str]) -> str:
    """What the Academy adds to an ability that is printed without it, or ""."""
    return _COUNTS_THERE if ACADEMY in modules and magician_id in IN_THE_ACADEMY else ""
