"""Which picture of tools/shots/screenshots.py shows which message, for those who translate.

    python tools/shots/where_said.py OUT.json [--only board,theater]

Writes {text of a message: [names of pictures]}, the English text as ``messages.pot`` has it;
``tools/books/bundle.py make --pictures OUT.json`` names the pictures beside the messages, and ``screenshots.py`` takes
them. Every message is drawn with its number before it, in a made-up language of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
sys.path.insert(1, str(ROOT / "tests"))

import made_up

from tools.books.language import messages
from trickerion.language.tongue import PASSED_ON

if TYPE_CHECKING:
    from pygame import Rect, Surface

    from trickerion.ui.theme import Style

NUMBER = re.compile(r"¤(\d+)")


def texts() -> list[str]:
    """Every text of the game, in the order of ``messages.pot``."""
    return list(dict.fromkeys(text for each in messages().values() for text in (each.one, each.many) if text))


def numbered(folder: Path) -> None:
    """Write the made-up language in which each message begins with its number."""
    made_up.language(folder, **{text: f"¤{number} {text}" for number, text in enumerate(texts())})


def watch(names: list[str], out: Path) -> None:
    """Draw the pictures, in the made-up language, and write which messages are seen in which."""
    from tools.shots import screenshots
    from tools.shots.studio import Studio
    from trickerion.scenes import load_scenes
    from trickerion.ui.text import watched_lines

    seen: dict[int, list[str]] = {}
    drawn: set[int] = set()

    def line(_picture: Surface, text: str, _letters: Surface, _place: Rect, _style: Style) -> None:
        drawn.update(map(int, NUMBER.findall(text)))

    class Watcher(Studio):
        def shoot(self, name: str) -> None:
            self.frames(2)
            self.app.draw()
            for number in sorted(drawn):  # since the last picture: much is painted once, and kept
                seen.setdefault(number, []).append(name)
            drawn.clear()

    load_scenes()
    with tempfile.TemporaryDirectory() as folder, watched_lines(line):
        studio = Watcher(Path(folder), screenshots.SIZES[:1], Path(folder))
        for name in names or list(screenshots.PICTURES):
            screenshots.PICTURES[name](studio)
            studio.rest()
        studio.close()
    known = texts()
    told = {known[number]: list(dict.fromkeys(pictures)) for number, pictures in sorted(seen.items())}
    out.write_text(json.dumps(told, ensure_ascii=False, indent=0), encoding="utf-8")
    pictures = {each for names in told.values() for each in names}
    print(f"{len(told)} of {len(known)} texts are seen in {len(pictures)} pictures")


def main() -> int:
    """Read the arguments, and watch in a process that speaks the made-up language."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--only", default="", help="names of screens, with commas")
    args = parser.parse_args()
    names = [name for name in args.only.split(",") if name]
    with tempfile.TemporaryDirectory() as folder:
        numbered(Path(folder))
        program = f"{made_up.speaking(Path(folder))}from pathlib import Path; from tools.shots import where_said\n"
        program += f"where_said.watch({names!r}, Path({str(args.out)!r}))\n"
        speaks = {**os.environ, PASSED_ON: made_up.CODE, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        return subprocess.run([sys.executable, "-c", program], env=speaks, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
