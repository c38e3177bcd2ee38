"""At work: downtown and the workshop, in G Dorian. A walking bass, short chords, tools that tap."""

from __future__ import annotations

from typing import Final

from tools.score.arranging import below, break_chord, hold_voices, play_voices, roll, tap, walk_bass
from tools.score.motifs import quote
from tools.score.pit import Part
from tools.score.sheet import Section, Sheet

A: Final = Section(
    "A",
    "Gm Gm/Bb C C7/E F F/A Bb C7  Gm Dm/F C/E C7 Bb Am D7 D7/F#",
    """G5/.5 A5/.5 Bb5/1 D5/1 -/1 | D5/.5 E5/.5 G5/1 D5/2 | E5/1 G5/.5 A5/.5 G5/1 E5/1 | C5/1 E5/.5 G5/.5 Bb5/2 |
    A5/.5 G5/.5 F5/1 C5/1 -/1 | C5/.5 F5/.5 A5/1 C6/2 | D6/1 C6/.5 Bb5/.5 F5/1 D5/1 | E5/3 -/1 |
    G5/.5 A5/.5 Bb5/1 D6/1 -/1 | A5/.5 G5/.5 F5/1 D5/2 | G5/1 E5/.5 F5/.5 G5/1 C6/1 | Bb5/2 G5/1 E5/1 |
    F5/.5 G5/.5 Bb5/1 D6/1 Bb5/1 | C6/1.5 A5/.5 E5/1 A5/1 | A5/1 F#5/1 D5/1 F#5/1 | C6/1 A5/1 F#5/1 -/1""",
)
A1: Final = Section(
    "A'",
    "Gm Gm/Bb C C7/E F F/A Bb C7  Gm Dm/F C/E C7 Bb Am/C D7 Gm",
    """Bb5/1 G5/.5 A5/.5 Bb5/1 D6/1 | D6/.5 C6/.5 Bb5/1 G5/2 | G5/.5 A5/.5 C6/1 E6/1 -/1 | C6/1 Bb5/.5 A5/.5 G5/2 |
    A5/1 C6/.5 A5/.5 F5/1 A5/1 | C6/2 A5/1 F5/1 | F5/.5 G5/.5 A5/.5 Bb5/.5 D6/2 | E6/2 C6/1 G5/1 |
    D6/.5 C6/.5 Bb5/1 G5/1 -/1 | F5/.5 G5/.5 A5/1 D5/2 | G5/1 C6/1 E6/1 C6/1 | Bb5/1 G5/1 E5/1 G5/1 |
    F5/1 D5/.5 F5/.5 Bb5/1 F5/1 | E5/1 A5/.5 G5/.5 E5/2 | F#5/1 A5/.5 G5/.5 F#5/1 D5/1 | G5/3 -/1""",
)
B: Final = Section(
    "B",
    "Bb Bb/D Eb F7 Bb Gm C7 F  Dm Dm/F Gm C7 F Am7b5 D7 D7/F#",
    """D5/1 F5/1 Bb5/2 | Bb5/1 A5/.5 G5/.5 F5/2 | G5/1.5 F5/.5 Eb5/1 G5/1 | A5/2 F5/1 C5/1 |
    D5/1 F5/1 D6/1 C6/1 | Bb5/1.5 A5/.5 G5/1 D5/1 | E5/1 G5/1 Bb5/1 G5/1 | A5/3 -/1 |
    F5/1 A5/1 D6/2 | D6/1 C6/.5 A5/.5 F5/2 | Bb5/1.5 A5/.5 G5/1 Bb5/1 | C6/1 Bb5/1 G5/1 E5/1 |
    A5/1 C6/1 A5/1 F5/1 | G5/1.5 A5/.5 C6/1 Eb6/1 | D6/1 C6/1 A5/1 F#5/1 | A5/2 -/2""",
)
A2: Final = Section(
    "A''",
    "Gm Gm/Bb C C7/E F F/A Bb C7  Gm Am D7 D7/F#",
    """G5/.5 A5/.5 Bb5/1 D5/1 -/1 | D5/.5 E5/.5 G5/1 D5/2 | E5/1 G5/.5 A5/.5 G5/1 E5/1 | C6/1 Bb5/.5 A5/.5 G5/2 |
    A5/.5 G5/.5 F5/1 C5/1 F5/1 | C6/.5 A5/.5 F5/1 A5/2 | D6/1 C6/.5 Bb5/.5 F5/2 | E5/1 G5/1 Bb5/2 |
    Bb5/1 A5/.5 G5/.5 D5/2 | C6/1 A5/1 E5/2 | A5/1 C6/.5 A5/.5 F#5/2 | C6/2 A5/2""",
)
CODA: Final = Section("coda", "Gm C7 Bb/D D7", "G5/3 -/1 | E5/2 G5/1 Bb5/1 | Bb5/1 F5/1 D5/2 | F#5/2 A5/2", 0.45)
KEY: Final = frozenset((0, 2, 4, 5, 7, 9, 10))
LOOP: Final = 16  # bars of percussion
WOOD, BLOCK, STIR, TAP, HAT = 76, 77, 36, 38, 42


def at_work() -> Sheet:
    """The piece of the errands."""
    sheet = Sheet("at_work", 4, 166.4, (A, A1, B, A2, CODA), _players())
    sheet.air = 8.0
    hold_voices(sheet, 0.36, longest=2)
    walk_bass(sheet, "bass")
    offs = [bar for bar in range(sheet.bars) if bar % 8 != 7]
    play_voices(sheet, "pizzicato", (1.5, 3.5), 0.4, 0.3, offs)
    _give_tune(sheet)
    _tap(sheet)
    _sparkle(sheet)
    return sheet


def _players() -> list[Part]:
    return [
        Part("cello", "bed", -0.3, -11),
        Part("viola", "bed", 0.2, -12),
        Part("second violin", "bed", -0.55, -13),
        Part("bass", "bed", 0.3, -6),
        Part("pizzicato", "bed", -0.15, -10),
        Part("clarinet", "melody", -0.2, -4),
        Part("clarinet 2", "melody", -0.35, -9),
        Part("bassoon", "melody", 0.3, -5),
        Part("oboe", "melody", 0.1, -8),
        Part("cornet", "melody", 0.25, -9),
        Part("brushes", "percussion", 0.1, -10, bars=LOOP),
        Part("clock", "percussion", -0.3, -22, bars=LOOP),
        Part("celesta", "sparkle", 0.45, -8),
        Part("xylophone", "sparkle", -0.45, -12),
        Part("harp", "sparkle", -0.6, -9),
        Part("pizzicato 2", "sparkle", -0.2, -5),
        Part("flute", "sparkle", 0.3, -9),
    ]


def _give_tune(sheet: Sheet) -> None:
    """Bassoon asks and the clarinet answers; clarinets in thirds; oboe, then cornet; the bassoon again, alone."""
    for first in (0, 8):
        sheet.give("bassoon", "A", octaves=-2, first=first, stop=first + 4)
        sheet.give("clarinet", "A", first=first + 4, stop=first + 8)
    sheet.give("clarinet", "A'", stop=8)
    sheet.add("clarinet 2", below(sheet, sheet.parts["clarinet"].notes[-28:]))
    sheet.give("oboe", "A'", first=8, octaves=0, louder=-0.06)
    sheet.give("cornet", "B", stop=8)
    sheet.give("clarinet", "B", first=8)
    sheet.give("bassoon", "A''", octaves=-2)
    sheet.give("clarinet", "coda", louder=-0.04)
    sheet.adorn("clarinet", (38, 42, 46), KEY)


def _tap(sheet: Sheet) -> None:
    """Brushes that walk, and wood: somebody planes, somebody drives a nail at the end of eight bars."""
    for bar in range(LOOP):
        tap(sheet, "brushes", bar, [(0, STIR, 0.2), (2, STIR, 0.14), (1, TAP, 0.22), (3, TAP, 0.26)])
        swings = [n for n in range(4) if bar % 4 != 3 or n < 3]
        tap(sheet, "brushes", bar, [(n + 2 / 3, HAT, 0.13) for n in swings if bar % 8 > 3 or n % 2], 0.2)
        if bar % 4 == 3:
            tap(sheet, "brushes", bar, [(3 + 1 / 3, TAP, 0.18), (3 + 2 / 3, TAP, 0.22)], 0.2)
        if bar % 2 == 1:
            tap(sheet, "clock", bar, [(1.5, WOOD, 0.3), (2.5, BLOCK, 0.26)], 0.2)
        if bar % 8 == 7:
            tap(sheet, "clock", bar, [(0, BLOCK, 0.34), (0.5, BLOCK, 0.3), (1, WOOD, 0.38)], 0.2)


def _sparkle(sheet: Sheet) -> None:
    """Answers in the rests of the tune, and the motifs of those who work."""
    for bar in range(sheet.bars):
        if bar < 32 and bar % 8 == 7:
            break_chord(sheet, "celesta", bar, (0, 2, 1, 3), 1, 0.5, 0.38)
        if bar % 8 == 3:
            break_chord(sheet, "xylophone", bar, (2, 1, 0), 2.5, 0.5, 0.3, lowest=72)
        if bar >= 48 and bar % 2 == 1:
            break_chord(sheet, "celesta", bar, (0, 1, 2, 3, 2, 1), 0.5, 0.5, 0.34)
        if bar % 8 == 0 and bar >= 16:
            roll(sheet, "harp", bar)
        if bar in sheet.spans["B"].bars and bar % 4 == 2:
            break_chord(sheet, "harp", bar, (0, 1, 2, 3, 4, 5, 4, 3), 0, 0.5, 0.34, lowest=60)
    for bar in (30, 46):
        quote(sheet, "mechanical", bar, player="pizzicato 2", steps=5)
    for name, bar in (("optical", 20), ("escape", 14), ("escape", 58), ("optical", 44)):
        quote(sheet, name, bar)
