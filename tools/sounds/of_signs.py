"""Sounds that ring: a crystal, the bell, a lock with a secret, a Power, and each Link a tone higher."""

from __future__ import annotations

import numpy as np

from tools.sounds.waves import RATE, Take, Wave, add, band, envelope, samples


def shard_chime(take: Take) -> Wave:
    """A crystal rings in four rising notes."""
    sound = np.zeros(samples(1.38))
    for number, pitch in enumerate((1175, 1480, 1760, 2349)):
        add(
            sound,
            take.tone([(pitch, 1, 1), (pitch * 2.76, 0.35, 0.5), (pitch * 5.4, 0.15, 0.3)], 1.1, 0.35),
            0.07 * number,
        )
    return sound


def bell(take: Take) -> Wave:
    """The bell that calls to the next phase."""
    ratios = (
        (0.5, 0.5, 1.3),
        (1, 1, 1),
        (1.19, 0.6, 0.8),
        (1.56, 0.4, 0.6),
        (2, 0.6, 0.5),
        (2.66, 0.25, 0.4),
        (3, 0.2, 0.3),
    )
    return take.tone([(392 * ratio, strength, share) for ratio, strength, share in ratios], 2.4, 0.8)


def secret(take: Take) -> Wave:
    """A lock turns, and something glimmers in the box."""
    sound = np.zeros(samples(1.3))
    for at in (0.0, 0.09):
        add(sound, take.tone([(1250, 1, 1), (2900, 0.6, 0.6), (480, 0.8, 0.8)], 0.12, 0.018), at)
    for number, note in enumerate((880, 1047, 1319)):
        add(sound, take.tone([(note, 0.5, 1), (note * 3.01, 0.12, 0.5)], 1.0, 0.3), 0.22 + 0.06 * number)
    return sound


def power(take: Take) -> Wave:
    """A Power comes: a low swell that opens into a fifth."""
    count = samples(1.5)
    time, swell = np.arange(count) / RATE, np.hanning(count) ** 1.2
    notes = ((147, 1.0), (220, 0.8), (294, 0.45), (441, 0.3))
    sound = (
        sum(a * np.sin(2 * np.pi * f * take.pitch * time + 2.5 * np.sin(2 * np.pi * 0.9 * time)) for f, a in notes)
        * swell
    )
    return sound + band(take.noise(1.5), 900, 3200) * swell**3 * 0.25


LINKS = (587, 659, 784, 880, 1047, 1175)
"""Tones of the first Link, the second ...: each more is higher."""


def link(take: Take, number: int) -> Wave:
    """A Link lights: a lamp is switched, and a glass rings, the higher the more there are."""
    pitch, sound = LINKS[number - 1], np.zeros(samples(0.9))
    add(sound, band(take.noise(0.04), 1500, 6000) * envelope(samples(0.04), 0.0006, 0.005), 0.0, 0.5)
    glass = take.tone([(pitch, 1, 1), (pitch * 2, 0.4, 0.7), (pitch * 3.01, 0.2, 0.5)], 0.85, 0.22)
    add(sound, glass * np.minimum(1, np.arange(len(glass)) / samples(0.008)), 0.03)
    return sound
