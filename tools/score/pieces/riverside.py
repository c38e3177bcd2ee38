"""Riverside: a music hall with a piano that wants tuning. A polka in G, two beats, with a trio in C."""

from __future__ import annotations

from typing import Final

from tools.score.arranging import below, play_voices, step_bass, tap
from tools.score.notes import moved
from tools.score.pit import Part
from tools.score.sheet import Section, Sheet

REST: Final = "-/2 | -/2 | -/2 | -/2"
VAMP: Final = Section("vamp", "G D7 G D7", REST)
A_CHORDS: Final = "G G Am D7 G E7 A7 D7"
A_TUNE: Final = """D5/.5 B4/.5 D5/.5 G5/.5 | B5/1 G5/1 | A5/.5 E5/.5 C5/.5 E5/.5 | F#5/1 D5/1 |
    G5/.5 B5/.5 D6/.5 B5/.5 | G#5/1 B5/1 | E5/.5 G5/.5 A5/.5 C#5/.5 | D5/1.5 -/.5"""
A1_CHORDS: Final = "G G7 C Cm G/D E7 D7 G"
A1_TUNE: Final = """D5/.5 B4/.5 D5/.5 G5/.5 | B5/1 F5/1 | E5/.5 G5/.5 C6/.5 E6/.5 | Eb6/1 C6/1 |
    D6/.5 B5/.5 G5/.5 B5/.5 | G#5/.5 B5/.5 E5/1 | F#5/.5 A5/.5 C6/.5 F#5/.5 | G5/1.5 -/.5"""
B_CHORDS: Final = "C C G G A7 A7 D7 D7"
B_TUNE: Final = """E5/.5 G5/.5 C6/1 | E6/.5 D6/.5 C6/1 | D6/.5 B5/.5 G5/1 | B4/.5 D5/.5 G5/1 |
    C#5/.5 E5/.5 A5/1 | C#6/.5 B5/.5 A5/1 | F#5/.5 A5/.5 D6/1 | C6/.5 A5/.5 F#5/1"""
CHANGE: Final = Section("change", "C G7 C G7", REST)
TRIO: Final = Section(
    "trio",
    "C G7 C C F D7 G7 G7",
    """E5/1.5 F5/.5 | D5/1 B4/1 | C5/.5 E5/.5 G5/1 | C6/1 G5/1 | A5/1.5 G5/.5 | F#5/1 A5/1 | G5/.5 B5/.5 D6/1 |
    F5/.5 D5/.5 B4/1""",
)
TRIO1: Final = Section(
    "trio'",
    "C G7 C A7 Dm G7 C C",
    """E5/1.5 F5/.5 | D5/1 G5/1 | E5/.5 G5/.5 C6/1 | C#6/1 A5/1 | D6/.5 C6/.5 A5/1 | B5/1 G5/.5 F5/.5 |
    E5/.5 D5/.5 C5/1 | C5/1.5 -/.5""",
)
TRIO2: Final = Section(
    "trio''",
    "F F C C D7 D7 G G7",
    """A5/.5 C6/.5 F5/1 | A5/1 G5/.5 F5/.5 | G5/.5 E5/.5 C5/1 | E5/1 G5/1 | F#5/.5 A5/.5 D6/1 | C6/.5 A5/.5 F#5/1 |
    G5/1 B5/1 | F5/.5 D5/.5 B4/1""",
)
TRIO3: Final = Section(
    "trio again",
    "C G7 C A7 Dm G7 C D7",
    """E5/.5 C5/.5 E5/.5 F5/.5 | D5/.5 B4/.5 D5/.5 G5/.5 | E5/.5 G5/.5 C6/1 | C#6/.5 B5/.5 A5/1 |
    D6/.5 F6/.5 D6/.5 A5/.5 | B5/.5 D6/.5 G5/.5 F5/.5 | E5/.5 G5/.5 E5/.5 D5/.5 | C5/1 A5/1""",
)
SECTIONS: Final = (
    VAMP,
    Section("A", A_CHORDS, A_TUNE),
    Section("A'", A1_CHORDS, A1_TUNE),
    Section("B", B_CHORDS, B_TUNE),
    Section("A''", A1_CHORDS, A1_TUNE),
    CHANGE,
    TRIO,
    TRIO1,
    TRIO2,
    TRIO3,
    Section("A again", A_CHORDS, A_TUNE),
    Section("A' again", A1_CHORDS, A1_TUNE),
    Section("B again", B_CHORDS, B_TUNE),
    Section("last", A1_CHORDS, A1_TUNE, 0.58),
)
KICK, SNARE, HAT, CRASH, TAMBOURINE = 36, 38, 42, 49, 54


def riverside() -> Sheet:
    """The band of the smallest house."""
    sheet = Sheet("riverside", 2, 120.0, SECTIONS, _players())
    step_bass(sheet, "tuba")
    trio = {bar for name, span in sheet.spans.items() if name.startswith("trio") for bar in span.bars}
    for bar in range(sheet.bars):
        player = "accordion" if bar in trio else "pizzicato"
        play_voices(sheet, player, (0.5, 1.5), 0.3, 0.4, [bar])
        for beat in (0.5, 1.5):
            for pitch in sheet.voices[bar][1:]:
                sheet.play("piano", bar, beat, 0.3, pitch + 12, 0.38)
        _drum(sheet, bar, in_trio=bar in trio)
    _give_tune(sheet)
    return sheet


def _players() -> list[Part]:
    return [
        Part("tuba", "bed", 0.3, -8),
        Part("pizzicato", "bed", -0.4, -4),
        Part("accordion", "bed", 0.4, -12),
        Part("piano", "bed", -0.15, -8),
        Part("kit", "bed", 0.05, -9),
        Part("clarinet", "melody", -0.3, -3),
        Part("clarinet 2", "melody", -0.4, -9),
        Part("cornet", "melody", 0.3, -9),
        Part("flute", "melody", 0.15, -7),
        Part("glockenspiel", "melody", 0.1, -13),
        Part("piccolo", "melody", -0.1, -12),
    ]


def _drum(sheet: Sheet, bar: int, *, in_trio: bool) -> None:
    """Foot on one, brush after it; the trio has a tambourine."""
    tap(sheet, "kit", bar, [(0, KICK, 0.4), (1, KICK, 0.28)])
    if in_trio:
        tap(sheet, "kit", bar, [(1, TAMBOURINE, 0.26), (1.5, TAMBOURINE, 0.2)])
    else:
        tap(sheet, "kit", bar, [(0.5, SNARE, 0.34), (1.5, SNARE, 0.34)])
        tap(sheet, "kit", bar, [(n / 2, HAT, 0.22) for n in range(4)], 0.3)
    if bar % 8 == 3:
        tap(sheet, "kit", bar, [(1 + n / 4, SNARE, 0.25 + 0.06 * n) for n in range(4)], 0.2)
        tap(sheet, "kit", bar, [(0, CRASH, 0.18)], 1)


def _give_tune(sheet: Sheet) -> None:
    """Never the same twice: clarinet; with a second; flute; cornet; all at the end."""
    for name in ("A", "A'", "B", "trio'", "A' again", "last"):
        sheet.give("clarinet", name, octaves=0)
    for name in ("A''", "trio", "trio again", "A again"):
        sheet.give("flute", name, octaves=0)
    for name in ("A'", "trio'", "last"):
        sheet.add("clarinet 2", below(sheet, sheet.notes_of(name)))
    for name in ("B", "trio''", "B again", "last"):
        sheet.give("cornet", name, louder=-0.08)
    sheet.give("clarinet", "B again", octaves=0, louder=-0.1)
    for name in ("trio''", "A''", "last"):
        sheet.add("piccolo", moved(sheet.notes_of(name), octaves=1, louder=-0.14))
    bells = [note for name in ("trio again", "last") for note in sheet.notes_of(name) if note.at % 1 == 0]
    sheet.add("glockenspiel", moved(bells, octaves=1, louder=-0.18))
