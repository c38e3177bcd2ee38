"""Games with the Academy for tools/shots/screenshots.py: played to a moment, then its house is furnished."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle
from typing import TYPE_CHECKING

from trickerion.rules.academy.board import NOBODY, AcademyMarker, Room, academy_of, put
from trickerion.rules.academy.catalog import CLASSROOM, SPACES
from trickerion.rules.catalog import ACADEMY
from trickerion.rules.locations.acting import Acting
from trickerion.rules.options import HEIR, GameOptions, Seat

if TYPE_CHECKING:
    from trickerion.rules.game import Game
    from trickerion.rules.state import OwnedTrick

MODULES = ("dark_alley", "prophecies", "academy")


def academy_options(table: GameOptions) -> GameOptions:
    """The same table with the Academy."""
    return GameOptions(table.seats, setup="full", modules=MODULES, difficulty=table.difficulty)


def academy_solo(seats: tuple[Seat, ...]) -> GameOptions:
    """A table for one against the Heir with the Academy."""
    return GameOptions(seats, setup="full", modules=(*MODULES, HEIR))


def furnish(game: Game) -> Game:
    """A copy in which all open spaces but two have their rooms, with markers of everybody."""
    game = game.clone()
    state, builders = game.state, cycle(game.state.seats)
    lessons = {CLASSROOM: _tricks(game, 0), "practice": _tricks(game, 1)}
    spaces = [room.space for room in academy_of(state).rooms if not room.tile]
    is_open = [space for space in spaces if not _closed(game, space)]
    empty = {is_open[0], is_open[-1]}
    for number, space in enumerate(space for space in is_open if space not in empty):
        _build(game, space, (1, 16, 1, 36)[number % 4], next(builders), lessons)
    secrets = academy_of(state).stack
    own = tuple(secrets[2 * seat : 2 * seat + 2] for seat in state.seats)
    put(state, academy_of(state)._replace(secrets=own, stack=secrets[2 * len(own) :]))
    game._legal = None
    return game


def at_academy(game: Game) -> Game:
    """A furnished game whose Character at work stands in the Academy; its player can pay for any room."""
    game = furnish(game)
    state = game.state
    acting = state.stack[-1]
    assert isinstance(acting, Acting)
    state.players[acting.seat].coins += 30
    state.occupants.pop(acting.slot, None)
    state.stack[-1] = replace(acting, slot="academy.0", location=ACADEMY)
    state.occupants["academy.0"] = (acting.seat, acting.character)
    return game


def _closed(game: Game, space: str) -> bool:
    return academy_of(game.state).is_closed(SPACES[space])


def _tricks(game: Game, first: int) -> list[tuple[int, OwnedTrick]]:
    """(seat, Trick) of every second Trick, in turn round the table."""
    owned = [
        (seat, trick) for seat in game.state.seats for trick in game.state.players[seat].tricks if trick is not None
    ]
    return owned[first::2]


def _build(
    game: Game, space: str, threshold: int, builder: int, lessons: dict[str, list[tuple[int, OwnedTrick]]]
) -> None:
    board = academy_of(game.state)
    room = board.room(space)
    if room.builder != NOBODY:
        return
    tile, waiting = board.tiles_of(room.type, threshold)[0], lessons[room.type]
    markers = [AcademyMarker(seat, trick.id, trick.suit) for seat, trick in waiting[:1]]
    del waiting[:1]
    built = Room(space, tile, builder, 3, (markers[0] if markers else None, None))
    supply = tuple(left - 3 * (seat == builder) for seat, left in enumerate(board.banners))
    tiles = tuple(other for other in board.tiles if other != tile)
    put(game.state, board.with_room(built)._replace(tiles=tiles, banners=supply))
