"""Colours and names of the seats, as every scene of the game shows them."""

from __future__ import annotations

import functools

from trickerion.app.session import PERSON
from trickerion.rules.catalog import MAGICIANS
from trickerion.rules.options import COLOURS, GameOptions
from trickerion.rules.state import GameState
from trickerion.words.names import Cast
from trickerion.words.screens.table import player_name
from trickerion.words.verbatim import Verbatim, verbatim


@functools.lru_cache(maxsize=16)
def _colours(wanted: tuple[str, ...]) -> tuple[str, ...]:
    free = [colour for colour in COLOURS if colour not in wanted]
    return tuple(colour or free.pop(0) for colour in wanted)


def seat_colours(options: GameOptions) -> tuple[str, ...]:
    """The player colour of every seat; seats without a chosen one get the first that are free."""
    return _colours(tuple(seat.colour for seat in options.seats))


def typed_names(options: GameOptions) -> tuple[str, ...]:
    """The name of every seat as it was typed; a seat without one is called by its number."""
    return tuple(seat.name or player_name(number) for number, seat in enumerate(options.seats, start=1))


@functools.lru_cache(maxsize=16)
def _spoken(names: tuple[str, ...], is_cast: bool) -> tuple[Verbatim, ...]:
    return Cast(map(verbatim, names)) if is_cast else tuple(map(verbatim, names))


def seat_names(options: GameOptions) -> tuple[Verbatim, ...]:
    """The name of every seat, for sentences."""
    return _spoken(typed_names(options), not any(seat.player == PERSON for seat in options.seats))


def magician_name(state: GameState, seat: int) -> str:
    """The name on a player's Magician card, or "" before it is chosen."""
    magician = state.players[seat].magician
    return MAGICIANS[magician].name if magician in MAGICIANS else ""


def others(state: GameState, viewer: int) -> list[int]:
    """The seats of the other players, clockwise from the viewer's left."""
    return state.seats_from(viewer)[1:]
