"""The fonts: the face of each role, and another one for letters that it lacks, of ours or of the system.

Our own files are read once, whatever the number of sizes. A font of the system may be large: it is read from its open
file, of which there are few at a time.
"""

import functools
import io
import re
import unicodedata
from pathlib import Path
from typing import Final

import pygame

from trickerion.language.verbatim import writable
from trickerion.ui import theme
from trickerion.ui.assets import asset_path

Face = pygame.font.Font
_IN_EVERY_FACE: Final = re.compile("[\u0000-\u0148\u014a-\u017e\u0218-\u021b\u2013-\u2026\u2212]*")
_NOWHERE: Final = "\uffff"
"""A code that no font has a letter for: what is drawn like it is not there."""
_TRIED_SIZE: Final = 24
_MOST_OWN, _MOST_FOREIGN = 200, 16
"""Faces that are kept, each at one size."""
SYSTEMS: Final = (
    *("notosans", "dejavusans", "freesans", "segoeui", "segoeuisymbol", "segoeuiemoji", "arialunicodems", "arial"),
    *("lucidagrande", "applesymbols", "geezapro", "arialhebrew", "hiraginosansgb", "applesdgothicneo", "pingfang"),
    *("malgungothic", "microsoftyahei", "yugothic", "msgothic", "leelawadeeui", "nirmalaui", "ebrima", "gadugi"),
    *("notosanscjkjp", "notosanscjksc", "notosansarabic", "notosanshebrew", "notosansthai", "notosansdevanagari"),
    *("notosanssymbols2", "wenquanyizenhei", "droidsansfallback", "unifont"),
)
"""Fonts of systems that have many letters, in the order in which they are asked."""


@functools.lru_cache(maxsize=_MOST_OWN)
def font(style: theme.Style) -> Face:
    """The face of a style at its size in pixels (at least the least one of the face)."""
    return _opened(_file(style.face), theme.legible(style.face, style.size))


def runs(style: theme.Style, word: str) -> tuple[tuple[Face, str], ...]:
    """A word in parts, each with the face that has its letters: nearly always one part in the face of the role."""
    if _IN_EVERY_FACE.fullmatch(word):
        return ((font(style), word),)
    size = theme.legible(style.face, style.size)
    return tuple((_opened(file, size), part) for file, part in _by_file(style.face, word))


@functools.lru_cache(maxsize=2000)
def _by_file(role: str, word: str) -> tuple[tuple[str, str], ...]:
    """A word in parts, each with the file that has its letters."""
    parts: list[tuple[str, str]] = []
    for letter in word:
        file = _with(role, letter) or _file(role)
        if parts and parts[-1][0] == file:
            parts[-1] = (file, parts[-1][1] + letter)
        else:
            parts.append((file, letter))
    return tuple(parts)


def can_draw(text: str) -> bool:
    """True if at least one letter of the text can be drawn, in whatever face."""
    return any(_with(theme.BODY_BOLD, letter) for letter in writable(text) if not letter.isspace())


@functools.lru_cache(maxsize=1000)
def _with(role: str, letter: str) -> str:
    """The file of a font that has the letter, "" where none is known: the role's own, that for text, the system's."""
    ours = next((file for file in (_file(role), _file(theme.BODY)) if _has(file, letter)), "")
    return ours or next((file for file in _of_system() if _has(file, letter)), "")


@functools.cache
def _of_system() -> tuple[str, ...]:
    found = (pygame.font.match_font(name) for name in SYSTEMS)
    return tuple(file for file in found if file)


@functools.lru_cache(maxsize=2000)
def _has(file: str, letter: str) -> bool:
    if unicodedata.combining(letter):  # it stands on the letter before it
        return True
    drawn, nothing = (_opened(file, _TRIED_SIZE).render(one, False, (0, 0, 0)) for one in (letter, _NOWHERE))
    return drawn.get_size() != nothing.get_size() or pygame.image.tobytes(drawn, "RGBA") != pygame.image.tobytes(
        nothing, "RGBA"
    )


def _opened(file: str, size: int) -> Face:
    if not pygame.font.get_init():
        pygame.font.init()
    return (_own if file in _ours() else _foreign)(file, size)


@functools.lru_cache(maxsize=_MOST_OWN)
def _own(file: str, size: int) -> Face:
    return Face(io.BytesIO(_content(file)), size)


@functools.lru_cache(maxsize=_MOST_FOREIGN)
def _foreign(file: str, size: int) -> Face:
    return Face(file, size)


@functools.cache
def _ours() -> frozenset[str]:
    return frozenset(map(_file, theme.FONT_FILES))


@functools.cache
def _content(file: str) -> bytes:
    return Path(file).read_bytes()


def _file(role: str) -> str:
    return str(asset_path("fonts", theme.FONT_FILES[role]))
