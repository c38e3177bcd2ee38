"""Rendering: the stems of a piece into Ogg Vorbis, and what they measure."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Any, Final

import numpy as np
import pygame

from tools.paint.ogg import write_ogg
from tools.score.announcing import BANDS, ROOM, announcement
from tools.score.loudness import loudness, share_of_band, true_peak, width
from tools.score.mixing import TARGET, in_room, levelled, mixed, stems_of
from tools.score.motifs import MOTIFS
from tools.score.playing import RATE, played

if TYPE_CHECKING:
    from pathlib import Path

    from tools.score.sheet import Sheet

QUALITY: Final = -0.1
WIDE: Final = ("bed",)
FADE: Final = RATE // 25
FULL: Final = 32_768
NEAR: Final = 0.3  # LU
EDGE: Final = RATE  # samples of the loop's other end before and after


def render(sheet: Sheet, out: Path) -> None:
    """Write the stems of a piece, and say what they measure together."""
    began = time.time()
    stems = levelled(stems_of(sheet))
    mix = mixed(stems)
    print(f"{sheet.name}: {loudness(mix):.1f} LUFS, {true_peak(mix):.1f} dBTP, {time.time() - began:.0f} s")
    print(f"    8 to 14 kHz {share_of_band(mix, 8000, 14_000):.1f} dB, left and right {width(mix):.2f}")
    _write(sheet.name, stems, out)
    lost = TARGET - loudness(mixed({name: decoded(path_of(out, sheet.name, name)) for name in stems}))
    if abs(lost) > NEAR:
        print(f"    the encoder takes {lost:.1f} LU, which is made good")
        _write(sheet.name, {name: sound * 10 ** (lost / 20) for name, sound in stems.items()}, out)


def path_of(out: Path, piece: str, stem: str) -> Path:
    """File of a stem."""
    return out / f"{piece}.{stem}.ogg"


def _write(piece: str, stems: dict[str, Any], out: Path) -> None:
    for name, sound in stems.items():
        path = path_of(out, piece, name)
        write_stem(path, sound, is_wide=name in WIDE)
        print(f"    {path.name}: {path.stat().st_size} bytes, {loudness(sound):.1f} LUFS")


def decoded(path: Path) -> Any:
    """The loop of a file as the game hears it."""
    os.environ["SDL_AUDIODRIVER"] = "dummy"
    pygame.mixer.init(RATE, -16, 2, allowedchanges=0)
    raw = np.frombuffer(pygame.mixer.Sound(path).get_raw(), "<i2").astype(float) / FULL
    return raw.reshape(-1, 2).T[:, EDGE:-EDGE]


def render_announcements(out: Path) -> None:
    """Write every motif as every band plays it."""
    for theater, band in BANDS.items():
        samples = round(band.seconds * RATE)
        for name in MOTIFS:
            sounds = [in_room(part, played(part, 60 / band.tempo, ROOM)) for part in announcement(theater, name)]
            sound = sum(sounds)[:, :samples]
            sound[:, -FADE:] *= np.linspace(1, 0, FADE)
            sound *= 10 ** ((TARGET - loudness(sound)) / 20)
            path = out / f"{theater}.motif-{name}.ogg"
            edge = np.zeros((2, EDGE))
            write_ogg(path, np.concatenate([edge, sound, edge], axis=1), RATE, QUALITY)
            print(f"{path.name}: {true_peak(sound):.1f} dBTP, {path.stat().st_size} bytes")


def write_stem(path: Path, sound: Any, *, is_wide: bool) -> None:
    """A loop as a file: its other ends outside, one voice unless it is wide."""
    rows = sound if is_wide else sound.mean(axis=0)[None]
    write_ogg(path, np.concatenate([rows[:, -EDGE:], rows, rows[:, :EDGE]], axis=1), RATE, QUALITY)
