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
    riddles = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / layer).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and RIDDLE.match(str(node.value.value))
    ]
    assert not riddles
