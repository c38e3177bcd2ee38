"""A memory for drawn pictures that is bounded by their size, since some fill the canvas and some a thumbnail."""

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
