"""The seal: whoever stands between two homes reads nothing, and is found out; a table is who its certificate says."""

import json
import socket
import ssl
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from wanderer import options
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.sync.server import ServerConnection, serve
from wired import Wired, persons, stranger, wired

from trickerion.storage.tables import SeatElsewhere
from trickerion.together import messages as m
from trickerion.together.door import Door
from trickerion.together.door_key import DoorKey, new_door_key
from trickerion.together.greeting import hello, new_nonce
from trickerion.together.invitation import Invitation
from trickerion.words.together import REFUSED


@pytest.fixture
def table() -> Iterator[Wired]:
    with wired(persons(options(2)), [1]) as made:
        yield made


class Middle:
    """Somebody in the middle, with a certificate of its own: what comes from the guest goes on, ``changed``."""

    def __init__(self, table: Wired, changed: Callable[[str], str] = lambda text: text) -> None:
        self.key, self.heard = DoorKey(new_door_key()), list[str]()
        self._table, self._changed = table, changed
        self._server = serve(self._carry, "127.0.0.1", 0, ssl=self.key.context)
        self.port = int(self._server.socket.getsockname()[1])
        self._thread = threading.Thread(target=self._server.serve_forever)
        self._thread.start()

    def _carry(self, near: ServerConnection) -> None:
        with stranger(self._table) as far:
            back = threading.Thread(target=self._bring, args=(far, near))
            back.start()
            try:
                for text in near:
                    self.heard.append(str(text))
                    far.send(self._changed(str(text)))
            except ConnectionClosed:
                pass
            far.close()
            back.join()

    def _bring(self, far: ClientConnection, near: ServerConnection) -> None:
        try:
            for text in far:
                near.send(text)
        except ConnectionClosed:
            pass
        near.close()

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()


@contextmanager
def middle(table: Wired, changed: Callable[[str], str] = lambda text: text) -> Iterator[Middle]:
    made = Middle(table, changed)
    try:
        yield made
    finally:
        made.close()


def refused(table: Wired, port: int, **how: object) -> str:
    """Why a guest does not come in who calls at a port; no token is left with anybody."""
    guest = table.guest("Bela", code=table.code._replace(port=port), **how)
    table.pump(lambda: guest.has_ended)
    assert guest.seat == m.LOOKS_ON
    assert not guest.wire.token or "token" in how
    assert table.table.places[1].stands == "free"
    table.guests.remove(guest)
    assert guest.trouble == REFUSED[guest.why]()
    return guest.why


def test_a_man_in_the_middle_is_told_apart_from_a_wrong_code(table: Wired) -> None:
    with middle(table) as between:
        assert refused(table, between.port) == "impostor"
        assert len(between.heard) == 1, "one greeting"
    wrong = table.guest("Eve", code=table.code._replace(secret=table.code.secret ^ 1))
    table.pump(lambda: wrong.has_ended)
    assert wrong.why == "code"


def test_one_who_tells_the_host_of_the_right_door_has_no_proof_for_it(table: Wired) -> None:
    right = table.door.key.door
    with middle(table, lambda text: json.dumps({**json.loads(text), "door": right})) as between:
        assert refused(table, between.port) == "code"


def test_an_impostor_who_gives_seats_away_does_not_know_the_code(table: Wired) -> None:
    def lie(connection: ServerConnection) -> None:
        connection.send(m.written(hello(new_nonce())))
        connection.recv()
        for proof in ("", "0" * 64):
            connection.send(m.written(m.Welcome(1, "ab" * 16, "Ada", proof, 0)))

    server = serve(lie, "127.0.0.1", 0, ssl=DoorKey(new_door_key()).context)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    assert refused(table, server.socket.getsockname()[1]) == "impostor"
    server.shutdown()
    thread.join()


def test_a_kept_seat_says_no_word_to_another_door(table: Wired) -> None:
    (guest,) = table.all_in("Bela")
    assert guest.as_seat().door == guest.wire.door == table.door.key.door
    other = Invitation(1, "Eve")
    second = Door({"": other})
    second.open("127.0.0.1", 0)
    came = []
    other.on_news = lambda: came.append(1)
    code = table.code._replace(port=second.port)
    again = table.guest("Bela", code=code, token=guest.wire.token, door=guest.wire.door, is_patient=False)
    table.pump(lambda: again.has_ended)
    assert again.why == "another"
    assert not came
    second.close()


def test_a_seat_of_an_earlier_version_learns_its_door(table: Wired) -> None:
    (guest,) = table.all_in("Bela")
    seat = SeatElsewhere("127.0.0.1", table.door.port, 0, "", False, guest.wire.token, "Ada", "Bela")
    guest.wire.cut()
    table.pump(lambda: guest.is_lost)
    guest.close()
    table.guests.clear()
    back = table.guest("Bela", token=seat.token, door=seat.door, is_patient=False)
    table.pump(table.level)
    assert back.wire.door == table.door.key.door


def test_a_plain_greeting_is_refused(table: Wired) -> None:
    with pytest.raises(InvalidStatus) as no, connect(f"ws://127.0.0.1:{table.door.port}/", proxy=None):
        pass
    assert no.value.response.status_code == 426


def test_what_does_not_seal_its_wire_is_told_so(table: Wired) -> None:
    with socket.create_server(("127.0.0.1", 0)) as plain:

        def answer() -> None:
            connection, _ = plain.accept()
            connection.recv(1000)
            connection.sendall(b"HTTP/1.1 400 Bad Request\r\n\r\n")
            connection.close()

        thread = threading.Thread(target=answer)
        thread.start()
        assert refused(table, plain.getsockname()[1]) == "unsealed"
        thread.join()


def test_the_seal_is_tls_1_3_and_no_older_one(table: Wired) -> None:
    old = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    old.check_hostname, old.verify_mode, old.maximum_version = False, ssl.CERT_NONE, ssl.TLSVersion.TLSv1_2
    with (
        socket.create_connection(("127.0.0.1", table.door.port)) as plain,
        pytest.raises((ssl.SSLError, ConnectionError)),
        old.wrap_socket(plain),
    ):
        pass


@pytest.mark.parametrize("text", ["", "no key", "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n"])
def test_what_is_no_key_is_refused(text: str) -> None:
    with pytest.raises(OSError, match=r"."):
        DoorKey(text)


def test_a_door_is_the_same_with_its_kept_key() -> None:
    text = new_door_key()
    assert DoorKey(text).door == DoorKey(text).door != DoorKey(new_door_key()).door
