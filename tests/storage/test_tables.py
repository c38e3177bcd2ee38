"""Seats at tables elsewhere, as the data folder keeps them: two people may share it, and two windows write it."""

import json
import threading
from dataclasses import replace
from pathlib import Path

from wanderer import options
from wired import Wired, persons, wired

from trickerion.play.tables.guest_table import GuestTable
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.tables import KNOCKED, SeatElsewhere, forget_seat, kept_table, remember_seat, seats_elsewhere

ADA = SeatElsewhere("192.0.2.7", 47600, 77, "", False, "a" * 32, "Eve", "Ada")
BELA = replace(ADA, token="b" * 32, name="Bela")


def leave_the_lobby(table: Wired, places: DataPaths, guest: GuestTable) -> None:
    """A guest goes home; the seat is kept."""
    table.pump(lambda: guest.lobby is not None and guest.lobby.seats[guest.seat][1])
    guest.places = places
    guest.leave()


def test_two_people_with_one_data_folder_each_keep_their_own_seat_at_a_table(tmp_path: Path) -> None:
    """Both play by the name that the folder remembers; the table has told them apart."""
    places = DataPaths(tmp_path, tmp_path, tmp_path)
    with wired(persons(options(3)), [1, 2]) as table:
        guests = [table.guest("Ada") for _ in range(2)]
        table.pump(lambda: all(guest.seat > 0 for guest in guests))
        for guest in guests:
            leave_the_lobby(table, places, guest)
        kept = {seat.name: seat.token for seat in seats_elsewhere(places.seats)}
        assert kept == {table.table.places[number].name: table.table.places[number].token for number in (1, 2)}
        assert len(set(kept.values())) == 2
        assert sorted(kept) == ["Ada", "Ada 2"]
        back = [table.guest(seat.name, token=seat.token) for seat in seats_elsewhere(places.seats)]
        table.pump(lambda: all(guest.seat > 0 for guest in back))
        assert {table.table.places[guest.seat].name for guest in back} == {"Ada", "Ada 2"}


def test_a_seat_is_remembered_once_and_forgotten_alone(tmp_path: Path) -> None:
    path = tmp_path / "seats.json"
    for seat in (ADA, BELA, replace(ADA, turn=3)):
        remember_seat(path, seat)
    assert seats_elsewhere(path) == [replace(ADA, turn=3), BELA]
    forget_seat(path, ADA)
    assert seats_elsewhere(path) == [BELA]


def test_a_new_seat_of_the_same_name_takes_the_place_of_one_that_opens_nothing_any_more(tmp_path: Path) -> None:
    path, again = tmp_path / "seats.json", replace(ADA, token="c" * 32)
    for seat in (ADA, BELA, again):
        remember_seat(path, seat)
    assert seats_elsewhere(path) == [again, BELA]


def test_a_seat_at_another_table_of_that_address_is_kept_where_both_were_entered_by_knocking(tmp_path: Path) -> None:
    path, yesterday = tmp_path / "seats.json", replace(ADA, secret=KNOCKED)
    for seat in (yesterday, replace(yesterday, token="c" * 32)):
        remember_seat(path, seat)
    assert len(seats_elsewhere(path)) == 2


def test_windows_that_write_at_the_same_time_lose_no_seat(tmp_path: Path) -> None:
    path = tmp_path / "seats.json"
    seats = [replace(ADA, token=f"{number:032x}", name=f"Guest {number}") for number in range(12)]
    writers = [threading.Thread(target=remember_seat, args=(path, seat)) for seat in seats]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert {seat.token for seat in seats_elsewhere(path)} == {seat.token for seat in seats}


def test_tables_and_seats_of_earlier_versions_open(tmp_path: Path) -> None:
    """As version 0.2.0 wrote them, before doors had keys and codes led through relays."""
    table = {"secret": 77, "port": 47600, "host": "Ada", "start": "0a0a0a0a", "tokens": {"ab": 1}, "elsewhere": [1]}
    more = {"options": {}, "public": "", "asked": {}, "called": {}}
    (tmp_path / "a.table").write_text(json.dumps({**table, **more}))
    kept = kept_table(tmp_path / "a.table")
    assert kept is not None
    assert (kept.tokens, kept.key, kept.far_secret, kept.sitters) == ({"ab": 1}, "", 0, {})
    seat = {"address": "10.0.0.7", "port": 47600, "secret": 77, "table": "", "is_safe": False, "token": "ab"}
    seen = {"host": "Ada", "name": "Bela", "seats": [], "modules": [], "edition": "", "turn": 0, "phase": ""}
    (tmp_path / "seats.json").write_text(json.dumps({"seats": [{**seat, **seen}]}))
    (one,) = seats_elsewhere(tmp_path / "seats.json")
    assert (one.token, one.door, one.ways) == ("ab", "", ())
