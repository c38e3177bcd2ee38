"""What README, CONTRIBUTING and the pages in docs name is there, and each stays as long as it is meant to be."""

import ast
import re
from functools import cache

import pytest
from house_figures import ROOT, imports, sources

TREE = ROOT.parent
BELOW = ("", "trickerion", "trickerion/rules", "trickerion/words", "trickerion/bots", "trickerion/rules/cards", "tests")
"""Where a path may begin."""

PAGES = ["CONTRIBUTING.md", "README.md", *sorted(f"docs/{page.name}" for page in (TREE / "docs").glob("*.md"))]
EXPLAINING = {"CONTRIBUTING.md": 10, "docs/architecture.md": 30, "docs/recipes.md": 30}
"""The pages for developers, and the least number of paths in each."""

MADE = {"dist/Trickerion/", "games/", "release/", "replays/"}
"""What builds and games make."""

MOST_OUTSIDE = 21
"""Files of the rules outside the Academy's own that import something of it; the window's door asks all modules."""
DOOR = re.compile("academy|rules/(ask|facts)/")


def text_of(document: str) -> str:
    return (TREE / document).read_text(encoding="utf-8")


@pytest.mark.parametrize("document", PAGES)
def test_every_path_that_a_page_names_exists(document: str) -> None:
    text = text_of(document)
    paths = {
        *re.findall(r"`([\w./]+(?:/|\.py|\.toml|\.md|/run))`", text),
        *re.findall(r"(?:tools|tests)/[\w./]+\w", text),
    }
    paths -= MADE
    names = {path.name for path in TREE.glob("trickerion/**/*.*")}
    missing = {
        path for path in paths if path not in names and not any((TREE / start / path).exists() for start in BELOW)
    }
    assert not missing
    assert len(paths) >= EXPLAINING.get(document, 0)


@pytest.mark.parametrize("document", PAGES)
def test_every_link_and_picture_of_a_page_is_there(document: str) -> None:
    here = (TREE / document).parent
    links = re.findall(r"\]\(([^)]+)\)", text_of(document))
    assert [link for link in links if "://" not in link and not (here / link.partition("#")[0]).exists()] == []


def test_every_picture_is_shown() -> None:
    text = "".join(map(text_of, PAGES))
    assert [picture.name for picture in (TREE / "docs").glob("*.jpg") if picture.name not in text] == []


@cache
def words_of_the_code() -> frozenset[str]:
    """Every word that the program, its data, tests and tools are written with."""
    files = (path for folder in ("trickerion", "tests", "tools") for path in (TREE / folder).rglob("*"))
    written = (path for path in files if path.suffix in (".py", ".toml") and "playthroughs" not in path.parts)
    return frozenset(word for path in written for word in re.findall(r"\w+", path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("document", EXPLAINING)
def test_every_name_that_a_developer_is_told_exists(document: str) -> None:
    spans = re.findall(r"`([^`\n]+)`", text_of(document))
    told = {
        name for span in spans if "/" not in span and " " not in span for name in re.findall(r"[A-Za-z_]\w{3,}", span)
    }
    assert sorted(told - words_of_the_code()) == []


PLACED = (
    r"`[\w.]*?(?P<name>\w+)(?:\([^`]*\))?`\s+(?:of |in )?\(?`(?P<path>[\w/]+\.(?:py|toml))`",
    r"`(?P<path>[\w/]+\.(?:py|toml))` \([^()]*?`(?P<name>[A-Za-z_]+)`",
)
"""How a page says in which file something stands."""


@pytest.mark.parametrize("document", EXPLAINING)
def test_every_name_is_in_the_file_where_a_page_says_that_it_is(document: str) -> None:
    told = [match for pattern in PLACED for match in re.finditer(pattern, text_of(document))]
    files = [[path for start in BELOW if (path := TREE / start / match["path"]).is_file()] for match in told]
    texts = ["".join(path.read_text(encoding="utf-8") for path in found) for found in files]
    missing = [match[0] for match, text in zip(told, texts, strict=True) if match["name"] not in text]
    assert not missing
    assert len(told) >= EXPLAINING[document] - 10


def test_every_file_that_the_head_of_a_file_names_exists() -> None:
    files = {path.name for path in TREE.glob("t*/**/*.py")}
    heads = [ast.get_docstring(source.tree) or "" for source in sources()]
    assert {name for head in heads for name in re.findall(r"(?<!\.)\b\w+\.py", head)} <= files


@pytest.mark.parametrize(("page", "most"), {"README": 120, "CONTRIBUTING": 60, "docs/architecture": 125}.items())
def test_a_page_stays_a_page(page: str, most: int) -> None:
    assert len(text_of(f"{page}.md").splitlines()) <= most


def test_the_rules_know_the_academy_in_few_files() -> None:
    outside = [source for source in sources() if source.layer == "rules" and not DOOR.search(source.path)]
    knowing = [source.path for source in outside if any("academy" in module for module in imports()[source.module])]
    assert 10 < len(knowing) <= MOST_OUTSIDE, knowing
