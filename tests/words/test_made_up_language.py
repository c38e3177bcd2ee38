"""A made-up language pushed through screens in its own process: what carries no mark is English left over."""

import os
import subprocess
import sys
from pathlib import Path

import made_up

from trickerion.language import tongue

ROOT = Path(__file__).resolve().parents[2]
SCREENS = ("title", "menus", "setup", "board", "curtain")
MOST_ENGLISH = 560
"""Words on these screens that carry no mark. The goal: names of people and of the program, and keys."""

PROGRAM = """
import re, tempfile
from pathlib import Path
import screenshots
from studio import Studio
from trickerion.scenes import load_scenes
from trickerion.ui import text
seen, draw = set(), text._letters

def letters(role, size, line, colour):
    seen.update(re.findall(r"[^\\W\\d_]{3,}", line))
    return draw(role, size, line, colour)

text._letters = letters
load_scenes()
with tempfile.TemporaryDirectory() as folder:
    studio = Studio(Path(folder), [(1280, 720)], Path(folder))
    for name in SCREENS:
        screenshots.PICTURES[name](studio)
        studio.rest()
    studio.close()
plain = sorted(word for word in seen if not re.search("[áéíóúýÁÉÍÓÚÝ]", word) and re.search("[aeiouyAEIOUY]", word))
print(*plain)
"""


def test_few_words_are_left_in_english(tmp_path: Path) -> None:
    made_up.language(tmp_path)
    program = made_up.speaking(tmp_path) + f"SCREENS = {SCREENS!r}\n" + PROGRAM
    environment = os.environ | {tongue.PASSED_ON: made_up.CODE, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, cwd=ROOT, env=environment)
    assert done.returncode == 0, done.stderr
    english = done.stdout.split()
    assert len(english) <= MOST_ENGLISH, (len(english), english)
