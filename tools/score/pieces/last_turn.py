"""A last turn: planning a half tone higher, with a clock and tremolo below."""

from __future__ import annotations

from typing import Final

from tools.score.arranging import break_chord, hold_voices, pluck_bass, tap
from tools.score.motifs import quote
from tools.score.pieces.planning import A1, A2, CODA, KEY, A
from tools.score.pit import Part
from tools.score.sheet import Sheet

TICK, TOCK, DRUM = 76, 77, 36
HIGHER: Final = 1


def last_turn() -> Sheet:
    """The piece of the last turn."""
    sheet = Sheet("last_turn", 3, 112.5, (A, A1, A2, CODA), _players())
    sheet.air = 10.0
    hold_voices(sheet, 0.38, players=("low tremolo", "viola", "high tremolo"))
    pluck_bass(sheet, "bass", 0.6)
    for bar in range(sheet.bars):
        ticks = [
            (beat, TICK if beat % 1 == 0 else TOCK, 0.26 if beat == 0 else 0.18) for beat in (0, 0.5, 1, 1.5, 2, 2.5)
        ]
        tap(sheet, "clock", bar, ticks if bar % 8 < 6 else ticks[::2], 0.15)
        if bar % 4 == 0:
            tap(sheet, "field drum", bar, [(0, DRUM, 0.26)], 1)
    _give_tune(sheet)
    return sheet.transposed(HIGHER)


def _players() -> list[Part]:
    return [
        Part("low tremolo", "bed", 0.2, -8),
        Part("viola", "bed", 0.05, -10),
        Part("high tremolo", "bed", -0.5, -11),
        Part("bass", "bed", 0.35, -7),
        Part("clock", "bed", -0.3, -15),
        Part("field drum", "bed", 0.1, -15),
        Part("clarinet", "melody", -0.15, -4),
        Part("solo cello", "melody", 0.15, -4),
        Part("bassoon", "melody", 0.3, -5),
        Part("oboe", "melody", -0.3, -7),
        Part("celesta", "melody", 0.45, -10),
        Part("pizzicato", "melody", -0.2, -7),
    ]


def _give_tune(sheet: Sheet) -> None:
    """Cello, low; clarinet, oboe; cello and clarinet as one; the Heir has the last word."""
    sheet.give("solo cello", "A", octaves=-2)
    sheet.give("clarinet", "A'", stop=8)
    sheet.give("oboe", "A'", octaves=0, first=8, louder=-0.06)
    sheet.give("solo cello", "A''", octaves=-2)
    sheet.give("clarinet", "A''", louder=-0.06)
    sheet.adorn("clarinet", (32, 36), KEY)
    sheet.give("bassoon", "coda", octaves=-2)
    for bar in range(3, sheet.bars, 8):
        break_chord(sheet, "celesta", bar, (2, 1, 0, 1), 1, 0.5, 0.32)
    quote(sheet, "mechanical", 12, loud=0.36)
    quote(sheet, "heir", 45, loud=0.4)
