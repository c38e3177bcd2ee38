"""The Residence that opens over the board: its decks, and why a Trick cannot be learned."""

from typing import Final

from trickerion.language.speech import Count, Say, _
from trickerion.rules.facts.learning import TrickCost
from trickerion.words import names
from trickerion.words.screens.board import NOT_NOW

CLOSE_BUTTON, POINT_AT, CLICK_TO_LEARN = _("Close (Esc)"), _("point at a Trick"), _("Click it to learn it.")
residence_tab: Final = Say("{category} ({tricks})")
LEARNED_DOWNTOWN: Final = _("You learn Tricks Downtown, for 3 Action Points.")
_matching: Final = Count(
    "You would pay {number} Coin for the missing Fame.", "You would pay {number} Coins for the missing Fame."
)


def why_not_learned(cost: TrickCost, category: str, coins: int) -> str:
    """Reason why a Trick cannot be learned by a Character who learns now and who has these Coins, in a sentence."""
    if not cost.has_place:
        return _("You have no free place for a Trick.")
    if not cost.has_die:
        return Say("No Residence die shows {category}.")(category=names.CATEGORY[category])
    return NOT_NOW if cost.coins <= coins else _matching(cost.coins)


def learning_status(cost: int, *, is_open: bool) -> str:
    """The foot of a Trick card in the Residence."""
    if not is_open:
        return _("not now")
    return Say("for {coins}")(coins=names.RESOURCES["coins"](cost)) if cost else _("learn")
