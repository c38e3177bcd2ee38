"""Letters as people count them, and the script that each is written in: ễ is one, whatever number of codes it has.

A cluster is what a cursor steps over and what is never cut apart: a letter with its marks, joined consonants of India,
a syllable of Hangul, two halves of a flag, a family of emoji.
"""

import bisect
import functools
import unicodedata
from typing import Final

_JOINER: Final = "\u200d"
_JOINED_ON: Final = frozenset("\u200c\u200d\u0e33\u0eb3") | {chr(code) for code in (*range(0xFE00, 0xFE10),)}
_VIRAMAS: Final = frozenset(
    "\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2\u1a60\u1b44\ua9c0\uaaf6"
)
"""Marks that join a consonant to the next one."""

_SCRIPTS: Final = (
    (0x0041, 0x024F, "Latn"),
    (0x0370, 0x03FF, "Grek"),
    (0x0400, 0x052F, "Cyrl"),
    (0x0530, 0x058F, "Armn"),
    (0x0590, 0x05FF, "Hebr"),
    (0x0600, 0x06FF, "Arab"),
    (0x0700, 0x074F, "Syrc"),
    (0x0750, 0x077F, "Arab"),
    (0x0780, 0x07BF, "Thaa"),
    (0x07C0, 0x07FF, "Nkoo"),
    (0x0870, 0x08FF, "Arab"),
    (0x0900, 0x097F, "Deva"),
    (0x0980, 0x09FF, "Beng"),
    (0x0A00, 0x0A7F, "Guru"),
    (0x0A80, 0x0AFF, "Gujr"),
    (0x0B00, 0x0B7F, "Orya"),
    (0x0B80, 0x0BFF, "Taml"),
    (0x0C00, 0x0C7F, "Telu"),
    (0x0C80, 0x0CFF, "Knda"),
    (0x0D00, 0x0D7F, "Mlym"),
    (0x0D80, 0x0DFF, "Sinh"),
    (0x0E00, 0x0E7F, "Thai"),
    (0x0E80, 0x0EFF, "Laoo"),
    (0x0F00, 0x0FFF, "Tibt"),
    (0x1000, 0x109F, "Mymr"),
    (0x10A0, 0x10FF, "Geor"),
    (0x1100, 0x11FF, "Hang"),
    (0x1200, 0x139F, "Ethi"),
    (0x13A0, 0x13FF, "Cher"),
    (0x1780, 0x17FF, "Khmr"),
    (0x1800, 0x18AF, "Mong"),
    (0x1C90, 0x1CBF, "Geor"),
    (0x1E00, 0x1EFF, "Latn"),
    (0x1F00, 0x1FFF, "Grek"),
    (0x2D30, 0x2D7F, "Tfng"),
    (0x2E80, 0x2FDF, "Hani"),
    (0x3040, 0x309F, "Hira"),
    (0x30A0, 0x30FF, "Kana"),
    (0x3100, 0x312F, "Bopo"),
    (0x3130, 0x318F, "Hang"),
    (0x31F0, 0x31FF, "Kana"),
    (0x3400, 0x4DBF, "Hani"),
    (0x4E00, 0x9FFF, "Hani"),
    (0xA960, 0xA97F, "Hang"),
    (0xAC00, 0xD7FF, "Hang"),
    (0xF900, 0xFAFF, "Hani"),
    (0xFB1D, 0xFB4F, "Hebr"),
    (0xFB50, 0xFDFF, "Arab"),
    (0xFE70, 0xFEFF, "Arab"),
    (0xFF66, 0xFF9F, "Kana"),
    (0x1E900, 0x1E95F, "Adlm"),
    (0x20000, 0x3134F, "Hani"),
)
"""First and last code of blocks, with the tag of ISO 15924 by which fonts know their script."""

_STARTS: Final = [first for first, _, _ in _SCRIPTS]
_EMOJI: Final = ((0x1F000, 0x1FAFF), (0x2600, 0x27BF), (0x2B00, 0x2BFF))


def clusters(text: str) -> tuple[str, ...]:
    """A text as its clusters."""
    return tuple(text) if text.isascii() else _clusters(text)


@functools.lru_cache(maxsize=2000)
def _clusters(text: str) -> tuple[str, ...]:
    found: list[str] = []
    for letter in text:
        if found and _belongs_to(found[-1], letter):
            found[-1] += letter
        else:
            found.append(letter)
    return tuple(found)


def _belongs_to(before: str, letter: str) -> bool:
    """True if a letter is part of the cluster ``before`` it."""
    if letter in _JOINED_ON or before[-1] == _JOINER or unicodedata.category(letter).startswith("M"):
        return True
    if _is_half_a_flag(letter):
        return len(before) == 1 and _is_half_a_flag(before)
    if before[-1] in _VIRAMAS:
        return script_of(letter) == script_of(before)
    return 0x1160 <= ord(letter) <= 0x11FF or 0x1F3FB <= ord(letter) <= 0x1F3FF


def _is_half_a_flag(letter: str) -> bool:
    return 0x1F1E6 <= ord(letter) <= 0x1F1FF


def script_of(cluster: str) -> str:
    """The tag of the script of a cluster; "" for digits, signs, spaces and whatever all scripts share."""
    code = ord(cluster[0])
    at = bisect.bisect_right(_STARTS, code) - 1
    if at < 0 or code > _SCRIPTS[at][1] or not (cluster[0].isalpha() or unicodedata.category(cluster[0])[0] == "M"):
        return ""
    return _SCRIPTS[at][2]


def is_emoji(cluster: str) -> bool:
    """True if a cluster is a picture: such a font comes first."""
    code = ord(cluster[0])
    return (code >= 0x1F000 and any(first <= code <= last for first, last in _EMOJI)) or "\ufe0f" in cluster


def cut(text: str, most: int) -> str:
    """As many whole clusters of a text as have no more than ``most`` codes."""
    if len(text) <= most:
        return text
    kept = 0
    for cluster in clusters(text):
        if kept + len(cluster) > most:
            break
        kept += len(cluster)
    return text[:kept]
