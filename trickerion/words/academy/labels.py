"""The decisions of the Academy as they stand in a list: the name of each move, and a line on what it brings."""

from collections.abc import Callable
from typing import Any

from trickerion.rules import moves as m
from trickerion.rules.academy.catalog import SECRETS
from trickerion.rules.ask import academy_of
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState
from trickerion.words import names as n
from trickerion.words.academy import names as a
from trickerion.words.academy import tips
from trickerion.words.academy.secrets import SHORT
from trickerion.words.wording import Words


def _trick(move: Any, state: GameState, seat: int) -> str:
    return n.trick(state.players[seat].trick_at(move.place).id)


def _slot(move: m.LayAcademyMarker, state: GameState, seat: int) -> str:
    return f"{a.tile(academy_of(state).room(move.space).tile)}, slot {move.slot + 1}"


def _secret_slot(move: m.ChooseSecretSlot, state: GameState, seat: int) -> str:
    own = academy_of(state).secrets[seat]
    return f"Instead of {a.secret(own[move.slot])}" if move.slot < len(own) else f"Slot {n.ROMAN[move.slot + 1]}"


LABELS: dict[type[Move], Callable[[Any, GameState, int], str]] = {
    m.Renovate: lambda move, state, seat: a.space(move.space),
    m.ChooseRenovation: lambda move, state, seat: f"Fame Threshold {move.threshold}",
    m.ChooseTile: lambda move, state, seat: a.tile(move.tile),
    m.Practice: _trick,
    m.Teach: _trick,
    m.LayAcademyMarker: _slot,
    m.TakeBackMarker: lambda move, state, seat: f"Take back {_trick(move, state, seat)}",
    m.LearnSecret: lambda move, state, seat: a.secret(move.secret),
    m.ChooseSecretSlot: _secret_slot,
    m.RevealSecret: lambda move, state, seat: "Turn up a secret",
    m.Improvise: lambda move, state, seat: f"{n.character(move.character)}: lay a card",
    m.DrawSecrets: lambda move, state, seat: "Draw secrets, learn one",
    m.LayCoin: lambda move, state, seat: a.secret(move.secret),
    m.LendSecret: lambda move, state, seat: f"{n.character(move.character)}: {a.secret(move.secret)}",
    m.DoubleLesson: lambda move, state, seat: n.trick(move.trick),
    m.SetTrickAside: lambda move, state, seat: f"Set {n.trick(move.trick)} aside",
    m.TakeYield: lambda move, state, seat: n.RESOURCE[move.resource][1],
}


def detail(move: Move, state: GameState) -> list[str]:
    """What an answer brings, where the list has room for it."""
    match move:
        case m.LayAcademyMarker(space, slot):
            return [tips.bonus_of(academy_of(state).room(space).tile, slot)]
        case m.LearnSecret(secret) | m.LendSecret(_, secret) if secret in SECRETS:
            return [SHORT[secret]]
    return []


def told(move: Move) -> Words | None:
    """What a room or a secret says in full, for the tip of its line."""
    match move:
        case m.ChooseTile(tile):
            return tips.room(tile)
        case m.LearnSecret(secret) | m.LendSecret(_, secret):
            return tips.secret(secret)
    return None
