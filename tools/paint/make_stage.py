"""Paint what a show is played with: houses, light, curtains, figures, what flies, and the embossed Components.

    python tools/paint/make_stage.py [NAME ...]         paint all, or those whose names begin so
    python tools/paint/make_stage.py --sheet FOLDER     draw sheets of it all, to look at

Writes into assets/stage/. Needs numpy, which the program itself never does.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from tools.paint.figures.helpers import HELPERS
from tools.paint.figures.pen import Pen
from tools.paint.make_scenery import png
from tools.paint.palette import few_colours
from tools.paint.stage_air import AIR
from tools.paint.stage_audience import AUDIENCE
from tools.paint.stage_emboss import emboss
from tools.paint.stage_figures import CAST
from tools.paint.stage_figures import paint as paint_figure
from tools.paint.stage_flying import FLYING
from tools.paint.stage_guests import GUESTS, guest
from tools.paint.stage_houses import (
    HOUSES,
    LIGHTS,
    Light,
    beam,
    dark,
    house,
    lantern,
    main_curtain,
    shell,
    spot,
    swag,
    valance,
)
from tools.paint.stage_paint import HEIGHT, WIDTH, Array, put, tint
from tools.paint.stage_sheet import write_sheets
from trickerion.rules.catalog import PRICE
from trickerion.ui import theme
from trickerion.ui.stage.audience import GESTURES, ROWS
from trickerion.ui.stage.figures import POSES
from trickerion.ui.stage.layout import OPENING

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.paint.figures.figure import Figure

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "stage"


def reduced_map(values: Array, place: tuple[int, int, int, int], share: int) -> Surface:
    """A part of a map of light, so many times smaller."""
    picture = put(Surface((WIDTH, HEIGHT)), values * 255).subsurface(place)
    return pygame.transform.smoothscale(picture, (picture.get_width() // share, picture.get_height() // share))


def _part_of_figure(figure: Figure, pose: str, number: int) -> Surface:
    return paint_figure(figure.draw(pose))[number]


_CANVAS = (0, 0, WIDTH, HEIGHT)
_OPENING = OPENING.x, OPENING.y, OPENING.w, OPENING.h


def _dark(theater: str) -> Surface:
    return reduced_map(dark(theater), _CANVAS, 4)


def _light(light: Light) -> Surface:
    return reduced_map(spot(light) / 2, _OPENING, 4)


def _beam(light: Light) -> Surface:
    return reduced_map(tint(beam(light), [part / 255 for part in light.beam]), _OPENING, 4)


def _helper(draw: Callable[[Pen], None]) -> Surface:
    pen = Pen()
    draw(pen)
    return paint_figure(pen)[0]


ENGRAVED: dict[str, Callable[[], Surface]] = {
    f"guest-{row}-{head}-{gesture}.png": partial(guest, row, head, gesture)
    for row in range(len(ROWS))
    for head in GUESTS
    for gesture in GESTURES
}
"""Pictures that are written with few colours, as all engravings."""
FIGURES: dict[str, Callable[[], Surface]] = {
    f"figure-{name}-{pose}.png": partial(_part_of_figure, figure, pose, 0)
    for name, figure in CAST.items()
    for pose in POSES
}
"""Dark figures, written with so many colours that their folds show no steps: half of what all would take."""
_DARKS, _NEARLY = 128, 10.0
PICTURES: dict[str, Callable[[], Surface]] = {
    **{f"house-{theater}.jpg": partial(house, theater) for theater in HOUSES},
    **{f"dark-{theater}.png": partial(_dark, theater) for theater in HOUSES},
    **{f"curtain-{theater}.jpg": partial(main_curtain, theater) for theater in HOUSES},
    **{f"valance-{theater}.png": partial(valance, theater) for theater in HOUSES},
    **{f"swag-{theater}.png": partial(swag, theater) for theater in HOUSES},
    **{f"light-{name}.png": partial(_light, light) for name, light in LIGHTS.items()},
    **{f"beam-{name}.png": partial(_beam, light) for name, light in LIGHTS.items()},
    **{f"{name}.png": paint for name, paint in (AIR | FLYING | AUDIENCE).items()},
    "footlight-lantern.png": lantern,
    "footlight-shell.png": shell,
    **{f"component-{component}.jpg": partial(emboss, f"component.{component}") for component in PRICE},
    **FIGURES,
    **{
        f"figure-{name}-{pose}-colour.png": partial(_part_of_figure, figure, pose, 1)
        for name, figure in CAST.items()
        for pose in POSES
    },
    **ENGRAVED,
    **{f"helper-{kind}.png": partial(_helper, draw) for kind, draw in HELPERS.items()},
}


def _packed(name: str, picture: Surface) -> bytes:
    """File of a picture with its alpha, of as few colours as its kind allows."""
    if name in FIGURES:
        return few_colours(picture, _DARKS, _NEARLY)
    return few_colours(picture) if name in ENGRAVED else png(picture)


def main() -> None:
    """Paint the pictures."""
    parser = argparse.ArgumentParser(description="Paint the stage.")
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--sheet", type=Path, metavar="FOLDER")
    given = parser.parse_args()
    pygame.display.set_mode(theme.CANVAS_SIZE)
    if given.sheet:
        write_sheets(given.sheet, given.names)
        return
    FOLDER.mkdir(exist_ok=True)
    for name, paint in PICTURES.items():
        if not given.names or any(name.startswith(start) for start in given.names):
            path = FOLDER / name
            if path.suffix == ".jpg":
                pygame.image.save(paint(), path)
            else:
                path.write_bytes(_packed(name, paint()))
            print(name, path.stat().st_size)


if __name__ == "__main__":
    main()
