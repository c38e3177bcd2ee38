"""Said: a thing on the screen in words, for whoever does not see it or does not point at it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, IntEnum
from types import MappingProxyType
from typing import Final, NamedTuple


class Role(Enum):
    """Kind of a thing. It belongs to the thing, not to what can be done with it just now."""

    BUTTON = "button"
    SWITCH = "switch"
    CHOICE = "choice"
    THING = "thing"
    PLACE = "place"
    ROW = "row"
    CARD = "card"
    TEXT = "text"
    LINE = "line"


class Zone(IntEnum):
    """Part of a screen, in the order in which the parts are visited; its number is that of its key."""

    NOW = 1
    TOWN = 2
    STAGE = 3
    MINE = 4
    OTHERS = 5
    TOLD = 6
    DEEDS = 7
    BAR = 8


Also = tuple[str, Callable[[], object]]
"""A deed beside the usual one, which the right button or the wheel does, and its name."""


@dataclass(frozen=True, slots=True)
class Said:
    """One thing in words. What is left empty its hotspot says: the name from the tip, whether it is closed, and why.

    ``name`` stays as it is, ``state`` changes; neither depends on what is held. ``on``: pressed or chosen, None where
    that is no question; ``number`` and ``of``: third of five; ``more``: the rest; ``now``: the open question can be
    answered here; ``also``: what the right button and the wheel do; ``is_news``: told when it comes; ``order``: place
    of a sentence in a story, each of which is told once.
    """

    name: str = ""
    state: str = ""
    role: Role | None = None
    on: bool | None = None
    number: int = 0
    of: int = 0
    more: tuple[str, ...] = ()
    zone: Zone = Zone.NOW
    now: bool = False
    also: tuple[Also, ...] = ()
    is_news: bool = False
    order: int = 0


Says = Callable[[], Said]
"""Maker of what a hotspot says, asked on demand only."""


def saying(
    name: str = "",
    state: str = "",
    role: Role | None = None,
    *,
    on: bool | None = None,
    at: tuple[int, int] = (0, 0),
    also: tuple[Also, ...] = (),
    order: int = 0,
) -> Says:
    """A hotspot's ``says`` that is always the same; ``at`` is its number and of how many, ``order`` as in `Said`."""
    return lambda: Said(name, state, role, on, *at, also=also, order=order)


SILENT: Final = saying()
"""Of a place that is told by another one."""


NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


class BriefMessage(NamedTuple):
    """Message that is there for a moment, in block markup; ``number`` tells it from the same words said before."""

    text: str
    number: int = 0


class SceneTold(NamedTuple):
    """What stands on a screen besides its spots, in block markup.

    ``heading``: its title, or the question that is open; ``written``: further sentences; ``news``: what is there for a
    moment; ``zones``: its own names of zones, by theirs.
    """

    heading: str = ""
    written: Sequence[str] = ()
    news: Sequence[BriefMessage] = ()
    zones: Mapping[str, str] = NOTHING
