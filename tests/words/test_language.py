"""A second language is one more folder beside ``words``; what it does not say stays English."""

from __future__ import annotations

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from trickerion import cli
from trickerion.storage.settings import load_settings
from trickerion.words import language

ROOT = Path(__file__).resolve().parent.parent.parent
NAMES = '''"""What each id is called, in an invented language."""

PHASE["advertise"] = "Plakatoj"


def join(parts, last="kaj"):
    return f" {last} ".join(parts)


def an(noun):
    return noun
'''
MENUS = '''"""Menus."""

BACK = "Reen"
TITLE_ENTRIES["credits"] = ("Dankoj", "Kiu faris kion.")
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The invented language, in a folder that holds nothing else."""
    package = tmp_path / "words_xx"
    (package / "screens").mkdir(parents=True)
    for path, text in (
        ("__init__.py", ""),
        ("names.py", NAMES),
        ("screens/__init__.py", ""),
        ("screens/menus.py", MENUS),
    ):
        (package / path).write_text(text, encoding="utf-8")
    return tmp_path


def said(folder: Path, program: str) -> str:
    """What a program prints in a process of its own that knows the invented language."""
    known = f"import trickerion; trickerion.__path__.append({str(folder)!r})\n"
    done = subprocess.run([sys.executable, "-c", known + program], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return done.stdout


SPEAK = "from trickerion.words.language import speak; speak('xx')\n"


def test_what_the_language_says_is_said_everywhere(folder: Path) -> None:
    """Also inside the sentences of modules that the language does not have."""
    program = SPEAK + (
        "from trickerion.words import card_tooltips, moves, names\n"
        "from trickerion.rules.catalog import TRICKS\n"
        "from trickerion.rules import moves as m\n"
        "print(names.join(['a', 'b']), names.PHASE['advertise'])\n"
        "print(moves.say(m.ChooseSpecialist('engineer'), None, 0))\n"
        "two = next(t.id for t in TRICKS.values() if len(t.components) == 2)\n"
        "print(card_tooltips.trick(two).body[1])\n"
    )
    first, second, third = said(folder, program).splitlines()
    assert first == "a kaj b Plakatoj"
    assert second == "Take Engineer into the team"
    assert " kaj " in third and " and " not in third


def test_what_it_does_not_say_stays_english(folder: Path) -> None:
    program = SPEAK + "from trickerion.words import names, tooltips\nprint(names.PHASE['assignment'], names.times(2))\n"
    assert said(folder, program) == "Assignment twice\n"


def test_the_window_speaks_the_language_of_the_settings(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"language": "xx"}), encoding="utf-8")
    program = (
        "from trickerion import cli\n"
        "cli._open_window = lambda args: print(__import__('trickerion.scenes.title').scenes.title.ENTRIES[-2].label)\n"
        f"cli.main(['--data-dir', {str(tmp_path)!r}])\n"
    )
    assert said(folder, program) == "Dankoj\n"


def test_a_process_that_the_program_starts_speaks_the_same(folder: Path) -> None:
    """Opponents think, and say why, in another process."""
    child = f"import trickerion; trickerion.__path__.append({str(folder)!r}); from trickerion.words import names; "
    child += "print(names.join(['a', 'b']))"
    program = SPEAK + f"import subprocess, sys; subprocess.run([sys.executable, '-c', {child!r}])\n"
    assert said(folder, program) == "a kaj b\n"


def test_an_unknown_language_is_refused_in_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert cli.main(["--language", "yy"]) == cli.WRONG
    assert "there is no language 'yy'" in capsys.readouterr().err
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"language": "yy"}), encoding="utf-8")
    (note,) = load_settings(path).notes
    assert "language" in note
    assert load_settings(path).settings.language == "en"


def test_no_language_is_offered_while_there_is_only_english(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert language.languages() == ("en",)
    cli.main(["--help"])
    assert "--language" not in capsys.readouterr().out
    assert "--language" in said(folder, "from trickerion import cli; cli.main(['--help'])")


BROKEN = {
    "no Python": ("screens/menus.py", 'BACK = "Reen'),
    "no text": ("screens/menus.py", b"BACK = '\xff\xfe'"),
    "a name that is not there": ("names.py", NAMES + "\nPHASE['advertise'] = nothing\n"),
    "a module that is not there": ("screens/menus.py", "import not_there\n"),
    "it ends": ("screens/menus.py", "BACK = 'Reen'\nraise SystemExit(3)\n"),
    "a number for a text": ("screens/menus.py", "BACK = 5\n"),
    "a table that is spoilt": ("names.py", NAMES + "\nPHASE.clear()\n"),
    "its own folder": ("__init__.py", "1 / 0\n"),
    "the folder of its screens": ("screens/__init__.py", "1 / 0\n"),
}
"""File of the language and what stands in it."""


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_language_is_one_sentence_and_english(folder: Path, tmp_path: Path, kind: str) -> None:
    name, text = BROKEN[kind]
    path = folder / "words_xx" / name
    path.write_bytes(text) if isinstance(text, bytes) else path.write_text(text, encoding="utf-8")
    (tmp_path / "settings.json").write_text(json.dumps({"language": "xx"}), encoding="utf-8")
    program = (
        "from trickerion import cli\n"
        "from trickerion.scenes import start\n"
        "def play(folder, size, autoplay, notes):\n"
        "    from trickerion.words import names\n"
        "    from trickerion.words.screens import menus\n"
        "    from trickerion.words.question import Question\n"
        "    from trickerion.words.questions import QUESTIONS\n"
        "    print(menus.BACK, menus.TITLE_ENTRIES['credits'][0], names.PHASE['advertise'], names.join(['a', 'b']))\n"
        "    print(*notes)\n"
        "start.play = play\n"
        f"raise SystemExit(cli.main(['--data-dir', {str(tmp_path)!r}]))\n"
    )
    known = f"import trickerion; trickerion.__path__.append({str(folder)!r})\n"
    done = subprocess.run([sys.executable, "-c", known + program], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    english, note = done.stdout.splitlines()
    assert english == "Back Credits Advertise a and b"
    assert note.startswith("The language “xx” is damaged (trickerion.words_xx") and note.endswith("speaks English.")
    assert done.stderr == f"trickerion: {note}\n"


# ------------------------------------------------------------------ what is still English


def tool() -> ModuleType:
    """The tool as a module; tools are no package."""
    spec = importlib.util.spec_from_file_location("untranslated", ROOT / "tools" / "untranslated.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_would_still_be_english_is_counted(folder: Path) -> None:
    words = ROOT / "trickerion" / "words"
    everything = tool().untranslated(words, folder / "nothing")
    left = tool().untranslated(words, folder / "words_xx")
    translated = {
        "names.py: PHASE['advertise']",
        "names.py: join",
        "names.py: an",
        "screens/menus.py: BACK",
        "screens/menus.py: TITLE_ENTRIES['credits']",
    }
    assert set(everything) - set(left) == translated
    assert {"names.py: PHASE['assignment']", "screens/menus.py: DONE", "narration.py: narrate"} & set(left) == {
        "names.py: PHASE['assignment']",
        "screens/menus.py: DONE",
    }


def test_english_has_nothing_left_of_itself() -> None:
    words = ROOT / "trickerion" / "words"
    assert tool().untranslated(words, words) == []


@pytest.mark.parametrize("code", [code for code in language.languages() if code != language.ENGLISH])
def test_a_language_that_is_shipped_says_everything(code: str) -> None:
    assert not tool().untranslated(ROOT / "trickerion" / "words", ROOT / "trickerion" / f"words_{code}")
