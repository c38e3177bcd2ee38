"""Judge of a piece on paper: ranges, strong beats, parallels, leaps, bars. All lists are empty where all is well."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from tools.score.notes import Note, beats_of
from tools.score.voices import Voicing, first_beats, parallels

if TYPE_CHECKING:
    from tools.score.sheet import Sheet

NAMES: Final = ("C", "C#", "D", "Eb", "E", "F", "F#", "G", "G#", "A", "Bb", "B")
WIDEST: Final = 12


def outside_range(sheet: Sheet) -> list[str]:
    """Notes that a player does not have."""
    return [
        f"{part.name}: {note.pitch} in bar {int(note.at // sheet.meter) + 1}"
        for part in sheet.parts.values()
        if not part.is_drum
        for note in part.notes
        if not part.range[0] <= note.pitch <= part.range[1]
    ]


def unprepared(sheet: Sheet) -> list[str]:
    """First beats that neither hold a tone of the chord nor go on by step."""
    return [
        f"bar {int(one.at // sheet.meter) + 1}: {NAMES[one.pitch % 12]} over {_chord(sheet, one)}"
        for one, two in pairwise(sheet.tune)
        if one.at % sheet.meter == 0
        and one.pitch % 12 not in sheet.chords[int(one.at // sheet.meter)].tones
        and not 0 < abs(two.pitch - one.pitch) <= 2
    ]


def _chord(sheet: Sheet, note: Note) -> str:
    return sheet.chords[int(note.at // sheet.meter)].name


def whole_voices(sheet: Sheet) -> list[Voicing]:
    """Bass and inner voices by bar."""
    return [(low, *inner) for low, inner in zip(sheet.basses, sheet.voices, strict=True)]


def parallels_inside(sheet: Sheet) -> list[str]:
    """Bare fifths or octaves of bass and inner voices, from the last bar to the first, too."""
    voices = whole_voices(sheet)
    return [
        f"bars {bar + 1}-{(bar + 1) % sheet.bars + 1}"
        for bar in range(sheet.bars)
        if parallels(voices[bar], voices[(bar + 1) % sheet.bars])
    ]


def parallels_with_tune(sheet: Sheet) -> list[str]:
    """Bare fifths or octaves of the tune with any voice, from first beat to first beat."""
    tops, voices = first_beats(sheet.tune, sheet.meter, sheet.bars), whole_voices(sheet)
    return [
        f"bars {bar + 1}-{bar + 2}: tune and voice {voice}"
        for bar, (before, after) in enumerate(pairwise(tops))
        if before is not None and after is not None
        for voice in range(4)
        if parallels((voices[bar][voice], before), (voices[bar + 1][voice], after))
    ]


def wild_leaps(sheet: Sheet) -> list[str]:
    """Leaps over an octave, or two wide ones in the same direction."""
    return [
        f"bar {int(two.at // sheet.meter) + 1}: {two.pitch - one.pitch}"
        for one, two, three in zip(sheet.tune, sheet.tune[1:], sheet.tune[2:], strict=False)
        if abs(jump := two.pitch - one.pitch) > WIDEST
        or (abs(jump) > 7 and jump * (three.pitch - two.pitch) > 0 and abs(three.pitch - two.pitch) > 4)
    ]


def uneven(sheet: Sheet) -> list[str]:
    """Sections whose tune is longer or shorter than their chords, and parts that play after the end."""
    last = sheet.bars * sheet.meter
    late = [part.name for part in sheet.parts.values() if any(note.at >= last for note in part.notes)]
    silent = [part.name for part in sheet.parts.values() if not part.notes]
    lengths = [
        f"{section.name}, bar {bar + 1}: {beats} beats"
        for section in sheet.sections
        for bar, beats in enumerate(beats_of(section.tune))
        if beats != sheet.meter
    ]
    counts = [section.name for section in sheet.sections if len(beats_of(section.tune)) != len(section.chords.split())]
    return late + silent + lengths + counts


CHECKS: Final = {
    "outside its range": outside_range,
    "on a first beat without reason": unprepared,
    "parallel inside": parallels_inside,
    "parallel with the tune": parallels_with_tune,
    "wild leaps": wild_leaps,
    "uneven": uneven,
}


def faults(sheet: Sheet) -> list[str]:
    """All faults of a piece."""
    return [f"{sheet.name}, {title}: {fault}" for title, check in CHECKS.items() for fault in check(sheet)]
