"""The Manager: the greedy bot's idea of worth, with the Assignment of a big team thought through to the end."""

from trickerion.bots.greedy_bot import GreedyBot
from trickerion.bots.lines import CAREFUL
from trickerion.bots.weights import WEIGHTS

THOROUGH = CAREFUL._replace(patience=3_500, out_of_patience=7_000, tries=40)
"""Every Character of a big team is given a sensible card, and what is found is bettered by single changes."""


class ManagerBot(GreedyBot):
    """Finds more for teams of five and more. Its answer follows from the View and the seed alone."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, WEIGHTS, THOROUGH)
