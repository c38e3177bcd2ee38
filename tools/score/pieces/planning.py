"""Planning: by the lamp, in D minor. The game's own tune, and a music box that thinks aloud."""

from __future__ import annotations

from typing import Final

from tools.score.arranging import break_chord, high_tones, hold_voices, pluck_bass, roll, tap
from tools.score.motifs import quote
from tools.score.pit import Part
from tools.score.sheet import Section, Sheet

A: Final = Section(
    "A",
    "Dm Dm/F Gm Gm/Bb C7 C7/E F F/A  Bb Bbmaj7/D Gm Em7b5 A7 A7/C# Dm A7/E",
    """A5/2 F5/1 | D5/3 | Bb5/2 G5/1 | D5/3 | C6/1 Bb5/1 A5/1 | G5/2 E5/1 | A5/1.5 G5/.5 F5/1 | C5/3 |
    D5/1 F5/1 Bb5/1 | A5/2 F5/1 | G5/1.5 A5/.5 Bb5/1 | G5/2 E5/1 | A5/1 G5/1 E5/1 | E5/3 | D5/2 F5/1 | C#5/2 E5/1""",
    0.5,
)
A1: Final = Section(
    "A'",
    "Dm/F Dm Bb Gm C7/E C7 F D7/F#  Gm Gm/F Em7b5 A7 Dm Bb A7 Dm",
    """A5/1 F5/.5 G5/.5 A5/1 | D5/2 E5/1 | D5/1 F5/1 Bb5/1 | A5/1 G5/1 D5/1 | C6/1.5 Bb5/.5 G5/1 | E5/2 G5/1 |
    F5/1 A5/1 C6/1 | C6/2 A5/1 | Bb5/2 A5/1 | G5/1 F5/1 D5/1 | G5/1 E5/1 Bb5/1 | A5/1.5 G5/.5 E5/1 | F5/2 E5/1 |
    D5/1 F5/1 D5/1 | E5/1 C#5/1 E5/1 | D5/3""",
    0.55,
)
B: Final = Section(
    "B",
    "F F/A Bb Bbm6 F/C Dm G7 C7  F Am Bb Gm D7/F# Gm Em7b5 A7",
    """C5/1 F5/1 A5/1 | C6/2 A5/1 | Bb5/1.5 A5/.5 G5/1 | F5/2 G5/1 | A5/1 G5/1 F5/1 | D5/2 F5/1 |
    F5/1.5 D5/.5 G5/1 | E5/2 G5/1 | C5/1 F5/1 A5/1 | C6/2 E5/1 | D6/1.5 C6/.5 Bb5/1 | G5/2 Bb5/1 |
    A5/1 C6/1 A5/1 | Bb5/1 A5/1 G5/1 | Bb5/1 G5/1 E5/1 | C#5/1 E5/1 G5/1""",
    0.5,
)
A2: Final = Section(
    "A''",
    "Dm Dm/F Gm Gm/Bb C7 C7/E F F/A  Bb Gm A7 A7/C#",
    """A5/2 F5/1 | D5/1.5 E5/.5 F5/1 | Bb5/2 G5/1 | D5/2 G5/1 | C6/1 Bb5/1 A5/1 | G5/2 E5/1 | A5/1.5 G5/.5 F5/1 |
    C5/3 | D5/1 F5/1 Bb5/1 | A5/1 G5/1 D5/1 | E5/2 G5/1 | A5/2 E5/1""",
    0.55,
)
CODA: Final = Section("coda", "Bb Eb A7 Dm", "D5/2 F5/1 | Eb5/2 G5/1 | C#5/1 E5/1 A5/1 | D5/3", 0.45)
KEY: Final = frozenset((0, 2, 4, 5, 7, 9, 10))
LOOP: Final = 16  # bars of percussion


def planning() -> Sheet:
    """The piece of the evenings."""
    sheet = Sheet("planning", 3, 150.0, (A, A1, B, A2, CODA), _players())
    hold_voices(sheet)
    pluck_bass(sheet, "bass")
    for bar in sheet.spans["B"].bars:
        for pitch in sheet.voices[bar][:2]:
            sheet.play("harmonium", bar, 0, 3, pitch + 12, 0.35)
    _give_tune(sheet)
    _brush(sheet)
    _sparkle(sheet)
    return sheet


def _players() -> list[Part]:
    return [
        Part("cello", "bed", -0.25, -7),
        Part("viola", "bed", 0.2, -8),
        Part("second violin", "bed", -0.55, -9),
        Part("bass", "bed", 0.35, -8),
        Part("harmonium", "bed", 0.05, -16),
        Part("clarinet", "melody", -0.15, -3),
        Part("oboe", "melody", -0.3, -6),
        Part("cornet", "melody", 0.25, -8),
        Part("solo cello", "melody", 0.15, -4),
        Part("bassoon", "melody", 0.3, -4),
        Part("saw", "melody", -0.3, -7),
        Part("brushes", "percussion", 0.1, -13, bars=LOOP),
        Part("triangle", "sparkle", -0.35, -16),
        Part("celesta", "sparkle", 0.45, -6),
        Part("glockenspiel", "sparkle", -0.4, -12),
        Part("harp", "sparkle", -0.6, -8),
        Part("pizzicato", "sparkle", -0.2, -4),
        Part("flute", "sparkle", -0.35, -9),
    ]


def _give_tune(sheet: Sheet) -> None:
    """Clarinet; oboe, then solo cello; cornet, then clarinet; bassoon; at last the saw, which the Heir interrupts."""
    sheet.give("clarinet", "A")
    sheet.adorn("clarinet", (2, 10), KEY)
    sheet.give("oboe", "A'", stop=8)
    sheet.give("solo cello", "A'", octaves=-2, first=8)
    sheet.give("cornet", "B", stop=8)
    sheet.give("clarinet", "B", first=8)
    sheet.give("bassoon", "A''", octaves=-2)
    sheet.adorn("bassoon", (48, 52), KEY)
    sheet.give("saw", "coda", louder=-0.05)
    quote(sheet, "spiritual", 30, octaves=-1, loud=0.4)
    quote(sheet, "heir", 61, loud=0.4)  # over the chord on E flat


def _brush(sheet: Sheet) -> None:
    """Taps on two and three, a stir on one, another turn at the end of a phrase."""
    for bar in range(LOOP):
        tap(sheet, "brushes", bar, [(0, 36, 0.22 if bar % 2 == 0 else 0.14)], 1)
        tap(sheet, "brushes", bar, [(1, 38, 0.2), (2, 38, 0.26)], 0.5)
        halves = [n for n in range(6) if bar % 8 > 3 or n % 2 == 0]
        tap(sheet, "brushes", bar, [(n / 2, 42, 0.14 + 0.06 * (n % 2 == 0)) for n in halves], 0.3)
        if bar % 8 == 7:
            tap(sheet, "brushes", bar, [(2 + n / 3, 38, 0.2 + 0.05 * n) for n in (1, 2)], 0.3)
        if bar % 4 == 1:
            tap(sheet, "brushes", bar, [(0, 51, 0.12)], 2)


def _sparkle(sheet: Sheet) -> None:
    """Broken chords in the answer of each phrase, harp where a phrase begins, and the motifs."""
    for bar in range(sheet.bars):
        if bar < 32 and bar % 4 in (1, 3):
            break_chord(sheet, "celesta", bar, (0, 2, 1) if bar % 8 < 4 else (2, 1, 3), 0.5, 0.75, 0.4)
        if bar >= 48 and bar % 2 == 1:
            break_chord(sheet, "celesta", bar, (0, 1, 2, 3, 2, 1), 0, 0.5, 0.36)
        if bar % 8 == 7:
            tap(sheet, "triangle", bar, [(0, 81, 0.25)], 2)
            tones = moved_up(high_tones(sheet, bar))
            tap(sheet, "glockenspiel", bar, [(1 + n / 2, tones[k], 0.3) for n, k in enumerate((2, 1, 0))], 0.5)
        if bar % 4 == 0 and bar >= 16:
            roll(sheet, "harp", bar)
        if bar in sheet.spans["B"].bars and bar % 2:
            break_chord(sheet, "harp", bar, (0, 1, 2, 3, 4, 3), 0, 0.5, 0.34, lowest=60)
    for name, bar in (("mechanical", 15), ("optical", 6), ("escape", 23), ("mechanical", 47), ("optical", 32)):
        quote(sheet, name, bar)


def moved_up(pitches: list[int]) -> list[int]:
    """An octave higher."""
    return [pitch + 12 for pitch in pitches]
