"""Shows of rivals to be expected this turn, before and after one's own, and the cards that they pick."""

from typing import NamedTuple

from trickerion.rules.catalog import DAYS, TRICKS, location_of
from trickerion.rules.state import WAITING, GameState

LIKELY_TO_PERFORM = 0.65
"""Probability that a Magician performs whose Assignment is not known yet."""
SURELY = 0.9
"""Probability that a Magician performs who waits with a Theater card."""
KEEN = 2
"""Preference of a rival for the card with more of its Trick Markers: the power of their worth."""
STILL_TO_SET_UP = 0.4
"""Share of a rival's pick that is open while a Character can still be sent to the Theater."""


class RivalShow(NamedTuple):
    """A show of a rival: how probably it comes before one's own and after it, and its pick by place in the row."""

    before: float
    after: float
    picks: tuple[float, ...]


def shows_of_rivals(state: GameState, seat: int, day: str) -> list[RivalShow]:
    """Every rival's show; ``day`` is that of one's own show, or "" when there is none."""
    if state.phase == "performance":
        return _shows_to_come(state, seat)
    free = [each for each in DAYS if each not in state.days and each != day]
    early = sum(_before(each, day) for each in free) / len(free) if free else 0.5
    shows = []
    for rival in state.seats:
        chance, its_day = _show(state, rival) if rival != seat else (0.0, "")
        if chance:
            first = float(_before(its_day, day)) if its_day else early
            shows.append(RivalShow(chance * first, chance * (1 - first), _picks(state, rival)))
    return shows


def _shows_to_come(state: GameState, seat: int) -> list[RivalShow]:
    """While one's own show is on: those on later days."""
    today = state.players[seat].characters["magician"].slot.split(".")[0]
    later = DAYS[DAYS.index(today) + 1 :] if today in DAYS else ()
    slots = {state.players[rival].characters["magician"].slot: rival for rival in state.seats if rival != seat}
    return [
        RivalShow(0.0, 1.0, _picks(state, rival))
        for slot, rival in slots.items()
        if slot.endswith(".perform") and slot.split(".")[0] in later
    ]


def _before(one: str, other: str) -> bool:
    return not other or DAYS.index(one) < DAYS.index(other)


def _show(state: GameState, rival: int) -> tuple[float, str]:
    """Probability that a rival performs, and the day if that is known."""
    magician = state.players[rival].characters["magician"]
    if state.phase != "place_characters":
        return LIKELY_TO_PERFORM, ""
    if magician.slot.endswith(".perform"):
        return 1.0, magician.slot.split(".")[0]
    if magician.status == WAITING and (not magician.card or location_of(magician.card) == "theater"):
        return (SURELY if magician.card else LIKELY_TO_PERFORM), state.day_of(rival)
    return 0.0, ""


def _picks(state: GameState, rival: int) -> tuple[float, ...]:
    """Probability that a rival picks each card of the row."""
    laid = []
    for card in state.row:
        own = [1.0 + TRICKS[m.trick].level for _, m in card.all_markers() if m.owner == rival and m.trick in TRICKS]
        laid.append(sum(own) ** KEEN)
    total, size = sum(laid), max(1, len(state.row))
    waits = any(
        c.status == WAITING and c.id != "magician" and (not c.card or location_of(c.card) == "theater")
        for c in state.players[rival].characters.values()
    )
    is_open = waits or state.phase not in ("place_characters", "performance")
    share = (STILL_TO_SET_UP if total else 1.0) if is_open else 0.0
    if not total:
        return (share / size,) * size
    return tuple([(1 - share) * each / total + share / size for each in laid])
