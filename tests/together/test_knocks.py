"""Strangers who knock: few are heard, an answer goes to the one it names, and a knock goes with its knocker."""

from typing import Any

import pytest
from wanderer import options
from wired import Stranger, Wired, ended_of, persons, wired

from trickerion.together.code import new_secret
from trickerion.together.invitation import KNOCKS, Came, Gone, Invitation
from trickerion.together.knocks import MOST_A_MINUTE, MOST_OPEN
from trickerion.together.seating import GUEST
from trickerion.together.table import Table


class House:
    """A table whose clock stands still until a test turns it."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.invitation = Invitation(new_secret(), "Ada", knocks=True)
        self.table = Table(self.invitation, clock=lambda: self.now)
        self.table.seat(0, GUEST)
        self.table.seat(1, GUEST)

    def knock(self, address: str, name: str = "Mora") -> Stranger:
        visitor = Stranger(address)
        self.invitation.put(visitor, Came(KNOCKS, name, False))
        self.table.update()
        return visitor

    def hang_up(self, visitor: Stranger) -> None:
        self.invitation.put(visitor, Gone())
        self.table.update()

    @property
    def names(self) -> list[str]:
        return [knock.name for knock in self.table.entrance.knocks]


@pytest.fixture
def house() -> House:
    return House()


def test_who_knocks_and_hangs_up_all_the_time_is_heard_once_a_minute(house: House) -> None:
    heard = 0
    for _ in range(60):
        visitor = house.knock("10.0.0.7")
        heard += bool(house.names)
        assert visitor.told in ([], ["knocked_before"])
        house.hang_up(visitor)
        assert not house.names
        house.now += 1 / 3
    assert heard == 1
    house.now += 60
    house.knock("10.0.0.7")
    assert house.names == ["Mora"]


def test_few_knock_at_a_time_and_few_in_a_minute_wherever_they_come_from(house: House) -> None:
    crowd = [house.knock(f"10.0.0.{number}", f"Guest {number}") for number in range(MOST_OPEN + 1)]
    assert len(house.names) == MOST_OPEN
    assert crowd[-1].told == ["others_knock"]
    for visitor in crowd[:-1]:
        house.hang_up(visitor)
    for number in range(20, 40):
        house.hang_up(house.knock(f"10.0.0.{number}"))
    assert house.knock("10.0.0.99").told == ["others_knock"]
    assert len(house.table.entrance.knocks._lately) == MOST_A_MINUTE


def test_an_answer_goes_to_the_one_it_names(house: House) -> None:
    first, second = house.knock("10.0.0.1", "Mora"), house.knock("10.0.0.2", "Bela")
    mora, bela = house.table.entrance.knocks
    house.hang_up(first)
    house.table.entrance.answer(mora.number, lets_in=True)  # who knocked is gone, and nobody else comes in for it
    assert house.names == ["Bela"]
    assert not second.told
    house.table.entrance.answer(bela.number, lets_in=True)
    assert "Welcome" in second.told
    assert [place.name for place in house.table.places[:2]] == ["Bela", ""]


def test_an_address_that_was_told_not_now_rests_for_ten_minutes_and_no_other_does(house: House) -> None:
    house.knock("10.0.0.1")
    house.table.entrance.answer(next(iter(house.table.entrance.knocks)).number, lets_in=False)
    for _ in range(9):
        house.now += 61
        assert house.knock("10.0.0.1").told == ["not_now"]
        assert not house.names
    assert not house.knock("10.0.0.2", "Bela").told
    house.now += 61
    house.knock("10.0.0.1")
    assert house.names == ["Bela", "Mora"]


def test_who_is_not_answered_hears_so_and_a_host_can_have_quiet(house: House) -> None:
    patient = house.knock("10.0.0.1")
    house.now += 121
    house.table.update()
    assert patient.told == ["unanswered"]
    assert not house.names
    waiting = house.knock("10.0.0.2")
    house.table.hear_knocks(False)
    house.table.update()
    assert waiting.told == ["no_knocking"] == house.knock("10.0.0.3").told
    house.table.hear_knocks(True)
    house.knock("10.0.0.4")
    assert len(house.names) == 1


def test_guests_are_not_told_of_strangers_who_come_and_go(house: House) -> None:
    guest = house.knock("10.0.0.1")
    house.table.entrance.answer(next(iter(house.table.entrance.knocks)).number, lets_in=True)
    guest.take()
    for number in range(2, 9):
        house.hang_up(house.knock(f"10.0.0.{number}"))
    assert not guest.take()


def test_a_knock_at_a_table_that_hears_none_is_no_wrong_code() -> None:
    with wired(persons(options(2)), [1]) as table:
        for _ in range(4):
            eve = table.guest("Eve", knocks=True)
            table.pump(ended_of(eve))
            assert eve.why == "no_knocking"
        (bela,) = _in(table)
        assert bela.seat == 1


def _in(table: Wired) -> list[Any]:
    table.guests.clear()
    table.guest("Bela")
    table.pump(lambda: table.guests[0].seat == 1)
    return table.guests
