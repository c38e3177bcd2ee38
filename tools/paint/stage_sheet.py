"""Sheets of all that is on the stage, to look at: acts, houses, figures, Tricks."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from tools.paint.figures.helpers import HELPERS
from tools.paint.stage_figures import CAST
from trickerion.rules.catalog import PRICE, TRICKS
from trickerion.ui import theme
from trickerion.ui.stage import audience, component_picture, curtain, effects, figures, house, light, toy
from trickerion.ui.stage import layout as place
from trickerion.ui.stage.motes import put
from trickerion.ui.text import draw_text

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

OPENED = {"riverside": 0.0, "grand_magorian": 0.12, "magnus_pantheon": 0.6}
ACTS = (
    ("riverside", "bullet_catch", "the_mechaniker", "saffron"),
    ("riverside", "water_tank_escape", "master_of_chains", "crimson"),
    ("grand_magorian", "stocks_escape", "the_red_lotus", "teal"),
    ("grand_magorian", "card_manipulation", "the_great_optico", "saffron"),
    ("magnus_pantheon", "enchanted_butterflies", "the_gentleman", "crimson"),
    ("magnus_pantheon", "spirit_hand", "priestess_of_mysticism", "pearl"),
    ("magnus_pantheon", "automaton", "electra", "teal"),
    ("riverside", "ghost_trap", "yoruba_spiritmaster", "crimson"),
)


def draw_act(canvas: Surface, act: tuple[str, str, str, str], ms: float) -> None:
    """An act as it is seen so many milliseconds after it began."""
    theater, trick, magician, colour = act
    house.draw_house(canvas, theater, house.DARK)
    light.draw_beam(canvas, theater, TRICKS[trick].category, min(1.0, ms / 80))
    effects.draw_behind(canvas, trick, place.FOCUS, ms)
    for kind, foot in zip(("assistant", "engineer"), place.HELPERS, strict=False):
        figures.draw_helper(canvas, kind, foot, place.HELPER_HEIGHT)
    toy.draw_toy(canvas, trick, min(1.0, ms / 300))
    effects.draw_before(canvas, trick, place.FOCUS, ms)
    figures.draw_performer(
        canvas,
        magician,
        figures.at_trick(TRICKS[trick].category, ms, 700),
        place.PERFORMER,
        place.PERFORMER_HEIGHT,
        colour,
    )
    curtain.draw_curtain(canvas, theater, 1)
    house.draw_footlights(canvas, theater, 1)
    audience.draw_audience(canvas, ms, 0)


def draw_applause(canvas: Surface, theater: str, ms: float) -> None:
    """The bow."""
    house.draw_house(canvas, theater, house.DARK)
    light.draw_beam(canvas, theater, light.BOW, 1)
    figures.draw_performer(canvas, "the_gentleman", figures.thanking(ms), (1364, 812), 372, "crimson")
    curtain.draw_curtain(canvas, theater, 1)
    house.draw_footlights(canvas, theater, 1)
    audience.draw_flowers(canvas, ms)
    audience.draw_audience(canvas, ms, min(1.0, ms / 900))


def draw_opening(canvas: Surface, theater: str, opened: float) -> None:
    """The curtain on its way up."""
    house.draw_house(canvas, theater, house.DARK)
    light.draw_beam(canvas, theater, light.LINKS, 1)
    figures.draw_performer(
        canvas, "the_gentleman", figures.Stance(), place.PERFORMER, place.PERFORMER_HEIGHT, "crimson"
    )
    curtain.draw_curtain(canvas, theater, opened)
    house.draw_footlights(canvas, theater, 1)
    audience.draw_audience(canvas, 0, 0)


def draw_cast(canvas: Surface, pose: str) -> None:
    """Every Magician in a pose, each in a player's colour, and those who help."""
    canvas.fill((126, 84, 84))
    for number, magician in enumerate(CAST):
        spot = 170 + number % 7 * 265, 470 + number // 7 * 540
        colour = theme.PLAYER_COLOURS[number % 4]
        figures.draw_performer(canvas, magician, figures.Stance(pose), spot, 372, colour)
        draw_text(canvas, f"{magician} {colour}", (spot[0], spot[1] + 36), theme.TEXT.body_large, theme.CREAM, "center")


def draw_helpers(canvas: Surface) -> None:
    """Those who help, and the Gentleman of each colour, in both poses."""
    canvas.fill((126, 84, 84))
    for number, kind in enumerate(HELPERS):
        figures.draw_helper(canvas, kind, (200 + 280 * number, 400), 296)
    for number, magician in enumerate(CAST):
        for row, pose in enumerate(("cast", "bow")):
            spot = 90 + 144 * number, 720 + 320 * row
            figures.draw_performer(
                canvas, magician, figures.Stance(pose), spot, 200, theme.PLAYER_COLOURS[(number + row) % 4]
            )


def draw_tricks(canvas: Surface) -> None:
    """All Tricks on their ledges, and the Components."""
    canvas.fill((38, 22, 34))
    for number, trick in enumerate(TRICKS):
        toy.draw_toy(canvas, trick, 1.0, (130 + number % 8 * 237, 170 + number // 8 * 172), "link")
    for number, component in enumerate(PRICE):
        put(canvas, component_picture.component_picture(component, 44), (84 + number * 100, 1054))


def write_sheets(folder: Path, names: list[str]) -> None:
    """All sheets, or those whose names begin so, at 1920 x 1080; acts at 1280 x 720, too."""
    folder.mkdir(parents=True, exist_ok=True)
    canvas = Surface(theme.CANVAS_SIZE).convert()
    sheets: dict[str, Callable[[], object]] = {
        **{f"act-{act[1]}-{ms}": partial(draw_act, canvas, act, ms) for act in ACTS for ms in (120, 450, 1400)},
        **{f"house-{t}": partial(house.draw_house, canvas, t, 1) for t in place.ARCHES},
        **{f"applause-{ms}": partial(draw_applause, canvas, "magnus_pantheon", ms) for ms in (300, 1200, 3000)},
        **{f"curtain-{t}": partial(draw_opening, canvas, t, o) for t, o in OPENED.items()},
        **{f"cast-{pose}": partial(draw_cast, canvas, pose) for pose in figures.POSES},
        "helpers": partial(draw_helpers, canvas),
        "tricks": partial(draw_tricks, canvas),
    }
    for name, draw in sheets.items():
        if not names or any(name.startswith(start) for start in names):
            draw()
            start = time.perf_counter()
            for _ in range(20):
                draw()
            print(f"{name}: {(time.perf_counter() - start) * 50:.1f} ms")
            pygame.image.save(canvas, folder / f"{name}.png")
            if name.startswith("act-"):
                pygame.image.save(pygame.transform.smoothscale(canvas, (1280, 720)), folder / f"{name}-720.png")
