"""Shared libraries of Linux that load without some of the libraries they name.

SDL_mixer and SDL_image of pygame's wheel bring decoders for a dozen formats, and will not load without any one of them.
The game reads Ogg Vorbis, PNG and JPEG alone. ``without`` makes a copy of a library that no longer asks for a decoder:
its name is taken off the list of what is needed, and its functions become weak, so that they may be missing. Whoever
called one would call nothing: no file of those formats lies among the assets, and a test says so.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Final

NEEDED, STRTAB, VERSYM, VERNEED, VERNEEDNUM = 1, 5, 0x6FFFFFF0, 0x6FFFFFFE, 0x6FFFFFFF
"""Tags of the dynamic section."""
_LOADED, _DYNAMIC, _SYMBOLS, _VERSIONS = 1, 2, 11, 0x6FFFFFFE  # kinds of segments, of sections
_WEAK: Final = 2  # binding of a symbol
_ANY_VERSION: Final = 1
_ENTRY, _SYMBOL, _VERSION = struct.Struct("<qQ"), struct.Struct("<IBBHQQ"), struct.Struct("<HHIII")
_OF_VERSION = struct.Struct("<IHHII")


class NotForThisLibraryError(ValueError):
    """The file is no little-endian ELF library of 64 bits."""


@dataclass
class Library:
    """A shared library as bytes that may be changed."""

    data: bytearray

    def __post_init__(self) -> None:
        if self.data[:6] != b"\x7fELF\x02\x01":
            raise NotForThisLibraryError
        at, size, count = (*struct.unpack_from("<Q", self.data, 32), *struct.unpack_from("<HH", self.data, 54))
        heads = [struct.unpack_from("<IIQQQQQQ", self.data, at + size * number) for number in range(count)]
        self._loaded = [(head[3], head[2], head[5]) for head in heads if head[0] == _LOADED]
        (self._dynamic,) = (head[2] for head in heads if head[0] == _DYNAMIC)
        at, size, count = (*struct.unpack_from("<Q", self.data, 40), *struct.unpack_from("<HH", self.data, 58))
        sections = [struct.unpack_from("<IIQQQQIIQQ", self.data, at + size * number) for number in range(count)]
        ((self.symbols_at, symbols_size),) = ((s[4], s[5]) for s in sections if s[1] == _SYMBOLS)
        self.told_versions = [at + size * n + 44 for n, s in enumerate(sections) if s[1] == _VERSIONS]
        self.symbols = symbols_size // _SYMBOL.size

    def entries(self) -> list[tuple[int, int]]:
        """Tags and values of the dynamic section, without the end."""
        found = []
        for at in range(self._dynamic, len(self.data), _ENTRY.size):
            entry = _ENTRY.unpack_from(self.data, at)
            if not entry[0]:
                break
            found.append(entry)
        return found

    def put_entries(self, entries: list[tuple[int, int]]) -> None:
        """Write the dynamic section, which is no longer than before, anew."""
        rest = len(self.entries()) - len(entries)
        for number, entry in enumerate([*entries, *[(0, 0)] * rest]):
            _ENTRY.pack_into(self.data, self._dynamic + number * _ENTRY.size, *entry)

    def place(self, tag: int) -> int:
        """Place in the file of what an entry points to."""
        address = dict(self.entries())[tag]
        return next(
            int(address - start + offset) for start, offset, size in self._loaded if start <= address < start + size
        )

    def text(self, number: int) -> str:
        """A name from the table of names."""
        start = self.place(STRTAB) + number
        return self.data[start : self.data.index(0, start)].decode("ascii")

    def needed(self) -> list[str]:
        """Names of the libraries without which this one does not load."""
        return [self.text(value) for tag, value in self.entries() if tag == NEEDED]


def without(data: bytes, unused: tuple[str, ...], functions: tuple[str, ...]) -> bytes:
    """A library that does not need those whose names begin so, nor functions whose names begin so."""
    library = Library(bytearray(data))
    _forget_versions(library, unused)
    _weaken(library, functions)
    entries = library.entries()
    library.put_entries([e for e in entries if e[0] != NEEDED or not library.text(e[1]).startswith(unused)])
    return bytes(library.data)


def _weaken(library: Library, functions: tuple[str, ...]) -> None:
    for number in range(library.symbols):
        at = library.symbols_at + number * _SYMBOL.size
        name, info, other, section, *rest = _SYMBOL.unpack_from(library.data, at)
        if section == 0 and library.text(name).startswith(functions):
            _SYMBOL.pack_into(library.data, at, name, _WEAK << 4 | info & 15, other, section, *rest)


def _forget_versions(library: Library, unused: tuple[str, ...]) -> None:
    """Take unused libraries out of the list of versions, and let their functions be of any version."""
    numbers = dict(library.entries())
    if VERNEED not in numbers:
        return
    at, last, left = library.place(VERNEED), 0, numbers[VERNEEDNUM]
    for _ in range(numbers[VERNEEDNUM]):
        _, count, file, first, further = _VERSION.unpack_from(library.data, at)
        if not library.text(file).startswith(unused):
            last = at
        elif last:
            _any_version(library, at + first, count)
            step = struct.unpack_from("<I", library.data, last + 12)[0]
            struct.pack_into("<I", library.data, last + 12, step + further if further else 0)
            left -= 1
        at += further
    library.put_entries([(t, left if t == VERNEEDNUM else v) for t, v in library.entries()])
    for place in library.told_versions:
        struct.pack_into("<I", library.data, place, left)


def _any_version(library: Library, at: int, count: int) -> None:
    gone = set()
    for _ in range(count):
        _, _, number, _, further = _OF_VERSION.unpack_from(library.data, at)
        gone.add(number)
        at += further
    start = library.place(VERSYM)
    for number in range(library.symbols):
        if struct.unpack_from("<H", library.data, start + 2 * number)[0] in gone:
            struct.pack_into("<H", library.data, start + 2 * number, _ANY_VERSION)
