"""Every scene of tools/shots/screenshots.py comes to its moment, whatever bots would play."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.shots import screenshots
from tools.shots.studio import Studio
from trickerion.scenes import load_scenes


class Rehearsal(Studio):
    """The hand and the window without drawing: what is looked for, clicked and lifted has to be there."""

    shot: list[str]

    def shoot(self, name: str) -> None:
        """Only note the name."""
        self.frames(2)
        self.shot.append(name)


@pytest.fixture
def studio(tmp_path: Path) -> Iterator[Rehearsal]:
    """A studio that takes no pictures."""
    load_scenes()
    made = Rehearsal(tmp_path, [(1280, 720)], tmp_path)
    made.shot = []
    yield made
    made.rest()
    made.app.close()


SOME = 24
"""One of so many is looked for in the gate."""
LONG = {"guided", "plan", "dark_alley"}
"""A whole evening, which ``tests/scenes/test_guided.py`` plays, too; a hint that has to be thought out, or a table that
has to be played for."""


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[pytest.mark.slow] * (name in LONG or number % SOME > 0))
        for number, name in enumerate(screenshots.PICTURES)
    ],
)
def test_every_scene_comes_to_its_moment(studio: Rehearsal, name: str) -> None:
    screenshots.PICTURES[name](studio)
    assert studio.shot
    assert not studio.app.failures
