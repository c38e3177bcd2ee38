"""Sheet of a piece: sections of chords and a tune, the voices between, and the parts of its players."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING, Final, NamedTuple

from tools.score.notes import Chord, Note, between, chords_of, moved, tune_of
from tools.score.voices import Voicing, bass_line, first_beats, inner_voices

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.score.pit import Part


AIR: Final = 4.0
"""Decibels above 7.5 kHz that a piece is given."""


class Section(NamedTuple):
    """Some bars: their chords, and the tune over them."""

    name: str
    chords: str
    tune: str
    loud: float = 0.52


class Span(NamedTuple):
    """Bars of a section, the last one not among them."""

    first: int
    stop: int

    @property
    def bars(self) -> range:
        """Numbers of the bars."""
        return range(self.first, self.stop)


class Sheet:
    """A piece under work. Its lists are chords by bar, the whole tune, and by name the parts."""

    def __init__(
        self, name: str, meter: int, seconds: float, sections: Iterable[Section], parts: Iterable[Part]
    ) -> None:
        self.name, self.meter, self.seconds = name, meter, seconds
        self.spans: dict[str, Span] = {}
        self.chords: list[Chord] = []
        self.tune: list[Note] = []
        self.parts = {part.name: part for part in parts}
        self.sections = tuple(sections)
        self.air = AIR
        self.shift = 0  # half tones by which it is played higher
        for section in self.sections:
            first = len(self.chords)
            self.chords += chords_of(section.chords)
            self.tune += tune_of(section.tune, section.loud, first * meter)
            self.spans[section.name] = Span(first, len(self.chords))

    @property
    def bars(self) -> int:
        """Number of bars."""
        return len(self.chords)

    @property
    def beat(self) -> float:
        """Seconds of a beat."""
        return self.seconds / (self.bars * self.meter)

    @cached_property
    def basses(self) -> list[int]:
        """Pitch of the bass in each bar."""
        return bass_line(self.chords)

    @cached_property
    def voices(self) -> list[Voicing]:
        """Pitches of cello, viola and second violin in each bar."""
        return inner_voices(self.chords, first_beats(self.tune, self.meter, self.bars))

    def notes_of(self, section: str, first: int = 0, stop: int | None = None) -> list[Note]:
        """The tune of some bars of a section."""
        span = self.spans[section]
        end = span.stop if stop is None else span.first + stop
        return between(self.tune, (span.first + first) * self.meter, end * self.meter)

    def add(self, player: str, notes: Iterable[Note]) -> None:
        """Have somebody play some notes."""
        self.parts[player].notes += notes

    def play(self, player: str, bar: int, beat: float, length: float, pitch: int, loud: float) -> None:
        """Have somebody play one note."""
        self.parts[player].notes.append(Note(self.meter * bar + beat, length, pitch, loud))

    def give(
        self, player: str, section: str, octaves: int = -1, louder: float = 0.0, first: int = 0, stop: int | None = None
    ) -> None:
        """Give the tune of a section, or of some of its bars, to somebody."""
        self.add(player, moved(self.notes_of(section, first, stop), octaves=octaves, louder=louder))

    def adorn(self, player: str, bars: Iterable[int], key: frozenset[int]) -> None:
        """Let long first notes of some bars have a mordent: the upper neighbour in the key, short."""
        part, chosen = self.parts[player], set(bars)
        found = list[Note]()
        for note in part.notes:
            bar, beat = divmod(note.at, self.meter)
            if bar in chosen and beat == 0 and note.length >= 1.5:
                above = next(p for p in (note.pitch + 1, note.pitch + 2) if p % 12 in key)
                found += [replace(note, length=0.14)]
                found += [Note(note.at + 0.14, 0.14, above, note.loud - 0.1)]
                note = replace(note, at=note.at + 0.28, length=note.length - 0.28)
            found.append(note)
        part.notes = found

    def transposed(self, steps: int) -> Sheet:
        """The same, to be played higher."""
        self.shift = steps
        for part in self.parts.values():
            if not part.is_drum:
                part.notes = moved(part.notes, steps=steps)
        return self
