"""A sentence with gaps is called with what it says all over the program."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from house_figures import tree_of

from trickerion.language.speech import gaps

ROOT = Path(__file__).resolve().parent.parent.parent
WORDS = ROOT / "trickerion" / "words"
_Phrases = dict[str, set[str]]


def phrases_of(tree: ast.Module) -> _Phrases:
    """Each name of a module that is a sentence, with its gaps."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Call):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Name) and called(node.value.func) == "Say":
                text = next(part.value for part in ast.walk(node.value.args[0]) if isinstance(part, ast.Constant))
                found[target.id] = gaps(str(text))
    return found


def known_in(tree: ast.Module, phrases: dict[str, _Phrases], own: str) -> _Phrases:
    """What a module calls each sentence that it can reach: ``words.title``, or ``title``."""
    known = dict(phrases.get(own, {}))
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                called = alias.asname or alias.name
                there = phrases.get(f"{node.module}.{alias.name}", {})
                known |= {f"{called}.{name}": gaps for name, gaps in there.items()}
                if alias.name in phrases.get(node.module or "", {}):
                    known[called] = phrases[node.module or ""][alias.name]
    return known


def called(function: ast.expr) -> str:
    """The last part of what is called."""
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def wrong_calls(tree: ast.Module, known: _Phrases) -> Iterator[str]:
    last = {name.rpartition(".")[2] for name in known}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or called(node.func) not in last or ast.unparse(node.func) not in known:
            continue
        wanted, given = known[ast.unparse(node.func)], {keyword.arg for keyword in node.keywords}
        if node.args or (given != wanted and None not in given):
            yield f"{node.lineno}: {ast.unparse(node)} wants {', '.join(wanted)}"


def test_wrong_calls_are_found() -> None:
    calls = "words.pays(1)", "words.pays(name=1, coins=2)", "words.pays(name=1, b=2)"
    tree = ast.parse("\n".join(("from trickerion.words import x as words", *calls)))
    known = known_in(tree, {"trickerion.words.x": {"pays": {"name", "coins"}}}, "")
    assert [line[0] for line in wrong_calls(tree, known)] == ["2", "4"]


def test_every_sentence_is_called_with_its_values() -> None:
    """What a type checker would see if each were a function."""
    files = [path for folder in ("trickerion", "tools") for path in sorted((ROOT / folder).rglob("*.py"))]
    name = {path: ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__") for path in files}
    phrases = {name[path]: phrases_of(tree_of(path)) for path in files if WORDS in path.parents}
    wrong = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in files
        if WORDS in path.parents or "trickerion.words" in (text := path.read_text(encoding="utf-8"))
        for tree in [tree_of(path) if WORDS in path.parents else ast.parse(text)]
        for line in wrong_calls(tree, known_in(tree, phrases, name[path]))
    ]
    assert not wrong


def test_no_mark_is_hung_behind_a_text_that_a_message_should_hold() -> None:
    """French sets a space before "?", "!", ";" and ":", which no catalogue can do behind a gap of the code."""
    hung = [
        f"{path.relative_to(ROOT)}:{node.lineno} {ast.unparse(node)}"
        for path in sorted(WORDS.rglob("*.py"))
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.JoinedStr)
        for gap, after in pairwise(node.values)
        if isinstance(gap, ast.FormattedValue) and isinstance(after, ast.Constant)
        if re.match(r"[?!;:](\s|$)", str(after.value))
    ]
    assert hung == []
