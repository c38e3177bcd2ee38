"""A translator's bundle: ``python tools/books/bundle.py make | check | take | move CODE ...``.

``make CODE OUT [--slice K/N]`` writes every message that a language does not have yet as plain text, a line each, in
files of some 1,500 words; ``--all`` writes what it has, too. ``check CODE FILE ...`` names what is wrong in files of
answers, and ``take CODE FOLDER`` puts the good ones into ``<code>.po``. ``move CODE PAIRS.json`` keeps what is
translated where the English of a message has changed: [[context, old text, new text], ...].

A question is ``#12 English``, an answer ``#12 Translation`` with the same number; one with plural forms has a line for
each, ``#12.0`` and ``#12.1``. ``\\n`` is the end of a line. ``## file``, ``@ context`` and ``// remark`` lead to
questions and are left out of answers. The numbers are those of ``messages.json``, which lies beside the questions.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from tools.books import language
from tools.books.language import Entry, Message

WORDS_A_FILE: Final = 1500
INDEX: Final = "messages.json"
ANSWER: Final = re.compile(r"#(\d+)(?:\.(\d))? ?(.*)")
NO_ANSWER: Final = ("##", "@", "//")
Key = tuple[str, str]


class Answer(NamedTuple):
    """What a translator says of a message: one text, or one for each plural form, and the line of the first."""

    entry: Entry
    line: int


# ------------------------------------------------------------------ make


def words(message: Message) -> int:
    """How long a message is, in words."""
    return len(f"{message.one} {message.many}".split())


def by_file(messages: Iterable[Message]) -> dict[str, list[Message]]:
    """The messages by the file in which each stands first."""
    found: dict[str, list[Message]] = {}
    for message in messages:
        found.setdefault(message.where.split()[0], []).append(message)
    return found


def sliced(messages: Sequence[Message], number: int, slices: int) -> list[Message]:
    """One of ``slices`` parts of about equal words, in whole files. Raises ValueError for a number that is no part."""
    if not 1 <= number <= slices:
        raise ValueError(f"there is no slice {number} of {slices}")
    total, before, found = sum(map(words, messages)), 0, list[Message]()
    for each in by_file(messages).values():
        its = sum(map(words, each))
        found += each if (before + its / 2) * slices // total == number - 1 else []
        before += its
    return found


def wanted(code: str) -> list[Message]:
    """The messages of the game that a language lacks, in the order of ``messages.pot``."""
    path = language.LANGUAGES / f"{code}.po"
    there = {(entry.context, entry.one) for entry in language.checked(code)[0]} if path.exists() else set()
    return [message for key, message in language.messages().items() if key not in there]


def questions(messages: Iterable[Message], seen: Mapping[str, Sequence[str]]) -> Iterator[tuple[str, list[Message]]]:
    """The text of each file of questions, and its messages; ``seen`` has pictures that show a message, by its text."""
    number, lines, there, length = 0, list[str](), list[Message](), 0
    for where, each in by_file(messages).items():
        lines.append(f"## {where}")
        context, last = "", ""
        for message in each:
            if length > WORDS_A_FILE:
                yield "\n".join([*lines, ""]), there
                lines, there, length, context = [f"## {where}"], [], 0, ""
            if message.context != context:
                lines.append(f"@ {message.context}")
            pictures = " ".join(seen.get(message.one, ())[:3])
            if pictures and pictures != last:
                lines.append(f"// seen in: {pictures}")
            context, last = message.context, pictures or last
            lines += [f"// {message.remark}"] if message.remark else []
            one, many = (text.replace("\n", "\\n") for text in (message.one, message.many))
            lines += [f"#{number}.0 {one}", f"#{number}.1 {many}"] if many else [f"#{number} {one}"]
            there.append(message)
            number, length = number + 1, length + words(message)
    if there:
        yield "\n".join([*lines, ""]), there


def make(messages: Sequence[Message], folder: Path, seen: Mapping[str, Sequence[str]]) -> int:
    """Write the questions and their index into a folder; how many files there are."""
    folder.mkdir(parents=True, exist_ok=True)
    index, count = list[Message](), 0
    for count, (text, there) in enumerate(questions(messages, seen), 1):
        (folder / f"{count:02}.txt").write_text(text, encoding="utf-8", newline="\n")
        index += there
    asked = [[message.context, message.one, message.many] for message in index]
    (folder / INDEX).write_text(json.dumps(asked, ensure_ascii=False), encoding="utf-8")
    return count


# ------------------------------------------------------------------ check and take


def index_of(file: Path) -> list[tuple[str, str, str]]:
    """The messages by their numbers: the index beside a file of answers, or above its folder."""
    found = next((folder / INDEX for folder in file.resolve().parents[:2] if (folder / INDEX).exists()), None)
    if found is None:
        raise FileNotFoundError(f"{INDEX} lies neither beside {file.name} nor above its folder")
    return [(context, one, many) for context, one, many in json.loads(found.read_text(encoding="utf-8"))]


def answers(text: str, index: Sequence[tuple[str, str, str]], wrong: list[str]) -> list[Answer]:
    """What is answered in a file; ``wrong`` is told of lines that are no answers."""
    found: dict[int, tuple[int, dict[int, str]]] = {}
    for line, written in enumerate(text.splitlines(), 1):
        if not written.strip() or (written.startswith(NO_ANSWER) and not ANSWER.match(written)):
            continue
        parts = ANSWER.fullmatch(written)
        if parts is None or int(parts[1]) >= len(index):
            wrong.append(f"{line}: there is no such number: {written[:60]!r}")
            continue
        number, form = int(parts[1]), int(parts[2] or 0)
        forms = found.setdefault(number, (line, {}))[1]
        if form in forms:
            wrong.append(f"{line}: #{number} is answered twice")
        forms[form] = parts[3].replace("\\n", "\n")
    return [
        Answer(Entry(*index[number], tuple(forms[form] for form in sorted(forms)), False), line)
        for number, (line, forms) in found.items()
    ]


def faults(entry: Entry, grammar: ModuleType, forms: int) -> Iterator[str]:
    """Why an answer cannot be used: what ``language.py check`` finds, and spaces and quotes that are not as asked."""
    yield from language.faults(entry, grammar, forms)
    yield from language.undivided(entry)
    bare = {gap for text in entry.said for gap in language.formed(text)} - language.formed(entry.one + entry.many)
    if bare:
        yield f"asks for a form of {sorted(bare)}, which may be filled with a word as it is: the English asks for none"
    for text in entry.said:
        if not text.strip():
            yield "is empty"
        elif (text[0].isspace(), text[-1].isspace()) != (entry.one[0].isspace(), entry.one[-1].isspace()):
            yield "begins or ends with a space where the English does not, or the other way round"
        if '"' in text and '"' not in entry.one:
            yield 'has a straight quote (")'
        if entry.one.count("\n") != text.count("\n"):
            yield "has other ends of lines"


def checked(code: str, files: Sequence[Path]) -> tuple[list[Entry], list[str]]:
    """The answers of these files that can be used, and what is wrong in a sentence each."""
    grammar, forms, good, wrong = (
        import_module(f"trickerion.language.grammar.{code}"),
        plural_forms(code),
        [],
        list[str](),
    )
    for file in files:
        lines, index = list[str](), index_of(file)
        for entry, line in answers(file.read_text(encoding="utf-8-sig"), index, lines):
            why = [*faults(entry, grammar, forms)]
            lines += [f"{line}: {entry.one[:70]!r} {each}" for each in why]
            good += [entry] * (not why)
        asked = file.resolve().parent.parent / file.name
        if asked.exists() and asked != file.resolve():
            texts = [path.read_text(encoding="utf-8-sig") for path in (asked, file)]
            there, has = (set(re.findall(r"^#(\d+)", text, re.M)) for text in texts)
            lines += [f"0: no answer to {', '.join(sorted(there - has, key=int))}"] * bool(there - has)
        wrong += [f"{file.name}:{line}" for line in lines]
    return good, wrong


def plural_forms(code: str) -> int:
    """How many plural forms a language has by the head of its catalogue, two before it has one."""
    path = language.LANGUAGES / f"{code}.po"
    found = re.search(r"nplurals=(\d+)", path.read_text(encoding="utf-8")) if path.exists() else None
    return int(found[1]) if found else 2


def block(entry: Entry) -> str:
    """An entry as it stands in a catalogue."""
    lines = [f"msgctxt {language.quoted(entry.context)}"] if entry.context else []
    lines.append(f"msgid {language.quoted(entry.one)}")
    if entry.many:
        lines.append(f"msgid_plural {language.quoted(entry.many)}")
        lines += [f"msgstr[{form}] {language.quoted(text)}" for form, text in enumerate(entry.said)]
    else:
        lines.append(f"msgstr {language.quoted(entry.said[0])}")
    return "\n".join(lines)


def with_entries(text: str, new: Iterable[Entry]) -> str:
    """A catalogue that says these, too: in the place of an older entry, else where ``messages.pot`` has the message."""
    blocks: dict[Key, str] = {}
    for each in re.split(r"\n\s*\n", text.strip()):
        for entry in language.entries(each):
            blocks[entry.context, entry.one] = each
    order = [("", ""), *language.messages()]
    fresh = {(entry.context, entry.one): block(entry) for entry in new}
    before = {key: order[place - 1] for place, key in enumerate(order)}
    added: dict[Key, list[Key]] = {}
    for key in [*(key for key in order if key in fresh), *(key for key in fresh if key not in before)]:
        if key not in blocks:
            place = before.get(key, order[-1])
            while place not in blocks and place != ("", "") and place not in fresh:
                place = before[place]
            added.setdefault(place, []).append(key)
    placed, todo = list[Key](), [*reversed(blocks)]
    while todo:
        placed.append(key := todo.pop())
        todo += reversed(added.pop(key, []))
    placed += [key for keys in added.values() for key in keys]
    return "\n\n".join(fresh.get(key) or blocks[key] for key in placed) + "\n"


def take(code: str, folder: Path) -> tuple[int, list[str]]:
    """Put the answers of a folder into the catalogue of a language; how many are taken, and what is wrong."""
    good, wrong = checked(code, sorted(folder.glob("*.txt")))
    path = language.LANGUAGES / f"{code}.po"
    path.write_text(with_entries(path.read_text(encoding="utf-8"), good), encoding="utf-8", newline="\n")
    return len(good), wrong


# ------------------------------------------------------------------ move


def follower(context: str, text: str, pairs: Mapping[Key, Sequence[str]]) -> str:
    """The text of the game to which English has been changed, once or several times; the text itself where none is."""
    texts = {each for message in language.messages().values() if message.context == context for each in message[1:3]}
    seen, todo = {text}, [text]
    while todo and (now := todo.pop(0)) not in texts:
        todo += (new := [each for each in pairs.get((context, now), ()) if each not in seen])
        seen |= set(new)
        if not todo:
            return text
    return now


def moved(code: str, text: str, pairs: Iterable[tuple[str, str, str]]) -> tuple[str, list[str]]:
    """A catalogue whose entries stand below the new English; what is said of it that must be read again.

    What no longer fits, because of another gap or icon, is marked as fuzzy, and said in English until it is mended. A
    pair that leads to no text of the game is left for later.
    """
    grammar, forms, blocks, told = import_module(f"trickerion.language.grammar.{code}"), plural_forms(code), [], []
    new: dict[Key, list[str]] = {}
    for context, old, english in pairs:
        new.setdefault((context, old), []).append(english)
    there = {(entry.context, entry.one) for entry in language.entries(text)}
    for each in re.split(r"\n\s*\n", text.strip()):
        found = language.entries(each)
        entry = found[0] if found else None
        one, many = (follower(entry.context, text, new) if text else "" for text in entry[1:3]) if entry else ("", "")
        if entry is None or (one, many) == entry[1:3]:
            blocks.append(each)
        elif one == entry.one or (entry.context, one) not in there:
            mended = entry._replace(one=one, many=many)
            why = [*language.faults(mended, grammar, forms)]
            told += [f"{entry.context or '-'}: {one!r}: {reason}" for reason in why] or [f"{one!r} is said as before"]
            blocks.append(f"#, fuzzy\n{block(mended)}" if why else block(mended))
    return "\n\n".join(blocks) + "\n", told


def move(code: str, files: Iterable[Path]) -> list[str]:
    """Move a language to English that has changed, by files of pairs; what must be read again."""
    path = language.LANGUAGES / f"{code}.po"
    pairs = [pair for file in files for pair in json.loads(file.read_text(encoding="utf-8"))]
    text, told = moved(code, path.read_text(encoding="utf-8"), pairs)
    path.write_text(text, encoding="utf-8", newline="\n")
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description="Make a bundle of what is to translate, and take it back.")
    deeds = parser.add_subparsers(dest="deed", required=True)
    for deed, what in (("make", "folder"), ("check", "files"), ("take", "folder"), ("move", "files")):
        its = deeds.add_parser(deed)
        its.add_argument("code", help="de for trickerion/languages/de.po")
        its.add_argument(what, type=Path, nargs="+" if what == "files" else None)
        if deed == "make":
            its.add_argument("--slice", default="1/1", metavar="K/N", help="one of N parts of equal words")
            its.add_argument("--all", action="store_true", help="what is translated, too")
            its.add_argument("--pictures", type=Path, help="pictures by message, of tools/shots/where_said.py")
    args = parser.parse_args()
    told: list[str] = []
    if args.deed == "make":
        number, slices = map(int, args.slice.split("/"))
        todo = [*language.messages().values()] if args.all else wanted(args.code)
        seen = json.loads(args.pictures.read_text(encoding="utf-8")) if args.pictures else {}
        asked = sliced(todo, number, slices)
        files = make(asked, args.folder, seen)
        told = [f"{len(asked)} messages, {sum(map(words, asked))} words, {files} files"]
    elif args.deed == "check":
        good, wrong = checked(args.code, args.files)
        told = [*wrong, f"{len(good)} can be used, {len(wrong)} remarks"]
    elif args.deed == "take":
        taken, wrong = take(args.code, args.folder)
        told = [*wrong, f"{taken} taken, {len(wrong)} remarks"]
    else:
        told = move(args.code, args.files)
    print("\n".join(told))


if __name__ == "__main__":
    main()
