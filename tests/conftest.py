"""What all tests share: no display, no sound device, and the window driver as a fixture."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pytest
from driver import Driver, open_driver


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """A driver at 1920x1080."""
    made = open_driver(tmp_path)
    yield made
    made.app.close()
