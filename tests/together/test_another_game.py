"""Another game with the same company: everybody keeps seat, token and code; a table moves from computer to computer."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from given import of_kind, there
from relayed import FarTable, Station
from rows import one_in
from wanderer import options
from wired import Wired, persons, play_on, same_view, wired

from trickerion.play.guest import GuestGame
from trickerion.play.session import Session
from trickerion.play.tables.guest_table import GuestTable, ways_of
from trickerion.play.tables.hosting import Hosting, open_along
from trickerion.rules.game import Game
from trickerion.storage.along import table_in, tables_along
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.in_progress import GamesInProgress
from trickerion.storage.saves import SavedGames
from trickerion.storage.tables import KeptTable, remember_seat, seats_elsewhere
from trickerion.together import messages as m
from trickerion.together.code import Code
from trickerion.together.wire import Wire


def is_over_for(guest: GuestTable) -> bool:
    return guest.game is not None and guest.game.whole_game is not None


def play_again(table: Wired, seed: str = "again") -> None:
    """Everybody sits down again, is ready, and a new game begins."""
    for guest in table.guests:
        table.pump(lambda guest=guest: guest.sequel.another == "sit")  # type: ignore[misc]
        guest.sit_down_again()
        guest.wire.send(m.SetReady(True))
    table.pump(lambda: table.table.is_ready)
    there(table.session).audience = None
    there(table.session).close()
    table.begin(Session.new(table.options, seed, pace=0.0, elsewhere=table.elsewhere))
    table.pump(table.level)


def through_relay(station: Station) -> Iterator[Wired]:
    with FarTable(station) as far:
        yield far


@pytest.fixture(params=one_in(2, ["direct", "relay"], 1))
def table(request: pytest.FixtureRequest) -> Iterator[Wired]:
    if request.param == "direct":
        with wired(persons(options(2)), [1]) as made:
            yield made
        return
    station = Station()
    yield from through_relay(station)
    station.stop()


def test_another_game_keeps_everybody_in_the_seat_with_the_same_code(table: Wired) -> None:
    (bela,) = table.all_in("Bela")
    mora = table.guest("Mora", looks_on=True)
    table.pump(table.level)
    play_on(table, Random("first"))
    table.pump(lambda: is_over_for(bela) and is_over_for(mora))
    assert bela.sequel.another == "ask"
    assert mora.sequel.another == "wait"
    asked: list[int] = []
    table.table.on_again = asked.append
    bela.sequel.ask_again()
    table.pump(lambda: asked == [1])
    assert bela.sequel.another == "asked"
    token, code, first = bela.wire.token, table.code, there(bela.game)
    mora.wire.cut()  # it is laid again meanwhile
    table.pump(lambda: mora.is_lost)
    table.table.again()
    table.pump(lambda: bela.sequel.another == "sit")
    assert first.is_over  # it stays on the screen
    assert (bela.seat, bela.wire.token, table.code) == (1, token, code)
    assert there(bela.lobby).seats[1][5] == "choosing"
    mora.wire.try_now()
    table.pump(lambda: mora.sequel.another == "sit")
    play_again(table)
    assert bela.game is not first
    assert there(bela.game).made < first.made
    same_view(there(table.session), bela)
    play_on(table, Random("second"), 12)
    same_view(there(table.session), bela)


@pytest.mark.slow
def test_who_was_cut_off_until_the_next_game_had_begun_finds_it(table: Wired) -> None:
    (bela,) = table.all_in("Bela")
    mora = table.guest("Mora", looks_on=True)
    table.pump(table.level)
    play_on(table, Random("first"))
    table.pump(lambda: is_over_for(bela) and is_over_for(mora))
    table.guests.remove(mora)
    mora.wire.cut()
    table.table.again()
    play_again(table)
    table.guests.append(mora)
    mora.wire.try_now()
    table.pump(lambda: mora.sequel.another == "sit" and mora.game is not None and table.level())


@pytest.mark.slow
def test_whoever_sits_there_at_the_end_keeps_the_seat_and_given_up_ones_are_free(table: Wired) -> None:
    (bela,) = table.all_in("Bela")
    table.table.free_seat(1)
    table.pump(lambda: bela.has_ended)
    table.guests.remove(bela)
    dora = table.guest("Dora")
    table.pump(lambda: dora.game is not None and table.level())
    play_on(table, Random("first"))
    table.pump(lambda: is_over_for(dora))
    table.table.again()
    table.pump(lambda: dora.lobby is not None)
    assert there(dora.lobby).seats[1][1] == "Dora"
    assert len(table.table.places) == 4
    assert not table.table.seating.sitters


# ------------------------------------------------------------------ a table that moves


class Home:
    """A computer of a host or a guest."""

    def __init__(self, folder: Path) -> None:
        self.places = DataPaths(folder, folder, folder)

    def documents(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("documents", "downloads", "desktop"):
            monkeypatch.setattr(f"platformdirs.user_{name}_path", lambda: folder)


def until(is_so: object, *parts: object) -> None:
    import time

    for _ in range(600):
        for part in parts:
            part.update()  # type: ignore[attr-defined]
        if is_so():  # type: ignore[operator]
            return
        time.sleep(0.02)
    raise AssertionError


def hosted(home: Home, seed: str = "moves") -> tuple[Hosting, Session]:
    """A host in the middle of a game with one guest elsewhere."""
    hosting = Hosting("Ada", lambda: None, kept=KeptTable(77, 0, "Ada"))
    hosting.table.seat(0, "here", "Ada")
    hosting.table.seat(1, "guest")
    session = Session.new(persons(options(2)), seed, home.places, pace=0.0, elsewhere=[1])
    return hosting, session


def guest_of(hosting: Hosting, home: Home, name: str = "Bela", **how: object) -> GuestTable:
    guest = GuestTable(Wire(Code("127.0.0.1", hosting.port, 77), name, **how), home.places)  # type: ignore[arg-type]
    guest.wire.open()
    return guest


def test_a_table_moves_to_another_computer_and_an_older_copy_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new, guests = Home(tmp_path / "old"), Home(tmp_path / "new"), Home(tmp_path / "bela")
    old.documents(monkeypatch, tmp_path / "stick")
    hosting, session = hosted(old)
    bela = guest_of(hosting, guests)
    until(lambda: bela.seat == 1, hosting, bela)
    hosting.begin(session)
    until(lambda: bela.game is not None, session, bela)
    remember_seat(guests.places.seats, bela.as_seat())
    mover = there(bela.game) if session.assigning.asked[:1] == [1] else session
    mover.play(mover.legal[0])
    until(lambda: session.made > 0, session, bela)
    until(lambda: there(bela.game).made == session.made, session, bela)
    made, door = session.made, bela.wire.door
    path = hosting.sequel.take_along("Friday")
    until(lambda: bela.has_ended, bela)
    assert bela.why == "moves"
    bela.leave()
    session.close()
    hosting.sequel.lay_aside()
    assert not GamesInProgress(old.places).list()
    (older,) = SavedGames(old.places).list()

    (along,) = tables_along(new.places)
    assert along.path == path
    again = open_along(new.places, path, there(table_in(path)), pace=0.0)
    there_now = of_kind(Hosting, again.company)
    assert again.made == made
    assert not tables_along(new.places)  # it is offered once
    (seat,) = seats_elsewhere(guests.places.seats)
    way = Code("127.0.0.1", there_now.port, seat.secret)  # as its announcement tells
    back = GuestTable(Wire(way, seat.name, token=seat.token, door=seat.door, others=ways_of(seat)), guests.places)
    back.wire.open()
    until(lambda: back.game is not None, again, back)
    assert (back.seat, back.wire.door, back.wire.generation) == (1, door, 1)
    same_view(again, back)
    remember_seat(guests.places.seats, back.as_seat())
    back.close()
    again.close()

    (seat,) = seats_elsewhere(guests.places.seats)  # somebody opens the copy that stayed behind
    copy = Session.load(old.places, older.path, pace=0.0, elsewhere=[1])
    stale = Hosting("Ada", lambda: None, kept=replace(there(table_in_beside(older.path)), port=0))
    stale.resume(copy, there(table_in_beside(older.path)))
    way = Code("127.0.0.1", stale.port, seat.secret)
    known = {"token": seat.token, "door": seat.door, "generation": seat.generation, "is_patient": False}
    refused = GuestTable(Wire(way, seat.name, **known))  # type: ignore[arg-type]
    refused.wire.open()
    until(lambda: refused.has_ended, copy, refused)
    assert refused.why == "older"
    assert refused.game is None
    copy.close()


def table_in_beside(path: Path) -> KeptTable | None:
    from trickerion.storage.tables import kept_table, table_of

    return kept_table(table_of(path))


@pytest.mark.slow
def test_a_host_with_another_address_is_found_by_its_door_while_the_game_goes_on(tmp_path: Path) -> None:
    home = Home(tmp_path / "ada")
    hosting, session = hosted(home)
    bela = guest_of(hosting, Home(tmp_path / "bela"))
    until(lambda: bela.seat == 1, hosting, bela)
    hosting.begin(session)
    until(lambda: bela.game is not None, session, bela)
    session.flush()
    session.close()  # the computer goes to sleep, and wakes up in another network
    until(lambda: bela.has_ended or bela.is_lost, bela)
    bela.close()
    seat = bela.as_seat()
    kept = there(table_in_beside(next(game.place.path for game in GamesInProgress(home.places).list())))
    again = Session.resume(home.places, pace=0.0, elsewhere=[1])
    moved = Hosting("Ada", lambda: None, kept=replace(kept, port=0))
    moved.resume(again, kept)
    assert moved.port != seat.port
    back = GuestTable(Wire(ways_of(seat)[0], "Bela", token=seat.token, door=seat.door), Home(tmp_path / "bela").places)
    back.wire.open()
    until(lambda: back.is_lost, again, back)
    back.wire.know(Code("127.0.0.1", moved.port, seat.secret))
    until(lambda: back.game is not None, again, back)
    assert back.as_seat().port == moved.port  # the way that has led there comes first
    same_view(again, back)
    back.close()
    again.close()


def test_two_people_with_one_data_folder_have_two_seats_and_take_each_their_own(tmp_path: Path) -> None:
    with wired(persons(options(3)), [1, 2]) as table:
        places = Home(tmp_path).places
        for guest in table.all_in("Bela", "Csilla"):
            guest.places = places
            remember_seat(places.seats, guest.as_seat())
        play_on(table, Random("two"), 8)
        for guest in table.guests:
            guest.leave()
        table.guests.clear()
        table.pump(lambda: table.table.people()[1:] == ["away", "away"])
        kept = seats_elsewhere(places.seats)
        assert {seat.name for seat in kept} == {"Player 2", "Player 3"}
        for seat in kept:
            back = table.guest(seat.name, token=seat.token, door=seat.door)
            table.pump(lambda back=back: back.game is not None)  # type: ignore[misc]
            assert seat.name == table.options.seats[back.seat].name
        assert sorted(guest.seat for guest in table.guests) == [1, 2]
        table.pump(table.level)


def test_a_guest_at_another_computer_takes_the_seat_along_or_over() -> None:
    with wired(persons(options(2)), [1]) as table:
        (bela,) = table.all_in("Bela")
        play_on(table, Random("computer"), 8)
        laptop = table.guest("Bela", token=bela.wire.token, door=bela.wire.door)  # with the data folder of the other
        table.pump(lambda: bela.has_ended and laptop.game is not None)
        assert bela.why == "elsewhere"
        table.guests.remove(bela)
        table.pump(table.level)
        same_view(there(table.session), laptop)
        tablet = table.guest("Bela", is_patient=False)  # without it: the seat is somebody's
        table.pump(lambda: tablet.has_ended)
        assert tablet.why == "begun"
        table.guests.remove(tablet)
        table.table.free_seat(1)  # the host knows who it is
        table.pump(lambda: laptop.has_ended)
        table.guests.remove(laptop)
        tablet = table.guest("Bela")
        table.pump(lambda: tablet.game is not None and table.level())
        same_view(there(table.session), tablet)
        play_on(table, Random("on"), 8)


def test_nobody_is_torn_out_of_a_game_by_a_host_that_says_it_is_laid_again() -> None:
    with wired(persons(options(2)), [1]) as table:
        (bela,) = table.all_in("Bela")
        of_kind(GuestGame, bela.game)
        table.table.seating.tell(m.Again())
        table.pump(lambda: bela.has_ended)
        assert bela.why == "nonsense"
        assert isinstance(there(bela.game).game, Game)
