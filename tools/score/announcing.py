"""Announcements: each motif as the band of each theater plays it, in its key and time, before it goes on."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from tools.score.motifs import MOTIFS, beats, motif
from tools.score.notes import Chord, Note, chords_of, moved
from tools.score.pit import Part

OF_MOTIF: Final = {"mechanical": "A7", "optical": "F", "escape": "D7", "spiritual": "Dm", "heir": "Eb"}
"""Motif -> the chord below it, in D."""

ROOM: Final = 12.0  # seconds in which it rings; it is cut where the band goes on
LOWEST: Final = 55


class Band(NamedTuple):
    """How a band announces: half tones from D to its key, beats in a minute and in the announcement, who holds the
    chord, who has the bass, on which drum the roll is."""

    steps: int
    tempo: float
    beats: int
    dominant: str
    chord: Part
    bass: Part
    drum: Part

    @property
    def seconds(self) -> float:
        """Seconds of the announcement."""
        return self.beats * 60 / self.tempo


BANDS: Final[dict[str, Band]] = {
    "riverside": Band(
        5,
        104.0,
        4,
        "D7",
        Part("pizzicato", "bed", -0.4, -5),
        Part("tuba", "bed", 0.3, -9),
        Part("kit", "bed", 0.05, -14),
    ),
    "grand_magorian": Band(
        -4,
        138.24,
        6,
        "F7",
        Part("second violin", "bed", -0.4, -9),
        Part("bass", "bed", 0.3, -6),
        Part("kit", "bed", 0.1, -18),
    ),
    "magnus_pantheon": Band(
        0,
        88.0,
        4,
        "A7",
        Part("horn", "bed", -0.3, -9),
        Part("timpani", "bed", 0.1, -10),
        Part("field drum", "bed", 0.05, -16),
    ),
}
SNARE: Final = 38
_HELD, _STRUCK = 0.36, 0.5


def announcement(theater: str, name: str) -> list[Part]:
    """Parts of a motif and of the band below it; the band leads into its key on the last beat."""
    band, player = BANDS[theater], Part(MOTIFS[name][0], "melody", -0.1, -1)
    player.notes = _in_time(moved(motif(name, loud=0.55), steps=band.steps), band.beats / beats(name))
    chord, bass, drum = (replace(part, notes=[]) for part in (band.chord, band.bass, band.drum))
    last = band.beats - 1.0
    below, dominant = chords_of(OF_MOTIF[name])[0], chords_of(band.dominant)[0]
    chord.notes = [Note(0, last, pitch, _HELD) for pitch in _tones(below, band.steps)]
    chord.notes += [Note(last, 0.8, pitch, _STRUCK) for pitch in _tones(dominant, 0)]
    bass.notes = [
        Note(0, 1, 36 + (below.root + band.steps) % 12, _STRUCK),
        Note(last, 0.8, 36 + dominant.root, _STRUCK),
    ]
    drum.notes = [Note(last + n / 6, 0.15, SNARE, 0.14 + 0.05 * n) for n in range(6)]
    return [player, chord, bass, drum]


def _in_time(notes: list[Note], share: float) -> list[Note]:
    return [replace(note, at=note.at * share, length=note.length * share) for note in notes]


def _tones(chord: Chord, steps: int) -> list[int]:
    """A chord in close position."""
    return sorted(LOWEST + (tone + steps - LOWEST) % 12 for tone in chord.tones)
