"""The Magicians: their names in short, their abilities in the version in which they are dealt, and why it is that."""

from collections.abc import Collection

from trickerion.rules.catalog import MAGICIANS
from trickerion.rules.options import is_idle

ACADEMY_ABILITIES = {
    "master_of_chains": "In the own show, every Link that holds a marker of yours pays 2 {fame}.",
    "priestess_of_mysticism": "When used special cards are discarded: for 1 {shard}, take one of yours back.",
}
"""Our words for the abilities that came with the Academy, where they are others."""

NO_PROPHECIES = "Without prophecies this Magician has the ability of the Academy’s version."


MAGICIAN_EXAMPLE = "the_great_optico"
"""The one on the poster in the Workbook."""

SHORT_NAMES = {
    "the_mechaniker": "Mechaniker",
    "electra": "Electra",
    "the_great_optico": "Optico",
    "the_gentleman": "Gentleman",
    "master_of_chains": "Chains",
    "the_red_lotus": "Red Lotus",
    "priestess_of_mysticism": "Priestess",
    "yoruba_spiritmaster": "Spiritmaster",
}
"""One or two words for each."""


def version_note(magician_id: str, modules: Collection[str]) -> str:
    """Why a Magician is dealt in the Academy's version whatever the edition says (ruling 144), or ""."""
    return NO_PROPHECIES if is_idle(magician_id, modules) else ""


def ability_body(magician_id: str, modules: Collection[str], is_academy: bool) -> list[str]:
    """The ability as dealt in a game with these modules, for a tip."""
    magician = MAGICIANS[magician_id]
    ability = magician.ability_academy if is_academy else magician.ability
    note = version_note(magician_id, modules) if is_academy else ""
    return [f"*{magician.ability_name}.* {ability}", *([note] if note else [])]
