"""Whatever comes to the door, the host's game, memory and time stay as they are."""

import json
import socket
from random import Random

import pytest
from wanderer import options
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from wired import Wired, persons, play_on, wired

from trickerion.rules.game import Game
from trickerion.together import messages as m
from trickerion.together.codec import CodecError
from trickerion.together.door import MOST_AT_DOOR
from trickerion.together.greeting import greet, proof_of

JUNK = ["", "{", "[]", "null", '{"is":"Do"}', '{"is":"Hello"}', "[" * 5000, "\x00", "9" * 9000]


def drawn(random: Random) -> str:
    """A message that is nearly one."""
    kind = random.choice(list(m.UP))
    values = [0, -1, 2**70, "", "x" * random.choice([3, 300, 9000]), None, True, [], [{}], {"do": "TakeCoins"}, 1.5]
    fields = {field: random.choice(values) for field in m.UP[kind]._fields}
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
def table():
    with wired(persons(options(2)), [1], patience=2.0, rate=20.0) as made:
        yield made


def stands(table: Wired) -> tuple[str, int]:
    return table.session.game.digest(), table.session.made


def test_a_guest_that_lies_changes_nothing(table: Wired) -> None:
    (guest,) = table.all_in("Bela")
    play_on(table, Random(1), 12)
    before, random = stands(table), Random("lies")
    moves = Game(guest.game.view.state, "", [], []).legal_moves()[:3] or table.session.game.legal_moves()[:3]
    other = [move.to_json() for move in moves]
    decides = table.session.decision.seat == 1
    for at in (-1, 0, before[1] - 1, before[1] + 1, 2**40):
        guest.wire.send(m.Do(at, other))
    guest.wire.send(m.Do(before[1], [{"do": "TakeCoins", "die": "no such die"}]))
    guest.wire.send(m.Undo(before[1] + 3))
    guest.wire.send(m.Choose("x", "crimson", ""))
    if not decides:
        guest.wire.send(m.Do(before[1], other))
    guest.wire.send(m.Assign(1, table.session.game.state.turn + 1, []))
    guest.wire.send(m.Assign(2, table.session.game.state.turn, other))
    told = []
    guest.game.hear = told.append
    table.pump(lambda: len(told) >= 9)
    assert stands(table) == before
    for _ in range(3):
        with connect(table.code.url) as stranger:
            stranger.recv()
            stranger.send(drawn(random))
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
    with connect(table.code.url, max_queue=1, close_timeout=0.1) as deaf:
        proof = proof_of(table.code.secret, json.loads(deaf.recv())["nonce"])
        deaf.send(m.written(greet("Deaf", proof)))
        table.pump(lambda: table.table.places[1].visitor)
        visitor, random = table.table.places[1].visitor, Random("deaf")
        for _ in range(40):
            visitor.send_text(random.randbytes(2**19).hex())
        table.pump(lambda: table.table.places[1].visitor is None)
        assert not visitor._line._waiting


def test_a_seat_has_one_guest_whoever_else_has_its_token(table: Wired) -> None:
    (guest,) = table.all_in("Bela")
    other = table.guest("Bela", token=guest.wire.token)
    table.pump(lambda: guest.has_ended and other.game)
    assert guest.why == "elsewhere"
    table.guests.remove(guest)
    play_on(table, Random(3), 4)


def test_wrong_codes_cost_time_and_tokens_of_others_open_nothing(table: Wired) -> None:
    wrong = table.code._replace(secret=table.code.secret ^ 1)
    for expected in ("code", "code", "code", "locked"):
        guest = table.guest("Eve", code=wrong)
        table.pump(lambda guest=guest: guest.has_ended)
        assert guest.why == expected
    assert table.guests.pop().facts["seconds"] in ("1", "2")
    token = table.guest("Eve", token="ab" * 16, is_patient=False)
    table.pump(lambda: token.has_ended)
    assert all(place.stands in ("", "free") for place in table.table.places)


def test_a_hundred_who_only_stand_there_keep_nobody_out(table: Wired) -> None:
    crowd = [socket.create_connection(("127.0.0.1", table.door.port)) for _ in range(100)]
    assert table.door.strangers <= MOST_AT_DOOR
    table.pump(lambda: table.door.strangers == 0)
    for stranger in crowd:
        stranger.close()
    (guest,) = table.all_in("Bela")
    play_on(table, Random(2), 4)
    assert guest.game.made == table.session.made


def test_who_knows_the_code_of_another_program_hears_why(table: Wired) -> None:
    with connect(table.code.url) as old:
        hello = json.loads(old.recv())
        old.send(m.written(greet("Old", proof_of(table.code.secret, hello["nonce"]))._replace(program="0.0.1")))
        assert json.loads(old.recv())["why"] == "version"
        with pytest.raises(ConnectionClosed):
            old.recv(timeout=2)


def test_a_proof_cannot_be_used_again(table: Wired) -> None:
    with connect(table.code.url) as first:
        proof = proof_of(table.code.secret, json.loads(first.recv())["nonce"])
    with connect(table.code.url) as second:
        second.recv()
        second.send(m.written(greet("Eve", proof)))
        assert json.loads(second.recv())["why"] == "code"
