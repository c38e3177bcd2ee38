"""The Downtown dice and their faces.

A face is a name: a Trick category, "any", "x", "assistant", "engineer", "manager", "apprentice", or a number such as
"5" (Bank). `kind` is residence, inn or bank.
"""

import pygame
from pygame import Color, Rect, Surface

from trickerion.rules.facts.heir import ConfigurationFacts
from trickerion.ui import theme
from trickerion.ui.icons import icon
from trickerion.ui.shapes import Point, around, draw_plate, draw_shadow, enlarged, paint_face, reduced
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.text import draw_text
from trickerion.ui.theme import ColourValue, Rgba, mix, rgba
from trickerion.ui.tokens import kind_of

_IVORY = "#e5d9bd"
_GOLD = "#d9ab4a"
_CLOSED = "#5c524a"
_DARK: Rgba = (60, 30, 22, 255)
_LIGHT: Rgba = (255, 244, 224, 255)


def _look(kind: str, face: str) -> tuple[Rgba, str, Rgba]:
    """Body colour, icon or number, and its colour."""
    if face == "x":
        return rgba(_CLOSED), "ui.cancel", rgba("#e8dcc8")
    if face in theme.CATEGORIES:
        return rgba(theme.category_fill(face)), f"category.{face}", _LIGHT
    if face == "any":
        return rgba("#4a3a56" if kind == "residence" else _IVORY), "ui.any", _LIGHT if kind == "residence" else _DARK
    if kind == "bank" or face.isdigit():
        return rgba(_GOLD), face, (60, 34, 12, 255)
    return rgba(_IVORY), f"character.{kind_of(face)}", _DARK


@cached_surface
def _die(size: int, body: Rgba, sign: str, colour: Rgba) -> Surface:
    base = Color(body)
    wall = max(3, size // 8)
    large, k = enlarged(size, size + wall, 3)
    side, radius = size * k, size * k // 5
    pygame.draw.rect(large, mix(base, "#000000", 0.55), (0, wall * k, side, side), border_radius=radius)
    stops = ((0.0, mix(base, "#ffffff", 0.35)), (0.5, base), (1.0, mix(base, "#000000", 0.25)))
    paint_face(large, side, radius, stops)
    pygame.draw.circle(large, mix(base, "#ffffff", 0.10), (side // 2, side // 2), int(side * 0.42))
    edge = Rect(k, k, side - 2 * k, side - 2 * k)
    pygame.draw.rect(large, mix(base, "#ffffff", 0.6), edge, width=k, border_radius=radius)
    image = reduced(large, k)
    if sign.isdigit():
        place = (size // 2, size // 2 - 1)
        draw_text(image, sign, place, theme.TEXT.number.set_in(max(16, round(size * 0.6))), colour, "center")
    else:
        share = 0.62 if sign.startswith(("category.", "ui.")) else 0.66
        picture = icon(sign, round(size * share), colour)
        image.blit(picture, picture.get_rect(center=(size // 2, size // 2)))
    return image


def die_image(kind: str, face: str, size: int) -> Surface:
    """The shared picture of a die, for tumbling sprites; a little higher than wide (its side wall)."""
    return _die(size, *_look(kind, face))


def draw_die(surface: Surface, center: Point, size: int, kind: str, face: str) -> Rect:
    """A die of the Residence, the Inn or the Bank, showing `face`. Returns the rectangle of its top."""
    rect = around(center, size, size)
    draw_shadow(surface, rect, size // 5, 4, 160, (2, 7))
    surface.blit(die_image(kind, face, size), rect)
    return rect


_CONFIGURATION: dict[str, tuple[ColourValue, ColourValue]] = {
    "downtown": ("#d3a832", (40, 22, 12)),
    "market_row": ("#c9702a", (255, 240, 214)),
    "dark_alley": ("#8a8790", (24, 16, 20)),
    "theater": ("#a52a36", (255, 240, 214)),
    "academy": ("#2f6ea6", (255, 240, 214)),
}


def draw_configuration_die(
    surface: Surface, center: Point, size: int, location: str, closed: tuple[int, ...], *, rerolled: bool = False
) -> None:
    """The Heir's configuration die: four signs in slot order, a cross where the slot (1 to 4) is closed.

    A dark brass-rimmed token lies below a die that was rerolled this turn.
    """
    body, ink = _CONFIGURATION[location]
    rect = around(center, size, size)
    if rerolled:
        draw_plate(surface, rect.inflate(16, 16), (22, 12, 18, 230), (size + 16) // 2, 2, theme.BRASS_HI)
    draw_shadow(surface, rect, size // 5, 4, 150, (2, 6))
    surface.blit(_configuration(size, rgba(body), rgba(ink), tuple(closed)), rect)


@cached_surface
def _configuration(size: int, body: Rgba, ink: Rgba, closed: tuple[int, ...]) -> Surface:
    image = _die(size, body, "own:dot", body).copy()
    large, k = enlarged(size, size, 3)
    side = size * k
    for number in range(4):
        x, y, reach = int(side * (0.2 + 0.2 * number)), side // 2, int(side * 0.085)
        if number + 1 in closed:
            pygame.draw.line(large, ink, (x - reach, y - reach * 2), (x + reach, y + reach * 2), 2 * k)
            pygame.draw.line(large, ink, (x + reach, y - reach * 2), (x - reach, y + reach * 2), 2 * k)
        else:
            pygame.draw.circle(large, ink, (x, y), reach)
    image.blit(reduced(large, k), (0, 0))
    return image


def draw_location_die(surface: Surface, center: tuple[int, int], size: int, die: ConfigurationFacts) -> None:
    """The Configuration die of a Location as it lies now, with its token."""
    draw_configuration_die(surface, center, size, die.location, die.numbers, rerolled=die.has_token)
