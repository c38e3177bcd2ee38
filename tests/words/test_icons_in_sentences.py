"""Every icon that a sentence of ours names exists: read from the source, and from the cards themselves."""

import ast
import re
from collections.abc import Iterator
from dataclasses import asdict
from functools import cache
from pathlib import Path

from house_figures import tree_of
from rows import each_of

import trickerion
from trickerion.language.speech import ICONS
from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS
from trickerion.ui.icon_map import concepts
from trickerion.ui.icons import has_icon
from trickerion.ui.text_block import INLINE
from trickerion.words.commands import COMMAND

PACKAGE = Path(trickerion.__file__).parent
LINES_OF_MOVES = {path for path in PACKAGE.glob("rules/**/*.py") if "moves" in (path.stem, path.parent.name)}
"""The one-line form of a Move has its fields in braces, for developers."""
MODULES = sorted({path for path in PACKAGE.rglob("*.py") if path.parts[-2] not in ("rules", "bots")} - LINES_OF_MOVES)
FILLED = "\x00"
"""Stands for what the program fills into a sentence."""

KINDS = {concept.split(".")[0] for concept in concepts()}
_SPOKEN = ("Say", "Sentence", "Count", "Tell", "sayings", "pairs", "Remarks")
_GAP = re.compile(r"\{(\w+)(?::[^{}]*)?\}")
_ICON = re.compile(rf"\{{([\w.:{FILLED}-]+)\}}")


def sentences(tree: ast.AST) -> Iterator[str]:
    """Every text in the source but docstrings; what is filled in is left open."""
    nodes = list(ast.walk(tree))
    calls = [(node, node.func.id) for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    sayings = {id(text) for call, name in calls if name in _SPOKEN for text in ast.walk(call)}
    parts = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    parts |= {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else FILLED for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts:
            yield _GAP.sub(_filled_gap, node.value) if id(node) in sayings else node.value


def _filled_gap(gap: re.Match[str]) -> str:
    """What stands for a gap of a message; an icon stays."""
    return gap[0] if gap[1] in ICONS else FILLED


@cache
def blanks() -> set[str]:
    """The names of what ``str.format`` fills in, and the keys that the settings do."""
    fills = [path for path in MODULES if ".format(" in path.read_text(encoding="utf-8")]
    calls = [node for path in fills for node in ast.walk(tree_of(path)) if isinstance(node, ast.Call)]
    formats = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == "format"]
    return {word.arg for call in formats for word in call.keywords if word.arg} | set(COMMAND)


def exists(name: str) -> bool:
    if name.startswith(FILLED):
        return True  # nothing to see here: the tests that draw it know it (tests/conftest.py)
    if FILLED in name:
        return name.split(".")[0] in KINDS
    return name in INLINE or has_icon(name) or name in blanks()


@each_of(MODULES)
def test_every_icon_in_the_source_exists(path: Path) -> None:
    named = {name for text in sentences(tree_of(path)) for name in _ICON.findall(text)}
    assert not {name for name in named if not exists(name)}


def test_every_icon_on_the_cards_exists() -> None:
    cards = [asdict(card) for kind in (SPECIALS, PROPHECIES, MAGICIANS) for card in kind.values()]
    texts = [value for card in cards for value in card.values() if isinstance(value, str)]
    assert len(texts) > 300
    assert not {name for text in texts for name in _ICON.findall(text) if not exists(name)}


def test_a_wrong_icon_would_be_seen() -> None:
    (text,) = sentences(ast.parse("f'{n} {{fane}} or {{component.{c}}} and {{thing.{c}}}'"))
    assert [name for name in _ICON.findall(text) if not exists(name)] == ["fane", f"thing.{FILLED}"]
