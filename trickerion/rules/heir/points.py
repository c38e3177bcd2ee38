"""Action Points of the Heir's Characters."""

from typing import NamedTuple

from trickerion.rules.catalog import Slot
from trickerion.rules.effects.in_force import personal
from trickerion.rules.heir.catalog import BASE_POINTS, CARD_POINTS, is_special
from trickerion.rules.state import Character, GameState


class HeirPoints(NamedTuple):
    """Action Points by what they come from: kind, prophecy and ability, slot, special card."""

    own: int = 0
    bonus: int = 0
    modifier: int = 0
    card: int = 0


def points_of(state: GameState, seat: int, character: Character, slot: Slot) -> int:
    """The Action Points of a Character on a slot."""
    return sum(parts_of(state, seat, character, slot))


def own_points(state: GameState, seat: int, character: Character) -> int:
    """Base by kind, with what prophecy and ability make of it now."""
    points = base_of(character)
    for effect in personal(state, seat):
        points = effect.base_points(state, seat, character, points)
    return points


def base_of(character: Character) -> int:
    """The base by kind; all Specialists are alike."""
    return BASE_POINTS.get(character.kind, BASE_POINTS["specialist"])


def parts_of(state: GameState, seat: int, character: Character, slot: Slot) -> HeirPoints:
    """Base by kind, prophecy, ability, 1 for a special card, and the slot modifier but for the Theater's."""
    if slot.is_performance or slot.location == "workshop":
        return HeirPoints()
    own = base_of(character)
    bonus = own_points(state, seat, character) - own
    modifier = 0 if slot.location == "theater" else slot.modifier
    return HeirPoints(own, bonus, modifier, CARD_POINTS * is_special(character.card))
