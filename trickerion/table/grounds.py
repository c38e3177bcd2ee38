"""What lies under the pieces wherever Locations are drawn: their paper panels and the empty stage."""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace

import pygame
from pygame import Rect

from trickerion.ui import theme
from trickerion.ui.scenery import draw_stage, location_scene
from trickerion.ui.shapes import draw_shadow, rounded_clip
from trickerion.ui.surfaces import draw_brass_frame, draw_paper_panel, draw_ribbon, draw_rivets

_PANEL_ROOM, _HOUSE_ROOM = 24, 20  # pixels round the picture for its shadow


@dataclass(frozen=True)
class Head:
    """The head of a Location's panel: its title, the scene of the city, the icon, the ribbon on the canvas, height."""

    title: str
    scene: str
    icon: str
    ribbon: tuple[int, ...]
    height: int
    rivets: bool = False


def draw_location_panel(surface: pygame.Surface, rect: Rect, head: Head) -> None:
    """The paper panel of a Location."""
    x, y, *size = head.ribbon
    image = _panel(rect.size, replace(head, ribbon=(x - rect.x, y - rect.y, *size)))
    surface.blit(image, (rect.x - _PANEL_ROOM, rect.y - _PANEL_ROOM))


@functools.lru_cache(maxsize=12)
def _panel(size: tuple[int, int], head: Head) -> pygame.Surface:
    image = pygame.Surface((size[0] + 2 * _PANEL_ROOM, size[1] + 2 * _PANEL_ROOM), pygame.SRCALPHA)
    rect = Rect((_PANEL_ROOM, _PANEL_ROOM), size)
    draw_paper_panel(image, rect, 12, 0, seed=len(head.title))
    image.blit(rounded_clip(location_scene(head.scene, rect.w - 8, head.height), 8), (rect.x + 4, rect.y + 4))
    edge = rect.y + head.height + 4
    pygame.draw.line(image, theme.BRASS, (rect.x + 4, edge), (rect.right - 5, edge), 2)
    draw_brass_frame(image, rect, 12, 4)
    if head.rivets:
        draw_rivets(image, rect)
    ribbon = Rect(head.ribbon).move(rect.topleft)
    draw_ribbon(image, ribbon, theme.RIBBON_COLOURS[head.scene], head.title, 22, head.icon)
    return image


def draw_house(surface: pygame.Surface, rect: Rect, floor: int, ribbon: Rect) -> None:
    """The empty stage with its curtains; ``floor`` and ``ribbon`` on the canvas."""
    image = _house(rect.size, floor, ribbon.x - rect.x, ribbon.y - rect.y, ribbon.size)
    surface.blit(image, (rect.x - _HOUSE_ROOM, rect.y - _HOUSE_ROOM))


@functools.lru_cache(maxsize=2)
def _house(size: tuple[int, int], floor: int, x: int, y: int, ribbon: tuple[int, int]) -> pygame.Surface:
    image = pygame.Surface((size[0] + 2 * _HOUSE_ROOM, size[1] + 2 * _HOUSE_ROOM), pygame.SRCALPHA)
    inside = Rect((_HOUSE_ROOM, _HOUSE_ROOM), size)
    draw_shadow(image, inside, 12, 10, 200, (0, 6))
    draw_stage(image, inside, floor=floor, scallops=11)
    title = Rect((x + _HOUSE_ROOM, y + _HOUSE_ROOM), ribbon)
    draw_ribbon(image, title, theme.RIBBON_COLOURS["theater"], "Theater", 29, "location.theater")
    return image
