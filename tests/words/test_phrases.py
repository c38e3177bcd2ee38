"""A sentence with gaps says what it was given, refuses anything else, and is called rightly all over the program."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from house_figures import tree_of

from trickerion.language.wording import phrase

ROOT = Path(__file__).resolve().parent.parent.parent
WORDS = ROOT / "trickerion" / "words"


def test_values_by_keyword_and_by_position() -> None:
    pays = phrase("{name} pays {coins} {{coin}}; thank you, {name}")
    assert pays(name="Ada", coins=2) == "Ada pays 2 {coin}; thank you, Ada"
    assert pays("Ada", 2) == pays("Ada", coins=2) == pays(name="Ada", coins=2)


def test_another_language_puts_the_values_elsewhere() -> None:
    pays = phrase("{coins} {{coin}} von {name}", order="name coins")
    assert pays("Ada", 2) == pays(coins=2, name="Ada") == "2 {coin} von Ada"


def test_a_value_is_not_read_as_a_sentence() -> None:
    assert phrase("Hello {name}")("{name} {0.__class__} {{x}} %s") == "Hello {name} {0.__class__} {{x}} %s"


def test_numbers_can_be_shaped() -> None:
    assert phrase("{share:.0%}, {fame:+d}")(share=0.5, fame=3) == "50%, +3"


@pytest.mark.parametrize(
    ("values", "named"),
    [((), {}), (("Ada",), {}), (("Ada", 1, 2), {}), (("Ada",), {"coin": 1}), (("Ada",), {"name": "Bo"})],
)
def test_a_missing_wrong_or_double_value_is_an_error(values: tuple[object, ...], named: dict[str, object]) -> None:
    with pytest.raises(TypeError):
        phrase("{name} pays {coins}")(*values, **named)


@pytest.mark.parametrize(("text", "order"), [("{a} {b}", "a"), ("{a}", "a b"), ("{a.b}", ""), ("{}", ""), ("{0}", "")])
def test_gaps_without_a_name_and_a_wrong_order_are_refused_at_once(text: str, order: str) -> None:
    with pytest.raises(ValueError, match="gaps"):
        phrase(text, order)


# ------------------------------------------------------------------ every call in the tree

_Phrases = dict[str, tuple[str, ...]]


def module_name(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def names_in(text: str, order: str = "") -> tuple[str, ...]:
    """The gaps, taken from the error of a sentence that is given nothing."""
    try:
        phrase(text, order)()
    except TypeError as error:
        return tuple(str(error).rpartition(" wants ")[2].removesuffix(", and each once").split(", "))
    return ()


def phrases_of(tree: ast.Module) -> _Phrases:
    """Each name of a module that is a phrase, with its gaps in order."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Call):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            if isinstance(target, ast.Name) and called(node.value.func) == "phrase":
                given = [ast.literal_eval(arg) for arg in (*node.value.args, *(k.value for k in node.value.keywords))]
                found[target.id] = names_in(*given)
    return found


def known_in(tree: ast.Module, phrases: dict[str, _Phrases], own: str) -> _Phrases:
    """What a module calls each phrase that it can reach: ``words.title``, or ``title``."""
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
        gaps = known[ast.unparse(node.func)]
        if any(isinstance(arg, ast.Starred) for arg in node.args) or any(k.arg is None for k in node.keywords):
            continue
        named = [keyword.arg for keyword in node.keywords]
        if sorted([*gaps[: len(node.args)], *map(str, named)]) != sorted(gaps) or len(node.args) > len(gaps):
            yield f"{node.lineno}: {ast.unparse(node)} wants {', '.join(gaps)}"


def test_wrong_calls_are_found() -> None:
    calls = ["from trickerion.words import x as words", "words.pays(1)", "words.pays(1, coins=2)", "words.pays(1, b=2)"]
    tree = ast.parse("\n".join(calls))
    known = known_in(tree, {"trickerion.words.x": {"pays": ("name", "coins")}}, "")
    assert [line[0] for line in wrong_calls(tree, known)] == ["2", "4"]


def test_every_phrase_is_called_with_its_values() -> None:
    """What a type checker would see if each were a function."""
    files = [path for folder in ("trickerion", "tests", "tools") for path in sorted((ROOT / folder).rglob("*.py"))]
    phrases = {module_name(path): phrases_of(tree_of(path)) for path in files if WORDS in path.parents}
    wrong = [
        f"{path.relative_to(ROOT)}:{line}"
        for path in files
        if WORDS in path.parents or "trickerion.words" in (text := path.read_text(encoding="utf-8"))
        for tree in [tree_of(path) if WORDS in path.parents else ast.parse(text)]
        for line in wrong_calls(tree, known_in(tree, phrases, module_name(path)))
    ]
    assert not wrong
