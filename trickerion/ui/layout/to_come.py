"""Where the theaters that are still to come have their signs: on the board and in the Theater close up.

Few Performance cards leave a place beside them; where there are more, the signs are small and lie in the head.
"""

from typing import Final, NamedTuple

from pygame import Rect

from trickerion.ui.layout import board, theater

FULL_ROW: Final = 3
"""With more Performance cards there is no place beside them."""
_SMALL_STEP: Final = 32


class Signs(NamedTuple):
    """The signs of the cards of the deck, from the top; ``ground`` is the plate of small ones, with their words."""

    rects: list[Rect]
    ground: Rect | None = None


def on_board(cards: int, deck: int) -> Signs:
    """For so many Performance cards in the row and in the deck."""
    if cards > FULL_ROW:
        return _small(board.THEATER.x + 14, board.THEATER.y + 35, deck)
    step = min(46, 166 // max(1, deck)) if cards == FULL_ROW else 46
    return Signs([Rect(394, 198 + step * n, 124, min(40, step - 6)) for n in range(deck)])


def close_up(cards: int, deck: int) -> Signs:
    """The same in the Theater scene and where a show is chosen."""
    if cards > FULL_ROW:
        return _small(theater.STAGE.x + 16, theater.RIBBON.centery, deck)
    left = theater.card_rects(max(1, cards))[0].x - 212
    return Signs([Rect(left, 216 + 64 * n, 180, 54) for n in range(deck)])


def _small(left: int, middle: int, deck: int) -> Signs:
    rects = [Rect(left + 78 + _SMALL_STEP * n, middle - 13, 26, 26) for n in range(deck)]
    return Signs(rects, Rect(left, middle - 19, 84 + _SMALL_STEP * deck, 38))
