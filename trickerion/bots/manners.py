"""Manners: each Magician leans a little. What a level believes things to be worth, bent by a taste."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

from trickerion.bots.levels import leans
from trickerion.bots.weights import Weights
from trickerion.rules.catalog import DAYS, MAGICIANS, SLOTS, YIELD_MODIFIER, location_of
from trickerion.rules.state import WAITING, GameState, PlayerState


@dataclass(frozen=True, eq=False)
class Manner:
    """A taste: beliefs that are ``times`` what the level believes, and what it ``likes`` beyond its use, in Fame."""

    id: str
    times: Mapping[str, float] = field(default_factory=dict)
    likes: Mapping[str, float] = field(default_factory=dict)


_SAVING = 1.25
SHOWMAN = Manner("showman", likes={"own_show": 1.0})
HOARDER = Manner(
    "hoarder", times={"coin_steps": _SAVING, "coin_steps_academy": _SAVING, "coin": _SAVING, "shard": _SAVING}
)
ELBOWS = Manner("elbows", likes={"elbows": 1.5})
PATRON = Manner("patron", times={"specialist": 1.8, "apprentice": 1.8, "crowded": 1.6})

MANNERS: Mapping[str, Manner] = {"mechanical": HOARDER, "optical": ELBOWS, "escape": SHOWMAN, "spiritual": PATRON}
"""Favourite category -> the manner of its Magicians: as no two at a table share one, every opponent has its own."""


def manner_of(magician: str) -> Manner | None:
    """The manner of a Magician; None while there is no Magician yet."""
    return MANNERS[MAGICIANS[magician].category] if magician in MAGICIANS else None


MannerOf = Callable[[str], Manner | None]
"""Manner of a player by the Magician played."""


def manner_at(player: str, magician: str) -> str:
    """The manner of who plays a seat with this Magician, when manners are on; "" for persons and yardsticks."""
    manner = manner_of(magician) if leans(player) else None
    return manner.id if manner else ""


@lru_cache(maxsize=64)
def bent(weights: Weights, manner: Manner) -> Weights:
    """The beliefs with a taste."""
    changes: dict[str, Any] = {name: _times(getattr(weights, name), by) for name, by in manner.times.items()}
    changes.update(manner.likes)
    return replace(weights, **changes)


def _times(belief: Any, factor: float) -> Any:
    """A number multiplied; for the steps of Coins, the worth of each of them."""
    return tuple((number, each * factor) for number, each in belief) if isinstance(belief, tuple) else belief * factor


def pushed_aside(state: GameState, seat: int, character: str, slot: str) -> int:
    """Loss of rivals who wait for the best slot or weekday when it is taken: Action Points, or Fame by the day."""
    if slot not in SLOTS:
        return 0
    wanted = SLOTS[slot]
    if wanted.day:
        gives_up_show = character == "magician" and not wanted.is_performance
        return 0 if gives_up_show else _by_day(state, seat, wanted.day)
    rivals = sum(_waits_for(state.players[rival], wanted.location) for rival in state.seats if rival != seat)
    if not rivals:
        return 0
    others = [other for other in SLOTS.values() if other.location == wanted.location and other.id != slot]
    return rivals * _advantage(wanted.modifier, [other.modifier for other in others if state.is_open(other.id)])


def _by_day(state: GameState, seat: int, day: str) -> int:
    """The same for a weekday, which a seat claims with the first Character that it sends there."""
    if state.day_of(seat):
        return 0
    rivals = sum(
        not state.day_of(rival) and _waits_for(state.players[rival], "theater")
        for rival in state.seats
        if rival != seat
    )
    free = (d for d in DAYS if d != day and d not in state.days and f"{d}.perform" not in state.closed)
    return rivals and rivals * _advantage(YIELD_MODIFIER[day], [YIELD_MODIFIER[each] for each in free])


def _waits_for(player: PlayerState, location: str) -> bool:
    """True when one of a player's Characters has a card for a Location and is still to be placed."""
    characters = player.characters.values()
    return any(c.status == WAITING and bool(c.card) and location_of(c.card) == location for c in characters)


def _advantage(taken: int, left: list[int]) -> int:
    """Advantage of a slot over the best that is then left; where none is left, over one less."""
    return max(0, taken - max(left, default=taken - 1))
