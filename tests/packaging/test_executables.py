"""The executables: built in a clean environment, started under a virtual display, a whole game played in the window."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.release.try_build import display, executables, size, try_out

ROOT = Path(__file__).resolve().parents[2]


pytestmark = pytest.mark.slow
MOST_BYTES = {"Trickerion": 70e6, "Trickerion-single": 30e6}


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("dist")
    subprocess.run([sys.executable, str(ROOT / "tools" / "release" / "build.py"), str(out)], check=True, timeout=900)
    return out


@pytest.fixture(scope="module")
def screen() -> Iterator[dict[str, str]]:
    with display() as environment:
        yield environment


@pytest.mark.parametrize("name", list(MOST_BYTES))
def test_it_is_small_and_plays_a_whole_game(name: str, dist: Path, screen: dict[str, str], tmp_path: Path) -> None:
    program = next(program for program in executables(dist) if program.stem == name)
    assert size(program if program.parent == dist else program.parent) < MOST_BYTES[name]
    trial = try_out(program, tmp_path / "final.png", screen)
    assert trial.faults == ()
    assert trial.first_frame > 0


def test_nothing_foreign_is_inside(dist: Path) -> None:
    inside = [path.name for path in (dist / "Trickerion").rglob("*")]
    foreign = ("numpy", "NotoSansCJK", "NotoSansArabic", "NotoSans-Bold", "NotoSans-Italic", "PIL")
    assert [name for name in inside if name.startswith(foreign)] == []
    for needed in ("LICENSE", "LICENSES.md", "icons.json", "planning.bed.ogg", "riverside.melody.ogg"):
        assert needed in inside
