"""What sounds are made of: noise, struck tones, envelopes, bands; and a take, which is never quite like another."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

RATE: Final = 44_100
PITCHES: Final = (1.0, 0.972, 1.031)
"""A touch of pitch for each take of a thing."""
TUNED: Final = (1.0, 0.996, 1.004)
"""A touch of pitch for what rings: it stays in tune with the score and with itself."""

Wave = Any  # a one-dimensional array of samples
Partial = tuple[float, float, float]  # frequency in Hz, strength, share of the decay time


def samples(seconds: float) -> int:
    """Number of samples of that time."""
    return int(RATE * seconds)


class Take:
    """One take of a sound, with dice and a touch of pitch of its own."""

    def __init__(self, name: str, number: int, *, rings: bool) -> None:
        self.dice = np.random.default_rng([number, *name.encode()])
        self.pitch = (TUNED if rings else PITCHES)[number - 1]

    def noise(self, seconds: float) -> Wave:
        """White noise."""
        return self.dice.normal(size=samples(seconds))

    def tone(self, partials: list[Partial], seconds: float, decay: float) -> Wave:
        """A struck tone of several partials."""
        time = np.arange(samples(seconds)) / RATE
        turns = 2 * np.pi * self.pitch * time
        return sum(a * np.sin(f * turns) * np.exp(-time / (decay * k)) for f, a, k in partials)


def envelope(count: int, attack: float, decay: float) -> Wave:
    """Rise over ``attack`` seconds, then fall by e every ``decay`` seconds."""
    time = np.arange(count) / RATE
    return np.minimum(1, time / attack) * np.exp(-time / decay)


def band(sound: Wave, low: float, high: float) -> Wave:
    """Keep what lies between two frequencies."""
    spectrum = np.fft.rfft(sound)
    pitch = np.fft.rfftfreq(len(sound), 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(pitch, 1)) ** 4) / (1 + (pitch / high) ** 4)
    return np.fft.irfft(spectrum, len(sound))


def add(target: Wave, sound: Wave, at: float, strength: float = 1.0) -> None:
    """Mix a sound into another from a moment on."""
    start = samples(at)
    room = max(0, len(target) - start)
    target[start : start + len(sound)] += sound[:room] * strength
