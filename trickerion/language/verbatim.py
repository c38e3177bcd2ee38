"""Texts that the program did not write: names that people type, names of files, errors of the system.

A sentence of ours is markup (``ui/text_block.py``). `verbatim` makes a part of a sentence out of a text from outside:
it reads as it was typed, whatever it is put into and whoever draws it. The letters that mean something in markup go as
stand-ins, letters of Unicode's private use; only drawing turns them back (`drawable`).
"""

import functools
import re
import unicodedata
from typing import Final, NewType

from trickerion.language.direction import END, ISOLATE, isolated, joined

Verbatim = NewType("Verbatim", str)
"""A text from outside as a part of a sentence."""

_STAND_INS: Final = {"{": "\ue000", "}": "\ue001", "*": "\ue002", "|": "\ue003"}
_HIDE = str.maketrans(_STAND_INS)
_SHOW = str.maketrans({stand_in: letter for letter, stand_in in _STAND_INS.items()})
_SET_OFF: Final = re.compile(f"([{ISOLATE}{END}])")
_UNKNOWN: Final = "\ufffd"
"""Drawn in place of what is no letter: NUL and other controls, half a surrogate pair, private use, no code at all."""

# Nothing to see although letters or marks by their category; a font refuses a line that has nothing else.
_INVISIBLE = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]")

_ARABIC_OR_INDIAN: Final = "\u0600-\u08ff\u0900-\u0dff\u1000-\u109f\u1780-\u17ff\ufb50-\ufdff\ufe70-\ufefc"
_PICTURE: Final = "\u00a9\u00ae\u203c-\u3299\U0001f000-\U0001faff"
_SHAPING: Final = re.compile(
    f"(?<=[{_ARABIC_OR_INDIAN}])[\u200c\u200d](?=[{_ARABIC_OR_INDIAN}])"
    f"|(?<=[{_PICTURE}])\ufe0f?\u200d(?=[{_PICTURE}])|(?<=[{_PICTURE}])[\ufe0e\ufe0f]|(?<=[#*0-9])\ufe0f(?=\u20e3)"
)
"""Codes without a picture of their own that change how the letters beside them look, where they do."""


def verbatim(text: object) -> Verbatim:
    """A text from outside (or the message of an error) as a part of a sentence, on one line."""
    return Verbatim(isolated(_readable(str(text))).translate(_HIDE))


@functools.lru_cache(maxsize=4000)
def drawable(text: str) -> str:
    """The letters of a line as they were written: none is a stand-in, and none steers anything."""
    return joined(with_directions(text))


@functools.lru_cache(maxsize=4000)
def with_directions(text: str) -> str:
    """The same with the signs that set off what is written from right to left, for whoever draws it."""
    parts = _SET_OFF.split(text.translate(_SHOW))
    return "".join(part if number % 2 else _readable(part) for number, part in enumerate(parts))


def writable(text: str) -> str:
    """As much of a text as can stand in a line to type in."""
    return drawable(text).replace(_UNKNOWN, "")


def is_line(text: str) -> bool:
    """True if a text can stand in a line: each of its letters is seen, or changes one that is."""
    return text.isprintable() or _SHAPING.sub("", text).isprintable()


def as_line(text: str) -> str:
    """A text without what cannot stand in a line."""
    if is_line(text):
        return text
    shaping = {at for found in _SHAPING.finditer(text) for at in range(*found.span())}
    return "".join(letter for at, letter in enumerate(text) if at in shaping or letter.isprintable())


def _readable(text: str) -> str:
    if text.isprintable() and not _INVISIBLE.search(text):
        return text
    shaping = {at for found in _SHAPING.finditer(text) for at in range(*found.span())}
    return "".join(letter if at in shaping else _seen(letter) for at, letter in enumerate(text))


def _seen(letter: str) -> str:
    category = unicodedata.category(letter)
    if letter.isspace():
        return letter if category == "Zs" else " "
    if category == "Cf" or _INVISIBLE.match(letter):
        return ""
    return _UNKNOWN if category.startswith("C") else letter
