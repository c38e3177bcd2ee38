"""The pictures of the README and of docs/, taken anew: each is one of those of tools/shots/screenshots.py.

    python tools/shots/doc_pictures.py [NAME ...]     all, or these

Writes docs/NAME.jpg at 1280x720. No display is needed.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import pygame

ROOT: Final = Path(__file__).resolve().parents[2]
SIZE: Final = "1280x720"

TAKEN: Final = {
    "academy": ("academy", "academy-hand-1"),
    "alley": ("dark_alley", "alley-board"),
    "assignment": ("assignment", "assignment-hand"),
    "board": ("board", "board-4-players"),
    "curtain": ("curtain", "curtain"),
    "draft": ("draft", "draft-ChoosingMagician"),
    "duel": ("duel", "duel-academy"),
    "guided": ("guided", "guided-corners-08-link"),
    "heir": ("heir", "heir"),
    "help": ("coach", "coach-how-to-play"),
    "log": ("overlays", "log"),
    "plan": ("plan", "assignment-what-if"),
    "powers": ("powers", "powers-board"),
    "records": ("records", "records"),
    "replay": ("replay", "replay"),
    "saves": ("menus", "saves"),
    "scoring": ("scoring", "scoring-4"),
    "seam": ("seam", "seam-four"),
    "settings": ("menus", "settings"),
    "setup": ("setup", "setup"),
    "show": ("shows", "show-pantheon-4"),
    "theater": ("theater", "theater-hand"),
    "title": ("title", "title"),
    "tonight": ("tonight", "tonight"),
    "two": ("board", "board-2-players"),
    "workshop": ("workshop", "workshop-acting"),
}
"""Picture of the docs -> the screen that takes it, and its name there."""


def take(names: list[str], folder: Path) -> None:
    """Take the screens of these pictures into a folder; CalledProcessError when one does not come to its moment."""
    screens = ",".join(sorted({TAKEN[name][0] for name in names}))
    command = [sys.executable, "tools/shots/screenshots.py", str(folder), "--only", screens, "--size", SIZE]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def main() -> None:
    """Take the pictures, and write them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("names", nargs="*", choices=[*TAKEN, []], metavar="NAME")
    names = parser.parse_args().names or list(TAKEN)
    with tempfile.TemporaryDirectory() as folder:
        take(names, Path(folder))
        for name in names:
            picture = pygame.image.load(Path(folder) / f"{TAKEN[name][1]}-{SIZE.split('x')[1]}.png")
            pygame.image.save(picture, ROOT / "docs" / f"{name}.jpg")


if __name__ == "__main__":
    main()
