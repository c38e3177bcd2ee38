"""The memory for drawn pictures: one budget in bytes for all, since some fill the canvas and some a thumbnail."""

import contextlib
import ctypes
import functools
import inspect
import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import Any, ParamSpec
from weakref import WeakSet, ref

from pygame import Surface

from trickerion.ui.picture_folder import PictureFolder

P = ParamSpec("P")
_BUDGET = 96 << 20
_LARGE_PICTURE = 1 << 20  # bytes
_MUCH_PAINTED = 16 << 20  # bytes, after which as many have gone and left holes


class OutOfTimeError(Exception):
    """The moment for what is painted ahead is over; what has been painted is kept."""


Made = tuple[Any, ...]
"""The function that paints a picture, and what it was asked for."""


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
        self._newly_kept = 0
        self._folder: PictureFolder | None = None
        self._lasting: list[tuple[Made, ref[Surface]]] = []
        self._end = math.inf

    def __iter__(self) -> Iterator[Surface]:
        return iter(self._pictures.values())

    def get(self, key: Hashable) -> Surface | None:
        """The picture, if it is still here; it was used just now."""
        picture = self._pictures.get(key)
        if picture is not None and not self._is_ingredient(picture):
            self._pictures.move_to_end(key)
        return picture

    def _is_ingredient(self, picture: Surface) -> bool:
        return bool(self._composing) and _size(picture) > _LARGE_PICTURE and self._end == math.inf

    @contextlib.contextmanager
    def composing(self) -> Iterator[None]:
        """Count large pictures asked for meanwhile as ingredients of a picture that is kept itself."""
        self._composing += 1
        try:
            yield
        finally:
            self._composing -= 1

    @contextlib.contextmanager
    def apart(self) -> Iterator[None]:
        """Count what is asked for meanwhile as no ingredient, whatever is being composed."""
        composing, self._composing = self._composing, 0
        try:
            yield
        finally:
            self._composing = composing

    @contextlib.contextmanager
    def until(self, end: float) -> Iterator[None]:
        """Whoever paints meanwhile is stopped with OutOfTimeError by the first picture that was not here in time.

        ``end``: by ``time.perf_counter``. Asked for the same again, the painter goes on behind that picture.
        """
        self._end = end
        try:
            yield
        finally:
            self._end = math.inf

    def _look_at_the_time(self) -> None:
        if time.perf_counter() > self._end:
            raise OutOfTimeError

    def keep(self, key: Hashable, picture: Surface) -> Surface:
        """Keep a picture, at the cost of those used longest ago."""
        before = self._pictures.pop(key, None)
        self.held += _size(picture) - (_size(before) if before is not None else 0)
        self._newly_kept += _size(picture)
        self._pictures[key] = picture
        if self._is_ingredient(picture):
            self._pictures.move_to_end(key, last=False)
        while self.held > self.budget and len(self._pictures) > 1:
            self._let_oldest_go()
        return picture

    def make_room(self, size: int) -> None:
        """Let pictures go, those used longest ago first, until one of so many bytes fits beside the others.

        Before a very large one is painted: else it and all that goes for it are in memory at the same time.
        """
        while self._pictures and self.held + size > self.budget:
            self._let_oldest_go()

    def _let_oldest_go(self) -> None:
        self.held -= _size(self._pictures.popitem(last=False)[1])

    def give_room_back(self) -> bool:
        """A quiet moment: let the system have the room that many pictures have left; False when they were few."""
        is_much = self._newly_kept > _MUCH_PAINTED
        if is_much:
            self._newly_kept = 0
            with _on_linux_alone():  # pages between things that are still used, too: half of the room
                ctypes.CDLL(None).malloc_trim(0)
        return is_much

    def use_folder(self, folder: PictureFolder | None) -> None:
        """Set the folder in which lasting pictures are looked for, and put."""
        if self._folder is not None:
            self._folder.close()
        self._folder, self._lasting = folder, []

    def painted(self, key: Made, draw: Callable[[], Surface]) -> Surface:
        """Paint a picture, and keep it."""
        picture = self._paint(key, draw)
        self._look_at_the_time()
        return picture

    def _paint(self, key: Made, draw: Callable[[], Surface]) -> Surface:
        with self.composing():
            picture = draw()
        return self.keep(key, picture)

    def lasting(self, key: Made, draw: Callable[[], Surface]) -> Surface:
        """The same for one that goes into the folder when there is a quiet moment."""
        picture = self._paint(key, draw)
        if self._folder is not None:
            self._lasting.append((key, ref(picture)))
        self._look_at_the_time()
        return picture

    def found(self, key: Made) -> Surface | None:
        """A picture that is in the folder."""
        name = self._name(key)
        picture = self._folder.get(name) if self._folder is not None and name else None
        if picture is None:
            return None
        self.keep(key, picture)
        self._look_at_the_time()
        return picture

    def fetch(self, picture: Callable[P, Surface], *args: P.args, **kwargs: P.kwargs) -> None:
        """Have a lasting picture read from the folder beside all else; OutOfTimeError while that is going on."""
        key = (inspect.unwrap(picture), args, *kwargs.items())
        if self._folder is not None and key not in self._pictures and self._folder.is_reading(self._name(key)):
            raise OutOfTimeError

    def put_away(self) -> bool:
        """A quiet moment: put a picture that took long to paint into the folder; False when there is none."""
        while self._lasting and self._folder is not None and not self._folder.is_writing:
            key, held = self._lasting.pop()
            picture, name = held(), self._name(key)
            if picture is not None and self._folder.lacks(name):
                self._folder.put(name, picture)
                return True
        return False

    def prepare(self, picture: Callable[P, Surface], *args: P.args, **kwargs: P.kwargs) -> Iterator[None]:
        """Paint a lasting picture for the folder alone, if that lacks it, in one of the moments when this is asked."""
        folder, key = self._folder, (inspect.unwrap(picture), args, *kwargs.items())
        if folder is None or not folder.lacks(self._name(key)):
            return
        while folder.is_writing:
            yield
        pictures, held, budget = self._pictures, self.held, self.budget
        try:
            self._pictures, self.budget = pictures.copy(), 2 * budget
            folder.put(self._name(key), picture(*args, **kwargs))
        finally:
            self._pictures, self.held, self.budget = pictures, held, budget
        yield

    def _name(self, key: Made) -> str:
        painter = f"{key[0].__module__.removeprefix('trickerion.')}.{key[0].__name__}"
        return self._folder.name(painter, key[1:]) if self._folder is not None else ""

    def drop(self, key: Hashable) -> None:
        """Keep one picture no longer."""
        picture = self._pictures.pop(key, None)
        self.held -= _size(picture) if picture is not None else 0

    def let_go(self, package: str) -> None:
        """Keep no picture any longer that a function of this package has drawn."""
        if self._folder is not None:
            self._folder.drop()
        drawn = [(key, getattr(key[0], "__module__", "")) for key in self._pictures if isinstance(key, tuple)]
        for key in [key for key, module in drawn if str(module).startswith(package)]:
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


PICTURES = PictureMemory()
"""Every picture that is drawn once and shown often."""


def cached_surface(draw: Callable[P, Surface]) -> Callable[P, Surface]:
    """Decorator: look in the memory before drawing; the arguments must be hashable."""

    @functools.wraps(draw)
    def look_up(*args: P.args, **kwargs: P.kwargs) -> Surface:
        key = (draw, args, *kwargs.items())
        return PICTURES.get(key) or PICTURES.painted(key, partial(draw, *args, **kwargs))

    return look_up


def material_surface(draw: Callable[P, Surface]) -> Callable[P, Surface]:
    """The same for what many pictures are cut from: it goes no sooner than others of its age."""
    look_up = cached_surface(draw)

    @functools.wraps(draw)
    def look_up_apart(*args: P.args, **kwargs: P.kwargs) -> Surface:
        with PICTURES.apart():
            return look_up(*args, **kwargs)

    return look_up_apart


def lasting_surface(draw: Callable[P, Surface]) -> Callable[P, Surface]:
    """The same for what takes long to paint, at least 5 ms for each MB: it is kept in a file, too.

    It may depend on nothing but its plain arguments, the language, the palette and the size of text.
    """

    @functools.wraps(draw)
    def look_up(*args: P.args, **kwargs: P.kwargs) -> Surface:
        key = (draw, args, *kwargs.items())
        return PICTURES.get(key) or PICTURES.found(key) or PICTURES.lasting(key, partial(draw, *args, **kwargs))

    return look_up


_MMAP_THRESHOLD, _LARGE = -3, 4 << 20
_TRIM_THRESHOLD, _SPARE = -1, 8 << 20


def let_go_of_large_memory() -> None:
    """Have the system take back the room of large pictures at once; the C library of Linux keeps it after a while.

    The room of smaller ones is used again; it is given back in quiet moments: to get it anew takes as long as to paint.
    """
    with _on_linux_alone():
        libc = ctypes.CDLL(None)
        libc.mallopt(_MMAP_THRESHOLD, _LARGE)
        libc.mallopt(_TRIM_THRESHOLD, _SPARE)


def _on_linux_alone() -> contextlib.suppress:
    """Others have no such switches, and need none."""
    return contextlib.suppress(OSError, TypeError, AttributeError)


def _size(picture: Surface) -> int:
    return picture.get_pitch() * picture.get_height()
