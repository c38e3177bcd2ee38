"""Signs as words: a sentence as it is heard, where pictures, bold letters and mathematical signs say nothing.

``{coin}`` behind a number takes its number ("1 Coin"), beside its own name it falls away, alone it is called by that
name; other icons fall away. Roman numbers, ×, − and + before a number become words.
"""

import re
from functools import lru_cache
from typing import Final

from trickerion.language.speech import Count, _, either, grammar, join, table
from trickerion.language.verbatim import drawable

KEYS: Final[dict[str, str]] = table(
    "keys",
    {
        "return": "Enter",
        "escape": "Esc",
        "space": "Space",
        "tab": "Tab",
        "ctrl": "Ctrl",
        "cmd": "Cmd",
        "shift": "Shift",
        "alt": "Alt",
        "backspace": "Backspace",
        "delete": "Del",
        "page up": "PgUp",
        "page down": "PgDn",
    },
)
"""Words on the cap of a key that is not called like its letter."""

_COUNTS: Final = {
    "fame": Count("{number} Fame", "{number} Fame"),
    "coin": Count("{number} Coin", "{number} Coins"),
    "shard": Count("{number} Shard", "{number} Shards"),
    "ap": Count("{number} Action Point", "{number} Action Points"),
}
_CALLED: Final = {
    "fame": (_("Fame"), _("Fame")),
    "coin": (_("Coin"), _("Coins")),
    "shard": (_("Shard"), _("Shards")),
    "ap": (_("Action Point"), _("Action Points")),
}
"""A sign -> its name, alone and of several."""
_BEFORE: Final = re.compile(
    "|".join(
        rf"(?P<{sign}>(?:{'|'.join(map(re.escape, dict.fromkeys(called[::-1])))}) \{{{sign}s?\}})"
        for sign, called in _CALLED.items()
    )
)
"""A name before its own sign: "Coins {coin}"."""
_SIGN: Final = re.compile(
    "|".join(
        rf"(?:(?P<{sign}_number>\d+)[ \u00a0]?)?(?P<{sign}>\{{{sign}s?\}})"
        rf"(?:[ \u00a0](?P<{sign}_name>{'|'.join(map(re.escape, dict.fromkeys(called[::-1])))})\b)?"
        for sign, called in _CALLED.items()
    )
)
"""A sign with the number before it and its name behind it, where they are there."""
_ALONE: Final = re.compile(getattr(grammar, "ONE", r"(?!)"))
"""A word before a sign of one thing: "a {shard}"."""
_OTHER_SIGN: Final = re.compile(r"\{[\w]+\.[\w.:-]+\}")
_ROMAN: Final = {"II": "2", "III": "3", "IV": "4", "VI": "6", "VII": "7", "VIII": "8"}
_ROMAN_NUMBER: Final = re.compile(r"\b(?:VIII|VII|VI|IV|III|II)\b")
_TWO: Final = "|".join(re.escape(said("  ")[1:-1]) for said in (join, either))
"""Between two of a list: " and ", " or "."""
_ROMAN_ONE: Final = re.compile(rf"(?<=[^\W\d_] )I(?=$|[ \u00a0\u202f]?[,.:;)]|(?:{_TWO})2\b)")
"""A number, not somebody who speaks."""
_SPACES: Final = re.compile(r"[ \u00a0]+(?=[,.;)])|^ +| +$|(?<=\() +")
_MANY_SPACES: Final = re.compile(r" {2,}")
_TWO_STOPS: Final = re.compile(r"(?<!\.)\.\.(?!\.)")
_MATHEMATICAL: Final = (
    (re.compile(r"(?<=\d)[ \u00a0]?›[ \u00a0]?(?=\d)"), _(", then ", "sign")),
    (re.compile(r"(?<=\d)–(?=\d)"), _(" to ", "sign")),
    (re.compile(r"(?<![\d½.,])1[ \u00a0]?×$"), _("1 time", "sign")),
    (re.compile(r"(?<=[\d½])[ \u00a0]?×[ \u00a0]?|[ \u00a0]?×[ \u00a0]?(?=\d)"), _(" times ", "sign")),
    (re.compile(r"(?<![\w-])[−–-](?=\d)"), _("minus ", "sign")),
    (re.compile(r"(?<!\w)\+(?=\d)"), _("plus ", "sign")),
)
_MOUSE: Final = re.compile(getattr(grammar, "MOUSE", r"(?!)"))
"""Words of a sentence that is for the mouse alone; the grammar names them."""
_HAND: Final = tuple((re.compile(verb), other) for verb, other in getattr(grammar, "HAND", ()))
_POINTER: Final = re.compile(getattr(grammar, "POINTER", r"(?!)"))
"""What is left of the mouse where no other verb says the same."""
_CAPS: Final = "|".join(map(re.escape, KEYS.values()))
_KEY_BEHIND: Final = re.compile(rf"\s*\((?:(?:{_CAPS})\+)*(?:[A-Z]|F\d{{1,2}}|{_CAPS})\)")
_SENTENCES: Final = re.compile(r"(?<=[.!?])\s+|\n+")
_BETWEEN: Final = re.compile(r"((?<=[.!?])\s+|\n+)")


@lru_cache(maxsize=4000)
def in_words(markup: str) -> str:
    """A sentence with its signs as words, without markup, and with no mouse in the hand."""
    said = _without_pictures(markup)
    for sign, word in (*_MATHEMATICAL, *_HAND):
        said = sign.sub(word, said)
    said = _ROMAN_NUMBER.sub(lambda found: _ROMAN[found[0]], said)
    said = _ROMAN_ONE.sub("1", said)
    return _tidy(said)


@lru_cache(maxsize=4000)
def told(markup: str) -> str:
    """A sentence that is announced or read out: in words, and without what only a hand on the mouse could do."""
    parts = _BETWEEN.split(markup)
    said = [(in_words(sentence), after) for sentence, after in zip(parts[::2], [*parts[1::2], ""], strict=True)]
    return "".join(f"{words}{after}" for words, after in said if not _POINTER.search(words)).strip()


def as_written(markup: str) -> str:
    """A sentence as plain text to be read: pictures are named, numbers and mathematical signs stay."""
    return _tidy(_without_pictures(markup))


def _without_pictures(markup: str) -> str:
    said = _BEFORE.sub(lambda found: found[0][: found[0].rindex(" ")], markup.replace("*", ""))
    return _OTHER_SIGN.sub("", _SIGN.sub(_named, said))


def _tidy(said: str) -> str:
    return drawable(_TWO_STOPS.sub(".", _MANY_SPACES.sub(" ", _SPACES.sub("", said))))


def _named(found: re.Match[str]) -> str:
    sign = next(sign for sign in _COUNTS if found[sign])
    number, name = found[f"{sign}_number"], found[f"{sign}_name"]
    if number:
        return _COUNTS[sign](int(number))
    return name or _CALLED[sign][0 if _ALONE.search(found.string[: found.start()]) else -1]


def without_key(markup: str) -> str:
    """The same without the key in brackets."""
    return in_words(_KEY_BEHIND.sub("", markup))


@lru_cache(maxsize=4000)
def without_mouse(markup: str) -> str:
    """The same also without sentences for the mouse alone."""
    return without_key(" ".join(part for part in _SENTENCES.split(markup) if not _MOUSE.search(part)))
