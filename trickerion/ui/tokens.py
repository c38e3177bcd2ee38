"""Wooden and metal pieces: Character disks, Character slots, coins, Shards, badges, pills, Fame markers, posters.

`draw_disk` puts a Character of a player colour on the table, `draw_slot` a round brass slot with its modifier. All
positions are centres, all sizes canvas pixels; pictures are cached by what they show.
"""

import math
from typing import Final

import pygame
from pygame import Color, Rect, Surface

from trickerion.ui import shapes, theme
from trickerion.ui.icons import draw_icon, icon
from trickerion.ui.shapes import Point
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_paper, draw_tag
from trickerion.ui.text import IN_HAND, as_set, draw_text, text_size, text_surface, text_width
from trickerion.ui.theme import ColourValue, PlayerLook, Rgba, Style, mix, player_look, rgba

_SMALLEST_BADGE = 18
_DIGIT: Final = 0.75
"""Of the size of a number, the height of its digits."""
_RIM: Final = 3
"""Pixels between a number and the edge of its plate."""


def kind_of(character: str) -> str:
    """The kind of a Character by its id: "apprentice_2" is an apprentice."""
    return character.partition("_")[0]


def wall_of(diameter: int) -> int:
    """Height of a disk's side wall: 7 px on a disk of 60."""
    return max(3, round(diameter * 0.115))


def _paint_disk(large: Surface, k: int, diameter: int, wall: int, colour: Rgba) -> None:
    radius, depth = diameter * k // 2, wall * k
    base = Color(colour)
    side = mix(base, "#000000", 0.5)
    for step in range(depth):
        shade = mix(side, "#000000", 0.45 * (depth - step) / depth)
        pygame.draw.circle(large, shade, (radius, radius + depth - step), radius)
    low, high = mix(base, "#000000", 0.28), mix(base, "#ffffff", 0.28)
    for step in range(0, radius, 2):
        share = step / radius
        middle = (int(radius - share * radius * 0.28), int(radius - share * radius * 0.34))
        pygame.draw.circle(large, mix(low, high, share), middle, int(radius * (1 - share)))
    for ring in range(3, 9):
        pygame.draw.circle(large, mix(base, "#000000", 0.35), (radius, radius), int(radius * ring / 9.5), 1)
    veil = Surface((radius * 2, radius * 2), pygame.SRCALPHA)
    pygame.draw.circle(veil, (*colour[:3], 205), (radius, radius), int(radius * 0.80))
    large.blit(veil, (0, 0))
    middle, inner = (radius, radius), int(radius * 0.80)
    pygame.draw.circle(large, mix(base, "#ffffff", 0.5), middle, radius - k, max(2, k))
    pygame.draw.circle(large, mix(base, "#000000", 0.4), middle, inner, k)
    pygame.draw.circle(large, mix(base, "#ffffff", 0.30), (radius, radius + k), inner, max(1, k // 2))


@cached_surface
def _disk(diameter: int, wall: int, colour: Rgba, picture: str, glyph: Rgba) -> Surface:
    large, k = shapes.enlarged(diameter, diameter + wall, 3)
    _paint_disk(large, k, diameter, wall, colour)
    image = shapes.reduced(large, k)
    if picture:
        draw_icon(image, picture, (diameter // 2, diameter // 2), round(diameter * 0.60), glyph, shadow=True)
    return image


def draw_wooden_disk(
    surface: Surface,
    center: Point,
    diameter: int,
    colour: ColourValue,
    sign: tuple[str, ColourValue],
    *,
    wall: int | None = None,
    alpha: int = 255,
    shadow: bool = True,
) -> None:
    """A turned wooden disk of any colour with an icon in its colour: prophecies, counters."""
    wall = wall_of(diameter) if wall is None else wall
    x, y = round(center[0]), round(center[1])
    corner = (x - diameter // 2, y - diameter // 2 - wall // 2)
    if shadow and alpha > 200:
        shapes.draw_shadow(surface, Rect(*corner, diameter, diameter), diameter // 2, 5, 150, (3, 8 + wall // 3))
    image = _disk(diameter, wall, rgba(colour), sign[0], rgba(sign[1]))
    shapes.blit_faded(surface, image, image.get_rect(topleft=corner), alpha)


def draw_disk(
    surface: Surface,
    center: Point,
    diameter: int,
    player_colour: str,
    character: str,
    *,
    faded: bool = False,
    badge: bool = True,
    shadow: bool = True,
) -> None:
    """A Character's disk: `character` is magician, assistant, engineer, manager, apprentice or protege.

    The player's emblem sits at the lower right from 40 px on; `faded` marks a Character that was placed already.
    """
    look = player_look(player_colour)
    sign = (f"character.{kind_of(character)}", look.glyph)
    draw_wooden_disk(surface, center, diameter, look.fill, sign, alpha=95 if faded else 255, shadow=shadow)
    if badge and not faded:
        _draw_owner(surface, center, diameter, player_colour)


def draw_sign_disk(surface: Surface, center: Point, diameter: int, player_colour: str, picture: str) -> None:
    """A disk in a player's colour with any icon on it, e.g. the Magician's own emblem."""
    look = player_look(player_colour)
    draw_wooden_disk(surface, center, diameter, look.fill, (picture, look.glyph))
    _draw_owner(surface, center, diameter, player_colour)


def _draw_owner(surface: Surface, center: Point, diameter: int, player_colour: str) -> None:
    if diameter >= 40:
        side = max(_SMALLEST_BADGE, round(diameter * 0.34))
        draw_emblem(surface, (center[0] + diameter * 0.36, center[1] + diameter * 0.34), side, player_colour)


@cached_surface
def _emblem(look: PlayerLook, diameter: int, dim: bool) -> Surface:
    large, k = shapes.enlarged(diameter, diameter, 4)
    radius = diameter * k // 2
    fill = mix(look.fill, "#000000", 0.6 if dim else 0.12)
    pygame.draw.circle(large, theme.BRASS_LO if dim else theme.BRASS_HI, (radius, radius), radius)
    pygame.draw.circle(large, fill, (radius, radius), radius - max(k, diameter * k // 14))
    image = shapes.reduced(large, k)
    sign = icon(f"emblem.{look.emblem}", round(diameter * 0.60), (*look.glyph[:3], 110 if dim else 255))
    image.blit(sign, sign.get_rect(center=(diameter // 2, diameter // 2)))
    return image


def draw_emblem(surface: Surface, center: Point, diameter: int, player_colour: str, *, dim: bool = False) -> None:
    """A player's emblem on a round plate of the player's colour: star, crescent, sun or ring."""
    image = _emblem(player_look(player_colour), diameter, dim)
    shapes.blit_round(surface, image, center)


@cached_surface
def _slot(diameter: int, label: str, picture: str) -> Surface:
    large, k = shapes.enlarged(diameter, diameter, 3)
    radius = diameter * k // 2
    rims = ((theme.BRASS_LO, 0), (theme.BRASS_HI, k), (theme.BRASS, 2 * k), (theme.BRASS_LO, 4 * k))
    for colour, inset in rims:
        pygame.draw.circle(large, colour, (radius, radius), radius - inset)
    hollow = radius - 5 * k
    for step in range(0, hollow, 2):
        share = step / hollow
        colour = mix("#150c0c", "#4a3328", share * 0.8)
        pygame.draw.circle(large, colour, (radius, int(radius + share * radius * 0.22)), int(hollow * (1 - share)))
    image = shapes.reduced(large, k)
    middle = (diameter // 2, diameter // 2 - 1)
    if label:
        draw_text(image, label, middle, theme.TEXT.number.of(round(diameter * 0.42)), theme.BRASS_HI, "center")
    if picture:
        draw_icon(image, picture, (diameter // 2, diameter // 2), diameter // 2, theme.BRASS)
    return image


def draw_slot(surface: Surface, center: Point, diameter: int, label: str = "", picture: str = "") -> None:
    """A round Character slot in brass: its modifier as `label`, or an icon such as "character.magician"."""
    image = _slot(diameter, label, picture)
    shapes.blit_round(surface, image, center)


def draw_slot_target(surface: Surface, center: Point, diameter: int, light: float = 1.0) -> None:
    """The pale ring of a legal slot; the glow below it comes from `shapes.draw_glow`."""
    shapes.draw_ring(surface, center, diameter // 2 + 2, 4, "#ffe9a0", (140, 60, 0, 255), light)


def draw_slot_tag(surface: Surface, center: Point, diameter: int, label: str) -> Rect:
    """The modifier again at the foot of a slot that a disk covers."""
    return draw_tag(surface, (center[0], center[1] + diameter * 0.52), label)


def draw_slot_price(surface: Surface, center: Point, diameter: int, coins: int) -> Rect:
    """A price in Coins hanging at the foot of a free slot (a prophecy set it)."""
    rect = shapes.around((center[0], center[1] + diameter * 0.54), 54, 22)
    shapes.draw_plate(surface, rect, theme.VELVET_LO, 11, 1, theme.BRASS)
    draw_text(surface, str(coins), (rect.centerx - 9, rect.centery - 1), theme.TEXT.number, theme.CREAM, "center")
    draw_icon(surface, "resource.coin", (rect.centerx + 9, rect.centery), 17, theme.COIN_ON_DARK)
    return rect


def draw_covered_slot(surface: Surface, center: Point, diameter: int) -> None:
    """A plain wooden lid on a slot that is not used with this number of players."""
    image = _disk(diameter, wall_of(diameter), (104, 74, 46, 255), "", rgba(theme.CREAM))
    shapes.draw_shadow(surface, shapes.around(center, diameter, diameter), diameter // 2, 4, 130, (2, 5))
    shapes.blit_round(surface, image, center)


@cached_surface
def _lid(diameter: int) -> Surface:
    large, k = shapes.enlarged(diameter, diameter, 3)
    radius = diameter * k // 2
    for colour, inset in (((16, 12, 14), 0), ((96, 92, 96), k), ((58, 55, 60), 4 * k)):
        pygame.draw.circle(large, colour, (radius, radius), radius - inset)
    for number in range(8):
        spot = pygame.Vector2(radius, radius) + pygame.Vector2(radius - 6 * k, 0).rotate(45 * number)
        pygame.draw.circle(large, (128, 124, 126), spot, 1.6 * k)
    return shapes.reduced(large, k)


def draw_blocked_slot(surface: Surface, center: Point, diameter: int) -> None:
    """A Blocking token: an iron lid with rivets and a padlock."""
    image = _lid(diameter)
    rect = image.get_rect(center=(round(center[0]), round(center[1])))
    shapes.draw_shadow(surface, rect, diameter // 2, 4, 130, (2, 5))
    surface.blit(image, rect)
    draw_icon(surface, "ui.locked", rect.center, diameter // 2, "#d8d2cc", shadow=True)


def draw_empty_ring(surface: Surface, center: Point, diameter: int, character: str) -> None:
    """The place of a Character that is out on the table: a brass ring with its silhouette."""
    draw_slot(surface, center, diameter)
    draw_icon(surface, f"character.{kind_of(character)}", center, round(diameter * 0.53), "#a8834a")


def _number_in(diameter: int) -> Style:
    return theme.TEXT.number.set_in(max(16, round(diameter * 0.66)))


def _middle(center: Point) -> Point:
    """The middle of a line whose digits stand in the middle of a plate: in the faces of the hand they stand higher."""
    return center[0], center[1] + (1 if text_size() >= IN_HAND else -1)


def _around(text: str, style: Style, diameter: int) -> int:
    """Diameter of a round plate with a number: on small screens it grows with its digits."""
    if text_size() < IN_HAND:
        return diameter
    return max(diameter, math.ceil(math.hypot(text_width(text, style), _DIGIT * as_set(style).size)) + _RIM)


def badge_size(text: str, diameter: int) -> tuple[int, int]:
    """Width and height of a badge: on small screens a long number is no higher than a digit."""
    style = _number_in(diameter)
    wide, high = _around(text, style, diameter), _around(text[:1], style, diameter)
    return (wide, high) if wide == high else (max(high, text_width(text, style) + 3 * _RIM), high)


def draw_badge(
    surface: Surface,
    center: Point,
    text: str,
    diameter: int = 22,
    fill: ColourValue = theme.INK,
    colour: ColourValue = theme.CREAM,
) -> None:
    """A small round plate with a number: how many, how much."""
    wide, high = badge_size(text, diameter)
    if wide == high:
        shapes.draw_round(surface, center, wide, fill, 1, theme.BRASS)
    else:
        shapes.draw_plate(surface, shapes.around(center, wide, high), fill, high // 2, 1, theme.BRASS)
    draw_text(surface, text, _middle(center), _number_in(diameter), colour, "center")


@cached_surface
def _coin(diameter: int) -> Surface:
    large, k = shapes.enlarged(diameter, diameter, 3)
    radius = diameter * k // 2
    pygame.draw.circle(large, (110, 74, 24), (radius, radius), radius)
    pygame.draw.circle(large, (242, 204, 108), (radius, radius), radius - k)
    pygame.draw.circle(large, (206, 156, 58), (radius, radius), radius - 3 * k)
    pygame.draw.circle(large, (226, 180, 80), (radius, radius - k), radius - 4 * k)
    return shapes.reduced(large, k)


def draw_coin(surface: Surface, center: Point, diameter: int = 26, value: int | str | None = None) -> None:
    """A Coin with an optional number: a price, a wage."""
    style, text = _number_in(diameter), "" if value is None else str(value)
    shapes.blit_round(surface, _coin(_around(text, style, diameter) if text else diameter), center)
    if text:
        draw_text(surface, text, _middle(center), style, theme.INK, "center")


def draw_shard(surface: Surface, center: Point, size: int = 24, *, paper: bool = False) -> None:
    """A Trickerion Shard."""
    colour = theme.SHARD_ON_PAPER if paper else theme.SHARD_ON_DARK
    draw_icon(surface, "resource.shard", center, size, colour, shadow=not paper)


def draw_fame(surface: Surface, center: Point, size: int = 24, *, paper: bool = False) -> None:
    """Fame: a laurel wreath."""
    colour = theme.FAME_ON_PAPER if paper else theme.FAME_ON_DARK
    draw_icon(surface, "resource.fame", center, size, colour, shadow=not paper)


def action_points_width(points: int | str, height: int = 26, *, tight: bool = False) -> int:
    """Width of the cost pill."""
    size = max(16, round(height * 0.68))
    margin = round(height * (0.45 if tight else 0.75))
    return text_width(str(points), theme.TEXT.number.of(size)) + round(height * 0.66) + margin


def draw_action_points(
    surface: Surface, center: Point, points: int | str, *, dim: bool = False, height: int = 26, tight: bool = False
) -> Rect:
    """The cost pill: a number of Action Points and the hourglass on velvet, grey when `dim`. Returns its rectangle."""
    size = max(16, round(height * 0.68))
    letters, glass = text_width(str(points), theme.TEXT.number.of(size)), round(height * 0.66)
    rect = shapes.around(center, action_points_width(points, height, tight=tight), height)
    shapes.draw_plate(surface, rect, "#54444a" if dim else theme.VELVET, height // 2, 1, theme.VELVET_LO)
    left = rect.centerx - (letters + glass + 3) // 2
    tint = ("#d8c8b8", "#b8a890") if dim else (theme.CREAM, theme.BRASS_HI)
    draw_text(surface, str(points), (left, rect.centery - 1), theme.TEXT.number.of(size), tint[0], "midleft")
    draw_icon(surface, "resource.action_point", (left + letters + 3 + glass // 2, rect.centery), glass, tint[1])
    return rect


def draw_fame_marker(surface: Surface, center: Point, player_colour: str, diameter: int = 34) -> None:
    """A Magician's marker on the Fame track: a thin disk with the player's emblem."""
    look = player_look(player_colour)
    draw_wooden_disk(surface, center, diameter, look.fill, (f"emblem.{look.emblem}", look.glyph), wall=5)


def draw_lap_tag(surface: Surface, center: Point) -> Rect:
    """The "+100" tag of a Fame marker on its second lap."""
    return draw_tag(surface, center, "+100", height=20)


@cached_surface
def _cylinder(width: int, height: int, look: PlayerLook) -> Surface:
    large, k = shapes.enlarged(width, height, 3)
    wide, high = width * k, height * k
    lid = round(wide * 0.42)
    base = Color(look.fill)
    for x in range(wide):
        share = x / max(1, wide - 1)
        light = 1 - abs(share - 0.32) / 0.68
        colour = mix(mix(base, "#000000", 0.55), mix(base, "#ffffff", 0.18), light)
        bow = round((lid / 2) * (1 - (2 * share - 1) ** 2) ** 0.5)
        pygame.draw.line(large, colour, (x, lid // 2), (x, high - lid // 2 + bow - k))
    top = Rect(0, 0, wide, lid)
    pygame.draw.ellipse(large, mix(base, "#ffffff", 0.45), top)
    pygame.draw.ellipse(large, mix(base, "#ffffff", 0.12), top.inflate(-3 * k, -2 * k))
    image = shapes.reduced(large, k)
    sign = icon(f"emblem.{look.emblem}", round(width * 0.56), look.glyph)
    image.blit(sign, sign.get_rect(center=(width // 2, round(height * 0.62))))
    return image


def draw_cylinder(surface: Surface, center: Point, player_colour: str, height: int = 40) -> None:
    """An initiative cylinder: a wooden drum in the player's colour with the emblem."""
    image = _cylinder(round(height * 0.86), height, player_look(player_colour))
    rect = image.get_rect(center=(round(center[0]), round(center[1])))
    shapes.draw_shadow(surface, rect.inflate(-2, -2), rect.w // 2, 4, 150, (2, 5))
    surface.blit(image, rect)


def draw_poster(surface: Surface, rect: Rect, player_colour: str) -> None:
    """An advertising poster: paper, a picture field in the player's colour, two lines of print."""
    look = player_look(player_colour)
    shapes.draw_shadow(surface, rect, 3, 3, 150, (1, 3))
    draw_paper(surface, rect, 3)
    pygame.draw.rect(surface, theme.BRASS_LO, rect, 1)
    field = Rect(rect.x + 3, rect.y + 3, rect.w - 6, round(rect.h * 0.57))
    pygame.draw.rect(surface, look.fill[:3], field)
    draw_icon(surface, "character.magician", field.center, round(field.h * 0.84), look.glyph)
    for number in range(2):
        y = field.bottom + round((rect.bottom - field.bottom) * (0.32 + 0.32 * number))
        pygame.draw.line(surface, theme.INK2, (rect.x + 6, y), (rect.right - 7, y), 2)


def draw_poster_place(surface: Surface, rect: Rect) -> None:
    """The empty frame of a player who has not advertised."""
    shapes.draw_plate(surface, rect, (0, 0, 0, 70), 4, 1, theme.BRASS_LO)
    draw_icon(surface, "action.advertise", rect.center, round(min(rect.size) * 0.58), "#8a6a3c")


def draw_prophecy(surface: Surface, center: Point, diameter: int, prophecy: str, *, lit: bool = False) -> None:
    """A prophecy token; `lit` marks the active one or the next."""
    fill = theme.PROPHECY if lit else Color("#3a2d60")
    draw_wooden_disk(surface, center, diameter, fill, (f"prophecy.{prophecy}", (255, 236, 190)))
    if lit:
        shapes.draw_ring(surface, center, diameter // 2 + 1, 2, theme.BRASS_HI)


def text_sprite(text: str, size: int = 26, colour: ColourValue = theme.CREAM) -> Surface:
    """A number that flies or fades over the table ("+2"): a shared surface with a dark shade."""
    letters = text_surface(text, theme.TEXT.number.of(size), colour)
    image = Surface((letters.get_width() + 4, letters.get_height() + 4), pygame.SRCALPHA)
    image.blit(text_surface(text, theme.TEXT.number.of(size), (10, 5, 5)), (2, 4))
    image.blit(letters, (2, 2))
    return image
