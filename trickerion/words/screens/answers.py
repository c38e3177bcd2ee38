"""The lists of the board: what is asked, what was taken so far, what each answer costs."""

from collections.abc import Sequence
from typing import Any, Final

from trickerion.rules import ask
from trickerion.rules import moves as m
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState
from trickerion.words import names
from trickerion.words.questions import QUESTIONS, note_of
from trickerion.words.screens.table import Seen, label
from trickerion.words.wording import phrase

ABILITIES, USE_THE_CARD, COPY_A_CARD = "Cards and abilities", "Use the card?", "Copy a card?"
DO_WITHOUT, NO_CARD_NOW = "Don’t use it", "Not now"
_ABOUT_A_TRICK: Final = ("Learning", "ChoosingLessonYield")
_LEARNING: Final = {
    m.ChooseDie: "Use which die?",
    m.ChooseTrickPlace: "Where does it go?",
    m.ReplaceTrick: "Where does it go?",
    m.ChooseSuit: "Mark it with which suit?",
}
BECOMES_X: Final = "the die becomes X"
pay: Final = phrase("pay {coins} {{coin}}")  # what is left to pay after a Bargain


def list_title(choice: Any, question: str, moves: Sequence[Move]) -> str:
    """The head of the list for the open decision."""
    if question == "Learning" and moves:
        return _LEARNING.get(type(moves[0]), QUESTIONS[question].title)
    if isinstance(choice, ask.ChoosingCount):
        return f"How many pieces of {names.component(choice.component)}?"
    return QUESTIONS[question].title


def list_note(choice: Any, question: str, players: tuple[str, ...], *, may_undo: bool) -> str:
    """What stands below that list: what it is about, what was taken so far, how to step back."""
    about = names.trick(choice.trick) + "." if question in _ABOUT_A_TRICK else note_of(choice, players)
    undo = "Right click: undo." if may_undo else ""
    return " ".join(part for part in (about, _progress(choice), undo) if part)


def option_label(seen: Seen, choice: Any, move: Move) -> str:
    """The name of a move in the list for the open decision."""
    return (
        "Enough" if isinstance(move, m.Skip) and isinstance(choice, ask.Picking) and choice.taken else label(move, seen)
    )


def use_of_card(move: Move) -> str:
    """The button below a special card that is offered."""
    return "Keep it" if isinstance(move, m.KeepCard) else "Copy it" if isinstance(move, m.CopyCard) else "Use it"


def with_die(second: str, *, uses_die: bool) -> str:
    """The second line of an answer, with what it takes away from the others."""
    return ", ".join(part for part in (second, BECOMES_X if uses_die else "") if part)


def in_all(coins: int) -> str:
    """The price of all pieces."""
    return f"{coins} {{coin}}" if coins else ""


def picked_price(state: GameState, choice: Any, move: Move) -> str:
    """What a piece, or a Bargain, costs with the card that asks (block markup); "" for other questions."""
    if isinstance(move, m.ChooseComponent) and isinstance(choice, ask.Picking):
        price = choice.prices(state)[move.component]
        if isinstance(choice, ask.SmugglersPicking):
            return f"{_in_fame(choice.total + price)} {{fame}} in all"
        return in_all(price) or "free"
    if isinstance(move, m.Bargain) and isinstance(choice, ask.FinalBargain):
        left = ask.lowest_total(state, choice.seat, choice.total, move.points)
        return f"pay {_in_fame(left)} {{fame}}" if choice.in_fame else pay(left)
    return ""


def _in_fame(coins: int) -> int:
    return max(0, coins - ask.SMUGGLERS_DISCOUNT)


def _progress(choice: Any) -> str:
    """What has been taken so far and what more may be; "" where nothing is picked."""
    if not isinstance(choice, ask.Picking):
        return ""
    numbers = {piece: choice.taken.count(piece) for piece in choice.taken}
    pieces = names.join(names.PIECES[piece](number) for piece, number in numbers.items())
    so_far = f"Taken: {pieces}, {_sum(choice)}." if choice.taken else ""
    return " ".join(part for part in (so_far, _limit(choice)) if part)


def _sum(choice: ask.Picking) -> str:
    return (
        f"{_in_fame(choice.total)} {{fame}}" if isinstance(choice, ask.SmugglersPicking) else f"{choice.total} {{coin}}"
    )


def _limit(choice: ask.Picking) -> str:
    pieces = names.plural(choice.pieces, "piece")
    if isinstance(choice, ask.BarterPicking):
        return f"Worth {ask.BARTER_VALUE - choice.total} {{coin}} more."
    if isinstance(choice, ask.Investing):
        return f"{choice.budget - choice.total} {{coin}} of the Bank left, {pieces} at most."
    return f"{pieces[0].upper()}{pieces[1:]} {'more ' if choice.taken else ''}at most."
