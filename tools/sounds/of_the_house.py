"""Sounds of a house: its murmur and its applause in four sizes, disappointment, the curtain."""

from __future__ import annotations

import numpy as np

from tools.sounds.waves import RATE, Take, Wave, add, band, envelope, samples


def hush(take: Take) -> Wave:
    """A house that had hoped for more: a murmur goes through the rows and dies away."""
    sound = band(take.noise(0.95), 1700, 4800) * np.hanning(samples(0.95)) ** 1.6 * 0.7
    for _ in range(26):
        voice, length = take.dice.uniform(95, 210), take.dice.uniform(0.14, 0.3)
        time = np.arange(samples(length)) / RATE
        vowel = sum(np.sin(2 * np.pi * voice * take.pitch * k * time) / k for k in (1, 2, 3, 5)) * np.hanning(len(time))
        add(sound, vowel * 0.22, take.dice.uniform(0.0, 0.62), take.dice.uniform(0.3, 1))
    return sound


def curtain(take: Take) -> Wave:
    """Heavy cloth goes up: the swish of its folds, the rope in its pulley, and it stands."""
    count = samples(1.15)
    time = np.arange(count) / RATE
    folds = 0.6 + 0.4 * np.sin(2 * np.pi * (5.5 + 3 * time) * time) ** 2
    sound = band(take.noise(1.15), 240, 2100) * folds * np.sin(np.pi * np.minimum(1, time / 1.0)) ** 0.7
    for number in range(11):
        creak = take.tone([(620 + 22 * number, 0.6, 1), (1390 + 31 * number, 0.35, 0.6)], 0.07, 0.016)
        creak += band(take.noise(0.07), 900, 3600) * envelope(samples(0.07), 0.002, 0.012) * 0.5
        add(sound, creak, 0.05 + 0.082 * number, 0.16 + 0.05 * take.dice.random())
    add(sound, take.tone([(82, 1, 1), (131, 0.5, 0.6)], 0.2, 0.05), 0.95, 1.1)
    return sound


CLAPS = ((160, 1.5), (420, 2.1), (900, 2.7), (1900, 3.4))
"""Number of claps of each size of applause, and its seconds."""
VOICES = ((9, 0.8), (20, 0.95), (40, 1.1), (75, 1.3))
"""Number of voices of each size of murmur, and its seconds."""


def applause(take: Take, size: int) -> Wave:
    """A house claps: a few rows, half of it, all of it; at last it stamps and shouts, too."""
    count, seconds = CLAPS[size - 1]
    sound = np.zeros(samples(seconds))
    for _ in range(count):
        at = take.dice.uniform(0, seconds - 0.3)
        swell = np.sin(np.pi * min(1, at / (seconds - 0.2))) ** 0.6
        hands = band(take.noise(0.03), take.dice.uniform(600, 1200), take.dice.uniform(2500, 5000))
        add(sound, hands * envelope(samples(0.03), 0.0008, 0.007), at, swell * take.dice.uniform(0.3, 1))
    if size == len(CLAPS):
        _stamp_and_shout(take, sound, seconds)
    return sound


def _stamp_and_shout(take: Take, sound: Wave, seconds: float) -> None:
    for _ in range(60):
        boot = take.tone([(95, 1, 1), (170, 0.5, 0.6)], 0.12, 0.03)
        add(sound, boot, take.dice.uniform(0.2, seconds - 0.5), take.dice.uniform(0.1, 0.3))
    for _ in range(9):
        add(sound, _vowel(take, take.dice.uniform(180, 330), 0.5), take.dice.uniform(0.3, seconds - 1.0), 0.35)


def _vowel(take: Take, voice: float, seconds: float) -> Wave:
    """A voice that says Ah, and falls a little."""
    time = np.arange(samples(seconds)) / RATE
    turns = 2 * np.pi * voice * take.pitch * (time - 0.1 * time**2)
    partials = zip(range(1, 7), (1.0, 0.7, 0.8, 0.5, 0.3, 0.15), strict=True)
    return sum(a * np.sin(k * turns) for k, a in partials) * np.hanning(len(time))


def murmur(take: Take, size: int) -> Wave:
    """A house that begins to wonder: the more has been shown, the more rows of it."""
    count, seconds = VOICES[size - 1]
    sound = band(take.noise(seconds), 500, 2600) * np.hanning(samples(seconds)) ** 1.4 * 0.12 * np.sqrt(count / 20)
    for _ in range(count):
        length = take.dice.uniform(0.18, 0.4)
        add(sound, _vowel(take, take.dice.uniform(100, 260), length), take.dice.uniform(0, seconds - length), 0.12)
    return sound
