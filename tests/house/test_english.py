"""Docstrings name the thing first; see docs/english.md."""

import ast
import re

import pytest
from house_figures import ROOT

HELD = ("rules", "bots")
"""Layers whose docstrings have been rewritten."""
RIDDLE = re.compile(r"(What|Whether|Who|Whose|Where|Which|Why|How|It|Its|One of|From what|Do what)\b")


@pytest.mark.parametrize("layer", HELD)
def test_a_docstring_names_the_thing_first(layer: str) -> None:
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef)
    riddles = [
        f"{path.relative_to(ROOT)}: {said.splitlines()[0]}"
        for path in sorted((ROOT / layer).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, kinds) and (said := ast.get_docstring(node)) and RIDDLE.match(said)
    ]
    assert not riddles
