"""Sources of Fame as they are told: the groups of the legend, with their icons and colours."""

from typing import Final, NamedTuple

from trickerion.rules.academy.catalog import TILES
from trickerion.words.screens import scoring as words

LOOKS: Final = {
    "start": ("phase.end_turn", "#6d5c42"),
    "trick": ("action.set_up_trick", "#8a4a1c"),
    "link": ("ui.link", "#7a560c"),
    "performer_link": ("phase.perform", "#6e1726"),
    "performer_card": ("location.theater", "#2f5d73"),
    "performer_assistant": ("character.assistant", "#6d3f96"),
    "advertise": ("phase.advertise", "#1f5a3c"),
    "renovation": ("action.renovate", "#a3402c"),
    "classroom": ("room.classroom", "#1d4a6e"),
    "other": ("ui.prophecy", "#35235f"),
    "scoring": ("ui.trophy", "#2a1a16"),
}
"""Kind of source -> its icon and its colour."""


class Sources(NamedTuple):
    """The Fame of one player by kind of source, and the Fame lost; the sum of all less the losses is the total."""

    gained: dict[str, int]
    lost: int


_COUNTED_AS: Final = {
    "performer_helper": "performer_assistant",
    "performer_secret": "performer_assistant",
    "heir_leaving_card": "trick",
    "lesson": "classroom",
    **dict.fromkeys(TILES, "link"),  # a Practice Room pays more for a Link
}
"""Sources that count among those of another name."""


def _group(source: str) -> str:
    counted_as = _COUNTED_AS.get(source, source)
    return counted_as if counted_as in words.SOURCES else "other"


def sources_of(fame_by_source: dict[str, int]) -> Sources:
    """Group the sources of the rules into those of the legend."""
    gained, lost = dict.fromkeys(words.SOURCES, 0), 0
    for source, amount in fame_by_source.items():
        if amount < 0:
            lost -= amount
        else:
            gained[_group(source)] += amount
    return Sources(gained, lost)


def by_kind(gains: dict[str, int]) -> dict[str, int]:
    """The gains of a turn by kind of source, unpaid wages on their own."""
    summed: dict[str, int] = {}
    for source, amount in gains.items():
        kind = source if source == "wages" else _group(source)
        summed[kind] = summed.get(kind, 0) + amount
    return summed
