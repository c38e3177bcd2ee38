"""The fonts: the face of each role, and another one for letters that it lacks, of ours or of the system.

Our own files are read once, whatever the number of sizes. A font of the system may be large: it is read from its open
file, of which there are few at a time. Which one has a script is found out once.
"""

import functools
import io
import logging
import re
import unicodedata
from pathlib import Path
from typing import Final, NamedTuple

import pygame
from pygame import Surface

from trickerion.language.clusters import clusters, is_emoji, script_of
from trickerion.language.direction import mirrored
from trickerion.language.verbatim import writable
from trickerion.ui import theme
from trickerion.ui.assets import asset_path
from trickerion.ui.system_faces import faces_for
from trickerion.ui.theme import Rgba

LOG = logging.getLogger(__name__)
Face = pygame.font.Font
_IN_EVERY_FACE: Final = re.compile("[\u0000-\u0148\u014a-\u017e\u0218-\u021b\u2013-\u2026\u2212]*")
_NOWHERE: Final = "\uffff"
"""A code that no font has a letter for: what is drawn like it is not there."""
_TRIED_SIZE: Final = 24
_MOST_OWN, _MOST_FOREIGN = 200, 16
"""Faces that are kept, each at one size."""
_HEAVY: Final = frozenset(theme.FONT_FILES) - {theme.BODY, theme.ITALIC, theme.HAND, theme.HAND_ITALIC}
_LARGEST: Final = 1.2
"""Times the size of a style: a face of pictures that has one size only is scaled down to it."""


class FaceRun(NamedTuple):
    """Letters of one face, and the share of their size at which they are drawn."""

    face: Face
    text: str
    scale: float = 1.0

    @property
    def width(self) -> int:
        """Pixels from the first letter to the end of the last."""
        return round(self.face.size(self.text)[0] * self.scale)

    @property
    def foot(self) -> int:
        """Pixels from the top of the picture down to the line on which the letters stand."""
        tops = [letter[3] for letter in self.face.metrics(self.text) if letter is not None]
        return round(max(self.face.get_ascent(), 0, *tops) * self.scale)

    def image(self, colour: Rgba) -> Surface:
        """The letters; no font draws some that have no width."""
        image = self.face.render(self.text if self.width else "", True, colour[:3])
        if self.scale == 1.0:
            return image
        size = (max(1, round(image.get_width() * self.scale)), max(1, round(image.get_height() * self.scale)))
        return pygame.transform.smoothscale(image, size)


@functools.lru_cache(maxsize=_MOST_OWN)
def font(style: theme.Style) -> Face:
    """The face of a style at its size in pixels (at least the least one of the face)."""
    return _opened(_file(style.face), theme.legible(style.face, style.size))


def is_plain(word: str) -> bool:
    """True if every face of ours has all letters of a word, as is nearly always so."""
    return _IN_EVERY_FACE.fullmatch(word) is not None


def runs(style: theme.Style, word: str, is_turned: bool = False) -> tuple[FaceRun, ...]:
    """A word in parts from left to right, each with a face that has its letters; ``is_turned``: read from the right."""
    if is_plain(word) and not is_turned:
        return (FaceRun(font(style), word),)
    size = theme.legible(style.face, style.size)
    parts = [_part(file, size, script, text, is_turned) for file, script, text in _by_file(style.face, word)]
    return tuple(reversed(parts) if is_turned else parts)


def _part(file: str, size: int, script: str, text: str, is_turned: bool) -> FaceRun:
    if script or is_turned:
        face = _shaping(file, size, script, is_turned)
        if face is None:
            face, text = _opened(file, size), mirrored(text) if is_turned else text
    else:
        face = _opened(file, size)
    height = face.get_height()
    return FaceRun(face, text, size * _LARGEST / height if height > 2 * _LARGEST * size else 1.0)


@functools.lru_cache(maxsize=2000)
def _by_file(role: str, word: str) -> tuple[tuple[str, str, str], ...]:
    """A word in parts, in the order in which it is read, each with the file that has its letters, and its script.

    What no font has is drawn without its accents, if that leaves anything.
    """
    parts: list[tuple[str, str, str]] = []
    for cluster in clusters(unicodedata.normalize("NFC", word)):
        script = script_of(cluster)
        kept = parts[-1] if parts else ("", "", "")
        if not script and kept[1] and _has(kept[0], cluster):  # a sign among the letters of a script
            file, script = kept[:2]
        else:
            file = _with(role, cluster)
        if not file:
            file, cluster = _file(role), _plain(cluster)
        if kept[:2] == (file, script):
            parts[-1] = (file, script, kept[2] + cluster)
        else:
            parts.append((file, script, cluster))
    return tuple((file, "" if script == "Latn" else script, text) for file, script, text in parts)


def _plain(cluster: str) -> str:
    """A Latin letter without its accents: Ǎ as A."""
    return "".join(filter(str.isascii, unicodedata.normalize("NFKD", cluster))) or cluster


def can_draw(text: str) -> bool:
    """True if the text has letters, and a face of ours or of the system has each, at worst without its accents."""
    letters = [cluster for cluster in clusters(unicodedata.normalize("NFC", writable(text))) if not cluster.isspace()]
    return bool(letters) and all(map(can_draw_letter, letters))


def can_draw_letter(cluster: str) -> bool:
    """True if a single letter, with its marks, can be drawn."""
    return is_plain(cluster) or bool(_with(theme.BODY_BOLD, cluster)) or _plain(cluster).isascii()


@functools.lru_cache(maxsize=1000)
def _with(role: str, cluster: str) -> str:
    """The file of a font that has the letter, "" where none is known: the role's own, that for text, the system's."""
    ours = (_file(role), _file(theme.BODY)) if not is_emoji(cluster) else ()
    if found := next((file for file in ours if _has(file, cluster)), ""):
        return found
    kind = "emoji" if is_emoji(cluster) else script_of(cluster)
    return faces_for(kind, is_heavy=role in _HEAVY).first(lambda file: _has(file, cluster))


@functools.lru_cache(maxsize=2000)
def _has(file: str, cluster: str) -> bool:
    """True if a face has every letter of a cluster that is to be seen; marks may come from nowhere, but the first."""
    return all(_has_letter(file, letter) for letter in cluster[:1]) and (
        all(_has_letter(file, letter) for letter in cluster[1:] if unicodedata.category(letter)[0] in "LS")
    )


@functools.lru_cache(maxsize=2000)
def _has_letter(file: str, letter: str) -> bool:
    try:
        drawn, nothing = (_opened(file, _TRIED_SIZE).render(one, False, (0, 0, 0)) for one in (letter, _NOWHERE))
    except (OSError, pygame.error) as error:  # a file of the system that no font can be read from
        LOG.info("%s is passed over: %s", Path(file).name, error)
        return False
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


@functools.lru_cache(maxsize=_MOST_FOREIGN)
def _shaping(file: str, size: int, script: str, is_turned: bool) -> Face | None:
    """A face that shapes the letters of a script; None where the library for that is missing."""
    _opened(file, size)
    face = Face(io.BytesIO(_content(file)) if file in _ours() else file, size)
    try:
        face.set_script(script or "Zyyy")
        face.set_direction(pygame.DIRECTION_RTL if is_turned else pygame.DIRECTION_LTR)
    except pygame.error as error:
        LOG.info("no shaping: %s", error)
        return None
    return face


@functools.cache
def _ours() -> frozenset[str]:
    return frozenset(map(_file, theme.FONT_FILES))


@functools.cache
def _content(file: str) -> bytes:
    return Path(file).read_bytes()


def _file(role: str) -> str:
    return str(asset_path("fonts", theme.FONT_FILES[role]))
