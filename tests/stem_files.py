"""Stems of the score as tests see them: their samples, as the mixer decodes the whole file."""

from __future__ import annotations

import array
import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pygame

from trickerion.ui.assets import asset_path
from trickerion.ui.pieces import stem_file
from trickerion.ui.stems import EDGE, JOIN

if TYPE_CHECKING:
    from pathlib import Path

MUSIC = asset_path("music")


def samples_of(path: Path) -> array.array[int]:
    """Samples of a whole file, left and right in turn."""
    return array.array("h", pygame.mixer.Sound(path).get_raw())


def loop_of(piece: str, stem: str) -> array.array[int]:
    """Samples of the loop of a stem, which ends in what lies before its beginning for the encoder's sake."""
    whole = samples_of(MUSIC / stem_file(piece, stem))
    lead, loop = whole[2 * (EDGE - JOIN) : 2 * EDGE], whole[2 * EDGE : -2 * EDGE]
    for number in range(2 * JOIN):
        share = (number // 2 + 1) / JOIN
        loop[number - 2 * JOIN] = round(loop[number - 2 * JOIN] * (1 - share) + lead[number] * share)
    return loop


def heard_from(script: str, folder: Path, pause: int = 0) -> tuple[list[str], array.array[int]]:
    """What a script printed, and what came out of a device meanwhile: SDL's "disk", which writes into a file.

    ``pause``: milliseconds that the device takes for a buffer; 0: as long as it sounds.
    """
    heard = folder / "heard.raw"
    environment = {**os.environ, "SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(heard)}
    if pause:
        environment["SDL_DISKAUDIODELAY"] = str(pause)
    done = subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout.split("\n"), array.array("h", heard.read_bytes())
