"""Install what ``tools/release/build.py`` made for this user, with its entry in the menu of the desktop. Linux.

    python tools/release/install_linux.py [--from DIST] [--prefix FOLDER]
    python tools/release/install_linux.py --remove [--prefix FOLDER]

FOLDER (default ``~/.local``) receives ``lib/trickerion-fan-edition/``, ``bin/trickerion``, the desktop entry, the
icons, the metadata for software centres and the licences. Nothing else there is touched; saved games and settings stay
when it is removed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAME = "unofficial.trickerion.FanEdition"
"""The desktop's name for the game: of its files, its icons and its windows."""

HOME = "lib/trickerion-fan-edition"
LAUNCHER = "bin/trickerion"
ENTRY = f"share/applications/{NAME}.desktop"
MIME = f"share/mime/packages/{NAME}.xml"
METADATA = f"share/metainfo/{NAME}.metainfo.xml"
LICENCES = "share/licenses/trickerion-fan-edition"
ICON_THEME = "share/icons/hicolor"
ICON_SIZES = (32, 64, 128, 256, 512)
RESERVED = '"`$\\'
"""What a quoted argument of a desktop entry escapes."""


def icons() -> dict[str, Path]:
    """Where each icon belongs, and where it comes from."""
    source = ROOT / "assets" / "icon"
    found = {f"{ICON_THEME}/{n}x{n}/apps/{NAME}.png": source / f"icon-{n}.png" for n in ICON_SIZES}
    return {**found, f"{ICON_THEME}/scalable/apps/{NAME}.svg": source / "icon.svg"}


def shared_files() -> dict[str, Path]:
    """Every single file that is installed beside the program, and where it comes from."""
    source = ROOT / "packaging" / "linux"
    texts = {ENTRY: source / f"{NAME}.desktop", METADATA: source / f"{NAME}.metainfo.xml"}
    texts[MIME] = source / f"{NAME}.mime.xml"
    licences = {f"{LICENCES}/LICENSE": ROOT / "LICENSE", f"{LICENCES}/LICENSES.md": ROOT / "assets" / "LICENSES.md"}
    return {**texts, **icons(), **licences}


def lay_out(program: Path, prefix: Path) -> None:
    """Put the program's folder and all that belongs to it below the prefix; an older one is replaced."""
    shutil.rmtree(prefix / HOME, ignore_errors=True)
    shutil.copytree(program, prefix / HOME, symlinks=True)
    launcher = prefix / LAUNCHER
    launcher.parent.mkdir(parents=True, exist_ok=True)
    launcher.unlink(missing_ok=True)
    launcher.symlink_to(Path("..") / HOME / "Trickerion")
    for place, source in shared_files().items():
        (prefix / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, prefix / place)


def install(program: Path, prefix: Path) -> None:
    """Install for a desktop, which need not have the prefix in its path."""
    if not (program / "Trickerion").is_file():
        sys.exit(f"There is no program in {program}; python tools/release/build.py makes it.")
    refuse_foreign(prefix)
    lay_out(program, prefix)
    entry = prefix / ENTRY
    command = f"Exec={quoted(str(prefix / LAUNCHER))} %f\n"
    entry.write_text(entry.read_text(encoding="utf-8").replace("Exec=trickerion %f\n", command), encoding="utf-8")
    os.utime(prefix / ICON_THEME)  # desktops look again when the theme's folder is newer than what they remember
    tell_desktop(prefix)


def tell_desktop(prefix: Path) -> None:
    """Have the desktop read anew which program opens a saved game, where its tools for that are at hand."""
    for tool, folder in (("update-mime-database", "share/mime"), ("update-desktop-database", "share/applications")):
        if shutil.which(tool) and (prefix / folder).is_dir():
            subprocess.run([tool, str(prefix / folder)], capture_output=True, timeout=60, check=False)


def remove(prefix: Path) -> None:
    """Take away what was installed."""
    refuse_foreign(prefix)
    shutil.rmtree(prefix / HOME, ignore_errors=True)
    for place in (LAUNCHER, *shared_files()):
        (prefix / place).unlink(missing_ok=True)
    if (prefix / LICENCES).is_dir():
        (prefix / LICENCES).rmdir()
    tell_desktop(prefix)
    sweep_caches(prefix)


def sweep_caches(prefix: Path) -> None:
    """Take away what the desktop has made of our files alone."""
    kinds, entries = prefix / MIME, prefix / ENTRY
    if kinds.parent.is_dir() and not any(kinds.parent.iterdir()):
        shutil.rmtree(kinds.parents[1])
    if entries.parent.is_dir() and not any(entries.parent.glob("*.desktop")):
        (entries.parent / "mimeinfo.cache").unlink(missing_ok=True)


def refuse_foreign(prefix: Path) -> None:
    """Stop when the name of the command belongs to something else, such as an installation by pip."""
    launcher = prefix / LAUNCHER
    ours = launcher.is_symlink() and Path(HOME).name in os.readlink(launcher)
    if not ours and (launcher.exists() or launcher.is_symlink()):
        sys.exit(f"{launcher} is not ours; it stays, and nothing has been changed.")


def quoted(argument: str) -> str:
    """An argument as the Exec line of a desktop entry writes it; the format of the file doubles every backslash."""
    escaped = "".join(f"\\{letter}" if letter in RESERVED else letter for letter in argument).replace("%", "%%")
    return f'"{escaped}"'.replace("\\", "\\\\")


def main() -> None:
    parser = argparse.ArgumentParser(description="Install the built game for this user, or remove it.")
    parser.add_argument("--from", dest="dist", type=Path, default=ROOT / "dist", metavar="DIST")
    parser.add_argument("--prefix", type=Path, default=Path.home() / ".local", metavar="FOLDER")
    parser.add_argument("--remove", action="store_true")
    asked = parser.parse_args()
    prefix = asked.prefix.expanduser().resolve()
    if not sys.platform.startswith("linux"):
        sys.exit("This installs on Linux; elsewhere the folder that was built is started as it is.")
    if asked.remove:
        remove(prefix)
        print(f"Removed from {prefix}.")
        return
    install(asked.dist.resolve() / "Trickerion", prefix)
    print(f"Installed below {prefix}: the menu has it among the games, and {prefix / LAUNCHER} starts it.")


if __name__ == "__main__":
    main()
