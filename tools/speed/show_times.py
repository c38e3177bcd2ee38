"""Times of frames of shows, with an empty folder of pictures and with a filled one. A part of ``bench.py``.

    python tools/speed/show_times.py

Shows of two, three and four players in the three theaters, act by act, without sound, each frame as long as it takes.
What is painted while the playbill hangs, or before the curtain is seen, holds nothing up that moves: it is told apart.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
sys.path.insert(1, str(ROOT / "tests"))

from typing import TYPE_CHECKING

from tools.shots.theater_games import SIX, Shows
from trickerion.app.loop import App
from trickerion.app.registry import do_ahead, open_scene
from trickerion.play.session import Session
from trickerion.rules.moves import Perform
from trickerion.scenes import load_scenes
from trickerion.scenes.performance.scene import PerformanceScene
from trickerion.storage.data_paths import find_data_paths

if TYPE_CHECKING:
    from collections.abc import Iterator

    from trickerion.rules.game import Game

SIZE = (1920, 1080)
MOST_FRAMES, QUIET, STEP = 2000, 300, 1 / 60
Figure = tuple[str, float, str, float]


def shows() -> list[Game]:
    """Games on the evening of a show; the first seat performs."""
    return [
        Shows(4).bill("magnus_pantheon_01", SIX).evening("assistant", "manager"),
        Shows(3).bill("grand_magorian_01", (*SIX[1:3], SIX[4])).evening("assistant"),
        Shows(2).bill("riverside_02", SIX[:2]).evening("engineer"),
    ]


def seen(app: App, game: Game) -> tuple[list[float], list[float]]:
    """Milliseconds of the processor for each frame of a show in which something moves, and for each other one."""
    session = Session(game.clone(), None)
    moving, still = list[float](), list[float]()
    scene = open_scene(app, "performance", how="reset", session=session)
    assert isinstance(scene, PerformanceScene)
    for _ in range(3):
        app.frame([], STEP)
    scene.on_events(session.play(next(move for move in game.legal_moves() if isinstance(move, Perform))))
    while (showing := scene.showing) is not None and (showing.moving or showing.due) and len(moving) < MOST_FRAMES:
        begun = time.thread_time()
        app.step([], STEP)
        taken = moving if showing.is_built and showing.moving else still
        taken.append(1000 * (time.thread_time() - begun))
    session.close()
    return moving, still


def measure() -> Iterator[Figure]:
    """Milliseconds of the processor, first with an empty folder, then with one that quiet moments have filled."""
    load_scenes()
    games = shows()
    with tempfile.TemporaryDirectory() as folder:
        for how in ("painted", "read"):
            app = App(find_data_paths(Path(folder)), size=SIZE)
            app.settings.motion, app.settings.seam = 1.0, "off"
            taken = [seen(app, game) for game in games]
            for _ in range(QUIET):
                do_ahead()
                time.sleep(STEP)
            app.close()
            moving = sorted(ms for show, _ in taken for ms in show)
            yield f"a frame of a show, pictures {how}, in the middle", moving[len(moving) // 2], "ms", 8.0
            yield f"the same, 99 of 100 ({len(moving)} frames)", moving[len(moving) * 99 // 100], "ms", 16.7
            yield "the same, the longest", moving[-1], "ms", 33.0
            for most in (16, 33, 60):
                yield f"frames over {most} ms", sum(ms > most for ms in moving), "", 0
            yield "the longest while nothing moves", max(ms for _, still in taken for ms in still), "ms", 60.0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.parse_args()
    for what, figure, unit, goal in measure():
        print(f"{what:<62}{figure:>9.1f} {unit:<3} goal {goal}", flush=True)
