"""The sheet on which Components are bought or ordered."""

from collections.abc import Mapping
from typing import Final

from trickerion.language.speech import Count, Say, _
from trickerion.language.wording import Words
from trickerion.rules import moves as m
from trickerion.rules.moves import Move
from trickerion.words import names

CANCEL: Final = _("Cancel")
TITLE: Final[dict[type[Move], str]] = {m.Buy: _("Buy"), m.Order: _("Order"), m.QuickOrder: _("Quick Order")}
"""The head of the sheet."""
NOTE: Final[dict[type[Move], str]] = {
    m.Buy: _("You can buy up to three of one Component."),
    m.Order: _("It waits in an Order slot and *arrives next turn*. You can buy it then."),
    m.QuickOrder: _("Everybody can buy it *at once*, for 1 {coin} more, until the turn ends."),
}
"""Fate of the Component in the Action (block markup)."""
ROWS: Final[dict[type[Move], str]] = {
    m.ChoosePile: _("Put it on"),
    m.ChooseCount: _("How many"),
    m.Bargain: _("Bargain"),
    m.ChooseOrderSlot: _("Replaces"),
}
"""Choices besides the Component -> the name of their row."""
YOUR_TRICKS, NO_TRICKS = _("Your Tricks"), _("You have no Trick that needs Components.")
BESIDE: Final = _("It is beside the Buy slots, *on sale at once*, until the turn ends.")
ORDER_HERE: Final = _("Click to order a Component into this slot. It arrives next turn.")
QUICK_HERE: Final = _("Click to make a Quick Order into this slot.")
QUICK_INSTEAD: Final = Say("Click to make a Quick Order that replaces {there}.")
OWN: Final = Say("own {number}")
"""Below a Component: how many pieces the player has."""
owned: Final = Count("you have {number}", "you have {number}")
"""Number of those pieces, to be heard."""
COMPLETE: Final = _("has all it needs")
_LIES_HERE: Final = Say("{there} is here this turn. Another Quick Order replaces it.")
TOTAL: Final = {
    (True, True): Say("*{points} {ap}, pay {paid} {coin}*; {left} {coin} left"),
    (True, False): Say("*{points} {ap}*"),
    (False, True): Say("*pay {paid} {coin}*; {left} {coin} left"),
    (False, False): Say(""),
}
"""Total cost, and the Coins left (block markup), by two questions: does it cost Action Points, and Coins?"""


def quick_order_slot(component: str) -> Words:
    """The stall of the Quick Order slot, with the Component that lies there."""
    return Words(_("Quick Order slot"), (_LIES_HERE(there=names.component(component)),), "action.quick_order")


def trick_line(before: Mapping[str, int], after: Mapping[str, int]) -> str:
    """Components that a Trick lacks, and those that it lacks after the purchase."""
    if not before:
        return COMPLETE
    then = Say("needs {pieces}, then {rest}") if after else Say("needs {pieces}, and this completes it")
    says = Say("lacks {pieces}") if dict(after) == dict(before) else then
    return says(pieces=names.PIECES.join(before), rest=names.PIECES.join(after))
