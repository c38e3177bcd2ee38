"""Phrases that belong to the categories of Tricks and to the Heir."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tools.score.notes import Note, beats_of, moved, tune_of

if TYPE_CHECKING:
    from tools.score.sheet import Sheet

MOTIFS: Final[dict[str, tuple[str, str]]] = {
    "mechanical": ("pizzicato", "A4/.25 A4/.25 A4/.25 A4/.25 C#5/.5 A4/.5 E5/.5 -/.5"),  # a ratchet, and it catches
    "optical": ("celesta", "F5/.5 A5/.5 C6/.5 E6/.5 C6/.5 A5/.5 | F5/1 -/2"),  # the same from both ends: a mirror
    "escape": ("flute", "-/.5 D5/.5 Eb5/.5 E5/.5 F#5/.5 A5/.5 | C6/.5 -/2.5"),  # half tones, off the beat, then free
    "spiritual": ("saw", "A5/1.5 Bb5/.5 A5/1 | D5/3"),  # a fifth, with a sigh above it
    "heir": ("bassoon", "Eb3/1.5 D3/.5 Bb2/1 | A2/3"),  # two falling half tones, Phrygian
}
"""Motif -> who plays it, and its notes, in the keys of D."""

HOME: Final = 2  # step of D


def motif(name: str, start: float = 0.0, loud: float = 0.42) -> list[Note]:
    """Notes of a motif from a beat on."""
    return tune_of(MOTIFS[name][1], loud, start)


def beats(name: str) -> float:
    """Beats of a motif."""
    return sum(beats_of(MOTIFS[name][1]))


def intervals(name: str) -> tuple[int, ...]:
    """Steps from note to note: the same in every key."""
    return tuple(after.pitch - before.pitch for before, after in pairwise(motif(name)))


def quote(
    sheet: Sheet, name: str, bar: int, player: str = "", octaves: int = 0, steps: int = 0, loud: float = 0.42
) -> None:
    """Have a motif played in some bar, where the chord is that of its own key, or of one ``steps`` higher."""
    notes = motif(name, bar * sheet.meter, loud)
    sheet.add(player or MOTIFS[name][0], moved(notes, octaves=octaves, steps=steps))
