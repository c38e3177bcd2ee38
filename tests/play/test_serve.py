"""``trickerion serve``: a table without a window, whose players come from elsewhere; it goes on after it was ended."""

import json
import socket
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from given import there
from play.test_caller import Receiver

from trickerion import cli
from trickerion.bots.registry import make_bot
from trickerion.play.tables import caller
from trickerion.play.tables.call_forms import CallForm, CallTo, OverWeb
from trickerion.play.tables.guest_table import GuestTable
from trickerion.play.tables.join import Player
from trickerion.play.tables.serve import Server
from trickerion.play.tables.served_table import ServedTable
from trickerion.together import door
from trickerion.together.code import Code
from trickerion.together.wire import Wire


class Evening:
    """A server of one table, and computer players who come to it by wires."""

    def __init__(self, folder: Path, call: CallForm | None = None) -> None:
        self.news = threading.Event()
        self.server = Server(folder, call=call)
        self.server._news = self.news
        self.server.open("127.0.0.1", 0)
        for table in self.server.tables.values():
            table.invitation.on_news = self.news.set
        self.players: list[Player] = []

    @property
    def table(self) -> ServedTable:
        return self.server.tables["owl"]

    def join(self, token: str = "") -> None:
        code = Code("127.0.0.1", self.server.port, self.table.invitation.secret, "owl")
        wire = Wire(code, f"Guest {len(self.players)}", token=token, on_news=self.news.set)
        self.players.append(Player(GuestTable(wire), make_bot("random", len(self.players))))
        wire.open()

    def until(self, is_so: Callable[[], object]) -> None:
        for _ in range(4000):
            self.news.clear()
            self.server.step()
            for player in self.players:
                player.step()
            if is_so():
                return
            self.news.wait(0.01)
        raise AssertionError

    def sits(self, number: int) -> bool:
        return self.players[number].table.seat == number

    def made(self) -> int:
        session = self.table.session
        return session.made if session is not None else -1

    def send_away(self) -> None:
        for player in self.players:
            player.table.close()
        self.players.clear()

    def close(self) -> None:
        self.send_away()
        self.server.close()


def test_a_served_table_is_played_to_its_end_and_survives_an_end_of_the_server(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(door, "MOST_A_SECOND", 1000.0)
    where = ["serve", "--data-dir", str(tmp_path), "--new", "owl"]
    assert cli.main([*where, "--seats", "person,person", "--modules", "dark_alley"]) == 0
    assert "/owl " in capsys.readouterr().out
    assert cli.main(where) == 2
    assert cli.main([*where[:-1], "bear", "--seats", "random,random"]) == 2

    first = Evening(tmp_path)
    with urlopen(f"http://127.0.0.1:{first.server.port}/health") as health:
        assert json.load(health) == {"ok": True, "tables": 1, "playing": 0, "guests": 0}
    for number in range(2):
        first.join()
        first.until(partial(first.sits, number))
    first.until(lambda: first.made() >= 20)
    tokens = [player.table.wire.token for player in first.players]
    made = first.made()
    first.close()

    second = Evening(tmp_path)
    assert second.made() == made
    for token in tokens:
        second.join(token)
    second.until(lambda: all(player.is_done for player in second.players))
    assert there(second.table.session).is_over
    assert second.players[0].scores
    second.close()


def test_who_is_away_is_called_once_for_a_question_also_by_a_server_that_was_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caller, "AWAY_FOR", 0.0)
    monkeypatch.setattr(caller, "PAUSE", 0.0)
    assert cli.main(["serve", "--data-dir", str(tmp_path), "--new", "owl", "--seats", "person,person"]) == 0
    receiver = Receiver([])
    first = Evening(tmp_path, OverWeb(receiver.url))
    for number in range(2):
        first.join()
        first.until(partial(first.sits, number))
    first.until(lambda: first.made() >= 1)
    assert receiver.heard.empty(), "nobody is away"
    first.send_away()
    first.until(lambda: not receiver.heard.empty())
    first.close()
    called = {receiver.heard.get(timeout=20)[1]["seat"]}
    while not receiver.heard.empty():
        called.add(receiver.heard.get()[1]["seat"])

    second = Evening(tmp_path, OverWeb(receiver.url))
    for _ in range(5):
        second.server.step()
    there(second.server._caller).call(CallTo("nobody", 0, "the last call"))
    heard: list[dict[str, Any]] = []
    while not heard or heard[-1]["table"] != "nobody":
        heard.append(receiver.heard.get(timeout=20)[1])
    assert not called & {told["seat"] for told in heard[:-1]}
    second.close()
    receiver.close()


@pytest.mark.slow
def test_health_is_told_whoever_stands_at_the_door(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.open("127.0.0.1", 0)
    crowd = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(70)]
    for number, stranger in enumerate(crowd[:10]):
        stranger.sendall(b"GET / HTTP/1.1\r\n" * (number % 2))
    with urlopen(f"http://127.0.0.1:{server.port}/health") as health:
        assert json.load(health)["ok"]
    for stranger in crowd:
        stranger.close()
    server.close()


def test_the_address_of_a_table_is_a_page_without_its_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ["serve", "--data-dir", str(tmp_path), "--new", "owl", "--public", "table.example.org:47600"]
    assert cli.main(where) == 0
    secret = capsys.readouterr().out.split()[-1]
    server = Server(tmp_path)
    server.open("127.0.0.1", 0)
    with urlopen(f"http://127.0.0.1:{server.port}/owl") as page:
        told = page.read().decode()
    assert "Table owl" in told
    assert secret not in told
    with pytest.raises(HTTPError):
        urlopen(f"http://127.0.0.1:{server.port}/bear")
    assert server.tables["owl"]._calls._link == "http://table.example.org:47600/owl"
    server.close()
