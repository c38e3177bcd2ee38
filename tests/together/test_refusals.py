"""Whoever is not let in hears why, in a sentence about that table."""

import json
import time
from collections.abc import Iterator

import pytest
from wanderer import options
from wired import Wired, persons, stranger, wired

from trickerion import __version__
from trickerion.play.tables.guest_table import GuestTable
from trickerion.scenes.together.calling import waiting
from trickerion.scenes.together.door_rows import found_row
from trickerion.together import messages as m
from trickerion.together.announcement import read
from trickerion.together.door import Door
from trickerion.together.greeting import greet, hello, unlike
from trickerion.words.together import REFUSED


@pytest.fixture
def table() -> Iterator[Wired]:
    with wired(persons(options(2)), [1]) as table:
        yield table


def at_the_end(table: Wired, guest: GuestTable) -> str:
    """What a guest is told who looks nearly without a pause, as soon as it is said that nothing comes any more."""
    table.guests.remove(guest)
    while not guest.has_ended:
        guest.update()
        time.sleep(0.0005)
    return guest.trouble


@pytest.mark.slow
def test_a_door_that_is_shut_after_wrong_codes_says_so_whenever_the_end_is_noticed(table: Wired) -> None:
    wrong = table.code._replace(secret=table.code.secret ^ 1)
    told = {at_the_end(table, table.guest("Eve", code=wrong)) for _ in range(20)}
    assert all("code is wrong" in sentence or "opens again in" in sentence for sentence in told)
    assert len(told) > 1
    assert "opens again in" in at_the_end(table, table.guest("Bela"))


def test_who_knocks_waits_for_the_host_by_name(table: Wired) -> None:
    table.invitation.knocks = True
    guest = table.guest("Bela", knocks=True)
    table.pump(lambda: guest.is_knocking)
    assert waiting(guest) == "Waiting for Ada to let you in …"
    guest.host = ""
    assert "?" not in waiting(guest)


def test_a_table_of_the_same_version_and_other_messages_is_no_other_version() -> None:
    theirs = hello("0" * 32)._replace(protocol=m.PROTOCOL + 1)
    refused = unlike(theirs)
    assert refused is not None
    assert refused.why == "build"
    assert REFUSED["build"](**refused.facts).count(__version__) == 1
    told = {"is": "trickerion", "protocol": m.PROTOCOL + 1, "program": __version__, "host": "Ada", "port": 1, "free": 1}
    found = read(json.dumps(told).encode(), "192.0.2.7")
    assert found is not None
    assert not found.is_ours
    row = found_row(found)
    assert row.is_dim
    assert row.state.count(__version__) == 1


def test_a_host_tells_a_guest_of_another_version_which_of_the_two_is_whose(table: Wired) -> None:
    with stranger(table) as guest:
        guest.recv()
        guest.send(m.written(greet("Old", "", "", "")._replace(program="0.0.1")))
        refused = json.loads(guest.recv())
    assert refused["facts"] == {"theirs": __version__, "ours": "0.0.1"}
    assert REFUSED["version"](**refused["facts"]).startswith(
        f"This table plays version {__version__}, and you have 0.0.1"
    )


def test_a_port_is_one_tables_alone(table: Wired) -> None:
    second = Door({"": table.invitation})
    with pytest.raises(OSError, match="in use"):
        second.open("127.0.0.1", table.door.port, is_exact=True)
    second.open("127.0.0.1", table.door.port)
    assert second.port != table.door.port
    second.close()
