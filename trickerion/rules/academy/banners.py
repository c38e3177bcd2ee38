"""Game End: Fame for the Banners beside rooms, by the number of players."""

from trickerion.rules.academy.board import AcademyBoard
from trickerion.rules.academy.catalog import BANNER_BONUS


def banner_fame(board: AcademyBoard, seat: int) -> int:
    """The bonus of a seat; k players who share place p receive what place p + k - 1 is worth."""
    placed = [board.banners_placed(other) for other in range(len(board.banners))]
    own = placed[seat]
    place_after_ties = sum(banners >= own for banners in placed)
    bonus = BANNER_BONUS[len(placed)]
    return bonus[place_after_ties - 1] if own and place_after_ties <= len(bonus) else 0
