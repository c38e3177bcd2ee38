"""Which effects have made a number better, so that what works once a turn is used up there and nowhere else."""

from collections.abc import Collection, Sequence

from trickerion.rules.catalog import ACTION_COSTS, Slot, Trick
from trickerion.rules.effects.active_effects import acting_effects, effects_of, personal
from trickerion.rules.effects.hooks import Effect
from trickerion.rules.effects.modifiers import (
    ENHANCE_POINTS,
    Change,
    base_points,
    by_slot,
    by_trick,
    changed,
    slot_modifier,
)
from trickerion.rules.events import Event
from trickerion.rules.locations.acting import Acting
from trickerion.rules.powers.board import powers_at_work
from trickerion.rules.state import Character, GameState


def tell_helpers(effects: Sequence[Effect], state: GameState, seat: int, events: list[Event]) -> None:
    """A number of what was just done was better by these effects."""
    for effect in effects:
        effect.helped(state, seat, events)


def helpers(effects: Sequence[Effect], hooks: Collection[str], number: int, change: Change) -> list[Effect]:
    """The effects without which the number would be different; of two that do the same, the one asked first.

    ``hooks``: those that are asked; whatever has nothing to say to them is left out.
    """
    needed = [effect for effect in effects if not effect.hooks.isdisjoint(hooks)]
    result = changed(needed, number, change)
    for effect in needed[::-1]:
        others = [other for other in needed if other is not effect]
        if changed(others, number, change) == result:
            needed = others
    return needed


# ------------------------------------------------------------------ asked just before it is done; only Powers are told


def cheapened_by(
    state: GameState, acting: Acting, action: str, points: int | None = None, trick: Trick | None = None
) -> Sequence[Effect]:
    """Whose effects make an Action cost something other than what is printed, or than ``points``."""
    if not powers_at_work(state, acting.seat):
        return ()
    effects, seat = acting_effects(state, acting), acting.seat
    before = ACTION_COSTS.get(action, 0) if points is None else points
    if trick is not None:
        return helpers(effects, ("action_cost", "trick_cost"), before, by_trick(state, seat, action, trick))
    return helpers(effects, ("action_cost",), before, lambda e, cost: e.action_cost(state, seat, action, cost))


def enhanced_by(state: GameState, acting: Acting) -> Sequence[Effect]:
    """Whose effects change the Action Points that a Shard brings this Character."""
    if not powers_at_work(state, acting.seat):
        return ()
    effects, seat = acting_effects(state, acting), acting.seat
    return helpers(
        effects, ("enhance_points",), ENHANCE_POINTS, lambda e, points: e.enhance_points(state, seat, points)
    )


def placed_by(state: GameState, seat: int, character: Character, slot: Slot) -> Sequence[Effect]:
    """Whose effects change the Action Points of a Character on a slot."""
    if slot.is_performance or not powers_at_work(state, seat):
        return ()
    points = base_points(state, seat, character) + slot_modifier(state, seat, character, slot)
    return helpers(personal(state, seat), ("placed_points",), points, by_slot(state, seat, character, slot))


def changed_by(state: GameState, seat: int, hook: str, number: int, change: Change) -> Sequence[Effect]:
    """Whose effects change any number of what a player does now; ``hook`` is asked for it."""
    return helpers(effects_of(state, seat), (hook,), number, change) if powers_at_work(state, seat) else ()
