"""The command line from outside: exit status, one line on stderr, nothing ever a traceback."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from random import Random

import pytest

from trickerion import __version__, cli
from trickerion.rules.game import Game
from trickerion.rules.options import GameOptions, Seat
from trickerion.storage.player_error import PlayerError
from trickerion.storage.record import Record

ROOT = Path(__file__).resolve().parents[1]


def trickerion(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8", **more}
    command = [sys.executable, "-m", "trickerion", *arguments]
    return subprocess.run(command, capture_output=True, text=True, env=env, timeout=60, encoding="utf-8")


@pytest.fixture
def save(tmp_path: Path) -> Path:
    game, lots = Game.new(GameOptions((Seat("Ada"), Seat("Béla"))), "cli"), Random(1)
    for _ in range(60):
        game.apply(lots.choice(game.legal_moves()))
    path = tmp_path / "évening.trickerion.json"
    path.write_text(Record(game.options, game.seed).text(game, "Evening"), encoding="utf-8")
    return path


def refused(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    return done.stderr


def test_version() -> None:
    done = trickerion("--version")
    assert done.returncode == 0
    assert done.stdout == f"trickerion {__version__}\n"
    assert tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["version"] == __version__


def test_help_names_every_command() -> None:
    done = trickerion("--help")
    assert done.returncode == 0
    assert "simulate" in done.stdout
    assert "replay" in done.stdout


def test_wrong_arguments_end_the_program_with_status_2() -> None:
    assert "--nonsense" in refused(trickerion("--nonsense"))


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--nonsense"], "--nonsense"),
        (["dance"], "dance"),
        (["--size", "big"], "1280x720"),
        (["--size", "10x10"], "640x360"),
        (["--size"], "--size"),
        (["--data-dir", ""], "folder"),
        (["--data-dir", __file__], "folder"),
        (["replay"], "FILE"),
        (["replay", "no-such-file.json", "--verify"], "no-such-file.json"),
        (["replay", "."], "file"),
        (["replay", __file__], "not a saved game"),
        (["simulate", "--games", "many"], "games"),
        (["simulate", "--seats", "assistant,genius"], "genius"),
        (["simulate", "--seats", "random"], "players"),
        (["simulate", "--edition", "1999"], "1999"),
    ],
)
def test_wrong_arguments_are_one_line_and_status_2(
    arguments: list[str], said: str, capfd: pytest.CaptureFixture[str]
) -> None:
    status, told = cli.main(arguments), capfd.readouterr()
    assert said in refused(subprocess.CompletedProcess(arguments, status, told.out, told.err))


def test_replay_tells_a_save_in_one_line(save: Path) -> None:
    for arguments in (["replay", str(save)], ["replay", str(save), "--verify"]):
        done = trickerion(*arguments)
        assert done.returncode == 0
        assert done.stderr == ""
        assert done.stdout.count("\n") == 1
        assert "60 moves" in done.stdout
        assert "évening" in done.stdout


def test_a_console_that_cannot_show_a_name_gets_it_escaped(save: Path) -> None:
    done = trickerion("replay", str(save), PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "vening" in done.stdout


def test_verify_refuses_what_replay_still_reads(save: Path) -> None:
    text = save.read_text(encoding="utf-8")
    save.write_text(text[: len(text) * 2 // 3], encoding="utf-8")
    lenient = trickerion("replay", str(save))
    assert lenient.returncode == 0
    assert "moves" in lenient.stdout
    assert "damaged" in lenient.stderr
    assert "damaged" in refused(trickerion("replay", str(save), "--verify"))


def test_verify_compares_the_digest(save: Path) -> None:
    data = json.loads(save.read_text(encoding="utf-8"))
    save.write_text(json.dumps({**data, "digest": "0" * 16}), encoding="utf-8")
    assert "another table" in refused(trickerion("replay", str(save), "--verify"))


def test_a_changed_move_is_found(save: Path) -> None:
    data = json.loads(save.read_text(encoding="utf-8"))
    data["moves"][30], data["moves"][31] = data["moves"][31], data["moves"][30]
    save.write_text(json.dumps(data), encoding="utf-8")
    assert "up to move 30" in refused(trickerion("replay", str(save), "--verify"))


def test_simulate_prints_one_json_object() -> None:
    done = trickerion("simulate", "--games", "2", "--seats", "random,random,random", "--seed", "s", "--json")
    assert done.returncode == 0
    assert done.stderr == ""
    told = json.loads(done.stdout)
    assert told["games"] == 2
    assert told["errors"] == []
    assert len(told["wins_by_seat"]) == len(told["mean_final_fame"]) == 3


def test_without_a_command_the_window_opens(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    opened: list[object] = []
    monkeypatch.setattr("trickerion.scenes.start.play", lambda *given: opened.append(given))
    assert cli.main(["--data-dir", str(tmp_path), "--size", "1280x720"]) == 0
    assert opened == [(tmp_path, (1280, 720), None, (), None)]


def test_a_file_that_stands_alone_is_opened(monkeypatch: pytest.MonkeyPatch, save: Path) -> None:
    opened: list[object] = []
    monkeypatch.setattr("trickerion.scenes.start.play", lambda *given: opened.append(given))
    for given in ([str(save)], ["--open", str(save)], ["--size", "1280x720", str(save)]):
        assert cli.main(given) == 0
    assert [given[-1] for given in opened if isinstance(given, tuple)] == [save, save, save]


@pytest.mark.parametrize("given", [["--open", "nowhere.json"], ["--open", "."], ["--open", ""], ["nowhere.json"]])
def test_what_is_no_file_is_not_opened(given: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.main(given) == 2
    assert capfd.readouterr().err.count("\n") == 1


def test_a_file_is_not_opened_while_opponents_play_by_themselves(
    save: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["--autoplay", str(tmp_path / "a.png"), str(save)]) == 2
    assert "not allowed with argument" in capfd.readouterr().err


def test_without_a_display_there_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def no_display(*_: object) -> None:
        raise PlayerError("No window could be opened: no display.")

    monkeypatch.setattr("trickerion.scenes.start.play", no_display)
    assert cli.main([]) == 2
    assert capsys.readouterr().err == "trickerion: No window could be opened: no display.\n"


@pytest.mark.parametrize("command", [["simulate", "--games", "1"], ["replay", "nothing"]])
def test_nothing_starts_while_a_choice_has_no_question(command: list[str]) -> None:
    script = (
        "from trickerion.rules.state import Choice; from trickerion.cli import main\n"
        "class Unasked(Choice):\n    def legal_moves(self, state): return []\n"
        f"main({command})"
    )
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, env=env, timeout=60)
    assert done.returncode == 1
    assert done.stdout == ""
    assert "Unasked" in done.stderr
