"""Pictures that took long to paint, kept in files: whoever needs them later reads them instead.

A file is a head (mark, what seals name and size, width, height, whether it is clear in places) and the pixels, packed
quickly, with a check sum. What lies under the name of another picture, or says another size, is not what was written.
It is written whole or not at all, by a thread; one that is not what was written goes, and its picture is painted again.
"""

import contextlib
import hashlib
import logging
import os
import struct
import sys
import tempfile
import threading
import time
import zlib
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Future
from dataclasses import fields, is_dataclass
from functools import cache, cached_property, partial
from pathlib import Path

import pygame
from pygame import Surface

import trickerion
from trickerion.replacing import replace as replace_file
from trickerion.threads import begin

LOG = logging.getLogger(__name__)
MOST: int = 64 << 20
"""Bytes of all files. When there are more, those go that were used longest ago."""
_MOST_PIXELS = 3840 * 2160
_LARGEST = 4 * _MOST_PIXELS + (1 << 16)
"""Bytes of one file, packed as badly as can be."""
_HEAD = struct.Struct("<4s8sHH?")
_MARK = b"TP02"
_ENDING, _PART = ".picture", ".part"
_OLD = 3600  # seconds after which nobody is still writing a part
_LONGEST_WAIT = 2.0  # seconds for the last file, when the program ends
_Unpacked = tuple[tuple[int, int], bool, bytes]
"""Size, whether it is clear in places, pixels."""
_PLAIN = (str, int, float, bytes, type(None))


class PictureFolder:
    """A folder of pictures by name. A folder that cannot be written, or is not there, is an empty one.

    ``look`` answers with all by which a picture may differ although it is asked for in the same words.
    """

    def __init__(self, path: Path, look: Callable[[], object], most: int = MOST) -> None:
        self._path, self._look, self._most = path, look, most
        self._is_refused = False
        self._thread: threading.Thread | None = None
        self._reading: tuple[str, Future[_Unpacked]] | None = None

    @cached_property
    def _files(self) -> dict[str, int]:
        """The size of each file by its name; what was being written when a program was killed goes."""
        found = list(_listed(self._path))
        for used, _, name in found:
            if name.endswith(_PART) and used < time.time() - _OLD:
                with contextlib.suppress(OSError):
                    (self._path / name).unlink()
        return {name: size for _, size, name in found}

    @cached_property
    def _program(self) -> str:
        """Says which program paints, for which kind of window."""
        kinds = [Surface((1, 1), flags).get_masks() for flags in (0, pygame.SRCALPHA)]
        return f"{_stamp()} {kinds}"

    def name(self, painter: str, asked: Hashable) -> str:
        """File name of the picture that ``painter`` makes of ``asked``; "" when ``asked`` has no lasting name."""
        words = _plain(asked)
        text = f"{self._program} {self._look()!r} {painter} {words}"
        return words and f"{painter}-{hashlib.blake2b(text.encode(), digest_size=16).hexdigest()}{_ENDING}"

    def lacks(self, name: str) -> bool:
        """True if a picture of this name is missing and can be written."""
        return bool(name) and name not in self._files and not self._is_refused

    def get(self, name: str) -> Surface | None:
        """The picture of this name, if it is there as it was written."""
        if name not in self._files:
            return None
        path, reading = self._path / name, self._reading
        try:
            if reading is not None and reading[0] == name:
                self._reading = None
                picture = _picture(*reading[1].result())
            else:
                picture = _picture(*_unpacked(name, _read(path)))
            os.utime(path)
        except (OSError, ValueError, struct.error, zlib.error) as error:
            LOG.info("%s: %s", name, error)
            self._files.pop(name, None)
            with contextlib.suppress(OSError):
                path.unlink()
            return None
        return picture

    def is_reading(self, name: str) -> bool:
        """True while a thread reads the picture of this name; the first call begins the reading."""
        if name not in self._files:
            return False
        if self._reading is None or self._reading[0] != name:
            done: Future[_Unpacked] = Future()
            try:
                begin("pictures", partial(_read_into, done, name, self._path / name))
            except OSError:
                return False  # it is read by whoever needs it
            self._reading = name, done
        return not self._reading[1].done()

    def drop(self) -> None:
        """Nobody waits any longer for the picture that is read."""
        self._reading = None

    @property
    def is_writing(self) -> bool:
        """True while the last picture is still being written."""
        return self._thread is not None and self._thread.is_alive()

    def put(self, name: str, picture: Surface) -> None:
        """Have a picture written soon that is lacking; never while another ``is_writing``."""
        if _is_usual(picture):
            seal = _seal(name, picture.get_size())
            head = _HEAD.pack(_MARK, seal, *picture.get_size(), bool(picture.get_flags() & pygame.SRCALPHA))
            write = partial(self._write, name, head, picture.get_view("0").raw)
            try:
                self._thread = begin("pictures", write, self._refuse)
            except OSError as error:
                LOG.info("a picture is not kept: %s", error)

    def close(self) -> None:
        """Wait for what is being written, never for long."""
        if self._thread is not None:
            self._thread.join(_LONGEST_WAIT)

    def _write(self, name: str, head: bytes, pixels: bytes) -> None:
        data, part = head + zlib.compress(pixels, 1), ""
        try:
            self._path.mkdir(parents=True, exist_ok=True)
            descriptor, part = tempfile.mkstemp(suffix=_PART, dir=self._path)
            with os.fdopen(descriptor, "wb") as file:
                file.write(data)
            replace_file(part, self._path / name)
        except OSError as error:
            self._refuse(error)
            with contextlib.suppress(OSError):
                os.unlink(part)
            return
        self._files[name] = len(data)
        if sum(self._files.values()) > self._most:
            self._make_room()

    def _refuse(self, error: BaseException) -> None:
        LOG.info("pictures are not kept: %s", error)
        self._is_refused = True

    def _make_room(self) -> None:
        """Remove what was used longest ago, whoever wrote it."""
        found = sorted(_listed(self._path))
        held = sum(size for _, size, _ in found)
        for _, size, name in found:
            if held <= self._most * 3 // 4:
                break
            held -= size
            self._files.pop(name, None)
            with contextlib.suppress(OSError):
                (self._path / name).unlink()


def _listed(folder: Path) -> Iterator[tuple[float, int, str]]:
    """When each file was used last, its size, its name; another window may take files away meanwhile."""
    with contextlib.suppress(OSError), os.scandir(folder) as files:
        for file in files:
            with contextlib.suppress(OSError):
                if file.name.endswith((_ENDING, _PART)) and file.is_file():
                    yield file.stat().st_mtime, file.stat().st_size, file.name


def _plain(asked: object) -> str:
    """Text of the arguments, the same in every run and of nothing else; "" for what cannot be written so."""
    if isinstance(asked, _PLAIN):
        return repr(asked)
    if is_dataclass(asked):
        asked = (type(asked).__name__, *(getattr(asked, part.name) for part in fields(asked)))
    written = [_plain(part) for part in asked] if isinstance(asked, tuple) else [""]
    return f"({', '.join(written)})" if all(written) else ""


def _is_usual(picture: Surface) -> bool:
    """True if size, kind and pixels are all that there is to say of a picture."""
    usual = Surface((1, 1), picture.get_flags() & pygame.SRCALPHA)
    is_whole = picture.get_parent() is None and picture.get_pitch() == 4 * picture.get_width()
    is_plain = picture.get_colorkey() is None and picture.get_alpha() in (None, 255)
    is_alike = (picture.get_masks(), picture.get_bytesize()) == (usual.get_masks(), 4)
    return is_whole and is_plain and is_alike and 0 < picture.get_width() * picture.get_height() <= _MOST_PIXELS


def _read_into(done: Future[_Unpacked], name: str, path: Path) -> None:
    try:
        done.set_result(_unpacked(name, _read(path)))
    except BaseException as error:  # whoever waits for it must hear
        done.set_exception(error)


def _read(path: Path) -> bytes:
    """A file, or so much of it that it is seen to be none of ours."""
    with path.open("rb") as file:
        return file.read(_LARGEST + 1)


def _unpacked(name: str, data: bytes) -> _Unpacked:
    """Contents of a file. Raises ValueError, struct.error or zlib.error when they are not what was written."""
    mark, seal, width, height, is_clear = _HEAD.unpack_from(data)
    size = 4 * width * height
    if mark != _MARK or seal != _seal(name, (width, height)) or not 0 < width * height <= _MOST_PIXELS:
        raise ValueError("not a picture")
    packed = zlib.decompressobj()
    pixels = packed.decompress(memoryview(data)[_HEAD.size :], size + 1)
    if not packed.eof or packed.unused_data or len(pixels) != size:
        raise ValueError("damaged")
    return (width, height), is_clear, pixels


def _seal(name: str, size: tuple[int, int]) -> bytes:
    return hashlib.blake2b(f"{name} {size}".encode(), digest_size=8).digest()


def _picture(size: tuple[int, int], is_clear: bool, pixels: bytes) -> Surface:
    picture = Surface(size, pygame.SRCALPHA if is_clear else 0)
    picture.get_view("0").write(pixels, 0)
    return picture


@cache
def _stamp() -> str:
    """Says which program this is: its version, when it was installed; in a checkout, what its files look like."""
    package = Path(trickerion.__file__).parent
    roots = [package, package.parent / "assets"]
    files = [sys.executable if getattr(sys, "frozen", False) else trickerion.__file__]
    if roots[-1].is_dir():
        files = [file for root in roots for file in _all_files(root)]
    looks = sorted((file, os.stat(file).st_size, os.stat(file).st_mtime_ns) for file in files)
    return f"{trickerion.__version__} {pygame.ver} {pygame.get_sdl_version()} {zlib.crc32(repr(looks).encode())}"


def _all_files(folder: Path) -> Iterator[str]:
    for place, folders, files in os.walk(folder):
        folders[:] = [name for name in folders if name != "__pycache__"]
        yield from (os.path.join(place, name) for name in files)
