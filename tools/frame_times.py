"""How long the window needs: to the first frame, for an idle frame of the board, for its busiest ones.

For ``tools/bench.py --frames``.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

import pygame

from trickerion.app.loop import App
from trickerion.app.registry import open_scene
from trickerion.app.scene import Scene
from trickerion.app.session import Session
from trickerion.bots.registry import make_bot
from trickerion.rules.game import Game
from trickerion.rules.moves import PlaceCharacter
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes import load_scenes
from trickerion.storage.data_paths import find_data_paths

SIZE = (1920, 1080)
FRAMES = 120
STEP = 1 / 60

_FIRST_FRAME = """
from pathlib import Path
from trickerion.app.loop import App
from trickerion.app.registry import open_scene
from trickerion.scenes import load_scenes
from trickerion.storage.data_paths import find_data_paths
app = App(find_data_paths(Path({folder!r})), size={size!r})
load_scenes()
open_scene(app, "title")
app.frame([], 0.0)
"""


def measure() -> dict[str, float]:
    """What -> how long, the unit in the name: milliseconds (medians) and seconds. Opens a window of 1920x1080."""
    times = {"start to the first frame (s)": first_frame_seconds()}
    load_scenes()
    with tempfile.TemporaryDirectory() as folder:
        app = App(find_data_paths(Path(folder)), size=SIZE)
        app.settings.opponents_pace = 1e-9
        session = Session(_busy_game(), None)
        board = open_scene(app, "board", how="reset", session=session)
        times |= _measure_board(app, board, session)
        app.close()
        pygame.quit()
    return times


def first_frame_seconds() -> float:
    """Seconds from the start of a new process until it has shown its first frame and is gone; the best of three."""
    taken = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(3):
            begun = time.perf_counter()
            code = _FIRST_FRAME.format(folder=folder, size=SIZE)
            subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
            taken.append(time.perf_counter() - begun)
    return min(taken)


def _busy_game() -> Game:
    """A game of four in its fourth turn, the first seat about to place a Character."""
    seats = tuple(Seat(f"Player {number}") for number in range(4))
    game = Game.new(GameOptions(seats), "frames")
    bots = [make_bot("assistant", seat) for seat in range(4)]
    while (decision := game.decision) is not None:
        ready = game.state.turn == 4 and (decision.seat, decision.question) == (0, "Placing")
        if ready and any(isinstance(move, PlaceCharacter) for move in game.legal_moves()):
            break
        game.apply(bots[decision.seat].choose(game.view_for(decision.seat)).move)
    return game


def _measure_board(app: App, board: Scene, session: Session) -> dict[str, float]:
    app.settings.motion = 0.0
    app.settings.seam = "off"
    _frames(app, 10)
    times = {"board, idle frame (ms)": _median_ms(app, lambda _number: [])}
    app.settings.motion = 1.0
    move = next(move for move in session.legal if isinstance(move, PlaceCharacter))
    start = board.spots.rect(f"character.{move.character}").center
    app.frame([_mouse(pygame.MOUSEBUTTONDOWN, start, button=1)], STEP)
    end = board.spots.rect(f"slot.{move.slot}").center
    app.frame([_motion(end)], STEP)
    times["board, a disk in the hand (ms)"] = _median_ms(app, lambda number: [_motion(_near(end, number))])
    app.frame([_mouse(pygame.MOUSEBUTTONUP, end, button=1)], STEP)
    session.play(session.legal[0])
    times["board, things in flight (ms)"] = _median_ms(app, lambda _number: [], 30)
    redraw: Callable[[], object] = getattr(board, "redraw", lambda: None)

    def anew(_number: int) -> list[pygame.event.Event]:
        redraw()
        return []

    times["board, drawn anew (ms)"] = _median_ms(app, anew, 20)
    return times


def _near(point: tuple[int, int], number: int) -> tuple[int, int]:
    return point[0] + number % 7 - 3, point[1] + number % 5 - 2


def _mouse(kind: int, at: tuple[int, int], **more: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, pos=at, **more)


def _motion(at: tuple[int, int]) -> pygame.event.Event:
    return _mouse(pygame.MOUSEMOTION, at, rel=(1, 1), buttons=(1, 0, 0))


def _frames(app: App, number: int) -> None:
    for _ in range(number):
        app.frame([], STEP)


def _median_ms(app: App, events: Callable[[int], list[pygame.event.Event]], frames: int = FRAMES) -> float:
    """Milliseconds of the processor: other programs on the machine do not count."""
    taken = []
    for number in range(frames):
        begun = time.thread_time()
        app.frame(events(number), STEP)
        taken.append(time.thread_time() - begun)
    return 1000 * median(taken)
