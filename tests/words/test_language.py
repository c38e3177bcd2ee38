"""Another language is a catalogue and a grammar; what it does not say, or says wrongly, stays English."""

import gzip
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import made_up
import pytest
from made_up import pushed

from tools.books import language
from tools.books.language import Entry, catalogue, entries, faults, of_module
from trickerion import cli, console
from trickerion.language import tongue
from trickerion.language.grammar import en

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The made-up language."""
    made_up.language(folder := tmp_path_factory.mktemp("made_up"))
    return folder


@pytest.fixture
def folder(tmp_path: Path, written: Path) -> Path:
    """The made-up language, in a folder that holds nothing else."""
    return shutil.copytree(written, tmp_path / "made_up")


def run(folder: Path, program: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A program in a process of its own that knows the language."""
    known = {key: value for key, value in os.environ.items() if key != tongue.PASSED_ON}
    command = [sys.executable, "-c", made_up.speaking(folder) + program]
    return subprocess.run(command, capture_output=True, text=True, cwd=ROOT, env=known | environment, check=False)


def said(folder: Path, program: str, **environment: str) -> str:
    """What it prints."""
    done = run(folder, program, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


START = "from trickerion import start; sys.exit(start.main(sys.argv[1:]))"
WRONG_SIZE = "'wide' is not a size; write 1280x720 for example"


def started(folder: Path, *arguments: str, **environment: str) -> str:
    """What a player is told who begins the program with these arguments; it goes no further."""
    done = run(folder, f"sys.argv[1:] = {list(arguments)!r}\n" + START, **environment)
    assert done.returncode == console.WRONG, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    return done.stderr


@pytest.mark.slow
def test_the_argument_goes_before_the_environment_and_that_before_the_settings(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text(json.dumps({"language": "xx"}), encoding="utf-8")
    wide, other = ("--data-dir", str(tmp_path), "--size", "wide"), pushed("is not a size")
    assert other in started(folder, *wide)
    assert WRONG_SIZE in started(folder, *wide, TRICKERION_LANGUAGE="en")
    assert other in started(folder, *wide, "--language=xx", TRICKERION_LANGUAGE="en")
    assert WRONG_SIZE in started(folder, *wide, "--language", "en", TRICKERION_LANGUAGE="xx")
    assert pushed("There is no file") in started(folder, *wide[:2], "replay", "nothing")


@pytest.mark.parametrize("settings", ["{", "[]", '{"language": 3}', '{"language": "' + "x" * 99 + '"}'])
def test_settings_that_name_no_language_are_english(folder: Path, tmp_path: Path, settings: str) -> None:
    (tmp_path / "settings.json").write_text(settings, encoding="utf-8")
    assert WRONG_SIZE in started(folder, "--data-dir", str(tmp_path), "--size", "wide")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the environment does not say what the system speaks")
def test_at_the_first_start_it_is_that_of_the_system(folder: Path, tmp_path: Path) -> None:
    wide, system = ("--data-dir", str(tmp_path), "--size", "wide"), {"LANG": "xx_XX.UTF-8", "LANGUAGE": ""}
    assert pushed("is not a size") in started(folder, *wide, **system)
    (tmp_path / "settings.json").write_text('{"language": "en"}', encoding="utf-8")
    assert WRONG_SIZE in started(folder, *wide, **system)


@pytest.mark.skipif(sys.platform == "win32", reason="another process is begun there")
def test_a_restart_speaks_what_the_settings_name_now(folder: Path) -> None:
    program = (
        "import os; from trickerion import cli, start\n"
        "cli.main = lambda given: cli.AGAIN\n"
        "os.execv = lambda path, command: print(command[1:], os.environ.get('TRICKERION_LANGUAGE'))\n"
        "start.main(['--language', 'xx', '--size', '1280x720'])"
    )
    assert said(folder, program) == "['-m', 'trickerion', '--size', '1280x720'] None\n"
    words = "from trickerion.words.screens.settings import CHOICES; print(CHOICES['language'])"
    assert re.fullmatch(r"\('English', .*'Made up'\)\n", said(folder, words))


def test_an_unknown_language_is_refused_in_one_sentence(folder: Path) -> None:
    assert "there is no language 'yy'" in started(folder, "--language", "yy")


def test_no_language_is_offered_while_there_is_only_english(
    capsys: pytest.CaptureFixture[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tongue, "_catalogues", dict)
    assert tongue.languages() == ("en",)
    cli.main(["--help"])
    assert "--language" not in capsys.readouterr().out
    assert "--language" in said(folder, "from trickerion import cli; cli.main(['--help'])")


def test_a_process_that_the_program_starts_speaks_the_same(folder: Path) -> None:
    """Opponents think, and say why, in another process."""
    child = made_up.speaking(folder) + "from trickerion.words.trouble import BY_LOT; print(BY_LOT)"
    program = (
        "import subprocess; from trickerion import cli, start\n"
        f"cli.main = lambda given: subprocess.run([sys.executable, '-c', {child!r}]).returncode\n"
        "sys.exit(start.main(['--language', 'xx']))\n"
    )
    assert said(folder, program) == pushed("It was decided at random.") + "\n"


FEW = [Entry("", "", "", ("Language: xx\nContent-Type: text/plain; charset=UTF-8\n",), False)]
BROKEN = {
    "not there": None,
    "cut off": catalogue(FEW)[:-20],
    "nothing in it": b"",
    "no catalogue": b"Back = Reen",
    "no text": catalogue(FEW).replace(b"Language", b"\xff\xfe\xff\xfeuage"),
    "another language": catalogue(FEW).replace(b"xx", b"yy"),
    "plurals of nobody": catalogue(
        [FEW[0]._replace(said=(FEW[0].said[0] + "Plural-Forms: nplurals=2; plural=n+;\n",))]
    ),
}
"""What stands in its catalogue."""


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_language_is_one_sentence_and_english(folder: Path, kind: str) -> None:
    path, content = folder / "languages" / "xx.mo", BROKEN[kind]
    path.unlink() if content is None else path.write_bytes(content)
    program = (
        "from trickerion import cli\n"
        "from trickerion.words.trouble import BY_LOT\n"
        "cli._open_window = lambda args: print(BY_LOT, *args.notes)\n"
        "cli.main([])"
    )
    done = run(folder, program, TRICKERION_LANGUAGE="xx")
    assert done.stdout.startswith("It was decided at random. "), done.stderr
    note = done.stdout.removeprefix("It was decided at random. ")
    assert "language “xx”" in note
    assert note.endswith("the game speaks English.\n")
    assert done.stderr == f"trickerion: {note}"


@pytest.mark.slow
def test_a_packed_language_is_spoken(tmp_path: Path) -> None:
    made_up.language(tmp_path, **{"{file} is not a file.": "{file} ne estas dosiero."})
    plain = tmp_path / "languages" / f"{made_up.CODE}.mo"
    plain.with_name(f"{plain.name}.gz").write_bytes(gzip.compress(plain.read_bytes()))
    plain.unlink()
    program = "from trickerion.words import trouble as t; print(t.not_a_file(file='x'))"
    assert said(tmp_path, program, TRICKERION_LANGUAGE=made_up.CODE) == "x ne estas dosiero.\n"


def test_a_language_without_a_grammar_is_not_spoken(folder: Path) -> None:
    (folder / "grammar" / "xx.py").unlink()
    assert "no grammar" in started(folder, "--language", "xx", "replay", "nothing")


def test_a_sentence_that_could_not_be_filled_stays_english(tmp_path: Path) -> None:
    made_up.language(tmp_path, **{"{file} is not a file.": "{dosiero} mankas", "There is no file {file}.": "{ mankas"})
    program = "from trickerion.words import trouble as t; print(t.not_a_file(file='x'), t.no_file(file='x'))"
    assert said(tmp_path, program, TRICKERION_LANGUAGE="xx") == "x is not a file. There is no file x.\n"


MODULE = """
from trickerion.language.speech import Count, Say, Tell, table
from trickerion.language.speech import _ as text
# Translators: on a button
BACK = text("Back")
LENT = Say("{who} lent " "it", "a context")
COINS = Count("{number} Coin", "{number} Coins")
HIRED = Tell("You hired", "*{who}* hired")
DAYS = table("days", {"thursday": "Thursday"})
"""


def test_every_way_to_write_a_sentence_is_extracted() -> None:
    found = [(m.context, m.one, m.many, m.remark) for m in of_module(MODULE, "words/x.py")]
    assert found == [
        ("", "Back", "", "on a button"),
        ("a context", "{who} lent it", "", ""),
        ("", "{number} Coin", "{number} Coins", ""),
        ("", "You hired", "", ""),
        ("", "*{who}* hired", "", ""),
        ("days", "Thursday", "", ""),
    ]


def test_apostrophes_are_of_one_kind() -> None:
    texts = [text for entry in entries(language.template()) for text in (entry.one, entry.many)]
    assert [text for text in texts if re.search(r"[a-z]'([a-z]|\s|$)", text)] == []


def test_the_template_is_up_to_date() -> None:
    assert language.TEMPLATE.read_text(encoding="utf-8") == language.template(), (
        "python tools/books/language.py extract"
    )


def test_what_is_no_plain_text_is_named() -> None:
    (message,) = of_module("from trickerion.language.speech import _\nBACK = _(f'{1}')", "x.py")
    assert message == ("", "", "", "x.py:2", "")


PO = """msgid ""
msgstr ""
"Language: eo\\n"

#, fuzzy
msgctxt "days"
msgid "Thursday"
msgstr "Ĵaŭdo"

msgid "{number} Crown"
msgid_plural "{number} "
"Crowns"
msgstr[0] "unu monero"
msgstr[1] "{number} moneroj"
"""


def test_a_catalogue_is_read() -> None:
    head, day, coins = entries(PO)
    assert head.said == ("Language: eo\n",)
    assert day == ("days", "Thursday", "", ("Ĵaŭdo",), True)
    assert coins == Entry("", "{number} Crown", "{number} Crowns", ("unu monero", "{number} moneroj"), False)
    assert not list(faults(coins, en, 2))


def test_a_language_is_told_what_is_wrong_and_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(language, "LANGUAGES", tmp_path)
    (tmp_path / "en.po").write_text(PO.replace("Language: eo", "Language: en"), encoding="utf-8")
    good, wrong, behind = language.checked("en")
    assert len(good) == 1
    assert len(behind) == len(language.messages()) + 1
    assert not wrong
    assert behind[0] == "-: '{number} Crown' is no message of the game any more"


@pytest.mark.parametrize(
    ("one", "many", "said"),
    [
        ("{who} waits", "", ("{kiu} atendas",)),
        ("{who} waits", "", ("atendas",)),
        ("{who} waits", "", ("{who atendas",)),
        ("{price} {coin}", "", ("{price} {shard}",)),
        ("*{who}* waits", "", ("*{who} atendas",)),
        ("$coins {coin} more", "", ("$moneroj {coin} pli",)),
        ("needs %(name)s", "", ("bezonas %(nomo)s",)),
        ("{character:a} waits", "", ("{character:genitive} atendas",)),
        ("{number} Coin", "{number} Coins", ("{number} monero",)),
        ("{number} Coin", "{number} Coins", ("{number} monero", "moneroj")),
    ],
)
def test_wrong_entries_are_named(one: str, many: str, said: tuple[str, ...]) -> None:
    assert list(faults(Entry("", one, many, said, False), en, 2))


def test_how_a_list_is_joined_can_be_translated() -> None:
    said = {text for context, text in language.messages() if context == "list"}
    assert said == {"{first}, {rest}", "{first}; {rest}", "{first} and {last}", "{first} or {last}"}
