"""Which language the program speaks, settled before anything of ``words`` is loaded.

A language is a catalogue, ``trickerion/languages/<code>.mo`` (in an executable packed: ``.mo.gz``), and the forms of
its nouns, ``grammar/<code>.py``. English needs no catalogue; what another one does not have is said in English.
"""

import gettext
import gzip
import os
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from io import BufferedIOBase
from pathlib import Path
from typing import Final, NamedTuple

import trickerion

ENGLISH: Final = "en"
PASSED_ON: Final = "TRICKERION_LANGUAGE"
"""Tells this process, and those that it starts, in which opponents think and give reasons."""
LONGEST: Final = 20
"""Letters of what may be asked for as the code of a language; real ones have two or three."""
ENDINGS: Final = (".mo", ".mo.gz")
"""Ends of the names of catalogues: as they are compiled, and packed."""


class Tongue(NamedTuple):
    """What is spoken; ``asked`` is another language where that cannot be, ``trouble`` says why it is damaged."""

    code: str
    translations: gettext.NullTranslations
    asked: str
    trouble: str = ""


def languages() -> tuple[str, ...]:
    """The codes of all languages that there are, English first."""
    return (ENGLISH, *sorted(_catalogues()))


def own_name(code: str) -> str:
    """What a language calls itself."""
    return str(import_module(f"trickerion.language.grammar.{code}").NAME)


def _catalogues() -> dict[str, Path]:
    files = (file for folder in trickerion.__path__ for file in Path(folder, "languages").glob("*.mo*"))
    return {file.name.partition(".")[0]: file for file in files if file.name.endswith(ENDINGS)}


def _opened(file: Path) -> BufferedIOBase:
    return gzip.open(file) if file.name.endswith(ENDINGS[1]) else file.open("rb")


@cache
def spoken() -> Tongue:
    """The language that the environment names; English where it has no catalogue, or one that cannot be read."""
    code = os.environ.get(PASSED_ON, "")[:LONGEST] or ENGLISH
    english = Tongue(ENGLISH, gettext.NullTranslations(), code)
    if code not in _catalogues():
        return english
    try:
        if find_spec(f"trickerion.language.grammar.{code}") is None:
            raise LookupError("no grammar")
        with _opened(_catalogues()[code]) as file:
            translations = gettext.GNUTranslations(file)
        if translations.info().get("language") != code:
            raise LookupError("another language")
        translations.ngettext("", "", 2)
    except Exception as error:  # whatever a damaged file can lead to
        return english._replace(trouble=f"{type(error).__name__}, {error}")
    return Tongue(code, translations, code)
