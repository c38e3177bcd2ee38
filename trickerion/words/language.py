"""Which language the program speaks.

This package is English. Another language is one more folder beside it, ``words_<code>``, whose modules are called like
those of this package. Each is run in the namespace of the English module, right after it: what it defines (or enters
into a table of words) takes the place of the English, and all else stays English. ``tools/untranslated.py`` lists that.
"""

import importlib.util
import os
import pkgutil
import sys
from collections.abc import Sequence
from importlib.abc import InspectLoader, Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Final

import trickerion

ENGLISH: Final = "en"
_WORDS: Final = __name__.rpartition(".")[0]
_PASSED_ON: Final = "TRICKERION_LANGUAGE"
"""Tells the processes that this one starts, in which opponents think and give reasons."""


def languages() -> tuple[str, ...]:
    """The codes of all languages that there are, English first."""
    folders = (module.name for module in pkgutil.iter_modules(trickerion.__path__) if module.ispkg)
    return (ENGLISH, *sorted(name.removeprefix("words_") for name in folders if name.startswith("words_")))


def speak(code: str) -> None:
    """Speak that language, one of ``languages()``, from now on.

    What other modules have taken by name (``from trickerion.words.x import y``) stays as it was: call this first.
    """
    if code == ENGLISH:
        return
    os.environ[_PASSED_ON] = code
    translation = _Translation(f"{_WORDS}_{code}")
    sys.meta_path.insert(0, translation)
    for name, module in list(sys.modules.items()):
        if name.startswith(f"{_WORDS}."):
            translation.put_upon(module)


def speak_as_told() -> None:
    """Speak what the process speaks that has started this one."""
    code = os.environ.get(_PASSED_ON, ENGLISH)
    if code != ENGLISH and code in languages():
        speak(code)


class _Translation(MetaPathFinder):
    """Finds the modules of words, and runs those of a language after the English ones."""

    def __init__(self, package: str) -> None:
        self._package = package

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The English module, with a loader that translates it."""
        if not fullname.startswith(f"{_WORDS}."):
            return None
        others = (finder for finder in sys.meta_path if not isinstance(finder, _Translation))
        specs = (finder.find_spec(fullname, path, target) for finder in others)
        spec = next((spec for spec in specs if spec is not None), None)
        if spec is not None and spec.loader is not None:
            spec.loader = _Translated(spec.loader, self)
        return spec

    def put_upon(self, module: ModuleType) -> None:
        """Let what the language says take the place of what stands in a module."""
        name = self._package + module.__name__.removeprefix(_WORDS)
        try:
            spec = importlib.util.find_spec(name)
        except ModuleNotFoundError:  # not even the folder
            return
        if spec is not None and isinstance(spec.loader, InspectLoader):
            code = spec.loader.get_code(name)
            if code is not None:
                exec(code, module.__dict__)


class _Translated(Loader):
    """Loads an English module and translates it."""

    def __init__(self, english: Loader, translation: _Translation) -> None:
        self._english = english
        self._translation = translation

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """As the English one is."""
        return self._english.create_module(spec)

    def exec_module(self, module: ModuleType) -> None:
        """First the English, then what replaces it."""
        self._english.exec_module(module)
        self._translation.put_upon(module)
