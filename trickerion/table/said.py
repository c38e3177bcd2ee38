"""Pieces of the game in words that several screens have: dice and special cards."""

from trickerion.rules.catalog import X
from trickerion.ui.said import Role, Said
from trickerion.words import card_tooltips, names
from trickerion.words.said import CLOSED, own_die


def die_said(die: str, face: str) -> Said:
    """A die of Downtown with what it shows."""
    return Said(own_die(die), CLOSED if face == X else names.face(die, face), Role.THING)


def card_said(card: str, number: int = 0, of: int = 0) -> Said:
    """A special Assignment card with its text; ``number`` and ``of``: third of five."""
    about = card_tooltips.special(card)
    return Said(about.title, role=Role.CARD, number=number, of=of, more=about.body)
