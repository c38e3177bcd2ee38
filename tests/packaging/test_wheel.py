"""Wheel and sdist: they install in a clean environment, start from any folder, and bring assets and licences."""

import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

from trickerion.ui.pieces import PIECES, stem_file

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.slow
MUSIC = tuple(f"assets/music/{stem_file(name, stem)}" for name, piece in PIECES.items() for stem in piece.stems)
NEEDED = (
    "assets/LICENSES.md",
    "assets/icons/icons.json",
    "assets/stage/house-riverside.jpg",
    *MUSIC,
    "rules/cards/tricks.toml",
    *(f"play/challenges/laid/three-lamps{ending}" for ending in (".toml", ".trickerion.json")),
)


def run(*command: str, cwd: Path | None = None) -> str:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=900)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the sdist, and the wheel made from it."""
    out = tmp_path_factory.mktemp("built")
    python = clean_python(tmp_path_factory.mktemp("builder"))
    run(python, "-m", "pip", "install", "--quiet", "build")
    run(python, "-m", "build", "--outdir", str(out), str(ROOT))
    return out


def clean_python(folder: Path) -> str:
    venv.create(folder, with_pip=True)
    return str(folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))


def test_the_wheel_has_the_assets_and_licences(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    names = zipfile.ZipFile(wheel).namelist()
    for needed in NEEDED:
        assert f"trickerion/{needed}" in names
    assert any(name.endswith("LICENSE") for name in names)
    assert not any(name.startswith(("tests/", "tools/")) for name in names)


def test_the_sdist_has_what_a_developer_needs(built: Path) -> None:
    (sdist,) = built.glob("*.tar.gz")
    with tarfile.open(sdist) as archive:
        names = {name.split("/", 1)[1] for name in archive.getnames() if "/" in name}
    names |= {name.rsplit("/", 1)[0] for name in names}
    texts = ("README.md", "CHANGELOG.md", "LICENSE", "assets/LICENSES.md", "packaging/linux")
    for needed in (*texts, "build.spec", "tests/conftest.py", ".github/workflows/release.yml"):
        assert needed in names


@pytest.mark.parametrize("kind", ["*.whl", "*.tar.gz"])
def test_it_installs_clean_and_starts_from_any_folder(built: Path, kind: str, tmp_path: Path) -> None:
    (package,) = built.glob(kind)
    python = clean_python(tmp_path / "env")
    run(python, "-m", "pip", "install", "--quiet", str(package))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    assert run(python, "-m", "trickerion", "--version", cwd=elsewhere).startswith("trickerion ")
    told = run(python, "-m", "trickerion", "simulate", "--games", "1", "--seed", "3", "--json", cwd=elsewhere)
    assert '"games": 1' in told
    picture = elsewhere / "final.png"
    window = ("--data-dir", str(tmp_path / "data"), "--autoplay", str(picture))
    told = run(python, "-m", "trickerion", *window, cwd=elsewhere)
    assert "final score" in told
    assert picture.is_file()
