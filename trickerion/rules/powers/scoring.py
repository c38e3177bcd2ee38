"""Share of Powers in the final scoring."""

from trickerion.rules.effects.active_effects import powers_in_force
from trickerion.rules.effects.modifiers import changed
from trickerion.rules.state import GameState


def coins_per_fame(state: GameState, seat: int, coins: int) -> int:
    """Coins for each Fame."""
    return changed(powers_in_force(state, seat), coins, lambda power, now: power.coins_per_fame(state, seat, now))


def may_lack(state: GameState, seat: int) -> int:
    """Pieces of Components that may be missing where a level 3 Trick scores."""
    return changed(powers_in_force(state, seat), 0, lambda power, pieces: power.may_lack_at_end(state, seat, pieces))


def power_lines(state: GameState, seat: int) -> list[tuple[str, int, int]]:
    """Score of Powers by themselves, each a category of its own: "power:" and its id."""
    scores = [(effect.id, *effect.end_score(state, seat)) for effect in powers_in_force(state, seat)]
    return [(f"power:{power}", number, fame) for power, number, fame in scores if fame]
