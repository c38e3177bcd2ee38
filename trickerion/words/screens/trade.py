"""The sheet on which Components are bought or ordered."""

from collections.abc import Mapping, Sequence
from typing import Final

from trickerion.rules import moves as m
from trickerion.rules.ask import bargained
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState
from trickerion.words import names
from trickerion.words.screens.table import MANAGERS_SLOT, PLAYER_BOARD
from trickerion.words.wording import phrase

CANCEL: Final = "Cancel"
_HEADS: Final[dict[type[Move], tuple[str, str]]] = {
    m.Buy: ("Buy", "Up to three pieces of one Component."),
    m.Order: ("Order", "Lies in its Order slot; *arrives next turn* and can be bought then."),
    m.QuickOrder: ("Quick Order", "On sale *at once*, for 1 {coin} more than its price, until the turn ends."),
}
ROWS: Final[dict[type[Move], str]] = {
    m.ChoosePile: "Put it on",
    m.ChooseCount: "How many",
    m.Bargain: "Bargain",
    m.ChooseOrderSlot: "Replaces",
}
"""What is chosen besides the Component -> the name of its row."""
YOUR_TRICKS, NO_TRICKS = "Your Tricks", "You have no Trick that needs Components."
COMPLETE, NOTHING_THERE = "has all it needs", "an empty slot"
_own: Final = phrase("own {number}")
_lacks: Final = phrase("lacks {pieces}")
_then_lacks: Final = phrase("lacks {pieces}, then {rest}")
_pay: Final = phrase("pay {coins} {{coin}}")
_left: Final = phrase("{coins} {{coin}} left")


def title(kind: type[Move]) -> str:
    """The head of the sheet."""
    return _HEADS[kind][0]


def note(kind: type[Move]) -> str:
    """What the Action does with the Component (block markup)."""
    return _HEADS[kind][1]


def own(number: int) -> str:
    """Below a Component: how many pieces the player has."""
    return _own(number) if number else ""


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
        return _lacks(pieces)
    return _then_lacks(pieces, names.join_pieces(after) if after else "nothing")


def total(change: Sequence[int], coins: int, points: int) -> str:
    """What it costs in all, and what is left of the Coins (block markup)."""
    paid = -change[1]
    costs = [f"{points} {{ap}}"] if points else []
    costs += [_pay(paid)] if paid else []
    return f"*{', '.join(costs)}*; {_left(coins - paid)}" if paid else f"*{', '.join(costs)}*"
