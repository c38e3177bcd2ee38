"""Texts that the program did not write: names that people type, names of files, errors of the system.

A sentence of ours is markup (``ui/text_block.py``). `verbatim` makes a part of a sentence out of a text from outside:
it reads as it was typed, whatever it is put into and whoever draws it. The letters that mean something in markup go as
stand-ins, letters of Unicode's private use; only drawing turns them back (`drawable`).
"""

import functools
import re
import unicodedata
from typing import Final, NewType

Verbatim = NewType("Verbatim", str)
"""A text from outside as a part of a sentence."""

_STAND_INS: Final = {"{": "\ue000", "}": "\ue001", "*": "\ue002", "|": "\ue003"}
_HIDE = str.maketrans(_STAND_INS)
_SHOW = str.maketrans({stand_in: letter for letter, stand_in in _STAND_INS.items()})
_UNKNOWN: Final = "\ufffd"
"""Drawn in place of what is no letter: NUL and other controls, half a surrogate pair, private use, no code at all."""

# Nothing to see although letters or marks by their category; a font refuses a line that has nothing else.
_INVISIBLE = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")


# Latin letters that no language of Europe writes are in none of the faces.
_NOT_IN_FACES = re.compile(
    "[\u0149\u017f-\u018e\u0190\u0191\u0193-\u019f\u01a2-\u01ae\u01b1-\u01e5\u01e8-\u01fd\u0200-\u0217\u021c-\u0236"
    "\u0238-\u024f\u1e00-\u1e7f\u1e86-\u1e9d\u1e9f-\u1ef1\u1efa-\u1eff]"
)


def verbatim(text: object) -> Verbatim:
    """A text from outside (or the message of an error) as a part of a sentence, on one line."""
    return Verbatim(_readable(str(text)).translate(_HIDE))


@functools.lru_cache(maxsize=4000)
def drawable(text: str) -> str:
    """The letters to draw for a line: every font can take them, and none is a stand-in."""
    return _NOT_IN_FACES.sub(_plain, _readable(text.translate(_SHOW)))


def _plain(letter: re.Match[str]) -> str:
    """A Latin letter without its accent: Ǎ as A."""
    apart = unicodedata.normalize("NFKD", letter[0])
    return "".join(filter(str.isascii, apart)) or letter[0]


def writable(text: str) -> str:
    """As much of a text as can stand in a line to type in."""
    return drawable(text).replace(_UNKNOWN, "")


def _readable(text: str) -> str:
    if text.isprintable() and not _INVISIBLE.search(text):
        return text
    return "".join(map(_seen, text))


def _seen(letter: str) -> str:
    category = unicodedata.category(letter)
    if letter.isspace():
        return letter if category == "Zs" else " "
    if category == "Cf" or _INVISIBLE.match(letter):
        return ""
    return _UNKNOWN if category.startswith("C") else letter
