"""Start what ``build.py`` made and let it play: ``python tools/release/try_build.py [DIST]`` (default ``dist``).

For the folder and the single file: size, seconds to the first frame, a whole game of opponents in the window, the
picture of the final table (beside the executables) and the save, read back. Without a display Xvfb lends one.
Exit status 0 when all of it went well.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from typing import TYPE_CHECKING

from trickerion.storage.player_error import SaveError
from trickerion.storage.reader import read_game

if TYPE_CHECKING:
    from collections.abc import Iterator

EXE = ".exe" if sys.platform == "win32" else ""
FIRST_FRAME = "the first frame is on the screen"
LONGEST_GAME = 900.0  # seconds, on a busy machine


@dataclass(frozen=True)
class Trial:
    """What one start of an executable showed. ``faults`` is empty when all went well."""

    first_frame: float
    seconds: float
    faults: tuple[str, ...]


def executables(dist: Path) -> list[Path]:
    """The program in its folder, and the single file."""
    return [dist / "Trickerion" / f"Trickerion{EXE}", dist / f"Trickerion-single{EXE}"]


@contextlib.contextmanager
def display() -> Iterator[dict[str, str]]:
    """The environment with a display: the one at hand, or one that Xvfb makes."""
    environment = {**os.environ, "SDL_AUDIODRIVER": "dummy"}
    environment.pop("SDL_VIDEODRIVER", None)
    if sys.platform != "linux" or "DISPLAY" in environment or shutil.which("Xvfb") is None:
        yield environment
        return
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1080x24"], pass_fds=[write], stderr=subprocess.DEVNULL
    )
    os.close(write)
    with os.fdopen(read) as told:
        number = told.readline().strip()
    try:
        yield {**environment, "DISPLAY": f":{number}"}
    finally:
        server.terminate()
        server.wait()


def try_out(program: Path, picture: Path, environment: dict[str, str]) -> Trial:
    """Let the program play one game with a data folder of its own, from a foreign working folder."""
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder) / "data"
        begun, wall = time.perf_counter(), datetime.now()
        command = [str(program), "--data-dir", str(data), "--size", "1280x720", "--autoplay", str(picture)]
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=LONGEST_GAME, check=False
        )
        seconds = time.perf_counter() - begun
        faults = tuple(_faults(done, picture, data))
        return Trial(_first_frame(data / "logs" / "trickerion.log", wall), seconds, faults)


def _faults(done: subprocess.CompletedProcess[str], picture: Path, data: Path) -> Iterator[str]:
    if done.returncode != 0:
        yield f"exit status {done.returncode}: {done.stderr.strip()[-500:]}"
    if not picture.is_file() or not picture.read_bytes().startswith(b"\x89PNG"):
        yield "no picture"
    saves = list((data / "saves").glob("*.json"))
    if len(saves) != 1:
        yield f"{len(saves)} saved games instead of one"
    for save in [*saves, *(data / "games").glob("*.json")]:
        try:
            opened = read_game(save)
        except SaveError as error:
            yield f"{save.name}: {error}"
            continue
        if opened.note or not opened.game.is_over:
            yield f"{save.name}: {opened.note or 'the game is not over'}"


def _first_frame(log: Path, begun: datetime) -> float:
    """Seconds from the start to the first frame, by the clock of the log file; -1 when it never came."""
    lines = log.read_text(encoding="utf-8").splitlines() if log.is_file() else []
    for line in lines:
        if FIRST_FRAME in line:
            return (datetime.strptime(line[:23], "%Y-%m-%d %H:%M:%S,%f") - begun).total_seconds()
    return -1.0


def size(path: Path) -> int:
    """Bytes of a file, or of everything in a folder."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    return sum(file.stat().st_size for file in files if not file.is_symlink())


def main() -> int:
    """Try both and tell; 1 when something went wrong."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("dist", type=Path, nargs="?", default=ROOT / "dist", metavar="DIST")
    dist = parser.parse_args().dist.resolve()
    faults = 0
    with display() as environment:
        for program in executables(dist):
            whole = program.parent if program.parent != dist else program
            trial = try_out(program, dist / f"{program.stem}-final.png", environment)
            print(
                f"{whole.name}: {size(whole) / 1e6:.1f} MB, first frame after {trial.first_frame:.2f} s, "
                f"a whole game in {trial.seconds:.0f} s",
                flush=True,
            )
            for fault in trial.faults:
                print(f"  {fault}", flush=True)
            faults += len(trial.faults)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
