"""Make the game's sounds: short, quiet, all computed.

    python tools/paint/make_sounds.py OUTDIR [NAME ...]

Writes one OGG per sound, or only those that are named: the bytes of the others would change with the encoder. Needs
numpy, which the program itself never does.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np

from tools.paint.ogg import write_ogg

if TYPE_CHECKING:
    from collections.abc import Callable

RATE = 44_100
QUALITY = 0.3
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


def hammer() -> Wave:
    """A room is built: three blows on a nail, the last one sits."""
    sound = np.zeros(samples(0.75))
    for at, strength, low in ((0.0, 0.7, 190), (0.17, 0.8, 205), (0.36, 1.0, 150)):
        blow = tone([(low, 1, 1), (low * 2.3, 0.5, 0.6), (2350, 0.25, 0.5), (3610, 0.15, 0.4)], 0.3, 0.05)
        blow += band(noise(0.3), 500, 4000) * envelope(samples(0.3), 0.0008, 0.012) * 0.5
        add(sound, blow, at, strength)
    return sound


def planks() -> Wave:
    """Boards fall from a door that opens."""
    sound = np.zeros(samples(0.95))
    for number, at in enumerate((0.0, 0.13, 0.2, 0.34, 0.4)):
        low = dice.uniform(140, 260)
        board = tone([(low, 1, 1), (low * 1.9, 0.6, 0.7), (low * 3.4, 0.3, 0.5)], 0.4, 0.07)
        board += band(noise(0.4), 300, 3000) * envelope(samples(0.4), 0.001, 0.03) * 0.5
        add(sound, board, at, 1 - 0.15 * number)
    return sound


def chalk() -> Wave:
    """A lesson is written on the blackboard: three strokes."""
    sound = np.zeros(samples(0.7))
    for at, length in ((0.0, 0.13), (0.19, 0.1), (0.36, 0.24)):
        stroke = band(noise(length), 2200, 6500) * np.hanning(samples(length)) ** 0.5
        add(sound, stroke * (1 + 0.4 * np.sin(2 * np.pi * 55 * np.arange(len(stroke)) / RATE)), at)
        add(sound, tone([(900, 0.5, 1)], 0.03, 0.008), at)
    return sound


def quill() -> Wave:
    """A line is struck in the book of wages."""
    stroke = band(noise(0.32), 1800, 5200) * np.hanning(samples(0.32)) ** 0.8
    return stroke * (1 + 0.5 * np.sin(2 * np.pi * 31 * np.arange(len(stroke)) / RATE))


def secret() -> Wave:
    """A lock turns, and something glimmers in the box."""
    sound = np.zeros(samples(1.3))
    for at in (0.0, 0.09):
        add(sound, tone([(1250, 1, 1), (2900, 0.6, 0.6), (480, 0.8, 0.8)], 0.12, 0.018), at)
    for number, note in enumerate((880, 1047, 1319)):
        add(sound, tone([(note, 0.5, 1), (note * 3.01, 0.12, 0.5)], 1.0, 0.3), 0.22 + 0.06 * number)
    return sound


def power() -> Wave:
    """A Power comes: a low swell that opens into a fifth."""
    count = samples(1.5)
    time, swell = np.arange(count) / RATE, np.hanning(count) ** 1.2
    notes = ((147, 1.0), (220, 0.8), (294, 0.45), (441, 0.3))
    sound = sum(a * np.sin(2 * np.pi * f * time + 2.5 * np.sin(2 * np.pi * 0.9 * time)) for f, a in notes) * swell
    return sound + band(noise(1.5), 900, 3200) * swell**3 * 0.25


def tick() -> Wave:
    """A step of the clockwork."""
    wheel = band(noise(0.05), 2000, 7000) * envelope(samples(0.05), 0.0004, 0.004)
    return wheel + tone([(1900, 0.5, 1), (3300, 0.3, 0.6)], 0.05, 0.009)


def hush() -> Wave:
    """A house that had hoped for more: a murmur goes through the rows and dies away."""
    sound = band(noise(0.95), 1700, 4800) * np.hanning(samples(0.95)) ** 1.6 * 0.7
    for _ in range(26):
        voice, length = dice.uniform(95, 210), dice.uniform(0.14, 0.3)
        time = np.arange(samples(length)) / RATE
        vowel = sum(np.sin(2 * np.pi * voice * k * time) / k for k in (1, 2, 3, 5)) * np.hanning(len(time))
        add(sound, vowel * 0.22, dice.uniform(0.0, 0.62), dice.uniform(0.3, 1))
    return sound


def curtain() -> Wave:
    """Heavy cloth goes up: the swish of its folds, the rope in its pulley, and it stands."""
    count = samples(1.15)
    time = np.arange(count) / RATE
    folds = 0.6 + 0.4 * np.sin(2 * np.pi * (5.5 + 3 * time) * time) ** 2
    sound = band(noise(1.15), 240, 2100) * folds * np.sin(np.pi * np.minimum(1, time / 1.0)) ** 0.7
    for number in range(11):
        creak = tone([(620 + 22 * number, 0.6, 1), (1390 + 31 * number, 0.35, 0.6)], 0.07, 0.016)
        creak += band(noise(0.07), 900, 3600) * envelope(samples(0.07), 0.002, 0.012) * 0.5
        add(sound, creak, 0.05 + 0.082 * number, 0.16 + 0.05 * dice.random())
    add(sound, tone([(82, 1, 1), (131, 0.5, 0.6)], 0.2, 0.05), 0.95, 1.1)
    return sound


def mechanical() -> Wave:
    """A Trick of wheels: a ratchet runs, a lever falls, steam is let off."""
    sound = np.zeros(samples(0.95))
    at = 0.0
    for number in range(9):
        click = tone([(1750, 0.6, 1), (2980, 0.4, 0.6), (640, 0.5, 0.8)], 0.06, 0.010)
        click += band(noise(0.06), 1500, 6000) * envelope(samples(0.06), 0.0004, 0.006) * 0.5
        add(sound, click, at, 0.45 + 0.04 * number)
        at += 0.062 - 0.004 * number
    add(sound, tone([(210, 1, 1), (523, 0.5, 0.7), (1240, 0.35, 0.5), (2210, 0.2, 0.4)], 0.4, 0.08), at + 0.02)
    steam = band(noise(0.5), 2200, 8000) * envelope(samples(0.5), 0.03, 0.14)
    add(sound, steam, at + 0.06, 0.35)
    return sound


def optical() -> Wave:
    """A Trick of light: glass shimmers upwards and opens."""
    sound = np.zeros(samples(1.2))
    for number, note in enumerate((1319, 1568, 1976, 2349, 2637, 3136)):
        glass = tone([(note, 1, 1), (note * 1.004, 0.7, 1), (note * 2.41, 0.2, 0.4)], 0.85, 0.24)
        glass *= 1 + 0.35 * np.sin(2 * np.pi * (9 + number) * np.arange(len(glass)) / RATE)
        add(sound, glass * np.minimum(1, np.arange(len(glass)) / samples(0.012)), 0.045 * number, 0.9 - 0.1 * number)
    return sound + band(noise(1.2), 5000, 11000) * np.hanning(samples(1.2)) ** 2 * 0.25


def escape() -> Wave:
    """A Trick of chains: they rattle, one bursts, links fall on the boards."""
    sound = np.zeros(samples(0.95))

    def link(strength: float, at: float) -> None:
        pitch = dice.uniform(2100, 3900)
        ring = tone([(pitch, 1, 1), (pitch * 1.47, 0.6, 0.7), (pitch * 2.13, 0.3, 0.5)], 0.12, 0.022)
        add(sound, ring + band(noise(0.12), 2500, 8000) * envelope(samples(0.12), 0.0004, 0.008) * 0.6, at, strength)

    for number in range(8):
        link(0.3 + 0.04 * number, 0.03 * number + dice.uniform(0, 0.02))
    burst = tone([(310, 1, 1), (790, 0.8, 0.7), (1830, 0.7, 0.5)], 0.3, 0.05)
    add(sound, burst + band(noise(0.3), 600, 6000) * envelope(samples(0.3), 0.0006, 0.02), 0.29, 1.0)
    for _ in range(7):
        link(dice.uniform(0.15, 0.4), dice.uniform(0.42, 0.78))
    return sound


def spiritual() -> Wave:
    """A Trick of spirits: a breath out of nowhere, and voices that are not there."""
    count = samples(1.5)
    time, swell = np.arange(count) / RATE, np.hanning(samples(1.5)) ** 1.3
    sound = np.zeros(count)
    for pitch, strength in ((220, 1.0), (277, 0.6), (330, 0.7), (440, 0.35)):
        drift = pitch * (1 - 0.03 * time) * time + 1.6 * np.sin(2 * np.pi * 4.6 * time + pitch)
        sound += strength * np.sin(2 * np.pi * drift)
    return sound * swell + band(noise(1.5), 500, 2600) * swell**2 * 0.55


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
    "hammer": (hammer, 0.6),
    "planks": (planks, 0.6),
    "chalk": (chalk, 0.4),
    "quill": (quill, 0.4),
    "secret": (secret, 0.5),
    "power": (power, 0.5),
    "tick": (tick, 0.4),
    "hush": (hush, 0.3),
    "curtain": (curtain, 0.45),
    "mechanical": (mechanical, 0.4),
    "optical": (optical, 0.35),
    "escape": (escape, 0.4),
    "spiritual": (spiritual, 0.4),
}


def write(path: Path, sound: Wave, peak: float) -> None:
    """Write an OGG that ends in silence."""
    sound = sound / np.abs(sound).max() * peak
    tail = samples(FADE)
    sound[-tail:] *= np.linspace(1, 0, tail)
    write_ogg(path, sound, RATE, QUALITY)


def main() -> None:
    """Make the sounds in the output folder; those before them are computed, too: they draw from the same dice."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, metavar="OUTDIR")
    parser.add_argument("names", nargs="*", metavar="NAME")
    args = parser.parse_args()
    out, wanted = args.out, args.names or list(SOUNDS)
    out.mkdir(parents=True, exist_ok=True)
    for name, (make, peak) in SOUNDS.items():
        sound = make()
        if name in wanted:
            write(out / f"{name}.ogg", sound, peak)
            print(name)


if __name__ == "__main__":
    main()
