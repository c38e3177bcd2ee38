"""Less light: below a dialog, at the edges of a page, and on what cannot be used now, which loses its colour, too."""

from typing import Any, Final, NamedTuple, cast

import pygame
from pygame import Color, Rect, Surface

from trickerion.ui.surface_cache import cached_surface
from trickerion.ui.theme import ColourValue, rgba

_LIGHT = (106, 98, 104)  # of 255: what remains of each colour
_LUMA: Final = (0.299, 0.587, 0.114)


class Dimming(NamedTuple):
    """The share of the light that remains, and the share of the colour that is gone."""

    light: float
    grey: float = 0.0

    def of(self, colour: ColourValue) -> Color:
        """Dimmed form of a colour."""
        channels = rgba(colour)[:3]
        luma = sum(share * channel for share, channel in zip(_LUMA, channels, strict=True))
        return Color(*(round(self.light * (channel + self.grey * (luma - channel))) for channel in channels))

    def part(self, strength: float) -> "Dimming":
        """A part of it, while it fades in."""
        return Dimming(1 - strength * (1 - self.light), strength * self.grey)

    def towards(self, other: "Dimming", share: float) -> "Dimming":
        """A dimming on the way to another one: the mixture of both pictures."""
        own, grey = (
            (1 - share) * a + share * b
            for a, b in (
                (self.light * (1 - self.grey), other.light * (1 - other.grey)),
                (self.light * self.grey, other.light * other.grey),
            )
        )
        return Dimming(own + grey, grey / (own + grey))


WHOLE: Final = Dimming(1.0)
"""All light and colour."""

BESIDE: Final = Dimming(0.92)
"""Dimming of things that are read to decide."""

AROUND: Final = Dimming(0.86)
"""Dimming of things to be looked up. Small brown letters on paper bear no less light: 4.5 to 1."""

AWAY: Final = Dimming(0.72, 0.55)
"""Dimming of things that cannot be used now."""

AWAY_IN_PRINT: Final = Dimming(AROUND.light, AWAY.grey)
"""The same where small brown letters stand on paper."""

VEILED, VEILED_IN_PRINT = Dimming(AWAY.light, 0.75), Dimming(AROUND.light, 0.75)
"""Both while something is in the hand: what does not take it has hardly a colour left."""


def dim(canvas: Surface, light: tuple[int, int, int] = _LIGHT) -> None:
    """Darken the whole canvas in place (cheaper than a veil with alpha)."""
    canvas.fill(light, special_flags=pygame.BLEND_RGB_MULT)


def darken(canvas: Surface, area: Rect, light: float) -> None:
    """Leave that share of the light in an area."""
    canvas.fill([round(255 * light)] * 3, area, special_flags=pygame.BLEND_RGB_MULT)


class Change(NamedTuple):
    """One dimming on its way to another, and how far it has come (0 to 1)."""

    start: Dimming
    end: Dimming
    share: float

    @property
    def now(self) -> Dimming:
        """Dimming at this moment."""
        return self.start.towards(self.end, self.share)


class Dimmed:
    """Parts of a picture with less light and colour, kept; each is worked out anew when its part looks different."""

    def __init__(self) -> None:
        self._kept: dict[tuple[object, ...], tuple[int, bytearray, Surface]] = {}

    def forget(self) -> None:
        """Nothing of it is shown for a while."""
        self._kept.clear()

    def part(self, picture: Surface, area: Rect, dimming: Dimming, painted: int) -> Surface:
        """The area of a picture that has been painted so many times."""
        key = (*area, *dimming)
        version, pixels, image = self._kept.get(key, (-1, bytearray(), picture))
        if version != painted:
            source = picture.subsurface(area).copy()
            if pixels != cast("Any", source.get_buffer()):
                pixels = bytearray(cast("Any", source.get_buffer()))
                image = _dimmed(source, dimming)
            self._kept[key] = painted, pixels, image
        return image

    def blend(self, canvas: Surface, picture: Surface, area: Rect, change: Change, painted: int) -> None:
        """Draw the area of a picture on a canvas that shows it, on its way from one dimming to another."""
        start, end, share = change
        if share < 1 and start not in (WHOLE, end):
            self._draw(canvas, self.part(picture, area, start, painted), area, 1 - share if end == WHOLE else 1.0)
        if end != WHOLE:
            self._draw(canvas, self.part(picture, area, end, painted), area, 1.0 if start == end else share)

    @staticmethod
    def _draw(canvas: Surface, image: Surface, area: Rect, strength: float) -> None:
        image.set_alpha(round(255 * strength) if strength < 1 else None)
        canvas.blit(image, area)


def _dimmed(picture: Surface, dimming: Dimming) -> Surface:
    """The picture itself is used up."""
    grey = pygame.transform.grayscale(picture)  # not of a part of a picture, whose rows it would mistake
    darken(grey, grey.get_rect(), dimming.light * dimming.grey)
    darken(picture, picture.get_rect(), dimming.light * (1 - dimming.grey))
    picture.blit(grey, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return picture


@cached_surface
def fading(width: int, height: int, upwards: bool) -> Surface:
    """White, opaque at the outer edge and clear at the inner one."""
    fading = Surface((width, height), pygame.SRCALPHA)
    for y in range(height):
        alpha = round(255 * (1 - y / height))
        pygame.draw.line(fading, (255, 255, 255, alpha), (0, y), (width, y))
    return pygame.transform.flip(fading, False, True) if upwards else fading
