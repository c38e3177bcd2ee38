"""Where the shipped files lie: fonts, icons, textures, sounds.

Looked for in a frozen program's folder, in the installed package, and beside the package (a source checkout), in
that order.
"""

import functools
import sys
from pathlib import Path

from trickerion.words import drawing as words


class MissingAsset(Exception):
    """A shipped file is not there: the installation is incomplete."""

    def __init__(self, relative: str) -> None:
        super().__init__(words.missing_file(path=relative))
        self.relative = relative


def asset_roots() -> list[Path]:
    """The folders that may hold the assets, best first."""
    package = Path(__file__).resolve().parent.parent
    roots = [package / "assets", package.parent / "assets"]
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        roots.insert(0, Path(frozen) / "assets")
    return roots


@functools.cache
def asset_path(*parts: str) -> Path:
    """The path of one shipped file, e.g. ``asset_path("fonts", "body.ttf")``; MissingAsset when it is not there."""
    for root in asset_roots():
        candidate = root.joinpath(*parts)
        if candidate.exists():
            return candidate
    raise MissingAsset("/".join(parts))
