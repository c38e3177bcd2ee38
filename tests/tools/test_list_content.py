"""The table of what is in the game, in docs/content.md, is generated from the rules."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.books import list_content
from trickerion.rules.catalog import MAGICIANS, PROPHECIES, SPECIALS, TRICKS, printed_for

ROOT = Path(__file__).resolve().parent.parent.parent


def test_the_table_names_everything() -> None:
    table = list_content.table()
    printed = [card.name for card in printed_for(MAGICIANS, ())] + [card.name for card in printed_for(SPECIALS, ())]
    printed += [card.name for card in printed_for(PROPHECIES, ())] + [trick.name for trick in TRICKS.values()]
    assert [name for name in printed if name not in table] == []
    assert all(line.startswith("| ") and line.endswith(" |") for line in table.splitlines())
    # goes between its markers
    made = list_content.with_table("above\n<!-- content -->\nold\n<!-- /content -->\nbelow\n")
    assert made == f"above\n<!-- content -->\n{list_content.table()}\n<!-- /content -->\nbelow\n"
    with pytest.raises(ValueError, match="needs the lines"):
        list_content.with_table("no markers")
    text = (ROOT / "docs" / "content.md").read_text(encoding="utf-8")
    assert list_content.with_table(text) == text, "run tools/books/list_content.py --write"


TOOLS = Path(__file__).resolve().parent.parent.parent / "tools" / "books"


@pytest.mark.parametrize("tool", ["make_playthroughs.py", "make_saves.py", "make_books.py"])
@pytest.mark.parametrize("word", [pytest.param("--help", marks=pytest.mark.slow), "--unknown"])
def test_asking_what_it_can_do_records_nothing(tool: str, word: str, tmp_path: Path) -> None:
    done = subprocess.run([sys.executable, TOOLS / tool, word], capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == (0 if word == "--help" else 2)
    assert "usage:" in done.stdout + done.stderr
    assert not list(tmp_path.iterdir())
