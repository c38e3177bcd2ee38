"""A decision in words: what a move is about, said on the table before it."""

from collections.abc import Iterable
from typing import Final

from trickerion.language.speech import in_turn
from trickerion.rules import moves as m
from trickerion.rules.ask.deeds import deed
from trickerion.rules.state import GameState
from trickerion.words.moves import ENDING, ORDER

_TRADE: Final = (m.Buy, m.ChoosePile, m.ChooseCount)
_ENDS: Final[dict[type[m.Move], tuple[type[m.Move], ...]]] = {
    m.ChooseOrderSlot: (m.Order,),
    m.ChoosePile: (m.Buy,),
    m.ChooseCount: _TRADE,
    m.Bargain: _TRADE,
    m.ReplaceTrick: (m.LearnTrick,),
    m.ChooseFace: (m.SetDie,),
}
"""A move that ends the sentence of the one before it: after which kinds."""


def say(move: m.Move, state: GameState, seat: int) -> str:
    """The move as a sentence without a full stop: "Buy Glass", "Place the Engineer: Downtown +2"."""
    return ORDER(*deed(state, seat, move))


def say_all(made: Iterable[tuple[m.Move, GameState, int]]) -> str:
    """Moves made as one deed: "Order Animals in place of Wood"; what does not belong together stands apart."""
    told, before = list[str](), m.Move
    for move, state, seat in made:
        if before in _ENDS.get(type(move), ()):
            kind, about = deed(state, seat, move)
            told[-1] = ENDING(kind, {**about, "told": told[-1]})
        else:
            told.append(say(move, state, seat))
        before = type(move)
    return in_turn(told)
