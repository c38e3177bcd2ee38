"""What the Set-up tells of the Academy: what it brings, how it changes the start, what it adds to the scoring."""

from collections.abc import Collection
from typing import Final

from trickerion.rules.academy.catalog import BANNER_BONUS
from trickerion.rules.catalog import ACADEMY
from trickerion.rules.options import HEIR, MODULES, terms_of

OFFERED: Final[tuple[str, ...]] = (ACADEMY,) if MODULES[ACADEMY].in_menu else ()
"""The Academy's id, when it stands in the menu: only then How to Play and the lists tell of it."""
NAME, DETAIL = "Dahlgaard’s Academy", "rooms, lessons, secrets and a Protégé; needs the Dark Alley"
CLASSROOM: Final = ("phase.classroom", "Classroom", "Tricks that are taught pay their owners, whatever the day.")
"""The phase: sign, name, what happens."""


def _banners_bring(players: int) -> str:
    *first, last = BANNER_BONUS[players]
    values = f"{', '.join(map(str, first))} and {last}" if first else str(last)
    return f"the most Banners bring {values} {{fame}}"


_LEVEL_3: Final = "a level 3 Trick counts with its Components or with markers."
IN_SHORT: Final = (
    "A sixth Location. A room in which a Trick practises helps it on stage; one in which it is taught pays every turn, "
    "without a show. The Protégé, a sixth kind of Character, learns secrets.",
    "Four more Magicians, 22 more special cards, seven other prophecies.",
    f"At the end {_banners_bring(4)} to four players, and {_LEVEL_3}",
)


def before_the_choices(usual: str, modules: Collection[str]) -> str:
    """What opens the full set-up: with the Academy what everybody begins with, else what is usual."""
    if ACADEMY not in modules:
        return usual
    terms, whose = terms_of(tuple(modules)), "You begin" if HEIR in modules else "Everybody begins"
    more = terms.coins - terms_of(()).coins
    return f"{whose} with {terms.fame} {{fame}}, {more} {{coin}} more and a Protégé."


def also_counts(players: int, modules: Collection[str]) -> str:
    """What the Academy adds to the final scoring, or ""."""
    return f"With the Academy {_banners_bring(players)} at the end; {_LEVEL_3}" if ACADEMY in modules else ""
