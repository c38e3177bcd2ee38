"""Tables laid at a served machine from a window: by one group key, with a head that arranges and decides."""

import os
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from given import there
from wired import Stranger

from trickerion.bots.registry import make_bot
from trickerion.play.tables import served_table
from trickerion.play.tables.guest_table import GuestTable
from trickerion.play.tables.join import Player
from trickerion.play.tables.lay_far import LayingFar
from trickerion.play.tables.laying_desk import LAYS, MOST_AN_HOUR
from trickerion.play.tables.serve import Server
from trickerion.play.tables.served_table import ServedTable
from trickerion.together import door, heading
from trickerion.together import messages as m
from trickerion.together.code import Code, NetPlace, in_full, read_invitation
from trickerion.together.invitation import NEW, Came
from trickerion.together.keeping import OurRelay
from trickerion.together.wire import Wire

SEATS = [
    ["guest", "", "", "", "", ""],
    ["guest", "", "", "", "", ""],
    ["empty", "", "", "", "", ""],
    ["empty", "", "", "", "", ""],
]
GAME: dict[str, Any] = {"edition": "2019", "setup": "beginner", "modules": []}


class Machine:
    """A server, and windows that come to it by wires."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.news = folder, threading.Event()
        self.start()
        self.guests: list[GuestTable] = []

    def start(self, port: int = 0) -> None:
        self.server = Server(self.folder, relay="group")
        self.server._news = self.news
        self.server._desk.invitation.on_news = self.news.set
        self.server.open("127.0.0.1", port)

    def again(self) -> None:
        port = self.server.port
        self.server.close()
        self.start(port)

    @property
    def key(self) -> int:
        return self.server._desk.invitation.secret

    def until(self, is_so: Callable[[], object], *parts: LayingFar) -> None:
        for _ in range(4000):
            self.news.clear()
            self.server.step()
            for guest in self.guests:
                guest.update()
            for part in parts:
                part.update()
            if is_so():
                return
            self.news.wait(0.01)
        raise AssertionError

    def lay(self, seats: list[list[str]] = SEATS, game: dict[str, Any] = GAME, key: int | None = None) -> LayingFar:
        place = OurRelay(NetPlace("127.0.0.1", self.server.port, False), self.key if key is None else key)
        laying = LayingFar(place, "Ada", seats, game, self.news.set)
        laying.open()
        self.until(lambda: laying.why or laying.laid is not None, laying)
        return laying

    def sit(self, laying: LayingFar, name: str = "Ada") -> GuestTable:
        """Sit down as the head of a table that was laid."""
        return self.come(there(laying.laid), name, token=laying.token, door=laying.door)

    def come(self, code: Code, name: str, **how: Any) -> GuestTable:
        guest = GuestTable(Wire(code, name, on_news=self.news.set, **how))
        guest.wire.open()
        self.guests.append(guest)
        self.until(lambda: guest.lobby is not None or guest.game is not None or guest.has_ended)
        return guest

    def table(self, laying: LayingFar) -> ServedTable:
        return self.server.tables[there(laying.laid).name.lower()]

    def leave(self, guest: GuestTable) -> None:
        guest.close()
        self.guests.remove(guest)

    def close(self) -> None:
        for guest in self.guests:
            guest.close()
        self.server.close()


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Machine]:
    monkeypatch.setattr(door, "BURST", 10_000.0)
    made = Machine(tmp_path)
    yield made
    made.close()


def arranged(**seats: list[str]) -> m.Arrange:
    told = [list(seat) for seat in SEATS]
    for name, seat in seats.items():
        told[int(name[1:])] = seat
    return m.Arrange(told, GAME)


def ready(guest: GuestTable) -> None:
    guest.wire.send(m.SetReady(True))


def begun(machine: Machine, laying: LayingFar) -> list[GuestTable]:
    """A head and a guest in the middle of their game."""
    ada = machine.sit(laying)
    bela = machine.come(there(laying.laid), "Bela")
    ready(bela)
    machine.until(lambda: machine.table(laying).table.places[1].is_ready)
    ada.wire.send(m.Rule("raise", 0, ""))
    machine.until(lambda: ada.game is not None and bela.game is not None)
    return [ada, bela]


def test_a_table_is_laid_by_the_group_key_and_played_from_its_lobby_to_another_game(machine: Machine) -> None:
    laying = machine.lay()
    ada = machine.sit(laying)
    assert (ada.seat, ada.head, ada.ruling.decides) == (0, 0, True)
    letters = in_full(there(laying.laid))  # the same line leads there from anywhere
    bela = machine.come(read_invitation(letters), "Bela")
    assert (bela.seat, bela.head, bela.ruling.decides) == (1, 0, False)
    ada.wire.send(m.Choose("Ada", "teal", ""))
    ada.wire.send(arranged(n2=["computer", "Robot", "pearl", "", "apprentice", ""]))
    machine.until(lambda: there(bela.lobby).seats[2][4] == "apprentice" and there(bela.lobby).seats[0][1] == "Ada")
    ada.wire.send(arranged())
    machine.until(lambda: there(bela.lobby).seats[2][0] == "empty")
    ready(bela)
    machine.until(lambda: there(ada.lobby).seats[1][5] == "ready")
    assert ada.game is None  # never by itself
    ada.wire.send(m.Rule("raise", 0, ""))
    machine.until(lambda: ada.game is not None and bela.game is not None)
    session = there(machine.table(laying).session)
    players = [Player(guest, make_bot("random", number)) for number, guest in enumerate(machine.guests)]
    for player in players:
        player._is_ready = True

    def plays() -> bool:
        for player in players:
            player.step()
        return session.is_over

    machine.until(plays)
    machine.until(lambda: all(there(guest.game).whole_game for guest in machine.guests))
    bela.sequel.ask_again()  # the head decides
    ada.sequel.ask_again()
    machine.until(lambda: ada.sequel.another == bela.sequel.another == "sit")
    assert machine.table(laying).session is None
    assert len([*(machine.table(laying).folder / "ended").iterdir()]) == 1
    for guest in (ada, bela):
        guest.sit_down_again()
    ready(bela)
    machine.until(lambda: there(ada.lobby).seats[1][5] == "ready")
    ada.wire.send(m.Rule("raise", 0, ""))
    machine.until(lambda: ada.game is not None and bela.game is not None)


def test_nobody_lays_a_table_with_another_key_and_nobody_too_many(machine: Machine) -> None:
    assert machine.lay(key=machine.key ^ 1).why == "group"
    for _ in range(MOST_AN_HOUR):
        assert machine.lay().laid is not None
    assert machine.lay().why == "many_tables"


@pytest.mark.parametrize(
    ("seats", "game"),
    [
        (SEATS[:2], GAME),
        ([["guest"] * 5] * 4, GAME),
        ([["guest", "", "", "", "", ""], *[["empty", "", "", "", "", ""]] * 3], GAME),
        ([["computer", "", "", "", "assistant", ""], *SEATS[1:]], GAME),
        ([SEATS[0], ["computer", "", "", "", "heir", ""], *SEATS[2:]], GAME),
        ([SEATS[0], ["computer", "", "", "", "nobody", ""], *SEATS[2:]], GAME),
        ([["guest", "", "", "", "", "gold"], *SEATS[1:]], GAME),
        ([SEATS[0], ["guest", "", "", "", "", "shard,coins"], *SEATS[2:]], GAME),
        ([SEATS[0], ["guest", "", "", "", ""], *SEATS[2:]], GAME),
        (SEATS, {"modules": ["heir"]}),
        (SEATS, {"modules": "x" * 9_000}),
        (SEATS, {"edition": 7, "nonsense": {}}),
    ],
)
def test_what_is_no_table_is_not_laid(machine: Machine, seats: list[list[str]], game: dict[str, Any]) -> None:
    assert machine.lay(seats, game).why == "nonsense"
    assert not machine.server.tables


def test_whoever_comes_to_the_desk_and_says_nothing_is_sent_away(machine: Machine) -> None:
    desk = machine.server._desk
    eve = Stranger()
    desk.invitation.put(eve, Came(NEW, "Eve", False))
    machine.server.step()
    assert eve.told == ["Welcome"]
    desk._clock = lambda: time.monotonic() + 60
    machine.server.step()
    assert not desk._waiting
    onlooker = machine.come(Code("127.0.0.1", machine.server.port, machine.key, LAYS), "Eve", looks_on=True)
    assert onlooker.why == "no_looking_on"


@pytest.mark.slow
def test_a_lobby_keeps_its_seats_while_the_server_is_started_again(machine: Machine) -> None:
    laying = machine.lay()
    ada, bela = machine.sit(laying), machine.come(there(laying.laid), "Bela")
    bela.wire.send(m.Choose("Bela", "pearl", "electra"))
    robot, handicapped = ["computer", "Robot", "saffron", "", "manager", ""], ["guest", "", "", "", "", "coins,shard"]
    ada.wire.send(arranged(n1=handicapped, n3=robot))
    machine.until(lambda: there(ada.lobby).seats[3][4] == "manager" and there(ada.lobby).seats[1][3] == "electra")
    ada.ruling.let_look_on(False)
    ada.ruling.hear_knocks(True)
    machine.until(lambda: ada.ruling.hears_knocks and not ada.ruling.may_look_on)
    machine.until(lambda: there(bela.lobby).seats[1][6] == "coins,shard")
    machine.again()
    for guest in (ada, bela):
        guest.close()
    machine.guests.clear()
    kept = {"door": laying.door, "is_patient": False}
    back = machine.come(there(laying.laid), "Bela", token=bela.wire.token, **kept)
    assert back.seat == 1
    assert there(back.lobby).seats[1][1:4] == ["Bela", "pearl", "electra"]
    assert there(back.lobby).seats[3][4] == "manager"
    assert there(back.lobby).seats[1][6] == "coins,shard"
    assert back.head == 0
    again = machine.sit(laying)
    assert again.ruling.decides
    machine.until(lambda: again.ruling.hears_knocks and not again.ruling.may_look_on)
    onlooker = machine.come(there(laying.laid), "Eve", looks_on=True)
    assert onlooker.why == "no_looking_on"


def test_who_knows_where_a_table_is_knocks_there_and_its_head_answers(machine: Machine) -> None:
    laying, other = machine.lay(), machine.lay()
    ada = machine.sit(laying)
    address = Code("127.0.0.1", machine.server.port, 0)
    at_table = address._replace(table=machine.table(laying).name)
    assert machine.come(at_table, "Mora", knocks=True).why == "no_knocking"  # the head has not said yet
    machine.table(other).table.hear_knocks(True)
    assert machine.come(address, "Mora", knocks=True).why == "no_knocking"  # and of which table?
    ada.ruling.hear_knocks(True)
    machine.until(lambda: ada.ruling.hears_knocks)
    mora = GuestTable(Wire(at_table, "Mora", on_news=machine.news.set, knocks=True))
    mora.wire.open()
    machine.guests.append(mora)
    machine.until(lambda: ada.ruling.knocks)
    (knock,) = ada.ruling.knocks
    assert knock.name == "Mora"
    machine.until(lambda: mora.is_knocking)
    ada.ruling.answer(knock.number, lets_in=True)
    machine.until(lambda: mora.lobby is not None)
    assert mora.seat == 1
    assert not mora.ruling.knocks


def test_what_a_guest_rules_changes_nothing_nor_what_is_impossible(machine: Machine) -> None:
    laying = machine.lay()
    ada, bela = machine.sit(laying), machine.come(there(laying.laid), "Bela")
    table = machine.table(laying).table

    def stands() -> tuple[object, ...]:
        places = [(p.kind, p.brain, p.handicap, p.token, p.visitor is not None) for p in table.places]
        return places, table.draft, table.head, table.game, machine.table(laying).is_closed

    before = stands()
    rules = ("raise", "close", "free", "send_away", "wait", "once", "sit_in", "head", "send_off", "x" * 150)
    for what in rules:
        for number in (-7, 0, 1, 2, 99):
            bela.wire.send(m.Rule(what, number, "assistant"))
    bela.wire.send(arranged(n2=["computer", "Robot", "", "", "assistant", ""]))
    bela.wire.send(arranged(n0=["guest", "", "", "", "", "coins"]))
    for what in ("free", "wait", "once", "sit_in", "raise", "x"):
        for number in (-7, 0, 2, 99):
            ada.wire.send(m.Rule(what, number, "heir"))
    ada.wire.send(m.Rule("send_away", 0, ""))
    ada.wire.send(m.Rule("head", 3, ""))
    ada.wire.send(arranged(n0=["empty", "", "", "", "", ""]))
    ada.wire.send(arranged(n1=["computer", "", "", "", "heir", ""]))
    ada.wire.send(arranged(n1=["guest", "", "", "", "", "coins,coins"]))
    ada.wire.send(m.Arrange([["guest"] * 9], {"edition": "1999"}))
    ada.wire.send(m.Talk("done"))
    heard: list[str] = []
    bela.on_talk = lambda _seat, _name, text: heard.append(text)
    machine.until(lambda: heard)
    assert stands() == before


@pytest.mark.slow
def test_a_head_frees_lets_decide_and_sends_away(machine: Machine) -> None:
    laying = machine.lay()
    ada, bela = begun(machine, laying)
    session = there(machine.table(laying).session)
    machine.leave(bela)
    machine.until(lambda: ada.stands[1] == "away")
    ada.ruling.stand_in = "manager"
    ada.ruling.let_decide(1, once=False)
    machine.until(lambda: session.stand_ins.sits_in(1) == "manager" and ada.stands[1] == "computer")
    ada.ruling.wait(1)
    machine.until(lambda: not session.stand_ins.sits_in(1))
    mora = machine.come(there(laying.laid), "Mora", looks_on=True)
    machine.until(lambda: list(ada.lookers) == ["Mora"])
    ada.ruling.send_off(0)
    machine.until(lambda: mora.why == "sent_away" and not ada.lookers)
    ada.ruling.free(1)
    machine.until(lambda: not machine.table(laying).table.places[1].token)
    dora = machine.come(there(laying.laid), "Dora")
    machine.until(lambda: dora.game is not None and dora.seat == 1)
    ada.wire.send(m.Rule("head", 1, ""))
    machine.until(lambda: dora.ruling.decides and not ada.ruling.decides)


def test_the_next_seat_is_the_head_of_one_who_is_away_for_long_or_has_given_up(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    laying = machine.lay()
    ada, bela = machine.sit(laying), machine.come(there(laying.laid), "Bela")
    machine.leave(ada)
    machine.until(lambda: there(bela.lobby).seats[0][5] == "away")
    assert bela.head == 0
    monkeypatch.setattr(heading, "AWAY_IN_LOBBY", -1.0)
    machine.until(lambda: bela.head == 1)
    again = machine.sit(laying)
    assert not again.ruling.decides
    bela.give_up()
    machine.guests.remove(bela)
    machine.until(lambda: again.ruling.decides)


def test_tables_are_laid_aside_when_they_are_closed_left_or_long_over(
    machine: Machine, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed, left, played = machine.lay(), machine.lay(), machine.lay()
    ada = machine.sit(closed)
    ada.wire.send(m.Rule("close", 0, ""))
    machine.until(lambda: ada.why == "closed_for_good")
    machine.guests.clear()
    assert there(closed.laid).name.lower() not in machine.server.tables
    begun(machine, played)
    machine.server.look_for_tables()
    assert len(machine.server.tables) == 2
    long_ago = time.time() - 2 * served_table.DAY
    os.utime(machine.table(left).folder / "table.json", (long_ago, long_ago))
    machine.server.look_for_tables()
    assert [*machine.server.tables] == [there(played.laid).name.lower()]
    assert len([*(machine.folder / "ended").iterdir()]) == 2
    machine.again()
    assert len(machine.server.tables) == 1
    monkeypatch.setattr(served_table, "OVER_FOR", -1.0)
    machine.server.look_for_tables()
    assert len(machine.server.tables) == 1  # it is not over


def test_laying_is_a_matter_of_a_moment(machine: Machine) -> None:
    laying = machine.lay()
    ada = machine.sit(laying)
    assert ada.wire.door == laying.door
    assert partial(machine.table, laying)().table.head == 0
