"""Which language the program speaks, settled before anything of ``words`` is loaded.

The catalogue of a language is ``trickerion/languages/<code>.mo``; English needs none. What a catalogue does not have is
said in English.
"""

import gettext
import os
import re
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
PASSED_ON: Final = "TRICKERION_LANGUAGE"
"""Tells this process, and those that it starts, in which opponents think and give reasons."""
_CATALOGUES: Final = Path(__file__).parent / "languages"
_CODE: Final = re.compile("[a-z]{2,3}")


def _catalogue(code: str) -> gettext.NullTranslations:
    """The translations into a language; none for English, nor for what is no language of ours."""
    if code == ENGLISH or not _CODE.fullmatch(code):
        return gettext.NullTranslations()
    try:
        with (_CATALOGUES / f"{code}.mo").open("rb") as file:
            return gettext.GNUTranslations(file)
    except (OSError, ValueError, UnicodeError):
        return gettext.NullTranslations()


translations: Final = _catalogue(os.environ.get(PASSED_ON, ENGLISH))
