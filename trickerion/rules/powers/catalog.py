"""What is printed on the Power cards (``cards/powers.toml``); ``source = "house"`` marks our design."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from trickerion.rules.catalog import cuts_of, read_cards, with_recuts

POWERS_MODULE = "powers"

_FACTS = read_cards("powers.toml")
_RULES = _FACTS["rules"]

STARTING_SHARDS: int = _RULES["starting_shards"]
DEALT_PER_COLOR: int = _RULES["dealt_per_color"]
KEPT: int = _RULES["kept"]
THRESHOLDS: Mapping[str, int] = _RULES["thresholds"]
"""Fame Threshold by colour."""


@dataclass(frozen=True, slots=True)
class Power:
    """A Power card.

    ``slots``: those beside which it may lie, 1 is the lowest; ``kind``: the mechanism that it shares with others, which
    reads its numbers from ``data``.
    """

    id: str
    name: str
    color: str
    threshold: int
    slots: tuple[int, ...]
    kind: str
    text: str
    data: Mapping[str, Any]
    source: str

    @property
    def level(self) -> int:
        """1 to 3, by the Fame Threshold."""
        return 1 + [*THRESHOLDS].index(self.color)


def _power(entry: Mapping[str, Any]) -> Power:
    words = entry["id"], entry["name"], entry["color"]
    slots = tuple(entry["slots"])
    return Power(*words, entry["threshold"], slots, entry["kind"], entry["effect"], entry["data"], entry["source"])


POWERS = {entry["id"]: _power(entry) for entry in with_recuts(_FACTS, "power")}
POWERS_OF_CUT = cuts_of(POWERS)
"""Those of a game, by its cut of our own cards (``GameOptions.house_cards``)."""

OPENS_WITH = tuple(
    sum(slot["shard_symbols"] for slot in _FACTS["slot"] if slot["slot"] <= number)
    for number in sorted(slot["slot"] for slot in _FACTS["slot"])
)
"""Shards with which each slot is full, from the lowest one upwards."""
SLOTS_PER_PLAYER = len(OPENS_WITH)
