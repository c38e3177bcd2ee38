"""The real program where nothing can be shown or said: one sentence, a status that is not 0, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from rows import one_in

from trickerion import cli

ROOT = Path(__file__).resolve().parents[1]
SAVE = str(next((ROOT / "tests" / "saves").glob("*.json")))
DIGITS = "9" * 5000
GAME = ["simulate", "--games", "1", "--seats", "random,random"]
TELLING = [["--help"], GAME, ["replay", SAVE]]
LESS = [["--version"], ["simulate", "--help"], [*GAME, "--json"]]
"""What says something by the same ways: a parser's text, the table of games."""

HOMELESS = """
import pwd, runpy, sys

def nobody(*_):
    raise KeyError("unknown user")

pwd.getpwuid = pwd.getpwnam = nobody
runpy.run_module("trickerion", run_name="__main__", alter_sys=True)
"""
"""The program, started by somebody whom the system does not know."""

posix = pytest.mark.skipif(sys.platform == "win32", reason="shell and devices of another kind")


def environment(*without: str, **more: str) -> dict[str, str]:
    unset = {"PYTHONUNBUFFERED", *without}
    return {**{k: v for k, v in os.environ.items() if k not in unset}, "PYTHONPATH": str(ROOT), **more}


def start(
    *arguments: str, env: dict[str, str] | None = None, after: str = "", script: str = "-m trickerion", cwd: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    """The program through the shell, with ``after`` behind its arguments."""
    become = "" if after.startswith("|") else "exec"  # a program that would run for ever is ended with its shell
    command = f'{become} "$0" {script} "$@" {after}'
    return subprocess.run(
        ["sh", "-c", command, sys.executable, *arguments],
        capture_output=True, text=True, timeout=120, env=env or environment(), cwd=cwd, check=False,
    )  # fmt: skip


def said(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence of a program that could not do what it was asked to."""
    assert done.returncode == 2, done
    assert done.stdout == "", done
    assert done.stderr.startswith("trickerion"), done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
    assert len(done.stderr) < 500
    return done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there always is a screen")
@pytest.mark.parametrize(
    "display", one_in(4, [{}, {"DISPLAY": ":7777"}, {"SDL_VIDEODRIVER": "x11"}, {"SDL_VIDEODRIVER": ""}])
)
def test_without_a_screen_the_program_says_so_and_ends(tmp_path: Path, display: dict[str, str]) -> None:
    bare = environment("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER")
    assert "There is no screen" in said(start("--data-dir", str(tmp_path / "data"), env={**bare, **display}))
    assert not (tmp_path / "data" / "running").exists(), "the next start is not told of a failure"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device here")
@pytest.mark.parametrize(
    "arguments",
    [*TELLING, *(pytest.param(less, marks=pytest.mark.slow) for less in LESS)],
    ids=lambda given: " ".join(given)[:30],
)
def test_output_that_does_not_fit_is_one_sentence(arguments: list[str]) -> None:
    assert "could not be written (No space left on device)" in said(start(*arguments, after="> /dev/full"))


@posix
@pytest.mark.parametrize(
    "arguments", [pytest.param(TELLING[0], marks=pytest.mark.slow), *TELLING[1:]], ids=lambda given: given[0]
)
def test_output_that_is_closed_is_one_sentence(arguments: list[str]) -> None:
    assert "could not be written" in said(start(*arguments, after=">&-"))


@posix
@pytest.mark.parametrize("after", [">&- 2>&-", "> /dev/full 2> /dev/full"])
def test_where_nothing_can_be_said_the_status_says_it(after: str) -> None:
    if "full" in after and not Path("/dev/full").exists():
        pytest.skip("there is no such device here")
    assert start("replay", SAVE, after=after).returncode not in (0, 1, 120)


@posix
def test_a_reader_who_has_gone_away_is_no_trouble() -> None:
    for arguments in (["--help"], GAME, ["replay", SAVE]):
        done = start(*arguments, after="| true")
        assert done.returncode == 0
        assert done.stderr == ""


@posix
@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["--size", "99999999x99999999"], "from 640x360 to 16384x16384"),
        (["--size", "20000x1000"], "from 640x360 to 16384x16384"),
        (["--size", f"{DIGITS}x{DIGITS}"], "from 640x360 to 16384x16384"),
        (["simulate", "--games", DIGITS], "from 1 to 1000000"),
        (["simulate", "--seats", DIGITS], "is not a bot"),
        (["simulate", "--edition", DIGITS], "is not an edition"),
        (["simulate", "--edition", "1999"], "is not an edition"),
        (["simulate", "--solo", "--difficulty", "mild"], "is not a difficulty"),
        (["simulate", "a\nb\x1b[31mc"], "unrecognized"),
        (["--data-dir", f"/{DIGITS}"], "is not a folder"),
        (["--data-dir", "~nobody-of-this-name/x"], "is not a folder"),
        (["--autoplay", f"{DIGITS}.png"], "is not a .png file"),
        (["replay", DIGITS], "too long"),
        ([DIGITS], "invalid choice"),
    ],
    ids=lambda given: str(given)[:40],
)
def test_arguments_without_measure_are_one_short_sentence(
    arguments: list[str], part: str, capfd: pytest.CaptureFixture[str]
) -> None:
    status, told = cli.main(arguments), capfd.readouterr()
    sentence = said(subprocess.CompletedProcess(arguments, status, told.out, told.err))
    assert part in sentence
    assert "\x1b" not in sentence


@posix
def test_a_number_without_measure_is_one_short_sentence_of_the_program() -> None:
    assert "from 1 to 1000000" in said(start("simulate", "--games", DIGITS))


@posix
def test_a_long_seed_is_a_seed() -> None:
    done = start(*GAME, "--seed", DIGITS, "--json")
    assert done.returncode == 0
    assert '"games": 1' in done.stdout
    assert done.stderr == ""


@posix
@pytest.mark.parametrize("home", one_in(2, [{}, {"HOME": "somewhere"}]))
def test_without_a_home_the_program_asks_for_a_folder(tmp_path: Path, home: dict[str, str]) -> None:
    (tmp_path / "start.py").write_text(HOMELESS)
    xdg = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
    env = {**environment("HOME", *xdg), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", **home}
    assert "--data-dir" in said(start(env=env, script=str(tmp_path / "start.py"), cwd=tmp_path))
    assert [left.name for left in tmp_path.iterdir()] == ["start.py"], "nothing is left in the folder at hand"


@posix
def test_a_folder_in_the_home_of_nobody_is_refused(tmp_path: Path) -> None:
    (tmp_path / "start.py").write_text(HOMELESS)
    done = start("--data-dir", "~/x", env=environment("HOME"), script=str(tmp_path / "start.py"), cwd=tmp_path)
    assert "is not a folder" in said(done)
