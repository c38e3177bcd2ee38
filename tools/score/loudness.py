"""Measures of a sound by EBU R128 and ITU-R BS.1770: gated loudness, true peak; and the power of a band."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

RATE: Final = 44_100
BLOCK, STEP = round(0.4 * RATE), round(0.1 * RATE)
SILENT, BELOW = -70.0, -10.0  # LUFS; LU below the mean of what is not silent
OVERSAMPLED: Final = 4
Wave = Any  # two rows: left and right


def decibels(power: Any) -> Any:
    """A power in decibels."""
    return 10 * np.log10(np.maximum(power, 1e-20))


def _weights(tones: Wave) -> Wave:
    """Power of the K weighting for each tone: BS.1770's shelf above 1.7 kHz, and nothing below 38 Hz."""
    shelf = _biquad(tones, (1.5351248596, -2.6916961894, 1.1983928109), (1.0, -1.6906592932, 0.7324807742))
    high = _biquad(tones, (1.0, -2.0, 1.0), (1.0, -1.9900474548, 0.9900722503))
    return shelf * high


def _biquad(tones: Wave, over: tuple[float, ...], under: tuple[float, ...]) -> Wave:
    """Power of a filter that is written down for 48 kHz."""
    turn = np.exp(-2j * np.pi * np.minimum(tones, 23_900) / 48_000)
    return np.abs(np.polyval(over[::-1], turn) / np.polyval(under[::-1], turn)) ** 2


def _blocks(sound: Wave, step: int) -> Wave:
    """Weighted power of each block; what is shorter than one is taken with silence round it."""
    rows = np.atleast_2d(sound)
    if rows.shape[1] < 2 * BLOCK:
        rows = np.pad(rows, ((0, 0), (BLOCK, BLOCK)))
    tones = np.fft.rfftfreq(rows.shape[1], 1 / RATE)
    heard = np.fft.irfft(np.fft.rfft(rows, axis=1) * np.sqrt(_weights(tones)), rows.shape[1], axis=1)
    whole = np.concatenate([[0.0], np.cumsum(np.sum(heard**2, axis=0))])
    starts = np.arange(0, rows.shape[1] - BLOCK + 1, step)
    blocks = (whole[starts + BLOCK] - whole[starts]) / BLOCK
    return blocks * 2 if len(rows) == 1 else blocks  # one voice comes out of both loudspeakers


def loudness(sound: Wave) -> float:
    """Gated loudness in LUFS."""
    blocks = _blocks(sound, STEP)
    kept = blocks[_lufs(blocks) > SILENT]
    if not len(kept):
        return SILENT
    kept = kept[_lufs(kept) > _lufs(np.mean(kept)) + BELOW]
    return float(_lufs(np.mean(kept)))


def momentary(sound: Wave) -> float:
    """Loudness of the loudest block in LUFS."""
    return float(_lufs(_blocks(sound, STEP // 10).max()))


def _lufs(power: Any) -> Any:
    return -0.691 + decibels(power)


def true_peak(sound: Wave) -> float:
    """Highest point between the samples, in dBTP; a loop is taken round its end."""
    rows = np.atleast_2d(sound)
    count = rows.shape[1]
    wide = np.fft.irfft(np.fft.rfft(rows, axis=1), OVERSAMPLED * count, axis=1) * OVERSAMPLED
    return float(2 * decibels(np.abs(wide).max()))


def share_of_band(sound: Wave, lowest: float, highest: float) -> float:
    """Power between two tones against all of it, in decibels."""
    power = np.sum(np.abs(np.fft.rfft(np.atleast_2d(sound), axis=1)) ** 2, axis=0)
    tones = np.fft.rfftfreq(np.atleast_2d(sound).shape[1], 1 / RATE)
    band = power[(tones >= lowest) & (tones < highest)]
    return float(decibels(band.sum() / power.sum()))


def width(sound: Wave) -> float:
    """Correlation of left and right."""
    return float(np.corrcoef(sound[0], sound[1])[0, 1])
