"""The Manager: values things as the Assistant does, and thinks the Assignment of a big team through to the end."""

from trickerion.bots.greedy_bot import GreedyBot
from trickerion.bots.lines import CAREFUL, Care
from trickerion.bots.planning import Planner
from trickerion.bots.weights import WEIGHTS
from trickerion.rules.state import GameState

THOROUGH = CAREFUL._replace(patience=3_500, out_of_patience=7_000, tries=40)
"""Even the sixth and seventh Character is given a card with a use, and what is found is bettered by single changes."""


def thorough(effort: float) -> Care:
    """The care for a thinking time, as a multiple of the usual one. It is counted in tables, never in seconds."""
    usual = THOROUGH
    limits = {name: round(getattr(usual, name) * effort) for name in ("patience", "out_of_patience", "tries")}
    return usual._replace(**limits)


class ManagerBot(GreedyBot):
    """Wastes nobody of a team of five and more. Its answer follows from the View, the seed and the effort alone."""

    def __init__(self, seed: int, effort: float = 1.0) -> None:
        super().__init__(seed, WEIGHTS, thorough(effort))

    def _planner(self, state: GameState, seat: int) -> Planner:
        """As the Assistant in the base game, where longer thinking has won nothing over 26 games."""
        return super()._planner(state, seat) if state.options.modules else Planner(seat, WEIGHTS, CAREFUL)
