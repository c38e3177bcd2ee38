"""Roll Dice: the six Downtown dice say what can be learned, who can be hired and what the Bank pays."""

from trickerion.rules.catalog import DICE
from trickerion.rules.events import DieRolled, Event
from trickerion.rules.modules.module import modules_of
from trickerion.rules.seat_policy import policy_of
from trickerion.rules.state import GameState


def begin(state: GameState, events: list[Event]) -> None:
    """Roll all Downtown dice."""
    chance = state.chance()
    for die in DICE.values():
        face = die.faces[chance.below(len(die.faces))]
        state.dice[die.id] = face
        events.append(DieRolled(die.id, face, -1))
    for module in modules_of(state.options):
        for follow in module.dice_rolled:
            follow(state, events)
    for seat in state.seats:
        policy_of(state, seat).dice_rolled(state, seat, events)
