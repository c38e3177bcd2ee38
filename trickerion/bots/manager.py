"""The Manager: reckons with what rivals take first, and thinks the Assignment of a big team through to the end."""

from dataclasses import replace

from trickerion.bots.greedy_bot import GreedyBot
from trickerion.bots.lines import CAREFUL, Care
from trickerion.bots.weights import WEIGHTS
from trickerion.rules.catalog import ACADEMY
from trickerion.rules.state import GameState
from trickerion.rules.view import View

HEEDFUL = replace(WEIGHTS, heeds_rivals=True)

AT_SCHOOL = replace(HEEDFUL, coin=0.6, special_card=1.8, first_special=0.4)
"""With the Academy: wages and rooms ask for more Coins, and cards are no reason to have nobody left for a show."""

THOROUGH = CAREFUL._replace(patience=3_500, out_of_patience=7_000, tries=40)
"""Even the sixth and seventh Character is given a card with a use, and what is found is bettered by single changes."""


def thorough(effort: float) -> Care:
    """The care for a thinking time, as a multiple of the usual one. It is counted in tables, never in seconds."""
    usual = THOROUGH
    limits = {name: round(getattr(usual, name) * effort) for name in ("patience", "out_of_patience", "tries")}
    return usual._replace(**limits)


class ManagerBot(GreedyBot):
    """Wastes nobody of a big team, and no show. Its answer follows from the View, the seed and the effort alone."""

    def __init__(self, seed: int, effort: float = 1.0) -> None:
        super().__init__(seed, HEEDFUL, thorough(effort))

    def _look(self, view: View) -> GameState:
        """By what things are worth in this game."""
        self._weights = AT_SCHOOL if ACADEMY in view.state.boards else HEEDFUL
        return super()._look(view)
