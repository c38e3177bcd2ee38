"""Mixing: each part levelled by its gated loudness, placed, equalised, in one room; then all stems by one factor."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from tools.score.loudness import decibels, loudness, true_peak
from tools.score.pit import SEED, Part
from tools.score.playing import RATE, played
from tools.score.sheet import AIR

if TYPE_CHECKING:
    from tools.score.sheet import Sheet

TARGET, PEAK = -20.0, -1.5  # LUFS, dBTP
PART: Final = -20.0  # LUFS of a part at level 0
WIDTH: Final = 0.4  # of a sample's own width that is kept
FOLDED: Final = ("bed",)  # stems that stay wide; the others are one voice
_TAIL, _WALLS = 1.8, 7  # seconds; the first echoes
Wave = Any


def _bell(tones: Wave, middle: float, octaves: float, height: float) -> Wave:
    distance = np.abs(np.log2(np.maximum(tones, 1) / middle)) / octaves
    return 10 ** (height * np.exp(-(distance**2)) / 20)


def _curve(part: Part, tones: Wave, air: float) -> Wave:
    """Equaliser: nothing under 35 Hz, beds make room where the chimes are, air on top; less where a sample hisses."""
    curve = 1 / (1 + (35 / np.maximum(tones, 1)) ** 4)
    if part.stem == "bed":
        curve = curve * _bell(tones, 2000, 0.9, -4.5) * _bell(tones, 250, 0.8, -1.5)
    else:
        curve = curve * _bell(tones, 2200, 0.9, -4.0)
    top = 10 ** (air / 20 / (1 + (7500 / np.maximum(tones, 1)) ** 3))
    return curve * top / (1 + (tones / part.instrument.top) ** 8)


@cache
def _room(samples: int) -> Wave:
    """A small house: a few early walls, then a tail that loses its top first; another dice for each ear."""
    dice, length = np.random.default_rng(SEED), min(samples, round(_TAIL * RATE))
    moments, tones = np.arange(length) / RATE, np.fft.rfftfreq(length, 1 / RATE)
    answer = np.zeros((2, samples))
    for row in answer:
        noise = np.fft.rfft(dice.normal(size=length))
        bright = np.fft.irfft(noise / (1 + (tones / 5000) ** 2), length)
        dark = np.fft.irfft(noise / (1 + (tones / 1800) ** 2), length)
        late = bright * np.exp(-moments / 0.10) + dark * np.exp(-moments / 0.19)
        late *= np.clip((moments - 0.012) / 0.03, 0, 1)
        for wall in range(_WALLS):
            late[round((0.009 + 0.006 * wall + dice.uniform(0, 0.004)) * RATE)] += (-1) ** wall * 1.4 * 0.75**wall
        row[:length] = late / np.sqrt(np.sum(late**2))
    return np.fft.rfft(answer, axis=1)


def _placed(sound: Wave, side: float) -> Wave:
    """Narrowed, then set between left and right with equal power."""
    middle, edge = (sound[0] + sound[1]) / 2, WIDTH * (sound[0] - sound[1]) / 2
    angle = (side + 1) * np.pi / 4
    return np.vstack([(middle + edge) * np.cos(angle), (middle - edge) * np.sin(angle)]) * np.sqrt(2)


def in_room(part: Part, sound: Wave, air: float = AIR) -> Wave:
    """A part at its level and place, in the room; ``air``: decibels above 7.5 kHz."""
    placed = _placed(sound, part.side)
    placed = placed * 10 ** ((part.level + PART - loudness(placed)) / 20)
    samples = placed.shape[1]
    curve = _curve(part, np.fft.rfftfreq(samples, 1 / RATE), air)
    dry = np.fft.rfft(placed, axis=1) * curve
    wet = np.fft.rfft(placed.mean(axis=0)) * curve * _room(samples)
    return np.fft.irfft(dry + part.instrument.room * wet, samples, axis=1)


def stems_of(sheet: Sheet) -> dict[str, Wave]:
    """The stems of a piece as loops, before they are levelled."""
    stems: dict[str, Wave] = {}
    for part in sheet.parts.values():
        seconds = sheet.seconds * (part.bars or sheet.bars) / sheet.bars
        sound = in_room(part, played(part, sheet.beat, seconds), sheet.air)
        stems[part.stem] = stems[part.stem] + sound if part.stem in stems else sound
    return stems


def mixed(stems: dict[str, Wave]) -> Wave:
    """All stems together; a short loop goes round as often as it must."""
    longest = max(sound.shape[1] for sound in stems.values())
    return sum(np.tile(sound, longest // sound.shape[1]) for sound in stems.values())


def levelled(stems: dict[str, Wave]) -> dict[str, Wave]:
    """All by one factor, to the loudness of the score; as it is written no limiter is needed."""
    factor = 10 ** ((TARGET - loudness(mixed(stems))) / 20)
    found = {name: sound * factor for name, sound in stems.items()}
    top = true_peak(mixed(found))
    if top > PEAK:
        raise ValueError(
            f"{top:.1f} dBTP: somebody is too loud for {TARGET} LUFS ({decibels(1.0):.0f} dB is full scale)"
        )
    return found
