"""Texts that the program did not write, as people, files and systems may give them."""

import pytest

MARKUP = ("{x}", "{coin}", "*a*", "<b>", "a.b", "%s", "{0}", "%{x}", "{", "*", "{{fame}}", "[*]")
"""What is markup somewhere, here or in what the program is made of."""

AT_EVERY_PUSH = ("{x}", "*a*", "{")
SOME_MARKUP = [text if text in AT_EVERY_PUSH else pytest.param(text, marks=pytest.mark.slow) for text in MARKUP]
"""For tests that take long: the others with ``pytest -m slow``."""

UNWRITABLE = (
    "a\0b",
    "\0",
    "\ud800",
    "a\nb\tc",
    "\u200b",
    "\u202eevil",
    "\ufeff",
    "\ue000x\ue001",
    "\x1b[31m",
    "\uffff",
)
"""What no line of text can hold, or what cannot be seen."""

STRANGE = ("", " ", "😀❤\ufe0f", "שלום", "e" + 30 * "\u0301", "x" * 5000, "word " * 1000)
"""What is allowed but rare."""

FOREIGN = (*MARKUP, *UNWRITABLE, *STRANGE)
