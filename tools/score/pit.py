"""The pit: who plays, on what, where, and how exactly together."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from tools.score.notes import Note, pitch_of

SEED: Final = 1887
SAW: Final = -1  # played by our own synthesis
DRUMS: Final = 128  # bank of percussion


class Instrument(NamedTuple):
    """Sound of a player: ``program`` of General MIDI, range, share of the room, seconds of looseness; ``top``: the tone
    above which a sample hisses and is cut."""

    program: int
    low: str = "C1"
    high: str = "C8"
    bank: int = 0
    room: float = 0.25
    loose: float = 0.012
    top: float = 16_000


STRINGS: Final = Instrument(48, "C2", "A5", room=0.35, loose=0.02)
INSTRUMENTS: Final[dict[str, Instrument]] = {
    "cello": STRINGS._replace(high="G4"),
    "viola": STRINGS._replace(low="C3", high="E5"),
    "second violin": STRINGS._replace(low="G3", room=0.4),
    "first violin": STRINGS._replace(low="G3", high="G6", room=0.4),
    "low tremolo": Instrument(44, "C2", "D5", room=0.35, loose=0.02),
    "high tremolo": Instrument(44, "G3", "A5", room=0.4, loose=0.02),
    "bass": Instrument(45, "C1", "C4", room=0.2),
    "bowed bass": Instrument(43, "C1", "C4", room=0.3, loose=0.02),
    "pizzicato": Instrument(45, "G2", "C6"),
    "harmonium": Instrument(20, "C2", "C6", room=0.3),
    "accordion": Instrument(21, "C3", "A6", room=0.25),
    "clarinet": Instrument(71, "D3", "G6"),
    "flute": Instrument(73, "C4", "C7", room=0.35),
    "piccolo": Instrument(72, "D5", "C8", room=0.3),
    "oboe": Instrument(68, "Bb3", "F6", room=0.35),
    "bassoon": Instrument(70, "Bb1", "Eb5", top=6000),
    "cornet": Instrument(59, "E3", "C6", room=0.4, top=9000),
    "trumpet": Instrument(56, "E3", "C6", room=0.4),
    "horn": Instrument(60, "B1", "F5", room=0.45),
    "trombone": Instrument(57, "E2", "C5", room=0.35),
    "tuba": Instrument(58, "D1", "F4", room=0.2),
    "solo cello": Instrument(42, "C2", "A5", room=0.3, top=5000),
    "saw": Instrument(SAW, "C4", "C7", room=0.5, top=8000),
    "piano": Instrument(3, "A0", "C8", room=0.2),
    "harp": Instrument(46, "C1", "G7", room=0.3),
    "celesta": Instrument(8, "C4", "C8", room=0.35),
    "glockenspiel": Instrument(9, "G5", "C8", room=0.4),
    "xylophone": Instrument(13, "F4", "C8", room=0.3),
    "timpani": Instrument(47, "C2", "C4", room=0.4),
    "brushes": Instrument(40, bank=DRUMS, room=0.2, loose=0.006),
    "kit": Instrument(40, bank=DRUMS, room=0.15, loose=0.006, top=12_000),
    "triangle": Instrument(40, bank=DRUMS, room=0.5, top=12_000),
    "clock": Instrument(0, bank=DRUMS, room=0.35, loose=0.004),
    "field drum": Instrument(48, bank=DRUMS, room=0.3, loose=0.006, top=12_000),
}


@dataclass
class Part:
    """One player in the pit. ``side`` is -1 left to 1 right, ``level`` in dB, ``bars`` those of a loop of its own."""

    name: str
    stem: str
    side: float
    level: float
    bars: int = 0
    notes: list[Note] = field(default_factory=list)

    @property
    def instrument(self) -> Instrument:
        """Sound of the player; the first words of the name say which, a number may follow."""
        return INSTRUMENTS[self.name.rstrip(" 0123456789")]

    @property
    def is_drum(self) -> bool:
        """True if pitches are drums."""
        return self.instrument.bank == DRUMS

    @property
    def range(self) -> tuple[int, int]:
        """Lowest and highest pitch."""
        return pitch_of(self.instrument.low), pitch_of(self.instrument.high)


class Sounding(NamedTuple):
    """A note as it is played: seconds, pitch, velocity."""

    at: float
    length: float
    pitch: int
    velocity: int


def humanised(part: Part, beat: float) -> list[Sounding]:
    """Notes as a player plays them, who strays slowly and a little at each one, always in the same way."""
    dice, drift, found = random.Random(f"{SEED} {part.name}"), 0.0, list[Sounding]()
    loose = part.instrument.loose
    for note in sorted(part.notes, key=lambda n: (n.at, n.pitch)):
        drift = 0.8 * drift + dice.gauss(0, loose / 2)
        at = note.at * beat + drift + dice.gauss(0, loose / 2)
        velocity = round(127 * min(1.0, max(0.08, note.loud + dice.gauss(0, 0.03))))
        found.append(Sounding(at, note.length * beat * 0.97, note.pitch, velocity))
    return found
