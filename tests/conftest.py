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

from trickerion.ui.text_block import missing_icons


@pytest.fixture(autouse=True)
def no_icon_is_missing() -> Iterator[None]:
    """Whatever a test draws: no sentence names an icon that does not exist, and no name typed by people is one."""
    missing_icons.clear()
    yield
    assert not missing_icons


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    """A driver at 1920x1080."""
    made = open_driver(tmp_path)
    yield made
    made.app.close()
