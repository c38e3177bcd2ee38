"""Both families at one socket: whoever comes is counted by the home it comes from, and found in either way."""

import socket

import pytest
from wanderer import options
from wired import persons, wired

from trickerion.together.addresses import known_as, own_addresses
from trickerion.together.code import in_full, read_invitation
from trickerion.together.door import Door
from trickerion.together.invitation import Invitation


@pytest.mark.parametrize(
    ("address", "counted"),
    {
        "192.0.2.7": "192.0.2.7",
        "::ffff:192.0.2.7": "192.0.2.7",
        "2001:db8:1:2:3:4:5:6": "2001:db8:1:2::",
        "fe80::1%eth0": "fe80::",
        "called 7": "called 7",
    }.items(),
)
def test_an_address_is_counted_by_its_home(address: str, counted: str) -> None:
    assert known_as(address) == counted


def test_two_of_one_home_over_ipv6_share_their_places() -> None:
    assert known_as("2001:db8::1") == known_as("2001:db8::ffff:1") != known_as("2001:db8:0:1::1")


def test_own_addresses_are_those_of_this_computer() -> None:
    own = own_addresses()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as here:
        here.bind((own.home, 0))
    assert not own.six or ":" in own.six


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="no IPv6 here")
def test_one_door_opens_to_both_families() -> None:
    with wired(persons(options(3)), [1, 2]) as table:
        both = Door({"": table.invitation}, key=table.door.key.text)
        both.open(port=0)
        for number, address in enumerate(("127.0.0.1", "::1")):
            line = in_full(table.code._replace(address=address, port=both.port))
            guest = table.guest(f"Guest {number}", code=read_invitation(line))
            table.pump(lambda guest=guest: guest.seat > 0)  # type: ignore[misc]
        addresses = {visitor.address for _, visitor in table.table.seating.visitors}
        assert addresses == {"127.0.0.1", "::"}
        both.close()


def test_a_door_at_one_address_is_open_there_alone() -> None:
    door = Door({"": Invitation(1, "Ada")})
    door.open("127.0.0.1", 0)
    with pytest.raises(OSError, match=r"."):
        socket.create_connection(("::1", door.port), timeout=5)
    door.close()
