"""Set Initiative Order: least Fame first; players with equal Fame reverse their previous order (rulings 65, 66)."""

from trickerion.rules.events import Event, InitiativeSet
from trickerion.rules.state import GameState


def begin(state: GameState, events: list[Event]) -> None:
    """Rearrange the Initiative order; skipped in the first turn."""
    if state.turn == 1:
        return
    reversed_order = state.initiative[::-1]
    state.initiative = sorted(reversed_order, key=lambda seat: state.players[seat].fame)
    events.append(InitiativeSet(tuple(state.initiative)))
