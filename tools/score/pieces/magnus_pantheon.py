"""Magnus Pantheon: the largest house, with brass and timpani. A grand march in D with chords borrowed from minor."""

from __future__ import annotations

from typing import Final

from tools.score.arranging import below, hold_voices, low, play_voices, roll, tap
from tools.score.pit import Part
from tools.score.sheet import Section, Sheet

FANFARE: Final = Section(
    "fanfare",
    "D Bb C A7",
    """D5/.75 D5/.25 F#5/1 A5/2 | F5/.75 F5/.25 Bb5/1 D6/2 | E5/.75 E5/.25 G5/1 C6/2 | C#6/2 E5/1 A5/1""",
    0.6,
)
A_CHORDS: Final = "D D/F# G Gm D/A Bm A7 D"
A_TUNE: Final = """D5/1.5 E5/.5 F#5/1 A5/1 | A5/2 F#5/1 D5/1 | B5/1.5 A5/.5 G5/1 B5/1 | Bb5/2 A5/1 G5/1 |
    A5/1 F#5/.5 G5/.5 A5/1 D6/1 | D6/1.5 C#6/.5 B5/1 F#5/1 | G5/1 E5/.5 F#5/.5 G5/1 C#6/1 | D6/3 -/1"""
B: Final = Section(
    "B",
    "Dm Bb F C Gm Dm/F E7 A7",
    """F5/1 E5/.5 D5/.5 A5/2 | D6/1 C6/.5 Bb5/.5 F5/2 | A5/1 G5/.5 F5/.5 C6/2 | G5/3 -/1 | Bb5/1 A5/.5 G5/.5 D5/2 |
    A5/1 F5/.5 E5/.5 D5/2 | E5/1 G#5/.5 B5/.5 D6/2 | C#6/2 A5/1 E5/1""",
)
TRIO: Final = Section(
    "trio",
    "G D7/F# Em C Am D7 G A7",
    """B5/2 D6/2 | C6/2 A5/2 | B5/1.5 A5/.5 G5/2 | E5/2 G5/2 | A5/2 C6/2 | A5/1 F#5/1 D5/2 | G5/2 B5/1 D6/1 |
    C#6/2 A5/2""",
    0.46,
)
SECTIONS: Final = (
    FANFARE,
    Section("A", A_CHORDS, A_TUNE),
    B,
    Section("A'", A_CHORDS, A_TUNE, 0.56),
    TRIO,
    Section("last", A_CHORDS, A_TUNE, 0.62),
)
DRUM, SNARE, CYMBAL, TRIANGLE = 36, 38, 49, 81


def magnus_pantheon() -> Sheet:
    """The band of the largest house."""
    sheet = Sheet("magnus_pantheon", 4, 120.0, SECTIONS, _players())
    sheet.air = 8.0
    hold_voices(sheet, 0.42, longest=1)
    trio = sheet.spans["trio"].bars
    for bar, pitch in enumerate(sheet.basses):
        _bass(sheet, bar, pitch)
        if bar in trio:
            roll(sheet, "harp", bar, 43, 8, 0.4)
            continue
        play_voices(sheet, "horn", (1, 3), 0.6, 0.4, [bar])
        _drum(sheet, bar)
    _give_tune(sheet)
    return sheet


def _players() -> list[Part]:
    return [
        Part("cello", "bed", 0.2, -9),
        Part("viola", "bed", -0.1, -10),
        Part("second violin", "bed", -0.5, -10),
        Part("bass", "bed", 0.35, -9),
        Part("tuba", "bed", 0.4, -9),
        Part("horn", "bed", -0.35, -9),
        Part("harp", "bed", -0.6, -10),
        Part("timpani", "bed", 0.1, -9),
        Part("field drum", "bed", 0.05, -10),
        Part("trumpet", "melody", 0.25, -7),
        Part("trumpet 2", "melody", 0.4, -12),
        Part("first violin", "melody", -0.35, -4),
        Part("trombone", "melody", 0.15, -8),
        Part("solo cello", "melody", 0.1, -4),
        Part("oboe", "melody", -0.1, -7),
        Part("flute", "melody", -0.2, -9),
    ]


def _bass(sheet: Sheet, bar: int, pitch: int) -> None:
    """Tuba and basses on one and three; the timpani have D and A."""
    fifth = next(p for p in range(low(pitch) - 7, low(pitch) + 8) if p % 12 == sheet.chords[bar].other_bass)
    for player in ("bass", "tuba"):
        sheet.play(player, bar, 0, 1.2, low(pitch), 0.55)
        sheet.play(player, bar, 2, 1.2, max(fifth, 26), 0.45)
    for beat, step in ((0, 2), (2, 9)):
        if step in sheet.chords[bar].tones:
            sheet.play("timpani", bar, beat, 1, 36 + step, 0.4)


def _drum(sheet: Sheet, bar: int) -> None:
    """A drum that keeps step, rolls at the end of eight bars, and a cymbal where a part begins."""
    tap(sheet, "field drum", bar, [(0, DRUM, 0.4), (2, DRUM, 0.32)])
    tap(sheet, "field drum", bar, [(1, SNARE, 0.26), (1.75, SNARE, 0.16), (3, SNARE, 0.28), (3.5, SNARE, 0.18)], 0.2)
    if bar % 8 == 3:
        tap(sheet, "field drum", bar, [(2 + n / 6, SNARE, 0.14 + 0.02 * n) for n in range(12)], 0.15)
    if bar % 4 == 0:
        tap(sheet, "field drum", bar, [(0, CYMBAL, 0.34 if bar in (0, 4, 20, 36) else 0.22)], 3)


def _give_tune(sheet: Sheet) -> None:
    """Trumpets before the curtain; violins; trombone and oboe in minor; a cello in the trio; all in the last."""
    sheet.give("trumpet", "fanfare", louder=-0.06)
    sheet.add("trumpet 2", below(sheet, sheet.parts["trumpet"].notes))
    sheet.give("first violin", "A", octaves=0)
    sheet.give("trombone", "B", octaves=-2, stop=4)
    sheet.give("oboe", "B", octaves=0, first=4, louder=-0.04)
    sheet.give("first violin", "A'", octaves=0)
    sheet.give("flute", "A'", octaves=0, louder=-0.12)
    sheet.give("solo cello", "trio", octaves=-2)
    sheet.give("first violin", "last", octaves=0)
    sheet.give("trumpet", "last", louder=-0.1)
    sheet.add("trombone", below(sheet, [note for note in sheet.parts["trumpet"].notes if note.at >= 36 * 4]))
