"""The real program on a desktop where somebody listens: a bus of readers, and a program that hears and presses."""

import subprocess
import sys
from pathlib import Path

import pytest
from displays import ROOT, bare, needs

pytest.importorskip("accesskit", reason="no wheel for this system")
SYSTEM = Path("/usr/bin/python3")
LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
LONGEST = 400.0  # seconds, on a busy machine


def _can_listen() -> bool:
    """True if the system's own Python can hear what readers hear."""
    asks = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    return SYSTEM.is_file() and not subprocess.run([SYSTEM, "-c", asks], capture_output=True, check=False).returncode


pytestmark = [
    pytest.mark.slow,
    needs("dbus-run-session"),
    pytest.mark.skipif(not LAUNCHER.is_file(), reason="at-spi2-core is missing"),
    pytest.mark.skipif(not _can_listen(), reason="python3-gi or gir1.2-atspi-2.0 is missing"),
]


def test_a_reader_hears_the_game_presses_comes_and_goes(tmp_path: Path) -> None:
    environment = bare(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy")
    listener = [str(SYSTEM), str(ROOT / "tests" / "heard_reader.py"), sys.executable, str(tmp_path)]
    told, trouble = tmp_path / "told.txt", tmp_path / "trouble.txt"  # the desktop's services keep a pipe open
    with told.open("w") as out, trouble.open("w") as errors:
        command = ["dbus-run-session", "--", *listener]
        quiet = {"stdin": subprocess.DEVNULL, "stdout": out, "stderr": errors}
        subprocess.run(command, env=environment, cwd=ROOT, timeout=LONGEST, check=False, **quiet)  # type: ignore[call-overload]
    lines = [line for line in told.read_text(encoding="utf-8").splitlines() if not line.startswith("SpiRegistry")]
    assert [line.split(":")[0] for line in lines] == ["announced", "settings", "came and went", "ended"], (
        trouble.read_text(encoding="utf-8")
    )
    assert lines[-1] == "ended: 0"
    for log in tmp_path.rglob("*.log"):
        assert "ERROR" not in log.read_text(encoding="utf-8"), log
