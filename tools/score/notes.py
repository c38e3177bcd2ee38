"""Notes, chords and tunes as they are written: ``A5/2 F5/1 | D5/3`` is a tune, ``Gm/Bb`` a chord over its third."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

STEPS: Final = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SIGNS: Final = {"": 0, "b": -1, "#": 1}
KINDS: Final[dict[str, tuple[int, ...]]] = {
    "": (0, 4, 7),
    "m": (0, 3, 7),
    "7": (0, 4, 7, 10),
    "maj7": (0, 4, 7, 11),
    "m6": (0, 3, 7, 9),
    "m7b5": (0, 3, 6, 10),
}
"""Kind of a chord -> its tones above the root."""

SEVENTHS: Final = ("7", "m7b5")
ARCH: Final = (0.0, 0.05, 0.08, -0.04)
"""A phrase of four bars swells and falls."""


def step_of(name: str) -> int:
    """Step of a note such as Bb, from 0 for C to 11."""
    return (STEPS[name[0]] + SIGNS[name[1:]]) % 12


def pitch_of(name: str) -> int:
    """Number of a note such as Bb3; A4 is 69."""
    return STEPS[name[0]] + SIGNS[name[1:-1]] + 12 * (int(name[-1]) + 1)


@dataclass(frozen=True)
class Chord:
    """A chord; ``root`` and ``bass`` are steps, ``tones`` the steps of the chord, root first."""

    name: str
    root: int
    tones: tuple[int, ...]
    bass: int
    kind: str

    @staticmethod
    def read(text: str) -> Chord:
        """The chord that is written so."""
        head, _, low = text.partition("/")
        found = re.fullmatch(r"([A-G][b#]?)(.*)", head)
        if found is None:
            raise ValueError(text)
        root = step_of(found[1])
        tones = tuple((root + tone) % 12 for tone in KINDS[found[2]])
        return Chord(text, root, tones, step_of(low) if low else root, found[2])

    @property
    def third(self) -> int:
        """Step of the third."""
        return self.tones[1]

    @property
    def leading(self) -> int | None:
        """Step that must rise: the third of a dominant."""
        return self.third if self.kind == "7" else None

    @property
    def other_bass(self) -> int:
        """Step for the second beat of a bass: the fifth, or the root where the fifth lies below already."""
        return self.tones[2] if self.bass != self.tones[2] else self.root


def chords_of(text: str) -> list[Chord]:
    """Chords of a line, one for each bar."""
    return [Chord.read(word) for word in text.split()]


@dataclass(frozen=True)
class Note:
    """A note: ``at`` beats from the beginning, ``loud`` from 0 to 1."""

    at: float
    length: float
    pitch: int
    loud: float


def tune_of(text: str, loud: float = 0.6, start: float = 0.0) -> list[Note]:
    """Notes of a line from a beat on; the first beat of a bar is a little stronger."""
    at, found = start, list[Note]()
    for bar, words in enumerate(text.split("|")):
        for place, (name, beats) in enumerate(re.findall(r"([A-G][b#]?\d|-)/([\d.]+)", words)):
            if name != "-":
                stress = ARCH[bar % 4] + (0.04 if place == 0 else 0.0)
                found.append(Note(at, float(beats), pitch_of(name), loud + stress))
            at += float(beats)
    return found


def beats_of(text: str) -> list[float]:
    """Beats of each bar of a line."""
    return [sum(float(beats) for beats in re.findall(r"/([\d.]+)", bar)) for bar in text.split("|")]


def moved(notes: Iterable[Note], *, octaves: int = 0, steps: int = 0, louder: float = 0.0) -> list[Note]:
    """The same notes higher or lower, louder or softer."""
    up = 12 * octaves + steps
    return [replace(note, pitch=note.pitch + up, loud=note.loud + louder) for note in notes]


def between(notes: Iterable[Note], start: float, stop: float) -> list[Note]:
    """Notes that begin in a stretch of beats."""
    return [note for note in notes if start <= note.at < stop]
