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
from importlib import import_module
from importlib.abc import InspectLoader, Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, Final

import trickerion

ENGLISH: Final = "en"
_WORDS: Final = __name__.rpartition(".")[0]
_TROUBLE: Final = (Exception, SystemExit)
"""What a damaged language may raise."""
_PASSED_ON: Final = "TRICKERION_LANGUAGE"
"""Tells the processes that this one starts, in which opponents think and give reasons."""


def languages() -> tuple[str, ...]:
    """The codes of all languages that there are, English first."""
    folders = (module.name for module in pkgutil.iter_modules(trickerion.__path__) if module.ispkg)
    return (ENGLISH, *sorted(name.removeprefix("words_") for name in folders if name.startswith("words_")))


def speak(code: str) -> str:
    """Speak that language, one of ``languages()``, from now on; why it is English all the same, else "".

    What other modules have taken by name (``from trickerion.words.x import y``) stays as it was: call this first.
    """
    if code == ENGLISH:
        return ""
    known, translation = set(sys.modules), _Translation(f"{_WORDS}_{code}")
    sys.meta_path.insert(0, translation)
    translation.try_everything()
    if translation.trouble:
        sys.meta_path.remove(translation)
        tried = (name for name in sorted(set(sys.modules) - known, reverse=True) if name.startswith(f"{_WORDS}."))
        for name in tried:  # it may have taken something by name: it is imported anew
            del sys.modules[name]
            folder, _, module = name.rpartition(".")
            vars(sys.modules[folder]).pop(module, None)
        return import_module(f"{_WORDS}.trouble").language_broken(code, translation.trouble)  # type: ignore[no-any-return]
    os.environ[_PASSED_ON] = code
    return ""


def speak_as_told() -> None:
    """Speak what the process speaks that has started this one, and has tried it."""
    code = os.environ.get(_PASSED_ON, ENGLISH)
    if code != ENGLISH and code in languages():
        sys.meta_path.insert(0, _Translation(f"{_WORDS}_{code}"))


class _Translation(MetaPathFinder):
    """Finds the modules of words, and runs those of a language after the English ones.

    ``trouble``: why everything is English again, once something in the language could not be run.
    """

    def __init__(self, package: str) -> None:
        self._package = package
        self._english: dict[str, dict[str, tuple[Any, Any]]] = {}
        self.trouble = ""

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

    def try_everything(self) -> None:
        """Translate what there is already, and everything that the language has: it speaks well, or not at all."""
        for name, module in list(sys.modules.items()):
            if name.startswith(f"{_WORDS}."):
                self.put_upon(module)
        try:
            folder = import_module(self._package)
            for found in pkgutil.walk_packages(folder.__path__, f"{self._package}.", self._not_walked):
                english = _WORDS + found.name.removeprefix(self._package)
                if _spec(english) is not None:
                    import_module(english)
        except _TROUBLE as error:
            self.give_up(self._package, error)

    def _not_walked(self, name: str) -> None:
        self.give_up(name, sys.exc_info()[1])

    def put_upon(self, module: ModuleType) -> None:
        """Let what the language says take the place of what stands in a module."""
        name = self._package + module.__name__.removeprefix(_WORDS)
        if self.trouble:
            return
        try:
            spec = _spec(name)
            if spec is None or not isinstance(spec.loader, InspectLoader):
                return
            code = spec.loader.get_code(name)
            kept = {key: (old, _copy(old)) for key, old in vars(module).items() if not key.startswith("__")}
            self._english[module.__name__] = kept
            if code is not None:
                exec(code, module.__dict__)
            if wrong := [key for key, (_, old) in kept.items() if not _is_alike(old, vars(module).get(key))]:
                raise TypeError(wrong[0])
        except _TROUBLE as error:
            self.give_up(name, error)

    def give_up(self, name: str, error: BaseException | None) -> bool:
        """English again, in every module; whether there was anything else."""
        self.trouble = self.trouble or f"{name}: {type(error).__name__}, {error}"
        english, self._english = self._english, {}
        for module, kept in english.items():
            for key, (value, content) in kept.items():
                if isinstance(value, dict):
                    value.clear()
                    value.update(content)
                elif isinstance(value, list):
                    value[:] = content
                setattr(sys.modules[module], key, value)
        return bool(english)


def _spec(name: str) -> ModuleSpec | None:
    """Of a module of the language, None where it has none."""
    try:
        return importlib.util.find_spec(name)
    except ModuleNotFoundError as error:
        if error.name and name.startswith(error.name):
            return None
        raise


def _copy(value: Any) -> Any:
    """What a table holds, for the case that a language has spoilt it."""
    if isinstance(value, dict):
        return {key: _copy(inner) for key, inner in value.items()}
    return [_copy(inner) for inner in value] if isinstance(value, list) else value


def _is_alike(english: Any, other: Any) -> bool:
    """Whether it can stand in the place of the English: a text for a text, a table with all its entries for a table."""
    if isinstance(english, dict):
        return isinstance(other, dict) and all(_is_alike(old, other.get(key)) for key, old in english.items())
    return callable(other) if callable(english) else isinstance(other, type(english))


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
        try:
            self._english.exec_module(module)
        except Exception as error:  # what the language put into another module may be of no use here
            if not self._translation.give_up(module.__name__, error):
                raise
            self._english.exec_module(module)
        self._translation.put_upon(module)
