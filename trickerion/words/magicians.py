"""Abilities of Magicians in the version in which they are dealt: in short for posters, and why it is the later one."""

from collections.abc import Collection

from trickerion.rules.catalog import MAGICIANS
from trickerion.rules.options import is_idle

ACADEMY_ABILITIES = {
    "master_of_chains": "In the own show, every Link that holds a marker of yours pays 2 {fame}.",
    "priestess_of_mysticism": "When used special cards are discarded: for 1 {shard}, take one of yours back.",
}
"""Our words for the abilities that came with the Academy, where they are others."""

NO_PROPHECIES = "Without prophecies this Magician has the ability of the Academy’s version."


COPY_IS_FOR_NOW = "A copied card serves the placement for which it was copied: place that Character."
"""Why nobody can be left idle after Mimesis (ruling 145)."""


def version_note(magician_id: str, modules: Collection[str]) -> str:
    """Why a Magician is dealt in the Academy's version whatever the edition says (ruling 144), or ""."""
    return NO_PROPHECIES if is_idle(magician_id, modules) else ""


def ability_body(magician_id: str, modules: Collection[str], is_academy: bool) -> list[str]:
    """The ability as dealt in a game with these modules, for a tip."""
    magician = MAGICIANS[magician_id]
    ability = magician.ability_academy if is_academy else magician.ability
    note = version_note(magician_id, modules) if is_academy else ""
    return [f"*{magician.ability_name}.* {ability}", *([note] if note else [])]
