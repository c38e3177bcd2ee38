"""Threads of ours: none ends untold, whatever is raised there, and none is begun but by the one helper."""

import ast
import errno
import logging
import os
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from driver import Driver
from house_figures import sources
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.sync.client import connect

from trickerion import threads
from trickerion.app import loop
from trickerion.app.call_queue import CallQueue
from trickerion.play.opponents.brains import Brains
from trickerion.play.tables.call_forms import CallTo, OverWeb
from trickerion.play.tables.caller import Caller
from trickerion.together.announcement import Announcer, Listener
from trickerion.together.code import Code
from trickerion.together.dial import way_to
from trickerion.together.door import Door
from trickerion.together.invitation import Invitation
from trickerion.together.wire import ENDED, Wire
from trickerion.ui.music import Worker
from trickerion.ui.picture_folder import PictureFolder


@pytest.mark.slow
def test_every_thread_is_begun_by_the_helper() -> None:
    found = [
        f"{source.path}:{named.lineno}"
        for source in sources()
        for named in [
            *(call.func for call in source.nodes(ast.Call)),
            *(base for kind in source.nodes(ast.ClassDef) for base in kind.bases),
        ]
        if getattr(named, "attr", getattr(named, "id", "")) in ("Thread", "Timer")
    ]
    assert [place.split(":")[0] for place in found] == ["threads.py"], found


def test_what_is_raised_in_a_thread_is_logged_and_told(caplog: pytest.LogCaptureFixture) -> None:
    told: list[BaseException] = []

    def work() -> None:
        raise KeyError("odd")

    threads.begin("mine", work, told.append).join()
    assert [type(error) for error in told] == [KeyError]
    assert "the thread mine has failed" in caplog.text


def test_a_thread_of_a_library_is_logged(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(threading, "excepthook", threading.excepthook)
    threads.report_failures()
    thread = threading.Thread(target=lambda: 1 // 0, name="theirs")
    thread.start()
    thread.join()
    assert "the thread theirs has failed" in caplog.text
    assert "ZeroDivisionError" in caplog.text


def no_room(monkeypatch: pytest.MonkeyPatch, only: str, times: int = 10**6) -> None:
    """The system has no room for threads that are called like this, so often."""
    real, left = threading.Thread.start, [times]

    def start(thread: threading.Thread) -> None:
        if only in thread.name and left[0] > 0:
            left[0] -= 1
            raise RuntimeError("can't start new thread")
        real(thread)

    monkeypatch.setattr(threading.Thread, "start", start)


def test_without_room_for_a_thread_everything_goes_on_without_it(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_room(monkeypatch, "")
    told: list[str] = []
    wire = Wire(Code("127.0.0.1", 9, 1), "Ada", on_news=lambda: told.append(wire.stands))
    wire.open()
    assert wire.stands == ENDED
    assert wire.why == "nobody"
    assert told
    Announcer("Ada", 9, dict).open()
    listener = Listener(lambda: None, address="127.0.0.1", port=0)
    listener.open()
    assert listener.tables() == []
    assert listener.port == 0
    Caller(OverWeb("http://127.0.0.1:9/")).call(CallTo("table", 0, "Ada"))
    failed: list[BaseException] = []
    Worker().do(lambda: None, failed.append)
    assert failed
    with pytest.raises(OSError, match="unavailable"):
        Door({"": Invitation(1, "Ada")}).open("127.0.0.1", 0)
    folder = PictureFolder(tmp_path, lambda: 0)
    folder.put("one.picture", driver.canvas.subsurface((0, 0, 8, 8)).copy())
    assert not folder.is_writing
    driver.frames(3)
    assert driver.app.failures == 0


def test_opponents_whose_answers_no_thread_can_hear_are_not_left_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    no_room(monkeypatch, "trickerion-answers", 1)
    brains = Brains()
    with pytest.raises(OSError, match="unavailable"):
        brains.start()
    assert not brains.is_alive
    brains.start()
    assert brains.is_alive
    brains.close()


@pytest.fixture
def door() -> Iterator[Door]:
    made = Door({"": Invitation(1, "Ada")})
    made.open("127.0.0.1", 0)
    yield made
    made.close()


def comes_in(door: Door) -> bool:
    with (
        way_to(Code("127.0.0.1", door.port, 1), 30.0) as sealed,
        connect("ws://table/", sock=sealed.for_library, proxy=None, open_timeout=30) as guest,
    ):
        return "Hello" in str(guest.recv())


def test_a_door_for_whose_guest_there_was_no_thread_lets_the_next_one_in(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert comes_in(door)
    no_room(monkeypatch, "seen_off", 1)
    with (
        pytest.raises((OSError, EOFError, InvalidMessage, ConnectionClosed)),
        connect(f"ws://127.0.0.1:{door.port}", open_timeout=30),
    ):
        pass
    assert comes_in(door)
    assert door.strangers <= 1


def test_a_door_without_a_descriptor_for_a_guest_lets_the_guest_in_later(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, left = socket.socket.accept, [2]

    def accept(listening: socket.socket) -> tuple[socket.socket, object]:
        if left[0] > 0:
            left[0] -= 1
            raise OSError(errno.EMFILE, "Too many open files")
        return real(listening)

    monkeypatch.setattr(socket.socket, "accept", accept)
    assert comes_in(door)
    assert left == [0]


@pytest.mark.slow
def test_a_door_with_a_silent_crowd_before_it_can_be_closed(door: Door) -> None:
    """The thread that listens must not sleep in the system for ever."""
    crowd = [socket.create_connection(("127.0.0.1", door.port), timeout=30) for _ in range(8)]
    closing = threading.Thread(target=door.close, daemon=True)
    closing.start()
    closing.join(30)
    assert not closing.is_alive()
    for stranger in crowd:
        stranger.close()


def test_who_listens_for_tables_goes_on_after_a_packet_that_cannot_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    heard, news = [], threading.Event()

    def hear(_listener: Listener, data: bytes, _address: str) -> None:
        heard.append(data)
        news.set()
        if len(heard) == 1:
            raise ValueError("odd")

    monkeypatch.setattr(Listener, "hear", hear)
    listener = Listener(lambda: None, address="127.0.0.1", port=0)
    listener.open()
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as mouth:
        for packet in (b"one", b"two"):
            news.clear()
            mouth.sendto(packet, ("127.0.0.1", listener.port))
            assert news.wait(30)
    listener.close()
    assert heard == [b"one", b"two"]


def test_a_call_that_fails_leaves_the_others_for_the_next_frame() -> None:
    calls, made = CallQueue(), []

    def fails() -> None:
        raise ValueError("odd")

    for call in (lambda: made.append(1), fails, lambda: made.append(2)):
        calls.post(call)
    with pytest.raises(ValueError, match="odd"):
        calls.run()
    calls.run()
    assert made == [1, 2]


@pytest.mark.parametrize("is_slow", [False, True])
def test_at_the_end_the_window_says_what_it_waits_for(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, is_slow: bool
) -> None:
    said: list[str] = []
    may_write, real = threading.Event(), os.fsync
    monkeypatch.setattr(loop, "LONGEST_WAIT", 0.01 if is_slow else 60.0)

    def hear(_canvas: object, text: str) -> None:
        said.append(text)
        may_write.set()

    monkeypatch.setattr(loop, "draw_plain_sheet", hear)
    monkeypatch.setattr(os, "fsync", lambda number: (may_write.wait(60) if is_slow else None, real(number)))
    driver.app.close()
    assert driver.app.places.settings.is_file()
    assert bool(said) == is_slow
    assert all("still being saved" in text for text in said)


@pytest.fixture(autouse=True)
def logged() -> None:
    logging.getLogger("trickerion").setLevel(logging.INFO)
