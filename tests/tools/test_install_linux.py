"""The command that installs the built game for one user, and takes it away again."""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NAME = "unofficial.trickerion.FanEdition"
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux only")


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A built folder with a program that only says what it was given."""
    folder = tmp_path / "dist" / "Trickerion"
    (folder / "_internal").mkdir(parents=True)
    program = folder / "Trickerion"
    program.write_text('#!/bin/sh\necho "played $@"\n')
    program.chmod(0o755)
    return folder.parent


def install(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "release" / "install_linux.py"), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def files(prefix: Path) -> set[str]:
    return {path.relative_to(prefix).as_posix() for path in prefix.rglob("*") if not path.is_dir()}


@pytest.mark.parametrize("folder", ["home", 'home of $A 100% "b" `c` d\\e'])
def test_the_entry_of_the_menu_starts_what_was_installed(dist: Path, tmp_path: Path, folder: str) -> None:
    prefix = tmp_path / folder
    done = install("--from", dist, "--prefix", prefix)
    assert done.returncode == 0
    assert "Installed" in done.stdout
    entry = (prefix / "share" / "applications" / f"{NAME}.desktop").read_text(encoding="utf-8")
    (line,) = [line for line in entry.splitlines() if line.startswith("Exec=")]
    written = line.removeprefix("Exec=").replace("\\\\", "\\").replace("%%", "%")
    program, file = shlex.split(written.replace("\\$", "$").replace("\\`", "`"))
    assert file == "%f"
    assert subprocess.run([program, "well"], capture_output=True, text=True, check=True).stdout == "played well\n"


def test_icons_and_metadata_are_where_desktops_look(dist: Path, tmp_path: Path) -> None:
    install("--from", dist, "--prefix", tmp_path / "home")
    found = files(tmp_path / "home")
    assert {f"share/icons/hicolor/{n}x{n}/apps/{NAME}.png" for n in (32, 64, 128, 256, 512)} <= found
    assert {f"share/icons/hicolor/scalable/apps/{NAME}.svg", f"share/metainfo/{NAME}.metainfo.xml"} <= found


def test_a_newer_build_replaces_the_older_one(dist: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "home"
    (dist / "Trickerion" / "_internal" / "old").touch()
    install("--from", dist, "--prefix", prefix)
    (dist / "Trickerion" / "_internal" / "old").unlink()
    assert install("--from", dist, "--prefix", prefix).returncode == 0
    assert not [name for name in files(prefix) if name.endswith("/old")]


def test_removing_leaves_what_is_not_ours(dist: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "home"
    other = prefix / "bin" / "other"
    other.parent.mkdir(parents=True)
    other.touch()
    install("--from", dist, "--prefix", prefix)
    assert len(files(prefix)) > 5
    assert install("--remove", "--prefix", prefix).returncode == 0
    assert files(prefix) == {"bin/other"}


@pytest.mark.skipif(shutil.which("update-mime-database") is None, reason="shared-mime-info is not installed")
def test_the_desktop_knows_saved_games_once_it_is_installed(dist: Path, tmp_path: Path) -> None:
    install("--from", dist, "--prefix", tmp_path / "home")
    known = (tmp_path / "home" / "share" / "mime" / "globs2").read_text(encoding="utf-8")
    assert "application/x-trickerion-save:*.trickerion.json" in known


def test_a_command_of_the_same_name_that_is_not_ours_stays(dist: Path, tmp_path: Path) -> None:
    command = tmp_path / "home" / "bin" / "trickerion"
    command.parent.mkdir(parents=True)
    command.write_text("installed by something else")
    for arguments in (("--from", dist), ("--remove",)):
        done = install(*arguments, "--prefix", tmp_path / "home")
        assert done.returncode == 1
        assert "is not ours" in done.stderr
    assert files(tmp_path / "home") == {"bin/trickerion"}
    assert os.path.getsize(command) > 0


def test_without_a_build_it_says_how_to_make_one(tmp_path: Path) -> None:
    done = install("--from", tmp_path, "--prefix", tmp_path / "home")
    assert done.returncode == 1
    assert "tools/release/build.py" in done.stderr
    assert not (tmp_path / "home").exists()
