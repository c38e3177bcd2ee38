"""The head of a served table: the seat that arranges its lobby and decides about its people.

What a head says is a stranger's word: whatever is not possible changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from trickerion.rules.catalog import MAGICIANS
from trickerion.rules.options import (
    COLOURS,
    HEIR,
    NAME_LENGTH,
    PERSON,
    PLAYERS,
    STILL,
    GameOptions,
    OptionsError,
    is_handicap,
)
from trickerion.storage.record import clean_name
from trickerion.together import messages as m
from trickerion.together.codec import CodecError
from trickerion.together.seating import COMPUTER, EMPTY, FREE, GUEST, MOST_PLACES, READY, STANDS_IN
from trickerion.together.table import Table

AWAY_IN_LOBBY: Final = 600.0
AWAY_IN_GAME: Final = 24 * 3600.0
"""Seconds for which a head may be away, before the next seat is the head."""
COMPUTERS: Final = tuple(name for name in PLAYERS if name not in (PERSON, STILL, HEIR))
FIELDS: Final = 6
_OF_STRANGERS: Final = ("let_in", "not_now", "hear", "look_on")
"""What a head decides about those who have no seat, in the lobby as well as in the game."""


def draft_of(game: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """Options without seats, as a game of so many would read them. Raises CodecError for what is not possible."""
    told = [{"name": colour, "colour": colour} for colour in COLOURS[: max(2, min(seats, MOST_PLACES))]]
    try:
        options = GameOptions.from_json({**game, "seats": told})
    except (OptionsError, TypeError, ValueError, KeyError, AttributeError) as error:
        raise CodecError("no game") from error
    if HEIR in options.modules:
        raise CodecError("no game for several")
    return {name: value for name, value in options.to_json().items() if name != "seats"}


def seats_of(seats: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    """Seats as they were arranged: kind, name, colour, Magician, computer player, handicap. Raises CodecError."""
    if len(seats) != MOST_PLACES:
        raise CodecError("seats")
    found: list[tuple[str, ...]] = []
    for told in seats:
        if len(told) != FIELDS:
            raise CodecError("seat")
        kind, name, colour, magician, brain, handicap = told
        is_known = colour in ("", *COLOURS) and magician in ("", *MAGICIANS) and is_handicap(handicap)
        if not is_known or kind not in (GUEST, COMPUTER, EMPTY) or (kind == COMPUTER) != (brain in COMPUTERS):
            raise CodecError("seat")
        handicap = handicap if kind != EMPTY else ""
        found.append((kind, clean_name(name)[:NAME_LENGTH], colour, magician, brain, handicap))
    colours = [told[2] for told in found if told[2]]
    if len(set(colours)) < len(colours) or sum(kind != EMPTY for kind, *_ in found) < 2:
        raise CodecError("seats")
    return found


class Heading:
    """Hears the head of a ``table``. ``raise_curtain`` begins its game, ``close`` ends it for good."""

    def __init__(self, table: Table, raise_curtain: Callable[[], object], close: Callable[[], object]) -> None:
        self._table, self._raise, self._close = table, raise_curtain, close
        self._told: object = None
        table.on_rule = self.hear

    def update(self) -> None:
        """Make the next seat the head where the head has been away for long, or has left."""
        table, head = self._table, self._table.head
        if head < 0:
            return
        place = table.places[head] if head < len(table.places) else None
        patience = AWAY_IN_LOBBY if table.game is None else AWAY_IN_GAME
        is_here = place is not None and place.visitor is not None
        if is_here or (place is not None and place.token and table.seating.clock() - place.since <= patience):
            return
        seats = [*range(head + 1, len(table.places)), *range(head)]
        there = [seat for seat in seats if table.places[seat].visitor is not None]
        if there:
            self._make_head(there[0])

    def tell(self) -> None:
        """Tell the head who knocks, and what holds for strangers, whenever one of these has changed."""
        table, head = self._table, self._table.head
        visitor = table.places[head].visitor if 0 <= head < len(table.places) else None
        knocks = table.entrance.knocks
        numbers, names = [knock.number for knock in knocks], [knock.name for knock in knocks]
        look_on = [knock.looks_on for knock in knocks]
        told = m.AtTheDoor(numbers, names, look_on, knocks.are_heard, table.allows_looking_on)
        if visitor is not None and (visitor, told) != self._told:
            self._told = visitor, told
            visitor.send(told)

    def _make_head(self, seat: int) -> None:
        self._table.head = seat
        self._table.on_house("head", self._table.seating.called(seat))
        self._table.on_tokens()
        self._table.people_changed()

    def hear(self, seat: int, said: m.Arrange | m.Rule) -> None:
        """Carry out what the head says; anybody else, and anything impossible, changes nothing."""
        if seat != self._table.head:
            return
        try:
            if isinstance(said, m.Arrange):
                self._arrange(said)
            elif said.what in _OF_STRANGERS:
                self._rule_of_strangers(said)
            elif self._table.game is None:
                self._rule_in_lobby(said)
            else:
                self._rule_in_game(said)
        except CodecError:
            return

    def _arrange(self, said: m.Arrange) -> None:
        table, head = self._table, self._table.head
        if table.game is not None:
            return
        seats = seats_of(said.seats)
        if seats[head][0] != GUEST:
            raise CodecError("the head stays")
        draft = draft_of(said.game, sum(kind != EMPTY for kind, *_ in seats))
        for number, told in enumerate(seats):
            if told[0] == GUEST:
                table.seat(number, GUEST, handicap=told[-1])
            else:
                table.seat(number, *told)
        table.lay(draft)

    def _rule_of_strangers(self, said: m.Rule) -> None:
        table, is_on = self._table, said.number == 1
        if said.what in ("let_in", "not_now"):
            table.entrance.answer(said.number, lets_in=said.what == "let_in")
        elif said.number not in (0, 1):
            return
        elif said.what == "look_on" and is_on != table.allows_looking_on:
            table.entrance.let_look_on(is_on)
        elif said.what == "hear" and is_on != table.entrance.knocks.are_heard:
            table.hear_knocks(is_on)
            table.on_tokens()

    def _rule_in_lobby(self, said: m.Rule) -> None:
        table, number = self._table, said.number
        if said.what == "raise":
            guests = [place for n, place in enumerate(table.places) if place.kind == GUEST and n != table.head]
            if all(place.stands == READY for place in guests):
                table.places[table.head].is_ready = True
                self._raise()
        elif said.what == "close":
            self._close()
        elif said.what == "send_off":
            table.send_off_looker(number)
        elif self._is_other_guest(number):
            if said.what == "send_away":
                table.send_away(number)
            elif said.what == "head" and table.places[number].stands != FREE:
                self._make_head(number)

    def _rule_in_game(self, said: m.Rule) -> None:
        table, number = self._table, said.number
        if said.what == "send_off":
            table.send_off_looker(number)
        elif self._is_other_guest(number) and table.places[number].token:
            if said.what == "free":
                table.free_seat(number)
            elif said.what == "wait":
                table.wait(number)
            elif said.what in ("once", "sit_in"):
                level = said.level if said.level in COMPUTERS else STANDS_IN
                table.decide(number, level, once=said.what == "once")
            elif said.what == "head":
                self._make_head(number)

    def _is_other_guest(self, number: int) -> bool:
        """Check that a number is that of another seat for a guest."""
        table = self._table
        is_seat = 0 <= number < len(table.places) and number != table.head
        return is_seat and table.places[number].kind == GUEST
