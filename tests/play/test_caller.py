"""Calls of ``serve --call``: once for each question to somebody away, whatever the address answers."""

import contextlib
import json
import socket
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from itertools import repeat
from queue import Queue
from typing import Any

import pytest

from trickerion.play.tables import caller as calling
from trickerion.play.tables.call_forms import CallTo, OverWeb
from trickerion.play.tables.caller import Caller, Calls

OK = b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n"
NONSENSE = [
    b"this is no HTTP at all\r\n\r\n",
    b"HTTP/1.1 abc\r\n\r\n",
    b"HTTP/1.1 200 OK\r\nContent-Length: 99\r\n\r\nhalf",
    b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    b"HTTP/1.1 302 Found\r\nLocation: http:///\r\n\r\n",
    b"",
]


class Receiver:
    """A server on this machine that answers each call as it is told, and remembers what was asked."""

    def __init__(self, answers: list[bytes | Iterable[bytes]]) -> None:
        self.heard: Queue[tuple[str, dict[str, Any]]] = Queue()
        self._answers = answers
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}/turn"
        threading.Thread(target=self._serve, daemon=True).start()

    def _serve(self) -> None:
        while True:
            try:
                wire, _ = self._socket.accept()
            except OSError:
                return
            with wire:
                asked = wire.recv(65536)
                while b"\r\n\r\n" not in asked or not asked.endswith(b"}"):
                    asked += wire.recv(65536)
                head, _, body = asked.partition(b"\r\n\r\n")
                self.heard.put((head.split(b" ")[1].decode(), json.loads(body)))
                answer = self._answers.pop(0) if self._answers else OK
                with contextlib.suppress(OSError):  # whoever has called has gone
                    for part in [answer] if isinstance(answer, bytes) else answer:
                        wire.sendall(part)

    def close(self) -> None:
        self._socket.close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver([])
    yield made
    made.close()


@pytest.mark.parametrize("answer", NONSENSE)
def test_an_answer_that_is_no_http_ends_no_calls(answer: bytes) -> None:
    receiver = Receiver([answer])
    caller = Caller(OverWeb(receiver.url))
    for seat in range(2):
        caller.call(CallTo("owl", seat, "Ada"))
    assert [receiver.heard.get(timeout=20)[1]["seat"] for _ in range(2)] == [0, 1]
    receiver.close()


def trickle() -> Iterator[bytes]:
    """A line that never ends, slowly."""
    yield b"HTTP/1.1 200 OK\r\nDate: "
    while True:
        time.sleep(0.05)
        yield b"x"


def told_to_wait() -> Iterator[bytes]:
    """Heads of which none is the last, quickly."""
    return repeat(100 * b"HTTP/1.1 100 Continue\r\n\r\n")


def with_endless_body() -> Iterator[bytes]:
    """A whole head, and a body for ever."""
    yield b"HTTP/1.1 200 OK\r\n\r\n"
    yield from repeat(1000 * b"x")


@pytest.mark.parametrize(("answer", "patience"), [(trickle, 0.5), (told_to_wait, 600.0), (with_endless_body, 600.0)])
def test_an_answer_that_never_ends_holds_up_no_other_call(
    answer: Callable[[], Iterator[bytes]], patience: float
) -> None:
    receiver = Receiver([answer()])
    caller = Caller(OverWeb(receiver.url), patience)
    for seat in range(2):
        caller.call(CallTo("owl", seat, "Ada"))
    assert [receiver.heard.get(timeout=20)[1]["seat"] for _ in range(2)] == [0, 1]
    receiver.close()


def test_an_answer_leads_to_no_other_address(receiver: Receiver) -> None:
    elsewhere = f"HTTP/1.1 307 Temporary Redirect\r\nLocation: {receiver.url}/elsewhere\r\nConnection: close\r\n\r\n"
    receiver._answers.append(elsewhere.encode())
    caller = Caller(OverWeb(receiver.url))
    caller.call(CallTo("owl", 0, "Ada"))
    caller.call(CallTo("owl", 1, "Bela"))
    heard = [receiver.heard.get(timeout=20) for _ in range(2)]
    assert [path for path, _ in heard] == ["/turn", "/turn"]


@pytest.mark.parametrize("url", ["file:///etc/hostname", "ftp://127.0.0.1/x", "data:,x"])
def test_other_protocols_are_not_opened(url: str, receiver: Receiver) -> None:
    caller = Caller(OverWeb(url))
    caller.call(CallTo("owl", 0, "Ada"))
    caller.form = OverWeb(receiver.url)
    caller.call(CallTo("owl", 1, "Ada"))
    assert receiver.heard.get(timeout=20)[1]["seat"] in (0, 1)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has to be away for a while before being called."""
    monkeypatch.setattr(calling, "AWAY_FOR", 0.0)
    monkeypatch.setattr(calling, "PAUSE", 0.0)


@pytest.mark.usefixtures("at_once")
def test_somebody_away_is_called_once_a_question(receiver: Receiver) -> None:
    calls = Calls(Caller(OverWeb(receiver.url)), "owl", {})
    for question in ((0, 1, -1), (0, 1, -1), (0, 1, 7), (1, 1, 8), (0, 1, 7)):
        calls.ask([(question, "Ada")])
    calls.ask([])
    calls.ask([((0, 2, -1), "Ada")])
    heard = [receiver.heard.get(timeout=20)[1] for _ in range(4)]
    assert [told["seat"] for told in heard] == [0, 0, 1, 0]
    assert receiver.heard.empty()
    assert {name: heard[0][name] for name in ("table", "seat", "name")} == {"table": "owl", "seat": 0, "name": "Ada"}


@pytest.mark.usefixtures("at_once")
def test_a_question_of_before_the_server_was_started_again_is_no_reason_to_call(receiver: Receiver) -> None:
    before = Calls(Caller(OverWeb(receiver.url)), "owl", {})
    before.ask([((0, 1, 7), "Ada"), ((1, 1, -1), "Bela")])
    again = Calls(Caller(OverWeb(receiver.url)), "owl", before.to_json())
    again.ask([((0, 1, 7), "Ada"), ((1, 1, 9), "Bela")])
    assert sorted(receiver.heard.get(timeout=20)[1]["seat"] for _ in range(3)) == [0, 1, 1]
    assert receiver.heard.empty()
