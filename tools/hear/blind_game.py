"""A game played by somebody who does not see: keys alone, and what a screen reader would say.

    python tools/hear/blind_game.py [--language fr] [--seed 3] [--short] [transcript.txt]

From the title through the Set-up to the final table, against one computer player, an Assistant. Prints all that was
pressed and spoken. Ends with 1 when the game has not come to its end, or a place of the screen was without a name.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from typing import TYPE_CHECKING

from tools.hear.ear import Ear
from trickerion.app.registry import open_scene
from trickerion.language.signs import in_words
from trickerion.language.speech import headed
from trickerion.language.tongue import PASSED_ON, languages
from trickerion.scenes import load_scenes
from trickerion.words import commands
from trickerion.words.said import part_of
from trickerion.words.screens import menus, setup
from trickerion.words.screens import scoring as final

if TYPE_CHECKING:
    from trickerion.app.heard import Part

BY_EAR = "by ear"
"""First words of the seed of such a game."""
PATIENCE = 6000
"""Frames in which nothing can be decided, after which the game stands still."""
MOST = 9000
"""Decisions, some of them tried in vain."""
LONGEST_ROUND = 90
"""Presses of Tab after which one is no longer looking for the first place again."""
BORED = 40
"""Decisions that lead to nothing, after which one takes the usual answer."""


class BlindPlayer:
    """Hears what Tab visits, takes what was taken least, what is likely to matter first; nothing else is known."""

    def __init__(self, ear: Ear, seed: int) -> None:
        self.ear, self.dice = ear, Random(seed)
        self._taken: Counter[str] = Counter()
        self.nameless: list[str] = []
        self.decided = 0

    # --- from the title to the table

    def find(self, name: str) -> None:
        """Walk by Tab until something of that name is in focus. Raises LookupError."""
        for _ in range(LONGEST_ROUND):
            if self.ear.focus.name == name:
                return
            self.ear.press("tab", frames=1)
        raise LookupError(f"no {name!r} on {self.ear.title!r}")

    def choose(self, *names: str) -> None:
        """Find and press one after the other."""
        for name in names:
            self.find(in_words(name))
            self.ear.press("return")

    def sit_down(self, seed: str, *, short: bool) -> None:
        """A table for two, the other of whom is an Assistant."""
        seats = {number: setup.seat(number=number) for number in (2, 3)}
        level = headed(head=part_of(part=seats[2], whole=setup.LEVEL_OF), text=setup.LEVELS["assistant"].name)
        self.choose(menus.TITLE_ENTRIES["new"][0])
        self.choose(headed(head=seats[3], text=setup.KINDS["empty"]))
        self.choose(headed(head=seats[2], text=setup.KINDS["computer"]), level)
        if short:
            self.choose(setup.SHORT_GAME.name)
        self.choose(setup.SEED)
        self.ear.write(seed)
        self.ear.press("tab")
        self.ear.press("ctrl+return")

    # --- the game

    def play(self) -> bool:
        """Decide until the final table is told; False if that never comes."""
        waited = bored = 0
        for _ in range(MOST):
            if self.ear.title == in_words(final.TITLE):
                return True
            before = self.told
            if self.decide():
                waited, bored = 0, 0 if self.told != before else bored + 1
            else:
                waited += 1
                self.ear.let_others_think()
            if bored > BORED:
                self.ear.press("escape")
                self.ear.press("ctrl+return")
                bored = 0
            if waited > PATIENCE:
                return False
        return False

    @property
    def told(self) -> object:
        """The title, and the number of sentences told: another value means that something has happened."""
        return self.ear.title, len([p for p in self.ear.heard.parts.values() if p.kind == "told"])

    def decide(self) -> bool:
        """Hear all that answers, and take one; False if there is nothing to take."""
        found = self.round()
        usable = {n: part for n, part in found.items() if part.is_enabled and part.name not in AVOIDED}
        if not usable:
            return False
        last = max(found)  # the usual button comes last
        choice = min(usable, key=lambda n: (self._taken[self._known(usable[n])], n == last, self.dice.random()))
        self._taken[self._known(usable[choice])] += 1
        for _ in range(LONGEST_ROUND):
            if self.ear.heard.focus == choice:
                break
            if choice not in self.ear.heard.parts:
                return True
            self.ear.press("tab", frames=1)
        self.decided += 1
        self.ear.press("return", frames=4)
        return True

    def _known(self, part: Part) -> str:
        """The name of a part on its screen, by which one knows what has been taken."""
        return f"{self.ear.title}: {part.name}"

    def round(self) -> dict[int, Part]:
        """All that Tab visits, by number."""
        found: dict[int, Part] = {}
        title = self.ear.title
        for _ in range(LONGEST_ROUND):
            self.ear.press("tab", frames=1)
            number = self.ear.heard.focus
            if number in found or self.ear.title != title:
                break
            found[number] = self.ear.heard.parts[number]
            if not found[number].name:
                self.nameless.append(f"{self.ear.title}: {found[number].kind}")
        return found


AVOIDED = {in_words(commands.COMMAND[name].title) for name in ("undo", "redo", "hint")}
"""Ways back, and help."""


def play(folder: Path, seed: int, *, short: bool) -> tuple[bool, list[str], list[str]]:
    """A game: whether it has come to its end, all that was pressed and spoken, places without a name."""
    load_scenes()
    ear = Ear(folder, {"opponents_pace": 0.0})
    try:
        open_scene(ear.app, "title", how="reset")
        ear.wait(10)
        player = BlindPlayer(ear, seed)
        player.sit_down(f"{BY_EAR} {seed}", short=short)
        is_over = player.play()
        if is_over:
            player.round()
        return is_over, ear.lines, player.nameless
    finally:
        ear.close()


def main() -> int:
    """Play, and print."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--language", choices=sorted(languages()))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--short", action="store_true", help="three turns")
    parser.add_argument("transcript", type=Path, nargs="?")
    given = parser.parse_args()
    if given.language and os.environ.get(PASSED_ON) != given.language:
        environment = {**os.environ, PASSED_ON: given.language}
        return subprocess.run([sys.executable, *sys.argv], env=environment, check=False).returncode
    with tempfile.TemporaryDirectory() as folder:
        is_over, lines, nameless = play(Path(folder), given.seed, short=given.short)
    text = "\n".join(lines) + "\n"
    _ = given.transcript.write_text(text, encoding="utf-8") if given.transcript else sys.stdout.write(text)
    for place in nameless:
        print("without a name:", place, file=sys.stderr)
    print("to the end" if is_over else "not to the end", len(lines), "lines", file=sys.stderr)
    return 0 if is_over and not nameless else 1


if __name__ == "__main__":
    sys.exit(main())
