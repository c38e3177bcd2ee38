"""The Turn Setup cards (``cards/duel.toml``): which slots and weekdays each covers."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from trickerion.rules.catalog import SLOTS, cards_of

_THEATER = "theater"


class TurnSetup(NamedTuple):
    """A Turn Setup card: the Character slots that it covers by Location, and the weekdays."""

    id: str
    slots: Mapping[str, tuple[str, ...]]
    days: tuple[str, ...]
    source: str

    def covered(self, locations: tuple[str, ...]) -> frozenset[str]:
        """Every Character slot that it covers at these Locations, Performance slots included."""
        at_locations = (slot for location in locations for slot in self.slots.get(location, ()))
        return frozenset((*at_locations, *(slot.id for slot in SLOTS.values() if slot.day in self.days)))


def _turn_setup(entry: Mapping[str, Any]) -> TurnSetup:
    """The printed numbers of the slots begin with 1."""
    cover = entry["cover"]
    slots = {place: tuple(f"{place}.{n - 1}" for n in numbers) for place, numbers in cover.items() if place != _THEATER}
    return TurnSetup(entry["id"], slots, tuple(cover[_THEATER]), entry["source"])


TURN_SETUPS = cards_of("duel.toml", "turn_setup", _turn_setup)
