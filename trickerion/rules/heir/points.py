"""Action Points of the Heir's Characters."""

from trickerion.rules.catalog import Slot
from trickerion.rules.effects.in_force import personal
from trickerion.rules.heir.catalog import BASE_POINTS, CARD_POINTS, is_special
from trickerion.rules.state import Character, GameState


def points_of(state: GameState, seat: int, character: Character, slot: Slot) -> int:
    """Base by kind, prophecy, ability, 1 for a special card, and the slot modifier but for the Theater's."""
    if slot.is_performance or slot.location == "workshop":
        return 0
    points = BASE_POINTS.get(character.kind, BASE_POINTS["specialist"])
    for effect in personal(state, seat):
        points = effect.base_points(state, seat, character, points)
    modifier = 0 if slot.location == "theater" else slot.modifier
    return points + modifier + CARD_POINTS * is_special(character.card)
