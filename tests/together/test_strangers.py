"""Whatever comes to the door, the host's game, memory and time stay as they are."""

import json
import socket
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import get_type_hints

import pytest
from given import there
from wanderer import options
from websockets import Origin
from websockets.exceptions import ConnectionClosed, InvalidStatus
from wired import Wired, ended_of, persons, play_on, proved_by, stranger, wired

from trickerion.rules.game import Game
from trickerion.together import messages as m
from trickerion.together.codec import CodecError
from trickerion.together.door import Locks
from trickerion.together.doorstep import MOST, MOST_OF_ADDRESS, MOST_SILENT, Doorstep
from trickerion.together.greeting import CROWDED

JUNK = ["", "{", "[]", "null", '{"is":"Do"}', '{"is":"Hello"}', "[" * 5000, "\x00", "9" * 9000]


def drawn(random: Random) -> str:
    """A message that is nearly one."""
    kind = random.choice(list(m.UP))
    values = [0, -1, 2**70, "", "x" * random.choice([3, 300, 9000]), None, True, [], [{}], {"do": "TakeCoins"}, 1.5]
    fields = {field: random.choice(values) for field in get_type_hints(m.UP[kind])}
    return random.choice([json.dumps({"is": kind, **fields}), *JUNK])


def test_drawn_messages_are_refused_or_harmless() -> None:
    random, read = Random("junk"), 0
    for _ in range(10_000):
        try:
            m.read_up(drawn(random))
            read += 1
        except CodecError:
            pass
    assert 0 < read < 3000


@pytest.fixture
def table() -> Iterator[Wired]:
    with wired(persons(options(2)), [1], patience=2.0, rate=20.0) as made:
        yield made


def stands(table: Wired) -> tuple[str, int]:
    return there(table.session).game.digest(), there(table.session).made


def test_a_guest_that_lies_changes_nothing(table: Wired, monkeypatch: pytest.MonkeyPatch) -> None:
    (guest,) = table.all_in("Bela")
    play_on(table, Random(1), 12)
    before, random = stands(table), Random("lies")
    moves = (
        Game(there(guest.game).view.state, "", [], []).legal_moves()[:3] or there(table.session).game.legal_moves()[:3]
    )
    other = [move.to_json() for move in moves]
    decides = there(there(table.session).decision).seat == 1
    for at in (-1, 0, before[1] - 1, before[1] + 1, 2**40):
        guest.wire.send(m.Do(at, other))
    guest.wire.send(m.Do(before[1], [{"do": "TakeCoins", "die": "no such die"}]))
    guest.wire.send(m.Undo(before[1] + 3))
    guest.wire.send(m.Choose("x", "crimson", ""))
    if not decides:
        guest.wire.send(m.Do(before[1], other))
    guest.wire.send(m.Assign(1, there(table.session).game.state.turn + 1, []))
    guest.wire.send(m.Assign(2, there(table.session).game.state.turn, other))
    told: list[object] = []
    monkeypatch.setattr(there(guest.game), "hear", told.append)
    table.pump(lambda: len(told) >= 9)
    assert stands(table) == before
    for _ in range(3):
        with stranger(table) as liar:
            liar.recv()
            liar.send(drawn(random))
    table.pump(lambda: table.door.strangers == 0)
    assert stands(table) == before


def test_a_flood_is_cut_and_the_guest_comes_back(table: Wired) -> None:
    (guest,) = table.all_in("Bela")
    before = stands(table)
    for _ in range(80):
        guest.wire.send(m.Talk("x"))
    table.pump(lambda: guest.is_lost)
    assert stands(table) == before
    guest.wire.try_now()
    table.pump(table.level)


def test_one_who_never_reads_is_cut_and_nobody_waits(table: Wired) -> None:
    with stranger(table, max_queue=1, close_timeout=0.1) as deaf:
        deaf.send(m.written(proved_by(table.code.secret, deaf.recv(), table.door.key.door, "Deaf")))
        table.pump(lambda: table.table.places[1].visitor)
        visitor, random = table.table.places[1].visitor, Random("deaf")
        for _ in range(40):
            there(visitor).send_text(random.randbytes(2**19).hex())
        table.pump(lambda: table.table.places[1].visitor is None)
        assert not there(visitor)._line._waiting


def test_a_seat_has_one_guest_whoever_else_has_its_token(table: Wired) -> None:
    (guest,) = table.all_in("Bela")
    other = table.guest("Bela", token=guest.wire.token)
    table.pump(lambda: guest.has_ended and other.game)
    assert guest.why == "elsewhere"
    table.guests.remove(guest)
    play_on(table, Random(3), 4)


def test_wrong_codes_cost_time_and_tokens_of_others_open_nothing(table: Wired, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table.door, "_locks", Locks(lambda: 1000.0))  # however long the guests take
    wrong = table.code._replace(secret=table.code.secret ^ 1)
    for expected in ("code", "code", "code", "locked"):
        guest = table.guest("Eve", code=wrong)
        table.pump(ended_of(guest))
        assert guest.why == expected
    assert table.guests.pop().facts["seconds"] in ("1", "2")
    token = table.guest("Eve", token="ab" * 16, is_patient=False)
    table.pump(lambda: token.has_ended)
    assert all(place.stands in ("", "free") for place in table.table.places)


@pytest.mark.slow
def test_a_hundred_who_only_stand_there_keep_nobody_out(table: Wired) -> None:
    crowd = [socket.create_connection(("127.0.0.1", table.door.port)) for _ in range(100)]
    assert table.door.strangers <= MOST
    assert table.door.silent <= MOST_SILENT
    table.pump(lambda: table.door.silent == table.door.strangers == 0)
    for one in crowd:
        one.close()
    (guest,) = table.all_in("Bela")
    play_on(table, Random(2), 4)
    assert there(guest.game).made == there(table.session).made


def test_who_knows_the_code_of_another_program_hears_why(table: Wired) -> None:
    with stranger(table) as old:
        greeting = proved_by(table.code.secret, old.recv(), table.door.key.door, "Old")
        old.send(m.written(greeting._replace(program="0.0.1")))
        assert json.loads(old.recv())["why"] == "version"
        with pytest.raises(ConnectionClosed):
            old.recv(timeout=2)


def test_a_proof_cannot_be_used_again(table: Wired) -> None:
    with stranger(table) as first:
        greeting = proved_by(table.code.secret, first.recv(), table.door.key.door)
    with stranger(table) as second:
        second.recv()
        second.send(m.written(greeting))
        assert json.loads(second.recv())["why"] == "code"


def test_a_page_of_a_browser_is_no_guest(table: Wired) -> None:
    for origin in ("http://example.org", "null", "http://127.0.0.1"):
        with pytest.raises(InvalidStatus) as refused, stranger(table, origin=Origin(origin)):
            pass
        assert refused.value.response.status_code == 403
    table.pump(lambda: table.door.strangers == 0)
    (guest,) = table.all_in("Bela")
    assert guest.seat == 1


def at_the_door(table: Wired, number: int, crowd: ExitStack) -> int:
    """How many of so many strangers come as far as they can, and say nothing."""
    came = 0
    told: list[tuple[int, bytes]] = []
    for _ in range(number):
        try:
            crowd.enter_context(stranger(table, close_timeout=0.1))
            came += 1
        except InvalidStatus as refused:
            answer = refused.response.status_code, bytes(refused.response.body)
            told.append(answer)
    assert set(told) <= {(503, CROWDED.encode())}
    return came


def test_an_address_has_three_places_and_who_has_a_seat_finds_room(table: Wired) -> None:
    (guest,) = table.all_in("Bela")
    guest.wire.cut()
    table.pump(lambda: guest.is_lost)
    with ExitStack() as crowd:
        assert at_the_door(table, 5, crowd) == table.door.strangers == MOST_OF_ADDRESS
        guest.wire.try_now()
        table.pump(table.level)


def test_four_more_places_are_for_those_who_have_a_seat() -> None:
    step = Doorstep()
    came = [step.stand((f"10.0.0.{number // 4}", number), is_known=False) for number in range(30)]
    assert sum(came) == step.strangers == 8
    assert came[:5] == [True, True, True, False, True]
    assert [step.stand(("10.0.0.99", port), is_known=True) for port in range(5)] == [True, True, True, True, False]
    step.leave(("10.0.0.99", 0))
    assert not step.stand(("10.0.0.98", 0), is_known=False)
    assert step.stand(("10.0.0.97", 0), is_known=True)


def test_whoever_says_nothing_goes_before_those_who_speak() -> None:
    """One address that connects without end hangs up on itself, and on nobody else."""
    step, pairs = Doorstep(), [socket.socketpair() for _ in range(2)]
    step.come(("10.0.0.2", 1), pairs[0][0])
    for port in range(500):
        step.come(("10.0.0.1", port), pairs[1][0])
    assert step.silent == MOST_SILENT
    assert ("10.0.0.2", 1) in step._silent
    for pair in pairs:
        for end in pair:
            end.close()


def test_fifty_who_knock_at_once_each_read_a_true_sentence() -> None:
    with wired(persons(options(2)), [1], patience=2.0) as table:
        table.table.hear_knocks(True)
        crowd = [table.guest(f"Guest {number}", knocks=True) for number in range(50)]
        table.pump(lambda: sum(not guest.has_ended for guest in crowd) == 1, seconds=60.0)
        why = Counter(guest.why for guest in crowd)
        assert why[""] == 1
        assert set(why) <= {"", "crowded", "knocked_before"}
        assert all(guest.trouble.endswith(".") for guest in crowd if guest.why)
        assert [knock.name for knock in table.table.entrance.knocks] == [g.wire.name for g in crowd if not g.why]
        table.table.entrance.answer(next(iter(table.table.entrance.knocks)).number, lets_in=True)
        table.pump(lambda: any(guest.seat == 1 for guest in crowd))
