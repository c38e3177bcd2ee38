"""Whether the Academy can be chosen: only then How to Play and the lists tell of it."""

from typing import Final

from trickerion.rules.catalog import ACADEMY
from trickerion.rules.options import MODULES

OFFERED: Final[tuple[str, ...]] = (ACADEMY,) if MODULES[ACADEMY].in_menu else ()
"""The Academy's id, when it stands in the menu; as the modules for which cards are printed."""
