"""Write Ogg Vorbis with the encoder that lies in pygame's own wheel: the same samples give the same bytes."""

from __future__ import annotations

import ctypes
import ctypes.util
from pathlib import Path
from typing import Any

import numpy as np
import pygame

CHUNK = 1024  # samples handed over at a time
ROOM = 2048  # bytes; more than any of the encoder's own records needs
SERIAL = 1887


class Page(ctypes.Structure):
    """ogg_page: a head and a body."""

    _fields_ = [
        ("head", ctypes.POINTER(ctypes.c_ubyte)),
        ("head_size", ctypes.c_long),
        ("body", ctypes.POINTER(ctypes.c_ubyte)),
        ("body_size", ctypes.c_long),
    ]

    def data(self) -> bytes:
        """The page as it stands in the file."""
        return ctypes.string_at(self.head, self.head_size) + ctypes.string_at(self.body, self.body_size)


def library(name: str) -> ctypes.CDLL:
    """A library of pygame's wheel; else the system's."""
    shipped = sorted((Path(pygame.__file__).parents[1] / "pygame_ce.libs").glob(f"lib{name}-*"))
    found = str(shipped[0]) if shipped else ctypes.util.find_library(name)
    if found is None:
        raise SystemExit(f"no lib{name} here")
    return ctypes.CDLL(found, ctypes.RTLD_GLOBAL)


class Encoder:
    """One stream of Vorbis, with as many voices as the samples have rows."""

    def __init__(self, voices: int, rate: int, quality: float) -> None:
        self.ogg, self.vorbis, enc = library("ogg"), library("vorbis"), library("vorbisenc")
        self.vorbis.vorbis_analysis_buffer.restype = ctypes.POINTER(ctypes.POINTER(ctypes.c_float))
        parts = [ctypes.create_string_buffer(ROOM) for _ in range(6)]
        self.info, self.comment, self.state, self.block, self.stream, self.packet = parts
        self.vorbis.vorbis_info_init(self.info)
        if enc.vorbis_encode_init_vbr(self.info, voices, ctypes.c_long(rate), ctypes.c_float(quality)):
            raise SystemExit("the encoder refuses")
        self.vorbis.vorbis_comment_init(self.comment)
        self.vorbis.vorbis_analysis_init(self.state, self.info)
        self.vorbis.vorbis_block_init(self.state, self.block)
        self.ogg.ogg_stream_init(self.stream, SERIAL)
        self.file = bytearray()

    def encode(self, samples: Any) -> bytes:
        """The whole file of ``samples``: one row for each voice, from -1 to 1."""
        self._write_head()
        for start in range(0, samples.shape[1], CHUNK):
            self._hand_over(samples[:, start : start + CHUNK])
        self._hand_over(samples[:, :0])
        return bytes(self.file)

    def _write_head(self) -> None:
        heads = [ctypes.create_string_buffer(ROOM) for _ in range(3)]
        self.vorbis.vorbis_analysis_headerout(self.state, self.comment, *heads)
        for head in heads:
            self.ogg.ogg_stream_packetin(self.stream, head)
        self._take_pages(self.ogg.ogg_stream_flush)

    def _hand_over(self, chunk: Any) -> None:
        """Some samples; none at all says that it was the end."""
        count = chunk.shape[1]
        if count:
            room = self.vorbis.vorbis_analysis_buffer(self.state, count)
            for voice, row in enumerate(np.ascontiguousarray(chunk, dtype=np.float32)):
                ctypes.memmove(room[voice], row.ctypes.data, row.nbytes)
        self.vorbis.vorbis_analysis_wrote(self.state, count)
        while self.vorbis.vorbis_analysis_blockout(self.state, self.block) == 1:
            self.vorbis.vorbis_analysis(self.block, None)
            self.vorbis.vorbis_bitrate_addblock(self.block)
            while self.vorbis.vorbis_bitrate_flushpacket(self.state, self.packet):
                self.ogg.ogg_stream_packetin(self.stream, self.packet)
                self._take_pages(self.ogg.ogg_stream_pageout)

    def _take_pages(self, take: Any) -> None:
        page = Page()
        while take(self.stream, ctypes.byref(page)):
            self.file += page.data()


def write_ogg(path: Path, samples: Any, rate: int, quality: float) -> None:
    """Write samples (one row, or one for each voice; -1 to 1) as Ogg Vorbis; ``quality`` from -0.1 to 1."""
    rows = np.atleast_2d(samples)
    path.write_bytes(Encoder(len(rows), rate, quality).encode(rows))
