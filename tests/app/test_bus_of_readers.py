"""The real program on a desktop where somebody listens: a bus of readers, and a program that hears and presses."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from displays import ROOT, bare, needs

pytest.importorskip("accesskit", reason="no wheel for this system")
SYSTEM = shutil.which("python3", path=os.defpath)
"""The system's own Python, not one of an environment: it has the packages of the desktop."""
ASKS = """
import os, gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib
services = [os.path.join(each, "dbus-1", "services", "org.a11y.Bus.service") for each in GLib.get_system_data_dirs()]
assert any(map(os.path.isfile, services))
"""
LONGEST = 400.0  # seconds, on a busy machine


def _can_listen() -> bool:
    """True if the system's own Python can hear what readers hear, and a bus of readers can be started."""
    return SYSTEM is not None and not subprocess.run([SYSTEM, "-c", ASKS], capture_output=True, check=False).returncode


pytestmark = [
    pytest.mark.slow,
    needs("dbus-run-session"),
    pytest.mark.skipif(not _can_listen(), reason="at-spi2-core, python3-gi or gir1.2-atspi-2.0 is missing"),
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
