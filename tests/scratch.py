"""A copy of the tree in which a recipe is followed: what the page does not name may not be touched there."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
LEFT: Final = {
    ".git",
    ".venv",
    "__pycache__",
    ".mypy_cache",
    ".ruff_cache",
    ".pytest_cache",
    ".hypothesis",
    "dist",
    "build",
}
"""Folders of no use to a copy."""


def _of_no_use(_folder: str, names: list[str]) -> set[str]:
    return LEFT.intersection(names)


def recipe(name: str) -> str:
    """The chapter of the recipes with this title. Raises KeyError when there is none."""
    chapters = re.split(r"^## ", (ROOT / "docs" / "recipes.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    return dict(chapter.split("\n", 1) for chapter in chapters[1:])[name]


class Scratch:
    """The tree while one recipe is followed in it. ``touched``: files of the program that were changed by hand."""

    def __init__(self, folder: Path, name: str) -> None:
        self.root, self.page = folder / "tree", recipe(name)
        self.touched: set[str] = set()
        shutil.copytree(ROOT, self.root, ignore=_of_no_use)

    def write(self, path: str, text: str, said: str = "") -> None:
        """Make a file, or add to the end of one."""
        place = self._named(path, said)
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text((place.read_text(encoding="utf-8") if place.is_file() else "") + text, encoding="utf-8")

    def change(self, path: str, old: str, new: str, said: str = "") -> None:
        """Put something in the place of what stands there once. ``said``: what the page calls a file without a name."""
        place = self._named(path, said)
        text = place.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{path} has {old!r} {text.count(old)} times"
        place.write_text(text.replace(old, new), encoding="utf-8")

    def add(self, path: str, line: str, more: str, said: str = "") -> None:
        """Put a line below another one."""
        self.change(path, f"{line}\n", f"{line}\n{more}\n", said)

    def told(self, test: str, old: str, new: str) -> None:
        """Tell a test that the page names of a new number."""
        assert test in self.page, f"the page does not name {test}"
        found = [path for path in (self.root / "tests").rglob("*.py") if f"def {test}(" in path.read_text("utf-8")]
        assert len(found) == 1, f"{test} stands in {found}"
        before, begin, rest = found[0].read_text(encoding="utf-8").partition(f"def {test}(")
        assert old in rest, f"{test} does not say {old}"
        found[0].write_text(before + begin + rest.replace(old, new, 1), encoding="utf-8")

    def tool(self, command: str, *arguments: str) -> str:
        """Run a tool that the recipes name; what it prints."""
        assert command in (ROOT / "docs" / "recipes.md").read_text(encoding="utf-8"), f"no recipe names {command}"
        return self._run([*command.split()[1:], *arguments])

    def holds(self, name: str = "") -> None:
        """Run the checks at the end of the page; ``name``: what stands there as `<module>`."""
        commands = re.findall(r"^ +\.venv/bin/python (.+)$", self.page, flags=re.MULTILINE)
        assert commands, "the page says how to check"
        self._translate()
        for command in commands:
            self._run(shlex.split(command.replace("<module>", name)))

    def _translate(self) -> None:
        """Give the shipped languages what is new: in English, with the terms of their glossaries."""
        for code, page in (("fr", "french.md"), ("de", "german.md")):
            asked = self.root / "build" / code
            self.tool("python tools/books/bundle.py make", code, str(asked))
            rows = re.findall(
                r"^\| ([A-Z]\w+) \| ([^|]+?) \|", (self.root / "docs" / page).read_text("utf-8"), re.MULTILINE
            )
            for file in asked.glob("*.txt"):
                text = file.read_text("utf-8")
                for term, own in rows:
                    text = re.sub(rf"(?<![\w{{\[:]){term}(s|es)?(?![\w}}\]:])", own.split(" / ")[0], text)
                file.write_text(text, encoding="utf-8")
            self.tool("python tools/books/bundle.py take", code, str(asked))

    def _named(self, path: str, said: str) -> Path:
        """Place of a file that the page names, by its path, its name or its folder, or in words of its own."""
        ways = {said} if said else {path, Path(path).name, f"{Path(path).parent.as_posix()}/"}
        assert any(way.removeprefix("trickerion/") in self.page for way in ways), f"the page does not name {path}"
        if path.startswith("trickerion/"):
            self.touched.add(path)
        return self.root / path

    def _run(self, command: list[str]) -> str:
        more = ["-n", "0", "-p", "no:cacheprovider", *([] if "-m" in command[1:] else ["-m", "not slow"])]
        more = more if "pytest" in command else []
        asked = [sys.executable, *command, *more]
        done = subprocess.run(asked, cwd=self.root, capture_output=True, text=True, env=self._surroundings())
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
        return done.stdout

    def _surroundings(self) -> dict[str, str]:
        return os.environ | {"PYTHONPATH": str(self.root), "PYTHONDONTWRITEBYTECODE": "1"}
