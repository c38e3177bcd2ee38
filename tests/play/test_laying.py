"""Tables laid for a server: every argument is checked before anybody is invited, and other accounts are told a way."""

import contextlib
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from trickerion import cli
from trickerion.play.tables import serve
from trickerion.play.tables.laying import read_public
from trickerion.play.tables.serve import Server
from trickerion.storage.tables import read_table
from trickerion.together.code import read_invitation

posix = pytest.mark.skipif(sys.platform == "win32", reason="accounts of POSIX")


@contextlib.contextmanager
def as_nobody() -> Iterator[None]:
    """Another account for a while, where this one may read everything."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def shared() -> Iterator[Path]:
    """A data folder that every account may look into."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


def lay(folder: Path, *more: str) -> int:
    return cli.main(["serve", "--data-dir", str(folder), "--new", "owl", *more])


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--public", "http://example.org"], "--public: http://example.org is not an address"),
        (["--public", "example.org:port"], "--public"),
        (["--public", "example.org:70000"], "--public"),
        (["--public", "two words"], "--public"),
        (["--call", "example.org/turn"], "--call: example.org/turn is not an address on the web"),
        (["--call", "file:///etc/passwd"], "--call"),
        (["--call", "http://"], "--call"),
        (["--call", "http://example.org:port/"], "--call"),
        (["--move-by", "25:00"], "--move-by: 25:00 is not a time of day"),
        (["--port", "70000"], "Port 70000 cannot be used"),
        (["--port", "-1"], "Port -1 cannot be used"),
        (["--public", ""], "--public is empty; write table.example.org:47600 for example"),
        (["--address", ""], "--address is empty"),
        (["--new", " "], "--new is empty; write owl"),
        (["--move-by", ""], "--move-by is empty; write 20:00"),
        (["--call", ""], "--call is empty"),
        (["--call-run", ""], "--call-run is empty"),
    ],
)
@pytest.mark.parametrize("new", [["--new", "owl"], []], ids=["new", "serve"])
def test_a_wrong_argument_is_one_line_before_anything_is_printed_or_written(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], arguments: list[str], said: str, new: list[str]
) -> None:
    assert cli.main(["serve", "--data-dir", str(tmp_path), *new, *arguments]) == 2
    out, err = capfd.readouterr()
    assert said in err
    assert err.count("\n") == 1
    assert out == ""
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "0"], "Port 0 cannot be used (guests find a table at a port from 1 to 65535)"),
        (["--seats", ""], "--seats is empty; write person,person"),
        (["--seats", "person,,manager"], "--seats: a name is missing between the commas"),
        (["--modules", ","], "--modules: a name is missing between the commas"),
        (["--seats", "random,random"], "at least one seat needs a person"),
        (["--seats", "person,heir"], "person,heir is not possible"),
        (["--modules", "academy"], "Academy needs the Dark Alley"),
        (["--new", "Owl"], "Owl is not a name for a table"),
        (["--new", "bear"], "bear is taken"),
    ],
)
def test_what_no_table_can_be_is_said_and_nobody_is_invited(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    (tmp_path / "bear").mkdir()
    assert lay(tmp_path, *arguments) == 2
    out, err = capfd.readouterr()
    assert said in err
    assert err.count("\n") == 1
    assert out == ""
    assert not (tmp_path / "owl").exists()


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("table.example.org", ("table.example.org", 47600, False)),
        ("192.0.2.7:80", ("192.0.2.7", 80, False)),
        ("wss://table.example.org", ("table.example.org", 443, True)),
        ("[2001:db8::1]:47601", ("2001:db8::1", 47601, False)),
    ],
)
def test_an_invitation_leads_to_the_address_that_was_given(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, meant: tuple[str, int, bool]
) -> None:
    assert read_public(text) == meant
    assert lay(tmp_path, "--public", text) == 0
    code = read_invitation(capsys.readouterr().out.strip())
    assert (code.address, code.port, code.is_safe) == meant
    assert code.table == "owl"


def test_a_table_that_cannot_be_written_invites_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def refuse(*_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", refuse)
        assert lay(tmp_path) == 2
    out, err = capfd.readouterr()
    assert out == ""
    assert "The table owl could not be written (No space left on device)" in err
    assert lay(tmp_path) == 0  # and the name is free


def test_invitations_are_printed_when_a_table_is_laid_or_asked_for_and_not_at_each_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert cli.main(["serve", "--data-dir", str(tmp_path), "--invitations"]) == 2
    assert "There is no table in" in capsys.readouterr().err
    assert lay(tmp_path, "--public", "wss://table.example.org") == 0
    invitation = capsys.readouterr().out.strip()
    assert cli.main(["serve", "--data-dir", str(tmp_path), "--invitations"]) == 0
    assert capsys.readouterr().out == f"owl: {invitation}\n"
    assert cli.main(["serve", "--data-dir", str(tmp_path), "--invitations", "--public", "192.0.2.7:80"]) == 0
    assert "192.0.2.7:80/owl" in capsys.readouterr().out
    monkeypatch.setattr(Server, "run", Server.close)
    assert cli.main(["serve", "--data-dir", str(tmp_path), "--address", "127.0.0.1", "--port", "0"]) == 0
    told = capsys.readouterr().out
    assert "tables: 1" in told
    assert invitation.split()[-1] not in told


def test_a_server_of_an_empty_folder_says_how_a_table_is_laid(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Server, "run", Server.close)
    assert cli.main(["serve", "--data-dir", str(tmp_path), "--address", "127.0.0.1", "--port", "0"]) == 0
    assert "There is no table in" in capsys.readouterr().out


@posix
def test_a_folder_that_may_not_be_entered_is_one_sentence(shared: Path, capfd: pytest.CaptureFixture[str]) -> None:
    shared.chmod(0)
    try:
        with as_nobody():
            for command in (["--new", "owl"], ["--invitations"], ["--port", "0", "--address", "127.0.0.1"]):
                assert cli.main(["serve", "--data-dir", str(shared), *command]) == 2
                out, err = capfd.readouterr()
                assert out == ""
                assert err.count("\n") == 1
                assert "cannot be entered (Permission denied)" in err
    finally:
        shared.chmod(0o755)


@posix
def test_a_table_of_another_account_names_the_way_to_give_it_once_and_is_found_afterwards(
    shared: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "LOOKS_FOR_TABLES", -1.0)
    assert lay(shared) == 0
    file = shared / "owl" / "table.json"
    capfd.readouterr()
    assert file.stat().st_mode & 0o777 == 0o600
    file.chmod(0o600 if os.geteuid() == 0 else 0)
    with as_nobody():
        server = Server(shared)
        for _ in range(3):
            server.step()
        assert not server.tables
        owner = f"{os.geteuid()}:{os.getegid()}"
    err = capfd.readouterr().err
    assert err.count("\n") == 1
    assert "belongs to another account" in err
    assert f"chown -R {owner} {shared / 'owl'}" in err
    file.chmod(0o600)
    server.step()
    assert list(server.tables) == ["owl"]
    assert capfd.readouterr().err == ""
    server.close()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="only root lays tables for others")
def test_who_lays_a_table_for_another_account_is_told_how_to_give_it(
    shared: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    os.chown(shared, 65534, 65534)
    assert lay(shared) == 0
    assert f"chown -R 65534:65534 {shared / 'owl'}" in capfd.readouterr().err


def test_a_damaged_table_is_told_once_and_again_when_the_trouble_is_another(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "LOOKS_FOR_TABLES", -1.0)
    assert lay(tmp_path) == 0
    file, capture = tmp_path / "owl" / "table.json", capfd
    capture.readouterr()
    text = file.read_text()
    server = Server(tmp_path)
    server.close()
    for damaged in ("[]", '{"elsewhere": [], "tokens": []}', text.replace('"beginner"', '"expert"')):
        file.write_text(damaged)
        server = Server(tmp_path)
        for _ in range(3):
            server.step()
        err = capture.readouterr().err
        assert err.count("\n") == 1
        assert "The table owl cannot be opened" in err
        assert not server.tables
        server.close()
    file.write_text(text)
    assert read_table(file).public == "127.0.0.1:47600"
