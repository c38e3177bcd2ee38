"""The people on the stage: dark outlines with a rim of light; what has a player's colour is small."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

import pygame
from pygame import Surface

from trickerion.ui import theme
from trickerion.ui.shapes import Point, around, blit_round
from trickerion.ui.stage.painted import load
from trickerion.ui.surface_cache import cached_surface, lasting_surface
from trickerion.ui.theme import Rgba, mix, rgba

BREATHS: Final = ("cast", "cast-1", "cast-2", "cast-3")
"""A Magician at a Trick, facing right, from the chest without air to the full one."""
POSES: Final = (*BREATHS, "present", "thanks", "bow")
"""Further poses: showing the Trick, thanking the audience; and at the end, facing left."""
BREATH: Final = 3000
"""Duration of a breath, in and out, in milliseconds."""
THANKS: Final = 700
"""Duration of the thanks before the bow, in milliseconds."""
_AT_THE_APPLAUSE = ("thanks", "bow")
_DRAWN = 400  # height of a figure, up to the hat, in its picture
_DIM = 0.14  # so much darker is a player's colour in the light of the stage
HEIR = "heir"
"""Performer in the place of a Magician in a game for one."""


@dataclass(frozen=True, slots=True)
class Stance:
    """Pose of a performer, and how far the figure leans towards what it faces, in degrees."""

    pose: str = "cast"
    lean: float = 0.0


def draw_performer(canvas: Surface, magician: str, stance: Stance, foot: Point, height: int, colour: str) -> None:
    """A Magician (or ``HEIR``), ``height`` px from the foot to the hat, in a player's colour."""
    worn = rgba(mix(theme.player_look(colour).fill, "#000000", _DIM))
    if not stance.lean:
        _stand(canvas, _performer(magician, stance.pose, height, worn), foot, height)
        return
    _draw_shadow(canvas, foot, height)
    figure = _leaning(magician, stance, height, worn)
    canvas.blit(figure, figure.get_rect(center=(round(foot[0]), round(foot[1]))))


def breathing(ms: float) -> Stance:
    """Stance of somebody who stands and breathes, so many milliseconds after the beginning."""
    full = 0.5 - 0.5 * math.cos(math.tau * ms / BREATH)
    return Stance(BREATHS[round(full * (len(BREATHS) - 1))])


def at_trick(category: str, ms: float, shown: float) -> Stance:
    """Stance at a Trick: the gesture of its category until the moment ``shown``, then the Trick is presented."""
    if ms >= shown:
        return Stance("present")
    lean = _GESTURES[category](ms / shown)
    return replace(breathing(ms), lean=round(lean * 2) / 2)


def thanking(ms: float) -> Stance:
    """Stance at the applause: thanks to the audience, then a bow."""
    return Stance("thanks" if ms < THANKS else "bow")


_GESTURES: Final[Mapping[str, Callable[[float], float]]] = {
    # three notches forwards, each with its catch
    "mechanical": lambda share: 2.0 * (share * 4 % 1) if share < 0.75 else 0.0,
    # once back and forth, softly
    "optical": lambda share: -1.5 * math.sin(math.tau * share),
    # to and fro, faster and wider, and free
    "escape": lambda share: 2.0 * share * math.sin(math.tau * 5 * share * share) if share < 0.9 else 0.0,
    # slowly forwards, and back
    "spiritual": lambda share: 1.5 * math.sin(math.pi * share) ** 2,
}
"""Lean of a performer in degrees by the share of the gesture that is over (0 to 1), for each category of Tricks."""


def draw_helper(canvas: Surface, kind: str, foot: Point, height: int) -> None:
    """An Assistant, engineer, manager or apprentice who earns backstage, facing left."""
    _stand(canvas, _helper(kind, height), foot, height)


def _draw_shadow(canvas: Surface, foot: Point, height: int) -> None:
    blit_round(canvas, _shadow(height), (foot[0], foot[1] - height // 90))


def _stand(canvas: Surface, figure: Surface, foot: Point, height: int) -> None:
    _draw_shadow(canvas, foot, height)
    canvas.blit(figure, figure.get_rect(midbottom=(round(foot[0]), round(foot[1]))))


@lasting_surface
def _performer(magician: str, pose: str, height: int, colour: Rgba) -> Surface:
    figure = load(f"figure-{magician}-{pose}.png")
    worn = load(f"figure-{magician}-{pose}-colour.png")
    worn.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
    figure.blit(worn, (0, 0))
    return _sized(figure, height, faces_left=pose in _AT_THE_APPLAUSE)


@cached_surface
def _leaning(magician: str, stance: Stance, height: int, colour: Rgba) -> Surface:
    """A performer turned about the foot, which lies in the middle of the picture."""
    figure = _performer(magician, stance.pose, height, colour)
    wide, high = figure.get_size()
    around_foot = Surface((wide, 2 * high), pygame.SRCALPHA)
    around_foot.blit(figure, (0, 0))
    turned = pygame.transform.rotozoom(around_foot, -stance.lean, 1.0)
    seen = turned.get_bounding_rect()
    middle = turned.get_rect().center
    reach = max(seen.right - middle[0], middle[0] - seen.left), max(seen.bottom - middle[1], middle[1] - seen.top)
    kept = Surface((2 * reach[0], 2 * reach[1]), pygame.SRCALPHA)
    kept.blit(turned, turned.get_rect(center=reach))
    return kept


@cached_surface
def _helper(kind: str, height: int) -> Surface:
    return _sized(load(f"helper-{kind}.png"), height, faces_left=True)


def _sized(figure: Surface, height: int, *, faces_left: bool) -> Surface:
    wide, high = (side * height // _DRAWN for side in figure.get_size())
    return pygame.transform.flip(pygame.transform.smoothscale(figure, (wide, high)), faces_left, False)


@cached_surface
def _shadow(height: int) -> Surface:
    wide, high = height * 3 // 4, height // 8
    shade = Surface((wide, high), pygame.SRCALPHA)
    pygame.draw.ellipse(shade, (0, 0, 0, 160), around((wide // 2, high // 2), wide * 4 // 5, high // 2))
    return pygame.transform.box_blur(shade, max(2, height // 45))
