"""Bass and inner voices: found between bass and tune as the cheapest road through all voicings."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise, product
from typing import Final

from tools.score.notes import SEVENTHS, Chord, Note

RANGES: Final = ((48, 62), (53, 67), (59, 74))
"""Lowest and highest pitch of cello, viola and second violin."""

BASS: Final = (38, 55)
PERFECT: Final = (0, 7)
_ROADS: Final = 24  # kept at each chord
_BEGINNINGS: Final = 4

Voicing = tuple[int, ...]


def bass_line(chords: list[Chord]) -> list[int]:
    """The written bass, each note in the octave nearest to the last."""
    line, last = list[int](), 45
    for chord in chords:
        last = min((p for p in range(*BASS) if p % 12 == chord.bass), key=lambda p: (abs(p - last), p))
        line.append(last)
    return line


def first_beats(tune: list[Note], meter: int, bars: int) -> list[int | None]:
    """The tune's pitch on the first beat of each bar; None where it rests."""
    found = {int(note.at // meter): note.pitch for note in tune if note.at % meter == 0}
    return [found.get(bar) for bar in range(bars)]


def parallels(one: Voicing, two: Voicing) -> int:
    """Number of pairs of voices that go on in bare fifths, octaves or unisons."""
    return sum(
        (one[i] - one[j]) % 12 == (two[i] - two[j]) % 12
        and (one[i] - one[j]) % 12 in PERFECT
        and one[i] != two[i]
        and one[j] != two[j]
        for i in range(len(one))
        for j in range(i)
    )


@lru_cache(maxsize=256)
def voicings(chord: Chord) -> tuple[Voicing, ...]:
    """Three voices, low to high: not crossing, no gap over an octave, the third there, no leading tone twice."""
    choices = [[p for p in range(low, high + 1) if p % 12 in chord.tones] for low, high in RANGES]
    return tuple(trio for trio in product(*choices) if _is_sound(trio, chord))


def _is_sound(trio: Voicing, chord: Chord) -> bool:
    steps = [pitch % 12 for pitch in trio] + [chord.bass]
    ordered = all(low < high <= low + 12 for low, high in pairwise(trio))
    has_third = chord.third in steps and (chord.leading is None or steps.count(chord.leading) == 1)
    return ordered and has_third and (len(chord.tones) < 4 or chord.tones[3] in steps)


@lru_cache(maxsize=200_000)
def _step_cost(old: Chord, one: Voicing, new: Chord, two: Voicing, basses: tuple[int, int]) -> float:
    total = float(sum(abs(a - b) + (3 if abs(a - b) > 5 else 0) for a, b in zip(one, two, strict=True)))
    total += 40 * parallels((basses[0], *one), (basses[1], *two))
    if old.kind in SEVENTHS and old.root != new.root:
        for a, b in zip(one, two, strict=True):
            total += 12 * (a % 12 == old.tones[3] and b - a not in (-1, -2, 0))  # a seventh falls
            total += 8 * (old.leading is not None and a % 12 == old.leading and b - a not in (1, 0))  # it rises
    return total


def _against(one: Voicing, two: Voicing, tops: list[int | None], chord: Chord) -> float:
    """Cost of what the tune says to it: no parallels with it, and its leading tone is its own."""
    before, after = tops
    total = 0.0
    if before is not None and after is not None:
        total += 20 * sum(parallels((a, before), (b, after)) for a, b in zip(one, two, strict=True))
    if chord.leading is not None and after is not None and after % 12 == chord.leading:
        total += 10 * sum(b % 12 == chord.leading for b in two)
    return total


def inner_voices(chords: list[Chord], tops: list[int | None]) -> list[Voicing]:
    """The best of all roads; the last chord leads into the first again."""
    basses, first = bass_line(chords), voicings(chords[0])
    starts = first[:: max(1, len(first) // _BEGINNINGS)]
    return min((_road(start, chords, basses, tops) for start in starts), key=lambda found: found[0])[1]


Road = tuple[float, list[Voicing]]


def _road(start: Voicing, chords: list[Chord], basses: list[int], tops: list[int | None]) -> Road:
    roads: list[Road] = [(0.0, [start])]
    for n in range(1, len(chords)):
        pair = (basses[n - 1], basses[n])
        found = [
            min((_longer(road, chords[n - 1], chords[n], two, pair, tops[n - 1 : n + 1]) for road in roads), key=_cost)
            for two in voicings(chords[n])
        ]
        roads = sorted(found, key=_cost)[:_ROADS]
    around = (basses[-1], basses[0])
    ends = (_longer(road, chords[-1], chords[0], start, around, [None, None]) for road in roads)
    cost, road = min(ends, key=_cost)
    return cost, road[:-1]


def _longer(road: Road, old: Chord, new: Chord, two: Voicing, basses: tuple[int, int], tops: list[int | None]) -> Road:
    one = road[1][-1]
    return road[0] + _step_cost(old, one, new, two, basses) + _against(one, two, tops, new), [*road[1], two]


def _cost(road: Road) -> float:
    return road[0]
