"""The Manager: reckons with what rivals take first, and thinks the Assignment of a big team through to the end."""

from dataclasses import replace

from trickerion.bots.greedy_bot import GreedyBot
from trickerion.bots.lines import CAREFUL, Care
from trickerion.bots.weights import WEIGHTS

HEEDFUL = replace(WEIGHTS, heeds_rivals=True)

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
