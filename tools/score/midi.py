"""One player's part as a MIDI file, in ticks of a millisecond."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tools.score.pit import Sounding

TICKS: Final = 500  # of a beat; at 120 beats in a minute, which is usual, a tick is a millisecond
DRUM_CHANNEL: Final = 9
SHORTEST: Final = 30  # ms
_OFF, _ON, _PROGRAM = 0x80, 0x90, 0xC0


def _length(value: int) -> bytes:
    """A number as MIDI writes it: seven bits in each byte, the last one without a mark."""
    found = [value & 0x7F]
    while value := value >> 7:
        found.append(value & 0x7F | 0x80)
    return bytes(reversed(found))


def midi_file(notes: Iterable[Sounding], program: int, lead: float, end: float, *, is_drum: bool) -> bytes:
    """A file that begins ``lead`` seconds before the first beat and lasts until ``end``."""
    channel = DRUM_CHANNEL if is_drum else 0
    events = [(0, 0, bytes((_PROGRAM | channel, program)))]
    for note in notes:
        on = round((note.at + lead) * 1000)
        off = on + max(SHORTEST, round(note.length * 1000))
        events.append((on, 2, bytes((_ON | channel, note.pitch, note.velocity))))
        events.append((off, 1, bytes((_OFF | channel, note.pitch, 0))))
    events.append((round((lead + end) * 1000), 3, b"\xff\x2f\x00"))
    track, last = b"", 0
    for at, _, message in sorted(events, key=lambda event: event[:2]):
        track += _length(at - last) + message
        last = at
    return b"MThd" + struct.pack(">LHHH", 6, 0, 1, TICKS) + b"MTrk" + struct.pack(">L", len(track)) + track
