"""Translators are told in which picture a message is seen."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.slow
def test_messages_lead_to_the_pictures_that_show_them(tmp_path: Path) -> None:
    tool = [sys.executable, str(ROOT / "tools" / "shots" / "where_said.py"), str(tmp_path / "seen.json")]
    done = subprocess.run([*tool, "--only", "title"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    seen = json.loads((tmp_path / "seen.json").read_text(encoding="utf-8"))
    assert "title" in seen["Settings"]
    assert "Final scoring" not in seen
