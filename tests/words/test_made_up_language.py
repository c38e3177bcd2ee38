"""A made-up language pushed through screens in its own process: what carries no mark is English left over.

Its words are a third longer; no line of them is cut.
"""

import os
import subprocess
import sys
from pathlib import Path

import made_up
import pytest

from tools.shots.screenshots import PICTURES
from trickerion.language import tongue

ROOT = Path(__file__).resolve().parents[2]
SCREENS = ("title", "menus", "board")

PROGRAM = """
import re
from pathlib import Path
from tools.shots import screenshots
from tools.shots.studio import Studio
from trickerion.language import tongue
from trickerion.scenes import credits, load_scenes
from trickerion.ui import text
from trickerion.words import names
from trickerion.together import code
from trickerion.words.screens import setup
seen, draw = set(), text._letters
FILES = ("trickerion/evenings.json",)  # is named where it cannot be read
credits.icon_authors = dict  # names of pictures by other people

def letters(style, line, colour):
    is_code = len(line) == code.GROUP and set(line) <= set(code.LETTERS)
    whole = (word for word in re.findall(r"[^\\W_]{3,}", line) if not re.search(r"\\d", word))  # a sum has digits
    seen.update(() if is_code else whole)
    return draw(style, line, colour)

text._letters = letters
load_scenes()
for width, height in SIZES:
    folder = Path(FOLDER, str(width))
    studio = Studio(folder, [(width, height)], folder)
    for name in SCREENS:
        screenshots.PICTURES[name](studio)
        studio.rest()
    studio.close()
plain = (word for word in seen if not re.search("[áéíóúýÁÉÍÓÚÝ]", word) and re.search("[aeiouyAEIOUY]", word))
typed = re.findall(r"\\w+", " ".join((*screenshots.TYPED, *FILES)))
own = " ".join(map(tongue.own_name, tongue.languages())).split()
kept = (*typed, *own, *setup.SEED_COLOURS, *setup.SEED_THINGS, *names.ROMAN.values())
path = " ".join((FOLDER, *FILES))  # a long one is broken wherever its line ends
print(*sorted(word for word in plain if word not in path and not any(name.startswith(word) for name in kept)))
print(*sorted(text.cut_short), sep="\\n")
"""


def drawn(folder: Path, screens: tuple[str, ...], *sizes: tuple[int, int]) -> tuple[list[str], list[str]]:
    """The words that are English on these screens, and the lines that are cut."""
    made_up.language(folder)
    (folder / "sitecustomize.py").write_text(made_up.speaking(folder), encoding="utf-8")  # for those that think, too
    program = f"SCREENS, SIZES, FOLDER = {(screens, sizes, str(folder))!r}\n{PROGRAM}"
    known_at = os.pathsep.join([str(folder), str(ROOT)])
    environment = os.environ | {
        tongue.PASSED_ON: made_up.CODE,
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "PYTHONPATH": known_at,
    }
    environment |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, env=environment)
    assert done.returncode == 0, done.stderr
    english, *cut = done.stdout.splitlines()
    return english.split(), [line for line in cut if line]


@pytest.mark.slow
def test_nothing_is_left_in_english_and_nothing_is_cut(tmp_path_factory: pytest.TempPathFactory) -> None:
    english, cut = drawn(tmp_path_factory.mktemp("x"), SCREENS, (1280, 720))
    assert (english, cut) == ([], [])


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_nothing_is_left_in_english_on_any_screen(
    tmp_path_factory: pytest.TempPathFactory, size: tuple[int, int]
) -> None:
    english, cut = drawn(tmp_path_factory.mktemp("x"), tuple(PICTURES), size)
    assert (english, cut) == ([], [])
