"""Ways of accompanying: each gives some bars of a sheet to a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.score.notes import Note

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tools.score.sheet import Sheet

STRINGS = ("cello", "viola", "second violin")
"""Who holds the inner voices, low to high."""


def hold_voices(sheet: Sheet, loud: float = 0.42, longest: int = 4, players: Sequence[str] = STRINGS) -> None:
    """Inner voices; one that stays is held over the bar, not over the end of eight bars."""
    for place, player in enumerate(players):
        at = 0
        while at < sheet.bars:
            stop = at + 1
            while (
                stop < sheet.bars
                and sheet.voices[stop][place] == sheet.voices[at][place]
                and stop - at < longest
                and stop % 8
            ):
                stop += 1
            swell = 0.06 * (at % 8 in (2, 3, 4))
            sheet.play(player, at, 0, (stop - at) * sheet.meter, sheet.voices[at][place], loud + swell)
            at = stop


def play_voices(
    sheet: Sheet, player: str, beats: Iterable[float], length: float, loud: float, bars: Iterable[int], up: int = 0
) -> None:
    """Chords of the inner voices on some beats of each bar."""
    after = list(beats)
    for bar in bars:
        for beat in after:
            for pitch in sheet.voices[bar]:
                sheet.play(player, bar, beat, length, pitch + up, loud)


def low(pitch: int, highest: int = 48) -> int:
    """A bass note where the bass has it."""
    return pitch - 12 if pitch > highest else pitch


def pluck_bass(sheet: Sheet, player: str, loud: float = 0.55) -> None:
    """One note in a bar, and at the end of a phrase a step towards the next one."""
    for bar, pitch in enumerate(sheet.basses):
        sheet.play(player, bar, 0, sheet.meter / 2, low(pitch), loud)
        if bar % 4 == 3 and bar + 1 < sheet.bars:
            coming = sheet.basses[bar + 1]
            step = 1 if coming < pitch else -1
            sheet.play(player, bar, sheet.meter - 1, 0.9, low(coming) + step, loud - 0.15)


def walk_bass(sheet: Sheet, player: str, loud: float = 0.5) -> None:
    """Four notes in a bar: the bass, two tones of the chord, and a step towards the next bass."""
    for bar, pitch in enumerate(sheet.basses):
        chord, coming = sheet.chords[bar], sheet.basses[(bar + 1) % sheet.bars]
        start, goal = low(pitch), low(coming)
        up = goal >= start
        tones = [p for p in range(start - 12, start + 13) if p % 12 in chord.tones and p != start]
        way = sorted((p for p in tones if (p > start) == up), key=lambda p: abs(p - start))[:2] or [start, start]
        near = goal - 1 if up else goal + 1
        for beat, note in enumerate((start, way[0], way[-1], near)):
            if bar % 8 < 7 or beat < 2:  # a rest at the end of eight bars
                sheet.play(player, bar, beat, 0.85, max(note, 26), loud - 0.1 * (beat % 2))


def step_bass(sheet: Sheet, player: str, loud: float = 0.6, lowest: int = 31) -> None:
    """The bass, and its fifth at half of the bar: a band that marches."""
    for bar, chord in enumerate(sheet.chords):
        bottom = lowest + (chord.bass - lowest) % 12
        fifth = next(p for p in range(bottom - 7, bottom + 8) if p % 12 == chord.other_bass)
        half = sheet.meter / 2
        sheet.play(player, bar, 0, 0.6 * half, bottom, loud)
        sheet.play(player, bar, half, 0.6 * half, max(fifth, 26), loud - 0.1)


def high_tones(sheet: Sheet, bar: int, lowest: int = 72) -> list[int]:
    """Tones of a bar's chord over two octaves, from low to high."""
    tones = sheet.chords[bar].tones
    return sorted({tone + lowest for tone in tones} | {tone + lowest + 12 for tone in tones})


def break_chord(
    sheet: Sheet, player: str, bar: int, order: Sequence[int], start: float, step: float, loud: float, lowest: int = 72
) -> None:
    """Tones of a bar's chord one after the other."""
    tones = high_tones(sheet, bar, lowest)
    for number, place in enumerate(order):
        sheet.play(player, bar, start + number * step, step * 0.95, tones[place % len(tones)], loud)


def roll(sheet: Sheet, player: str, bar: int, lowest: int = 48, count: int = 6, loud: float = 0.42) -> None:
    """A chord upwards, as a harp rolls it."""
    tones = [p for p in range(lowest, lowest + 36) if p % 12 in sheet.chords[bar].tones][:count]
    for number, pitch in enumerate(tones):
        sheet.play(player, bar, number * 0.11, sheet.meter - 0.5, pitch, loud)


def below(sheet: Sheet, notes: Iterable[Note]) -> list[Note]:
    """A second voice under a tune: the nearest tone of the chord that is a third below or more."""
    found = list[Note]()
    for note in notes:
        tones = sheet.chords[int(note.at // sheet.meter)].tones
        pitch = next(p for p in range(note.pitch - 3, note.pitch - 16, -1) if p % 12 in tones)
        found.append(Note(note.at, note.length, pitch, note.loud - 0.08))
    return found


def tap(sheet: Sheet, player: str, bar: int, hits: Iterable[tuple[float, int, float]], length: float = 0.4) -> None:
    """Drums of a bar: beat, drum, loudness."""
    for beat, drum, loud in hits:
        sheet.play(player, bar, beat, length, drum, loud)
