"""A part as it sounds: by FluidSynth with the sound font FluidR3, the musical saw by our own synthesis.

Needs ``fluidsynth`` and ``fluid-soundfont-gm`` of Debian, and numpy; the program itself needs neither.
"""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any, Final

import numpy as np

from tools.score.midi import midi_file
from tools.score.pit import SAW, SEED, Part, Sounding, humanised

RATE: Final = 44_100
LEAD, TAIL = 0.5, 5.0  # seconds before the first beat, for a player who is early, and after the last, which rings on
FONT: Final = Path("share", "sounds", "sf2", "FluidR3_GM.sf2")
"""Place of the sound font below the folder in which FluidSynth is installed."""
_SLIDE, _BREATH = 0.16, 0.22  # seconds of the saw
_OPTIONS: Final = ("-ni", "-q", "-R", "0", "-C", "0", "-r", str(RATE), "-g", "0.6", "-O", "float", "-T", "raw")
_SLOW: Final = ("-o", "synth.cpu-cores=1", "-o", "synth.polyphony=256")

Wave = Any  # an array of samples, two rows: left and right


def sound_font() -> Path:
    """The sound font beside FluidSynth. Raises FileNotFoundError where that is not installed."""
    program = shutil.which("fluidsynth")
    if program is None:
        raise FileNotFoundError("fluidsynth is not installed")
    return Path(program).resolve().parents[1] / FONT


def played(part: Part, beat: float, seconds: float) -> Wave:
    """The part as a loop: what was before the first beat or after the last lies at the other end."""
    notes = humanised(part, beat)
    raw = _saw(notes, seconds) if part.instrument.program == SAW else _by_fluidsynth(part, notes, seconds)
    samples = round(RATE * seconds)
    loop = np.zeros((2, samples))
    for start in range(0, raw.shape[1], samples):
        piece = raw[:, start : start + samples]
        loop[:, : piece.shape[1]] += piece
    return np.roll(loop, -round(LEAD * RATE), axis=1)


def _by_fluidsynth(part: Part, notes: list[Sounding], seconds: float) -> Wave:
    with tempfile.TemporaryDirectory() as folder:
        score, sound = Path(folder, "part.mid"), Path(folder, "part.raw")
        score.write_bytes(midi_file(notes, part.instrument.program, LEAD, seconds + TAIL, is_drum=part.is_drum))
        command = ["fluidsynth", *_OPTIONS, *_SLOW, "-F", str(sound), str(sound_font()), str(score)]
        subprocess.run(command, check=True, capture_output=True)
        return np.fromfile(sound, dtype="<f4").astype(float).reshape(-1, 2).T


def _saw(notes: list[Sounding], seconds: float) -> Wave:
    """A musical saw: one voice that slides from note to note, wide slow vibrato, hardly a partial."""
    total = round(RATE * (LEAD + seconds + TAIL))
    pitch, loud = _bow(notes, total)
    moments = np.arange(total) / RATE
    bend = 0.22 * np.sin(2 * np.pi * 5.2 * moments) * np.clip(loud * 3, 0, 1)
    phase = 2 * np.pi * np.cumsum(440 * 2 ** ((pitch + bend - 69) / 12)) / RATE
    breath = np.random.default_rng(SEED).normal(size=total) * 0.004
    sound = loud * (np.sin(phase) + 0.08 * np.sin(2 * phase) + 0.03 * np.sin(3 * phase) + breath)
    return np.vstack([sound, sound]) * 0.5


def _bow(notes: list[Sounding], total: int) -> tuple[Wave, Wave]:
    """Pitch and loudness of the saw at every sample."""
    pitch, loud = np.full(total, float(notes[0].pitch)), np.zeros(total)
    last, until = notes[0].pitch, 0
    for note in notes:
        start, stop = round((note.at + LEAD) * RATE), round((note.at + LEAD + note.length) * RATE)
        pitch[start:] = note.pitch
        slide = min(stop - start, round(_SLIDE * RATE)) if 0 < start - until < 0.3 * RATE else 0
        share = 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, slide))
        pitch[start : start + slide] = last + (note.pitch - last) * share
        loud[start:stop] = note.velocity / 127
        last, until = note.pitch, stop
    window = np.hanning(round(_BREATH * RATE))
    return pitch, np.convolve(loud, window / window.sum(), mode="same")
