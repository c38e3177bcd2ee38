"""Writing what is on the screen to a file."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path

import pygame


def write_picture(surface: pygame.Surface, path: Path) -> None:
    """Write a PNG, making its folder if need be. Raises OSError when the disk refuses; no half of it is then left.

    The file is written here and not by SDL, which does not say when the disk is full.
    """
    picture = io.BytesIO()
    pygame.image.save(surface, picture, "picture.png")
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        path.write_bytes(picture.getvalue())
    except OSError:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
        raise
