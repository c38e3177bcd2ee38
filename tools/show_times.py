"""How long frames of shows take, with an empty folder of pictures and with a filled one. A part of ``tools/bench.py``.

    python tools/show_times.py

Shows of games of two, of four and against the Heir, act by act, without sound, each frame as long as it takes.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from trickerion.app.loop import App
from trickerion.app.registry import do_ahead, open_scene
from trickerion.app.session import Session
from trickerion.bots.registry import make_bot
from trickerion.rules.events import PerformanceEnded
from trickerion.rules.game import Game
from trickerion.rules.moves import Move
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes import load_scenes
from trickerion.scenes.performance.scene import PerformanceScene
from trickerion.storage.data_paths import find_data_paths

SIZE = (1920, 1080)
KINDS = (
    ((Seat("Ada"), Seat("Bela")), (), 2),
    (tuple(map(Seat, ("Ada", "Bela", "Cleo", "Dora"))), (), 4),
    ((Seat("Ada"), Seat("Heir", "heir")), ("dark_alley", "prophecies", "heir"), 3),
)
"""Who sits down, the modules, and the turn whose shows are seen."""
SHOWS, MOST_FRAMES, QUIET, STEP = 3, 2000, 300, 1 / 60
Figure = tuple[str, float, str, float]


def shows() -> Iterator[tuple[Game, Move]]:
    """Games before the Move after which a show is seen."""
    for seats, modules, turn in KINDS:
        game = Game.new(GameOptions(seats, modules=modules, setup="beginner"), "frames-1")
        bots, found = [make_bot("assistant", seat) for seat in range(len(seats))], 0
        while (decision := game.decision) is not None and found < SHOWS:
            before, move = game.clone(), bots[decision.seat].choose(game.view_for(decision.seat)).move
            ends = any(isinstance(event, PerformanceEnded) for event in game.apply(move))
            if ends and game.state.turn >= turn and move in Session(before.clone(), None).game.legal_moves():
                found += 1
                yield before, move


def seen(app: App, before: Game, move: Move) -> list[float]:
    """Milliseconds of the processor for each frame of a show."""
    session, taken = Session(before.clone(), None), list[float]()
    scene = open_scene(app, "performance", how="reset", session=session)
    assert isinstance(scene, PerformanceScene)
    for _ in range(3):
        app.frame([], STEP)
    scene.on_events(session.play(move))
    while (showing := scene.showing) is not None and showing.moving and len(taken) < MOST_FRAMES:
        begun = time.thread_time()
        app.frame([], STEP)
        taken.append(1000 * (time.thread_time() - begun))
    return taken


def measure() -> Iterator[Figure]:
    """Milliseconds of the processor, first with an empty folder, then with one that quiet moments have filled."""
    load_scenes()
    games = [*shows()]
    with tempfile.TemporaryDirectory() as folder:
        for how in ("painted", "read"):
            app = App(find_data_paths(Path(folder)), size=SIZE)
            app.settings.motion, app.settings.seam = 1.0, "off"
            taken = [seen(app, *game) for game in games]
            for _ in range(QUIET):
                do_ahead()
                time.sleep(STEP)
            app.close()
            first = sorted(show[0] for show in taken if show)
            rest = sorted(ms for show in taken for ms in show[1:])
            yield f"first frame of a show, pictures {how}, in the middle", first[len(first) // 2], "ms", 60.0
            yield f"a frame of a show, pictures {how}, in the middle", rest[len(rest) // 2], "ms", 8.0
            yield f"the same, 99 of 100 ({len(rest)} frames)", rest[len(rest) * 99 // 100], "ms", 16.7
            yield "the same, the longest", rest[-1], "ms", 33.0
            for most in (16, 33, 60):
                yield f"frames over {most} ms", sum(ms > most for ms in rest), "", 0


if __name__ == "__main__":
    for what, figure, unit, goal in measure():
        print(f"{what:<62}{figure:>9.1f} {unit:<3} goal {goal}", flush=True)
