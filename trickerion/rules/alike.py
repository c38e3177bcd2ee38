"""Moves without a difference: which of the legal moves are as good as the same, and which answers are none.

They stay legal, each of them: this only tells whoever asks a player what need not be asked.
"""

from collections.abc import Hashable, Sequence

from trickerion.rules.catalog import DICE
from trickerion.rules.choices import RETURNS
from trickerion.rules.moves import (
    ChooseDie,
    ChooseManagerSlot,
    ChooseSuit,
    ChooseTrickPlace,
    FinishCharacter,
    HireCharacter,
    Move,
    RerollDie,
    SetDie,
    TakeCoins,
)
from trickerion.rules.phases.place_characters import CharacterActs, Placing
from trickerion.rules.state import ENGINEER_PLACE, Choice, GameState

_WITH_DIE = (ChooseDie, HireCharacter, RerollDie, SetDie, TakeCoins)


def distinct(state: GameState, seat: int, moves: Sequence[Move]) -> list[Move]:
    """The moves between which there is a difference: of those that come to the same, the first."""
    found: dict[Hashable, Move] = {}
    for move in moves:
        found.setdefault(_comes_to(state, seat, move), move)
    return list(found.values())


def _comes_to(state: GameState, seat: int, move: Move) -> Hashable:
    """What a move comes to; two moves that come to the same are alike."""
    player = state.players[seat]
    if isinstance(move, _WITH_DIE):  # equal faces of one area
        return type(move), DICE[move.die].area, state.dice[move.die]
    if isinstance(move, ChooseSuit):  # the corners of the markers are the same
        return type(move), player.supply[move.suit]
    if isinstance(move, ChooseTrickPlace):
        return type(move), move.place == ENGINEER_PLACE
    if isinstance(move, ChooseManagerSlot):
        return type(move), player.manager_piles[move.slot] or ""
    return move


def foregone(state: GameState, moves: Sequence[Move]) -> Move | None:
    """The answer to the open question if it is none: all that can be answered comes to the same.

    Placing a Character is never foregone; ending its Actions is, when none of its Action Points are left.
    """
    choice = state.stack[-1] if state.stack else None
    if not isinstance(choice, Choice) or isinstance(choice, Placing):
        return None
    answers = distinct(state, choice.seat, [move for move in moves if not isinstance(move, RETURNS)])
    if len(answers) != 1:
        return None
    if isinstance(choice, CharacterActs):
        return answers[0] if isinstance(answers[0], FinishCharacter) and not choice.points else None
    return answers[0]
