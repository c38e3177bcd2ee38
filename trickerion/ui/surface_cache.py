"""The memory for drawn pictures: one budget in bytes for all, since some fill the canvas and some a thumbnail."""

import contextlib
import ctypes
import functools
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from typing import ParamSpec
from weakref import WeakSet

from pygame import Surface

P = ParamSpec("P")
_BUDGET = 128 << 20
_LARGE_PICTURE = 1 << 20  # bytes


class PictureMemory:
    """Pictures by key. When they fill more than the budget, those go that were used longest ago.

    Before them go the large ones from which a larger one has been composed: that one is kept. ``users`` draw with it;
    the last one to leave takes everything along.
    """

    def __init__(self, budget: int = _BUDGET) -> None:
        self.budget = budget
        self.held = 0
        self._pictures: OrderedDict[Hashable, Surface] = OrderedDict()
        self._users: WeakSet[object] = WeakSet()
        self._composing = 0

    def __iter__(self) -> Iterator[Surface]:
        return iter(self._pictures.values())

    def get(self, key: Hashable) -> Surface | None:
        """The picture, if it is still here; it was used just now."""
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key, last=not self._is_ingredient(picture))
        return picture

    def _is_ingredient(self, picture: Surface) -> bool:
        return bool(self._composing) and _size(picture) > _LARGE_PICTURE

    @contextlib.contextmanager
    def composing(self) -> Iterator[None]:
        """What is asked for meanwhile goes into a picture that is kept itself."""
        self._composing += 1
        try:
            yield
        finally:
            self._composing -= 1

    def keep(self, key: Hashable, picture: Surface) -> Surface:
        """Keep a picture, at the cost of those used longest ago."""
        before = self._pictures.pop(key, None)
        self.held += _size(picture) - (_size(before) if before is not None else 0)
        self._pictures[key] = picture
        if self._is_ingredient(picture):
            self._pictures.move_to_end(key, last=False)
        while self.held > self.budget and len(self._pictures) > 1:
            self.held -= _size(self._pictures.popitem(last=False)[1])
        return picture

    def let_go(self, package: str) -> None:
        """Keep no picture any longer that a function of this package has drawn."""
        for key in [key for key in self._pictures if isinstance(key, tuple) and _is_of(key[0], package)]:
            self.held -= _size(self._pictures.pop(key))

    def forget(self) -> None:
        """Let go of everything."""
        self._pictures.clear()
        self.held = 0

    def join(self, user: object) -> None:
        """Somebody begins to draw."""
        self._users.add(user)

    def leave(self, user: object) -> None:
        """Somebody draws no more."""
        self._users.discard(user)
        if not self._users:
            self.forget()


def _is_of(draw: object, package: str) -> bool:
    return str(getattr(draw, "__module__", "")).startswith(package)


PICTURES = PictureMemory()
"""Every picture that is drawn once and shown often."""


def cached_surface(draw: Callable[P, Surface]) -> Callable[P, Surface]:
    """Decorator: look in the memory before drawing; the arguments must be hashable."""

    @functools.wraps(draw)
    def look_up(*args: P.args, **kwargs: P.kwargs) -> Surface:
        key = (draw, args, *kwargs.items()) if kwargs else (draw, args)
        picture = PICTURES.get(key)
        if picture is None:
            with PICTURES.composing():
                picture = draw(*args, **kwargs)
            PICTURES.keep(key, picture)
        return picture

    return look_up


_MMAP_THRESHOLD, _LARGE = -3, 4 << 20
_TRIM_THRESHOLD, _SPARE = -1, 8 << 20


def let_go_of_large_memory() -> None:
    """Have the system take back the room of large pictures at once; the C library of Linux keeps it after a while.

    The room of smaller ones is used again before it is given back: to get it anew takes as long as to paint.
    """
    with contextlib.suppress(OSError, TypeError, AttributeError):  # others have no such switches, and need none
        libc = ctypes.CDLL(None)
        libc.mallopt(_MMAP_THRESHOLD, _LARGE)
        libc.mallopt(_TRIM_THRESHOLD, _SPARE)


def _size(picture: Surface) -> int:
    return picture.get_pitch() * picture.get_height()
