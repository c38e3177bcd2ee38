"""The catalogues of languages: ``python tools/books/language.py extract | check CODE | compile [CODE ...]``.

``extract`` writes every message of the game to ``trickerion/languages/messages.pot``, which is kept in git; from that a
translator makes ``<code>.po`` with Poedit or any other editor. ``check`` names every wrong and every missing entry.
``compile`` makes ``<code>.mo`` of it, which the game reads; that is never kept in git, wheel and executable make their
own. ``language/grammar/<code>.py`` has the forms of the nouns.
"""

import argparse
import ast
import json
import re
import struct
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from string import Formatter
from types import ModuleType
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from trickerion.language.grammar import en
from trickerion.language.speech import gaps
from trickerion.rules.academy.catalog import SECRETS, TILES
from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS, TRICKS
from trickerion.rules.heir.catalog import ABILITIES, BRIEF_ABILITIES
from trickerion.rules.powers.catalog import POWERS

PACKAGE = ROOT / "trickerion"
LANGUAGES = PACKAGE / "languages"
TEMPLATE = LANGUAGES / "messages.pot"
SPEECH = "trickerion.language.speech"
TEXTS = {"_": 1, "Say": 1, "Count": 2, "Tell": 2}
"""How a sentence is written -> how many texts it has; a context may follow them."""
TABLES = ("table", "sayings", "Remarks")
NOTHING_PLAIN = "\0"
PERCENT = re.compile(r"%(?:\(\w+\))?[srd]\b")
"""A gap of the parser of the command line, which is Python's own."""
KINDS: tuple[dict[str, Any], ...] = (TRICKS, MAGICIANS, SPECIALS, PROPHECIES, POWERS, SECRETS, TILES)
ON_CARDS = ("name", "ability_name", "ability", "ability_academy", "text", "end_game_text", "note")
"""What is printed on a card."""
NO_TEXT = ("icon", "picture", "list", "only", "actions")
"""What a page says in ids; all else in it is read by the player."""
HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n'
ADDRESSED = ("words/log.py", "words/hints.py", "words/academy/hints.py", "words/powers/hints.py")
"""Where a sentence is said of a player: there alone ``[what you read|what others read]`` is divided."""
DIVIDED = re.compile(r"\[[^][]*(?:\[\w+\][^][]*)*\|")
ICON = re.compile(r"\{(?:fame|coin|shard|ap|\w+\.[\w.:-]+)\}|\$\w+")  # and the numbers of a card


class Message(NamedTuple):
    """A text to translate: where it stands, and what its author tells the translators."""

    context: str
    one: str
    many: str = ""
    where: str = ""
    remark: str = ""


class Entry(NamedTuple):
    """What a catalogue says of a message: one text, or one for each plural form."""

    context: str
    one: str
    many: str
    said: tuple[str, ...]
    is_fuzzy: bool


# ------------------------------------------------------------------ extract


@cache
def messages() -> dict[tuple[str, str], Message]:
    """Every message of the game, by context and text."""
    found: dict[tuple[str, str], Message] = {}
    for message in (each for each in (*_of_words(), *_of_cards(), *_of_pages()) if each.one):
        known = found.setdefault((message.context, message.one), message)
        where = known.where if message.where in known.where.split() else f"{known.where} {message.where}"
        remark = known.remark or message.remark
        found[message.context, message.one] = known._replace(
            many=known.many or message.many, where=where, remark=remark
        )
    return found


def hidden() -> list[str]:
    """Where a text is no plain one, so that nobody can translate it."""
    return [message.where for message in _of_words() if not message.one]


@cache
def _of_words() -> tuple[Message, ...]:
    found: list[Message] = []
    for path in sorted((*(PACKAGE / "language").rglob("*.py"), *(PACKAGE / "words").rglob("*.py"))):
        found += of_module(path.read_text(encoding="utf-8"), path.relative_to(ROOT).as_posix())
    return tuple(found)


def of_module(text: str, where: str) -> Iterator[Message]:
    """The messages of a module; one that is no plain text is "", and its place has the number of the line."""
    tree, lines = ast.parse(text), text.splitlines()
    imports = (node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == SPEECH)
    names = {alias.asname or alias.name: alias.name for node in imports for alias in node.names}
    is_speech = where.endswith(f"{SPEECH.replace('.', '/')}.py")  # it says lists itself, and makes what others write
    names |= dict(zip(TEXTS, TEXTS, strict=True)) if is_speech else {}
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        kind = names.get(call.func.id, "") if isinstance(call.func, ast.Name) else ""
        for context, one, many in _said_by(kind, [*call.args, *(keyword.value for keyword in call.keywords)]):
            if NOTHING_PLAIN in (context, one, many) and not is_speech:
                yield Message("", "", "", f"{where}:{call.lineno}")
            elif one and NOTHING_PLAIN not in (context, one, many):
                yield Message(context, one, many, where, _remark(lines, call.lineno))


def _said_by(kind: str, given: list[ast.expr]) -> list[tuple[str, str, str]]:
    """(context, one, many) of each message in a call."""
    if kind in TABLES:
        more = given[2:] if kind != "Remarks" else []
        values = [*_own(given[1]), *more] if isinstance(given[1], ast.Dict) else given[1:]
        return [(_plain(given[0]), _plain(value), "") for value in values if not isinstance(value, ast.Call)]
    if kind == "pairs" and isinstance(given[2], ast.Dict):
        both = [pair.elts for pair in given[2].values if isinstance(pair, ast.Tuple)]
        said = [(given[number], pair[number]) for number in (0, 1) for pair in both]
        return [(_plain(of), _plain(text), "") for of, text in said if _is_text(text)]
    texts = [_plain(node) for node in given[: TEXTS.get(kind, 0)]]
    context = _plain(given[len(texts)]) if len(given) > len(texts) else ""
    if kind == "Count":
        one, many, *_ = *texts, NOTHING_PLAIN
        return [(context, one, many)]
    return [(context, text, "") for text in texts]


def _is_text(node: ast.expr) -> bool:
    """False for a message of its own, and for None."""
    return not isinstance(node, ast.Call) and not (isinstance(node, ast.Constant) and node.value is None)


def _own(texts: ast.Dict) -> list[ast.expr]:
    """The texts of a table, without those of another one that it takes over (``**OTHER``)."""
    each = zip(texts.keys, texts.values, strict=True)
    return [text for key, text in each if key or not isinstance(text, ast.Name | ast.Attribute)]


def _plain(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else NOTHING_PLAIN


def _remark(lines: list[str], number: int) -> str:
    """The comment for translators above a line."""
    above: list[str] = []
    while number > 1 and (line := lines[number - 2].strip()).startswith("#"):
        above.insert(0, line.lstrip("# "))
        number -= 1
    text = " ".join(above)
    return text.removeprefix("Translators: ") if text.startswith("Translators: ") else ""


def _of_cards() -> Iterator[Message]:
    for card in (card for kind in KINDS for card in kind.values()):
        printed = ((field, getattr(card, field, "")) for field in ON_CARDS)
        yield from (_on_card(card.id, field, text) for field, text in printed if text)
    for field, texts in (("heir", ABILITIES), ("heir_in_brief", BRIEF_ABILITIES)):
        yield from (_on_card(magician, field, text) for magician, text in texts.items())


def _on_card(card: str, field: str, text: str) -> Message:
    return Message(f"card:{card}:{field}", text, "", "trickerion/rules/cards")


def _of_pages() -> Iterator[Message]:
    for path in sorted((PACKAGE / "words" / "pages").glob("*.toml")):
        for key, text in _texts(tomllib.loads(path.read_text(encoding="utf-8"))):
            context = "workbook" if key == "part" else f"page:{path.stem}"
            yield Message(context, text, "", path.relative_to(ROOT).as_posix())


def _texts(entry: object, key: str = "") -> Iterator[tuple[str, str]]:
    """Every text in what stands in a page, with its key."""
    if isinstance(entry, dict):
        yield from (text for key, value in entry.items() if key not in NO_TEXT for text in _texts(value, key))
    elif isinstance(entry, list):
        yield from (text for value in entry for text in _texts(value, key))
    elif isinstance(entry, str):
        yield key, entry


@cache
def template() -> str:
    """The text of ``messages.pot``."""
    blocks = [HEAD]
    for message in messages().values():
        lines = [f"#. {message.remark}"] if message.remark else []
        lines.append(f"#: {message.where}")
        lines += [f"msgctxt {quoted(message.context)}"] if message.context else []
        lines.append(f"msgid {quoted(message.one)}")
        lines += [f"msgid_plural {quoted(message.many)}", 'msgstr[0] ""', 'msgstr[1] ""'] * bool(message.many)
        blocks.append("\n".join(lines if message.many else [*lines, 'msgstr ""']) + "\n")
    return "\n".join(blocks)


def quoted(text: str) -> str:
    """A text as a catalogue writes it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


# ------------------------------------------------------------------ check


def entries(text: str) -> list[Entry]:
    """What stands in a ``.po`` file; the first entry is its head."""
    found = []
    for block in re.split(r"\n\s*\n", text):
        fields: dict[str, str] = {}
        key, lines = "", [line for line in block.splitlines() if not line.startswith("#")]
        for line in lines:
            word, _, rest = line.partition('"')
            key = word.strip() or key
            fields[key] = fields.get(key, "") + json.loads(f'"{rest}')
        if "msgid" in fields:
            said = tuple(fields[name] for name in sorted(fields) if name.startswith("msgstr"))
            fuzzy = any(line.startswith("#,") and "fuzzy" in line for line in block.splitlines())
            found.append(Entry(fields.get("msgctxt", ""), fields["msgid"], fields.get("msgid_plural", ""), said, fuzzy))
    return found


def faults(entry: Entry, grammar: ModuleType, forms: int) -> Iterator[str]:
    """Why an entry cannot be used."""
    text = entry.many or entry.one
    if len(entry.said) != (forms if entry.many else 1):
        yield f"has {len(entry.said)} plural forms, not {forms}"
    for number, said in enumerate(entry.said):
        try:
            there, wanted = gaps(said), gaps(text)
        except ValueError as error:
            yield f"{error} in {said!r}"
            continue
        may_lack = {"number"} if entry.many and number == 0 else set()
        if there - wanted or wanted - there - may_lack:
            yield f"has the gaps {sorted(there)}, not {sorted(wanted)}"
        if set(ICON.findall(said)) != set(ICON.findall(text)):
            yield f"has other icons or numbers: {said!r}"
        if PERCENT.findall(said) != PERCENT.findall(text):
            yield f"has other gaps with a %: {said!r}"
        yield from getattr(grammar, "faults", lambda _: ())(said)
        if said.count("*") % 2 != text.count("*") % 2:
            yield f"has a * alone: {said!r}"
        yield from (
            f"asks for the form {form!r} of {name!r}"
            for name, form in _forms(said) - _forms(text)
            if not any(_has(say, thing, form) for say, thing in ((grammar.noun, "academy"), (grammar.player, "Ada")))
        )


def undivided(entry: Entry) -> Iterator[str]:
    """Why ``[you|others]`` would be shown to the player as it stands."""
    where = messages().get((entry.context, entry.one), Message("", "")).where
    if any(map(DIVIDED.search, entry.said)) and not all(each.endswith(ADDRESSED) for each in where.split()):
        yield f"has [you|others], which is not divided in {where}"
    for text in entry.said:
        if text.count("[") != text.count("]"):
            yield f"has a bracket that stands alone: {text!r}"


def twice(text: str) -> Iterator[str]:
    """What a merge has glued together: an entry that says something twice, and one that stands twice."""
    there = set[str]()
    for block in re.split(r"\n\s*\n", text):
        lines = [line for line in block.splitlines() if line.startswith("msg")]
        words = [line.partition(" ")[0] for line in lines]
        message = "\n".join(line for line in lines if not line.startswith("msgstr"))
        if len(words) != len(set(words)) or message in there:
            yield f"stands or is said twice: {message!r}"
        there.add(message)


def _forms(message: str) -> set[tuple[str, str]]:
    parts = Formatter().parse(ICON.sub("", message))
    return {(name, form) for _, name, form, _ in parts if name and form}


def formed(message: str) -> set[str]:
    """The gaps of which a message asks for a form."""
    try:
        return {name for name, _ in _forms(message)}
    except ValueError:  # a brace that stands alone
        return set()


def _has(say: object, thing: str, form: str) -> bool:
    try:
        return bool(say(thing, form))  # type: ignore[operator]
    except (KeyError, ValueError):
        return False


def checked(code: str) -> tuple[list[Entry], list[str], list[str]]:
    """The entries of a language that can be used, head first; what is wrong; where it is behind the game's English.

    What is behind is said in English, and hinders nobody: it is for its translators.
    """
    text = (LANGUAGES / f"{code}.po").read_text(encoding="utf-8")
    head, *rest = entries(text)
    known, grammar = messages(), import_module(f"trickerion.language.grammar.{code}")
    plural = re.search(r"nplurals=(\d+)", head.said[0])
    wrong = [] if f"\nLanguage: {code}\n" in f"\n{head.said[0]}" else [f"the head does not say Language: {code}"]
    wrong += [f"the grammar has no noun {noun!r}" for noun in en.NOUNS if not _has(grammar.noun, noun, "")]
    wrong += twice(text)
    good, behind = [], []
    for entry in (entry for entry in rest if any(entry.said) and not entry.is_fuzzy):
        name = f"{entry.context or '-'}: {entry.one!r}"
        if (message := known.get((entry.context, entry.one))) is None or message.many != entry.many:
            behind.append(f"{name} is no message of the game any more")
            continue
        why = [*faults(entry, grammar, int(plural[1]) if plural else 2), *undivided(entry)]
        wrong += [f"{name} {each}" for each in why]
        good += [entry] * (not why)
    there = {(entry.context, entry.one) for entry in good}
    behind += [f"{context or '-'}: {one!r} is missing" for context, one in known.keys() - there]
    return [head, *good], wrong, behind


# ------------------------------------------------------------------ compile


def catalogue(found: list[Entry]) -> bytes:
    """A ``.mo`` file: two tables of lengths and places, sorted by the messages, and the texts."""
    texts = {}
    for entry in found:
        key = (f"{entry.context}\4" if entry.context else "") + entry.one + (f"\0{entry.many}" if entry.many else "")
        texts[key.encode()] = "\0".join(entry.said).encode()
    keys, begin = sorted(texts), 28 + 16 * len(texts)
    tables, body = b"", b""
    for text in (*keys, *(texts[key] for key in keys)):
        tables += struct.pack("<II", len(text), begin + len(body))
        body += text + b"\0"
    return struct.pack("<7I", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, 0) + tables + body


def compile_all(codes: list[str]) -> list[str]:
    """Make the catalogues of these languages, of all without one; what is wrong."""
    trouble = []
    for code in codes or sorted(path.stem for path in LANGUAGES.glob("*.po")):
        good, wrong, _ = checked(code)
        trouble += wrong
        (LANGUAGES / f"{code}.mo").write_bytes(catalogue(good))
    return trouble


def main() -> None:
    parser = argparse.ArgumentParser(description="Extract the messages of the game; check and compile a language.")
    parser.add_argument("deed", choices=("extract", "check", "compile"))
    parser.add_argument("codes", nargs="*", metavar="CODE", help="de for trickerion/languages/de.po")
    args = parser.parse_args()
    wrong: list[str] = []
    if args.deed == "extract":
        TEMPLATE.write_text(template(), encoding="utf-8", newline="\n")
    elif args.deed == "compile":
        wrong = compile_all(args.codes)
    for code in args.codes if args.deed == "check" else ():
        _, faulty, behind = checked(code)
        wrong += [*faulty, *sorted(behind), f"{code}: {len(faulty)} wrong, {len(behind)} behind"]
    print("\n".join(wrong))
    sys.exit(bool(wrong) and args.deed != "check")


if __name__ == "__main__":
    main()
