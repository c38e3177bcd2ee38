"""The guided turn of each evening: who goes where, in which order, past which stops."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

POSTER, ASSIGNMENT, SPECIALIST, BUYING = "poster", "assignment", "specialist", "buying"
PREPARING, LINK, MAGICIAN, WAGES = "preparing", "link", "magician", "wages"
HIRING, ALLEY = "hiring", "alley"


@dataclass(frozen=True)
class GuidedTurn:
    """``cards``: Character -> the card that goes under it, and at which stop; ``placed``: Character -> the stop at
    which it is placed, in the order of placing; ``stops``: all of them, in their order; ``leaves_link``: the own show
    is given with another card than that of the Link, which a rival performs.
    """

    stops: tuple[str, ...]
    cards: Mapping[str, tuple[str, str]]
    placed: Mapping[str, str]
    leaves_link: bool = False


SHOW: Final = GuidedTurn(
    (POSTER, ASSIGNMENT, SPECIALIST, BUYING, PREPARING, LINK, MAGICIAN, WAGES),
    {
        "magician": ("theater", ASSIGNMENT),
        "apprentice_1": ("market_row", ASSIGNMENT),
        "apprentice_2": ("workshop", ASSIGNMENT),
        "assistant": ("theater", SPECIALIST),
    },
    {"apprentice_1": BUYING, "apprentice_2": PREPARING, "assistant": LINK, "magician": MAGICIAN},
)
"""Buy, prepare, lay markers, give a show."""

_CORNERS: Final = GuidedTurn(
    (POSTER, ASSIGNMENT, LINK, MAGICIAN, WAGES),
    {"magician": ("theater", ASSIGNMENT), "assistant": ("theater", ASSIGNMENT)},
    {"assistant": LINK, "magician": MAGICIAN},
    leaves_link=True,
)
"""Markers beside those of others."""

_HANDS: Final = GuidedTurn(
    (POSTER, ASSIGNMENT, HIRING, LINK, WAGES),
    {"magician": ("downtown", ASSIGNMENT), "assistant": ("theater", ASSIGNMENT)},
    {"magician": HIRING, "assistant": LINK},
)
"""Hire a Specialist while the markers already wait on the stage."""

_ALLEY: Final = GuidedTurn(
    (POSTER, ASSIGNMENT, ALLEY, LINK, MAGICIAN, WAGES),
    {
        "magician": ("theater", ASSIGNMENT),
        "apprentice_2": ("dark_alley", ASSIGNMENT),
        "assistant": ("theater", ASSIGNMENT),
    },
    {"apprentice_2": ALLEY, "assistant": LINK, "magician": MAGICIAN},
)
"""Draw a special card, hear a fortune, and give a show all the same."""

PLANS: Final[Mapping[str, GuidedTurn]] = {"corners": _CORNERS, "hands": _HANDS, "alley": _ALLEY}
"""Evening -> its plan, where that is not ``SHOW``."""
