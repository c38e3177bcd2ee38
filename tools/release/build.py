"""Build the executables in a clean environment of their own: ``python tools/release/build.py [OUTDIR]``.

OUTDIR (default ``dist``) receives the folder ``Trickerion/`` and the single file ``Trickerion-single``.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PYINSTALLER = "pyinstaller>=6.10,<7"
ICONS = "pillow>=11,<13"  # PyInstaller makes the icon of the system at hand with it; it is not built in


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the executables in a clean environment that this makes itself.")
    parser.add_argument("out", type=Path, nargs="?", default=ROOT / "dist", metavar="OUTDIR")
    out = parser.parse_args().out.resolve()
    with tempfile.TemporaryDirectory() as workshop:
        python = clean_python(Path(workshop) / "env")
        run(python, "-m", "pip", "install", "--quiet", str(ROOT), PYINSTALLER, ICONS)
        build = ("--distpath", str(out), "--workpath", f"{workshop}/work", "--noconfirm", str(ROOT / "build.spec"))
        run(python, "-m", "PyInstaller", *build)
    for made in sorted(out.iterdir()):
        print(f"{made.name}: {size(made) / 1e6:.0f} MB")


def clean_python(folder: Path) -> str:
    """The interpreter of a new virtual environment."""
    venv.create(folder, with_pip=True)
    return str(folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python"))


def run(*command: str) -> None:
    """Run a command; stop with its exit status when it fails. Python then keeps lines, but no columns, for tracebacks:
    columns are a fifth of the program's code."""
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONNODEBUGRANGES": "1"}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def size(path: Path) -> int:
    """Bytes of a file or of everything in a folder."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file()]
    return sum(file.stat().st_size for file in files if not file.is_symlink())


if __name__ == "__main__":
    main()
