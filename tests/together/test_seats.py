"""A seat is a person: given up or freed it is warmed by a computer, and somebody else takes it over."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from given import there
from wanderer import options
from wired import Wired, persons, play_on, same_view, wired

from trickerion.language.verbatim import drawable
from trickerion.play.tables.guest_table import GuestTable
from trickerion.play.tables.sitters import take_in_sitters, with_sitters
from trickerion.storage.data_paths import DataPaths
from trickerion.storage.statistics import read_statistics
from trickerion.storage.tables import KeptTable, keep_table, kept_table
from trickerion.together.invitation import Invitation
from trickerion.together.table import Table
from trickerion.words.together import HOUSE


@pytest.fixture
def table() -> Iterator[Wired]:
    with wired(persons(options(3)), [1, 2]) as made:
        made.all_in("Bela", "Csilla")
        yield made


def lines(guest: GuestTable) -> list[str]:
    return [drawable(line.note) for line in there(guest.game).log if line.note]


@pytest.mark.slow
def test_who_comes_with_the_code_takes_over_a_seat_that_was_given_up(table: Wired, tmp_path: Path) -> None:
    play_on(table, Random("before"), 8)
    bela, csilla = table.guests
    bela.give_up()
    table.pump(lambda: table.table.people()[1] == "computer")
    table.guests.remove(bela)
    dora = table.guest("Dora")
    dora.places = DataPaths(tmp_path, tmp_path, tmp_path)
    table.pump(lambda: dora.game is not None and table.level())
    assert dora.seat == 1
    assert table.table.people()[1] == "guest"
    same_view(there(table.session), dora)
    told = HOUSE["sits_down"](name="Dora", other=table.options.seats[1].name)
    table.pump(lambda: told in lines(csilla))
    table.pump(lambda: csilla.sitters == dora.sitters == {1: "Dora"})
    play_on(table, Random("on"))
    table.pump(lambda: there(dora.game).whole_game)
    there(dora.game).flush()
    assert not (tmp_path / "statistics.json").exists() or not read_statistics(tmp_path / "statistics.json").games
    assert len(list((tmp_path / "replays").iterdir())) == 1


def test_the_host_frees_a_seat_and_its_token_opens_nothing(table: Wired) -> None:
    bela, csilla = table.guests
    token = bela.wire.token
    table.table.free_seat(1)
    table.pump(lambda: bela.has_ended)
    assert bela.why == "freed"
    assert there(table.session).stand_ins.sits_in(1)
    table.guests.remove(bela)
    old = table.guest("Bela", token=token, is_patient=False)
    table.pump(lambda: old.has_ended)
    assert old.why == "code"
    table.guests.remove(old)
    table.table.hear_knocks(True)
    dora = table.guest("Dora", knocks=True)
    table.pump(lambda: [*table.table.entrance.knocks])
    table.table.entrance.answer(next(iter(table.table.entrance.knocks)).number, lets_in=True)
    table.pump(lambda: dora.game is not None and table.level())
    table.pump(lambda: (dora.seat, csilla.sitters) == (1, {1: "Dora"}))
    play_on(table, Random("on"), 10)


def test_no_seat_of_a_running_game_is_taken_while_somebody_has_a_right_to_it(table: Wired) -> None:
    for how in ({}, {"knocks": True}):
        table.table.hear_knocks(True)
        eve = table.guest("Eve", **how)
        table.pump(lambda eve=eve: eve.has_ended)  # type: ignore[misc]
        assert eve.why == "begun"
        table.guests.remove(eve)


def test_in_any_order_each_seat_has_one_token_or_none_and_an_ended_one_opens_nothing(table: Wired) -> None:
    random, ended = Random("seats"), set[str]()
    for number in range(14):
        guest = random.choice(table.guests) if table.guests else None
        what = random.choice(("free", "give up", "come", "cut"))
        if what == "free" and guest is not None:
            ended.add(guest.wire.token)
            table.table.free_seat(guest.seat)
            table.pump(lambda guest=guest: guest.has_ended)  # type: ignore[misc]
            table.guests.remove(guest)
        elif what == "give up" and guest is not None:
            ended.add(guest.wire.token)
            guest.give_up()
            table.guests.remove(guest)
            table.pump(lambda guest=guest: not table.table.places[guest.seat].token)  # type: ignore[misc]
        elif what == "cut" and guest is not None:
            guest.wire.cut()
            table.pump(lambda guest=guest: guest.is_lost)  # type: ignore[misc]
            guest.wire.try_now()
        elif what == "come" and table.table.seating.forsaken:
            table.guest(f"Guest {number}")
        table.pump(lambda: all(one.game is not None and one.wire.stands == "open" for one in table.guests))
        tokens = table.invitation.tokens
        assert sorted(tokens.values()) == sorted({guest.seat for guest in table.guests})
        assert not ended & tokens.keys()


def test_who_has_taken_a_seat_over_is_kept_with_the_table(tmp_path: Path) -> None:
    first = Table(Invitation(1, "Ada"))
    first.seating.sitters[2], first.seating.sat_down[2] = "Dora", 17
    keep_table(tmp_path / "a.table", with_sitters(KeptTable(1, 0, "Ada"), first))
    again = Table(Invitation(1, "Ada"))
    take_in_sitters(again, there(kept_table(tmp_path / "a.table")))
    assert (again.seating.sitters, again.seating.sat_down) == ({2: "Dora"}, {2: 17})
