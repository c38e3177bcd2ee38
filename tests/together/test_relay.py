"""A relay: two who have only outgoing wires play through it, whatever ends and begins again."""

import contextlib
import socket
import threading
from collections.abc import Callable, Iterator
from random import Random

import pytest
from given import there
from relayed import FarTable, Station
from rows import one_in
from wanderer import DARK_ALLEY
from wired import play_on, same_view

from trickerion.together.code import spelled
from trickerion.together.door import Door


@pytest.fixture
def far(station: Station) -> Iterator[FarTable]:
    table = FarTable(station)
    yield table
    table.close()


@pytest.mark.slow
def test_a_whole_game_through_a_relay(station: Station) -> None:
    table = FarTable(station, 3, modules=DARK_ALLEY)
    assert spelled(table.code)[0] in "YZ"
    table.all_in("Bela", "Csilla")
    assert station.relay.health == {"names": 1, "wires": 5, "most": 200}
    play_on(table, Random("far"))
    same_end(table)
    table.close()


def same_end(table: FarTable) -> None:
    """Everybody has the whole game, and the same one."""
    table.pump(lambda: all(there(guest.game).whole_game for guest in table.guests))
    for guest in table.guests:
        assert there(there(guest.game).whole_game).digest() == there(table.session).game.digest()


def come_back(table: FarTable) -> None:
    """Whoever has lost a wire tries at once, until everybody is there."""

    def is_back() -> bool:
        for guest in table.guests:
            if guest.is_lost:
                guest.wire.try_now()
        table.keeping._wakes.set()
        return table.level() and all(guest.wire.stands == "open" for guest in table.guests)

    table.pump(is_back, 30)
    for guest in table.guests:
        same_view(there(table.session), guest)


def kill_the_relay(table: FarTable) -> None:
    table.station.stop()
    table.station.start()


def kill_the_host(table: FarTable) -> None:
    """Its wires end at once, and a program that is started again takes the table up."""
    port = table.door.port
    table.keeping.close()
    table.door.close()
    table.door = Door({"": table.invitation}, rate=1000.0, key=table.door.key.text)
    table.door.open("127.0.0.1", port)
    table.keep()


def cut_the_guests(table: FarTable) -> None:
    for guest in table.guests:
        guest.wire.cut()
    table.pump(lambda: all(guest.is_lost for guest in table.guests))


@pytest.mark.parametrize("mishap", one_in(3, [kill_the_relay, kill_the_host, cut_the_guests]))
def test_what_ends_and_begins_again_comes_to_the_same_table(far: FarTable, mishap: Callable[[FarTable], None]) -> None:
    far.all_in("Bela")
    name, random = far.kept.name, Random("again")
    for _ in range(6):
        play_on(far, random, 3)
        mishap(far)
        come_back(far)
        assert far.keeping.kept.name == name


@pytest.mark.slow
@pytest.mark.parametrize("mishap", [kill_the_relay, kill_the_host, cut_the_guests])
def test_the_same_at_every_message_of_a_game(far: FarTable, mishap: Callable[[FarTable], None]) -> None:
    far.all_in("Bela")
    name, random = far.kept.name, Random("every")
    while not there(far.session).is_over:
        play_on(far, random, 1)
        mishap(far)
        come_back(far)
        assert far.keeping.kept.name == name
    same_end(far)


class Tee:
    """Somebody on the line between a guest and the relay, who keeps all that goes by."""

    def __init__(self, port: int) -> None:
        self.heard, self._to = bytearray(), port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        threading.Thread(target=self._run, daemon=True).start()

    def _run(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                self.heard += data
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        one.close()

    def close(self) -> None:
        self._listening.close()


def test_what_a_relay_hears_holds_no_name_no_card_no_token_and_no_talk(far: FarTable) -> None:
    tee = Tee(far.station.port)
    guest = far.guest("Marker-Bela", code=far.code._replace(port=tee.port))
    far.pump(lambda: guest.seat == 1)
    far.begin()
    far.pump(far.level)
    guest.say("marker of talk")
    play_on(far, Random("heard"), 20)
    view = there(guest.game).view
    secrets = [guest.wire.token, "Marker", "marker of talk", "Steps", "Welcome", *view.state.players[1].hand]
    assert len(tee.heard) > 2_000
    for secret in secrets:
        assert secret.encode() not in tee.heard
    assert far.kept.name.encode() in tee.heard, "it knows who is called"
    tee.close()


def test_who_calls_while_the_host_is_away_is_held_and_in_the_moment_it_is_back(far: FarTable) -> None:
    far.keeping.close()
    far.pump(lambda: far.station.relay.health["names"] == 0)
    code = far.code
    guest = far.guest("Bela", code=code)
    far.pump(lambda: far.station.relay.health["wires"] == 2)
    far.keep()
    far.pump(lambda: guest.seat == 1)
    assert guest.wire.code == code
