"""What can be held in the hand during the Assignment, and which moves a drop makes."""

from __future__ import annotations

from dataclasses import dataclass

from trickerion.rules.moves import LayCard, Move, TakeBack
from trickerion.rules.state import Character


@dataclass(frozen=True, slots=True)
class Picked:
    """A card that is picked up: from the hand, or from under a Character (``origin`` is its id)."""

    card: str
    origin: str = ""


def moves_to_lay(picked: Picked, target: Character, characters: dict[str, Character]) -> list[Move]:
    """The moves that bring the card under the target; a card that lies there takes the place of the one that came.

    Empty when nothing would change.
    """
    if picked.card == target.card or picked.origin == target.id:
        return []
    if not picked.origin:
        return [LayCard(target.id, picked.card)]
    moves: list[Move] = [TakeBack(picked.origin), LayCard(target.id, picked.card)]
    if characters[target.id].card:
        moves.append(LayCard(picked.origin, characters[target.id].card))
    return moves
