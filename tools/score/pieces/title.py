"""Title: an overture. Everybody's motif before the curtain, then the game's own tune, for once in major."""

from __future__ import annotations

from typing import Final

from tools.score.arranging import below, break_chord, hold_voices, low, pluck_bass, roll, tap
from tools.score.motifs import quote
from tools.score.notes import moved
from tools.score.pit import Part
from tools.score.sheet import Section, Sheet

DARK: Final = Section("dark", "Eb/G Dm/F Gm A7", "-/3 | -/3 | Bb4/2 D5/1 | C#5/3", 0.4)
WHEELS: Final = Section("wheels", "A7 A7 Dm Dm/F", "-/3 | -/3 | F5/2 E5/1 | D5/3", 0.42)
MIRRORS: Final = Section("mirrors", "F F/A Bb Bb", "-/3 | -/3 | D5/2 F5/1 | Bb4/3", 0.42)
CHAINS: Final = Section("chains", "D7/F# D7 Gm Gm/Bb", "-/3 | -/3 | Bb4/2 A4/1 | G4/3", 0.42)
SPIRITS: Final = Section("spirits", "Dm Dm/F A7 A7", "-/3 | -/3 | E5/2 C#5/1 | A4/3", 0.42)
THEME: Final = Section(
    "theme",
    "D D/F# G G/B A7 A7/C# D D/A  Bm D/F# G E7 A7 A7 D/F# A7",
    """A5/2 F#5/1 | D5/3 | B5/2 G5/1 | D5/3 | C#6/1 B5/1 A5/1 | G5/2 E5/1 | A5/1.5 G5/.5 F#5/1 | D5/3 |
    D5/1 F#5/1 B5/1 | A5/2 F#5/1 | G5/1.5 A5/.5 B5/1 | G#5/2 E5/1 | A5/1 G5/1 E5/1 | C#5/3 | D5/2 F#5/1 | E5/3""",
    0.56,
)
CODA: Final = Section("coda", "Bm Gm A7 D", "D5/2 F#5/1 | Bb5/2 G5/1 | C#5/1 E5/1 A5/1 | D5/3", 0.46)
TRIANGLE: Final = 81


def title() -> Sheet:
    """The piece before the first evening."""
    sections = (DARK, WHEELS, MIRRORS, CHAINS, SPIRITS, THEME, CODA)
    sheet = Sheet("title", 3, 90.0, sections, _players())
    sheet.air = 12.0
    hold_voices(sheet, 0.4)
    pluck_bass(sheet, "bass", 0.5)
    for bar, pitch in enumerate(sheet.basses):
        if bar % 2 == 0:
            sheet.play("bowed bass", bar, 0, 2.9, low(pitch), 0.38)
    quote(sheet, "heir", 0, octaves=1, loud=0.42)
    for name, section in (("mechanical", WHEELS), ("optical", MIRRORS), ("escape", CHAINS), ("spiritual", SPIRITS)):
        quote(sheet, name, sheet.spans[section.name].first, loud=0.46)
    for section in (DARK, WHEELS, MIRRORS, CHAINS, SPIRITS):
        sheet.give("clarinet", section.name, octaves=0, louder=-0.04)
    _theme(sheet)
    return sheet


def _players() -> list[Part]:
    return [
        Part("cello", "bed", -0.25, -7),
        Part("viola", "bed", 0.2, -8),
        Part("second violin", "bed", -0.5, -9),
        Part("bass", "bed", 0.35, -10),
        Part("bowed bass", "bed", 0.3, -10),
        Part("harp", "bed", -0.6, -9),
        Part("triangle", "bed", -0.35, -15),
        Part("bassoon", "melody", 0.3, -4),
        Part("pizzicato", "melody", -0.2, -4),
        Part("celesta", "melody", 0.4, -6),
        Part("flute", "melody", -0.3, -7),
        Part("saw", "melody", -0.1, -7),
        Part("clarinet", "melody", -0.2, -7),
        Part("first violin", "melody", -0.35, -4),
        Part("horn", "melody", 0.35, -9),
        Part("glockenspiel", "melody", 0.2, -14),
    ]


def _theme(sheet: Sheet) -> None:
    """The curtain: violins with the tune, a horn below, harp and bells; the last word has the music box."""
    span = sheet.spans["theme"]
    sheet.give("first violin", "theme", octaves=0)
    sheet.add(
        "horn", moved(below(sheet, [note for note in sheet.notes_of("theme", 8) if note.length >= 1]), octaves=-1)
    )
    sheet.give("celesta", "coda", octaves=1, louder=-0.06)
    sheet.give("clarinet", "coda", octaves=-1)
    for bar in (*range(0, span.first, 4), *range(span.first, sheet.bars, 2)):
        roll(sheet, "harp", bar, 45, 7)
    for bar in span.bars:
        if bar % 4 == 3:
            break_chord(sheet, "glockenspiel", bar, (2, 1, 0), 1, 0.5, 0.3, lowest=84)
        if bar % 8 == 4:
            tap(sheet, "triangle", bar, [(0, TRIANGLE, 0.25)], 2)
