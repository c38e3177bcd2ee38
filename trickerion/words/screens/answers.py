"""The lists of the board: what is asked, what was taken so far, what each answer costs."""

from typing import Final

from trickerion.language.speech import Count, Say, _, table
from trickerion.rules import moves as m
from trickerion.rules.facts.tricks import PickFacts
from trickerion.rules.moves import Move
from trickerion.words import names

ABILITIES, USE_THE_CARD, COPY_A_CARD = _("Cards and abilities"), _("Use the card?"), _("Copy a card?")
DO_WITHOUT, NO_CARD_NOW = _("Don’t use it"), _("Not now")
BACK: Final = _("Back")
CLOSE: Final = _("Close")
more: Final = Count("{number} more", "{number} more", "lines of a list")  # the line that shows the others
number_of: Final = Say("{label}, {number}")  # one of several lines that would read alike
character_with_card: Final = Say("{character}: {card}")  # a Character, and the card under it
exchange_with: Final = Say("Exchange with {character}: {card}")
from_hand: Final = Say("{card}, from your hand")
swap_with: Final = Say("with {card}")  # a Performance card changes places
WAYS: Final = table(
    "how a card is changed", exchange="Exchange with another Character", hand="Take a card from your hand"
)
SOMETHING_ELSE: Final = _("Something else")
ABOUT_A_TRICK: Final = (_("Learning"), "ChoosingLessonYield")
LEARNING: Final = {
    m.ChooseDie: _("Use which die?"),
    m.ChooseTrickPlace: _("Where does it go?"),
    m.ReplaceTrick: _("Where does it go?"),
    m.ChooseSuit: _("Mark it with which suit?"),
}
"""The head of the list while a Trick is learned, by what is chosen; else the title of the question."""
BECOMES_X: Final = _("the die becomes X")
how_many: Final = Say("How many pieces of {component}?")


def list_note(about: str, picked: PickFacts | None, *, may_undo: bool) -> str:
    """Note below the list of answers: the subject, what was taken so far, how to step back."""
    undo = _("Right click: undo.") if may_undo else ""
    return " ".join(part for part in (about, _progress(picked) if picked is not None else "", undo) if part)


about_trick: Final = Say("{trick}.")
ENOUGH: Final = _("Enough")


def use_of_card(move: Move) -> str:
    """The button below a special card that is offered."""
    return (
        _("Keep it") if isinstance(move, m.KeepCard) else _("Copy it") if isinstance(move, m.CopyCard) else _("Use it")
    )


in_all: Final = Say("{coins} {coin}")
"""The price of all pieces."""
FREE: Final = _("free", "of charge")
fame_in_all: Final = Say("{total} {fame} together")
pay_fame: Final = Say("pay {total} {fame}")
pay: Final = Say("pay {coins} {coin}")
"""Coins still to pay after a Bargain."""


def _progress(picked: PickFacts) -> str:
    """Progress of a choice: what has been taken so far and what more may be."""
    limit = _LIMIT[picked.pays, bool(picked.taken)](picked.pieces, left=picked.left)
    if not picked.taken:
        return limit
    taken = names.PIECES.join(picked.taken)
    total = f"{picked.total} {names.ICON['fame' if picked.pays == 'fame' else 'coins']}"
    return Say("You have taken {taken}, {total}. {limit}")(taken=taken, total=total, limit=limit)


_AT_MOST: Final = Count("You can take at most {number} piece.", "You can take at most {number} pieces.")
_MORE: Final = Count("You can take at most {number} piece more.", "You can take at most {number} pieces more.")
_WORTH: Final = Count("You can still take {left} {coin} worth.", "You can still take {left} {coin} worth.")
_OF_BANK: Final = Count(
    "You have {left} {coin} of the Bank left, for at most {number} piece.",
    "You have {left} {coin} of the Bank left, for at most {number} pieces.",
)
_LIMIT: Final = {
    **{(pays, taken): _MORE if taken else _AT_MOST for pays in ("coins", "fame") for taken in (False, True)},
    **{(pays, taken): of for pays, of in (("barter", _WORTH), ("bank", _OF_BANK)) for taken in (False, True)},
}
