"""What would still be English in another language: ``python tools/untranslated.py de``.

Every function of ``trickerion/words`` that says something and every entry of its tables is compared by name with the
folder of the language, ``trickerion/words_<code>``. One line each, the number last.
"""

from __future__ import annotations

import argparse
import ast
import re
from collections.abc import Iterator
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "trickerion"
_WORD = re.compile(r"[A-Za-z]{2}")
_ID = re.compile(r"[a-z_0-9]+([._:][a-z_0-9{}]*)+|#[0-9a-f]{6}")


def untranslated(english: Path, other: Path) -> list[str]:
    """``module: name`` or ``module: table[key]`` of all that ``other``, the folder of a language, does not replace."""
    found = []
    for path in sorted(english.rglob("*.py")):
        module = path.relative_to(english)
        there = _names(ast.parse((other / module).read_text(encoding="utf-8"))) if (other / module).is_file() else set()
        said = _said(ast.parse(path.read_text(encoding="utf-8")))
        found += [f"{module.as_posix()}: {name}" for name in said if not {name, name.partition("[")[0]} & there]
    return found


def _said(tree: ast.Module) -> Iterator[str]:
    """The functions, classes and entries of a module that hold words."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and _has_words(node):
            yield node.name
        for name, value in _assigned(node):
            if isinstance(value, ast.Dict):
                for key, entry in zip(value.keys, value.values, strict=True):
                    if key is not None and _has_words(entry):
                        yield f"{name}[{ast.unparse(key)}]"
            elif _has_words(value):
                yield name


def _names(tree: ast.Module) -> set[str]:
    """What a module of another language defines, and the entries that it makes in tables."""
    found = set()
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        found |= {name for name, _ in _assigned(node)}
        if isinstance(node, ast.Assign):
            found |= {ast.unparse(target) for target in node.targets if isinstance(target, ast.Subscript)}
    return found


def _assigned(node: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
        yield node.target.id, node.value
    elif isinstance(node, ast.Assign):
        for target in node.targets:
            if isinstance(target, ast.Name):
                yield target.id, node.value
            elif isinstance(target, ast.Tuple) and isinstance(node.value, ast.Tuple):
                yield from _unpacked(target, node.value)


def _unpacked(target: ast.Tuple, value: ast.Tuple) -> Iterator[tuple[str, ast.expr]]:
    """Name by name; with a starred one among them nobody can tell, so that each has the whole."""
    names = [name.id for part in target.elts for name in ast.walk(part) if isinstance(name, ast.Name)]
    parts = value.elts if len(names) == len(value.elts) else [value] * len(names)
    return zip(names, parts, strict=True)


def _has_words(node: ast.AST) -> bool:
    """Whether a text stands in it that a player could read; docstrings, ids and pictures do not count."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return False
    if isinstance(node, ast.Constant):
        text = node.value
        return isinstance(text, str) and bool(_WORD.search(text)) and not _ID.fullmatch(text)
    if isinstance(node, ast.Dict):
        return any(map(_has_words, node.values))
    if isinstance(node, ast.Subscript | ast.Compare):  # a key, an id
        return False
    return any(map(_has_words, ast.iter_child_nodes(node)))


def main() -> None:
    """Print the list."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("code", help="de for trickerion/words_de")
    found = untranslated(PACKAGE / "words", PACKAGE / f"words_{parser.parse_args().code}")
    print("\n".join([*found, f"{len(found)} still English"]))


if __name__ == "__main__":
    main()
