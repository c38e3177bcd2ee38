"""The decisions of the Academy: as orders to oneself, and as they stand in a list with what each brings."""

from collections.abc import Callable
from typing import Any, Final

from trickerion.language.speech import Count, Say
from trickerion.language.wording import Words
from trickerion.rules import moves as m
from trickerion.rules.academy.catalog import SECRETS
from trickerion.rules.ask.academy import academy, academy_asks, price
from trickerion.rules.moves import Move
from trickerion.rules.state import GameState
from trickerion.words import names as n
from trickerion.words.academy import names as a
from trickerion.words.academy import tips
from trickerion.words.academy.secrets import SHORT


def _trick(state: GameState, seat: int, place: int) -> str:
    owned = state.players[seat].tricks[place]
    return n.trick(owned.id) if owned is not None else f"the Trick on {n.place(place)}"


_THRESHOLD: Final = Say("Fame Threshold {threshold}")
_THRESHOLD_FOR: Final = Count(
    "Fame Threshold {threshold}, for {number} Coin", "Fame Threshold {threshold}, for {number} Coins"
)


def _renovation(move: m.ChooseRenovation, state: GameState, seat: int) -> str:
    asked = academy_asks(state)
    if asked is None or (asked.kind, asked.seat) != ("price", seat):
        return _THRESHOLD(threshold=move.threshold)
    return _THRESHOLD_FOR(price(state, seat, asked.space, move.threshold).total, threshold=move.threshold)


def room(state: GameState, space: str) -> str:
    """The room that stands on a space by its own name; the space, as long as none does."""
    tile = academy(state).spaces[space].tile
    return a.tile(tile) if tile else a.space(space)


def _lay(move: m.LayAcademyMarker, state: GameState, seat: int) -> str:
    return f"Lay the Academy marker: {room(state, move.space)}, slot {move.slot + 1}"


def _lend(move: m.LendSecret, state: GameState, seat: int) -> str:
    return f"Lend {a.secret(move.secret)} to the {n.character(move.character)}"


def _secret_slot(move: m.ChooseSecretSlot, state: GameState, seat: int) -> str:
    own = academy(state).seats[seat].secrets
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


def _own_trick(move: Any, state: GameState, seat: int) -> str:
    return n.trick(state.players[seat].trick_at(move.place).id)


def _listed_slot(move: m.LayAcademyMarker, state: GameState, seat: int) -> str:
    return f"{room(state, move.space)}, slot {move.slot + 1}"


def _listed_secret_slot(move: m.ChooseSecretSlot, state: GameState, seat: int) -> str:
    own = academy(state).seats[seat].secrets
    return f"Instead of {a.secret(own[move.slot])}" if move.slot < len(own) else f"Slot {n.ROMAN[move.slot + 1]}"


LABELS: dict[type[Move], Callable[[Any, GameState, int], str]] = {
    m.Renovate: lambda move, state, seat: a.space(move.space),
    m.ChooseRenovation: lambda move, state, seat: f"Fame Threshold {move.threshold}",
    m.ChooseTile: lambda move, state, seat: a.tile(move.tile),
    m.Practice: _own_trick,
    m.Teach: _own_trick,
    m.LayAcademyMarker: _listed_slot,
    m.TakeBackMarker: lambda move, state, seat: f"Take back {_own_trick(move, state, seat)}",
    m.LearnSecret: lambda move, state, seat: a.secret(move.secret),
    m.ChooseSecretSlot: _listed_secret_slot,
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
            return [tips.bonus_of(academy(state).spaces[space].tile, slot)]
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
