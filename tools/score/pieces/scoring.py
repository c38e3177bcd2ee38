"""Scoring: the lamps go up, in F major. The game's own tune, broad, and a hymn between."""

from __future__ import annotations

from typing import Final

from tools.score.arranging import below, break_chord, hold_voices, low, pluck_bass, roll, tap
from tools.score.pit import Part
from tools.score.sheet import Section, Sheet

OPENING: Final = Section("opening", "F C7/E Dm C7", "C5/1 F5/1 A5/1 | G5/3 | F5/1 A5/1 D6/1 | Bb5/2 G5/1", 0.48)
THEME: Final = Section(
    "theme",
    "F F/A Bb Bb/D C7 C7/E F F/C  Dm F/A Bb G7 C7 C7 F/A C7",
    """C6/2 A5/1 | F5/3 | D6/2 Bb5/1 | F5/3 | E6/1 D6/1 C6/1 | Bb5/2 G5/1 | C6/1.5 Bb5/.5 A5/1 | F5/3 |
    F5/1 A5/1 D6/1 | C6/2 A5/1 | Bb5/1.5 C6/.5 D6/1 | B5/2 G5/1 | C6/1 Bb5/1 G5/1 | E5/3 | F5/2 A5/1 | G5/3""",
    0.58,
)
HYMN: Final = Section(
    "hymn",
    "Bb F/A Gm C7 Dm A7/C# Dm G7 Bb Bbm6 F/C C7",
    """D6/2 C6/1 | C6/1 A5/1 F5/1 | Bb5/2 A5/1 | G5/2 E5/1 | F5/1 A5/1 D6/1 | E6/2 C#6/1 | D6/2 A5/1 | B5/2 G5/1 |
    D6/2 Bb5/1 | Db6/2 Bb5/1 | C6/1 A5/1 F5/1 | E5/2 G5/1""",
    0.52,
)
CODA: Final = Section("coda", "F Bb/F C7 F", "A5/2 C6/1 | D6/2 Bb5/1 | Bb5/1 G5/1 E5/1 | F5/3", 0.5)
TRIANGLE: Final = 81


def scoring() -> Sheet:
    """The piece of the podium."""
    sheet = Sheet("scoring", 3, 90.0, (OPENING, THEME, HYMN, CODA), _players())
    sheet.air = 6.0
    hold_voices(sheet, 0.44)
    pluck_bass(sheet, "bass", 0.55)
    for bar, pitch in enumerate(sheet.basses):
        sheet.play("bowed bass", bar, 0, 2.9, low(pitch), 0.42)
        if bar % 2 == 0:
            roll(sheet, "harp", bar, 41, 8)
        if bar % 4 == 0:
            tap(sheet, "triangle", bar, [(0, TRIANGLE, 0.24)], 2)
        if sheet.chords[bar].bass in (0, 5) and bar % 2 == 0:
            sheet.play("timpani", bar, 0, 1.5, 36 + sheet.chords[bar].bass, 0.34)
    _give_tune(sheet)
    return sheet


def _players() -> list[Part]:
    return [
        Part("cello", "bed", -0.2, -7),
        Part("viola", "bed", 0.2, -8),
        Part("second violin", "bed", -0.5, -8),
        Part("bass", "bed", 0.35, -11),
        Part("bowed bass", "bed", 0.3, -9),
        Part("harp", "bed", -0.6, -8),
        Part("timpani", "bed", 0.1, -12),
        Part("triangle", "bed", -0.35, -18),
        Part("first violin", "melody", -0.35, -3),
        Part("first violin 2", "melody", -0.45, -9),
        Part("horn", "melody", 0.35, -7),
        Part("oboe", "melody", 0.1, -7),
        Part("clarinet", "melody", -0.1, -6),
        Part("celesta", "melody", 0.4, -10),
        Part("glockenspiel", "melody", 0.2, -14),
    ]


def _give_tune(sheet: Sheet) -> None:
    """Horn; violins, the second time in two voices; oboe and clarinet in the hymn; the music box closes the lid."""
    sheet.give("horn", "opening", octaves=-1)
    sheet.give("first violin", "theme", octaves=0)
    sheet.add("first violin 2", below(sheet, sheet.notes_of("theme", 8)))
    sheet.give("horn", "theme", first=8, louder=-0.1)
    sheet.give("oboe", "hymn", octaves=0, stop=6, louder=-0.06)
    sheet.give("clarinet", "hymn", octaves=0, first=6)
    sheet.give("clarinet", "coda")
    sheet.give("celesta", "coda", octaves=1, louder=-0.08)
    for bar in (*sheet.spans["theme"].bars, *sheet.spans["coda"].bars):
        if bar % 4 == 3:
            break_chord(sheet, "glockenspiel", bar, (0, 1, 2), 1, 0.5, 0.3, lowest=84)
