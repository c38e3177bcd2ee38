"""The tool that changes the program by chance: what it changes, and that a change is written where it was found."""

import ast
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

TOOLS = Path(__file__).resolve().parent.parent.parent / "tools"


@pytest.fixture
def tool(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool as a module."""
    monkeypatch.setattr(sys, "path", [str(TOOLS), *sys.path])
    return import_module("mutants")


@pytest.mark.parametrize(
    ("text", "becomes"),
    [
        ("a < b", ["(a <= b)"]),
        ("a in b", ["(a not in b)"]),
        ("a < b < c", []),
        ("a and b", ["(a or b)"]),
        ("not a", ["(a)"]),
        ("a if b else c", ["(c if b else a)"]),
        ("a - b", ["(a + b)"]),
        ("a + 1", ["(a - 1)"]),
        ("a + b", []),
        ("True", ["False"]),
        ("2", ["3"]),
        ("'two'", []),
        ("min(a, b)", ["(max(a, b))"]),
        ("sorted(a)", []),
    ],
)
def test_what_an_expression_may_become(tool: ModuleType, text: str, becomes: list[str]) -> None:
    assert list(tool.changes(ast.parse(text, mode="eval").body)) == becomes


SOURCE = '''"""A file."""


def rule(fame: int = 3) -> str:
    """Whether 1 is enough."""
    tell(
        "Gélatine", fame
    )
    return f"{fame > 2}" if fame >= 16 else ""
'''


def test_every_change_is_written_where_it_was_found_and_is_a_program(
    tool: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "ROOT", tmp_path)
    file = tmp_path / "rule.py"
    file.write_text(SOURCE, encoding="utf-8")
    found = {mutant.new: tool.written(mutant, SOURCE) for mutant in tool.mutants_of(file)}
    assert set(found) == {"pass", "(fame > 16)", "17", "('' if fame >= 16 else f'{fame > 2}')"}
    assert all(ast.parse(text) for text in found.values())
    assert "    pass\n    return" in found["pass"] and "(fame > 16) else" in found["(fame > 16)"]


def test_the_probe_is_called_where_the_function_begins(tool: ModuleType) -> None:
    text = tool.probed(SOURCE, {6: [4, 5]})
    hits = "__import__('mutant_probe').hit(4); __import__('mutant_probe').hit(5)"
    assert f"    {hits}\n    tell(" in text
    assert ast.get_docstring(ast.parse(text).body[1]) == "Whether 1 is enough."  # type: ignore[arg-type]


@pytest.mark.slow
def test_the_same_seed_draws_the_same_changes_as_many_in_each_layer(
    tool: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tool, "LAYERS", ("storage", "words/cards"))
    drawn = tool.draw("test", 4)
    assert drawn == tool.draw("test", 4) != tool.draw("other", 4)
    assert [mutant.path.split("/")[1] for mutant in drawn] == ["storage", "storage", "words", "words"]
