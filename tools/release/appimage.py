"""Make an AppImage of what ``tools/release/build.py`` built: one file that runs on any Linux desktop.

    python tools/release/appimage.py [--runtime RUNTIME] [--from DIST] [--to FOLDER]

The format (type 2) is a runtime with a squashfs behind it. The squashfs is made here, by mksquashfs (Debian:
squashfs-tools). RUNTIME is the file ``runtime-x86_64`` of github.com/AppImage/type2-runtime, the only part that is not
built here; without it that is downloaded. FOLDER receives the AppImage and its SHA-256 sum.
"""

from __future__ import annotations

import argparse
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.request import urlopen

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.release.install_linux import ENTRY, LAUNCHER, NAME, ROOT, lay_out
from tools.release.pack import digest, label

RUNTIMES = "https://github.com/AppImage/type2-runtime/releases/download/continuous/runtime-"
LARGEST = 20_000_000
"""Bytes of a runtime; it has less than one million."""

APP_RUN = f"""#!/bin/sh
exec "$(dirname "$(readlink -f "$0")")/usr/{LAUNCHER}" "$@"
"""
"""What the runtime starts when the file system is there."""


def fill(program: Path, folder: Path) -> None:
    """Lay out an AppDir: the installed game below usr/, and at the top what the format asks for."""
    lay_out(program, folder / "usr")
    start = folder / "AppRun"
    start.write_text(APP_RUN, encoding="utf-8")
    start.chmod(0o755)
    shutil.copyfile(folder / "usr" / ENTRY, folder / f"{NAME}.desktop")
    for name in (f"{NAME}.png", ".DirIcon"):
        shutil.copyfile(ROOT / "assets" / "icon" / "icon-256.png", folder / name)


def make(program: Path, runtime: Path, made: Path) -> None:
    """Write the file: the runtime, then the file system. Raises CalledProcessError when mksquashfs fails."""
    made.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as staging:
        folder, packed = Path(staging) / "AppDir", Path(staging) / "packed"
        fill(program, folder)
        options = ("-root-owned", "-noappend", "-quiet", "-no-progress", "-comp", "zstd", "-mkfs-time", "0")
        subprocess.run(["mksquashfs", str(folder), str(packed), *options], check=True)
        with made.open("wb") as whole:
            for part in (runtime, packed):
                with part.open("rb") as content:
                    shutil.copyfileobj(content, whole)
    made.chmod(0o755)


def fetched(folder: Path) -> Path:
    """The runtime for the processor at hand, downloaded. Stops where what comes is no program."""
    runtime = folder / "runtime"
    with urlopen(f"{RUNTIMES}{platform.machine()}", timeout=60) as answer:
        runtime.write_bytes(answer.read(LARGEST))
    if not runtime.read_bytes().startswith(b"\x7fELF"):
        sys.exit("What was downloaded is no runtime.")
    return runtime


def main() -> None:
    parser = argparse.ArgumentParser(description="Make an AppImage of the built game. Linux.")
    parser.add_argument("--runtime", type=Path)
    parser.add_argument("--from", dest="dist", type=Path, default=ROOT / "dist", metavar="DIST")
    parser.add_argument("--to", dest="out", type=Path, default=ROOT / "release", metavar="FOLDER")
    asked = parser.parse_args()
    if shutil.which("mksquashfs") is None:
        sys.exit("mksquashfs is missing; Debian has it in squashfs-tools.")
    made = asked.out / f"{label()}.AppImage"
    with tempfile.TemporaryDirectory() as folder:
        make(asked.dist / "Trickerion", asked.runtime or fetched(Path(folder)), made)
    sums = made.with_suffix(".AppImage.sha256")
    sums.write_text(f"{digest(made)}  {made.name}\n", encoding="utf-8", newline="\n")
    print(f"{made.name}: {made.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
