"""The materials of the table: paper, walnut, dark panels, brass frames, ribbons, tags and pills.

Panels are composed once per size and cached; the slice of texture they show depends on their size and `seed`, so the
same panel looks the same every time. All sizes are canvas pixels.
"""

import random

import pygame
from pygame import Rect, Surface

from trickerion.ui import giving_way, shapes, theme
from trickerion.ui.assets import asset_path
from trickerion.ui.icons import draw_icon
from trickerion.ui.surface_cache import cached_surface, lasting_surface, material_surface
from trickerion.ui.text import Shaded, draw_name, draw_text, drawn_width, fits, gold_text, text_width
from trickerion.ui.theme import ColourValue, Rgba, Style, mix, rgba

BRASS_STOPS = (
    (0.0, theme.BRASS_HI),
    (0.18, theme.BRASS),
    (0.55, theme.BRASS_LO),
    (0.8, theme.BRASS),
    (1.0, theme.BRASS_LO),
)
_EDGE_STEPS = 10
_PANEL_ROOM = 24  # pixels round a panel for its shadow


@material_surface
def _texture(name: str) -> Surface:
    return pygame.image.load(asset_path("textures", f"{name}.jpg"))


def _slice(name: str, width: int, height: int, seed: int) -> Surface:
    """A copy of a piece of the texture; larger than the texture means scaled up."""
    source = _texture(name)
    room_x, room_y = source.get_width() - width, source.get_height() - height
    if room_x < 0 or room_y < 0:
        return pygame.transform.smoothscale(source, (width, height))
    dice = random.Random(f"{name} {width} {height} {seed}")
    return source.subsurface((dice.randint(0, room_x), dice.randint(0, room_y), width, height)).copy()


@lasting_surface
def _paper(width: int, height: int, radius: int, seed: int) -> Surface:
    sheet = shapes.rounded_clip(_slice("paper", width, height, seed), radius)
    burnt = Surface((width, height), pygame.SRCALPHA)
    for step in range(_EDGE_STEPS):
        alpha = int(34 * (1 - step / _EDGE_STEPS) ** 2) + 2
        rect = (step, step, width - 2 * step, height - 2 * step)
        pygame.draw.rect(burnt, (110, 70, 25, alpha), rect, width=2, border_radius=max(2, radius - step // 2))
    sheet.blit(burnt, (0, 0))
    return sheet


@lasting_surface
def _board(name: str, width: int, height: int, radius: int, seed: int) -> Surface:
    return shapes.rounded_clip(_slice(name, width, height, seed), radius)


@lasting_surface
def _frame(width: int, height: int, radius: int, thickness: int) -> Surface:
    large, k = shapes.enlarged(width, height, 3)
    rect = large.get_rect()
    pygame.draw.rect(large, (255, 255, 255), rect, width=thickness * k, border_radius=radius * k)
    frame = shapes.reduced(large, k)
    frame.blit(shapes.vertical_gradient(width, height, BRASS_STOPS), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image = Surface((width + 2, height + 2), pygame.SRCALPHA)
    image.blit(frame, (1, 1))
    pygame.draw.rect(image, (0, 0, 0, 200), image.get_rect(), width=1, border_radius=radius + 1)
    return image


def draw_brass_frame(surface: Surface, rect: Rect, radius: int = 10, thickness: int = 3) -> None:
    """A brass outline inside the rectangle, with a black hairline round it."""
    edge = max(radius, thickness) + 2
    image = _frame(shapes.shortened(rect.w, edge), rect.h, radius, thickness)
    shapes.blit_stretched(surface, image, rect.inflate(2, 2), edge + 1)


def draw_rivets(surface: Surface, rect: Rect) -> None:
    """A small brass rivet in each corner of a framed panel."""
    for x in (rect.x + 9, rect.right - 10):
        for y in (rect.y + 9, rect.bottom - 10):
            pygame.draw.aacircle(surface, theme.BRASS_LO, (x, y), 4)
            pygame.draw.aacircle(surface, theme.BRASS_HI, (x - 1, y - 1), 2)


def draw_paper(surface: Surface, rect: Rect, radius: int = 8, seed: int = 0) -> None:
    """A sheet of paper with burnt edges, without frame or shadow."""
    surface.blit(_paper(rect.w, rect.h, radius, seed), rect)


def draw_paper_panel(
    surface: Surface,
    rect: Rect,
    radius: int = 12,
    frame: int = 4,
    *,
    rivets: bool = False,
    shadow: bool = True,
    seed: int = 0,
) -> None:
    """Paper in a brass frame; a frame of 0 leaves the frame to be drawn last."""
    if shadow:
        shapes.draw_shadow(surface, rect, radius, 7, 180)
    draw_paper(surface, rect, radius, seed)
    if frame:
        draw_brass_frame(surface, rect, radius, frame)
    if rivets:
        draw_rivets(surface, rect)


def draw_wood_panel(
    surface: Surface, rect: Rect, radius: int = 12, frame: int = 4, *, shadow: bool = True, seed: int = 0
) -> None:
    """Walnut in a brass frame."""
    if shadow:
        shapes.draw_shadow(surface, rect, radius + 2, 12, 200, (0, 6))
    surface.blit(_board("wood", rect.w, rect.h, radius, seed), rect)
    if frame:
        draw_brass_frame(surface, rect, radius, frame)


def draw_dark_panel(
    surface: Surface, rect: Rect, radius: int = 10, frame: int = 2, *, shadow: bool = True, seed: int = 0
) -> None:
    """A dark aubergine panel in a thin brass frame."""
    image = _dark_panel(rect.size, radius, frame, shadow, seed)
    surface.blit(image, (rect.x - _PANEL_ROOM, rect.y - _PANEL_ROOM))


@lasting_surface
def _dark_panel(size: tuple[int, int], radius: int, frame: int, shadow: bool, seed: int) -> Surface:
    image = Surface((size[0] + 2 * _PANEL_ROOM, size[1] + 2 * _PANEL_ROOM), pygame.SRCALPHA)
    rect = Rect((_PANEL_ROOM, _PANEL_ROOM), size)
    if shadow:
        shapes.draw_shadow(image, rect, radius, 6, 170, (0, 4))
    image.blit(_board("dark", rect.w, rect.h, radius, seed), rect)
    if frame:
        draw_brass_frame(image, rect, radius, frame)
    return image


def wood(width: int, height: int, seed: int = 0) -> Surface:
    """A copy of a piece of walnut."""
    return _slice("wood", width, height, seed)


def draw_inset(surface: Surface, rect: Rect, radius: int = 10, *, paper: bool = False) -> None:
    """A sunken field on a panel: dark on wood and dark panels, darker parchment on paper."""
    if paper:
        shapes.draw_plate(surface, rect, theme.PARCHMENT2, radius, 1, "#b79a63")
    else:
        shapes.draw_plate(surface, rect, (20, 11, 14, 185), radius, 1, theme.BRASS_LO)


def draw_tray(surface: Surface, rect: Rect, colour: ColourValue) -> None:
    """A framed tray of one dark colour: dice, the market's stalls."""
    surface.blit(
        shapes.rounded_clip(shapes.vertical_gradient(rect.w, rect.h, shapes.shaded_stops(colour, 0.06, 0.45)), 6), rect
    )
    draw_brass_frame(surface, rect, 6, 2)


def draw_specialist_plate(surface: Surface, rect: Rect, radius: int = 12) -> None:
    """The brown plate of a Specialist's board."""
    shapes.draw_shadow(surface, rect, radius, 6, 150, (0, 3))
    shapes.draw_plate(surface, rect, (*rgba(theme.SPECIALIST_PLATE)[:3], 240), radius)
    draw_brass_frame(surface, rect, radius, 3)


@cached_surface
def _ribbon(width: int, height: int, colour: Rgba) -> Surface:
    large, k = shapes.enlarged(width + 36, height + 10, 3)
    full, band = large.get_width(), height * k
    tail = [(0, 8 * k), (26 * k, 8 * k), (26 * k, band + 8 * k), (0, band + 8 * k), (10 * k, band // 2 + 8 * k)]
    for points in (tail, [(full - x, y) for x, y in tail]):
        pygame.draw.polygon(large, mix(colour, "#000000", 0.35), points)
    rect = Rect(14 * k, 0, full - 28 * k, band)
    pygame.draw.rect(large, colour, rect)
    shade = ((0.0, (255, 255, 255, 50)), (0.5, (255, 255, 255, 0)), (0.501, (0, 0, 0, 0)), (1.0, (0, 0, 0, 70)))
    large.blit(shapes.vertical_gradient(rect.w, rect.h, shade), rect)
    for y in (3 * k, band - 4 * k):
        pygame.draw.line(large, theme.BRASS, (rect.x, y), (rect.right - 1, y), k)
    return shapes.reduced(large, k)


def draw_ribbon(
    surface: Surface,
    rect: Rect,
    colour: ColourValue,
    title: str,
    style: Style = theme.TEXT.title,
    icon_name: str | None = None,
) -> None:
    """A title ribbon; its folded tails stand 18 px out on either side of `rect`."""
    shapes.draw_shadow(surface, rect, 4, 5, 130)
    surface.blit(_ribbon(rect.w, rect.h, rgba(colour)), (rect.x - 18, rect.y))
    side = int(rect.h * 0.72) if icon_name else 0
    gap = 8 if icon_name else 0
    room = rect.w - side - gap - 24
    left = rect.centerx - (drawn_width(title, style, room) + side + gap) // 2
    if icon_name:
        draw_icon(surface, icon_name, (left + side // 2, rect.centery), side, theme.BRASS_HI, shadow=True)
    gold_text(surface, title, (left + side + gap, rect.centery), style, "midleft", width=room)


def draw_pill(
    surface: Surface,
    rect: Rect,
    text: str,
    fill: ColourValue,
    colour: ColourValue = theme.CREAM,
    style: Style = theme.TEXT.label,
    *,
    icon_name: str | None = None,
    border: ColourValue = theme.BRASS_LO,
) -> None:
    """A capsule with a label in small capitals, and an icon before it."""
    shapes.draw_plate(surface, rect, fill, rect.h // 2, 1, border)
    draw_label(surface, rect.inflate(-16, 0), text, style, colour, (icon_name, int(rect.h * 0.66), 5))


def draw_label(
    surface: Surface, room: Rect, text: str, style: Style, colour: ColourValue, sign: tuple[str | None, int, int]
) -> None:
    """Small capitals in the middle of `room`, after an icon (None for none) with its side and the gap."""
    icon_name, side, gap = sign if sign[0] else (None, 0, 0)
    width = room.w - side - gap
    left = room.centerx - (drawn_width(text, style, width) + side + gap) // 2
    if icon_name:
        draw_icon(surface, icon_name, (left + side // 2, room.centery), side, colour)
    spot = (left + side + gap, room.centery - 1)
    draw_text(surface, text, spot, style, colour, "midleft", width=width)


def pill_width(text: str, style: Style = theme.TEXT.label, *, height: int = 28, icon_name: str | None = None) -> int:
    """The width at which a pill shows its text without shrinking it."""
    return text_width(text, style) + 26 + (int(height * 0.66) + 5 if icon_name else 0)


def draw_tag(surface: Surface, center: shapes.Point, text: str, *, height: int = 22, most: int | None = None) -> Rect:
    """A small dark capsule with a number or word: the modifier of a taken slot, "placed". Returns its rectangle.

    `most` is the largest width that it has room for.
    """
    style = theme.TEXT.label if any(letter.isalpha() for letter in text) else theme.TEXT.number
    width = min(max(34, text_width(text, style) + 18), most or surface.get_width())
    rect = shapes.around(center, width, height)
    shapes.draw_plate(surface, rect, theme.DARK_INSET, height // 2, 1, theme.BRASS)
    draw_text(surface, text, (rect.centerx, rect.centery - 1), style, theme.BRASS_HI, "center", width=width - 10)
    return rect


def draw_title_bar(
    surface: Surface,
    rect: Rect,
    colour: ColourValue,
    title: str,
    style: Style = theme.TEXT.title,
    *,
    beside: int | None = None,
) -> None:
    """The bar across a card with its name in cream: `colour` darkened by 28 to 52 %, brass lines above and below.

    `beside` is the left end of what lies on the bar: a name that would run into it moves to the left.
    """
    stops = ((0.0, mix(colour, "#000000", 0.28)), (1.0, mix(colour, "#000000", 0.52)))
    surface.blit(shapes.vertical_gradient(rect.w, rect.h, stops), rect)
    pygame.draw.line(surface, theme.BRASS, rect.topleft, (rect.right - 1, rect.y))
    pygame.draw.line(surface, theme.BRASS, (rect.x, rect.bottom), (rect.right - 1, rect.bottom))
    place, room = (rect.centerx, rect.centery - 1), rect.w - max(10, rect.w // 16)
    if beside is not None and rect.centerx + text_width(title, style) // 2 > beside - 20:
        place, room = ((rect.x + beside) // 2, place[1]), beside - 40 - rect.x
    draw_name(surface, title, place, style, Shaded(theme.CREAM), "center", room)


def draw_panel_head(
    surface: Surface,
    rect: Rect,
    title: str,
    *,
    icon_name: str | None = None,
    style: Style = theme.TEXT.head_large,
    colour: ColourValue = theme.BRASS_HI,
    note: str = "",
) -> None:
    """The head of a panel: an icon, its title, and an aside at the right end, on the line 26 px below the top."""
    y = rect.y + 26
    if icon_name:
        draw_icon(surface, icon_name, (rect.x + 32, y), 24, colour)
    left = rect.x + (52 if icon_name else 20)
    drawn = draw_text(surface, title, (left, y - 1), style, colour, "midleft", width=rect.right - 20 - left)
    if note and giving_way.stays(giving_way.ASIDES):
        aside = theme.PARCHMENT2 if sum(rgba(colour)[:3]) > 380 else theme.INK2
        room = rect.right - 20 - drawn.right - 16
        if fits(note, theme.TEXT.aside, room):
            draw_text(surface, note, (rect.right - 20, y), theme.TEXT.aside, aside, "midright", width=room)


def draw_round_badge(
    surface: Surface,
    center: shapes.Point,
    icon_name: str,
    diameter: int,
    fill: ColourValue,
    colour: ColourValue = theme.BRASS_HI,
    *,
    rim: tuple[ColourValue, int] = (theme.BRASS, 1),
    share: float = 0.66,
) -> None:
    """A round plate with an icon, and a rim of a colour and a width: a Location, a category, an Action."""
    rect = shapes.around(center, diameter, diameter)
    shapes.draw_plate(surface, rect, fill, diameter // 2, rim[1], rim[0])
    draw_icon(surface, icon_name, rect.center, round(diameter * share), colour)


def draw_category_badge(surface: Surface, center: shapes.Point, category: str, diameter: int) -> None:
    """A Trick category's glyph in cream on its colour, in a brass ring."""
    fill = theme.category_fill(category)
    rim = (theme.BRASS_HI, 2 if diameter >= 26 else 1)
    draw_round_badge(surface, center, f"category.{category}", diameter, fill, theme.CREAM, rim=rim, share=0.64)


def draw_location_badge(surface: Surface, center: shapes.Point, location: str, diameter: int) -> None:
    """A Location's sign in gold on its colour."""
    draw_round_badge(surface, center, f"location.{location}", diameter, theme.LOCATION_COLOURS[location], share=0.68)
