"""Writing from right to left: in which order the parts of a line stand.

The rules are those of Unicode's bidirectional algorithm (UAX 9), as far as a line needs them that is written from left
to right and in which names of people are set off from the rest (`isolated`): no overrides, and nothing set off within
what is set off. A line that is nothing but such a name runs from its own first letter.
"""

import functools
import re
import unicodedata
from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

ISOLATE, END = "\u2068", "\u2069"
_SIGNS: Final = re.compile(f"[{ISOLATE}{END}]")
_RIGHT_TO_LEFT: Final = re.compile(
    "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\U00010800-\U00010fff\U0001e800-\U0001efff]"
)
_PAIRS: Final = dict(zip("()[]{}<>«»‹›", ")(][}{><»«›‹", strict=True))
_CLASSES: Final = {"L": "L", "R": "R", "AL": "R", "EN": "N", "AN": "N", "NSM": "M", "ES": "S", "CS": "S"}
_Item = TypeVar("_Item")


def has_right_to_left(text: str) -> bool:
    """True if any letter of a text is written from right to left."""
    return not text.isascii() and _RIGHT_TO_LEFT.search(text) is not None


def isolated(text: str) -> str:
    """A text from outside, set off from the sentence around it where its order could mix with that of the sentence."""
    return f"{ISOLATE}{text}{END}" if has_right_to_left(text) else text


def joined(text: str) -> str:
    """A text without the signs that set parts of it off."""
    return text if text.isascii() else _SIGNS.sub("", text)


def mirrored(text: str) -> str:
    """Letters in the order in which they stand, for who cannot shape: the last is the first, brackets are turned."""
    return "".join(_PAIRS.get(letter, letter) for letter in reversed(text))


@functools.lru_cache(maxsize=1000)
def levels(texts: tuple[str, ...]) -> tuple[tuple[tuple[str, int], ...], ...]:
    """Texts of one paragraph that follow each other, each in parts of one level: odd ones run from right to left."""
    whole = "".join(texts)
    if not has_right_to_left(whole):
        return tuple(((text, 0),) if text else () for text in map(joined, texts))
    found, at = [], 0
    of_all = _levels_of(whole)
    for text in texts:
        parts: list[tuple[str, int]] = []
        for letter, level in zip(text, of_all[at : at + len(text)], strict=True):
            if _SIGNS.match(letter):
                continue
            if parts and parts[-1][1] == level:
                parts[-1] = (parts[-1][0] + letter, level)
            else:
                parts.append((letter, level))
        found.append(tuple(parts))
        at += len(text)
    return tuple(found)


def in_sight(items: Sequence[tuple[_Item, int]]) -> list[tuple[_Item, int]]:
    """Parts of a line with their levels, from left to right."""
    ordered = list(items)
    for level in range(max((level for _, level in ordered), default=0), 0, -1):
        at = 0
        while at < len(ordered):
            end = at
            while end < len(ordered) and ordered[end][1] >= level:
                end += 1
            ordered[at:end] = reversed(ordered[at:end])
            at = max(end, at + 1)
    return ordered


@functools.lru_cache(maxsize=1000)
def words_in_sight(line: str) -> tuple[tuple[tuple[str, bool], ...], ...]:
    """A line as words from left to right, each in parts; True for a part whose letters run from right to left."""
    (parts,) = levels((line,))
    pieces = [(piece, level) for part, level in parts for piece in re.split("( )", part) if piece]
    words: list[list[tuple[str, bool]]] = [[]]
    for piece, level in in_sight(pieces):
        if piece == " ":
            words.append([])
        else:
            words[-1].append((piece, bool(level % 2)))
    return tuple(map(tuple, words))


def _levels_of(text: str) -> list[int]:
    """The level of each letter of a paragraph."""
    if ISOLATE not in text:
        return _resolved(_classes(text), starts_from_the_right(text))
    found: list[int] = []
    around = ""
    for is_inner, part in _isolates(text):
        around += "\ufffc" if is_inner else part  # what is set off counts as a sign
    outer = iter(_resolved(_classes(around), False))
    for is_inner, part in _isolates(text):
        if not is_inner:
            found += [next(outer) for _ in part]
            continue
        next(outer)
        found += _resolved(_classes(part), starts_from_the_right(part))
    return found


def _isolates(text: str) -> Iterator[tuple[bool, str]]:
    """The parts of a paragraph, with whether each is set off; one that is not ended reaches to the end."""
    for number, part in enumerate(re.split(f"({ISOLATE}[^{END}]*{END}?)", text)):
        if part:
            yield bool(number % 2), part


def starts_from_the_right(text: str) -> bool:
    """True if a text by itself is read from right to left: its first letter tells."""
    return next((kind == "R" for kind in _classes(text) if kind in "LR"), False)


def _classes(text: str) -> list[str]:
    """L and R for letters, N for numbers, S for what stands between figures, O for other signs; marks are as before."""
    found: list[str] = []
    for letter in text:
        kind = _CLASSES.get(unicodedata.bidirectional(letter), "O")
        found.append((found[-1] if found else "O") if kind == "M" else kind)
    for at, kind in enumerate(found):
        if kind == "S":
            between = 0 < at < len(found) - 1 and found[at - 1] == "N" == found[at + 1]
            found[at] = "N" if between else "O"
    return found


def _resolved(kinds: list[str], from_the_right: bool) -> list[int]:
    """The level of each letter, of a part that runs in one direction, from the class of each."""
    base = strong = "R" if from_the_right else "L"
    turned: list[str] = []
    for kind in kinds:
        strong = kind if kind in "LR" else strong
        turned.append("L" if kind == "N" and strong == "L" else kind)
    at = 0
    while at < len(turned):
        end = at
        while end < len(turned) and turned[end] == "O":
            end += 1
        if end > at:
            sides = [turned[at - 1] if at else base, turned[end] if end < len(turned) else base]
            sides = ["R" if side == "N" else side for side in sides]
            turned[at:end] = [sides[0] if sides[0] == sides[1] else base] * (end - at)
        at = max(end, at + 1)
    if from_the_right:
        return [1 if kind == "R" else 2 for kind in turned]
    return [{"L": 0, "R": 1, "N": 2}[kind] for kind in turned]
