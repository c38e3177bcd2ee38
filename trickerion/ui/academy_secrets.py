"""Secrets, from the catalogue: tiles with their few words, cards on the Protégé's board, disks, places, the stack."""

from collections.abc import Callable
from typing import Final

import pygame
from pygame import Color, Rect, Surface

from trickerion.rules.academy.catalog import SECRETS, Secret
from trickerion.ui import theme
from trickerion.ui.flow import within, write_line
from trickerion.ui.head_pieces import SIZES, head_part, of_secret
from trickerion.ui.icons import draw_icon
from trickerion.ui.shapes import Point, draw_glow_around, draw_plate, draw_shadow
from trickerion.ui.surfaces import draw_brass_frame, draw_paper, draw_round_badge, draw_title_bar
from trickerion.ui.text import Shaded, draw_name
from trickerion.ui.text_block import block_lines, draw_aside, draw_block, fit_block
from trickerion.ui.theme import ColourValue, mix
from trickerion.ui.tokens import draw_badge, draw_wooden_disk
from trickerion.words.academy import names
from trickerion.words.academy import secrets as words

SECRET_SIZE: Final = (154, 106)
_ANYWHERE: Final = Color("#57402c")  # of a secret that is about every Location


def secret_colour(secret: Secret) -> Color:
    """The colour of the Location that a secret is about."""
    return theme.LOCATION_COLOURS.get(secret.location, _ANYWHERE)


def secret_sign(secret: Secret) -> str:
    """The sign of that Location."""
    return f"location.{secret.location}" if secret.location in theme.LOCATION_COLOURS else "ui.secret"


def draw_secret_tile(surface: Surface, rect: Rect, secret: str, *, light: float = 0.0, coin: bool = False) -> None:
    """A secret with its few words, a low tile's smaller; ``light`` makes it glow, ``coin`` lies on it to lend it."""
    facts, is_low = SECRETS[secret], rect.h < SECRET_SIZE[1]
    _draw_tile_ground(surface, rect, light)
    bar = Rect(rect.x + 2, rect.y + 2, rect.w - 4, 26 if is_low else 34)
    draw_title_bar(surface, bar, secret_colour(facts), "")
    draw_icon(surface, secret_sign(facts), within(bar, left=8, width=20).center, 20, theme.BRASS_HI)
    place = (bar.x + 34 + (bar.w - 40) // 2, bar.centery - 1)
    draw_name(surface, names.secret(secret), place, theme.TEXT.title_small, Shaded(theme.CREAM), "center", bar.w - 42)
    room = Rect(rect.x + 11, bar.bottom + (2 if is_low else 4), rect.w - 18, rect.bottom - bar.bottom - 5)
    is_long = block_lines(words.SHORT[secret], room.w, theme.TEXT.body) > 2
    step = 19 if is_low or is_long else 21
    draw_aside(surface, words.SHORT[secret], room, theme.INK, theme.TEXT.body, line=step)
    _draw_tile_edge(surface, rect, light, coin)


def draw_secret_picture(surface: Surface, rect: Rect, secret: str) -> None:
    """A secret that is looked at (154 x 134): its picture, and its name in the colour of its Location below."""
    facts = SECRETS[secret]
    _draw_tile_ground(surface, rect, 0)
    picture = Rect((rect.x + 2, rect.y + 2), SIZES["held"])
    surface.blit(head_part(of_secret(secret), "held", picture.size), picture)
    bar = Rect(rect.x + 2, picture.bottom, rect.w - 4, rect.bottom - 2 - picture.bottom)
    draw_title_bar(surface, bar, secret_colour(facts), "")
    draw_icon(surface, secret_sign(facts), within(bar, left=8, width=20).center, 20, theme.BRASS_HI)
    place = (bar.x + 34 + (bar.w - 40) // 2, bar.centery - 1)
    draw_name(surface, names.secret(secret), place, theme.TEXT.title_small, Shaded(theme.CREAM), "center", bar.w - 42)
    _draw_tile_edge(surface, rect, 0, coin=False)


def draw_secret_card(surface: Surface, rect: Rect, secret: str, *, light: float = 0.0, coin: bool = False) -> None:
    """A secret on the Protégé's board: the sign of its Location large, its name below."""
    facts = SECRETS[secret]
    _draw_tile_ground(surface, rect, light)
    bar = Rect(rect.x + 2, rect.y + 2, rect.w - 4, round(rect.h * 0.44))
    draw_title_bar(surface, bar, mix(secret_colour(facts), "#ffffff", 0.24), "")
    draw_icon(surface, secret_sign(facts), bar.center, 34, theme.BRASS_HI, shadow=True)
    room = Rect(rect.x + 4, bar.bottom + 2, rect.w - 8, rect.bottom - bar.bottom - 4)
    name = names.secret(secret)
    style, step = fit_block(name, room.w, room.h, theme.TEXT.strong, 20)
    top = room.y + (room.h - block_lines(name, room.w, style) * step) // 2
    draw_block(surface, name, Rect(room.x, top, room.w, 0), style, theme.INK, line=step, align="center")
    _draw_tile_edge(surface, rect, light, coin)


def _draw_tile_ground(surface: Surface, rect: Rect, light: float) -> None:
    if light > 0:
        draw_glow_around(surface, rect, theme.AMBER, light, blur=6, radius=9)
    draw_shadow(surface, rect, 8, 5, 170, (0, 3))
    draw_paper(surface, rect, 8)


def _draw_tile_edge(surface: Surface, rect: Rect, light: float, coin: bool) -> None:
    draw_brass_frame(surface, rect, 8, 4 if light > 0 else 3)
    if coin:
        draw_wooden_disk(
            surface, (rect.right - 13, rect.bottom - 14), 26, theme.BRASS, ("resource.coin", theme.INK), wall=3
        )


def draw_secret_disk(surface: Surface, center: Point, diameter: int, secret: str) -> None:
    """A secret as a round token in its Location's colour; "" is the free place of one."""
    if not secret:
        draw_round_badge(surface, center, "ui.secret", diameter, theme.DARK_INSET, theme.BRASS_LO, rim=(theme.BRASS, 2))
        return
    facts = SECRETS[secret]
    fill = mix(secret_colour(facts), "#ffffff", 0.06)
    draw_round_badge(surface, center, secret_sign(facts), diameter, fill, rim=(theme.BRASS_HI, 2), share=0.6)


def draw_secret_place(
    surface: Surface, rect: Rect, label: str = "", *, light: float = 0.0, fill: ColourValue = theme.DARK_INSET
) -> None:
    """An empty place of a secret, on the display or on the Protégé's board."""
    if light > 0:
        draw_glow_around(surface, rect, theme.AMBER, light, blur=6, radius=9)
    draw_plate(surface, rect, fill, 8, 2, theme.GLOW if light > 0 else theme.BRASS_LO)
    side = min(38, rect.h - 34)
    y = rect.centery - (14 if label else 0)
    draw_icon(surface, "ui.secret", (rect.centerx, y), side, theme.BRASS if light > 0 else theme.BRASS_LO)
    if label:
        write_line(
            surface,
            label,
            within(rect, left=6, right=6, bottom=6, height=30),
            theme.TEXT.aside,
            theme.PARCHMENT3,
            "center",
        )


def draw_turning(surface: Surface, rect: Rect, share: float, paint: Callable[[Surface, Rect], object]) -> None:
    """A tile that turns over, from 0 to 1: first its back grows narrow, then the face that ``paint`` draws wide."""
    side = Surface(rect.inflate(24, 24).size, pygame.SRCALPHA)
    inner = rect.move_to(center=side.get_rect().center)
    if share < 0.5:
        draw_plate(side, inner, theme.LOCATION_COLOURS["academy"], 6, 2, theme.BRASS)
        draw_icon(side, "ui.secret", inner.center, round(inner.h * 0.6), theme.BRASS_HI)
    else:
        paint(side, inner)
    width = max(1, round(side.get_width() * abs(1 - 2 * share)))
    turned = pygame.transform.smoothscale(side, (width, side.get_height()))
    surface.blit(turned, turned.get_rect(center=rect.center))


def draw_secret_stack(surface: Surface, rect: Rect, number: int, *, light: float = 0.0) -> None:
    """Secrets that lie face down, with their number."""
    if light > 0:
        draw_glow_around(surface, rect, theme.AMBER, light, blur=6, radius=9)
    for step in range(min(number, 3), 0, -1):
        below = rect.move(2 * (step - 1), 3 * (step - 1))
        draw_plate(surface, below, mix(theme.LOCATION_COLOURS["academy"], "#000000", 0.12 * step), 6, 2, theme.BRASS_LO)
    if number:
        draw_plate(surface, rect, theme.LOCATION_COLOURS["academy"], 6, 2, theme.BRASS)
        draw_icon(surface, "ui.secret", rect.center, round(rect.w * 0.7), theme.BRASS_HI)
    else:
        draw_secret_place(surface, rect)
    draw_badge(surface, (rect.right - 4, rect.bottom + 2), str(number), 28, theme.DARK_INSET)
