"""Stem of a piece of music: an Ogg file that stays in memory as it is, of which a few seconds at a time are decoded.

A file is cut at its pages. Its heads and the pages round a block make a small Ogg file that the mixer reads. All stems
of a piece are cut at the same samples, so that they stay together for hours.
"""

import io
import struct
from array import array
from pathlib import Path
from typing import Final, NamedTuple

import pygame

RATE: Final = 44_100
FRAME: Final = 4  # bytes: two voices of 16 bits
FORMAT: Final = (RATE, -16, 2)  # of the mixer
EDGE: Final = RATE
"""Samples of the loop's other end before its beginning and after its end. They are never played: what an encoder does
at the edges of a file stays outside."""
JOIN: Final = 512
"""Samples within which the end of a loop passes into what lies before its beginning: each was encoded with a noise of
its own, and a step from one to the other would be a click."""
BLOCK: Final = 6 * RATE
_PRIMES: Final = 8192  # samples; the first packet after the heads is lost while a decoder begins
_HEAD: Final = 27  # bytes of a page before its lengths


class OggPage(NamedTuple):
    """Page of an Ogg file: its bytes from ``start`` to ``stop``, and the sample that is reached with it."""

    start: int
    stop: int
    reached: int


class UncountableError(ValueError):
    """The decoder gives another number of samples than the file says."""


def pages_of(data: bytes) -> list[OggPage]:
    """Pages of an Ogg file. Raises ValueError for anything else."""
    pages, at = list[OggPage](), 0
    while at < len(data):
        if data[at : at + 4] != b"OggS" or at + _HEAD > len(data):
            raise ValueError("no Ogg file")
        lengths = data[at + _HEAD : at + _HEAD + data[at + 26]]
        stop = at + _HEAD + len(lengths) + sum(lengths)
        pages.append(OggPage(at, stop, struct.unpack_from("<q", data, at + 6)[0]))
        at = stop
    if not pages or at != len(data):
        raise ValueError("an Ogg file without an end")
    return pages


class Stem:
    """One file; ``length`` is that of its loop, in samples."""

    def __init__(self, path: Path) -> None:
        self._data = path.read_bytes()
        self._pages = pages_of(self._data)
        self._first = next(number for number, page in enumerate(self._pages) if page.reached > 0)
        self._heads = self._data[: self._pages[self._first].start]
        self.length = self._pages[-1].reached - 2 * EDGE
        self._whole = b""
        if self.length <= 0:
            raise ValueError("an Ogg file without a loop")

    def block(self, start: int, stop: int) -> pygame.mixer.Sound:
        """The loop's samples from start to stop.

        The end of the loop passes into what was before its beginning. Raises UncountableError.
        """
        if self._whole:
            return pygame.mixer.Sound(buffer=self._whole[start * FRAME : stop * FRAME])
        raw = self._cut(start, stop)
        if stop == self.length:
            return pygame.mixer.Sound(buffer=_joined(raw, self._cut(max(start - stop, -JOIN), 0)))
        return pygame.mixer.Sound(buffer=raw)

    def _cut(self, start: int, stop: int) -> memoryview:
        """Decoded samples. They are counted from the end of what was decoded: the decoders agree there."""
        low, high = self._pages_round(start + EDGE, stop + EDGE)
        raw = _decoded(self._heads + self._data[self._pages[low].start : self._pages[high].stop])
        end = len(raw) - (self._pages[high].reached - EDGE - stop) * FRAME
        begin = end - (stop - start) * FRAME
        if begin < 0 or end > len(raw):
            raise UncountableError(f"{len(raw) // FRAME} samples for {start} to {stop}")
        return raw[begin:end]

    def decode_whole(self) -> None:
        """Keep the whole loop decoded, for a decoder that counts in another way. Raises UncountableError."""
        raw = _decoded(self._data)
        if len(raw) != (self.length + 2 * EDGE) * FRAME:
            raise UncountableError(f"{len(raw) // FRAME} samples in the whole file")
        lead = raw[(EDGE - JOIN) * FRAME : EDGE * FRAME]
        self._whole = bytes(_joined(raw[EDGE * FRAME : -EDGE * FRAME], lead))

    def _pages_round(self, start: int, stop: int) -> tuple[int, int]:
        """First and last of the pages that are needed for the file's samples from start to stop."""
        low = high = self._first
        while high + 1 < len(self._pages) and self._pages[high].reached < stop:
            high += 1
        while low + 1 < high and self._pages[low + 1].reached < start - _PRIMES:
            low += 1
        return low, high


def _decoded(file: bytes) -> memoryview:
    return memoryview(pygame.mixer.Sound(io.BytesIO(file)).get_raw())


def _joined(end: memoryview, lead: memoryview) -> bytearray:
    """The end of a loop, which passes into the lead of its beginning."""
    joined = bytearray(end)
    tail, ahead = array("h", end[-len(lead) :].tobytes()), array("h", lead.tobytes())
    for number, sample in enumerate(tail):
        share = (number // 2 + 1) / (len(tail) // 2)
        tail[number] = round(sample * (1 - share) + ahead[number] * share)
    joined[-len(lead) :] = tail.tobytes()
    return joined


def silence(sound: pygame.mixer.Sound) -> pygame.mixer.Sound:
    """Rest as long as a sound."""
    return pygame.mixer.Sound(buffer=bytes(len(sound.get_raw())))
