"""Paint Tricks, Magicians and head-pieces of other cards: wood engravings for every place of the window.

    python tools/paint/make_pictures.py [ID ...]                      paint all of them, or these
    python tools/paint/make_pictures.py --one ID 500x400 out.png      paint one of any size; --cut-out: as on the stage
    python tools/paint/make_pictures.py --sheet out.png [ID ...]      paint all, or these, side by side, to look at

Writes into assets/tricks/, assets/magicians/ and assets/heads/. Needs numpy, Pillow and zopfli (the extra "tools"),
which the program never does.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import pygame
from pygame import Surface

import tools.paint.scenes  # noqa: F401  (registers all)
from tools.paint.palette import few_colours
from tools.paint.pictures import engraved, head_of, picture_of, portrait_of, poster_view, toy, view_of
from tools.paint.print_files import jpeg
from tools.paint.scenes.registry import HEADS, POSTERS, SCENES
from trickerion.ui import head_pieces, magician_pictures
from trickerion.ui.trick_pictures import CUT_OUT, SIZES, file_name

ASSETS = Path(__file__).resolve().parents[2] / "assets"
_SHEET = (300, 200)
_SHEET_COLUMNS = 5
_COLOURS = 40
"""Colours of a cut-out: black, paper, three stones in three steps each, and their edges."""


def paint(name: str, size: tuple[int, int], cut_out: bool = False) -> Surface:
    """The picture of a Trick, a Magician's poster or a head-piece at any size."""
    if name in POSTERS:
        return engraved(POSTERS[name], size, poster_view(size), framed=True)
    if name in HEADS:
        return engraved(HEADS[name], size, (0, 0, 600, 600 * size[1] / size[0]), framed=True)
    scene = SCENES[name]
    return toy(scene, size) if cut_out else engraved(scene, size, view_of(scene, size), framed=True)


def write_pictures(name: str) -> int:
    """Paint a Trick, a Magician or a head-piece for all places; give back the number of bytes."""
    written = 0
    for place in head_places(name) if name in HEADS else ():
        path = ASSETS / "heads" / head_pieces.file_name(name, place)
        path.write_bytes(jpeg(head_of(HEADS[name], place)))
        written += path.stat().st_size
    for place in _poster_places(name):
        path = ASSETS / "magicians" / magician_pictures.file_name(name, place)
        path.write_bytes(jpeg(portrait_of(POSTERS[name], place)))
        written += path.stat().st_size
    for place in SIZES if name in SCENES else ():
        path = ASSETS / "tricks" / file_name(name, place)
        picture = picture_of(SCENES[name], place)
        path.write_bytes(few_colours(picture, _COLOURS) if place in CUT_OUT else jpeg(picture))
        written += path.stat().st_size
    return written


def _poster_places(name: str) -> tuple[str, ...]:
    """Places of a poster; who is no Magician has places of their own."""
    places = magician_pictures.SIZES if name in POSTERS else {}
    return tuple(magician_pictures.OTHERS_SIZES.get(name, places))


def head_places(name: str) -> tuple[str, ...]:
    """Places of a head-piece: what its card is follows from its inks and from what it shows."""
    inks, _, shown = name.partition("-")
    if shown == "secret":
        return head_pieces.PLACES["secret"]
    kind = "power" if inks.startswith("level") else "prophecy" if inks == "prophecy" else "special"
    return head_pieces.PLACES[kind]


def sheet(names: list[str]) -> Surface:
    """Pictures side by side, each large and as on a small card; of a Magician the poster alone."""
    wide, high = _SHEET[0] + 20, _SHEET[1] + 100
    rows = -(-len(names) // _SHEET_COLUMNS)
    picture = Surface((wide * _SHEET_COLUMNS + 20, high * rows + 20))
    picture.fill("#2a1c1a")
    for number, name in enumerate(names):
        x, y = 20 + number % _SHEET_COLUMNS * wide, 20 + number // _SHEET_COLUMNS * high
        if name in POSTERS:
            picture.blit(paint(name, (200, 278)), (x, y))
            continue
        picture.blit(paint(name, _SHEET), (x, y))
        if name in HEADS:
            for shift, place in zip((0, 180), head_places(name), strict=False):
                picture.blit(head_of(HEADS[name], place), (x + shift, y + _SHEET[1] + 6))
            continue
        for shift, place in ((0, "card"), (150, "row")):
            picture.blit(picture_of(SCENES[name], place), (x + shift, y + _SHEET[1] + 6))
    return picture


def main() -> None:
    """Paint the pictures."""
    parser = argparse.ArgumentParser(description="Paint the engravings.")
    parser.add_argument("ids", nargs="*", metavar="ID")
    parser.add_argument("--one", nargs=3, metavar=("ID", "SIZE", "FILE"))
    parser.add_argument("--cut-out", action="store_true")
    parser.add_argument("--sheet", type=Path, metavar="FILE")
    given = parser.parse_args()
    pygame.display.set_mode((16, 16))
    if given.one:
        name, size, path = given.one
        wide, high = map(int, size.split("x"))
        pygame.image.save(paint(name, (wide, high), given.cut_out), path)
    elif given.sheet:
        pygame.image.save(sheet(given.ids or list(SCENES)), given.sheet)
    else:
        for folder in ("tricks", "magicians", "heads"):
            (ASSETS / folder).mkdir(exist_ok=True)
        for name in given.ids or [*SCENES, *POSTERS, *HEADS]:
            print(name, write_pictures(name))


if __name__ == "__main__":
    main()
