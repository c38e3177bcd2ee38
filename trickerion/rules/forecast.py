"""What would come of it: Action Points of a placement, the result of a show.

Pure questions about a table (or a View's table); nothing is changed. What a Trick lacks: ``ask/tricks.py``.
"""

from dataclasses import dataclass

from trickerion.rules.catalog import SLOTS, Slot, Yields
from trickerion.rules.effects.active_effects import personal, powers_in_force, secrets_at_work
from trickerion.rules.effects.modifiers import enhance_points, placement_points, printed_points, slot_price
from trickerion.rules.events import (
    CoinsGained,
    Event,
    FameGained,
    FameLost,
    PerformerRewarded,
    PowerUsed,
    ShardsGained,
    TrickPerformed,
)
from trickerion.rules.phases.performance import Show, begin_show
from trickerion.rules.phases.place_characters import CharacterActs, bonus_lost
from trickerion.rules.state import WAITING, Character, GameState

# ------------------------------------------------------------------ Action Points of a placement


@dataclass(frozen=True, slots=True)
class Points:
    """Action Points on a slot: printed ``base``, ``slot`` modifier, and (id of a card, points) for what changes them.

    ``total`` is never below 0; ``enhance`` is what a Shard would add, 0 where none can be paid; ``coins`` the slot's
    price.
    """

    base: int
    slot: int
    changes: tuple[tuple[str, int], ...]
    total: int
    enhance: int
    coins: int


def points_of(state: GameState, seat: int, character: str, slot: str) -> Points:
    """The Action Points of a Character on a slot; on a Performance slot there are none but by a Power."""
    disk, place = state.players[seat].characters[character], SLOTS[slot]
    total = placement_points(state, seat, disk, place)
    is_lost = disk.status == WAITING and bool(bonus_lost(state, seat, disk, slot))
    card = "" if is_lost else disk.copies or disk.card
    acting = CharacterActs(seat, character, slot, place.location, total, card=card)
    shard = acting.may_enhance(state, state.players[seat])
    return Points(
        0 if place.is_performance else printed_points(state, seat, disk.kind),
        place.modifier,
        _stage_changes(state, seat) if place.is_performance else _changes(state, seat, disk, place),
        total,
        enhance_points(state, seat, acting.card, character) if shard else 0,
        slot_price(state, place),
    )


def _stage_changes(state: GameState, seat: int) -> tuple[tuple[str, int], ...]:
    """The Powers by which a Magician has Action Points on a Performance slot."""
    found = [(effect.id, effect.stage_points(state, seat, 0)) for effect in powers_in_force(state, seat)]
    return tuple((power, points) for power, points in found if points)


def _changes(state: GameState, seat: int, disk: Character, place: Slot) -> tuple[tuple[str, int], ...]:
    """What the prophecy and the ability add to the base, secrets to the slot modifier, Powers to both together."""
    points, found = printed_points(state, seat, disk.kind), []
    for effect in personal(state, seat):
        changed = effect.base_points(state, seat, disk, points)
        if changed != points:
            found.append((effect.id, changed - points))
        points = changed
    modifier = place.modifier
    for effect in secrets_at_work(state, seat, disk.id):
        changed = effect.slot_modifier(state, seat, disk, place, modifier)
        if changed != modifier:
            found.append((effect.id, changed - modifier))
        modifier = changed
    points += modifier
    for effect in personal(state, seat) if state.boards else ():
        changed = effect.placed_points(state, seat, disk, place, points)
        if changed != points:
            found.append((effect.id, changed - points))
        points = changed
    return tuple(found)


# ------------------------------------------------------------------ shows


@dataclass(frozen=True, slots=True)
class ShowForecast:
    """The result of a show if it took place now: each Trick, each performer bonus, and the sum of every seat.

    ``powers``: (owner, Power) of those that have a share in it.

    Decisions of cards and abilities within the show (Trick Steal, Grand Premiere) are left out.
    """

    performer: int
    day: str
    card: str
    links: int
    tricks: tuple[TrickPerformed, ...]
    bonuses: tuple[PerformerRewarded, ...]
    totals: tuple[tuple[int, Yields], ...]
    powers: tuple[tuple[int, str], ...] = ()

    def total(self, seat: int) -> Yields:
        """What a seat receives; nothing when no Trick of it is in the show."""
        return dict(self.totals).get(seat, Yields())


def show_forecast(state: GameState, performer: int, day: str, card: str) -> ShowForecast:
    """What performing a card on a weekday would pay everybody; the performer's own day is taken to be that one."""
    seen = state.copy()
    seen.days = {other: seat for other, seat in state.days.items() if other != day and seat != performer}
    seen.days[day] = performer
    events: list[Event] = []
    begin_show(seen, performer, day, card, events)
    show = next(frame for frame in reversed(seen.stack) if isinstance(frame, Show))
    seen.stack = [show]
    show.proceed(seen, events)
    return ShowForecast(
        performer,
        day,
        card,
        show.links,
        tuple(event for event in events if isinstance(event, TrickPerformed)),
        tuple(event for event in events if isinstance(event, PerformerRewarded)),
        _totals(events),
        tuple((event.seat, event.power) for event in events if isinstance(event, PowerUsed)),
    )


def _totals(events: list[Event]) -> tuple[tuple[int, Yields], ...]:
    sums: dict[int, list[int]] = {}
    for event in events:
        for column, kinds in enumerate(((FameGained, FameLost), (CoinsGained,), (ShardsGained,))):
            if isinstance(event, kinds):
                sign = -1 if isinstance(event, FameLost) else 1
                sums.setdefault(event[0], [0, 0, 0])[column] += sign * event[1]
    return tuple((seat, Yields(*three)) for seat, three in sums.items())
