"""Grand Magorian: a ballroom with strings and a harp. An introduction and two waltzes in B flat and E flat."""

from __future__ import annotations

from typing import Final

from tools.score.arranging import STRINGS, below, break_chord, low, play_voices, roll, tap
from tools.score.notes import moved
from tools.score.pit import Part
from tools.score.sheet import Section, Sheet

INTRODUCTION: Final = Section(
    "introduction",
    "Bb Bb/D Eb Ebm Bb/F Gm C7 F7",
    """F5/3 | F5/2 Bb5/1 | G5/2 Bb5/1 | Gb5/2 Bb5/1 | F5/3 | D5/2 G5/1 | E5/2 G5/1 | A5/2 Eb5/1""",
    0.46,
)
A: Final = Section(
    "first waltz",
    "Bb Bb F7/C F7 F7 F7/C Bb Bb/D  Eb Eb Bb/D Gm C7 C7 F7 F7",
    """D5/2 F5/1 | Bb5/2 A5/1 | A5/2 G5/1 | F5/2 Eb5/1 | Eb5/2 G5/1 | Eb6/2 C6/1 | D6/2 Bb5/1 | F5/3 |
    G5/2 Bb5/1 | Bb5/1 Eb6/1 D6/1 | D6/2 Bb5/1 | Bb5/2 G5/1 | E5/1 G5/1 Bb5/1 | G5/2 E5/1 | A5/1 F5/1 A5/1 |
    C6/2 A5/1""",
)
A1_CHORDS: Final = "Bb Bb F7/C F7 D7/F# D7 Gm Gm  Eb Eb Bb/F G7 Cm F7 Bb Bb"
A1_TUNE: Final = """D5/1 Eb5/1 F5/1 | D6/2 Bb5/1 | C6/1 A5/1 G5/1 | A5/2 F5/1 | A5/1 C6/1 D6/1 | C6/2 A5/1 |
    Bb5/2 A5/1 | G5/3 | G5/1 Bb5/1 Eb6/1 | Eb6/2 C6/1 | D6/2 Bb5/1 | B5/1 D6/1 F6/1 | Eb6/2 C6/1 | A5/1 C6/1 Eb6/1 |
    D6/2 Bb5/1 | Bb5/2 -/1"""
B: Final = Section(
    "second waltz",
    "Eb Eb Bb7 Bb7 Bb7/D Bb7 Eb Eb  Ab Ab Eb/G C7 F7 F7 Bb Bb7",
    """G5/1 Bb5/1 Eb6/1 | Eb6/2 Bb5/1 | D6/1 C6/1 Bb5/1 | Ab5/2 F5/1 | F5/1 Ab5/1 D6/1 | D6/2 Ab5/1 | G5/1 Ab5/1 G5/1 |
    Eb5/2 -/1 | C6/1 Eb6/1 C6/1 | Ab5/2 C6/1 | Bb5/1 Eb6/1 Bb5/1 | G5/2 Bb5/1 | A5/1 C6/1 F6/1 | Eb6/2 C6/1 |
    D6/2 F5/1 | Ab5/2 F5/1""",
)
B1: Final = Section(
    "second waltz'",
    "Eb Eb Bb7 Bb7 G7/B G7 Cm Cm  Ab Abm Eb/Bb C7 F7 Bb7 Eb Eb",
    """G5/1 Bb5/1 Eb6/1 | Eb6/2 D6/1 | D6/1 Bb5/1 Ab5/1 | F5/2 Ab5/1 | G5/1 B5/1 D6/1 | F6/2 D6/1 | Eb6/2 D6/1 | C6/3 |
    C6/1 Eb6/1 C6/1 | Cb6/2 Ab5/1 | Bb5/1 G5/1 Eb5/1 | E5/1 G5/1 C6/1 | C6/1 A5/1 F5/1 | Ab5/1 F5/1 D5/1 | Eb5/3 |
    G5/1 Bb5/1 -/1""",
)
BRIDGE: Final = Section(
    "bridge",
    "Cm Cm/Eb F7 F7/A Bb Gm C7 F7",
    """Eb5/1 G5/1 C6/1 | C6/2 G5/1 | A5/1 C6/1 Eb6/1 | Eb6/2 C6/1 | D6/1 Bb5/1 F5/1 | G5/1 Bb5/1 D6/1 | E6/2 C6/1 |
    A5/1 Eb6/1 C6/1""",
)
SECTIONS: Final = (
    INTRODUCTION,
    A,
    Section("first waltz'", A1_CHORDS, A1_TUNE),
    B,
    B1,
    BRIDGE,
    Section("last", A1_CHORDS, A1_TUNE, 0.58),
)
TRIANGLE, BRUSH, FOOT = 81, 38, 36


def grand_magorian() -> Sheet:
    """The band of the middle house."""
    sheet = Sheet("grand_magorian", 3, 125.0, SECTIONS, _players())
    opening = sheet.spans["introduction"].bars
    for bar, pitch in enumerate(sheet.basses):
        sheet.play("bass", bar, 0, 1.2, low(pitch), 0.56)
        if bar in opening:
            for player, voice in zip(STRINGS, sheet.voices[bar], strict=True):
                sheet.play(player, bar, 0, 3, voice, 0.42)
        else:
            play_voices(sheet, "pizzicato", (1, 2), 0.5, 0.36 + 0.05 * (bar % 4 == 2), [bar])
            sheet.play("cello", bar, 0, 3, sheet.voices[bar][0], 0.4)
        _ring(sheet, bar)
    _give_tune(sheet)
    return sheet


def _players() -> list[Part]:
    return [
        Part("bass", "bed", 0.35, -6),
        Part("cello", "bed", 0.15, -10),
        Part("viola", "bed", -0.1, -10),
        Part("pizzicato", "bed", -0.35, -6),
        Part("second violin", "bed", -0.4, -9),
        Part("harp", "bed", -0.6, -9),
        Part("kit", "bed", 0.1, -16),
        Part("first violin", "melody", -0.3, -4),
        Part("first violin 2", "melody", -0.45, -10),
        Part("horn", "melody", 0.35, -7),
        Part("oboe", "melody", 0.1, -8),
        Part("clarinet", "melody", 0.2, -6),
        Part("flute", "melody", -0.1, -9),
        Part("celesta", "melody", 0.4, -11),
    ]


def _ring(sheet: Sheet, bar: int) -> None:
    """Harp at the beginning of a phrase, a triangle at its end, the softest of drums."""
    if bar % 4 == 0:
        roll(sheet, "harp", bar, 46, 7)
    if bar % 8 == 5:
        break_chord(sheet, "harp", bar, (0, 1, 2, 3, 4, 5), 0, 0.5, 0.34, lowest=58)
    if bar >= 8:
        tap(sheet, "kit", bar, [(0, FOOT, 0.22), (1, BRUSH, 0.14), (2, BRUSH, 0.14)])
    if bar % 8 == 7:
        tap(sheet, "kit", bar, [(0, TRIANGLE, 0.22)], 2)


def _give_tune(sheet: Sheet) -> None:
    """Horn and oboe before the curtain; violins; clarinet and flute in the second waltz; everybody in the last."""
    sheet.give("horn", "introduction", stop=4)
    sheet.give("oboe", "introduction", octaves=0, first=4, louder=-0.04)
    sheet.give("first violin", "first waltz", octaves=0)
    sheet.give("first violin", "first waltz'", octaves=0, stop=8)
    sheet.give("clarinet", "first waltz'", octaves=0, first=8)
    sheet.give("clarinet", "second waltz", stop=8)
    sheet.give("oboe", "second waltz", octaves=0, first=8, louder=-0.06)
    sheet.give("first violin", "second waltz'", octaves=0)
    sheet.give("horn", "bridge", stop=4)
    sheet.give("flute", "bridge", octaves=0, first=4)
    sheet.give("first violin", "last", octaves=0, louder=0.03)
    sheet.give("horn", "last", first=8, louder=-0.06)
    for name in ("first waltz'", "second waltz'", "last"):
        sheet.add("first violin 2", below(sheet, sheet.notes_of(name)))
    bells = [note for note in sheet.notes_of("second waltz") if note.at % 3 == 0]
    sheet.add("celesta", moved(bells, octaves=1, louder=-0.16))
