"""A memory for drawn pictures that is bounded by their size, since some fill the canvas and some a thumbnail."""

from __future__ import annotations

import functools
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import ParamSpec

from pygame import Surface

P = ParamSpec("P")
_MEGABYTE = 1 << 20


def cached_surface(megabytes: int) -> Callable[[Callable[P, Surface]], Callable[P, Surface]]:
    """Decorator: keep the pictures used last, as many as fit; the arguments must be hashable."""

    def decorate(draw: Callable[P, Surface]) -> Callable[P, Surface]:
        pictures: OrderedDict[Hashable, Surface] = OrderedDict()
        room = megabytes * _MEGABYTE

        @functools.wraps(draw)
        def look_up(*args: P.args, **kwargs: P.kwargs) -> Surface:
            nonlocal room
            key = (args, tuple(kwargs.items())) if kwargs else args
            picture = pictures.get(key)
            if picture is not None:
                pictures.move_to_end(key)
                return picture
            picture = pictures[key] = draw(*args, **kwargs)
            room -= _size(picture)
            while room < 0 and len(pictures) > 1:
                room += _size(pictures.popitem(last=False)[1])
            return picture

        return look_up

    return decorate


def _size(picture: Surface) -> int:
    return picture.get_pitch() * picture.get_height()


class CachedLayer:
    """The part of a picture that stays while nothing changes: composed once, then copied in one stroke."""

    def __init__(self) -> None:
        self._key: Hashable = None
        self._image: Surface | None = None

    def draw(self, canvas: Surface, key: Hashable, paint: Callable[[Surface], None]) -> None:
        """Copy the remembered picture to the canvas; ``paint`` draws it anew when ``key`` has changed."""
        if self._image is None or self._key != key or self._image.get_size() != canvas.get_size():
            self._image = Surface(canvas.get_size()).convert(canvas)
            self._key = key
            paint(self._image)
        canvas.blit(self._image, (0, 0))
