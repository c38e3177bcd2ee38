"""How long the window needs: to the first frame, for scenes that are opened, for idle and busy frames of the board.

A part of ``tools/speed/bench.py``.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

import pygame

from trickerion.app.loop import App
from trickerion.app.registry import do_ahead, open_scene
from trickerion.bots.registry import make_bot
from trickerion.play.session import Session
from trickerion.rules.game import Game
from trickerion.rules.moves import PlaceCharacter
from trickerion.rules.options import GameOptions, Seat
from trickerion.scenes import load_scenes
from trickerion.storage.data_paths import find_data_paths

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from trickerion.app.stacked_scene import StackedScene

SIZE = (1920, 1080)
SIZES = {SIZE: (1.0, 3.5, 16.7, 7.0), (3840, 2160): (4.0, 6.0, 16.7, 12.0)}
"""Size of the window -> goals for the board: idle, a disk in the hand, things in flight, drawn anew."""
LATER = ("workshop", "theater", "log")
FRAMES = 120
QUIET = 60  # idle moments, in which what comes first is imported and painted ahead
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
import time
print(time.process_time())
"""


Figure = tuple[str, float, str, float]
"""What was measured, how long it takes, the unit, and the goal."""


def measure() -> Iterator[Figure]:
    """Start, scenes, and frames of the board at both sizes: seconds and milliseconds (medians) of the processor."""
    yield "start to the first frame, no window shown", first_frame_seconds(), "s", 0.7
    load_scenes()
    game = _busy_game()
    for size, goals in SIZES.items():
        with tempfile.TemporaryDirectory() as folder:
            app = App(find_data_paths(Path(folder)), size=size)
            app.settings.opponents_pace = 1e-9
            session = Session(game.clone(), None)
            if size != SIZE:
                _be_quiet()
            board, first = _opened(app, "board", how="reset", session=session)
            if size == SIZE:
                yield "first frame of the board, at once", first, "ms", 120.0
                _be_quiet()
                for name in LATER:
                    scene, first = _opened(app, name, session=session)
                    yield f"first frame of the {name} after it", first, "ms", 150.0
                    app.stack.pop(scene)
            else:
                yield f"first frame of the board after a quiet moment, {size[0]} x {size[1]}", first, "ms", 120.0
            for (what, taken), goal in zip(_measure_board(app, board, session).items(), goals, strict=True):
                yield f"{what}, {size[0]} x {size[1]}", taken, "ms", goal
            app.close()


def _be_quiet() -> None:
    """Nobody does anything for a moment."""
    for _ in range(QUIET):
        do_ahead()


def _opened(app: App, name: str, **more: Any) -> tuple[StackedScene, float]:
    """A scene with its first frame, and the milliseconds of both."""
    begun = time.thread_time()
    scene = open_scene(app, name, **more)
    app.frame([], 0.0)
    return scene, 1000 * (time.thread_time() - begun)


def first_frame_seconds() -> float:
    """Seconds of the processor from the start of a new process to its first frame; the best of three."""
    taken = []
    with tempfile.TemporaryDirectory() as folder:
        for _ in range(3):
            code = _FIRST_FRAME.format(folder=folder, size=SIZE)
            command, unseen = [sys.executable, "-c", code], {**os.environ, "SDL_VIDEODRIVER": "dummy"}
            done = subprocess.run(command, check=True, capture_output=True, text=True, env=unseen)
            taken.append(float(done.stdout.split()[-1]))
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


def _measure_board(app: App, board: StackedScene, session: Session) -> dict[str, float]:
    app.settings.motion = 0.0
    app.settings.seam = "off"
    _frames(app, 10)
    times = {"board, idle frame": _median_ms(app, lambda _number: [])}
    app.settings.motion = 1.0
    move = next(move for move in session.legal if isinstance(move, PlaceCharacter))
    start = board.spots.rect(f"character.{move.character}").center
    app.frame([_mouse(pygame.MOUSEBUTTONDOWN, start, button=1)], STEP)
    end = board.spots.rect(f"slot.{move.slot}").center
    app.frame([_motion(end)], STEP)
    times["board, a disk in the hand"] = _median_ms(app, lambda number: [_motion(_near(end, number))])
    app.frame([_mouse(pygame.MOUSEBUTTONUP, end, button=1)], STEP)
    session.play(session.legal[0])
    times["board, things in flight"] = _median_ms(app, lambda _number: [], 30)
    redraw: Callable[[], object] = getattr(board, "redraw", lambda: None)

    def anew(_number: int) -> list[pygame.event.Event]:
        redraw()
        return []

    times["board, drawn anew"] = _median_ms(app, anew, 20)
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
