"""The archives of a release and their sums, packed from programs that only start."""

import hashlib
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

import trickerion

ROOT = Path(__file__).resolve().parents[2]
pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the stand-in is a script of the shell")


def pack(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "tools" / "release" / "pack.py"), *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def stand_in(path: Path, status: int = 0) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\nexit {status}\n")
    path.chmod(0o755)


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    stand_in(tmp_path / "dist" / "Trickerion" / "Trickerion")
    stand_in(tmp_path / "dist" / "Trickerion-single")
    return tmp_path / "dist"


@pytest.fixture
def out(dist: Path, tmp_path: Path) -> Path:
    done = pack("--from", dist, "--to", tmp_path / "release")
    assert done.returncode == 0, done.stderr
    return tmp_path / "release"


def archives(out: Path) -> list[Path]:
    return sorted(out.glob("*.tar.gz"))


def test_both_archives_are_named_by_version_and_system_and_have_true_sums(out: Path) -> None:
    assert len(archives(out)) == 2
    assert all(made.name.startswith(f"trickerion-{trickerion.__version__}-linux-") for made in archives(out))
    (sums,) = out.glob("*.sha256")
    told = {name: number for number, name in (line.split("  ") for line in sums.read_text().splitlines())}
    assert told == {made.name: hashlib.sha256(made.read_bytes()).hexdigest() for made in archives(out)}
    # the licences are in both
    for made in archives(out):
        with tarfile.open(made) as archive:
            names = {Path(name).name for name in archive.getnames()}
        assert {"LICENSE", "LICENSES.md"} <= names


def test_unpacked_over_a_prefix_the_folder_is_installed(out: Path, tmp_path: Path) -> None:
    (folder,) = [made for made in archives(out) if "-single" not in made.name]
    prefix = tmp_path / "prefix"
    prefix.mkdir()
    subprocess.run(["tar", "-xzf", str(folder), "-C", str(prefix), "--strip-components=1"], check=True)
    subprocess.run([str(prefix / "bin" / "trickerion")], check=True)
    (entry,) = (prefix / "share" / "applications").iterdir()
    assert "\nExec=trickerion %f\n" in entry.read_text(encoding="utf-8")


def test_the_check_passes_what_is_whole(out: Path) -> None:
    assert pack("--check", "--to", out).returncode == 0


def test_the_check_finds_a_changed_and_a_missing_archive(out: Path) -> None:
    first, second = archives(out)
    first.write_bytes(first.read_bytes() + b"!")
    second.unlink()
    done = pack("--check", "--to", out)
    assert done.returncode == 1
    assert f"{first.name} has another sum" in done.stdout
    assert f"{second.name} is missing" in done.stdout


def test_the_check_finds_a_program_that_does_not_start(dist: Path, tmp_path: Path) -> None:
    stand_in(dist / "Trickerion-single", status=3)
    pack("--from", dist, "--to", tmp_path / "release")
    done = pack("--check", "--to", tmp_path / "release")
    assert done.returncode == 1
    assert "single" in done.stdout
    assert "exit status 3" in done.stdout


def test_a_folder_without_sums_is_no_release(out: Path) -> None:
    for sums in out.glob("*.sha256"):
        sums.unlink()
    assert pack("--check", "--to", out).returncode == 1
    shutil.rmtree(out)
    assert pack("--check", "--to", out).returncode == 1
