"""The gold bookmark of a wish: the same on cards, on pieces that a wish needs, and in lists."""

import pygame
from pygame import Rect, Surface

from trickerion.ui import theme
from trickerion.ui.flow import within
from trickerion.ui.shapes import draw_shadow
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.theme import mix, rgba

_ROOM = 6  # pixels round it for its shadow
_LARGE = 200
_SHADE, _LIGHT = "#b07a24", "#f6cf6b"
_FINE = 3  # it is painted so many times larger, and made smaller smoothly


def draw_bookmark(surface: Surface, top: tuple[int, int], size: tuple[int, int]) -> None:
    """A ribbon that hangs from the middle of its upper edge, with a notch below."""
    surface.blit(_bookmark(size, theme.palette()), (top[0] - size[0] // 2 - _ROOM, top[1] - _ROOM))


def draw_bookmark_on(surface: Surface, card: Rect) -> None:
    """The bookmark that sticks out of the head of a card: in its middle, or of a large one at its left."""
    wide = max(14, min(24, card.w // 7))
    place = within(card, left=58, top=0, width=wide) if card.w > _LARGE else card  # beside the sign of its category
    draw_bookmark(surface, place.move(0, -(wide // 3)).midtop, (wide, round(wide * 1.9)))


@cached_surface
def _bookmark(size: tuple[int, int], palette: str) -> Surface:
    wide, high = size[0] * _FINE, size[1] * _FINE
    large = Surface((wide, high), pygame.SRCALPHA)
    for x in range(wide):
        shade = 1 - abs(2 * x / wide - 0.8)
        colour = mix(_SHADE, _LIGHT, max(0.0, min(1.0, shade)))
        pygame.draw.line(large, colour, (x, 0), (x, high - 1 - _notch(x, wide)))
    rim = [(0, 0), (wide - 1, 0), (wide - 1, high - 1), (wide // 2, high - 1 - _notch(wide // 2, wide))]
    pygame.draw.lines(large, rgba(theme.BRASS_LO), True, [*rim, (0, high - 1)], _FINE)
    pygame.draw.line(large, rgba("#fbe7a8"), (_FINE * 2, _FINE), (_FINE * 2, high - _FINE * 4), _FINE)
    image = Surface((size[0] + 2 * _ROOM, size[1] + 2 * _ROOM), pygame.SRCALPHA)
    draw_shadow(image, Rect(_ROOM, _ROOM, size[0], size[1] - size[0] // 3), 2, 3, 170, (1, 2))
    image.blit(pygame.transform.smoothscale(large, size), (_ROOM, _ROOM))
    return image


def _notch(x: int, wide: int) -> int:
    """Depth of the notch in a column: deepest in the middle."""
    return round((wide / 2 - abs(x - wide / 2)) * 0.9)
