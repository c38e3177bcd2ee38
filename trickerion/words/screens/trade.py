"""The sheet on which Components are bought or ordered."""

from collections.abc import Mapping, Sequence
from typing import Final

from trickerion.language.speech import Say, _
from trickerion.language.wording import Words
from trickerion.rules import moves as m
from trickerion.rules.ask import bargained
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState
from trickerion.words import names
from trickerion.words.screens.table import MANAGERS_SLOT, PLAYER_BOARD

CANCEL: Final = _("Cancel")
_HEADS: Final[dict[type[Move], tuple[str, str]]] = {
    m.Buy: (_("Buy"), _("Up to three pieces of one Component.")),
    m.Order: (_("Order"), _("Lies in its Order slot; *arrives next turn* and can be bought then.")),
    m.QuickOrder: (_("Quick Order"), _("On sale *at once*, for 1 {coin} more than its price, until the turn ends.")),
}
ROWS: Final[dict[type[Move], str]] = {
    m.ChoosePile: _("Put it on"),
    m.ChooseCount: _("How many"),
    m.Bargain: _("Bargain"),
    m.ChooseOrderSlot: _("Replaces"),
}
"""What is chosen besides the Component -> the name of its row."""
YOUR_TRICKS, NO_TRICKS = _("Your Tricks"), _("You have no Trick that needs Components.")
BESIDE: Final = _("Lies beside the Buy slots, *on sale at once*, until the turn ends.")
ORDER_HERE: Final = _("Click: order a Component into this slot; it arrives next turn.")
QUICK_HERE: Final = _("Click: a Quick Order into this slot.")
COMPLETE, NOTHING_THERE = _("has all it needs"), _("an empty slot")
QUICK_SLOT: Final = _("Quick Order slot")
_lies_here: Final = Say("{there} lies here this turn; another Quick Order replaces it.")
_quick_instead: Final = Say("Click: a Quick Order, in place of {there}.")
_own: Final = Say("own {number}")
_lacks: Final = Say("lacks {pieces}")
_then_lacks: Final = Say("lacks {pieces}, then {rest}")
_pay: Final = Say("pay {coins} {coin}")
_left: Final = Say("{coins} {coin} left")


def title(kind: type[Move]) -> str:
    """The head of the sheet."""
    return _HEADS[kind][0]


def note(kind: type[Move], *, to_slot: bool = True) -> str:
    """What the Action does with the Component (block markup); ``to_slot``: an ordered one waits in an Order slot."""
    return _HEADS[kind][1] if to_slot or kind is not m.Order else BESIDE


def quick_order_slot(component: str) -> Words:
    """The stall of the Quick Order slot, with the Component that lies there."""
    return Words(QUICK_SLOT, (_lies_here(there=names.component(component)),), "action.quick_order")


def quick_here(component: str) -> str:
    """What a click does there; ``component``: what lies there already, or ""."""
    return _quick_instead(there=names.component(component)) if component else QUICK_HERE


def own(number: int) -> str:
    """Below a Component: how many pieces the player has."""
    return _own(number=number) if number else ""


def choice(move: Move, state: GameState, seat: int) -> str:
    """One of the small choices of the sheet (block markup)."""
    if isinstance(move, m.ChoosePile):
        return MANAGERS_SLOT if move.board == "manager" else PLAYER_BOARD
    if isinstance(move, m.Bargain):
        return f"{move.points} {{ap}}, −{bargained(state, seat, move.points)} {{coin}}" if move.points else "Full price"
    if isinstance(move, m.ChooseOrderSlot):
        there = state.stock[move.slot]
        return names.component(there) if there else NOTHING_THERE
    return str(move.count) if isinstance(move, m.ChooseCount) else str(move)


def trick_line(before: Mapping[str, int], after: Mapping[str, int]) -> str:
    """What a Trick lacks, and what it lacks after the purchase."""
    if not before:
        return COMPLETE
    pieces = names.join_pieces(before)
    if dict(after) == dict(before):
        return _lacks(pieces=pieces)
    return _then_lacks(pieces=pieces, rest=names.join_pieces(after) if after else "nothing")


def total(change: Sequence[int], coins: int, points: int) -> str:
    """What it costs in all, and what is left of the Coins (block markup)."""
    paid = -change[1]
    costs = [f"{points} {{ap}}"] if points else []
    costs += [_pay(coins=paid)] if paid else []
    return f"*{', '.join(costs)}*; {_left(coins=coins - paid)}" if paid else f"*{', '.join(costs)}*"
