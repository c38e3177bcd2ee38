"""Manners: each Magician leans a little. What a level believes things to be worth, bent by a taste."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from trickerion.bots.levels import leans
from trickerion.bots.weights import Weights
from trickerion.rules.catalog import MAGICIANS, SLOTS, YIELD_MODIFIER, Slot, location_of
from trickerion.rules.state import WAITING, GameState, PlayerState


@dataclass(frozen=True, eq=False)
class Manner:
    """A taste: beliefs that are ``times`` what the level believes, and what it ``likes`` beyond its use, in Fame."""

    id: str
    times: Mapping[str, float] = field(default_factory=dict)
    likes: Mapping[str, float] = field(default_factory=dict)


_SAVING = 1.6
SHOWMAN = Manner("showman", likes={"own_show": 3.0})
HOARDER = Manner(
    "hoarder",
    times={"coin_steps": _SAVING, "coin_steps_academy": _SAVING, "coin": _SAVING, "shard": _SAVING},
)
ELBOWS = Manner("elbows", likes={"elbows": 4.0})
PATRON = Manner("patron", times={"specialist": 2.0, "apprentice": 2.0, "crowded": 1.6})

MANNERS: Mapping[str, Manner] = {"mechanical": HOARDER, "optical": ELBOWS, "escape": SHOWMAN, "spiritual": PATRON}
"""Favourite category -> the manner of its Magicians: as no two at a table share one, every opponent has its own."""


def manner_of(magician: str) -> Manner | None:
    """The manner of a Magician; None while there is no Magician yet."""
    return MANNERS[MAGICIANS[magician].category] if magician in MAGICIANS else None


MannerOf = Callable[[str], Manner | None]
"""Who has which manner, by the Magician played."""


def manner_at(player: str, magician: str) -> str:
    """The manner of who plays a seat with this Magician, when manners are on; "" for persons and yardsticks."""
    manner = manner_of(magician) if leans(player) else None
    return manner.id if manner else ""


@lru_cache(maxsize=64)
def bent(weights: Weights, manner: Manner) -> Weights:
    """The beliefs with a taste."""
    changes: dict[str, Any] = {name: _times(getattr(weights, name), by) for name, by in manner.times.items()}
    return replace(weights, **changes, **manner.likes)


def _times(belief: Any, factor: float) -> Any:
    """A number so many times; of the steps of Coins what each of them is worth."""
    return tuple((number, each * factor) for number, each in belief) if isinstance(belief, tuple) else belief * factor


# ------------------------------------------------------------------ elbows


def pushed_aside(state: GameState, seat: int, slot: str) -> int:
    """What rivals who wait for a Location lose when its best slot is taken: Action Points, or Fame by the weekday."""
    wanted = SLOTS.get(slot)
    if wanted is None or (wanted.day and not wanted.is_performance):
        return 0
    rivals = sum(_wants(state, rival, wanted) for rival in state.seats if rival != seat)
    return rivals * (_advantage(state, wanted)) if rivals else 0


def _wants(state: GameState, rival: int, slot: Slot) -> bool:
    """Whether a rival waits with a card for the Location of this slot; for a weekday its Magician, without one yet."""
    player = state.players[rival]
    if slot.is_performance:
        return not state.day_of(rival) and _waits_for(player, slot.location, ("magician",))
    return _waits_for(player, slot.location, tuple(player.characters))


def _waits_for(player: PlayerState, location: str, names: tuple[str, ...]) -> bool:
    waiting = (player.characters[name] for name in names)
    return any(c.status == WAITING and bool(c.card) and location_of(c.card) == location for c in waiting)


def _advantage(state: GameState, slot: Slot) -> int:
    """How much better a slot is than the best that is then left."""
    alike = [s for s in SLOTS.values() if s.location == slot.location and s.is_performance == slot.is_performance]
    left = [_bonus(other) for other in alike if other.id != slot.id and state.is_open(other.id)]
    return max(0, _bonus(slot) - max(left, default=_bonus(slot) - 1))


def _bonus(slot: Slot) -> int:
    return YIELD_MODIFIER[slot.day] if slot.is_performance else slot.modifier
