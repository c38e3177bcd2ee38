"""Where the theaters that are still to come have their signs: on the board and in the Theater close up.

Few Performance cards leave a place beside them; where there are more, the signs are small and lie in the head.
"""

from typing import Final, NamedTuple

from pygame import Rect

from trickerion.ui.layout import board, theater

FULL_ROW: Final = 3
"""With more Performance cards there is no place beside them."""
_SMALL_STEP: Final = 32


class DeckSigns(NamedTuple):
    """The signs of the deck, from the top; ``ground`` is the plate of small ones, from ``rail`` the large ones hang."""

    rects: list[Rect]
    ground: Rect | None = None
    rail: int = 0


def on_board(cards: int, deck: int) -> DeckSigns:
    """For so many Performance cards in the row and in the deck."""
    if cards > FULL_ROW:
        return _small(board.THEATER.x + 14, board.THEATER.y + 35, deck)
    step = min(46, 166 // max(1, deck)) if cards == FULL_ROW else 46
    return DeckSigns([Rect(394, 198 + step * n, 124, min(40, step - 6)) for n in range(deck)])


def close_up(cards: int, deck: int) -> DeckSigns:
    """The same in the Theater scene and where a show is chosen: hanging on both sides, the earlier turns left."""
    if cards > FULL_ROW:
        return _small(theater.STAGE.x + 16, theater.RIBBON.centery, deck)
    row, left = theater.card_rects(max(1, cards), deck), (deck + 1) // 2
    sides = (theater.STAGE.x + row[0].x) // 2, (theater.STAGE.right + row[-1].right) // 2
    size = min(300, (row[0].x - theater.STAGE.x) * 5 // 6), 190 if left < 3 else 138
    hung = _hung(sides[0], size, left) + _hung(sides[1], size, deck - left)
    return DeckSigns(hung, rail=theater.CARDS_TOP - 12)


def _hung(middle: int, size: tuple[int, int], count: int) -> list[Rect]:
    """One below the other, spread over the height of the cards below the words."""
    step = (theater.CARD_HEIGHT - 40) // max(1, count)
    top = theater.CARDS_TOP + 40 + (step - size[1]) // 2
    return [Rect(middle - size[0] // 2, top + step * n, *size) for n in range(count)]


def _small(left: int, middle: int, deck: int) -> DeckSigns:
    rects = [Rect(left + 78 + _SMALL_STEP * n, middle - 13, 26, 26) for n in range(deck)]
    return DeckSigns(rects, Rect(left, middle - 19, 84 + _SMALL_STEP * deck, 38))
