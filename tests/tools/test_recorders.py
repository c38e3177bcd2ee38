"""What writes golden games and examples of saves does it on purpose only."""

import subprocess
import sys
from pathlib import Path

import pytest

TOOLS = Path(__file__).resolve().parent.parent.parent / "tools"


@pytest.mark.parametrize("tool", ["make_playthroughs.py", "make_saves.py", "make_books.py"])
@pytest.mark.parametrize("word", ["--help", "--unknown"])
def test_asking_what_it_can_do_records_nothing(tool: str, word: str, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, TOOLS / tool, word], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == (0 if word == "--help" else 2) and "usage:" in done.stdout + done.stderr
    assert not list(tmp_path.iterdir())
