"""Buying piece by piece with a special card: what each piece costs, what has been taken, what is left to spend."""

from __future__ import annotations

from typing import Any

from trickerion.rules.ask import (
    BARTER_VALUE,
    SMUGGLERS_DISCOUNT,
    BarterPicking,
    FinalBargain,
    Investing,
    Picking,
    SmugglersPicking,
)
from trickerion.rules.moves import Bargain, ChooseComponent, Move
from trickerion.rules.state import GameState
from trickerion.words import names


def price_of(state: GameState, move: Move) -> str:
    """What a piece, or a Bargain, costs with the card that asks (block markup); "" for other questions."""
    choice: Any = state.stack[-1] if state.stack else None
    if isinstance(move, ChooseComponent) and isinstance(choice, Picking):
        price = choice.prices(state)[move.component]
        if isinstance(choice, SmugglersPicking):
            return f"{_in_fame(choice.total + price)} {{fame}} in all"
        return f"{price} {{coin}}" if price else "free"
    if isinstance(move, Bargain) and isinstance(choice, FinalBargain):
        left = choice.total - move.points
        return f"pay {_in_fame(left)} {{fame}}" if choice.in_fame else f"pay {left} {{coin}}"
    return ""


def _in_fame(coins: int) -> int:
    return max(0, coins - SMUGGLERS_DISCOUNT)


def progress(state: GameState) -> str:
    """What has been taken so far and what more may be; "" where nothing is picked."""
    choice: Any = state.stack[-1] if state.stack else None
    if not isinstance(choice, Picking):
        return ""
    so_far = f"Taken: {_pieces(choice)}, {_sum(choice)}." if choice.taken else ""
    return " ".join(part for part in (so_far, _limit(choice)) if part)


def _pieces(choice: Picking) -> str:
    numbers = {component: choice.taken.count(component) for component in choice.taken}
    return names.join(names.pieces(component, number) for component, number in numbers.items())


def _sum(choice: Picking) -> str:
    return f"{_in_fame(choice.total)} {{fame}}" if isinstance(choice, SmugglersPicking) else f"{choice.total} {{coin}}"


def _limit(choice: Picking) -> str:
    pieces = names.plural(choice.pieces, "piece")
    if isinstance(choice, BarterPicking):
        return f"Worth {BARTER_VALUE - choice.total} {{coin}} more."
    if isinstance(choice, Investing):
        return f"{choice.budget - choice.total} {{coin}} of the Bank left, {pieces} at most."
    return f"{pieces[0].upper()}{pieces[1:]} {'more ' if choice.taken else ''}at most."
