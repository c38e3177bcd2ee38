"""Pack what ``tools/release/build.py`` made for the system at hand, with checksums; or check what was packed.

    python tools/release/pack.py [--from DIST] [--to FOLDER]
    python tools/release/pack.py --check [--to FOLDER]

FOLDER (default ``release``) receives two archives, the folder and the single file, both with the licences, and their
SHA-256 sums as ``sha256sum --check`` reads them. On Linux the archive of the folder has the layout of a prefix:
unpacked over ``~/.local`` it is installed, with its entry in the menu. On macOS the folder is an app in a .zip, signed
ad hoc where codesign is at hand. ``--check`` compares the sums, unpacks, and starts both.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.release.install_linux import LAUNCHER, ROOT, lay_out

EXE = ".exe" if sys.platform == "win32" else ""
MAC, LINUX = sys.platform == "darwin", sys.platform.startswith("linux")
KIND, ENDING = ("gztar", ".tar.gz") if LINUX else ("zip", ".zip")
BUNDLE = "Trickerion.app"
SYSTEM = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
STARTED = LAUNCHER if LINUX else f"{BUNDLE}/Contents/MacOS/Trickerion" if MAC else f"Trickerion{EXE}"
"""What an unpacked folder is started by."""


def label() -> str:
    """What the files are called: the game, its version, the system and its processor."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return f"trickerion-{project['version']}-{SYSTEM}-{platform.machine().lower()}"


def pack(dist: Path, out: Path) -> list[Path]:
    """The two archives and the file of their sums."""
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as staging:
        whole, single = Path(staging) / label(), Path(staging) / f"{label()}-single"
        fill_folder(dist / "Trickerion", whole)
        fill_single(dist / f"Trickerion-single{EXE}", single)
        archives = [archived(top, out) for top in (whole, single)]
    sums = out / f"{label()}.sha256"
    lines = [f"{digest(archive)}  {archive.name}\n" for archive in archives]
    sums.write_text("".join(lines), encoding="utf-8", newline="\n")
    return [*archives, sums]


def archived(top: Path, out: Path) -> Path:
    """The archive of a folder. On macOS ditto makes it, which keeps links, rights and signatures in a .zip."""
    if not MAC:
        return Path(shutil.make_archive(str(out / top.name), KIND, top.parent, top.name))
    archive = out / f"{top.name}{ENDING}"
    subprocess.run(["ditto", "-c", "-k", "--keepParent", str(top), str(archive)], check=True)
    return archive


def unpack(archive: Path, folder: Path) -> None:
    """The archive as a player unpacks it."""
    if MAC:
        subprocess.run(["ditto", "-x", "-k", str(archive), str(folder)], check=True)
    else:
        unpack(archive, Path(folder))


def sign(bundle: Path) -> None:
    """Sign a bundle ad hoc, by nobody: Apple's processors start no program without any signature."""
    if shutil.which("codesign"):
        subprocess.run(["codesign", "--force", "--deep", "--sign", "-", str(bundle)], check=True)


def fill_folder(program: Path, top: Path) -> None:
    if LINUX:
        lay_out(program, top)
    elif MAC:
        shutil.copytree(program.with_name(BUNDLE), top / BUNDLE, symlinks=True)
        sign(top / BUNDLE)
        add_licences(top)
    else:
        shutil.copytree(program, top, symlinks=True)
        add_licences(top)


def fill_single(program: Path, top: Path) -> None:
    top.mkdir()
    shutil.copy2(program, top / f"Trickerion{EXE}")
    add_licences(top)


def add_licences(top: Path) -> None:
    for text in (ROOT / "LICENSE", ROOT / "assets" / "LICENSES.md"):
        shutil.copyfile(text, top / text.name)


def digest(path: Path) -> str:
    """The SHA-256 sum of a file."""
    with path.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


def faults(out: Path) -> list[str]:
    """What is wrong with the archives in a folder."""
    sums = out / f"{label()}.sha256"
    if not sums.is_file():
        return [f"{sums.name} is missing"]
    lines = [line.split("  ", 1) for line in sums.read_text(encoding="utf-8").splitlines()]
    return [fault for told, name in lines for fault in archive_faults(out / name, told)]


def archive_faults(archive: Path, told: str) -> list[str]:
    if not archive.is_file():
        return [f"{archive.name} is missing"]
    if digest(archive) != told:
        return [f"{archive.name} has another sum"]
    with tempfile.TemporaryDirectory() as folder:
        shutil.unpack_archive(archive, folder, KIND)
        top = Path(folder) / archive.name.removesuffix(ENDING)
        program = top / (f"Trickerion{EXE}" if top.name.endswith("-single") else STARTED)
        return [f"{archive.name}: {fault}" for fault in start_faults(program)]


def start_faults(program: Path) -> list[str]:
    """Whether a program starts at all; ``tools/release/try_build.py`` has it play."""
    if not program.is_file():
        return [f"no {program.name}"]
    quiet = {**os.environ, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run([str(program), "--version"], env=quiet, capture_output=True, timeout=120, check=False)
    return [f"exit status {done.returncode}"] if done.returncode else []


def main() -> int:
    parser = argparse.ArgumentParser(description="Pack the executables with their sums, or check what was packed.")
    parser.add_argument("--from", dest="dist", type=Path, default=ROOT / "dist", metavar="DIST")
    parser.add_argument("--to", dest="out", type=Path, default=ROOT / "release", metavar="FOLDER")
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args()
    if asked.check:
        found = faults(asked.out)
        print("\n".join(found) or "The sums are right and both programs start.")
        return 1 if found else 0
    for made in pack(asked.dist, asked.out):
        print(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
