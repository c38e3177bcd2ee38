"""Record the books of tests/books again: what is said, shown and reckoned at tables of the golden games.

python tools/books/make_books.py record            all books; run on purpose only, and read the diff
python tools/books/make_books.py spoken GAME       every sentence about a golden game, to be compared
python tools/books/make_books.py pictures FOLDER   the moments of the book, for tools/shots/compare_pictures.py
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from zlib import crc32

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
sys.path.insert(1, str(ROOT / "tests"))
os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}

from typing import TYPE_CHECKING

import pygame
from playthrough_text import replay

from tools.books import book, effects_at_work, reckoning, thinking_out, wording
from tools.shots.studio import Studio

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

MOMENTS = 30
"""How many are looked at: each of another question, or a Character at work at another Location."""


def moments() -> list[tuple[str, int]]:
    """Moments of the golden games, drawn by lot but always the same: the most usual questions first."""
    found: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for name, path in book.GAMES.items():
        for game in replay(path.read_text(encoding="utf-8"), checked=False):
            kind = game.decision.question if game.decision is not None else ""
            kind += getattr(game.state.stack[-1], "location", "") if kind else ""
            if (name, len(game.moves)) not in found[kind][-1:]:
                found[kind].append((name, len(game.moves)))
    usual = sorted(found, key=lambda kind: (-len(found[kind]), kind))
    return [found[kind][crc32(kind.encode()) % len(found[kind])] for kind in usual[:MOMENTS]]


def looked_at(chosen: Iterable[tuple[str, int]]) -> Iterator[tuple[book.Moment, pygame.Surface]]:
    """The moments, and the window after each."""
    with tempfile.TemporaryDirectory() as folder:
        studio = Studio(Path(folder), [(1920, 1080)], Path(folder))
        for name, at in chosen:
            yield book.looked_at(studio, name, at), studio.app.window.screen
        studio.close()


def record() -> None:
    """Write all books."""
    _write("reckoned.txt", reckoning.lines())
    _write("thought.txt", [line for name in thinking_out.PAGES for line in thinking_out.page(name)])
    _write("wording.txt", wording.lines())
    _write("effects.txt", effects_at_work.lines())
    found = [moment for moment, _ in looked_at(moments())]
    said = {text for moment in found for texts in moment.said.values() for text in texts}
    blank = pygame.Surface(book.TILE)
    tiles = [picture for moment in found for picture in (*moment.pictures, blank)[:2]]
    pygame.image.save(book.sheet(tiles), book.FOLDER / "tables.png")
    _write("tables.txt", [line for moment in found for line in moment.lines])
    _write("said.txt", sorted(said))
    _write("spoken.txt", [line for name in book.GAMES for line in book.marks(name, book.spoken(name))])


def _write(name: str, lines: Sequence[str]) -> None:
    (book.FOLDER / name).write_text("\n".join(lines) + "\n", encoding="utf-8", newline="\n")
    print(f"{name}: {len(lines)} lines")


def main(arguments: Sequence[str]) -> None:
    """Read the arguments."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="what", required=True)
    commands.add_parser("record")
    commands.add_parser("spoken").add_argument("game", choices=sorted(book.GAMES))
    commands.add_parser("pictures").add_argument("folder", type=Path)
    args = parser.parse_args(arguments)
    if args.what == "record":
        record()
    elif args.what == "spoken":
        for place, said in book.spoken(args.game).items():
            print("\n".join(f"{place}: {text}" for text in said))
    else:
        args.folder.mkdir(parents=True, exist_ok=True)
        for moment, screen in looked_at(moments()):
            pygame.image.save(screen, args.folder / f"{moment.name}-{moment.at}.png")


if __name__ == "__main__":
    main(sys.argv[1:])
