"""Every line of text of the pictures of tools/shots/screenshots.py, measured where it is drawn.

    python tools/shots/measure_texts.py [--only board,theater] [--language fr] [--text-size 1.3]

Prints what does not hold: a line that is cut, one that reaches over the edge of its picture, one that is drawn over
letters that can still be seen, one that a thing of its picture covers in part, and at 150 % one that is set in a size
whose small letters are too low for a screen in the hand, digits and capitals alone too. Ends with 1 when there is any.
Nothing is written.
"""

from __future__ import annotations

import argparse
import functools
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
sys.path.insert(1, str(ROOT / "tests"))

import pygame
from pygame import Rect, Surface

from tools.shots import screenshots
from tools.shots.studio import Studio
from trickerion.language.tongue import PASSED_ON, languages, spoken
from trickerion.scenes import load_scenes
from trickerion.storage.settings import TEXT_SIZES
from trickerion.ui.faces import font
from trickerion.ui.text import IN_HAND, cut_short, text_size, use_plain_faces, use_text_size, watched_lines

if TYPE_CHECKING:
    from trickerion.ui.theme import Style

OPAQUE = 200
"""Of a pixel that shows the ink alone."""
MOST_OPAQUE = 255
TOUCHING = 12
"""Pixels of ink over ink that nobody sees."""
LOWEST = 9 * 1920 / 1280
"""Pixels of the canvas that a small letter is high at least, for 9 on a screen of 1280 x 800 (text at 150 %)."""
ALIKE = 12
"""Difference of red, green or blue that no letter can be read by."""
LIT = 90
"""The same that a glow over letters makes, which does not hide them."""


class Line(NamedTuple):
    """A line as it was drawn."""

    text: str
    letters: Surface
    place: Rect
    seen: Rect
    """Part of the picture in which the line is seen: what scrolls is cut on purpose."""


@functools.cache
def x_height(style: Style) -> int:
    """Pixels of the canvas that small letters are high in the size in which a style is set."""
    return font(style).render("x", True, "white").get_bounding_rect(min_alpha=OPAQUE).h


class Measure:
    """Faults of the lines that it is told, all of one picture."""

    def __init__(self) -> None:
        self.found: list[str] = []
        self._drawn: list[tuple[Surface, list[Line]]] = []

    def ended(self, canvas: Surface) -> list[str]:
        """All faults, when everything is drawn: also letters that a thing of the same picture was drawn over.

        On the ``canvas`` itself tips and dialogs lie over letters, and so does the edge of what scrolls.
        """
        parts = [(picture, lines) for picture, lines in self._drawn if picture is not canvas]
        whole = [(picture, line) for picture, lines in parts for line in lines if line.seen == picture.get_rect()]
        hidden = [line.text for picture, line in whole if _is_half_hidden(picture, line)]
        return self.found + [f"partly covered: {text}" for text in hidden]

    def __call__(self, picture: Surface, text: str, letters: Surface, place: Rect, style: Style) -> None:
        """Measure a line before it is drawn."""
        ink = letters.get_bounding_rect(min_alpha=OPAQUE).move(place.topleft)
        seen, whole = picture.get_clip(), picture.get_rect()
        if text_size() >= IN_HAND and any(map(str.isalnum, text)) and x_height(style) < LOWEST:
            self.found.append(f"too small: {text}")
        # what scrolls is cut by its clip on purpose; what is still above the picture, as a playbill, comes down whole
        if seen == whole and ink.colliderect(whole) and not whole.contains(ink):
            self.found.append(f"over the edge: {text}")
        lines = next((lines for surface, lines in self._drawn if surface is picture), None)
        if lines is None:
            lines = []
            self._drawn.append((picture, lines))
        line = Line(text, letters, place.copy(), seen.copy())
        self.found += [f"over each other: {each.text} / {text}" for each in lines if _over(picture, each, line)]
        lines.append(line)


def _over(picture: Surface, before: Line, line: Line) -> bool:
    """True if the line is drawn over letters that can still be seen."""
    if before.text == line.text or not before.place.colliderect(line.place):
        return False
    masks = [pygame.mask.from_surface(each.letters, OPAQUE) for each in (before, line)]
    offset = (line.place.x - before.place.x, line.place.y - before.place.y)
    both = masks[0].overlap_mask(masks[1], offset)
    if both.count() <= TOUCHING:
        return False
    size, corner = both.get_size(), before.place.topleft
    points = [(x, y) for x in range(size[0]) for y in range(size[1]) if both.get_at((x, y))]
    there = before.seen.clip(line.seen)
    seen = [
        picture.get_at((corner[0] + x, corner[1] + y))[:3] == before.letters.get_at((x, y))[:3]
        for x, y in points
        if there.collidepoint(corner[0] + x, corner[1] + y)
    ]
    return sum(seen) > TOUCHING and not _is_covered(picture, before, line.place)


def _is_half_hidden(picture: Surface, line: Line) -> bool:
    """True if some letters of a line are seen, and others lie below something."""
    there = line.place.clip(line.seen).clip(picture.get_rect())
    shown = hidden = 0
    for x in range(there.left, there.right):
        for y in range(there.top, there.bottom):
            ink = line.letters.get_at((x - line.place.x, y - line.place.y))
            if ink[3] == MOST_OPAQUE:
                if _is_alike(tuple(picture.get_at((x, y))[:3]), tuple(ink[:3]), LIT):
                    shown += 1
                else:
                    hidden += 1
    return hidden > TOUCHING and shown > hidden / 9


def _is_covered(picture: Surface, line: Line, where: Rect) -> bool:
    """True if the ground between its letters there has their colour too: a sheet of that colour lies over the line."""
    ink = line.letters.get_bounding_rect(min_alpha=OPAQUE).move(line.place.topleft)
    inside = Rect(ink.clip(picture.get_rect()).clip(where)).move(-line.place.x, -line.place.y)
    points = [(x, y) for x in range(inside.left, inside.right) for y in range(inside.top, inside.bottom)]
    clear = [at for at in points if not line.letters.get_at(at)[3]]
    inks = {tuple(line.letters.get_at(at)[:3]) for at in points if line.letters.get_at(at)[3] > OPAQUE}
    ground = [tuple(picture.get_at((line.place.x + x, line.place.y + y))[:3]) for x, y in clear]
    alike = sum(any(_is_alike(each, ink) for ink in inks) for each in ground)
    return alike > len(clear) * 0.9


def _is_alike(one: tuple[int, ...], other: tuple[int, ...], most: int = ALIKE) -> bool:
    """True if nobody tells these colours apart: paper is uneven."""
    return all(abs(here - there) <= most for here, there in zip(one, other, strict=True))


class MeasuringStudio(Studio):
    """A studio that measures what it would take pictures of; ``found`` are the names of pictures and what is wrong."""

    found: list[str]

    def shoot(self, name: str) -> None:
        """Draw once, and measure every line."""
        self.frames(2)
        measure = Measure()
        cut_short.clear()
        with watched_lines(measure):
            self.app.draw()
        wrong = [*measure.ended(self.app.window.canvas), *(f"cut: {text}" for text in sorted(cut_short))]
        self.found += [f"{name}: {each}" for each in dict.fromkeys(wrong)]


def measured(names: list[str], text_size: float, *, is_plain: bool = False) -> list[str]:
    """Faults in these pictures at that text size, with plain faces or as they are drawn."""
    load_scenes()
    with tempfile.TemporaryDirectory() as folder:
        studio = MeasuringStudio(Path(folder), screenshots.SIZES[:1], Path(folder))
        studio.found = []
        studio.app.settings.text_size, studio.app.settings.plain_faces = text_size, is_plain
        use_text_size(text_size)
        use_plain_faces(is_plain)
        try:
            for name in names:
                screenshots.PICTURES[name](studio)
                studio.rest()
        finally:
            use_text_size(1.0)
            use_plain_faces(False)
            studio.close()
    return studio.found


def main() -> int:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--only", default="", help="names of screens, with commas")
    parser.add_argument("--language", choices=languages(), default=spoken().code, help="of those that are compiled")
    parser.add_argument("--text-size", type=float, choices=TEXT_SIZES, default=TEXT_SIZES[-1])
    parser.add_argument("--plain", action="store_true", help="labels and notes in plain faces")
    args = parser.parse_args()
    if args.language != spoken().code:  # it is settled while the program is loaded
        begun_again = {**os.environ, PASSED_ON: args.language}
        return subprocess.run([sys.executable, *sys.argv], env=begun_again, check=False).returncode
    names = [name for name in args.only.split(",") if name] or list(screenshots.PICTURES)
    found = measured(names, args.text_size, is_plain=args.plain)
    print(*found, f"{len(found)} texts do not hold", sep="\n")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
