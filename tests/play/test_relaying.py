"""``trickerion serve`` as a relay, and a served table that is reached by its outgoing wire alone."""

import json
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest
from given import there

from trickerion import cli
from trickerion.bots.registry import make_bot
from trickerion.play.tables.guest_table import GuestTable
from trickerion.play.tables.join import Player
from trickerion.together.code import read_invitation
from trickerion.together.keeping import read_relay
from trickerion.together.wire import Wire

WATCHED = """
import sys
def watch(event, arguments):
    if event in ("socket.connect", "socket.getaddrinfo", "subprocess.Popen"):
        print("dialled", event, arguments[1:2], file=sys.stderr, flush=True)
sys.addaudithook(watch)
from trickerion.cli import main
sys.exit(main(sys.argv[1:]))
"""


class Served:
    """A server in a process of its own."""

    def __init__(self, folder: Path, *more: str) -> None:
        command = ["serve", "--data-dir", str(folder), "--address", "127.0.0.1", "--port", "0", *more]
        self.process = subprocess.Popen(
            [sys.executable, "-c", WATCHED, *command], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        said = there(self.process.stdout).readline()
        self.port = int(said.partition("port ")[2].partition(";")[0])

    def health(self) -> dict[str, object]:
        with urlopen(f"http://127.0.0.1:{self.port}/health") as health:
            told: dict[str, object] = json.load(health)
            return told

    def end(self) -> list[str]:
        """Its last words: what was dialled, and what was complained of."""
        if self.process.poll() is not None:
            return []
        self.process.send_signal(signal.SIGTERM)
        _, said = self.process.communicate(timeout=30)
        return said.splitlines()

    def __enter__(self) -> "Served":
        return self

    def __exit__(self, *_: object) -> None:
        self.end()


@pytest.fixture
def relay(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path / "relay", "--relay") as made:
        yield made


def key_of(folder: Path, port: int, capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert cli.main(["serve", "--data-dir", str(folder), "--key", "--public", f"127.0.0.1:{port}"]) == 0
    return capsys.readouterr().out.strip()


@pytest.mark.slow
def test_a_served_table_behind_a_router_is_played_through_a_relay_that_dials_nobody(
    relay: Served, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = key_of(tmp_path / "relay", relay.port, capsys)
    assert line == key_of(tmp_path / "relay", relay.port, capsys)
    assert read_relay(line).key is not None
    (tmp_path / "line").write_text(f"  {line}\n")
    assert cli.main(["serve", "--data-dir", str(tmp_path / "home"), "--new", "owl"]) == 0
    with Served(tmp_path / "home", "--through", str(tmp_path / "line")) as home:
        while not (tmp_path / "home" / "relay.json").exists():
            threading.Event().wait(0.05)
        assert relay.health()["relay"] == {"names": 1, "wires": 1, "most": 200}
        capsys.readouterr()
        assert cli.main(["serve", "--data-dir", str(tmp_path / "home"), "--invitations"]) == 0
        invitation = capsys.readouterr().out.strip().removeprefix("owl: ")
        assert invitation.startswith(f"127.0.0.1:{relay.port} ")
        news = threading.Event()
        players = []
        for number in range(2):
            wire = Wire(read_invitation(invitation), f"Guest {number}", on_news=news.set)
            players.append(Player(GuestTable(wire), make_bot("random", number)))
            wire.open()
        for _ in range(4000):
            news.clear()
            for player in players:
                player.step()
            if all(player.table.game is not None and player.table.game.made >= 10 for player in players):
                break
            news.wait(0.05)
        assert all(there(player.table.game).made >= 10 for player in players)
        for player in players:
            player.table.close()
        assert any("socket.connect" in said for said in home.end())
    assert relay.end() == [], "a relay opens no connection"


@pytest.mark.parametrize("line", ["", "relay.example.org", "relay.example.org ABCD", "no address ABCD-EFGH-JKMN"])
def test_a_file_without_the_line_of_a_relay_is_one_sentence(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "line"
    where = ["serve", "--data-dir", str(tmp_path), "--port", "0", "--address", "127.0.0.1", "--through", str(file)]
    assert cli.main(where) == 2
    assert "cannot be read" in capsys.readouterr().err
    file.write_text(line)
    if line == "relay.example.org":
        return  # an open relay asks for no key
    assert cli.main(where) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("name", ["relay.key", "group.key", "door.key"])
def test_a_key_that_is_none_is_one_sentence(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / name).write_text("nonsense")
    assert cli.main(["serve", "--data-dir", str(tmp_path), "--relay", "--port", "0", "--address", "127.0.0.1"]) == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "cannot be used" in err


def test_keys_are_for_their_owner_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key_of(tmp_path, 1, capsys)
    assert (tmp_path / "group.key").stat().st_mode & 0o777 == 0o600
