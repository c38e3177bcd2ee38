"""The Residence that opens over the board: its decks, and why a Trick cannot be learned."""

from trickerion.rules import ask
from trickerion.rules import moves as m
from trickerion.rules.catalog import Trick
from trickerion.words import names
from trickerion.words.screens.board import NOT_NOW
from trickerion.words.screens.table import Seen

CLOSE_BUTTON, POINT_AT, CLICK_TO_LEARN = "Close (Esc)", "point at a Trick", "Click it to learn it."


def residence_tab(category: str, tricks: int) -> str:
    return f"{names.CATEGORY[category]} ({tricks})"


def why_not_learned(seen: Seen, wanted: Trick, *, is_learning: bool) -> str:
    """Why a Trick cannot be learned now, in a sentence; "" when it can."""
    if m.LearnTrick(wanted.id) in seen.legal:
        return ""
    if not any(isinstance(move, m.LearnTrick) for move in seen.legal) and not is_learning:
        return "Tricks are learned Downtown, for 3 Action Points."
    if not seen.me.free_trick_places():
        return "You have no free place for a Trick."
    if not ask.usable_dice(seen.state, seen.viewer, wanted.category):
        return f"No Residence die shows {names.CATEGORY[wanted.category]}."
    cost = ask.matching_cost(seen.state, seen.viewer, wanted.id)
    if cost <= seen.me.coins:
        return NOT_NOW
    return f"{names.plural(cost, 'Coin')} would have to make up for the missing Fame."


def learning_status(cost: int, *, is_open: bool) -> str:
    """The foot of a Trick card in the Residence."""
    if not is_open:
        return "not now"
    return f"for {names.plural(cost, 'Coin')}" if cost else "learn"
