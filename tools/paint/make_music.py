"""Make the game's quiet score: three moods of one small tune, all computed, each a loop without a seam.

    python tools/paint/make_music.py OUTDIR

Everything rings on over the end of a loop into its beginning, the room's echo too. Needs numpy, which the program
itself never does.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

import numpy as np

from tools.paint.ogg import write_ogg

RATE = 44_100
QUALITY = 0.15
LOUDEST = 0.5  # of full scale: the effects are above it
Wave = Any  # an array of samples; of two rows when it is heard from a place between left and right
Voice = Callable[[float, float], Wave]  # what sounds for a frequency in Hz and some seconds

STEPS = {"C": -9, "D": -7, "E": -5, "F": -4, "G": -2, "A": 0, "B": 2}  # half tones from A
CHORDS = {
    "Dm": "D3 F3 A3 D4",
    "Gm": "G2 D3 Bb3 D4",
    "A7": "A2 E3 G3 C#4",
    "Bb": "Bb2 F3 Bb3 D4",
    "F": "F2 F3 A3 C4",
    "C": "C3 E3 G3 C4",
    "Em": "E2 E3 G3 Bb3",
    "D": "D3 F#3 A3 D4",
    "G": "G2 D3 G3 B3",
    "Bm": "B2 D3 F#3 B3",
    "E7": "E2 D3 G#3 B3",
}


def pitch(name: str) -> float:
    """The frequency of a note such as Bb3."""
    letter, sign, octave = name[0], name[1:-1], int(name[-1])
    half_tones = STEPS[letter] + {"": 0, "b": -1, "#": 1}[sign] + 12 * (octave - 4)
    return 440.0 * 2 ** (half_tones / 12)


def seconds_of(length: float) -> Wave:
    """The moments of the samples of some seconds."""
    return np.arange(int(RATE * length)) / RATE


def faded(sound: Wave, attack: float, release: float) -> Wave:
    """Let a sound come and go softly."""
    rise, fall = int(RATE * attack), int(RATE * release)
    sound[:rise] *= 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, rise))
    sound[-fall:] *= 0.5 + 0.5 * np.cos(np.linspace(0, np.pi, fall))
    return sound


def celesta(tone: float, length: float) -> Wave:
    """Small steel bars under felt."""
    time = seconds_of(max(1.6, length + 1.0))
    sound = np.sin(2 * np.pi * tone * time) * np.exp(-time / 0.55)
    sound += 0.25 * np.sin(2 * np.pi * 4.0 * tone * time) * np.exp(-time / 0.12)
    sound += 0.12 * np.sin(2 * np.pi * 2.0 * tone * time) * np.exp(-time / 0.3)
    return faded(sound, 0.004, 0.2)


def plucked(tone: float, length: float) -> Wave:
    """A string plucked with the finger."""
    time = seconds_of(max(0.6, length))
    partials = (np.sin(2 * np.pi * n * tone * time) / n**1.6 * np.exp(-time * (3.5 + 2.5 * n)) for n in range(1, 7))
    return faded(sum(partials), 0.004, 0.1)


def strings(tone: float, length: float) -> Wave:
    """A few violins, far away, never quite together."""
    time = seconds_of(length + 0.9)
    sound = np.zeros(len(time))
    for number, off in enumerate((-0.0021, 0.0, 0.0017)):
        waver = 0.0009 * np.sin(2 * np.pi * (4.6 + 0.3 * number) * time + number) / 4.6
        for n in range(1, 6):
            sound += np.sin(2 * np.pi * n * tone * ((1 + off) * time + waver) + number) / n**1.9
    return faded(sound / 3, min(0.7, length / 2), 0.8)


def clarinet(tone: float, length: float) -> Wave:
    """Odd partials, and some breath in the vibrato."""
    time = seconds_of(length + 0.12)
    bend = 0.0006 * np.sin(2 * np.pi * 5.1 * time) * np.minimum(1, time / 0.4) / 5.1
    sound = sum(a * np.sin(2 * np.pi * n * tone * (time + bend)) for n, a in ((1, 1), (2, 0.08), (3, 0.3), (5, 0.1)))
    return faded(sound, 0.06, 0.12)


@dataclass
class Mood:
    """A loop under work: so many beats, each so long."""

    beats: int
    beat: float

    def __post_init__(self) -> None:
        self.samples = round(RATE * self.beats * self.beat)
        self.sound = np.zeros((2, self.samples))

    def note(self, voice: Voice, name: str, at: float, length: float, loud: float, side: float = 0.0) -> None:
        """One note at a beat, from a side: -1 left to 1 right. What rings over the end is heard at the beginning."""
        sound = voice(pitch(name), length * self.beat) * loud
        places = (int(RATE * at * self.beat) + np.arange(len(sound))) % self.samples
        for row, share in enumerate((1 - side, 1 + side)):
            np.add.at(self.sound[row], places, sound * np.sqrt(share / 2))

    def line(self, voice: Voice, notes: str, loud: float, side: float = 0.0, start: float = 0.0) -> None:
        """A melody: ``A4/1.5`` for a note and its beats, ``-/1`` for a rest, bars parted by ``|``."""
        at = start
        for name, beats in re.findall(r"([A-G][b#]?\d|-)/([\d.]+)", notes):
            if name != "-":
                self.note(voice, name, at, float(beats), loud, side)
            at += float(beats)
        if at - start > self.beats:
            raise ValueError(f"{at - start} beats of {self.beats}")

    def finished(self) -> Wave:
        """With the echo of a small theater, which runs round the loop as well."""
        dice = np.random.default_rng(1887)
        time = np.arange(int(RATE * 1.8)) / RATE
        spectrum = np.fft.rfft(self.sound, axis=1)
        tones = np.fft.rfftfreq(self.samples, 1 / RATE)
        for row in range(2):
            echo = np.zeros(self.samples)
            echo[: len(time)] = dice.normal(size=len(time)) * np.exp(-time / 0.38) * np.minimum(1, time / 0.02)
            wet = np.fft.rfft(echo) / np.sqrt(np.sum(echo**2))
            spectrum[row] *= 1 + 0.32 * wet / (1 + (tones / 2600) ** 2)
        spectrum *= (tones > 35) / (1 + (tones / 7000) ** 4)
        sound = np.fft.irfft(spectrum, self.samples, axis=1)
        return sound / np.abs(sound).max() * LOUDEST


def planning() -> Mood:
    """By the lamp: long chords, a music box that thinks aloud. 16 bars of three beats."""
    mood = Mood(48, 60 / 74)
    chords = "Dm Dm Gm Gm C C F F Bb Bb Gm Em A7 A7 Dm A7"
    for bar, chord in enumerate(chords.split()):
        names = CHORDS[chord].split()
        for number, name in enumerate(names):
            mood.note(strings, name, 3 * bar, 3, 0.16 if number else 0.2, -0.5 + number / 3)
        for beat, name in enumerate((names[1], names[3], names[2])):
            mood.note(plucked, name, 3 * bar + beat, 1, 0.22 if beat else 0.3, 0.3)
    mood.line(
        celesta,
        """A5/2 F5/1 | D5/3 | Bb5/2 G5/1 | D5/3 | C6/1 Bb5/1 A5/1 | G5/2 E5/1 | A5/1.5 G5/.5 F5/1 | C5/3 |
        D5/1 F5/1 Bb5/1 | A5/2 F5/1 | G5/1.5 A5/.5 Bb5/1 | G5/2 E5/1 | A5/1 G5/1 E5/1 | C#5/3 | D5/2 F5/1 | E5/3""",
        0.36,
        -0.25,
    )
    return mood


def at_work() -> Mood:
    """Downtown and the workshop: a walking bass, short chords, a clarinet that looks in. 16 bars of four beats."""
    mood = Mood(64, 60 / 96)
    chords = "Dm Dm Gm Dm Bb F Em A7 Dm Dm Gm Gm Bb C A7 Dm"
    for bar, chord in enumerate(chords.split()):
        low, *names = CHORDS[chord].split()
        for beat, bass in enumerate((low, names[0], low, names[1])):
            mood.note(plucked, bass, 4 * bar + beat, 1.2, 0.5 if beat % 2 == 0 else 0.32, -0.2)
            for number, name in enumerate(names):
                mood.note(plucked, name, 4 * bar + beat + 0.5, 0.5, 0.17, 0.1 + number / 4)
        mood.note(strings, names[1], 4 * bar, 4, 0.07, 0.5)
        mood.note(strings, names[2], 4 * bar, 4, 0.07, -0.5)
    mood.line(
        clarinet,
        """-/4 | A4/.5 D5/.5 F5/1 E5/.5 D5/.5 -/1 | Bb4/1 D5/.5 G4/.5 Bb4/1 -/1 | A4/2 -/2 |
        D5/.5 Bb4/.5 F4/1 D5/1 -/1 | C5/.5 A4/.5 F4/1 A4/1 -/1 | G4/1 Bb4/.5 E4/.5 G4/1 Bb4/1 | A4/2 -/2 |
        -/4 | D5/.5 A4/.5 F4/1 G4/.5 A4/.5 -/1 | Bb4/1 A4/.5 G4/.5 D4/1 -/1 | G4/.5 A4/.5 Bb4/1 D5/1 -/1 |
        F5/1 D5/.5 Bb4/.5 D5/1 -/1 | E5/1 C5/.5 G4/.5 C5/1 -/1 | C#5/1 E5/.5 C#5/.5 A4/1 G4/1 | F4/1 D4/1 -/2""",
        0.14,
        -0.3,
    )
    mood.line(
        celesta,
        """-/32 | A5/.5 F5/.5 -/1 D5/.5 F5/.5 -/1 | -/4 | Bb5/.5 G5/.5 -/1 D5/.5 G5/.5 -/1 | -/4 |
        D6/.5 Bb5/.5 -/3 | E6/.5 C6/.5 -/3 | -/2 A5/.5 G5/.5 E5/.5 C#5/.5 | D5/2 -/2""",
        0.16,
        0.35,
    )
    return mood


def the_show() -> Mood:
    """The curtain is up: the tune as a waltz in major. 32 bars of three beats."""
    mood = Mood(96, 60 / 138)
    chords = "D D G G A7 A7 D D Bm Bm G E7 A7 A7 D A7 D D G G A7 A7 Bm Bm G G D Bm G A7 D D"
    for bar, chord in enumerate(chords.split()):
        low, *names = CHORDS[chord].split()
        mood.note(plucked, low, 3 * bar, 1.5, 0.55, -0.15)
        for beat in (1, 2):
            for number, name in enumerate(names):
                mood.note(plucked, name, 3 * bar + beat, 0.6, 0.2, 0.1 + number / 4)
        for number, name in enumerate(names):
            mood.note(strings, name, 3 * bar, 3, 0.08, -0.6 + 0.6 * number)
    tune = """A5/2 F#5/1 | D5/3 | B5/2 G5/1 | D5/3 | C#6/1 B5/1 A5/1 | G5/2 E5/1 | A5/1.5 G5/.5 F#5/1 | D5/3 |
        D5/1 F#5/1 B5/1 | A5/2 F#5/1 | G5/1.5 A5/.5 B5/1 | G#5/2 E5/1 | A5/1 G5/1 E5/1 | C#5/3 | D5/2 F#5/1 | E5/3 |
        A5/2 F#5/1 | D5/1 F#5/1 A5/1 | B5/2 G5/1 | D5/1 G5/1 B5/1 | C#6/1 B5/1 A5/1 | G5/1 E5/1 C#5/1 | D6/2 B5/1 |
        F#5/3 | B5/1 A5/1 G5/1 | D5/1 G5/1 B5/1 | A5/2 F#5/1 | D5/3 | G5/1 B5/1 G5/1 | E5/1 A5/1 C#6/1 | D6/3 | -/3"""
    mood.line(celesta, tune, 0.3, -0.25)
    second_time = tune.split("|")[16:]
    mood.line(strings, lower("|".join(second_time)), 0.2, 0.4, start=48)
    return mood


def lower(notes: str) -> str:
    """The same an octave lower."""
    return re.sub(r"([A-G][b#]?)(\d)/", lambda found: f"{found[1]}{int(found[2]) - 1}/", notes)


MOODS: dict[str, Callable[[], Mood]] = {"planning": planning, "at_work": at_work, "show": the_show}


def main() -> None:
    """Make every mood in the output folder."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, metavar="OUTDIR")
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    for name, make in MOODS.items():
        sound = make().finished()
        write_ogg(out / f"{name}.ogg", sound, RATE, QUALITY)
        print(f"{name}: {sound.shape[1] / RATE:.1f} s, {(out / f'{name}.ogg').stat().st_size} bytes")


if __name__ == "__main__":
    main()
