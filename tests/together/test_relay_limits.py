"""Limits of a relay: whoever misuses it has a slow pipe between two members, and nobody else is kept waiting."""

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from given import there
from relayed import MANY, FarTable, Station
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from trickerion.together.code import ANSWER, CALL
from trickerion.together.keeping import KEPT, KeptName, NameAtRelay, OurRelay
from trickerion.together.pipe import FRAME, outer_wire
from trickerion.together.relay_limits import CallsOfAddress, Flow, Limits
from trickerion.together.relay_words import Declined, Rings, SeenFromOutside, heard, said


@contextmanager
def station(limits: Limits = MANY, group: int | None = 12345) -> Iterator[Station]:
    made = Station(group, limits)
    try:
        yield made
    finally:
        made.stop()


def calling(at: Station, name: str, path: str = CALL, how: str = "") -> ClientConnection:
    return outer_wire(f"ws://127.0.0.1:{at.port}{path}{name}{how}", 5.0)


def closed_with(calling: ClientConnection, patience: float = 10.0) -> int:
    """The code with which the relay hangs up."""
    with pytest.raises(ConnectionClosed) as ended, calling as wire:
        wire.recv(timeout=patience)
    return ended.value.rcvd.code if ended.value.rcvd is not None else 0


class SilentHost:
    """A host that keeps a name and answers nobody."""

    def __init__(self, at: Station, name: str = "", token: str = "", key: int | None = 12345) -> None:
        relay, kept = OurRelay(at.place().place, key), KeptName(name, token)
        self.at = NameAtRelay(relay, lambda end, _peer: end.close(), lambda: None, kept)

    def __enter__(self) -> NameAtRelay:
        self.at.open()
        return self.at

    def __exit__(self, *_: object) -> None:
        self.at.close()


def stands(host: NameAtRelay, stands: str) -> None:
    for _ in range(400):
        if host.stands == stands:
            return
        time.sleep(0.02)
    raise AssertionError(host.stands)


def test_a_name_that_nobody_keeps_answers_at_once_and_after_a_while_to_who_waits() -> None:
    with station(MANY._replace(wait=0.3)) as at:
        assert closed_with(calling(at, "R00BEEF")) == 4404
        assert closed_with(calling(at, "R00BEEF", how="?wait")) == 4404
        assert closed_with(calling(at, "owl")) == 4404
        assert closed_with(calling(at, "0" * 32, ANSWER)) == 4404


def test_an_address_calls_ten_times_a_minute() -> None:
    now = [0.0]
    calls = CallsOfAddress(10, lambda: now[0])
    assert [calls.may("a") for _ in range(12)] == [True] * 10 + [False] * 2
    assert calls.may("b")
    now[0] = 61.0
    assert calls.may("a")
    with station(MANY._replace(calls_a_minute=2)) as at:
        assert [closed_with(calling(at, "R00BEEF")) for _ in range(3)] == [4404, 4404, 4429]


@pytest.mark.slow
def test_a_name_has_so_many_callers_who_wait_and_a_host_so_long_to_answer() -> None:
    limits = MANY._replace(callers_of_name=2, answer=1.0)
    with station(limits) as at, FarTable(at) as far, ExitStack() as ends:
        far.keeping._answers.acquire(blocking=True)
        while far.keeping._answers.acquire(blocking=False):
            pass  # it has no hand free
        first, second = (ends.enter_context(calling(at, far.kept.name)) for _ in range(2))
        assert closed_with(calling(at, far.kept.name)) == 4429
        for wire in (first, second):
            with pytest.raises(ConnectionClosed) as ended:
                wire.recv(timeout=10.0)
            assert ended.value.rcvd is not None
            assert ended.value.rcvd.code == 4408


def test_there_are_so_many_names_and_of_an_address_so_many() -> None:
    with station(MANY._replace(names_of_address=2)) as at, ExitStack() as ends:
        hosts = [ends.enter_context(SilentHost(at)) for _ in range(2)]
        for host in hosts:
            stands(host, KEPT)
        third = ends.enter_context(SilentHost(at))
        stands(third, "lost")
        assert third.why == "full"
        assert at.relay.health["names"] == 2


def test_who_has_another_group_key_keeps_no_name() -> None:
    with station() as at, SilentHost(at, key=54321) as host:
        stands(host, "lost")
        assert host.why == "key"
        assert at.relay.health["names"] == 0


def test_an_open_relay_asks_for_no_key() -> None:
    with station(group=None) as at, SilentHost(at, key=None) as host:
        stands(host, KEPT)


@pytest.mark.slow
def test_a_name_is_given_back_to_its_token_alone() -> None:
    with station() as at:
        with SilentHost(at) as host:
            stands(host, KEPT)
            kept = host.kept
        with SilentHost(at, *kept) as host:
            stands(host, KEPT)
            assert host.kept == kept
        with SilentHost(at, kept.name, "0" * 64) as thief:
            stands(thief, KEPT)  # at the second try, with a new one
            assert thief.kept.name != kept.name


def test_the_right_token_from_another_computer_replaces_the_older_wire() -> None:
    with station() as at, SilentHost(at) as first:
        stands(first, KEPT)
        with SilentHost(at, *first.kept) as second:
            stands(second, KEPT)
            stands(first, "lost")
            first.close()
            assert at.relay.health["names"] == 1


def test_a_frame_that_is_too_large_or_in_words_ends_the_wire() -> None:
    for frame in (b"\x16" * (FRAME + 1), "words"):
        with station() as at, FarTable(at) as far, calling(at, far.kept.name) as wire:
            wire.send(frame)
            with pytest.raises(ConnectionClosed):
                wire.recv(timeout=10.0)


def test_a_wire_on_which_nothing_is_said_is_cut() -> None:
    with station(MANY._replace(silence=0.3)) as at, FarTable(at) as far:
        closed_with(calling(at, far.kept.name))
        far.pump(lambda: at.relay.health["wires"] == 1)


def test_more_than_a_game_needs_goes_slowly() -> None:
    now, limits = [0.0], Limits(free=1000, rate=100)
    flow = Flow(limits, lambda: now[0])
    assert [flow.pause(500), flow.pause(500)] == [0.0, 0.0]
    assert flow.pause(100) == pytest.approx(1.0)
    now[0] = 1.0
    assert flow.pause(100) == pytest.approx(1.0)
    now[0] = 100.0
    assert flow.pause(100) == 0.0


def test_a_relay_looks_at_the_address_that_asks_once_a_minute_and_at_none_of_its_own_network() -> None:
    with station(MANY._replace(looks_at_home=True)) as at, FarTable(at) as far:
        for port, how in ((far.door.port, "open"), (far.door.port, "later")):
            far.keeping.seen = None
            assert far.keeping.look(port)
            far.pump(lambda: far.keeping.seen is not None)
            assert there(far.keeping.seen) == SeenFromOutside("127.0.0.1", port, how)
    with station(MANY._replace(looks_at_home=True)) as at, FarTable(at) as far, socket.create_server(("", 0)) as other:
        port = int(other.getsockname()[1])
        other.close()
        assert far.keeping.look(port)
        far.pump(lambda: far.keeping.seen is not None)
        assert there(far.keeping.seen).how == "shut"
    with station() as at, FarTable(at) as far:
        assert far.keeping.look(at.port)
        far.pump(lambda: far.keeping.seen is not None)
        assert there(far.keeping.seen).how == "not_you"


@pytest.mark.parametrize("text", ["", "[]", '{"is":"Keep"}', '{"is":"Rings","wire":1,"caller":""}', "x" * 2000, b"x"])
def test_what_is_no_word_of_a_relay_is_refused(text: object) -> None:
    with pytest.raises(ValueError, match=r"."):
        heard(text)


def test_words_of_a_relay_are_read_back() -> None:
    for word in (Rings("ab", "cd"), Declined("full")):
        assert heard(said(word)) == word
