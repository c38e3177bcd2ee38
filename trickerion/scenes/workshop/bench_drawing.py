"""The bench of a Workshop: what lies on its places, the easel with the chosen Trick, the tray of what is prepared.

Wall, top and tools are painted ahead (tools/paint/make_bench.py). A place with what lies on it is composed once and
cached.
"""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from trickerion.scenes.workshop import layout as at
from trickerion.ui import shapes, theme
from trickerion.ui.assets import asset_path
from trickerion.ui.flow import within
from trickerion.ui.icons import icon
from trickerion.ui.markers import draw_marker
from trickerion.ui.stage.component_picture import component_picture
from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.surfaces import draw_inset, draw_pill, pill_width
from trickerion.ui.text import Shaded, draw_text, fits
from trickerion.ui.theme import Rgba
from trickerion.ui.trick_pictures import framed_trick

_SHORT: Rgba = (255, 138, 116, 255)
_WARM: Rgba = (255, 206, 110, 255)
_EDGE: Rgba = (199, 154, 75, 255)
_AROUND, _ABOVE = 10, 40  # pixels round a place for its light, and above it for what stands there
_WIDE = 112  # pixels from which a place has room for large pieces and the price beside the name
_HALF = 30


@cached_surface
def bench() -> Surface:
    """The empty bench, as large as ``layout.workshop.BENCH``."""
    return pygame.image.load(asset_path("textures", "bench.jpg")).convert()


def draw_bench(surface: Surface) -> None:
    """Wall, top and front edge, and the shade below it."""
    surface.blit(bench(), at.BENCH)
    shade = shapes.vertical_gradient(at.BENCH.w, 16, ((0.0, (6, 3, 4, 170)), (1.0, (6, 3, 4, 0))))
    surface.blit(shade, at.BENCH.bottomleft)


@dataclass(frozen=True)
class Pile:
    """Contents of a place on the bench: pieces of a Component, its name and market price.

    ``need``: what the chosen Trick needs of it, 0 for nothing; ``short``: the pieces that are missing for it; ``more``:
    the Manager's extra one.
    """

    component: str
    count: int
    name: str
    price: int
    need: int = 0
    short: int = 0
    more: bool = False


def draw_pile(surface: Surface, rect: Rect, pile: Pile, *, on_bench: bool = True) -> None:
    """A place with its pile; on the bench it narrows to the back."""
    image = _pile(rect.size, pile, on_bench, theme.palette())
    surface.blit(image, (rect.x - _AROUND, rect.y - _ABOVE))


def draw_free_place(surface: Surface, rect: Rect, label: str, *, on_bench: bool = True) -> None:
    """A place where nothing lies, with a word such as "free slot"."""
    surface.blit(_ground(rect.size, on_bench, _EDGE), (rect.x - _AROUND, rect.y - _ABOVE))
    draw_text(surface, label, rect.center, theme.TEXT.aside, theme.PARCHMENT3, "center", width=rect.w - 34)


@cached_surface
def _ground(size: tuple[int, int], on_bench: bool, edge: Rgba) -> Surface:
    (width, height), k = size, 3
    image = Surface((width + 2 * _AROUND, height + _ABOVE + _AROUND), pygame.SRCALPHA)
    rect = Rect(_AROUND, _ABOVE, width, height)
    if not on_bench:
        draw_inset(image, rect)
        return image
    large, k = shapes.enlarged(*image.get_size(), k)
    behind = (rect.x + at.NARROWER, rect.y), (rect.right - at.NARROWER, rect.y)
    before = (rect.right + 2, rect.bottom - 6), (rect.x - 2, rect.bottom - 6)
    points = [(x * k, y * k) for x, y in (*behind, *before)]
    if edge == _WARM:
        pygame.draw.polygon(large, (*_WARM[:3], 130), points, 7 * k)
        large = pygame.transform.box_blur(large, 4 * k)
    pygame.draw.polygon(large, (14, 7, 6, 150), points)
    pygame.draw.polygon(large, edge, points, 4 if edge == _EDGE else 6)
    image.blit(shapes.reduced(large, k), (0, 0))
    return image


@cached_surface
def _pile(size: tuple[int, int], pile: Pile, on_bench: bool, palette: str) -> Surface:
    image = _ground(size, on_bench, _SHORT if pile.short else _WARM if pile.need else _EDGE).copy()
    rect = Rect((_AROUND, _ABOVE), size)
    is_wide = rect.w >= _WIDE
    _draw_pieces(image, rect.move(0, 0 if on_bench else 24), pile, 66 if is_wide else 54)
    total = pile.count + pile.more
    text, colour = (f"{total}/{pile.need}", _SHORT) if pile.short else (str(total), theme.CREAM)
    spot = rect.right - 20 - 4 * bool(pile.short), rect.y + (64 if is_wide else 50) + 18 * (not on_bench)
    letters = 24 if pile.short else 30 if is_wide else 26
    draw_text(image, text, spot, theme.TEXT.number.of(letters), Shaded(theme.GLOW if pile.more else colour), "center")
    plate = within(rect, left=4, right=4, bottom=8, height=28)
    shapes.draw_plate(image, plate, (20, 11, 14, 225), 6, 1, theme.BAD if pile.short else theme.BRASS_LO)
    right = _draw_price(image, (plate.right - 6, plate.centery if is_wide else plate.y - 13), pile.price)
    ink, room = _SHORT if pile.short else theme.CREAM, (right - 4 if is_wide else plate.right - 6) - plate.x - 8
    place = (plate.x + 8, plate.centery - 1)
    style = theme.TEXT.label if fits(pile.name, theme.TEXT.label, room) else theme.TEXT.aside
    draw_text(image, pile.name, place, style, ink, "midleft", width=room)
    return image


def _draw_price(image: Surface, place: shapes.Point, price: int) -> int:
    """A Coin and the price, which end there. Returns where they begin."""
    drawn = draw_text(image, str(price), (place[0], place[1] - 1), theme.TEXT.number, theme.CREAM, "midright")
    sign = icon("resource.coin", 19, theme.COIN_ON_DARK)
    return image.blit(sign, sign.get_rect(midright=(drawn.x - 3, place[1]))).x


def _draw_pieces(image: Surface, rect: Rect, pile: Pile, size: int) -> None:
    """The pieces that are there, the Manager's extra one, outlines of those that are missing; the last ones behind."""
    looks = ["piece"] * pile.count + ["more"] * pile.more + ["missing"] * pile.short
    step = size // 4 if len(looks) < 4 else size // 5
    first = rect.x + size // 2 + (rect.w - size - 2 * step) // 4, rect.y + size // 2 - 3
    for number in reversed(range(len(looks))):
        center = first[0] + number * step, first[1] - number * 9
        if looks[number] == "missing":
            _draw_outline(image, center, pile.component, size)
        else:
            _draw_piece(image, center, pile.component, size, is_extra=looks[number] == "more")
    if pile.more:
        spot = first[0] + pile.count * step + size // 3, first[1] - pile.count * 9 - size // 4
        draw_text(image, "+1", spot, theme.TEXT.number_lead, Shaded(theme.GLOW, (10, 5, 5)), "center")


def _draw_piece(image: Surface, center: shapes.Point, component: str, size: int, *, is_extra: bool) -> None:
    shade = Surface((size + 20, size // 2), pygame.SRCALPHA)
    pygame.draw.ellipse(shade, (0, 0, 0, 170), (9, size // 8, size + 2, size // 4))
    shapes.blit_round(image, pygame.transform.box_blur(shade, 5), (center[0], center[1] + size * 0.44))
    picture = component_picture(component, size)
    if is_extra:
        picture = picture.copy()
        picture.set_alpha(120)
    shapes.blit_round(image, picture, center)
    if is_extra:
        _draw_outline(image, center, component, size, rgb=theme.GLOW)


def _draw_outline(
    image: Surface, center: shapes.Point, component: str, size: int, rgb: theme.ColourValue = (255, 138, 116)
) -> None:
    """The outline of a piece that is not there."""
    shape = pygame.mask.from_surface(icon(f"component.{component}", size, "#ffffff"))
    left, top = center[0] - size // 2, center[1] - size // 2
    for part in shape.connected_components(30):
        points = [(left + x, top + y) for x, y in part.outline()]
        if len(points) > 2:
            pygame.draw.aalines(image, rgb, True, points)


# ------------------------------------------------------------------ the easel and the tray


def draw_easel(surface: Surface, trick: str, turned: float = 1.0, flash: float = 0.0) -> None:
    """The picture of a Trick on the easel, ``turned`` towards the eye by 0 to 1; ``flash``: it lights up."""
    picture = framed_trick(trick)
    rect = at.EASEL
    if turned < 1:
        rect = Rect(0, 0, max(2, round(rect.w * turned)), rect.h).move_to(center=rect.center)
        picture = pygame.transform.smoothscale(picture, rect.size)
    shapes.draw_glow_around(surface, rect, "#ffce78", 0.75, blur=16)
    surface.blit(picture, rect)
    if flash > 0:
        shapes.draw_glow(surface, rect.center, 130, theme.GLOW, flash)


def tray_place(number: int, of: int) -> tuple[int, int]:
    """The middle of a Trick Marker that stands in the tray, so many in all."""
    step = min(58, 120 // max(1, of - 1))
    return at.TRAY.centerx - step * (of - 1) // 2 + step * number, at.TRAY.y + 8


def draw_on_tray(surface: Surface, look: tuple[str, str, str], number: int, of: int) -> None:
    """The first ``number`` Trick Markers of those that the tray will hold; their ``look``: colour, suit, category."""
    colour, suit, category = look
    for place in range(number):
        x, y = tray_place(place, of)
        surface.blit(_foot(), (x - 45, y + 4))
        draw_marker(surface, (x, y), _HALF, colour, suit, 0, category)


@cached_surface
def _foot() -> Surface:
    """The shadow of a marker that stands."""
    shade = Surface((90, 46), pygame.SRCALPHA)
    pygame.draw.ellipse(shade, (0, 0, 0, 170), (14, 12, 62, 20))
    return pygame.transform.box_blur(shade, 6)


def draw_tray_words(surface: Surface, text: str) -> None:
    """Draw the words that say what the markers in the tray are for."""
    pill = Rect(at.TRAY_WORDS.topleft, (min(at.TRAY_WORDS.w, pill_width(text, theme.TEXT.label, height=32)), 32))
    draw_pill(surface, pill, text, (20, 11, 14, 225), theme.BRASS_HI, theme.TEXT.label, border=theme.BRASS)
