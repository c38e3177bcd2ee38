"""Which pixels of two sets of screenshots differ: before and after a change that should change nothing to be seen.

    python tools/shots/screenshots.py before; ... ; python tools/shots/screenshots.py after
    python tools/shots/compare_pictures.py before after --marked marked
    python tools/shots/compare_pictures.py english french --sheets sheets

Prints a line for each picture that differs, with how many pixels and where; ``--marked`` writes before, after and the
difference side by side. Ends with 1 when anything differs. ``--sheets`` compares nothing: it lays each picture beside
the one of its name, three pairs to a sheet, to be looked at.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import NamedTuple, TypeAlias

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import pygame

Pixels: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.uint8]]
PAIRS = 3
"""On a sheet."""


class Difference(NamedTuple):
    """How many pixels differ by more than the tolerance; the smallest rectangle round them (x, y, width, height)."""

    pixels: int
    box: tuple[int, int, int, int]


def difference(before: Pixels, after: Pixels, tolerance: int) -> Difference:
    """Compare two pictures of the same size; ``tolerance`` in steps of 0 to 255 of a colour."""
    changed = (np.abs(before.astype(int) - after.astype(int)) > tolerance).any(axis=2)
    xs, ys = np.nonzero(changed)
    if not len(xs):
        return Difference(0, (0, 0, 0, 0))
    left, top = int(xs.min()), int(ys.min())
    return Difference(len(xs), (left, top, int(xs.max()) - left + 1, int(ys.max()) - top + 1))


def _pixels(path: Path) -> Pixels:
    return pygame.surfarray.array3d(pygame.image.load(path))


def _mark(before: Pixels, after: Pixels, path: Path) -> None:
    apart = np.abs(before.astype(int) - after.astype(int)).max(axis=2, keepdims=True).clip(0, 255).astype(np.uint8)
    sheet = np.concatenate([before, after, np.repeat(apart, 3, axis=2)], axis=0)
    pygame.image.save(pygame.surfarray.make_surface(sheet), path)


def compare(before: Path, after: Path, tolerance: int, marked: Path | None) -> int:
    """Print what differs between two folders of PNG files; the number of pictures that differ or are missing."""
    differing = 0
    for name in sorted({path.name for folder in (before, after) for path in folder.glob("*.png")}):
        line = _line(before / name, after / name, tolerance, marked)
        if line:
            differing += 1
            print(f"{name}: {line}")
    return differing


def _line(before: Path, after: Path, tolerance: int, marked: Path | None) -> str:
    if not before.exists() or not after.exists():
        return "only after" if after.exists() else "only before"
    old, new = _pixels(before), _pixels(after)
    if old.shape != new.shape:
        return f"{old.shape[0]}x{old.shape[1]} before, {new.shape[0]}x{new.shape[1]} after"
    found = difference(old, new, tolerance)
    if found.pixels and marked is not None:
        _mark(old, new, marked / before.name)
    return f"{found.pixels} pixels in {found.box}" if found.pixels else ""


def lay_sheets(left: Path, right: Path, sheets: Path) -> int:
    """Every picture of the first folder beside that of the same name in the second; how many sheets there are."""
    names = sorted({path.name for path in left.glob("*.png")} & {path.name for path in right.glob("*.png")})
    begun = [names[number : number + PAIRS] for number in range(0, len(names), PAIRS)]
    for number, pairs in enumerate(begun):
        pictures = [[pygame.image.load(folder / name) for folder in (left, right)] for name in pairs]
        sheet = pygame.Surface((sum(one.width for one in pictures[0]), sum(one.height for one, _ in pictures)))
        y = 0
        for one, other in pictures:
            sheet.blits([(one, (0, y)), (other, (one.width, y))])
            y += one.height
        pygame.image.save(sheet, sheets / f"{number:03}.png")
        print(f"{number:03}: {', '.join(pairs)}")
    return len(begun)


def main() -> int:
    """Read the arguments and compare."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--tolerance", type=int, default=0, help="steps of 0 to 255 that do not count")
    parser.add_argument("--marked", type=Path, help="a folder for the differing pictures side by side")
    parser.add_argument("--sheets", type=Path, help="a folder for sheets of all pictures side by side")
    args = parser.parse_args()
    if args.sheets is not None:
        args.sheets.mkdir(parents=True, exist_ok=True)
        lay_sheets(args.before, args.after, args.sheets)
        return 0
    if args.marked is not None:
        args.marked.mkdir(parents=True, exist_ok=True)
    differing = compare(args.before, args.after, args.tolerance, args.marked)
    print(f"{differing} pictures differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main())
