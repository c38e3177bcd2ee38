"""The Heir: D Phrygian over a drone. Two falling half tones, low, and little else."""

from __future__ import annotations

from typing import Final

from tools.score.arranging import break_chord, hold_voices, low, tap
from tools.score.pit import Part
from tools.score.sheet import Section, Sheet

SIGH: Final = "Eb5/1.5 D5/.5 Bb4/1"
A: Final = Section(
    "A",
    "Dm Dm Eb/D Dm Dm Gm/D Eb/D Dm  Bb/D Bb/D Eb/D Eb/D Cm/D Cm/D Dm Dm",
    f"""-/3 | -/3 | {SIGH} | A4/3 | A4/1 D5/1 F5/1 | G5/2 Bb4/1 | {SIGH} | A4/3 | F5/2 D5/1 | Bb4/2 D5/1 |
    G5/1.5 F5/.5 Eb5/1 | Eb5/2 G4/1 | C5/1.5 D5/.5 Eb5/1 | G4/2 C5/1 | A4/3 | -/3""",
    0.46,
)
B: Final = Section(
    "B",
    "Gm Gm Eb/G Cm Cm/Eb Dm/F Gm Bb/D Eb Eb Cm/Eb Dm",
    f"""G4/1 Bb4/1 D5/1 | G5/2 F5/1 | {SIGH} | C5/2 Eb5/1 | G5/2 Eb5/1 | F5/1.5 Eb5/.5 D5/1 | D5/1 G5/1 Bb5/1 |
    F5/2 D5/1 | G5/1.5 F5/.5 Eb5/1 | Bb4/2 Eb5/1 | C5/1 Eb5/1 G5/1 | A4/3""",
    0.5,
)
A1: Final = Section(
    "A'",
    "Dm Eb/D Dm Gm/D Eb/D Eb/D Dm Dm  Bb/D Cm/D Eb/D Eb/D Cm/D Eb/D Dm Dm",
    f"""-/3 | {SIGH} | A4/2 D5/1 | G5/2 Bb4/1 | {SIGH} | G4/2 Bb4/1 | A4/3 | -/3 | D5/1 F5/1 Bb5/1 | G5/2 Eb5/1 |
    Eb5/1.5 F5/.5 G5/1 | Bb4/2 Eb5/1 | C5/2 G4/1 | {SIGH} | A4/3 | -/3""",
    0.46,
)
DRONE: Final = (26, 38)
BELOW: Final = 36  # the largest drum
TRIANGLE, CYMBAL = 81, 51


def heir() -> Sheet:
    """The piece of the rival who is not there."""
    sheet = Sheet("heir", 3, 120.0, (A, B, A1), _players())
    sheet.air = 9.0
    hold_voices(sheet, 0.36)
    for bar, pitch in enumerate(sheet.basses):
        in_drone = bar not in sheet.spans["B"].bars
        if bar % 2 == 0:
            sheet.play("bowed bass", bar, 0, 5.8 if in_drone else 2.8, low(pitch), 0.44)
        elif not in_drone:
            sheet.play("bowed bass", bar, 0, 2.8, low(pitch), 0.44)
        if in_drone and bar % 4 == 0:
            sheet.play("harmonium", bar, 0, 11.5, DRONE[1] + 12, 0.3)
        if bar % 4 == 3:
            tap(sheet, "field drum", bar, [(0, BELOW, 0.26), (0.5, BELOW, 0.18)])
        if bar % 8 == 1:
            tap(sheet, "field drum", bar, [(2, TRIANGLE, 0.3)], 1)
        if bar % 4 == 1:
            tap(sheet, "field drum", bar, [(0, CYMBAL, 0.16), (1, CYMBAL, 0.1)], 2)
        if bar % 4 == 2:
            break_chord(sheet, "harp", bar, (0, 1, 2), 0, 1, 0.34, lowest=48)
    _give_tune(sheet)
    return sheet


def _players() -> list[Part]:
    return [
        Part("low tremolo", "bed", 0.1, -10),
        Part("viola", "bed", 0.25, -9),
        Part("second violin", "bed", -0.45, -11),
        Part("cello", "bed", -0.2, -9),
        Part("bowed bass", "bed", 0.3, -11),
        Part("harmonium", "bed", -0.1, -15),
        Part("field drum", "bed", 0.05, -13),
        Part("harp", "bed", -0.55, -11),
        Part("bassoon", "melody", 0.25, -4),
        Part("solo cello", "melody", -0.1, -5),
        Part("clarinet", "melody", -0.25, -7),
        Part("celesta", "melody", 0.4, -12),
    ]


def _give_tune(sheet: Sheet) -> None:
    """Bassoon; the cello rises against it; at last the clarinet in its lowest tones, and a clockwork's echo."""
    sheet.give("bassoon", "A", octaves=-2)
    sheet.give("solo cello", "B", octaves=-1, stop=8)
    sheet.give("clarinet", "B", first=8, octaves=0, louder=-0.05)
    sheet.give("bassoon", "A'", octaves=-2, stop=8)
    sheet.give("clarinet", "A'", first=8)
    for bar in sheet.spans["B"].bars:
        sheet.play("low tremolo", bar, 0, 3, sheet.voices[bar][0], 0.32)
    for bar in (7, 23, 35):
        break_chord(sheet, "celesta", bar, (2, 1, 0), 1, 0.5, 0.3)
