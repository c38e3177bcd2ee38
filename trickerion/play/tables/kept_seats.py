"""The own seats at tables of others: what was seen of a table stands beside the seat until its player is back."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from trickerion.storage.data_paths import DataPaths
from trickerion.storage.tables import SeatElsewhere, forget_seat, remember_seat
from trickerion.together.seating import EMPTY

GONE_FOR_GOOD = ("closed_for_good", "sent_away")
"""Why a seat is no more."""

if TYPE_CHECKING:
    from trickerion.play.tables.guest_table import GuestTable


def seat_at(table: GuestTable) -> SeatElsewhere:
    """The own seat at a table, with what is known of the game."""
    code, wire = table.wire.code, table.wire
    seat = SeatElsewhere(
        code.address, code.port, code.secret, code.table, code.is_safe, wire.token, table.host, wire.name
    )
    game, people = table.game, table.people
    if game is not None and people is not None:
        state, options = game.view_at(game.made).state, game.options
        seats = tuple(f"{options.seats[one].colour}.{people.stands[one]}" for one in state.initiative)
        seat = replace(seat, seats=seats, modules=options.modules, edition=options.edition)
        return replace(seat, turn=state.turn, phase=state.phase)
    if table.lobby is None:
        return seat
    seats = tuple(f"{colour}.{stands or kind}" for kind, _, colour, _, _, stands in table.lobby.seats if kind != EMPTY)
    told = table.lobby.game
    return replace(seat, seats=seats, modules=tuple(told.get("modules", ())), edition=told.get("edition", ""))


def keep_seat(places: DataPaths, table: GuestTable) -> None:
    """The table is left: the seat stays in the list, unless the game is over or the seat was given up."""
    is_over = table.game is not None and table.game.is_over
    has_ended = is_over or table.has_left or table.why in GONE_FOR_GOOD
    if table.seat >= 0 and table.wire.token:
        (forget_seat if has_ended else remember_seat)(places.seats, seat_at(table))
