"""The table of what is in the game, in docs/content.md, is generated from the rules."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS, TRICKS, printed_for

ROOT = Path(__file__).resolve().parent.parent.parent


def tool() -> ModuleType:
    """The tool as a module; tools are no package."""
    spec = importlib.util.spec_from_file_location("list_content", ROOT / "tools" / "list_content.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_table_names_everything() -> None:
    table = tool().table()
    for things in (TRICKS.values(), *(printed_for(cards, ()) for cards in (MAGICIANS, SPECIALS, PROPHECIES))):
        assert [thing.name for thing in things if thing.name not in table] == []
    assert all(line.startswith("| ") and line.endswith(" |") for line in table.splitlines())


def test_the_table_goes_between_its_markers() -> None:
    made = tool().with_table("above\n<!-- content -->\nold\n<!-- /content -->\nbelow\n")
    assert made == f"above\n<!-- content -->\n{tool().table()}\n<!-- /content -->\nbelow\n"
    with pytest.raises(ValueError, match="needs the lines"):
        tool().with_table("no markers")


def test_the_page_shows_the_table() -> None:
    text = (ROOT / "docs" / "content.md").read_text(encoding="utf-8")
    assert tool().with_table(text) == text, "run tools/list_content.py --write"
