"""The decisions of the Academy as orders to oneself."""

from collections.abc import Callable
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.ask import academy_of, renovation_coins
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState
from trickerion.words import names as n
from trickerion.words.academy import names as a


def _trick(state: GameState, seat: int, place: int) -> str:
    owned = state.players[seat].tricks[place]
    return n.trick(owned.id) if owned is not None else f"the Trick on {n.place(place)}"


def _renovation(move: m.ChooseRenovation, state: GameState, seat: int) -> str:
    coins = renovation_coins(state, seat, move.threshold)
    return f"Fame Threshold {move.threshold}" + (f", for {n.plural(coins, 'Coin')}" if coins is not None else "")


def room(state: GameState, space: str) -> str:
    """The room that stands on a space by its own name; the space, as long as none does."""
    tile = academy_of(state).room(space).tile
    return a.tile(tile) if tile else a.space(space)


def _lay(move: m.LayAcademyMarker, state: GameState, seat: int) -> str:
    return f"Lay the Academy marker: {room(state, move.space)}, slot {move.slot + 1}"


def _lend(move: m.LendSecret, state: GameState, seat: int) -> str:
    return f"Lend {a.secret(move.secret)} to the {n.character(move.character)}"


def _secret_slot(move: m.ChooseSecretSlot, state: GameState, seat: int) -> str:
    own = academy_of(state).secrets[seat]
    return f"In place of {a.secret(own[move.slot])}" if move.slot < len(own) else f"On slot {n.ROMAN[move.slot + 1]}"


MOVES: dict[type[Move], Callable[[Any, GameState, int], str]] = {
    m.Renovate: lambda move, state, seat: f"Renovate {a.space(move.space)}",
    m.ChooseRenovation: _renovation,
    m.ChooseTile: lambda move, state, seat: f"Open the {a.tile(move.tile)}",
    m.Practice: lambda move, state, seat: f"Practice {_trick(state, seat, move.place)}",
    m.Teach: lambda move, state, seat: f"Teach {_trick(state, seat, move.place)}",
    m.LayAcademyMarker: _lay,
    m.TakeBackMarker: lambda move, state, seat: f"Take {_trick(state, seat, move.place)} out of practice",
    m.LearnSecret: lambda move, state, seat: f"Learn {a.secret(move.secret)}",
    m.ChooseSecretSlot: _secret_slot,
    m.RevealSecret: lambda move, state, seat: "Turn up a secret",
    m.Improvise: lambda move, state, seat: f"Lay a card under the {n.character(move.character)}",
    m.DrawSecrets: lambda move, state, seat: "Draw secrets from the stack and learn one",
    m.LayCoin: lambda move, state, seat: f"Lay a Coin on {a.secret(move.secret)}",
    m.LendSecret: _lend,
    m.DoubleLesson: lambda move, state, seat: f"Double what {n.trick(move.trick)} pays",
    m.SetTrickAside: lambda move, state, seat: f"Set {n.trick(move.trick)} aside",
    m.TakeYield: lambda move, state, seat: f"Take the {n.RESOURCE[move.resource][1]}",
}
"""The words of every kind of move of the Academy."""
