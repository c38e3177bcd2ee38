"""Print of the Power cards (``cards/powers.toml``); ``source = "house"`` marks our design."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from trickerion.rules.catalog import cards_of, cuts_of, filled, read_cards
from trickerion.rules.options import GameOptions

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
    reads its numbers from ``data``; ``needs``: the module without which it has nothing to work on, or "".
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
    needs: str

    @property
    def level(self) -> int:
        """1 to 3, by the Fame Threshold."""
        return 1 + [*THRESHOLDS].index(self.color)


def _power(entry: Mapping[str, Any]) -> Power:
    words = entry["id"], entry["name"], entry["color"]
    slots, text = tuple(entry["slots"]), filled(entry["effect"], entry["data"])
    origin = entry["source"], entry.get("needs", "")
    return Power(*words, entry["threshold"], slots, entry["kind"], text, entry["data"], *origin)


POWERS = cards_of("powers.toml", "power", _power)
PAYING_TRICKS = frozenset(
    card for card, power in POWERS.items() if power.kind in ("second_performance", "discarded_card")
)
"""Those that pay single Tricks, each of which is told."""
POWERS_OF_CUT = cuts_of(POWERS)
"""Those of a game, by its cut of our own cards (``GameOptions.house_cards``)."""


def powers_dealt(options: GameOptions) -> Mapping[str, Sequence[str]]:
    """By colour the Powers from which everybody is dealt: without those that have nothing to work on (ruling 154)."""
    return _dealt(options.house_cards, ("", *options.modules) if options.holds(154) else ())


@cache
def _dealt(cut: int, there: tuple[str, ...]) -> Mapping[str, Sequence[str]]:
    cards = [card for card in POWERS_OF_CUT[cut] if not there or POWERS[card].needs in there]
    return {color: [card for card in cards if POWERS[card].color == color] for color in THRESHOLDS}


OPENS_WITH = tuple(
    sum(slot["shard_symbols"] for slot in _FACTS["slot"] if slot["slot"] <= number)
    for number in sorted(slot["slot"] for slot in _FACTS["slot"])
)
"""Shards with which each slot is full, from the lowest one upwards."""
SLOTS_PER_PLAYER = len(OPENS_WITH)


def open_slots(shards: int) -> int:
    """Number of slots that are full of Shards, from the lowest one upwards."""
    return sum(shards >= needed for needed in OPENS_WITH)
