"""Pieces of the Academy: its markers, Banners, and the planks before a closed space.

All are drawn from values: a player's colour, a Trick, a letter. Rooms: ``academy_rooms.py``; secrets:
``academy_secrets.py``.
"""

from typing import Final, NamedTuple

import pygame
from pygame import Color, Rect, Surface

from trickerion.rules.catalog import TRICKS
from trickerion.ui import shapes, theme
from trickerion.ui.flow import write_line
from trickerion.ui.icons import icon
from trickerion.ui.markers import draw_marker, marker_image
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_pill, draw_round_badge, pill_width, wood
from trickerion.ui.text import draw_text, gold_text
from trickerion.ui.theme import PlayerLook, mix, player_look, rgba, with_alpha
from trickerion.ui.tokens import draw_wooden_disk
from trickerion.words.academy.names import LETTER

MARKER_HALF: Final = 36


class MarkerLook(NamedTuple):
    """An Academy marker: the owner's colour, its suit, and the Trick that it stands for ("" = not told)."""

    colour: str
    suit: str
    trick: str = ""


def draw_academy_marker(
    surface: Surface, center: shapes.Point, half: int, look: MarkerLook, *, alpha: int = 255, lifted: bool = False
) -> None:
    """The diamond without corner symbols, with its Trick's picture on the category's colour at the upper right."""
    if lifted:
        edge = _lifted_edge(half)
        shapes.draw_glow(surface, center, round(half * 1.1), theme.AMBER, 0.9)
        shapes.blit_round(surface, edge, (center[0], center[1] - 3))
        shapes.blit_round(surface, marker_image(look.colour, look.suit, half), (center[0], center[1] - 3))
    else:
        draw_marker(surface, center, half, look.colour, look.suit, alpha=alpha)
    if look.trick and half >= 16:
        spot = (center[0] + half * 0.62, center[1] - half * 0.56 - (3 if lifted else 0))
        draw_trick_badge(surface, spot, look.trick, max(22, round(half * 0.86)), alpha=alpha)


@cached_surface
def _lifted_edge(half: int) -> Surface:
    side = (half + 8) * 2
    large, k = shapes.enlarged(side, side, 3)
    middle = (large.get_width() / 2, large.get_height() / 2)
    pygame.draw.polygon(large, (96, 40, 0), shapes.diamond_points(middle, (half + 6) * k))
    pygame.draw.polygon(large, rgba(theme.GLOW), shapes.diamond_points(middle, (half + 4) * k))
    return shapes.reduced(large, k)


def draw_trick_badge(surface: Surface, center: shapes.Point, trick: str, diameter: int, *, alpha: int = 255) -> None:
    """A Trick as a small round sign: its picture on the colour of its category."""
    image = _trick_badge(trick, diameter, theme.palette())
    shapes.blit_faded(surface, image, image.get_rect(center=(round(center[0]), round(center[1]))), alpha)


@cached_surface
def _trick_badge(trick: str, diameter: int, palette: str) -> Surface:
    image = Surface((diameter + 2, diameter + 2), pygame.SRCALPHA)
    fill, rim = theme.category_fill(TRICKS[trick].category), (theme.BRASS_HI, 2)
    middle = (diameter // 2 + 1, diameter // 2 + 1)
    draw_round_badge(image, middle, f"trick.{trick}", diameter, fill, theme.CREAM, rim=rim, share=0.7)
    return image


def draw_marker_slot(
    surface: Surface, center: shapes.Point, half: int, *, lit: bool = False, light: float = 1.0
) -> None:
    """An empty slot of a room; ``lit`` for one that takes the marker in the hand."""
    if lit:
        shapes.draw_glow(surface, center, round(half * 1.05), theme.AMBER, light)
        shapes.draw_diamond(surface, center, half, "#ffe6b0", theme.BRASS, 1)
    else:
        shapes.draw_diamond(surface, center, half, "#cdb383", theme.PARCHMENT3, 1)


def _pennant_points(width: float, height: float) -> list[shapes.Point]:
    return [(0, 0), (width, 0), (width, height), (width / 2, height - width * 0.42), (0, height)]


@cached_surface
def _cloth(size: tuple[int, int], look: PlayerLook) -> Surface:
    large, k = shapes.enlarged(*size, 4)
    width, height = large.get_size()
    points = _pennant_points(width, height)
    cloth = shapes.vertical_gradient(width, height, ((0.0, mix(look.fill, "#ffffff", 0.08)), (1.0, look.fill)))
    pygame.draw.rect(cloth, mix(look.fill, "#ffffff", 0.24), (0, 0, width * 0.36, height))
    mask = Surface((width, height), pygame.SRCALPHA)
    pygame.draw.polygon(mask, (255, 255, 255), points)
    cloth.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    large.blit(cloth, (0, 0))
    pygame.draw.polygon(large, mix(look.fill, "#000000", 0.45), points, k)
    pygame.draw.rect(large, theme.BRASS_HI, (0, 0, width, 2 * k))
    return shapes.reduced(large, k)


@cached_surface
def _pennant(size: tuple[int, int], look: PlayerLook) -> Surface:
    image = _cloth(size, look).copy()
    sign = icon(f"emblem.{look.emblem}", round(size[0] * 0.66), look.glyph)
    image.blit(sign, sign.get_rect(center=(size[0] // 2, round(size[1] * 0.42))))
    return image


@cached_surface
def _pennant_place(size: tuple[int, int], colour: tuple[int, int, int, int]) -> Surface:
    large, k = shapes.enlarged(*size, 4)
    points = _pennant_points(large.get_width() - k, large.get_height() - k)
    pygame.draw.polygon(large, (8, 14, 28, 120), points)
    pygame.draw.polygon(large, colour, points, max(k, 5))
    return shapes.reduced(large, k)


def draw_pennant(surface: Surface, rect: Rect, player_colour: str, *, alpha: int = 255, unrolled: float = 1.0) -> None:
    """A Banner: a pennant with the player's emblem; a lower ``alpha`` for one that would come, ``unrolled`` 0 to 1."""
    image = _pennant(rect.size, player_look(player_colour))
    if unrolled < 1:
        image = image.subsurface((0, 0, rect.w, max(1, round(rect.h * unrolled))))
    elif alpha > 200:
        shapes.draw_shadow(surface, rect.inflate(-4, -8), 3, 3, 130, (1, 4))
    shapes.blit_faded(surface, image, rect, alpha)


def draw_pennant_place(surface: Surface, rect: Rect, *, due: bool = False) -> None:
    """An empty Banner place; ``due`` for those that a renovation would fill this turn."""
    colour = with_alpha(theme.BRASS_HI, 255) if due else with_alpha(theme.BRASS_LO, 70)
    surface.blit(_pennant_place(rect.size, colour), rect)


def draw_numbered_pennant(surface: Surface, rect: Rect, player_colour: str, number: int) -> None:
    """A pennant with a number in place of the emblem: Banners of a player."""
    look = player_look(player_colour)
    surface.blit(_cloth(rect.size, look), rect)
    place = (rect.centerx, rect.y + 3 + (rect.h - 6 - round(rect.w * 0.42)) // 2)
    draw_text(
        surface, str(number), place, theme.TEXT.number.set_in(max(16, round(rect.w * 0.72))), look.glyph, "center"
    )


@cached_surface
def _planks(width: int, height: int, seed: int) -> Surface:
    image = Surface((width, height), pygame.SRCALPHA)
    number = max(2, round(height / 25))
    step = height / number
    for row in range(number):
        top = round(row * step)
        tall = round((row + 1) * step) - top - (1 + (row + seed) % 2)
        tilt = (row * 7 + seed * 5) % 3 - 1
        piece = wood(width, max(3, tall), seed + row)
        piece.fill((44, 20, 12), special_flags=pygame.BLEND_RGB_ADD)
        image.blit(pygame.transform.rotozoom(piece, 0.25 * tilt, 1.0) if height > 60 else piece, (0, top))
        for x in (0.034, 0.064, 0.936, 0.966) if height > 60 else (0.1, 0.9):
            spot = (round(width * x), top + tall // 2)
            pygame.draw.circle(image, (24, 12, 8), spot, 3 if height > 60 else 1)
    return image


def draw_planks(
    surface: Surface, rect: Rect, letter: str, line: str = "", *, fallen: float = 0.0, seed: int = 0
) -> None:
    """A space that is closed: planks, its letter on a blue disk, and when it opens; ``fallen`` 0 to 1 lets it fall."""
    if not fallen:
        pygame.draw.rect(surface, (12, 8, 10), rect, border_radius=8)
    image = _planks(rect.w - 4, rect.h - 4, seed)
    clip = surface.get_clip()
    surface.set_clip(rect.clip(clip))
    shapes.blit_faded(surface, image, image.get_rect(topleft=(rect.x + 2, rect.y + 2 + round(rect.h * fallen))), 255)
    surface.set_clip(clip)
    if fallen:
        return
    pygame.draw.rect(surface, theme.BRASS_LO, rect, 2, border_radius=8)
    is_large = rect.h > 60
    y = rect.centery - (20 if line else 0)
    size = 60 if is_large else min(24, rect.h - 6)
    blue = theme.LOCATION_COLOURS["academy"]
    draw_wooden_disk(surface, (rect.centerx, y), size, mix(blue, "#000000", 0.3), ("", theme.CREAM), shadow=is_large)
    gold_text(
        surface, LETTER[letter], (rect.centerx, y - (1 if is_large else 2)), theme.TEXT.title.set_in(round(size * 0.58))
    )
    if line:
        width = pill_width(line, theme.TEXT.label, height=30, icon_name="ui.locked")
        pill = Rect(rect.centerx - width // 2, rect.bottom - 38, width, 28)
        draw_pill(
            surface,
            pill,
            line,
            theme.DARK_INSET,
            theme.BRASS_HI,
            theme.TEXT.label,
            icon_name="ui.locked",
            border=theme.BRASS,
        )


def draw_letter_tag(surface: Surface, center: shapes.Point, letter: str, *, dim: bool = False) -> None:
    """The letter of an Open Room token under its turn."""
    fill = Color("#3a3038") if dim else theme.CREAM
    rect = Rect(0, 0, 20, 18).move_to(center=(round(center[0]), round(center[1])))
    shapes.draw_plate(surface, rect, fill, 5, 1, theme.BRASS_LO)
    ink = theme.MUTED if dim else theme.INK
    write_line(surface, LETTER[letter], rect, theme.TEXT.head_small, ink, "center")
