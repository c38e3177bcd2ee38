"""Make the game's sounds: short, quiet, all computed.

usage: make_sounds.py OUTDIR

Writes one WAV per sound and, where ffmpeg is installed, turns it into the OGG that the game ships. Needs numpy, which
the program itself never does.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import wave
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

RATE = 44_100
FADE = 0.004  # seconds of silence-ward fade at the end of every sound
Wave = Any  # a one-dimensional array of samples
Partial = tuple[float, float, float]  # frequency in Hz, strength, share of the decay time
dice = np.random.default_rng(3)


def samples(seconds: float) -> int:
    """How many samples that time takes."""
    return int(RATE * seconds)


def noise(seconds: float) -> Wave:
    """White noise."""
    return dice.normal(size=samples(seconds))


def envelope(count: int, attack: float, decay: float) -> Wave:
    """Rise over `attack` seconds, then fall by e every `decay` seconds."""
    time = np.arange(count) / RATE
    return np.minimum(1, time / attack) * np.exp(-time / decay)


def band(sound: Wave, low: float, high: float) -> Wave:
    """Keep what lies between two frequencies."""
    spectrum = np.fft.rfft(sound)
    pitch = np.fft.rfftfreq(len(sound), 1 / RATE)
    spectrum *= 1 / (1 + (low / np.maximum(pitch, 1)) ** 4) / (1 + (pitch / high) ** 4)
    return np.fft.irfft(spectrum, len(sound))


def tone(partials: list[Partial], seconds: float, decay: float) -> Wave:
    """A struck tone of several partials."""
    time = np.arange(samples(seconds)) / RATE
    return sum(a * np.sin(2 * np.pi * f * time) * np.exp(-time / (decay * k)) for f, a, k in partials)


def add(target: Wave, sound: Wave, at: float, strength: float = 1.0) -> None:
    """Mix a sound into another from a moment on."""
    start = samples(at)
    room = max(0, len(target) - start)
    target[start : start + len(sound)] += sound[:room] * strength


def card_flick() -> Wave:
    """A card snaps onto the table."""
    return band(noise(0.16), 1500, 7000) * envelope(samples(0.16), 0.012, 0.035)


def page_turn() -> Wave:
    """A page is turned."""
    return band(noise(0.45), 700, 5000) * np.hanning(samples(0.45)) ** 1.5


def disc_place() -> Wave:
    """A wooden disk is put down."""
    knock = tone([(120, 1, 1), (260, 0.4, 0.6), (410, 0.25, 0.4)], 0.25, 0.05)
    return knock + band(noise(0.25), 300, 2500) * envelope(samples(0.25), 0.001, 0.015) * 0.6


def coins() -> Wave:
    """Three coins fall on each other."""
    sound = np.zeros(samples(0.9))
    for number, (at, pitch) in enumerate(((0.0, 3100), (0.07, 3420), (0.15, 2890))):
        partials = [(pitch, 1, 1), (pitch * 1.51, 0.7, 0.8), (pitch * 2.32, 0.5, 0.6), (pitch * 3.1, 0.3, 0.4)]
        add(sound, tone(partials, 0.6, 0.16), at, 1 - 0.2 * number)
    return sound


def dice_roll() -> Wave:
    """Dice rattle and come to rest."""
    sound = np.zeros(samples(0.8))
    for number in range(11):
        low, high = dice.uniform(700, 1400), dice.uniform(1800, 2600)
        hit = tone([(low, 1, 1), (high, 0.5, 0.5)], 0.05, 0.012)
        hit += band(noise(0.05), 800, 5000) * envelope(samples(0.05), 0.0005, 0.008)
        add(sound, hit, 0.03 + 0.055 * number + dice.uniform(0, 0.03), 1 - 0.06 * number)
    return sound


def shard_chime() -> Wave:
    """A crystal rings in four rising notes."""
    sound = np.zeros(samples(1.38))
    for number, pitch in enumerate((1175, 1480, 1760, 2349)):
        add(sound, tone([(pitch, 1, 1), (pitch * 2.76, 0.35, 0.5), (pitch * 5.4, 0.15, 0.3)], 1.1, 0.35), 0.07 * number)
    return sound


def bell() -> Wave:
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
    return tone([(392 * ratio, strength, share) for ratio, strength, share in ratios], 2.4, 0.8)


def applause() -> Wave:
    """A small house claps."""
    sound = np.zeros(samples(2.6))
    for _ in range(900):
        at = dice.uniform(0, 2.3)
        swell = np.sin(np.pi * min(1, at / 2.4)) ** 0.6
        clap = band(noise(0.03), dice.uniform(600, 1200), dice.uniform(2500, 5000)) * envelope(
            samples(0.03), 0.0008, 0.007
        )
        add(sound, clap, at, swell * dice.uniform(0.3, 1))
    return sound


def error() -> Wave:
    """A dull double tone: that does not work."""
    return tone([(160, 1, 1), (163, 1, 1), (320, 0.3, 0.6)], 0.28, 0.12)


def click() -> Wave:
    """A button."""
    return band(noise(0.04), 1200, 6000) * envelope(samples(0.04), 0.0006, 0.006)


# sound -> how it is made, and its loudest sample (1 is full scale)
SOUNDS: dict[str, tuple[Callable[[], Wave], float]] = {
    "card_flick": (card_flick, 0.7),
    "page_turn": (page_turn, 0.7),
    "disc_place": (disc_place, 0.7),
    "coins": (coins, 0.5),
    "dice_roll": (dice_roll, 0.7),
    "shard_chime": (shard_chime, 0.5),
    "bell": (bell, 0.7),
    "applause": (applause, 0.6),
    "error": (error, 0.7),
    "click": (click, 0.7),
}


def write(path: Path, sound: Wave, peak: float) -> None:
    """Write a mono WAV of 16 bits."""
    sound = sound / np.abs(sound).max() * peak
    tail = samples(FADE)
    sound[-tail:] *= np.linspace(1, 0, tail)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes((sound * 32767).astype("<i2").tobytes())


def main() -> None:
    """Make every sound in the output folder."""
    out = Path(sys.argv[1])
    out.mkdir(parents=True, exist_ok=True)
    encoder = shutil.which("ffmpeg")
    for name, (make, peak) in SOUNDS.items():
        path = out / f"{name}.wav"
        write(path, make(), peak)
        if encoder:
            target = path.with_suffix(".ogg")
            subprocess.run([encoder, "-y", "-loglevel", "error", "-i", path, "-q:a", "4", target], check=True)
            path.unlink()
        print(name)


if __name__ == "__main__":
    main()
