"""The tool that changes the program by chance: what it changes, and that a change is written where it was found."""

import ast
from pathlib import Path

import pytest

from tools.release import mutants


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
def test_what_an_expression_may_become(text: str, becomes: list[str]) -> None:
    assert list(mutants.changes(ast.parse(text, mode="eval").body)) == becomes


SOURCE = '''"""A file."""


def rule(fame: int = 3) -> str:
    """Whether 1 is enough."""
    tell(
        "Gélatine", fame
    )
    return f"{fame > 2}" if fame >= 16 else ""
'''


def test_every_change_is_written_where_it_was_found_and_is_a_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutants, "ROOT", tmp_path)
    file = tmp_path / "rule.py"
    file.write_text(SOURCE, encoding="utf-8")
    found = {mutant.new: mutants.written(mutant, SOURCE) for mutant in mutants.mutants_of(file)}
    assert set(found) == {"pass", "(fame > 16)", "17", "('' if fame >= 16 else f'{fame > 2}')"}
    assert all(ast.parse(text) for text in found.values())
    assert "    pass\n    return" in found["pass"]
    assert "(fame > 16) else" in found["(fame > 16)"]


def test_the_probe_is_called_where_the_function_begins() -> None:
    text = mutants.probed(SOURCE, {6: [4, 5]})
    hits = "__import__('mutant_probe').hit(4); __import__('mutant_probe').hit(5)"
    assert f"    {hits}\n    tell(" in text
    assert ast.get_docstring(ast.parse(text).body[1]) == "Whether 1 is enough."  # type: ignore[arg-type]


@pytest.mark.slow
def test_the_same_seed_draws_the_same_changes_as_many_in_each_layer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutants, "LAYERS", ("storage", "words/cards"))
    drawn = mutants.draw("test", 4)
    assert drawn == mutants.draw("test", 4) != mutants.draw("other", 4)
    assert [mutant.path.split("/")[1] for mutant in drawn] == ["storage", "storage", "words", "words"]
