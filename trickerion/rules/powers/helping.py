"""Effects that have made a number better, so that a limited one is used up there and nowhere else (ruling 150)."""

from collections.abc import Callable, Collection, Sequence

from trickerion.rules.catalog import ACTION_COSTS, Slot, Trick
from trickerion.rules.effects import modifiers
from trickerion.rules.effects.active_effects import acting_character, acting_effects, effects_of, heeding, personal
from trickerion.rules.effects.hooks import Effect, Limit
from trickerion.rules.events import Event
from trickerion.rules.locations.acting import Acting
from trickerion.rules.state import Character, GameState


def tell_helpers(effects: Sequence[Effect], state: GameState, seat: int, events: list[Event]) -> None:
    """A number of what was just done was better by these effects."""
    for effect in effects:
        effect.helped(state, seat, events)


def helpers(
    state: GameState, effects: Sequence[Effect], hooks: Collection[str], number: int, change: modifiers.Change
) -> Sequence[Effect]:
    """The effects without which the number would be different.

    ``hooks``: those that are asked; whatever has nothing to say to them is left out.
    """
    asked = heeding(effects, *hooks)
    return needed(state, asked, lambda left: modifiers.changed(left, number, change)) if asked else ()


def needed(state: GameState, effects: Sequence[Effect], result: Callable[[Sequence[Effect]], int]) -> Sequence[Effect]:
    """The effects without which the result would be different.

    Of two that do the same a limited one is kept (ruling 150), else the one asked first works; of two limited ones the
    one that sets the number works (150), else the one that is bound more narrowly (159).
    """
    left, with_all = tuple(effects), result(effects)
    for effect in sorted(effects, key=_last_used if state.options.holds(159) else lambda effect: bool(effect.limit))[
        ::-1
    ]:
        others = tuple(other for other in left if other is not effect)
        if result(others) == with_all:
            left = others
    return left


def _last_used(effect: Effect) -> Limit:
    """By what effects are put in the order in which they are used: what sets a number before all that add to it."""
    return Limit.FIRST if effect.limit and effect.sets_number else effect.limit


def cheapened_by(
    state: GameState, acting: Acting, action: str, points: int | None = None, trick: Trick | None = None
) -> Sequence[Effect]:
    """Effects that make an Action cost something other than its printed points, or than ``points``."""
    effects = acting_effects(state, acting)
    return _cheapened_by(effects, state, acting.seat, action, points, trick) if heeding(effects, "helped") else ()


def _cheapened_by(
    effects: Sequence[Effect],
    state: GameState,
    seat: int,
    action: str,
    points: int | None = None,
    trick: Trick | None = None,
) -> Sequence[Effect]:
    before = ACTION_COSTS.get(action, 0) if points is None else points
    if trick is not None:
        by_trick = modifiers.by_trick(state, seat, action, trick)
        return helpers(state, effects, ("action_cost", "trick_cost"), before, by_trick)
    return helpers(state, effects, ("action_cost",), before, lambda e, cost: e.action_cost(state, seat, action, cost))


def makes_cheaper(effect: Effect, state: GameState, action: str, trick: Trick | None = None) -> bool:
    """True when the Action that the acting Character takes now would cost more without this effect."""
    acting = acting_character(state)
    assert acting is not None
    return effect in _cheapened_by(acting_effects(state, acting), state, acting.seat, action, trick=trick)


def enhanced_by(state: GameState, acting: Acting) -> Sequence[Effect]:
    """Effects that change the Action Points of a Shard for this Character."""
    effects, seat = acting_effects(state, acting), acting.seat
    if not heeding(effects, "helped"):
        return ()

    def change(effect: Effect, points: int) -> int:
        return effect.enhance_points(state, seat, points)

    return helpers(state, effects, ("enhance_points",), modifiers.ENHANCE_POINTS, change)


def placed_by(state: GameState, seat: int, character: Character, slot: Slot) -> Sequence[Effect]:
    """Effects that change the Action Points of a Character on a slot."""
    effects = personal(state, seat)
    if slot.is_performance or not heeding(effects, "helped"):
        return ()
    points = modifiers.base_points(state, seat, character) + modifiers.slot_modifier(state, seat, character, slot)
    return helpers(state, effects, ("placed_points",), points, modifiers.by_slot(state, seat, character, slot))


def changed_by(state: GameState, seat: int, hook: str, number: int, change: modifiers.Change) -> Sequence[Effect]:
    """Effects that change any number of a player's move now; ``hook`` is asked for it."""
    effects = effects_of(state, seat)
    return helpers(state, effects, (hook,), number, change) if heeding(effects, "helped") else ()
