"""Sounds of the four categories of Tricks."""

from __future__ import annotations

import numpy as np

from tools.sounds.waves import RATE, Take, Wave, add, band, envelope, samples


def mechanical(take: Take) -> Wave:
    """A Trick of wheels: a ratchet runs, a lever falls, steam is let off."""
    sound = np.zeros(samples(0.95))
    at = 0.0
    for number in range(9):
        click = take.tone([(1750, 0.6, 1), (2980, 0.4, 0.6), (640, 0.5, 0.8)], 0.06, 0.010)
        click += band(take.noise(0.06), 1500, 6000) * envelope(samples(0.06), 0.0004, 0.006) * 0.5
        add(sound, click, at, 0.45 + 0.04 * number)
        at += 0.062 - 0.004 * number
    add(sound, take.tone([(210, 1, 1), (523, 0.5, 0.7), (1240, 0.35, 0.5), (2210, 0.2, 0.4)], 0.4, 0.08), at + 0.02)
    steam = band(take.noise(0.5), 2200, 8000) * envelope(samples(0.5), 0.03, 0.14)
    add(sound, steam, at + 0.06, 0.35)
    return sound


def optical(take: Take) -> Wave:
    """A Trick of light: glass shimmers upwards and opens."""
    sound = np.zeros(samples(1.2))
    for number, note in enumerate((1319, 1568, 1976, 2349, 2637, 3136)):
        glass = take.tone([(note, 1, 1), (note * 1.004, 0.7, 1), (note * 2.41, 0.2, 0.4)], 0.85, 0.24)
        glass *= 1 + 0.35 * np.sin(2 * np.pi * (9 + number) * np.arange(len(glass)) / RATE)
        add(sound, glass * np.minimum(1, np.arange(len(glass)) / samples(0.012)), 0.045 * number, 0.9 - 0.1 * number)
    return sound + band(take.noise(1.2), 5000, 11000) * np.hanning(samples(1.2)) ** 2 * 0.25


def escape(take: Take) -> Wave:
    """A Trick of chains: they rattle, one bursts, links fall on the boards."""
    sound = np.zeros(samples(0.95))

    def link(strength: float, at: float) -> None:
        pitch = take.dice.uniform(2100, 3900)
        ring = take.tone([(pitch, 1, 1), (pitch * 1.47, 0.6, 0.7), (pitch * 2.13, 0.3, 0.5)], 0.12, 0.022)
        add(
            sound,
            ring + band(take.noise(0.12), 2500, 8000) * envelope(samples(0.12), 0.0004, 0.008) * 0.6,
            at,
            strength,
        )

    for number in range(8):
        link(0.3 + 0.04 * number, 0.03 * number + take.dice.uniform(0, 0.02))
    burst = take.tone([(310, 1, 1), (790, 0.8, 0.7), (1830, 0.7, 0.5)], 0.3, 0.05)
    add(sound, burst + band(take.noise(0.3), 600, 6000) * envelope(samples(0.3), 0.0006, 0.02), 0.29, 1.0)
    for _ in range(7):
        link(take.dice.uniform(0.15, 0.4), take.dice.uniform(0.42, 0.78))
    return sound


def spiritual(take: Take) -> Wave:
    """A Trick of spirits: a breath out of nowhere, and voices that are not there."""
    count = samples(1.5)
    time, swell = np.arange(count) / RATE, np.hanning(samples(1.5)) ** 1.3
    sound = np.zeros(count)
    for pitch, strength in ((220, 1.0), (277, 0.6), (330, 0.7), (440, 0.35)):
        drift = pitch * (1 - 0.03 * time) * time + 1.6 * np.sin(2 * np.pi * 4.6 * time + pitch)
        sound += strength * np.sin(2 * np.pi * take.pitch * drift)
    return sound * swell + band(take.noise(1.5), 500, 2600) * swell**2 * 0.55
